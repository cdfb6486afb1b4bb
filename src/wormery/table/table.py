"""A table: one writer, a mailbox, and a log that everything is in before anybody is shown it."""

import asyncio
import logging
from collections import Counter, deque
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from wormery.core import AnyGame, Millis, Refusal, Seat, encode
from wormery.store.directory import Listing
from wormery.store.ids import EMPTY, Fence, GuestId, Moment, TableId, Version
from wormery.store.log import Append, Completion, Conflict, StoreFailure, StoreFull
from wormery.table.clock import wall_of
from wormery.table.contests import FairQueue
from wormery.table.fold import Draft, Step, steps
from wormery.table.listing import awaited, listing_of, same_listing
from wormery.table.memory import remembered
from wormery.table.played import finished_games
from wormery.table.requests import (
    Accepted,
    Due,
    GuestRequest,
    Lost,
    OwnerReturned,
    Play,
    Refused,
    Reply,
    Request,
    charged,
    send_reply,
)
from wormery.table.resources import Resources
from wormery.table.seating.commands import TableCommand
from wormery.table.seating.events import CountdownStopped, ReadyTold, Woke
from wormery.table.seating.rules import Context, Requester, returned
from wormery.table.seating.state import Seating, playing
from wormery.table.snapshot import Base
from wormery.table.turn import Turn
from wormery.table.updates import latest

_LOGGER = logging.getLogger(__name__)

NEAR_MS = 250
"""How far the clocks of two servers may be apart before a game's time is set anew."""

RETRY_MS = 2_000
"""How long a table waits before it tries again to write what has to happen by itself."""

KEPT_STEPS = 16
"""How far back a viewer can have missed something and still be told it piece by piece."""

LONGEST_MAILBOX = 256


class Observer:
    """Whoever wants to know what happens at a table."""

    def show(self, steps: Sequence[Step]) -> None:
        """These steps are durable."""

    def notice(self) -> None:
        """Somebody has come."""

    def lose(self) -> None:
        """The table can no longer be served from here."""


