"""A house full of tables: opens, finds and keeps them, and hands them over when it closes."""

import asyncio
import contextlib
import logging
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial

from msgspec import Raw

from wormery.core import AnyGame, Millis, Refusal, Seat
from wormery.store import uptime
from wormery.store.directory import OPEN, CodeTaken
from wormery.store.ids import Fence, Moment, TableId, Version
from wormery.store.leases import Held, fresh_owner
from wormery.store.peers.local import LocalPeers
from wormery.store.peers.messages import Wanted, channel
from wormery.store.peers.subscriptions import Peers
from wormery.store.store import Store
from wormery.table.alarms import Alarms
from wormery.table.decisions import settled
from wormery.table.fold import Draft, Step, encode_entry, game_of, steps
from wormery.table.listing import listing_of
from wormery.table.seating.events import Entry, Opened, SeatTaken
from wormery.table.seating.names import checked
from wormery.table.seating.rules import Requester
from wormery.table.settings import HouseSettings
from wormery.table.table import Table

_LOGGER = logging.getLogger(__name__)

_A_MOMENT = 0.1  # seconds, until another server may have let go


@dataclass(frozen=True)
class Asleep:
    """A table that left memory though something is due: the lease is kept, and an alarm is set."""

    fence: Fence
    wake: Callable[[], None]


