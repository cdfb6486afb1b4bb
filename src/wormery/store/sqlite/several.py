"""One store in several SQLite files, each written by one worker process and read by all.

    wormery.db      file 0: the tables of worker 0, and all guests
    wormery.1.db    file 1: tables whose ids begin with "1-"
    wormery.2.db    …

A table stays in the file it was born in, which its id tells. With fewer workers than files a worker
has several; with more, there are new files. So the number of workers can change with every start.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from pathlib import Path
from typing import Final, TypeVar

from wormery.store.directory import (
    FIRST,
    OVER,
    CodeTaken,
    Directory,
    DueTable,
    Guest,
    ListedTable,
    Listing,
)
from wormery.store.games import LAST, FinishedGame, GameKey, ListedGame
from wormery.store.ids import EMPTY, Fence, GuestId, Moment, TableId, Version
from wormery.store.leases import Held, Owner
from wormery.store.log import Append, Log, StoreFailure
from wormery.store.seekers import Seeker, Sought
from wormery.store.snapshots import StoredSnapshot
from wormery.store.sqlite.file import SqliteFile, connect_to_read
from wormery.store.sqlite.reading import SqliteReading
from wormery.store.sqlite.store import SqliteStore

MOST_FILES: Final = 32

_ELSEWHERE: Final = Owner("another worker@")

ResultT = TypeVar("ResultT")

_Appended = tuple[Version, Sequence[bytes], Fence, Listing | None, Sequence[FinishedGame]]


def file_of(table: TableId) -> int:
    """The number of the file that a table was born in."""
    number, is_numbered, _ = table.partition("-")
    known = is_numbered and len(number) < 3 and number.isascii() and number.isdigit()
    return int(number) if known else 0


def named_in(file: int, name: str) -> TableId:
    """The id of a table that is born in a file."""
    return TableId(f"{file}-{name}" if file else name)


def path_of(path: Path, file: int) -> Path:
    """Where a file of a store lies."""
    return path.with_name(f"{path.stem}.{file}{path.suffix}") if file else path


def files_at(path: Path) -> int:
    """How many files there are of a store; at least the first, which need not exist."""
    there = [number for number in range(1, MOST_FILES) if path_of(path, number).exists()]
    if there and len(there) != there[-1]:
        missing = next(number for number in range(1, MOST_FILES) if number not in there)
        raise StoreFailure(f"{path_of(path, missing)} is missing, and the tables in it")
    return 1 + len(there)


def make_files(path: Path, workers: int) -> None:
    """See to it that every worker has a file, before any of them looks at the others'."""
    for number in range(max(workers, files_at(path))):
        SqliteFile(path_of(path, number)).close()


class OthersFile(SqliteReading):
    """A file that another worker writes."""

    def __init__(self, path: Path) -> None:
        self._connection = connect_to_read(path)
        super().__init__(self._connection)

    async def close(self) -> None:
        """Read no more."""
        await asyncio.to_thread(self._thread_to_read.shutdown)
        self._connection.close()