class Table:
    """Where a game is played: requests come in one after another, steps go out when durable."""

    def __init__(  # noqa: PLR0913, PLR0917 - what it is, whose, and all that happened before
        self,
        table: TableId,
        game: AnyGame,
        fence: Fence,
        past: Sequence[Step],
        resources: Resources,
        base: Base | None = None,
    ) -> None:
        self.id = table
        self.game = game
        self.fence = fence
        self._lost = False
        self.observers: list[Observer] = []
        self.saved = EMPTY if base is None else base.step.version  # in a snapshot
        self.last = base.step if base is not None and not past else past[-1]
        self.version, self.scene = self.last.version, self.last.after
        self.recent: deque[Step] = deque(past, KEPT_STEPS)
        self._log = resources.log
        self._alarms = resources.alarms
        self._settings = resources.settings
        self._lease = resources.lease
        self._failed = resources.failed
        self._clock = resources.settings.now
        self._credited = self._clock.absent  # of all that we stood still, what nobody is charged
        self.left = self._clock()  # since when nobody is here
        self._mailbox: deque[Request] = deque()
        contested = game.ABOUT.contested
        self._contest = FairQueue(contested) if contested else None
        self._busy = False
        self._settling: list[asyncio.Future[None]] = []
        self._alarm: Moment | None = None
        self._stuck: Moment | None = None  # since when there is no room to write
        self._retry: Moment | None = None  # when we look whether there is room to write again
        self.present: frozenset[GuestId] = frozenset()
        self._devices: Counter[GuestId] = Counter()
        self.memory = remembered(resources.settings, past, base, self._contest)

    @property
    def seating(self) -> Seating:
        """Who sits here, and what was agreed."""
        return self.scene.seating

    @property
    def state(self) -> Any:
        """The state of the game; None before the first one."""
        return self.scene.state

    def base(self) -> Base:
        """All that is known here, to go on from when the table wakes up."""
        return self.memory.base(self.last)

    @property
    def lost(self) -> bool:
        """Whether the table can no longer be served from here, or may be somebody else's."""
        return self._lost or self._lease.lapsed()

    @property
    def quiet(self) -> bool:
        """Whether nobody is here, nothing is being written and nothing is due for long."""
        if not self.deserted:
            return False
        due = self.due()
        return due is None or due > self._clock() + self._settings.doze_ms

    @property
    def deserted(self) -> bool:
        """Whether nobody is here, and nothing is being written."""
        return not (self._busy or self.present)

    async def since(self, version: Version) -> Sequence[Step]:
        """The steps of this game after a version, from memory or from the log."""
        found = [step for step in self.recent if step.version > version]
        if len(found) != self.version - version:
            entries = await self._log.read(self.id)
            taken = await asyncio.to_thread(lambda: list(steps(self.game, entries)))
            found = [step for step in taken if step.version > version]
        return latest(found)

    def now(self) -> Moment:
        """The time by the clock of the house."""
        return self._clock()

    def time(self) -> Millis:
        """The game's time; what we stood still is left out, even before the log says so."""
        now = self._clock()
        return self.seating.time(Moment(now - self._uncharged(now, self._clock.absent)))

    def _uncharged(self, now: Moment, absent: Millis) -> Millis:
        """How long nothing could be done here, and the log does not say so yet (TB-24)."""
        stuck = 0 if self._stuck is None else now - self._stuck
        return Millis(absent - self._credited + stuck)

    def arrive(self, guest: GuestId) -> None:
        """Somebody is here, by one more device."""
        self._devices[guest] += 1
        if self._devices[guest] > 1:
            return
        self.present = frozenset(self._devices)
        if returned(self.seating, guest):
            self.post(OwnerReturned(guest))
        for observer in self.observers:
            observer.notice()

    def depart(self, guest: GuestId) -> None:
        """A device of somebody is gone."""
        self._devices[guest] -= 1
        if self._devices[guest] <= 0:
            del self._devices[guest]
            self.present = frozenset(self._devices)
        if not self.present and not self._lost:
            self.left = self._clock()
            self.set_alarm()

    def post(self, request: Request) -> None:
        """Put a request into the mailbox; whoever asked gets the reply when it is durable."""
        waiting = len(self._mailbox)
        if self._contest is not None:
            waiting += len(self._contest)
        if self._lost or self._lease.lapsed():
            send_reply(request, Lost())
        elif waiting >= LONGEST_MAILBOX:
            send_reply(request, Refused("TB-16", "the table has too much to do"))
        else:
            self._mailbox.append(request)
            if not self._busy:
                self._busy = True
                self._take_turn()

    async def ask(
        self, requester: Requester, request_id: str, what: Play | TableCommand
    ) -> Version:
        """Ask, and wait until it is durable; raises the Refusal."""
        future: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
        self.post(
            GuestRequest(requester, request_id, what, lambda _, reply: future.set_result(reply))
        )
        match await future:
            case Accepted(version):
                return version
            case Refused(rule, detail):
                raise Refusal(rule, detail)
            case Lost():
                raise Conflict(self.id)

    def due(self) -> Moment | None:
        """When something will happen here by itself."""
        seating = self.scene.seating
        phase = seating.phase
        if phase == "playing" and self.present:
            return self._late()
        if phase == "counting":
            return seating.starts
        if self.present or not playing(seating):
            return None
        ends = Moment(self.left + self._settings.desert_ms)
        late = self._late() if phase == "playing" else None
        return late if late is not None and late < ends else ends

    def _late(self) -> Moment | None:
        """When the time is up for somebody, or a contest is settled."""
        deadline = self.game.deadline(self.scene.state)
        settled = None if self._contest is None else self._contest.due()
        if settled is not None:
            deadline = settled if deadline is None else min(settled, deadline)
        return None if deadline is None else Moment(self.seating.zero + deadline)

    async def wake_up(self, clock: Millis) -> None:
        """Go on with a table that lay in the log: the game's time is *clock*, by all we know."""
        turn = self._turn()
        draft = Draft(self.game, self.scene)
        if self.seating.phase == "playing":
            if abs(self.seating.time(self._clock()) - clock) > NEAR_MS:
                draft.tell(Woke(clock, self._clock()))
        elif self.seating.phase == "counting":
            chairs = enumerate(self.seating.chairs)
            draft.tell(*(ReadyTold(Seat(i), False) for i, chair in chairs if chair.ready))
            draft.tell(CountdownStopped())
        if draft.told:
            turn.take(draft, clock)
            written: Completion[Version] = Completion()
            self._write(turn.steps, written)
            await written.future
            self._show(turn.steps)
        self.set_alarm()

    def last_listing(self) -> Listing | None:
        """What the directory has to know of a table that leaves memory: when it is due."""
        due = self.due()
        if due is None:
            return None
        ahead = self._clock.ahead
        return listing_of(
            self.seating,
            self.last.entry.wall,
            Moment(due + ahead),
            Moment(self.left + ahead),
            awaited(self.game, self.scene),
        )

    def stood_still(self) -> None:
        """The process did: tell those who see a clock run."""
        if self.present and self.due() is not None:
            self.post(Due())

    def set_alarm(self) -> None:
        """Ask to be woken when something is due, or when it may be tried again to write it."""
        due = self._retry or self.due()
        if due != self._alarm:
            self._alarm = due
            self._alarms.set(self._wake, due)

    async def settle(self) -> None:
        """Wait until everything in the mailbox is done."""
        while self._busy:
            settled = asyncio.get_running_loop().create_future()
            self._settling.append(settled)
            await settled

    def lose(self) -> None:
        """Stop serving the table from here; the log has it."""
        self._lost = True
        self._alarms.set(self._wake, None)
        waiting = [] if self._contest is None else self._contest.drop()
        for request in (*waiting, *self._mailbox):
            send_reply(request, Lost())
        self._mailbox.clear()
        observers, self.observers = self.observers, []  # they know us: nobody is kept in a circle
        for observer in observers:
            observer.lose()

    def _wake(self) -> None:
        self._alarm = None
        if self._retry is not None:
            self._retry = None
            for observer in self.observers:
                observer.notice()
        self.post(Due())

    def _turn(self) -> Turn:
        now, settings = self._clock(), self._settings
        deserted = not self.present and now >= self.left + settings.desert_ms
        wall = Moment(now + self._clock.ahead) if self._clock.ahead else now
        context = Context(now, wall, self.present, deserted, self.game.ABOUT, settings)
        return Turn(self.game, self.last, context, self.memory)

    def _take_turn(self) -> None:
        """Decide all that has come in, and have it written in one go."""
        turn = self._turn()
        if turn.absent != self._credited or self._stuck is not None:
            turn.credit(self._uncharged(self._clock(), turn.absent))
        turn.run(self._mailbox)
        if turn.steps:
            self._write(turn.steps, partial(self._written, turn))
        else:
            self._credited = turn.absent
            self._finish(turn.replies)

    def _write(self, taken: Sequence[Step], then: Callable[[Version | Exception], None]) -> None:
        """Have steps written, with the listing of the table if they change what it shows."""
        before, seating = self.scene.seating, taken[-1].after.seating
        is_same = seating is before
        games = () if is_same else finished_games(taken)
        listing = None if is_same or same_listing(before, seating) else self._listing(seating)
        entries = [encode(each.entry) for each in taken]
        self._log.write(Append(self.id, self.version, entries, self.fence, listing, then, games))

    def _listing(self, seating: Seating) -> Listing:
        """As long as we have the table we see to it; should we die, somebody else does soon."""
        wall = wall_of(self._clock)
        is_on = playing(seating) or seating.phase == "counting"
        return listing_of(seating, wall, Moment(wall + self._settings.doze_ms) if is_on else None)

    def _written(self, turn: Turn, written: Version | Exception) -> None:
        """It is durable, or the table is lost."""
        replies: Sequence[tuple[Request, Reply]] = turn.replies
        if isinstance(written, StoreFull) and not self._lost:
            replies = [(request, self._take_back(request, reply)) for request, reply in replies]
            now = self._clock()
            self._stuck = now if self._stuck is None else self._stuck
            self._retry = Moment(now + RETRY_MS)
        elif isinstance(written, Exception) or self._lost or self._lease.lapsed():
            _LOGGER.warning("table lost", extra={"table": self.id, "problem": repr(written)})
            if isinstance(written, StoreFailure):
                self._failed(self.id)
            replies = [(request, Lost()) for request, _ in replies]
            self.lose()
        else:
            self._credited, self._stuck = turn.absent, None
            self._show(turn.steps)
        self._finish(replies)

    def _take_back(self, request: Request, reply: Reply) -> Reply:
        """What could not be written has not happened (TB-26), unless it was in the log before."""
        if isinstance(reply, Accepted) and reply.version <= self.version:
            return reply
        if isinstance(request, GuestRequest):
            self.memory.replied.forget(request.requester.guest, request.request_id)
        return Refused("TB-26", "there is no room to write")

    def _show(self, taken: Sequence[Step]) -> None:
        """Steps are durable: let everybody see them."""
        self.last = taken[-1]
        self.version, self.scene = self.last.version, self.last.after
        self.recent.extend(taken)
        for step in taken:
            self.memory.growth.count(step)
        for observer in self.observers:
            try:
                observer.show(taken)
            except Exception:  # whoever cannot look must not keep the others waiting
                _LOGGER.exception("steps were not seen", extra={"table": self.id})

    def _finish(self, replies: Sequence[tuple[Request, Reply]]) -> None:
        """Reply to everybody, then look at what has come in meanwhile."""
        for request, reply in replies:
            try:
                send_reply(request, reply)
            except Exception:  # the same goes for whoever cannot take the reply
                _LOGGER.exception("a reply was not taken", extra={"table": self.id})
        if self._mailbox:
            charged(tuple(self._mailbox), self._take_turn)
            return
        self._busy = False
        if not self._lost:
            self.set_alarm()
        while self._settling:
            self._settling.pop().set_result(None)
