"""A server's way to the simulated database: answers come late, never, or say that it failed."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Literal, Protocol, TypeVar

from wormery.simulation.storage.database import Database
from wormery.simulation.world import Place
from wormery.store.batches import Batches
from wormery.store.directory import FIRST, CodeTaken, DueTable, Guest, ListedTable, Listing
from wormery.store.games import LAST, GameKey, ListedGame
from wormery.store.ids import EMPTY, Fence, GuestId, Moment, TableId, Version
from wormery.store.leases import Owner
from wormery.store.log import Append, Completion, Conflict, Log, StoreFailure, StoreFull
from wormery.store.seekers import Seeker, Sought
from wormery.store.snapshots import StoredSnapshot
from wormery.store.store import InOnePiece

ResultT = TypeVar("ResultT")

Trouble = Literal["fails", "answer is lost", "is late", "full"]
"""It fails before anything has changed, after all has, or long before; or there is no room."""


class StoreReach(Protocol):
    """How well a store can be reached."""

    def delay(self) -> float:
        """Seconds that a message takes, one way."""
        ...

    def trouble(self, call: str) -> Trouble | None:
        """What goes wrong with this very call."""
        ...

    def lateness(self) -> float:
        """Seconds after which a write gets through that is late."""
        ...


class Calm:
    """Nothing goes wrong, and nothing takes time."""

    def delay(self) -> float:
        """None."""
        return 0.0

    def trouble(self, call: str) -> Trouble | None:  # noqa: ARG002 - others look at it
        """None."""
        return None

    def lateness(self) -> float:
        """None."""
        return 0.0


class SimulatedStore(InOnePiece, Log):
    """The store of one server process.

    What the server has sent is done by the *place* of the database, even if the server dies.
    """

    def __init__(
        self,
        database: Database,
        reach: StoreReach,
        *,
        place: Place | asyncio.AbstractEventLoop | None = None,
        alone: bool = False,
    ) -> None:
        self.alone = alone
        self.problem = ""
        self._database = database
        self._reach = reach
        self._loop = asyncio.get_running_loop()
        self._place = place or self._loop
        self._appends = Batches[Append](self._send)
        self._closed = False

    def write(self, append: Append) -> None:
        """Make entries durable; `append.then` is told."""
        if self._closed:
            append.then(StoreFailure("the store is closed"))
        else:
            self._appends.submit(append)

    async def lease(self, table: TableId, owner: Owner, ttl: float) -> Fence:
        """Take a table, new or old; Held if another living owner has it."""
        return await self._ask("lease", lambda: self._database.book.lease(table, owner, ttl))

    async def renew(self, owner: Owner, ttl: float) -> bool:
        """Stay alive with all tables; False if the owner had lapsed and may have lost some."""
        return await self._ask("renew", lambda: self._database.book.renew(owner, ttl))

    async def release(self, table: TableId, fence: Fence) -> None:
        """Let a table go, so that others need not wait; nothing happens if it is lost already."""
        await self._ask("release", lambda: self._database.book.release(table, fence))

    async def bury(self, run: str) -> None:
        """All owners whose names begin like this are dead."""
        await self._ask("bury", lambda: self._database.book.bury(run))

    async def owner_of(self, table: TableId) -> Owner | None:
        """The living server that holds a table."""
        return await self._ask("owner_of", lambda: self._database.book.owner_of(table))

    async def silence(self, table: TableId, owner: Owner, ttl: float) -> float | None:
        """For how long nobody has heard of a table's holder, if that is another."""
        return await self._ask("silence", lambda: self._database.book.silence(table, owner, ttl))

    async def read(
        self, table: TableId, after: Version = EMPTY, most: int | None = None
    ) -> Sequence[bytes]:
        """The entries after a version, oldest first; all of them, or so many at *most*."""
        return await self._ask("read", lambda: self._database.read(table, after, most))

    async def find(self, code: str) -> ListedTable | None:
        """The table with this short code."""
        return await self._ask("find", lambda: self._database.find(code))

    async def table_count(self) -> int:
        """How many tables there are."""
        return await self._ask("table_count", lambda: len(self._database.listings))

    async def listing(self, table: TableId) -> Listing | None:
        """The listing of a table."""
        return await self._ask("listing", lambda: self._database.listings.get(table))

    async def open_tables(self, limit: int = 50) -> Sequence[ListedTable]:
        """Public tables that wait for people, the latest change first."""
        return await self._ask("open_tables", lambda: self._database.open_tables(limit))

    async def watchable(self, since: Moment, limit: int = 50) -> Sequence[ListedTable]:
        """Public tables where a game is on, then those where it ended *since*; latest first."""
        return await self._ask("watchable", lambda: self._database.watchable(since, limit))

    async def tables_of(self, guest: GuestId, limit: int = 50) -> Sequence[ListedTable]:
        """Tables where a guest holds a seat, the latest change first."""
        return await self._ask("tables_of", lambda: self._database.tables_of(guest, limit))

    async def put_away(self, guest: GuestId, table: TableId, at: Moment | None) -> None:
        """Leave a table out of a guest's until it changes after this moment; None: show it."""
        await self._ask("put_away", lambda: self._database.keep_away(guest, table, at))

    async def games_of(
        self, guest: GuestId, before: GameKey = LAST, limit: int = 50
    ) -> Sequence[ListedGame]:
        """What a guest has played, the latest first, from before a game on."""
        return await self._ask("games_of", lambda: self._database.games_of(guest, before, limit))

    async def seek(self, seeker: Seeker, now: Moment) -> Sought:
        """Find somebody to play with, or wait; TooManyWait if there is no place (TB-27)."""
        return await self._ask("seek", lambda: self._database.seekers.seek(seeker, now))

    async def found(self, guest: GuestId, table: TableId) -> bool:
        """Tell one who waits where to go; False if nobody waits any more."""
        return await self._ask("found", lambda: self._database.seekers.found(guest, table))

    async def stop_seeking(self, guest: GuestId) -> None:
        """Somebody waits no more."""
        await self._ask("stop_seeking", lambda: self._database.seekers.stop(guest))

    async def due(
        self, until: Moment, after: DueTable = FIRST, limit: int = 100
    ) -> Sequence[DueTable]:
        """Tables that are due *until* then and that no living server holds, the earliest first."""
        return await self._ask("due", lambda: self._database.due(until, after, limit))

    async def save_absence(self, since: Moment, until: Moment) -> None:
        """Remember that no server was up in between."""
        await self._ask("save_absence", lambda: self._database.absences.append((since, until)))

    async def absence(self, since: Moment, until: Moment) -> int:
        """For how many milliseconds in between no server was up."""
        return await self._ask("absence", lambda: self._database.absence(since, until))

    async def guest_by_token_hash(self, token_hash: bytes) -> Guest | None:
        """Whose token this is the hash of."""
        return await self._ask("guest", lambda: self._database.guests.get(token_hash))

    async def save_guest(self, guest: Guest) -> None:
        """Make a guest, or what has changed about one, durable."""
        await self._ask("save_guest", lambda: self._database.save_guest(guest))

    async def save_snapshot(self, table: TableId, snapshot: StoredSnapshot) -> None:
        """Keep a snapshot in the place of the one before."""
        keep = self._database.snapshots.__setitem__
        await self._ask("save_snapshot", lambda: keep(table, snapshot))

    async def snapshot(self, table: TableId) -> StoredSnapshot | None:
        """The snapshot of a table, if there is one."""
        return await self._ask("snapshot", lambda: self._database.snapshots.get(table))

    async def drop_snapshot(self, table: TableId) -> None:
        """Throw a snapshot away."""
        await self._ask("drop_snapshot", lambda: self._database.snapshots.pop(table, None))

    async def snapshotted(self, after: TableId, limit: int = 100) -> Sequence[TableId]:
        """The tables that have one, in the order of their ids."""
        return await self._ask("snapshotted", lambda: self._database.snapshotted(after, limit))

    async def tables(self, after: TableId, limit: int = 100) -> Sequence[TableId]:
        """All tables that have a log, in the order of their ids."""
        return await self._ask("tables", lambda: self._database.tables(after, limit))

    async def archive(self, before: Moment, limit: int = 50) -> int:
        """Archive tables that were over *before* then and that no server holds; how many."""
        return await self._ask("archive", lambda: self._database.archive(before, limit))

    async def close(self) -> None:
        """Finish what is being written, then let go."""
        self._closed = True
        await self._appends.quiet()

    async def _ask(self, call: str, question: Callable[[], ResultT]) -> ResultT:
        if self._closed:
            raise StoreFailure("the store is closed")
        answered: Completion[ResultT] = Completion(self._loop)

        def work() -> None:
            self._answer(answered, _tried(question, self._reach.trouble(call)))

        self._place.call_later(self._reach.delay(), work)
        return await answered.future

    def _send(self, jobs: list[Append]) -> None:
        self._place.call_later(self._reach.delay(), self._commit, jobs)

    def _commit(self, jobs: list[Append]) -> None:
        """A batch is one transaction: trouble with it is trouble for all of it."""
        trouble = self._reach.trouble("append")
        if trouble == "is late":
            self._place.call_later(self._reach.lateness(), self._commit_late, jobs)
        results = [_tried(lambda job=job: self._database.append(job), trouble) for job in jobs]  # type: ignore[misc]
        self._answer(lambda found: self._appends.settle(jobs, found), results)

    def _commit_late(self, jobs: list[Append]) -> None:
        """What was given up long ago gets through; nobody hears what comes of it."""
        for job in jobs:
            with suppress(Conflict, CodeTaken):
                self._database.append(job)

    def _answer(self, then: Callable[[ResultT], None], result: ResultT) -> None:
        self._loop.call_later(self._reach.delay(), then, result)


def _tried(question: Callable[[], ResultT], trouble: Trouble | None) -> ResultT | Exception:
    if trouble in ("fails", "is late"):
        return StoreFailure("the store did not answer")
    if trouble == "full":
        return StoreFull("there is no room")
    try:
        result = question()
    except Exception as problem:
        return problem
    return StoreFailure("the answer was lost") if trouble == "answer is lost" else result
