"""Entries, listings and guests in PostgreSQL: looking up, and saving a guest."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from wormery.store import uptime
from wormery.store.directory import DueTable, Guest, ListedTable, Listing
from wormery.store.games import GameKey, ListedGame
from wormery.store.ids import GuestId, Moment, TableId, Version
from wormery.store.postgres.archives import archived
from wormery.store.postgres.leases import HAS_LIVING_OWNER

if TYPE_CHECKING:
    import asyncpg

    from wormery.store.postgres.connection import Connection

_LISTED: Final = (
    "SELECT id, code, public, status, cards.updated, guests, data, due, seen FROM cards"
)


async def entries(
    connection: "Connection", table: TableId, after: Version, most: int | None
) -> Sequence[bytes]:
    """The entries of a table after a version, oldest first; so many at most."""
    records = await connection.fetch(
        "SELECT version, data FROM entries WHERE id = $1 AND version > $2"
        " ORDER BY version LIMIT $3",
        table,
        after,
        most,
    )
    live = [record["data"] for record in records]
    if records and records[0]["version"] == after + 1:
        return live
    return [*(await archived(connection, table))[after:], *live][:most]


async def find(connection: "Connection", code: str) -> ListedTable | None:
    """The table with a code."""
    record = await connection.fetchrow(f"{_LISTED} WHERE code = $1", code)
    return _listed(record) if record else None


async def table_count(connection: "Connection") -> int:
    """How many tables have a code."""
    found: int = await connection.fetchval("SELECT count(*) FROM cards")
    return found


async def listing(connection: "Connection", table: TableId) -> Listing | None:
    """The listing of a table."""
    record = await connection.fetchrow(f"{_LISTED} WHERE id = $1", table)
    return _listed(record).listing if record else None


async def open_tables(connection: "Connection", limit: int) -> Sequence[ListedTable]:
    """Public tables that wait, the latest change first."""
    records = await connection.fetch(
        f"{_LISTED} WHERE public AND status = 'open' ORDER BY updated DESC LIMIT $1", limit
    )
    return [_listed(record) for record in records]


async def watchable(connection: "Connection", since: Moment, limit: int) -> Sequence[ListedTable]:
    """Public tables where a game is on, then those where it ended since."""
    records = await connection.fetch(
        f"({_LISTED} WHERE public AND status NOT IN ('open', 'over')"
        " ORDER BY updated DESC LIMIT $2) UNION ALL"
        f" ({_LISTED} WHERE public AND status = 'over' AND updated >= $1"
        " ORDER BY updated DESC LIMIT $2)",
        since,
        limit,
    )
    return [_listed(record) for record in records[:limit]]


async def tables_of(connection: "Connection", guest: GuestId, limit: int) -> Sequence[ListedTable]:
    """Tables of a guest, the latest change first."""
    records = await connection.fetch(
        f"{_LISTED} JOIN seats USING (id) WHERE seats.guest = $1"
        " AND NOT EXISTS (SELECT FROM put_away"
        " WHERE guest = $1 AND put_away.id = seats.id AND at >= seats.updated)"
        " ORDER BY seats.updated DESC LIMIT $2",
        guest,
        limit,
    )
    return [_listed(record) for record in records]


async def put_away(
    connection: "Connection", guest: GuestId, table: TableId, at: Moment | None
) -> None:
    """Leave a table out of a guest's until it changes after this moment; None: show it."""
    if at is None:
        question = "DELETE FROM put_away WHERE guest = $1 AND id = $2"
        await connection.execute(question, guest, table)
    else:
        await connection.execute(
            "INSERT INTO put_away VALUES ($1, $2, $3)"
            " ON CONFLICT (guest, id) DO UPDATE SET at = excluded.at",
            guest,
            table,
            at,
        )


async def games_of(
    connection: "Connection", guest: GuestId, before: GameKey, limit: int
) -> Sequence[ListedGame]:
    """What a guest has played, the latest first."""
    records = await connection.fetch(
        "SELECT ended, played.id, number, code, played.data"
        " FROM played JOIN cards ON cards.id = played.id"
        " WHERE guest = $1 AND (ended, played.id, number) < ($2, $3, $4)"
        " ORDER BY ended DESC, played.id DESC, number DESC LIMIT $5",
        guest,
        before.ended,
        before.table,
        before.number,
        limit,
    )
    return [
        ListedGame(GameKey(ended, table, number), code, data)
        for ended, table, number, code, data in records
    ]


async def due(
    connection: "Connection", until: Moment, after: DueTable, limit: int
) -> Sequence[DueTable]:
    """Tables that are due until then and that no living server holds, the earliest first."""
    records = await connection.fetch(
        "SELECT due, cards.id FROM cards JOIN tables USING (id)"
        f" WHERE due <= $1 AND (due, cards.id) > ($2, $3) AND NOT {HAS_LIVING_OWNER}"
        " ORDER BY due, cards.id LIMIT $4",
        until,
        after.due,
        after.table,
        limit,
    )
    return [DueTable(*record) for record in records]


async def save_absence(connection: "Connection", since: Moment, until: Moment) -> None:
    """Remember that no server was up in between."""
    await connection.execute(
        "INSERT INTO absences SELECT $1, $2 WHERE NOT EXISTS"
        " (SELECT FROM absences WHERE until = $2 AND since = $1)",
        since,
        until,
    )


async def absence(connection: "Connection", since: Moment, until: Moment) -> int:
    """How long no server was up in between."""
    found = await connection.fetch(
        "SELECT since, until FROM absences WHERE until > $1 AND since < $2", since, until
    )
    return uptime.total(((record["since"], record["until"]) for record in found), since, until)


async def guest_by_token_hash(connection: "Connection", token_hash: bytes) -> Guest | None:
    """Whose token this is the hash of."""
    record = await connection.fetchrow(
        "SELECT id, token_hash, name, created, seen, face FROM guests WHERE token_hash = $1",
        token_hash,
    )
    return Guest(*record) if record else None


async def save_guest(connection: "Connection", guest: Guest) -> None:
    """Make a guest, or what has changed about one, durable."""
    await connection.execute(
        "INSERT INTO guests VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (id) DO UPDATE SET"
        " token_hash = excluded.token_hash, name = excluded.name, seen = excluded.seen,"
        " face = excluded.face",
        guest.id,
        guest.token_hash,
        guest.name,
        guest.created,
        guest.seen,
        guest.face,
    )


def _listed(record: "asyncpg.Record") -> ListedTable:
    table, code, public, status, updated, guests, data, when, seen = record
    seated = tuple(GuestId(guest) for guest in guests)
    listed = Listing(code, public, status, Moment(updated), seated, data, when, Moment(seen))
    return ListedTable(TableId(table), listed)
