"""Reading from a SQLite file: all questions about what is committed, asked from the event loop."""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from wormery.store.directory import Guest, ListedTable, Listing
from wormery.store.games import LAST, GameKey, ListedGame
from wormery.store.ids import EMPTY, GuestId, Moment, TableId, Version
from wormery.store.log import StoreFailure
from wormery.store.snapshots import StoredSnapshot
from wormery.store.sqlite.reader import Reader

ResultT = TypeVar("ResultT")


class SqliteReading:
    """Asks a reader in a thread of its own; the event loop does not wait for it."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._loop = asyncio.get_running_loop()
        self._reader = Reader(connection)
        self._thread_to_read = ThreadPoolExecutor(1, "wormery-reader")

    def _check(self) -> None:
        """StoreFailure if nothing can be read."""

    async def read(
        self, table: TableId, after: Version = EMPTY, most: int | None = None
    ) -> Sequence[bytes]:
        """The entries after a version, oldest first; all of them, or so many at *most*."""
        return await self._read(lambda: self._reader.entries(table, after, most))

    async def find(self, code: str) -> ListedTable | None:
        """The table with this short code."""
        return await self._read(lambda: self._reader.find(code))

    async def table_count(self) -> int:
        """How many tables there are."""
        return await self._read(self._reader.table_count)

    async def tables(self, after: TableId, limit: int = 100) -> Sequence[TableId]:
        """All tables that have a log, in the order of their ids."""
        return await self._read(lambda: self._reader.tables(after, limit))

    async def listing(self, table: TableId) -> Listing | None:
        """The listing of a table."""
        return await self._read(lambda: self._reader.listing(table))

    async def open_tables(self, limit: int = 50) -> Sequence[ListedTable]:
        """Public tables that wait for people, the latest change first."""
        return await self._read(lambda: self._reader.open_tables(limit))

    async def watchable(self, since: Moment, limit: int = 50) -> Sequence[ListedTable]:
        """Public tables where a game is on, then those where it ended *since*; latest first."""
        return await self._read(lambda: self._reader.watchable(since, limit))

    async def tables_of(self, guest: GuestId, limit: int = 50) -> Sequence[ListedTable]:
        """Tables where a guest holds a seat, the latest change first; none that is put away."""
        return await self._read(lambda: self._reader.tables_of(guest, limit))

    async def games_of(
        self, guest: GuestId, before: GameKey = LAST, limit: int = 50
    ) -> Sequence[ListedGame]:
        """What a guest has played, the latest first, from before a game on."""
        return await self._read(lambda: self._reader.games_of(guest, before, limit))

    async def absence(self, since: Moment, until: Moment) -> int:
        """For how many milliseconds in between no server was up."""
        return await self._read(lambda: self._reader.absence(since, until))

    async def guest_by_token_hash(self, token_hash: bytes) -> Guest | None:
        """Whose token this is the hash of."""
        return await self._read(lambda: self._reader.guest_by_token_hash(token_hash))

    async def snapshot(self, table: TableId) -> StoredSnapshot | None:
        """The snapshot of a table, if there is one."""
        return await self._read(lambda: self._reader.snapshot(table))

    async def snapshotted(self, after: TableId, limit: int = 100) -> Sequence[TableId]:
        """The tables that have one, in the order of their ids."""
        return await self._read(lambda: self._reader.snapshotted(after, limit))

    async def _read(self, question: Callable[[], ResultT]) -> ResultT:
        self._check()
        try:
            return await self._loop.run_in_executor(self._thread_to_read, question)
        except sqlite3.Error as problem:
            raise StoreFailure(f"SQLite: {problem}") from problem