@dataclass
class Open:
    """What somebody wants to play, and how."""

    game: str
    seats: int
    options: Raw = field(default_factory=lambda: Raw(b"{}"))
    public: bool = False
    sit: Seat | None = None


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
        self.owner = fresh_owner(settings.address)
        self.on_table: list[
            Callable[[Table], None]
        ] = []  # called with every table that is opened here
        self.tables: dict[TableId, Table] = {}
        self._loading: dict[TableId, asyncio.Task[Table | None]] = {}
        self._closed = Moment(0)
        self._opened = Moment(0)
        self._tasks: list[asyncio.Task[None]] = []
        self._asleep: dict[TableId, Asleep] = {}
        self._waking: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Open the doors: go on with every game that was on, then show a sign of life."""
        self._opened = self.settings.now()
        self._closed = await uptime.last_seen(self.store) or self._opened
        await self.store.renew(self.owner, self.settings.lease_s)
        await self._resume()
        await uptime.mark_seen(self.store, self.settings.now())
        self._tasks = [asyncio.create_task(self._keep()), asyncio.create_task(self._listen())]

    async def stop(self) -> None:
        """Close: finish what is being written and let every table go."""
        for task in self._tasks:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        self.alarms.stop()
        for table in list(self.tables.values()):
            await self._let_go(table)
        for name, asleep in self._asleep.items():
            await self.store.release(name, asleep.fence)
        self._asleep.clear()
        await uptime.mark_seen(self.store, self.settings.now())

    async def open(self, opener: Requester, wanted: Open) -> Table:
        """Open a table; refused if the game cannot be played like that (TB-04)."""
        game = self.games.get(wanted.game)
        if game is None:
            raise Refusal("TB-04", f"there is no game called {wanted.game}")
        if len(self.tables) >= self.settings.most_tables:
            raise Refusal("TB-16", "the house is full")
        options = settled(game, wanted.seats, wanted.options)
        if wanted.sit is not None and wanted.sit not in range(wanted.seats):
            raise Refusal("TB-02", "there is no such seat")
        table = TableId(self.settings.table_id())
        fence = await self.store.lease(table, self.owner, self.settings.lease_s)
        while True:
            code = self.settings.code()
            opened = Opened(wanted.game, opener.guest, wanted.seats, options, code, wanted.public)
            draft = Draft(game, None)
            draft.tell(opened)
            if wanted.sit is not None:
                draft.tell(SeatTaken(wanted.sit, opener.guest, checked(opener.name)))
            entry = Entry(self.settings.now(), tuple(draft.told), Millis(0), opener.guest)
            listing = listing_of(draft.seating, entry.wall)
            try:
                await self.store.append(table, Version(0), [encode_entry(entry)], fence, listing)
            except CodeTaken:
                continue
            first = draft.step(Version(1), entry)
            return self._seat(self._table(table, game, fence, [first]))

    async def table(self, table: TableId) -> Table | None:
        """A table by its id, read from the log if need be; Held if another server has it."""
        known = self.tables.get(table)
        if known is not None and not known.lost:
            return known
        loading = self._loading.get(table)
        if loading is None:
            loading = asyncio.create_task(self._load(table))
            self._loading[table] = loading
            loading.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(loading)

    async def sweep(self) -> None:
        """Put away tables where nobody is and nothing is due for long; the log has them."""
        later = self.settings.now() + self.settings.doze_ms
        for table in list(self.tables.values()):
            due = table.due()
            if table.lost or table.quiet:
                await self._let_go(table)
            elif table.deserted and due is not None and due > later:
                self._put_to_sleep(table, due)

    async def _let_go(self, table: Table) -> None:
        """Leave a table to whoever wants it next."""
        await table.settle()
        self.tables.pop(table.id, None)
        table.lose()
        await self.store.release(table.id, table.fence)

    def _put_to_sleep(self, table: Table, due: Moment) -> None:
        """Keep of a table only when it has to be woken; it stays ours."""
        self.tables.pop(table.id, None)
        table.lose()
        asleep = Asleep(table.fence, partial(self._wake, table.id))
        self._asleep[table.id] = asleep
        self.alarms.set(asleep.wake, due)

    def _wake(self, table: TableId) -> None:
        """Something is due at a table that sleeps: it comes back and sees to it."""
        waking = asyncio.get_running_loop().create_task(self._rouse(table))
        self._waking.add(waking)
        waking.add_done_callback(self._waking.discard)

    async def _rouse(self, table: TableId) -> None:
        try:
            await self.table(table)
        except Exception:  # it is found again when somebody looks, or after the next resume
            _LOGGER.exception("a table did not wake up", extra={"table": table})

    def _table(self, table: TableId, game: AnyGame, fence: Fence, past: Sequence[Step]) -> Table:
        return Table(table, game, fence, past, self.store, self.alarms, self.settings)

    def _seat(self, table: Table) -> Table:
        self.tables[table.id] = table
        for told in self.on_table:
            told(table)
        return table

    async def _load(self, table: TableId) -> Table | None:
        if await self.store.listing(table) is None:
            return None
        fence, left = await self._take(table)
        entries = await self.store.read(table)
        game = self.games[game_of(entries)]
        loaded = self._table(table, game, fence, list(steps(game, entries)))
        if left is not None:  # another server has died with it
            await loaded.wake_up(left)
        elif loaded.recent[-1].entry.wall < self._opened:
            await loaded.wake_up(self._closed)
        else:
            loaded.set_alarm()
        return self._seat(loaded)

    async def _take(self, table: TableId) -> tuple[Fence, Moment | None]:
        """Take a table, from ourselves in its sleep or from a server where nobody looks at it.

        If another server has died with it: when that one was last heard of.
        """
        asleep = self._asleep.pop(table, None)
        if asleep is not None:
            self.alarms.set(asleep.wake, None)
        until = asyncio.get_running_loop().time() + self.settings.handover_s
        while True:
            silence = await self.store.silence(table, self.owner, self.settings.lease_s)
            left = None if silence is None else Moment(self.settings.now() - round(silence * 1000))
            try:
                return await self.store.lease(table, self.owner, self.settings.lease_s), left
            except Held as held:
                if asyncio.get_running_loop().time() >= until:
                    raise
                self.peers.publish(Wanted(channel(held.owner), table))
            await asyncio.sleep(_A_MOMENT)

    async def _listen(self) -> None:
        """Let go of tables that somebody knocks for elsewhere, while nobody is at them here."""
        async with self.peers.subscribe(channel(self.owner)) as subscription:
            while True:
                message = await subscription.next()
                if isinstance(message, Wanted):
                    await self._hand_over(message.wanted)

    async def _hand_over(self, name: TableId) -> None:
        table, asleep = self.tables.get(name), self._asleep.pop(name, None)
        if table is not None and table.deserted:
            await self._let_go(table)
        elif asleep is not None:
            self.alarms.set(asleep.wake, None)
            await self.store.release(name, asleep.fence)

    async def _resume(self) -> None:
        after: TableId | None = None
        while True:
            page = await self.store.unfinished(after)
            if not page:
                return
            for table in page:
                listing = await self.store.listing(table)
                if listing is not None and listing.status != OPEN:
                    with contextlib.suppress(Held):
                        await self.table(table)
            after = page[-1]

    async def _keep(self) -> None:
        """Show signs of life, and tidy up now and then."""
        beats = 0
        while True:
            await asyncio.sleep(self.settings.renew_s)
            beats += 1
            try:
                await self.store.renew(self.owner, self.settings.lease_s)
                await uptime.mark_seen(self.store, self.settings.now())
                if beats % 12 == 0:
                    await self.sweep()
                if beats % 4 == 0:  # by then the lease of a dead server has run out
                    await self._resume()
            except Exception:
                _LOGGER.exception("the house could not show a sign of life")
