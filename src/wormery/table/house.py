"""A house full of tables: opens, finds and keeps them, and hands them over when it closes."""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial

from msgspec import Raw

from wormery.core import Millis, Refusal, Seat
from wormery.store import uptime as caretaker
from wormery.store.directory import OPEN, CodeTaken
from wormery.store.ids import Fence, Moment, TableId, Version
from wormery.store.leases import Held, fresh_owner
from wormery.store.peers.local import Hints, LocalHints, Wanted, channel
from wormery.store.store import Store
from wormery.table.alarms import Alarms, Now, wall
from wormery.table.fold import AnyGame, Draft, game_of, line, steps
from wormery.table.listing import card_of
from wormery.table.seating.events import Entry, Opened, SeatTaken
from wormery.table.seating.names import checked
from wormery.table.seating.rules import Asker
from wormery.table.table import Surroundings, Table
from wormery.table.turn import settled

_LOGGER = logging.getLogger(__name__)

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # none that are mistaken for another

_A_MOMENT = 0.1  # seconds, until another server may have let go

Attend = Callable[[Table], None]


def no_bots(_: str) -> frozenset[str]:
    """No bot knows any game."""
    return frozenset()


def fresh_seed() -> str:
    """A seed that nobody can guess."""
    return secrets.token_hex(16)


def fresh_id() -> str:
    """The id of a table, which nobody can guess."""
    return secrets.token_hex(10)


def fresh_code() -> str:
    """A short code, to read out."""
    return "".join(secrets.choice(LETTERS) for _ in range(6))


@dataclass(frozen=True)
class Ways:
    """How a house is kept: its clock, its chance, and how long things take."""

    now: Now = wall
    seed: Callable[[], str] = fresh_seed
    table_id: Callable[[], str] = fresh_id
    code: Callable[[], str] = fresh_code
    bots: Callable[[str], frozenset[str]] = no_bots
    countdown: int = 3_000  # milliseconds from "all are ready" to the first move
    ttl: float = 15.0  # seconds that a lease lives
    pulse: float = 5.0  # seconds between two signs of life
    most_tables: int = 20_000
    address: str = ""  # how others reach this very server, where there are several
    handover: float = 0.0  # seconds to wait for another server to let a table go
    doze: int = 10 * 60 * 1000  # milliseconds: a table with nothing due for longer leaves memory


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
        ways: Ways | None = None,
        hints: Hints | None = None,
    ) -> None:
        self.store = store
        self.hints = hints or LocalHints()
        self.games = games
        self.ways = ways = ways or Ways()
        self.alarms = Alarms(ways.now)
        self.owner = fresh_owner(ways.address)
        self.attending: list[Attend] = []
        self.tables: dict[TableId, Table] = {}
        self._loading: dict[TableId, asyncio.Task[Table | None]] = {}
        self._closed = Moment(0)
        self._opened = Moment(0)
        self._tasks: list[asyncio.Task[None]] = []
        self._asleep: dict[TableId, Asleep] = {}
        self._waking: set[asyncio.Task[None]] = set()
        self._around = Surroundings(store, self.alarms, ways.seed, ways.bots, ways.countdown)

    async def start(self) -> None:
        """Open the doors: go on with every game that was on, then show a sign of life."""
        self._opened = self.ways.now()
        self._closed = await caretaker.last_seen(self.store) or self._opened
        await self.store.renew(self.owner, self.ways.ttl)
        await self._resume()
        await caretaker.sign_in(self.store, self.ways.now())
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
        await caretaker.sign_in(self.store, self.ways.now())

    async def open(self, opener: Asker, wanted: Open) -> Table:
        """Open a table; refused if the game cannot be played like that (TB-04)."""
        game = self.games.get(wanted.game)
        if game is None:
            raise Refusal("TB-04", f"there is no game called {wanted.game}")
        if len(self.tables) >= self.ways.most_tables:
            raise Refusal("TB-16", "the house is full")
        options = settled(game, wanted.seats, wanted.options)
        if wanted.sit is not None and wanted.sit not in range(wanted.seats):
            raise Refusal("TB-02", "there is no such seat")
        table = TableId(self.ways.table_id())
        fence = await self.store.lease(table, self.owner, self.ways.ttl)
        while True:
            code = self.ways.code()
            opened = Opened(wanted.game, opener.guest, wanted.seats, options, code, wanted.public)
            draft = Draft(game, None)
            draft.tell(opened)
            if wanted.sit is not None:
                draft.tell(SeatTaken(wanted.sit, opener.guest, checked(opener.name)))
            entry = Entry(self.ways.now(), tuple(draft.told), Millis(0), opener.guest)
            card = card_of(draft.gathering, entry.wall)
            try:
                await self.store.append(table, Version(0), [line(entry)], fence, card)
            except CodeTaken:
                continue
            first = draft.step(Version(1), entry)
            return self._seat(Table(table, game, fence, [first], self._around))

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
        later = self.ways.now() + self.ways.doze
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

    def _seat(self, table: Table) -> Table:
        self.tables[table.id] = table
        for attend in self.attending:
            attend(table)
        return table

    async def _load(self, table: TableId) -> Table | None:
        if await self.store.card(table) is None:
            return None
        fence, left = await self._take(table)
        lines = await self.store.read(table)
        game = self.games[game_of(lines)]
        loaded = Table(table, game, fence, list(steps(game, lines)), self._around)
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
        until = asyncio.get_running_loop().time() + self.ways.handover
        while True:
            silence = await self.store.silence(table, self.owner, self.ways.ttl)
            left = None if silence is None else Moment(self.ways.now() - round(silence * 1000))
            try:
                return await self.store.lease(table, self.owner, self.ways.ttl), left
            except Held as held:
                if asyncio.get_running_loop().time() >= until:
                    raise
                self.hints.tell(Wanted(channel(held.owner), table))
            await asyncio.sleep(_A_MOMENT)

    async def _listen(self) -> None:
        """Let go of tables that somebody knocks for elsewhere, while nobody is at them here."""
        async with self.hints.listen(channel(self.owner)) as heard:
            while True:
                hint = await heard.next()
                if isinstance(hint, Wanted):
                    await self._hand_over(hint.wanted)

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
                card = await self.store.card(table)
                if card is not None and card.status != OPEN:
                    with contextlib.suppress(Held):
                        await self.table(table)
            after = page[-1]

    async def _keep(self) -> None:
        """Show signs of life, and tidy up now and then."""
        beats = 0
        while True:
            await asyncio.sleep(self.ways.pulse)
            beats += 1
            try:
                await self.store.renew(self.owner, self.ways.ttl)
                await caretaker.sign_in(self.store, self.ways.now())
                if beats % 12 == 0:
                    await self.sweep()
                if beats % 4 == 0:  # by then the lease of a dead server has run out
                    await self._resume()
            except Exception:
                _LOGGER.exception("the house could not show a sign of life")
