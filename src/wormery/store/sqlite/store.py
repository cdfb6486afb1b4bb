"""The store in one SQLite file: the default, for one server process."""

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, Final, TypeVar

from wormery.store.batches import Batches
from wormery.store.directory import FIRST, DueTable, Guest
from wormery.store.ids import Fence, GuestId, Moment, TableId
from wormery.store.leases import LeaseBook, Owner
from wormery.store.log import Append, Completion, Job, Log, StoreBroken, StoreFailure
from wormery.store.seekers import Seeker, SeekerBook, Sought
from wormery.store.snapshots import StoredSnapshot
from wormery.store.sqlite.file import SqliteFile
from wormery.store.sqlite.reading import SqliteReading
from wormery.store.sqlite.writer import Archive, LeaseQuestion, Note, Save, SaveAbsence, Writer
from wormery.store.store import InOnePiece

_FENCES_PER_OPENING: Final = 1 << 32

_DUE_AT_ONCE: Final = 1_000  # most of them are held: their server sees to them

ResultT = TypeVar("ResultT")


class SqliteStore(SqliteReading, InOnePiece, Log):
    """A store in one file. One thread writes, another reads; the event loop waits for neither."""

    alone = True  # the file is locked

    def __init__(self, file: SqliteFile) -> None:
        super().__init__(file.reading)
        self._file = file
        self._book = LeaseBook(file.openings * _FENCES_PER_OPENING)
        self._writer = Writer(file.writing, self._book, file.watch.look)
        self._inbox: SimpleQueue[list[Job[Any]] | None] = SimpleQueue()
        self._batches: Batches[Job[Any]] = Batches(self._inbox.put)
        self._thread = Thread(target=self._write, name="wormery-writer", daemon=True)
        self._thread.start()
        self._seekers = SeekerBook()
        self._closed = False

    @classmethod
    async def open(cls, path: Path) -> "SqliteStore":
        """The store in the file at *path*, made if missing; StoreInUse if a server has it open."""
        return cls(await asyncio.to_thread(SqliteFile, path))

    @property
    def problem(self) -> str:
        """Why nothing can be made durable at the moment."""
        return self._file.watch.damage or ("the disk is full" if self._writer.is_full else "")

    def write(self, append: Append) -> None:
        """Make entries durable; `append.then` is told."""
        self._submit(append)

    async def lease(self, table: TableId, owner: Owner, ttl: float) -> Fence:
        """Take a table, new or old; Held if another living owner has it."""
        return await self._ask(lambda: self._book.lease(table, owner, ttl))

    async def renew(self, owner: Owner, ttl: float) -> bool:
        """Stay alive with all tables; False if the owner had lapsed and may have lost some."""
        return await self._ask(lambda: self._book.renew(owner, ttl))

    async def release(self, table: TableId, fence: Fence) -> None:
        """Let a table go, so that others need not wait; nothing happens if it is lost already."""
        await self._ask(lambda: self._book.release(table, fence))

    async def bury(self, run: str) -> None:
        """All owners whose names begin like this are dead."""
        await self._ask(lambda: self._book.bury(run))

    async def owner_of(self, table: TableId) -> Owner | None:
        """The living server that holds a table."""
        return await self._ask(lambda: self._book.owner_of(table))

    async def silence(self, table: TableId, owner: Owner, ttl: float) -> float | None:
        """For how long nobody has heard of a table's holder, if that is another."""
        return await self._ask(lambda: self._book.silence(table, owner, ttl))

    async def save_guest(self, guest: Guest) -> None:
        """Make a guest, or what has changed about one, durable."""
        saved: Completion[None] = Completion()
        self._submit(Save(guest, saved))
        await saved.future

    async def put_away(self, guest: GuestId, table: TableId, at: Moment | None) -> None:
        """Leave a table out of a guest's until it changes after this moment; None: show it."""
        if at is None:
            statement, values = "DELETE FROM put_away WHERE guest = ? AND id = ?", (guest, table)
            await self._note(statement, values)
        else:
            statement = "INSERT OR REPLACE INTO put_away VALUES (?, ?, ?)"
            await self._note(statement, (guest, table, at))

    async def seek(self, seeker: Seeker, now: Moment) -> Sought:
        """Find somebody to play with, or wait (TB-27)."""
        return self._seekers.seek(seeker, now)

    async def found(self, guest: GuestId, table: TableId) -> bool:
        """Tell one who waits where to go; False if nobody waits any more."""
        return self._seekers.found(guest, table)

    async def stop_seeking(self, guest: GuestId) -> None:
        """Somebody waits no more."""
        self._seekers.stop(guest)

    async def due(
        self, until: Moment, after: DueTable = FIRST, limit: int = 100
    ) -> Sequence[DueTable]:
        """Tables that are due *until* then and that no living server holds, the earliest first."""
        found: list[DueTable] = []
        more = True
        while more and len(found) < limit:
            page = await self._read(partial(self._reader.due, until, after, _DUE_AT_ONCE))
            found += await self._ask(partial(self._free, page))
            more = len(page) == _DUE_AT_ONCE
            after = page[-1] if page else after
        return found[:limit]

    async def save_absence(self, since: Moment, until: Moment) -> None:
        """Remember that no server was up in between."""
        saved: Completion[None] = Completion()
        self._submit(SaveAbsence(since, until, saved))
        await saved.future

    async def save_snapshot(self, table: TableId, snapshot: StoredSnapshot) -> None:
        """Keep a snapshot in the place of the one before."""
        await self._note(
            "INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?, ?)",
            (table, snapshot.version, snapshot.code, snapshot.data),
        )

    async def drop_snapshot(self, table: TableId) -> None:
        """Throw a snapshot away."""
        await self._note("DELETE FROM snapshots WHERE id = ?", (table,))

    async def archive(self, before: Moment, limit: int = 50) -> int:
        """Archive tables that were over *before* then and that no server holds; how many."""
        done = 0
        # Some may be held for long: look a little further than those.
        for table in await self._read(lambda: self._reader.finished(before, 4 * limit)):
            if done < limit:
                done += await self._archive(table)
        return done

    async def _archive(self, table: TableId) -> bool:
        version, data = await self._read(lambda: self._reader.archive_of(table))
        archived: Completion[bool] = Completion()
        self._submit(Archive(table, version, data, archived))
        return await archived.future

    async def _note(self, statement: str, parameters: Sequence[object]) -> None:
        noted: Completion[None] = Completion()
        self._submit(Note(statement, parameters, noted))
        await noted.future

    async def close(self) -> None:
        """Finish what is being written, then let go."""
        if self._closed:
            return
        self._closed = True
        await self._batches.quiet()
        self._inbox.put(None)
        await asyncio.to_thread(self._thread.join)
        await asyncio.to_thread(self._thread_to_read.shutdown)
        await asyncio.to_thread(self._file.close)

    def _check(self) -> None:
        if self._closed:
            raise StoreFailure("the store is closed")
        if self._file.watch.damage:
            raise StoreBroken(self._file.watch.damage)

    def _free(self, tables: Sequence[DueTable]) -> Sequence[DueTable]:
        return [each for each in tables if self._book.owner_of(each.table) is None]

    async def _ask(self, question: Callable[[], ResultT]) -> ResultT:
        answered: Completion[ResultT] = Completion()
        self._submit(LeaseQuestion(question, answered))
        return await answered.future

    def _submit(self, job: Job[Any]) -> None:
        if self._closed:
            job.then(StoreFailure("the store is closed"))
        else:
            self._batches.submit(job)

    def _write(self) -> None:
        while (jobs := self._inbox.get()) is not None:
            results = self._writer.work(jobs)
            if self._loop.is_closed():
                return
            self._loop.call_soon_threadsafe(self._batches.settle, jobs, results)
