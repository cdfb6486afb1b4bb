"""Snapshots and archives in PostgreSQL: what a log comes to, and logs made small."""

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from wormery.store.archives import pack, unpack
from wormery.store.ids import Moment, TableId
from wormery.store.postgres.leases import HAS_LIVING_OWNER
from wormery.store.snapshots import StoredSnapshot

if TYPE_CHECKING:
    from wormery.store.postgres.connection import Connection

_FINISHED: Final = f"""
SELECT id FROM cards JOIN tables USING (id)
WHERE status = 'over' AND due IS NULL AND NOT archived AND updated < $1 AND NOT {HAS_LIVING_OWNER}
ORDER BY updated LIMIT $2
"""

_LOCK: Final = f"""
SELECT version FROM tables WHERE id = $1 AND NOT {HAS_LIVING_OWNER} FOR UPDATE SKIP LOCKED
"""


async def save_snapshot(connection: "Connection", table: TableId, snapshot: StoredSnapshot) -> None:
    """Keep a snapshot in the place of the one before."""
    await connection.execute(
        "INSERT INTO snapshots VALUES ($1, $2, $3, $4) ON CONFLICT (id) DO UPDATE SET"
        " version = excluded.version, code = excluded.code, data = excluded.data",
        table,
        snapshot.version,
        snapshot.code,
        snapshot.data,
    )


async def snapshot(connection: "Connection", table: TableId) -> StoredSnapshot | None:
    """The snapshot of a table."""
    record = await connection.fetchrow(
        "SELECT version, code, data FROM snapshots WHERE id = $1", table
    )
    return StoredSnapshot(*record) if record else None


async def drop_snapshot(connection: "Connection", table: TableId) -> None:
    """Throw a snapshot away."""
    await connection.execute("DELETE FROM snapshots WHERE id = $1", table)


async def snapshotted(connection: "Connection", after: TableId, limit: int) -> Sequence[TableId]:
    """Tables that have a snapshot, in the order of their ids."""
    records = await connection.fetch(
        "SELECT id FROM snapshots WHERE id > $1 ORDER BY id LIMIT $2", after, limit
    )
    return [TableId(record["id"]) for record in records]


async def tables(connection: "Connection", after: TableId, limit: int) -> Sequence[TableId]:
    """Tables that have a log, in the order of their ids."""
    records = await connection.fetch(
        "SELECT id FROM tables WHERE id > $1 ORDER BY id LIMIT $2", after, limit
    )
    return [TableId(record["id"]) for record in records]


async def archived(connection: "Connection", table: TableId) -> list[bytes]:
    """What is archived of a table."""
    data = await connection.fetchval("SELECT data FROM archives WHERE id = $1", table)
    return [] if data is None else await asyncio.to_thread(unpack, data)


async def finished(connection: "Connection", before: Moment, limit: int) -> Sequence[TableId]:
    """Tables that were over before then and are not archived, the oldest first."""
    records = await connection.fetch(_FINISHED, before, limit)
    return [TableId(record["id"]) for record in records]


async def archive(connection: "Connection", table: TableId) -> bool:
    """Archive a table; False if somebody has it by now."""
    async with connection.transaction():
        version = await connection.fetchval(_LOCK, table)
        if version is None:
            return False
        records = await connection.fetch(
            "SELECT data FROM entries WHERE id = $1 ORDER BY version", table
        )
        entries = [*await archived(connection, table), *(record["data"] for record in records)]
        if len(entries) != version:
            return False
        await connection.execute(
            "INSERT INTO archives VALUES ($1, $2, $3) ON CONFLICT (id) DO UPDATE SET"
            " version = excluded.version, data = excluded.data",
            table,
            version,
            await asyncio.to_thread(pack, entries),
        )
        await connection.execute("DELETE FROM entries WHERE id = $1", table)
        await connection.execute("UPDATE cards SET archived = true WHERE id = $1", table)
    return True
