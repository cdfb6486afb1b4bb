"""The store in PostgreSQL: for several server processes, on one machine or many."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Concatenate, Final, ParamSpec, TypeVar

from wormery.store.batches import Batches
from wormery.store.directory import FIRST, CodeTaken, DueTable, Guest, ListedTable, Listing
from wormery.store.games import LAST, GameKey, ListedGame
from wormery.store.ids import EMPTY, Fence, GuestId, Moment, TableId, Version
from wormery.store.leases import Owner
from wormery.store.log import Append, Completion, Log, StoreFailure
from wormery.store.postgres import archives, directory, leases, seekers
from wormery.store.postgres.connection import SPOILT, Address, patiently
from wormery.store.postgres.leases import Lease
from wormery.store.postgres.writer import Writer
from wormery.store.seekers import Seeker, Sought
from wormery.store.snapshots import StoredSnapshot
from wormery.store.store import InOnePiece

if TYPE_CHECKING:
    from wormery.store.postgres.connection import Connection, Pool

_LONGEST_STATEMENT: Final = 10.0  # seconds

ResultT = TypeVar("ResultT")
Args = ParamSpec("Args")
JobT = TypeVar("JobT", Append, Lease)


class PostgresStore(InOnePiece, Log):
    """A store in a schema of a database. One connection appends, a few others do the rest.

    A connection that breaks is made anew, and what was asked is asked again for *patience* seconds;
    what a broken connection has written after all is not written twice.
    """

    alone = False
    problem = ""  # who renews a lease finds out

    def __init__(self, address: Address, pool: "Pool", patience: float) -> None:
        self._pool = pool
        self._patience = patience
        self._writer = Writer(address, patience)
        self._appends = Batches[Append](self._begin_appends)
        self._leases = Batches[Lease](self._begin_leases)
        self._tasks = set[asyncio.Task[None]]()
        self._closed = False

    @classmethod
    async def open(
        cls, dsn: str, *, schema: str = "wormery", connections: int = 4, patience: float = 10.0
    ) -> "PostgresStore":
        """The store in *schema* of the database at *dsn*, made if missing."""
        address = Address(dsn, schema, timeout=min(patience, _LONGEST_STATEMENT))
        await address.prepare()
        return cls(address, await address.pool(connections), patience)

    def write(self, append: Append) -> None:
        """Make entries durable; `append.then` is told."""
        if self._closed:
            append.then(StoreFailure("the store is closed"))
        else:
            self._appends.submit(append)

    async def lease(self, table: TableId, owner: Owner, ttl: float) -> Fence:
        """Take a table, new or old; Held if another living owner has it."""
        self._refuse_if_closed()
        taken: Completion[Fence] = Completion()
        self._leases.submit(Lease(table, owner, ttl, taken))
        return await taken.future

    async def renew(self, owner: Owner, ttl: float) -> bool:
        """Stay alive with all tables; False if the owner had lapsed and may have lost some."""
        return await self._ask(leases.renew, owner, ttl)

    async def release(self, table: TableId, fence: Fence) -> None:
        """Let a table go, so that others need not wait; nothing happens if it is lost already."""
        await self._ask(leases.release, table, fence)

    async def bury(self, run: str) -> None:
        """All owners whose names begin like this are dead."""
        await self._ask(leases.bury, run)

    async def owner_of(self, table: TableId) -> Owner | None:
        """The living server that holds a table."""
        return await self._ask(leases.owner_of, table)

    async def silence(self, table: TableId, owner: Owner, ttl: float) -> float | None:
        """For how long nobody has heard of a table's holder, if that is another."""
        return await self._ask(leases.silence, table, owner, ttl)

    async def save_guest(self, guest: Guest) -> None:
        """Make a guest, or what has changed about one, durable."""
        await self._ask(directory.save_guest, guest)

    async def read(
        self, table: TableId, after: Version = EMPTY, most: int | None = None
    ) -> Sequence[bytes]:
        """The entries after a version, oldest first; all of them, or so many at *most*."""
        return await self._ask(directory.entries, table, after, most)

    async def find(self, code: str) -> ListedTable | None:
        """The table with this short code."""
        return await self._ask(directory.find, code)

    async def table_count(self) -> int:
        """How many tables there are."""
        return await self._ask(directory.table_count)

    async def listing(self, table: TableId) -> Listing | None:
        """The listing of a table."""
        return await self._ask(directory.listing, table)

    async def open_tables(self, limit: int = 50) -> Sequence[ListedTable]:
        """Public tables that wait for people, the latest change first."""
        return await self._ask(directory.open_tables, limit)

    async def watchable(self, since: Moment, limit: int = 50) -> Sequence[ListedTable]:
        """Public tables where a game is on, then those where it ended *since*; latest first."""
        return await self._ask(directory.watchable, since, limit)

    async def tables_of(self, guest: GuestId, limit: int = 50) -> Sequence[ListedTable]:
        """Tables where a guest holds a seat, the latest change first; none that is put away."""
        return await self._ask(directory.tables_of, guest, limit)

    async def put_away(self, guest: GuestId, table: TableId, at: Moment | None) -> None:
        """Leave a table out of a guest's until it changes after this moment; None: show it."""
        await self._ask(directory.put_away, guest, table, at)

    async def games_of(
        self, guest: GuestId, before: GameKey = LAST, limit: int = 50
    ) -> Sequence[ListedGame]:
        """What a guest has played, the latest first, from before a game on."""
        return await self._ask(directory.games_of, guest, before, limit)

    async def seek(self, seeker: Seeker, now: Moment) -> Sought:
        """Find somebody to play with, or wait; TooManyWait if there is no place (TB-27)."""
        return await self._ask(seekers.seek, seeker, now)

    async def found(self, guest: GuestId, table: TableId) -> bool:
        """Tell one who waits where to go; False if nobody waits any more."""
        return await self._ask(seekers.found, guest, table)

    async def stop_seeking(self, guest: GuestId) -> None:
        """Somebody waits no more."""
        await self._ask(seekers.stop, guest)

    async def due(
        self, until: Moment, after: DueTable = FIRST, limit: int = 100
    ) -> Sequence[DueTable]:
        """Tables that are due *until* then and that no living server holds, the earliest first."""
        return await self._ask(directory.due, until, after, limit)

    async def save_absence(self, since: Moment, until: Moment) -> None:
        """Remember that no server was up in between."""
        await self._ask(directory.save_absence, since, until)

    async def absence(self, since: Moment, until: Moment) -> int:
        """For how many milliseconds in between no server was up."""
        return await self._ask(directory.absence, since, until)

    async def guest_by_token_hash(self, token_hash: bytes) -> Guest | None:
        """Whose token this is the hash of."""
        return await self._ask(directory.guest_by_token_hash, token_hash)

    async def save_snapshot(self, table: TableId, snapshot: StoredSnapshot) -> None:
        """Keep a snapshot in the place of the one before."""
        await self._ask(archives.save_snapshot, table, snapshot)

    async def snapshot(self, table: TableId) -> StoredSnapshot | None:
        """The snapshot of a table, if there is one."""
        return await self._ask(archives.snapshot, table)

    async def drop_snapshot(self, table: TableId) -> None:
        """Throw a snapshot away."""
        await self._ask(archives.drop_snapshot, table)

    async def snapshotted(self, after: TableId, limit: int = 100) -> Sequence[TableId]:
        """The tables that have one, in the order of their ids."""
        return await self._ask(archives.snapshotted, after, limit)

    async def tables(self, after: TableId, limit: int = 100) -> Sequence[TableId]:
        """All tables that have a log, in the order of their ids."""
        return await self._ask(archives.tables, after, limit)

    async def archive(self, before: Moment, limit: int = 50) -> int:
        """Archive tables that were over *before* then and that no server holds; how many."""
        done = 0
        for table in await self._ask(archives.finished, before, limit):
            done += await self._ask(archives.archive, table)
        return done

    async def close(self) -> None:
        """Finish what is being written, then let go."""
        if self._closed:
            return
        self._closed = True
        await self._appends.quiet()
        await self._leases.quiet()
        await self._writer.close()
        await self._pool.close()

    def _refuse_if_closed(self) -> None:
        if self._closed:
            raise StoreFailure("the store is closed")

    async def _ask(
        self,
        question: "Callable[Concatenate[Connection, Args], Awaitable[ResultT]]",
        *args: Args.args,
        **kwargs: Args.kwargs,
    ) -> ResultT:
        self._refuse_if_closed()

        async def ask(_again: bool) -> ResultT:
            async with self._pool.acquire() as connection:
                return await question(connection, *args, **kwargs)

        return await patiently(ask, self._patience)

    def _begin_appends(self, jobs: list[Append]) -> None:
        self._begin(jobs, self._appends, self._writer.work)

    def _begin_leases(self, jobs: list[Lease]) -> None:
        self._begin(jobs, self._leases, self._take)

    def _begin(
        self,
        jobs: list[JobT],
        batches: Batches[JobT],
        work: Callable[[Sequence[JobT]], Awaitable[list[object]]],
    ) -> None:
        task = asyncio.create_task(self._run(jobs, batches, work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _run(
        self,
        jobs: list[JobT],
        batches: Batches[JobT],
        work: Callable[[Sequence[JobT]], Awaitable[list[object]]],
    ) -> None:
        """A statement changes a table once: whoever comes again waits for the next wave."""
        results: dict[JobT, object] = {}
        while waiting := [job for job in jobs if job not in results]:
            first = {job.table: job for job in reversed(waiting)}
            wave = [job for job in waiting if first[job.table] is job]
            results.update(zip(wave, await self._do(wave, work), strict=True))
        batches.settle(jobs, [results[job] for job in jobs])

    async def _do(
        self, wave: list[JobT], work: Callable[[Sequence[JobT]], Awaitable[list[object]]]
    ) -> list[object]:
        try:
            return await work(wave)
        except SPOILT as problem:
            if len(wave) == 1:
                return [_answer(problem)]
            return [answer for job in wave for answer in await self._do([job], work)]
        except Exception as problem:
            return [_answer(problem) for _ in wave]

    async def _take(self, jobs: Sequence[Lease]) -> list[object]:
        return await self._ask(leases.take, jobs)


def _answer(problem: Exception) -> Exception:
    if getattr(problem, "constraint_name", None) == "code_is_unique":
        return CodeTaken(str(problem))
    if isinstance(problem, StoreFailure):
        return type(problem)(*problem.args)
    return StoreFailure(f"PostgreSQL: {problem!r}")
