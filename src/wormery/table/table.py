"""A table: one writer, a mailbox, and a log that everything is in before anybody is shown it."""

import asyncio
import logging
from collections import Counter, deque
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from wormery.core import AnyGame, Millis, Refusal, Seat
from wormery.store.ids import Fence, GuestId, Moment, TableId, Version
from wormery.store.log import Append, Completion, Conflict, Log
from wormery.table.alarms import Alarms
from wormery.table.contests import Contest
from wormery.table.fold import Draft, Step, encode_entry, steps
from wormery.table.listing import listing_of, same_listing
from wormery.table.replies import Replies
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
    send_reply,
)
from wormery.table.seating.commands import TableCommand
from wormery.table.seating.events import CountdownStopped, ReadyTold, Woke
from wormery.table.seating.rules import Context, Requester, returned
from wormery.table.seating.state import Seating
from wormery.table.settings import HouseSettings
from wormery.table.turn import Turn
from wormery.table.updates import latest

_LOGGER = logging.getLogger(__name__)

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

    def __init__(  # noqa: PLR0913, PLR0917 - what it is, and what the house lends it
        self,
        table: TableId,
        game: AnyGame,
        fence: Fence,
        past: Sequence[Step],
        log: Log,
        alarms: Alarms,
        settings: HouseSettings,
    ) -> None:
        self.id = table
        self.game = game
        self.fence = fence
        self.lost = False
        self.observers: list[Observer] = []
        self.version = past[-1].version
        self.scene = past[-1].after
        self.recent: deque[Step] = deque(past, KEPT_STEPS)
        self._log = log
        self._alarms = alarms
        self._settings = settings
        self._mailbox: deque[Request] = deque()
        contested = game.ABOUT.contested
        self._contest = Contest(contested) if contested else None
        self._busy = False
        self._settling: list[asyncio.Future[None]] = []
        self._alarm: Moment | None = None
        self.present: frozenset[GuestId] = frozenset()
        self._devices: Counter[GuestId] = Counter()
        self._replied = Replies()
        for taken in past:
            self._replied.accept(taken.entry.by, taken.entry.request_id, taken.version)

    @property
    def seating(self) -> Seating:
        """Who sits here, and what was agreed."""
        return self.scene.seating

    @property
    def state(self) -> Any:
        """The state of the game; None before the first one."""
        return self.scene.state

    @property
    def quiet(self) -> bool:
        """Whether nobody is here, nothing is being written and nothing is due."""
        return self.deserted and self.due() is None

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
        return self._alarms.now()

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

    def post(self, request: Request) -> None:
        """Put a request into the mailbox; whoever asked gets the reply when it is durable."""
        waiting = len(self._mailbox)
        if self._contest is not None:
            waiting += len(self._contest)
        if self.lost:
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
        scene = self.scene
        seating = scene.seating
        if seating.phase == "counting":
            return seating.starts
        if seating.phase != "playing":
            return None
        deadline = self.game.deadline(scene.state)
        settled = None if self._contest is None else self._contest.due()
        if settled is not None:
            deadline = settled if deadline is None else min(settled, deadline)
        return None if deadline is None else Moment(seating.zero + deadline)

    async def wake_up(self, closed: Moment) -> None:
        """Go on after the server was down since *closed*: the gap is charged to nobody."""
        turn, last = self._turn(), self.recent[-1].entry
        draft = Draft(self.game, self.scene)
        if self.seating.phase == "playing":
            heard = Moment(max(last.wall, closed))
            draft.tell(Woke(Millis(max(last.at, self.seating.time(heard))), self.now()))
        elif self.seating.phase == "counting":
            chairs = enumerate(self.seating.chairs)
            draft.tell(*(ReadyTold(Seat(i), False) for i, chair in chairs if chair.ready))
            draft.tell(CountdownStopped())
        if draft.told:
            turn.take(draft, last.at)
            written: Completion[Version] = Completion()
            self._write(turn.steps, written)
            await written.future
            self._show(turn.steps)
        self.set_alarm()

    def set_alarm(self) -> None:
        """Ask to be woken when something is due."""
        due = self.due()
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
        self.lost = True
        self._alarms.set(self._wake, None)
        waiting = [] if self._contest is None else self._contest.drop()
        for request in (*waiting, *self._mailbox):
            send_reply(request, Lost())
        self._mailbox.clear()
        for observer in list(self.observers):
            observer.lose()

    def _wake(self) -> None:
        self._alarm = None
        self.post(Due())

    def _turn(self) -> Turn:
        context = Context(self._alarms.now(), self.present, self.game.ABOUT, self._settings)
        return Turn(self.game, self.recent[-1], context, self._replied, self._contest)

    def _take_turn(self) -> None:
        """Decide all that has come in, and have it written in one go."""
        turn = self._turn()
        turn.run(self._mailbox)
        if turn.steps:
            self._write(turn.steps, partial(self._written, turn))
        else:
            self._finish(turn.replies)

    def _write(self, taken: Sequence[Step], then: Callable[[Version | Exception], None]) -> None:
        """Have steps written, with the listing of the table if they change what it shows."""
        seating = taken[-1].after.seating
        listing = None
        if seating is not self.scene.seating and not same_listing(self.seating, seating):
            listing = listing_of(seating, self._alarms.now())
        entries = [encode_entry(each.entry) for each in taken]
        self._log.write(Append(self.id, self.version, entries, self.fence, listing, then))

    def _written(self, turn: Turn, written: Version | Exception) -> None:
        """It is durable, or the table is lost."""
        replies: Sequence[tuple[Request, Reply]] = turn.replies
        if isinstance(written, Exception):
            _LOGGER.warning("table lost", extra={"table": self.id, "problem": repr(written)})
            replies = [(request, Lost()) for request, _ in replies]
            self.lose()
        else:
            self._show(turn.steps)
        self._finish(replies)

    def _show(self, taken: Sequence[Step]) -> None:
        """Steps are durable: let everybody see them."""
        self.version = taken[-1].version
        self.scene = taken[-1].after
        self.recent.extend(taken)
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
            self._take_turn()
            return
        self._busy = False
        if not self.lost:
            self.set_alarm()
        while self._settling:
            self._settling.pop().set_result(None)
