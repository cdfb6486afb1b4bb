"""The one who reads the SQLite file, beside the writer and without disturbing it."""

import sqlite3
from collections.abc import Sequence
from typing import Final

from wormery.store import uptime
from wormery.store.archives import pack, unpack
from wormery.store.directory import DueTable, Guest, ListedTable, Listing
from wormery.store.games import GameKey, ListedGame
from wormery.store.ids import EMPTY, GuestId, Moment, TableId, Version
from wormery.store.snapshots import StoredSnapshot

_Row = tuple[str, str, int, str, int, bytes, int | None, int]

_LAST: Final = 2**62  # no version comes after it
_LISTED: Final = "SELECT cards.id, code, public, status, cards.updated, data, due, seen FROM cards"


class Reader:
    """Answers questions about what is committed."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def entries(self, table: TableId, after: Version, most: int | None = None) -> Sequence[bytes]:
        """The entries of a table after a version; versions have no gaps.

        They come as one row, because every row hands the GIL to the event loop and has to win it
        back. SQLite does not promise an order inside an aggregate, so the versions come along.
        """
        ((text,),) = self._connection.execute(
            "SELECT group_concat(version || ':' || hex(data)) FROM entries"
            " WHERE number = (SELECT number FROM tables WHERE id = ?)"
            " AND version > ? AND version <= ?",
            (table, after, _LAST if most is None else after + most),
        )
        found = [] if text is None else [entry.partition(":") for entry in text.split(",")]
        found.sort(key=lambda entry: int(entry[0]))
        live = [bytes.fromhex(data) for _, _, data in found]
        if found and int(found[0][0]) == after + 1:
            return live
        return [*self._archived(table)[after:], *live][:most]

    def snapshot(self, table: TableId) -> StoredSnapshot | None:
        """The snapshot of a table."""
        row = self._connection.execute(
            "SELECT version, code, data FROM snapshots WHERE id = ?", (table,)
        ).fetchone()
        return StoredSnapshot(*row) if row else None

    def snapshotted(self, after: TableId, limit: int) -> Sequence[TableId]:
        """Tables that have a snapshot, in the order of their ids."""
        return [
            TableId(table)
            for (table,) in self._connection.execute(
                "SELECT id FROM snapshots WHERE id > ? ORDER BY id LIMIT ?", (after, limit)
            )
        ]

    def tables(self, after: TableId, limit: int) -> Sequence[TableId]:
        """Tables that have a log, in the order of their ids."""
        return [
            TableId(table)
            for (table,) in self._connection.execute(
                "SELECT id FROM tables WHERE id > ? ORDER BY id LIMIT ?", (after, limit)
            )
        ]

    def finished(self, before: Moment, limit: int) -> Sequence[TableId]:
        """Tables that were over before then and are not archived, the oldest first."""
        return [
            TableId(table)
            for (table,) in self._connection.execute(
                "SELECT id FROM cards WHERE status = 'over' AND due IS NULL AND archived = 0"
                " AND updated < ? ORDER BY updated LIMIT ?",
                (before, limit),
            )
        ]

    def archive_of(self, table: TableId) -> tuple[Version, bytes]:
        """A table's whole log, made small, and the version it goes up to."""
        entries = self.entries(table, EMPTY)
        return Version(len(entries)), pack(entries)

    def _archived(self, table: TableId) -> list[bytes]:
        row = self._connection.execute("SELECT data FROM archives WHERE id = ?", (table,))
        return next((unpack(data) for (data,) in row), [])

    def find(self, code: str) -> ListedTable | None:
        """The table with a code."""
        return self._one(f"{_LISTED} WHERE code = ?", code)

    def table_count(self) -> int:
        """How many tables have a code."""
        ((count,),) = self._connection.execute("SELECT count(*) FROM cards")
        return int(count)

    def listing(self, table: TableId) -> Listing | None:
        """The listing of a table."""
        listed = self._one(f"{_LISTED} WHERE cards.id = ?", table)
        return listed.listing if listed else None

    def open_tables(self, limit: int) -> Sequence[ListedTable]:
        """Public tables that wait, the latest change first."""
        return self._all(
            f"{_LISTED} WHERE public = 1 AND status = 'open' ORDER BY updated DESC LIMIT ?", limit
        )

    def watchable(self, since: Moment, limit: int) -> Sequence[ListedTable]:
        """Public tables where a game is on, then those where it ended since."""
        running = self._all(
            f"{_LISTED} WHERE public = 1 AND status NOT IN ('open', 'over')"
            " ORDER BY updated DESC LIMIT ?",
            limit,
        )
        over = self._all(
            f"{_LISTED} WHERE public = 1 AND status = 'over' AND updated >= ?"
            " ORDER BY updated DESC LIMIT ?",
            since,
            limit - len(running),
        )
        return [*running, *over]

    def tables_of(self, guest: GuestId, limit: int) -> Sequence[ListedTable]:
        """Tables of a guest, the latest change first."""
        return self._all(
            f"{_LISTED} JOIN seats USING (id) WHERE seats.guest = ?1 AND place ="
            " (SELECT min(place) FROM seats AS own WHERE own.id = seats.id AND own.guest = ?1)"
            " AND NOT EXISTS (SELECT 1 FROM put_away"
            " WHERE guest = ?1 AND put_away.id = seats.id AND at >= seats.updated)"
            " ORDER BY seats.updated DESC LIMIT ?2",
            guest,
            limit,
        )

    def games_of(self, guest: GuestId, before: GameKey, limit: int) -> Sequence[ListedGame]:
        """What a guest has played, the latest first."""
        return [
            ListedGame(GameKey(ended, table, number), code, data)
            for ended, table, number, code, data in self._connection.execute(
                "SELECT ended, played.id, number, code, played.data"
                " FROM played JOIN cards ON cards.id = played.id"
                " WHERE guest = ? AND (ended, played.id, number) < (?, ?, ?)"
                " ORDER BY ended DESC, played.id DESC, number DESC LIMIT ?",
                (guest, before.ended, before.table, before.number, limit),
            )
        ]

    def due(self, until: Moment, after: DueTable, limit: int) -> Sequence[DueTable]:
        """Tables that are due until then, the earliest first."""
        return [
            DueTable(*row)
            for row in self._connection.execute(
                "SELECT due, id FROM cards WHERE due <= ? AND (due, id) > (?, ?)"
                " ORDER BY due, id LIMIT ?",
                (until, after.due, after.table, limit),
            )
        ]

    def absence(self, since: Moment, until: Moment) -> int:
        """How long no server was up in between."""
        found = self._connection.execute(
            "SELECT since, until FROM absences WHERE until > ? AND since < ?", (since, until)
        )
        return uptime.total(found, since, until)

    def guest_by_token_hash(self, token_hash: bytes) -> Guest | None:
        """Whose token this is the hash of."""
        row = self._connection.execute(
            "SELECT id, token_hash, name, created, seen, face FROM guests WHERE token_hash = ?",
            (token_hash,),
        ).fetchone()
        return Guest(*row) if row else None

    def _one(self, question: str, *parameters: str | int) -> ListedTable | None:
        listed = self._all(question, *parameters)
        return listed[0] if listed else None

    def _all(self, question: str, *parameters: str | int) -> Sequence[ListedTable]:
        rows: list[_Row] = self._connection.execute(question, parameters).fetchall()
        return [self._listed(row) for row in rows]

    def _listed(self, row: _Row) -> ListedTable:
        table, code, public, status, updated, data, due, seen = row
        guests = self._connection.execute(
            "SELECT guest FROM seats WHERE id = ? ORDER BY place", (table,)
        )
        seated = tuple(GuestId(guest) for (guest,) in guests)
        when = None if due is None else Moment(due)
        listing = Listing(
            code, bool(public), status, Moment(updated), seated, data, when, Moment(seen)
        )
        return ListedTable(TableId(table), listing)
