"""Leases in PostgreSQL: one row says that a server lives, and with it all the tables it holds."""

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Final

from wormery.store.ids import Fence, TableId
from wormery.store.leases import Held, Owner
from wormery.store.log import Job

if TYPE_CHECKING:
    from wormery.store.postgres.connection import Connection

HAS_LIVING_OWNER: Final = (
    "EXISTS (SELECT FROM owners WHERE owners.owner = tables.owner"
    " AND expires > clock_timestamp() AND NOT dead)"
)

_HEARD_OF: Final = """
INSERT INTO owners VALUES ($1, clock_timestamp() + $2 * interval '1 second')
ON CONFLICT (owner) DO UPDATE SET expires = excluded.expires
"""

_TAKE: Final = f"""
UPDATE tables SET owner = $2, fence = fence + 1, silent = CASE WHEN owner = $2 THEN silent
    ELSE coalesce(silent, (SELECT expires FROM owners WHERE owners.owner = tables.owner),
        clock_timestamp() + $3 * interval '1 second') END
WHERE id = ANY($1::text[]) AND (owner IS NULL OR owner = $2 OR NOT {HAS_LIVING_OWNER})
RETURNING id, fence
"""


class Lease(Job[Fence]):
    """A table that somebody wants to take."""

    __slots__ = ("owner", "table", "ttl")

    def __init__(
        self,
        table: TableId,
        owner: Owner,
        ttl: float,
        then: Callable[[Fence | Exception], None],
    ) -> None:
        super().__init__(then)
        self.table = table
        self.owner = owner
        self.ttl = ttl


async def take(connection: "Connection", jobs: Sequence[Lease]) -> list[object]:
    """Take the tables, and say for each its fence or who holds it; each table once."""
    results: list[object] = []
    for (owner, ttl), some in groupby(jobs, key=lambda job: (job.owner, job.ttl)):
        results += await _take_for(connection, owner, ttl, [job.table for job in some])
    return results


async def _take_for(
    connection: "Connection", owner: Owner, ttl: float, tables: Sequence[TableId]
) -> list[object]:
    async with connection.transaction():
        await connection.execute(_HEARD_OF, owner, ttl)
        await connection.execute(
            "INSERT INTO tables (id) SELECT unnest($1::text[]) ON CONFLICT DO NOTHING",
            sorted(tables),
        )
        # Rivals wait here, and the next statement sees what the one before them has done.
        await connection.execute(
            "SELECT FROM tables WHERE id = ANY($1::text[]) ORDER BY id FOR UPDATE", tables
        )
        taken = await connection.fetch(_TAKE, tables, owner, ttl)
        holders = await connection.fetch(
            "SELECT id, owner FROM tables WHERE id = ANY($1::text[]) AND owner <> $2", tables, owner
        )
    fences = {record["id"]: Fence(record["fence"]) for record in taken}
    held = {record["id"]: Owner(record["owner"]) for record in holders}
    return [fences[table] if table in fences else Held(table, held[table]) for table in tables]


async def renew(connection: "Connection", owner: Owner, ttl: float) -> bool:
    """Stay alive; False if the owner had lapsed."""
    async with connection.transaction():
        alive = await connection.fetchval(
            "SELECT expires > clock_timestamp() AND NOT dead FROM owners"
            " WHERE owner = $1 FOR UPDATE",
            owner,
        )
        await connection.execute(_HEARD_OF, owner, ttl)
    return bool(alive)


async def release(connection: "Connection", table: TableId, fence: Fence) -> None:
    """Let a table go; the next fence is used up, so that the old one is worth nothing."""
    await connection.execute(
        "UPDATE tables SET owner = NULL, fence = fence + 1, silent = NULL"
        " WHERE id = $1 AND fence = $2",
        table,
        fence,
    )


async def bury(connection: "Connection", run: str) -> None:
    """All owners whose names begin like this are dead."""
    await connection.execute(
        "UPDATE owners SET dead = true WHERE starts_with(owner, $1) AND NOT dead", run
    )


async def owner_of(connection: "Connection", table: TableId) -> Owner | None:
    """The living server that holds a table."""
    owner = await connection.fetchval(
        f"SELECT owner FROM tables WHERE id = $1 AND {HAS_LIVING_OWNER}", table
    )
    return None if owner is None else Owner(owner)


async def silence(
    connection: "Connection", table: TableId, owner: Owner, ttl: float
) -> float | None:
    """For how long nobody has heard of whoever served a table."""
    seconds = await connection.fetchval(
        "SELECT extract(epoch FROM clock_timestamp()"
        " - coalesce(silent, CASE WHEN owner <> $2 THEN expires END))::float8 + $3::float8"
        " FROM tables LEFT JOIN owners USING (owner) WHERE id = $1",
        table,
        owner,
        ttl,
    )
    return None if seconds is None else float(seconds)