class SeveralFiles(Log):
    """The store of a worker: its own files, and what can be read in those of the others."""

    alone = True  # our files are locked

    def __init__(self, mine: Mapping[int, SqliteStore], others: Mapping[int, OthersFile]) -> None:
        self._mine = mine
        self._others = others
        self._all: dict[int, SqliteReading] = dict(sorted((*mine.items(), *others.items())))
        if len(mine) == 1:
            (only,) = mine.values()
            self.write = only.write  # type: ignore[method-assign] # no detour for every move

    @classmethod
    async def open(cls, path: Path, worker: int = 0, workers: int = 1) -> "SeveralFiles":
        """The files at *path* as a worker sees them; all have been made before."""
        numbers = range(files_at(path))
        mine = {
            number: await SqliteStore.open(path_of(path, number))
            for number in numbers
            if number % workers == worker
        }
        others = {
            number: OthersFile(path_of(path, number)) for number in numbers if number not in mine
        }
        return cls(mine, others)

    @property
    def problem(self) -> str:
        """Why nothing can be made durable at the moment."""
        return next((each.problem for each in self._mine.values() if each.problem), "")

    @property
    def parts(self) -> Sequence[Directory]:
        """The files that this worker writes."""
        return tuple(self._mine.values())

    def part_of(self, table: TableId) -> SqliteStore:
        """The file of a table, if it is ours; else Held."""
        found = self._mine.get(file_of(table))
        if found is None:
            raise Held(table, _ELSEWHERE)
        return found

    def write(self, append: Append) -> None:
        """Make entries durable; `append.then` is told."""
        try:
            self.part_of(append.table).write(append)
        except Held as held:
            append.then(held)

    def append(  # noqa: PLR0913, PLR0917 - all of it is written together
        self,
        table: TableId,
        expected: Version,
        entries: Sequence[bytes],
        fence: Fence,
        listing: Listing | None = None,
        games: Sequence[FinishedGame] = (),
    ) -> asyncio.Future[Version]:
        """As a log does; the code of a new table must be new in all files."""
        rest = (expected, entries, fence, listing, games)
        if expected == EMPTY and listing is not None:
            return asyncio.ensure_future(self._open(table, listing.code, rest))
        return super().append(table, *rest)

    async def _open(self, table: TableId, code: str, rest: _Appended) -> Version:
        other = await self.find(code)
        if other is not None and other.table != table:
            raise CodeTaken(code)
        return await self.part_of(table).append(table, *rest)

    async def lease(self, table: TableId, owner: Owner, ttl: float) -> Fence:
        """Take a table, new or old; Held if it is in another worker's file."""
        return await self.part_of(table).lease(table, owner, ttl)

    async def renew(self, owner: Owner, ttl: float) -> bool:
        """Stay alive with all tables; not every file has to know the owner already."""
        return any([await each.renew(owner, ttl) for each in self._mine.values()])

    async def release(self, table: TableId, fence: Fence) -> None:
        """Let a table go."""
        await self.part_of(table).release(table, fence)

    async def bury(self, run: str) -> None:
        """All owners whose names begin like this are dead."""
        for each in self._mine.values():
            await each.bury(run)

    async def owner_of(self, table: TableId) -> Owner | None:
        """The living server that holds a table."""
        return await self.part_of(table).owner_of(table)

    async def silence(self, table: TableId, owner: Owner, ttl: float) -> float | None:
        """For how long nobody has heard of a table's holder, if that is another."""
        return await self.part_of(table).silence(table, owner, ttl)

    async def read(
        self, table: TableId, after: Version = EMPTY, most: int | None = None
    ) -> Sequence[bytes]:
        """The entries after a version, oldest first; all of them, or so many at *most*."""
        file = self._reading(table)
        return [] if file is None else await file.read(table, after, most)

    async def listing(self, table: TableId) -> Listing | None:
        """The listing of a table."""
        file = self._reading(table)
        return None if file is None else await file.listing(table)

    async def snapshot(self, table: TableId) -> StoredSnapshot | None:
        """The snapshot of a table, if there is one."""
        file = self._reading(table)
        return None if file is None else await file.snapshot(table)

    async def save_snapshot(self, table: TableId, snapshot: StoredSnapshot) -> None:
        """Keep a snapshot in the place of the one before."""
        await self.part_of(table).save_snapshot(table, snapshot)

    async def drop_snapshot(self, table: TableId) -> None:
        """Throw a snapshot away."""
        await self.part_of(table).drop_snapshot(table)

    async def snapshotted(self, after: TableId, limit: int = 100) -> Sequence[TableId]:
        """The tables of ours that have one, in the order of their ids."""
        found = [await each.snapshotted(after, limit) for each in self._mine.values()]
        return sorted(table for some in found for table in some)[:limit]

    async def archive(self, before: Moment, limit: int = 50) -> int:
        """Archive tables of ours that were over *before* then; how many."""
        return sum([await each.archive(before, limit) for each in self._mine.values()])

    async def find(self, code: str) -> ListedTable | None:
        """The table with this short code."""
        found = await self._ask_all(lambda file: file.find(code))
        return next((each for each in found if each is not None), None)

    async def table_count(self) -> int:
        """How many tables there are."""
        return sum(await self._ask_all(lambda file: file.table_count()))

    async def tables(self, after: TableId, limit: int = 100) -> Sequence[TableId]:
        """All tables that have a log, in the order of their ids."""
        found = await self._ask_all(lambda file: file.tables(after, limit))
        return sorted(table for some in found for table in some)[:limit]

    async def open_tables(self, limit: int = 50) -> Sequence[ListedTable]:
        """Public tables that wait for people, the latest change first."""
        found = await self._ask_all(lambda file: file.open_tables(limit))
        return sorted((each for some in found for each in some), key=_latest)[:limit]

    async def watchable(self, since: Moment, limit: int = 50) -> Sequence[ListedTable]:
        """Public tables where a game is on, then those where it ended *since*; latest first."""
        found = await self._ask_all(lambda file: file.watchable(since, limit))
        listed = (each for some in found for each in some)
        return sorted(listed, key=lambda one: (one.listing.status == OVER, _latest(one)))[:limit]

    async def tables_of(self, guest: GuestId, limit: int = 50) -> Sequence[ListedTable]:
        """Tables where a guest holds a seat, the latest change first; none that is put away."""
        found = await self._ask_all(lambda file: file.tables_of(guest, limit))
        return sorted((each for some in found for each in some), key=_latest)[:limit]

    async def put_away(self, guest: GuestId, table: TableId, at: Moment | None) -> None:
        """Leave a table out of a guest's until it changes after this moment; None: show it."""
        await self.part_of(table).put_away(guest, table, at)

    async def games_of(
        self, guest: GuestId, before: GameKey = LAST, limit: int = 50
    ) -> Sequence[ListedGame]:
        """What a guest has played, the latest first, from before a game on."""
        found = await self._ask_all(lambda file: file.games_of(guest, before, limit))
        played = (each for some in found for each in some)
        return sorted(played, key=lambda one: one.key, reverse=True)[:limit]

    async def seek(self, seeker: Seeker, now: Moment) -> Sought:
        """Find somebody to play with, or wait (TB-27)."""
        return await self._first().seek(seeker, now)

    async def found(self, guest: GuestId, table: TableId) -> bool:
        """Tell one who waits where to go; False if nobody waits any more."""
        return await self._first().found(guest, table)

    async def stop_seeking(self, guest: GuestId) -> None:
        """Somebody waits no more."""
        await self._first().stop_seeking(guest)

    async def due(
        self, until: Moment, after: DueTable = FIRST, limit: int = 100
    ) -> Sequence[DueTable]:
        """Tables of ours that are due *until* then and that nobody holds, the earliest first."""
        found = [await each.due(until, after, limit) for each in self._mine.values()]
        return sorted(table for some in found for table in some)[:limit]

    async def save_absence(self, since: Moment, until: Moment) -> None:
        """Remember that no server was up in between."""
        for each in self._mine.values():
            await each.save_absence(since, until)

    async def absence(self, since: Moment, until: Moment) -> int:
        """For how many milliseconds in between no server was up, by the first of our files."""
        return await next(iter(self._mine.values())).absence(since, until)

    async def guest_by_token_hash(self, token_hash: bytes) -> Guest | None:
        """Whose token this is the hash of."""
        return await self._all[0].guest_by_token_hash(token_hash)

    async def save_guest(self, guest: Guest) -> None:
        """Make a guest, or what has changed about one, durable."""
        await self._first().save_guest(guest)

    async def close(self) -> None:
        """Finish what is being written, then let go."""
        for own in self._mine.values():
            await own.close()
        for other in self._others.values():
            await other.close()

    def _first(self) -> SqliteStore:
        """The file with the guests; only its worker may write there."""
        if 0 not in self._mine:
            raise StoreFailure("another worker keeps the guests")
        return self._mine[0]

    def _reading(self, table: TableId) -> SqliteReading | None:
        return self._all.get(file_of(table))

    async def _ask_all(
        self, question: Callable[[SqliteReading], Awaitable[ResultT]]
    ) -> list[ResultT]:
        return await asyncio.gather(*(question(file) for file in self._all.values()))


def _latest(listed: ListedTable) -> int:
    return -listed.listing.updated
