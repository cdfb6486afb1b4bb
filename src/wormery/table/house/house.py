"""A house full of tables: opens, finds and keeps them, and hands them over when it closes."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial
from itertools import count
from math import inf

from wormery.core import AnyGame, Millis, Refusal
from wormery.store.directory import CodeTaken
from wormery.store.ids import Moment, TableId, Version
from wormery.store.leases import Owner, fresh_owner
from wormery.store.log import Conflict, StoreBroken, StoreFailure, StoreFull
from wormery.store.peers.local import LocalPeers
from wormery.store.peers.messages import Wanted, channel
from wormery.store.peers.subscriptions import Peers
from wormery.store.store import Store
from wormery.table.alarms import Alarms
from wormery.table.clock import LOOK_S, wall_of
from wormery.table.fold import encode_entry
from wormery.table.house.heartbeat import Heartbeat
from wormery.table.house.opening import Open, agreed, first_step
from wormery.table.house.snapshots import Past, SnapshotKeeper
from wormery.table.house.taking import Taking
from wormery.table.house.waking import Waking
from wormery.table.lease import HouseLease
from wormery.table.listing import listing_of
from wormery.table.resources import Resources
from wormery.table.seating.rules import Requester
from wormery.table.seating.state import playing
from wormery.table.settings import HouseSettings
from wormery.table.table import Table

_LOGGER = logging.getLogger(__name__)

_ATTEMPTS = 5  # to read a table before it is somebody else's

_AT_ONCE = 64  # tables that are put away together, so that they share a commit


class House:
    """All tables that this process serves."""

    def __init__(
        self,
        store: Store,
        games: Mapping[str, AnyGame],
        settings: HouseSettings | None = None,
        peers: Peers | None = None,
    ) -> None:
        self.store = store
        self.peers = peers or LocalPeers()
        self.games = games
        self.settings = settings = settings or HouseSettings()
        self.alarms = Alarms(settings.now)
        self.owner = fresh_owner(settings.address, settings.run)
        self.lease = HouseLease(
            settings.lease_s, self._drop_all, alone=store.alone, count=settings.count
        )
        self.on_table: list[Callable[[Table], None]] = []  # called with every table opened here
        self.tables: dict[TableId, Table] = {}
        self._loading: dict[TableId, asyncio.Task[Table | None]] = {}
        self._heartbeat = Heartbeat(store, settings.now)
        self._resources = Resources(store, self.alarms, settings, self.lease, self._fail)
        self._waking = Waking(self)
        self.snapshots = SnapshotKeeper(store, games, settings, self._read_anew)
        self._taking = Taking(store, self.peers, settings)
        self._proving = asyncio.Lock()
        self._hurry = asyncio.Event()  # to the next sign of life
        self._listening: asyncio.Task[None] | None = None
        self._tasks: list[asyncio.Task[None]] = []
        self._watching: asyncio.TimerHandle | None = None
        self._stopping = False
        self._failing: set[str] = set()  # what could not be done at the last beat

    async def start(self) -> None:
        """Open the doors. However many tables there are: each is looked after in its time."""
        self.settings.now.look()
        if self.settings.run:
            await self.store.bury(self.settings.run)
        await self.beat()
        self._listening = asyncio.create_task(self._listen())
        self._tasks = [asyncio.create_task(self._keep())]
        self._watch(self.settings.now.absent, self.settings.now.ahead)

    async def stop(self) -> None:
        """Close: finish what is being written and let every table go."""
        self._stopping = True
        for task in (*self._tasks, *([self._listening] if self._listening else [])):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        if self._watching is not None:
            self._watching.cancel()
        self.alarms.stop()
        await self.snapshots.close()
        await self._let_all_go(list(self.tables.values()))
        with contextlib.suppress(StoreFailure):  # then it is seen by when the last sign was shown
            await self._heartbeat.show()

    async def open(self, opener: Requester, wanted: Open) -> Table:
        """Open a table; refused if the game cannot be played like that (TB-04)."""
        game = self.games.get(wanted.game)
        if game is None:
            raise Refusal("TB-04", f"there is no game called {wanted.game}")
        wanted = agreed(game, wanted)
        await self.make_room()
        if self.is_full:
            raise Refusal("TB-16", "the house is full")
        table, lapses = TableId(self.settings.table_id()), self.lease.lapses
        fence = await self.store.lease(table, self.owner, self.settings.lease_s)
        while True:
            code, wall = self.settings.code(), wall_of(self.settings.now)
            first = first_step(game, opener, wanted, code, wall)
            entries = [encode_entry(first.entry)]
            listing = listing_of(first.after.seating, wall)
            try:
                await self.store.append(table, Version(0), entries, fence, listing)
            except CodeTaken:
                continue
            except StoreFull:
                await self.store.release(table, fence)
                raise Refusal("TB-26", "there is no room to write") from None
            if self.lease.lapsed() or self.lease.lapses != lapses:  # not ours any more
                return await self._taken_again(table)
            return self._seat(Table(table, game, fence, [first], self._resources))

    async def _taken_again(self, name: TableId) -> Table:
        table = await self.table(name)
        if table is None:
            raise Conflict(f"table {name} does not stay ours")
        return table

    async def table(self, table: TableId) -> Table | None:
        """A table by its id, read from the log if need be; Held if another server has it."""
        known = self.tables.get(table)
        if known is not None and not known.lost:
            return known
        loading = self._loading.get(table)
        if loading is None:
            loading = asyncio.create_task(self._load(table))
            self._loading[table] = loading
            loading.add_done_callback(partial(self._loaded, table))
        return await asyncio.shield(loading)

    def _loaded(self, table: TableId, loading: "asyncio.Task[Table | None]") -> None:
        """Who waits is told how it went; if nobody does any more, that is no mistake of ours."""
        self._loading.pop(table, None)
        if not loading.cancelled():
            loading.exception()

    @property
    def problem(self) -> str:
        """Why nobody can be served at the moment; empty if all is well."""
        return self.store.problem or self.lease.problem

    @property
    def is_full(self) -> bool:
        """Whether no table more may be in memory."""
        return len(self.tables) >= self.settings.most_tables

    async def sweep(self) -> None:
        """Put away tables where nobody is and nothing is due for long; the store has them."""
        await self._let_all_go([each for each in self.tables.values() if self._is_idle(each)])

    def _is_idle(self, table: Table) -> bool:
        """Whether nobody needs it in memory, nor waits for it to be read again."""
        return not self._waking.tries(table.id) if table.lost else table.quiet

    async def wake_due(self) -> None:
        """Bring tables back where something is due and that nobody looks after."""
        await self._waking.look(wall_of(self.settings.now))

    async def make_room(self) -> None:
        """Put tables away where nobody is, those that are due last before the others."""
        if self.is_full:
            idle = [table for table in self.tables.values() if table.deserted]
            idle.sort(key=lambda table: -(table.due() or inf))
            await self._let_all_go(idle[: 1 + self.settings.most_tables // 20])

    async def _let_all_go(self, tables: Sequence[Table]) -> None:
        await self.snapshots.keep(tables)
        for start in range(0, len(tables), _AT_ONCE):
            some = tables[start : start + _AT_ONCE]
            await asyncio.gather(*(self._let_go(each) for each in some))

    async def _let_go(self, table: Table) -> None:
        """Leave a table to whoever wants it next; the directory knows when it is due."""
        await table.settle()
        if self.lease.lapsed() or self.tables.get(table.id) is not table:
            return  # dropped: whoever takes it has to know since when nobody served it
        if table.present and not (table.lost or self._stopping):  # somebody has come meanwhile
            return
        del self.tables[table.id]
        listing = None if table.lost else table.last_listing()
        table.lose()
        with contextlib.suppress(Conflict, StoreFailure):  # then it is looked after too early
            if listing is not None:
                await self.store.append(table.id, table.version, [], table.fence, listing)
        if not self.lease.lapsed():  # else it is free, and it is known since when
            with contextlib.suppress(StoreFailure):  # then it is free when the lease lapses
                await self.store.release(table.id, table.fence)

    def _drop_all(self) -> None:
        """Serve none of our tables: others may have them by now, and everybody is sent there."""
        tables, self.tables = self.tables, {}
        for table in tables.values():
            table.lose()
        if tables:
            _LOGGER.warning("%d tables were dropped", len(tables))

    async def beat(self) -> None:
        """Renew the lease, and say that a server is up."""
        try:
            await self._prove()
            await self._heartbeat.show()
        except StoreFailure:
            self._heartbeat.fail()
            raise

    async def _prove(self) -> None:
        """Renew the lease; if it has lapsed go on under a new name, as if we had just started.

        Under the old one the tables that we dropped would seem to be looked after.
        """
        async with self._proving:
            while True:
                anew = self.lease.lapsed()
                if anew:
                    self._take_new_name()
                sent = self.lease.now()
                lived = await self._renew()
                if anew or self.store.alone or (lived and not self.lease.lapsed()):
                    self.lease.renewed(sent)
                    return
                self.lease.lapse()

    async def _renew(self) -> bool:
        try:
            return await self.store.renew(self.owner, self.settings.lease_s)
        except StoreBroken:  # what we know is in no store any more
            self._drop_all()
            raise

    def _take_new_name(self) -> None:
        self.owner = fresh_owner(self.settings.address, self.settings.run)
        if self._listening is not None:
            self._listening.cancel()
            self._listening = asyncio.create_task(self._listen())

    def _seat(self, table: Table) -> Table:
        self.tables[table.id] = table
        self._taking.serve(table.id)
        for told in self.on_table:
            told(table)
        return table

    async def _load(self, table: TableId) -> Table | None:
        try:
            return await self._load_ours(table)
        except (Conflict, StoreFailure):
            self._waking.try_again(table)
            raise

    async def _load_ours(self, table: TableId) -> Table | None:
        """Read a table from the log when it is ours; again, if it did not stay ours meanwhile."""
        for attempt in range(_ATTEMPTS):
            if self.lease.lapsed():
                await self.beat()
            lapses, owner = self.lease.lapses, self.owner
            try:
                found = await self._read(table, owner)
            except Conflict:  # somebody was faster; next time we hear who
                if attempt == _ATTEMPTS - 1:
                    raise
                continue
            if found is None:
                return None
            loaded, past = found
            if not self.lease.lapsed() and self.lease.lapses == lapses:
                self._seat(loaded)
                self.snapshots.check_some(table, past)
                return loaded
            loaded.lose()  # else it would go on by itself, where nobody can come
            self._taking.lose(table, owner)
        raise Conflict(f"table {table} does not stay ours")

    async def _read(self, table: TableId, owner: Owner) -> tuple[Table, Past] | None:
        listing = await self.store.listing(table)
        if listing is None:
            return None
        await self.make_room()
        fence, until = await self._taking.take(table, owner)
        with self._taking.losing(table, owner):
            if self._heartbeat.is_overdue:  # a clock was set, or the store was away: tell it first
                await self.beat()
            past = await self.snapshots.past(table)
            loaded = Table(table, past.game, fence, past.steps, self._resources, past.base)
            if playing(loaded.seating):
                seen = max(listing.seen, loaded.memory.growth.grown.seen)
                loaded.left = Moment(loaded.left - await self._taking.served(table, seen, until))
            await self._wake_up(loaded, await self._taking.game_time(table, loaded.last, until))
        return loaded, past

    async def _wake_up(self, table: Table, clock: Millis) -> None:
        """A table goes on; should we die, whoever takes it has to know that we served it."""
        before = table.version
        await table.wake_up(clock)
        if playing(table.seating) and table.version == before:
            try:
                await self.store.append(table.id, before, [], table.fence)
            except StoreFull:
                pass
            except (Conflict, StoreFailure):  # it would go on by itself, where nobody can come
                table.lose()
                raise

    def _fail(self, table: TableId) -> None:
        """The store did not take something: the table is ours still, and has to be read anew."""
        self._heartbeat.fail()
        self._taking.lose(table, self.owner)
        self._waking.try_again(table)

    async def _listen(self) -> None:
        """Let go of tables that somebody knocks for elsewhere, while nobody is at them here."""
        async with self.peers.subscribe(channel(self.owner)) as subscription:
            while True:
                message = await subscription.next()
                if isinstance(message, Wanted):
                    await self._hand_over(message.wanted)

    async def _hand_over(self, name: TableId) -> None:
        table = self.tables.get(name)
        if table is not None and table.deserted and not table.lost:  # one that is, we read first
            await self._let_go(table)

    def _watch(self, stood: Millis, ahead: int) -> None:
        """Look at the clocks: whether we stood still, and whether we may still serve anybody."""
        clock = self.settings.now
        clock.look()
        loop = asyncio.get_running_loop()
        self._watching = loop.call_later(LOOK_S, self._watch, clock.absent, clock.ahead)
        if clock.ahead != ahead:  # the store should know before anything else goes wrong
            self._hurry.set()
        if not self.lease.lapsed() and clock.absent != stood:
            for table in list(self.tables.values()):
                table.stood_still()

    async def _keep(self) -> None:
        """Show signs of life, look after what is due, and tidy up now and then."""
        for beat in count():
            await self._try("show a sign of life", self.beat)
            if beat % 12 == 11:
                await self._try("tidy up", self.sweep)
            if beat % 4 == 0:  # what a dead server held may have been due before
                self._waking.start_again()
            await self._try("wake tables", self.wake_due)
            await self._try("write snapshots", self._write_snapshots)
            if beat % 12 == 5:
                await self._try("archive tables", self.archive)
            await self._rest()

    async def _rest(self) -> None:
        """Until it is time for the next sign of life, or somebody has set the clock."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(self.settings.renew_s):
                await self._hurry.wait()
        self._hurry.clear()

    async def _write_snapshots(self) -> None:
        await self.snapshots.keep(list(self.tables.values()))

    async def archive(self) -> None:
        """Make the logs of tables small that are over for long; some at a time."""
        if self.settings.archive_ms is not None:
            before = Moment(wall_of(self.settings.now) - self.settings.archive_ms)
            await self.store.archive(before)

    def _read_anew(self, name: TableId) -> None:
        """What we know of a table is wrong: whoever comes back finds what the log says."""
        table = self.tables.get(name)
        if table is not None:
            table.lose()

    async def _try(self, what: str, do: Callable[[], Awaitable[None]]) -> None:
        """Do it if that can be done now; the next beat tries again."""
        try:
            await do()
        except StoreFailure as problem:  # told once, until it works again
            if what not in self._failing:
                _LOGGER.warning("the house could not %s", what, extra={"why": str(problem)})
            self._failing.add(what)
        except Exception:
            _LOGGER.exception("the house could not %s", what)
        else:
            self._failing.discard(what)
