"""The one who appends to PostgreSQL: many tables in one statement, one round trip, one commit."""

from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Final

import asyncpg

from wormery.store.directory import Listing
from wormery.store.ids import TableId, Version
from wormery.store.log import Append, Conflict
from wormery.store.postgres.connection import PASSING, SPOILT, Address, patiently

if TYPE_CHECKING:
    from wormery.store.postgres.connection import Connection

_APPEND: Final = """
WITH asked AS (
    SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::bigint[])
    AS asked (id, expected, fence, more)
), moved AS (
    UPDATE tables SET version = version + more, silent = NULL FROM asked
    WHERE tables.id = asked.id AND version = expected AND tables.fence = asked.fence
    RETURNING tables.id
), written AS (
    INSERT INTO entries SELECT id, version, data
    FROM unnest($5::text[], $6::bigint[], $7::bytea[]) AS entry (id, version, data)
    JOIN moved USING (id)
)
SELECT id FROM moved
"""
"""Fence and version are checked in the statement that writes: there is no moment in between."""

_LISTING: Final = """
INSERT INTO cards VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (id) DO UPDATE SET
code = excluded.code, public = excluded.public, status = excluded.status,
updated = excluded.updated, guests = excluded.guests, data = excluded.data,
due = excluded.due, seen = excluded.seen, archived = false
"""


_PLAYED: Final = "INSERT INTO played VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING"


class Writer:
    """Holds the connection that appends go through, and opens another when it breaks."""

    def __init__(self, address: Address, patience: float) -> None:
        self._address = address
        self._patience = patience
        self._connection: asyncpg.Connection[asyncpg.Record] | None = None

    async def work(self, jobs: Sequence[Append]) -> list[object]:
        """Write *jobs* and say how each went; each table once."""
        return await patiently(partial(self._attempt, jobs), self._patience)

    async def close(self) -> None:
        """Hang up."""
        if self._connection is not None:
            with suppress(*PASSING):
                await self._connection.close()

    async def _attempt(self, jobs: Sequence[Append], again: bool) -> list[object]:
        connection = await self._connected()
        try:
            written = await self._write(connection, jobs)
            results: list[object] = []
            for job in jobs:
                if job.table in written or (again and await _is_there(connection, job)):
                    results.append(Version(job.expected + len(job.entries)))
                else:
                    results.append(
                        Conflict(
                            f"table {job.table} is not at version {job.expected},"
                            f" or fence {job.fence} does not hold it"
                        )
                    )
        except PASSING as problem:
            if not isinstance(problem, SPOILT):
                self._hang_up(connection)
            raise
        return results

    async def _connected(self) -> "asyncpg.Connection[asyncpg.Record]":
        if self._connection is None:
            self._connection = await self._address.connect()
        return self._connection

    def _hang_up(self, connection: "asyncpg.Connection[asyncpg.Record]") -> None:
        connection.terminate()
        self._connection = None

    async def _write(
        self, connection: "asyncpg.Connection[asyncpg.Record]", jobs: Sequence[Append]
    ) -> set[str]:
        listings = [job for job in jobs if job.listing is not None or job.games]
        if not listings:
            return await _append(connection, jobs)
        async with connection.transaction():
            written = await _append(connection, jobs)
            rows = [
                _row(job.table, job.listing)
                for job in listings
                if job.table in written and job.listing
            ]
            await connection.executemany(_LISTING, rows)
            if played := _played(jobs, written):
                await connection.executemany(_PLAYED, played)
        return written


def _played(jobs: Sequence[Append], written: set[str]) -> list[tuple[object, ...]]:
    return [
        (who, game.ended, job.table, game.number, told)
        for job in jobs
        for game in job.games
        for who, told in game.told
        if job.table in written
    ]


def _row(table: TableId, listing: Listing) -> tuple[object, ...]:
    guests = list(listing.guests)
    return (
        table,
        listing.code,
        listing.public,
        listing.status,
        listing.updated,
        guests,
        listing.data,
        listing.due,
        listing.seen,
    )


async def _append(connection: "Connection", jobs: Sequence[Append]) -> set[str]:
    entries = [
        (job.table, job.expected + place, data)
        for job in jobs
        for place, data in enumerate(job.entries, 1)
    ]
    records = await connection.fetch(
        _APPEND,
        [job.table for job in jobs],
        [job.expected for job in jobs],
        [job.fence for job in jobs],
        [len(job.entries) for job in jobs],
        [table for table, _, _ in entries],
        [version for _, version, _ in entries],
        [data for _, _, data in entries],
    )
    return {record["id"] for record in records}


async def _is_there(connection: "Connection", job: Append) -> bool:
    """Whether an attempt that was cut off has written it after all."""
    records = await connection.fetch(
        "SELECT data FROM entries WHERE id = $1 AND version > $2 ORDER BY version LIMIT $3",
        job.table,
        job.expected,
        len(job.entries),
    )
    return bool(job.entries) and [record["data"] for record in records] == list(job.entries)
