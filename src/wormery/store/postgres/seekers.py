"""Who wants to play somebody at once, in PostgreSQL: one queue for all servers (TB-27)."""

from typing import TYPE_CHECKING, Final

from wormery.store.ids import GuestId, Moment, TableId
from wormery.store.seekers import (
    CLAIM_MS,
    MOST,
    PATIENCE_MS,
    Found,
    Paired,
    Seeker,
    Sought,
    TooManyWait,
    Waits,
)

if TYPE_CHECKING:
    from wormery.store.postgres.connection import Connection

_QUEUE: Final = 0x576F726D  # the lock that the whole queue is changed under

_CANDIDATE: Final = """
SELECT guest, game, options, flexible, name, face FROM seekers
WHERE game = $1 AND guest <> $2 AND found IS NULL AND seen >= $3
AND (claimed IS NULL OR claimed < $4) AND (flexible OR $5 OR options = $6)
ORDER BY since, guest LIMIT 1
"""

_WAIT: Final = """
INSERT INTO seekers VALUES ($1, $2, $2, $3, $4, $5, $6, $7) ON CONFLICT (guest) DO UPDATE SET
seen = excluded.seen, game = excluded.game, options = excluded.options,
flexible = excluded.flexible, name = excluded.name, face = excluded.face
"""


async def seek(connection: "Connection", seeker: Seeker, now: Moment) -> Sought:
    """Take somebody's table, give them the one who waited longest, or let them wait."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", _QUEUE)
        await connection.execute("DELETE FROM seekers WHERE seen < $1", now - PATIENCE_MS)
        mine = await connection.fetchrow(
            "SELECT claimed, found FROM seekers WHERE guest = $1", seeker.guest
        )
        if mine is not None and mine["found"] is not None:
            await stop(connection, seeker.guest)
            return Found(TableId(mine["found"]))
        if mine is None or mine["claimed"] is None or mine["claimed"] < now - CLAIM_MS:
            other = await _candidate(connection, seeker, now)
            if other is not None:
                await stop(connection, seeker.guest)
                claim = "UPDATE seekers SET claimed = $2 WHERE guest = $1"
                await connection.execute(claim, other.guest, now)
                return Paired(other)
        if mine is None and await connection.fetchval("SELECT count(*) FROM seekers") >= MOST:
            raise TooManyWait
        await _wait(connection, seeker, now)
        return Waits()


async def found(connection: "Connection", guest: GuestId, table: TableId) -> bool:
    """Tell one who waits where to go; False if nobody waits any more."""
    told = await connection.fetchval(
        "UPDATE seekers SET found = $2 WHERE guest = $1 RETURNING guest", guest, table
    )
    return told is not None


async def stop(connection: "Connection", guest: GuestId) -> None:
    """Somebody waits no more."""
    await connection.execute("DELETE FROM seekers WHERE guest = $1", guest)


async def _candidate(connection: "Connection", seeker: Seeker, now: Moment) -> Seeker | None:
    record = await connection.fetchrow(
        _CANDIDATE,
        seeker.game,
        seeker.guest,
        now - PATIENCE_MS,
        now - CLAIM_MS,
        seeker.flexible,
        seeker.options,
    )
    return None if record is None else Seeker(*record)


async def _wait(connection: "Connection", seeker: Seeker, now: Moment) -> None:
    await connection.execute(
        _WAIT,
        seeker.guest,
        now,
        seeker.game,
        seeker.options,
        seeker.flexible,
        seeker.name,
        seeker.face,
    )
