"""A table: one writer, a mailbox, and a log that everything is in before anybody hears of it."""

import asyncio
import logging
from collections import Counter, deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from wormery.core import Millis, Refusal, Seat
from wormery.store.ids import Fence, GuestId, Moment, TableId, Version
from wormery.store.log import Conflict, Log, Promise, Written
from wormery.table.alarms import Alarms
from wormery.table.contests import WAIT, Contest
from wormery.table.fold import AnyGame, Draft, Scene, Step, line, steps
from wormery.table.listing import card_of, same_card
from wormery.table.replies import Answers
from wormery.table.requests import (
    Accepted,
    Answer,
    BotWish,
    Due,
    Letter,
    Lost,
    Play,
    Refused,
    Return,
    Wish,
    play_of,
)
from wormery.table.seating.commands import TableCommand
from wormery.table.seating.events import CountdownStopped, Entry, ReadyTold, Woke
from wormery.table.seating.rules import Asker, Circumstances, returned
from wormery.table.seating.state import Gathering
from wormery.table.turn import hear, is_due, played
from wormery.table.updates import latest

_LOGGER = logging.getLogger(__name__)

KEPT_STEPS = 16
"""How far back a viewer can have missed something and still be told it piece by piece."""

LONGEST_MAILBOX = 256


class Audience:
    """Whoever wants to know what happens at a table."""

    def show(self, steps: Sequence[Step]) -> None:
        """These steps are durable."""

    def notice(self) -> None:
        """Somebody has come."""

    def lose(self) -> None:
        """The table can no longer be served from here."""


@dataclass(frozen=True)
class Surroundings:
    """What all tables of a house share."""

    log: Log
    alarms: Alarms
    seed: Callable[[], str]
    bots: Callable[[str], frozenset[str]]  # the names of those that know a game
    countdown: int  # milliseconds


class Table:
    """Where a game is played: letters come in one after another, steps go out when durable."""

    def __init__(
        self,
        table: TableId,
        game: AnyGame,
        fence: Fence,
        past: Sequence[Step],
        around: Surroundings,
    ) -> None:
        self.id = table
        self.game = game
        self.fence = fence
        self.lost = False
        self.audiences: list[Audience] = []
        self.version = past[-1].version
        self.scene = past[-1].after
        self.recent: deque[Step] = deque(past, KEPT_STEPS)
        self._around = around
        self._bots = around.bots(game.ABOUT.name)
        self._countdown = 0 if game.ABOUT.counts_down else around.countdown
        self._mailbox: deque[Letter] = deque()
        contested = game.ABOUT.contested
        self._contest = Contest(contested) if contested else None
        self._busy = False
        self._settling: list[asyncio.Future[None]] = []
        self._alarm: Moment | None = None
        self.present: frozenset[GuestId] = frozenset()
        self._devices: Counter[GuestId] = Counter()
        self._answers = Answers()
        self._last = Millis(0)
        for taken in past:
            self._answers.accept(taken.entry.by, taken.entry.id, taken.version)
            self._last = taken.entry.at

    @property
    def gathering(self) -> Gathering:
        """Who has gathered."""
        return self.scene.gathering

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
            lines = await self._around.log.read(self.id)
            taken = await asyncio.to_thread(lambda: list(steps(self.game, lines)))
            found = [step for step in taken if step.version > version]
        return latest(found)

    def now(self) -> Moment:
        """The time by the clock of the house."""
        return self._around.alarms.now()

    def arrive(self, guest: GuestId) -> None:
        """Somebody is here, by one more device."""
        self._devices[guest] += 1
        if self._devices[guest] > 1:
            return
        self.present = frozenset(self._devices)
        if returned(self.gathering, guest):
            self.post(Return(guest))
        for audience in self.audiences:
            audience.notice()

    def depart(self, guest: GuestId) -> None:
        """A device of somebody is gone."""
        self._devices[guest] -= 1
        if self._devices[guest] <= 0:
            del self._devices[guest]
            self.present = frozenset(self._devices)

    def post(self, letter: Letter) -> None:
        """Put something into the mailbox; whoever asked is answered when it is durable."""
        waiting = len(self._mailbox)
        if self._contest is not None:
            waiting += len(self._contest)
        if self.lost:
            _answer(letter, Lost())
        elif waiting >= LONGEST_MAILBOX:
            _answer(letter, Refused("TB-16", "the table has too much to do"))
        else:
            self._mailbox.append(letter)
            if not self._busy:
                self._busy = True
                self._turn()

    async def ask(self, asker: Asker, name: str, what: Play | TableCommand) -> Version:
        """Ask, and wait until it is durable; raises the Refusal."""
        future: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self.post(Wish(asker, name, what, lambda _, answer: future.set_result(answer)))
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
        gathering = scene.gathering
        if gathering.phase == "counting":
            return gathering.starts
        if gathering.phase != "playing":
            return None
        deadline = self.game.deadline(scene.state)
        settled = None if self._contest is None else self._contest.due()
        if settled is not None:
            deadline = settled if deadline is None else min(settled, deadline)
        return None if deadline is None else Moment(gathering.zero + deadline)

    async def wake_up(self, closed: Moment) -> None:
        """Go on after the server was down since *closed*: the gap is charged to nobody."""
        now = self._around.alarms.now()
        draft = Draft(self.game, self.scene)
        if self.gathering.phase == "playing":
            heard = Moment(max(self.recent[-1].entry.wall, closed))
            draft.tell(Woke(Millis(max(self._last, self.gathering.time(heard))), now))
        elif self.gathering.phase == "counting":
            chairs = enumerate(self.gathering.chairs)
            draft.tell(*(ReadyTold(Seat(i), False) for i, chair in chairs if chair.ready))
            draft.tell(CountdownStopped())
        if draft.told:
            entry = Entry(now, tuple(draft.told), self._last)
            taken = [draft.step(Version(self.version + 1), entry)]
            written: Promise[Version] = Promise()
            self._write(taken, written)
            await written.future
            self._show(taken)
        self.set_alarm()

    def set_alarm(self) -> None:
        """Ask to be woken when something is due."""
        due = self.due()
        if due != self._alarm:
            self._alarm = due
            self._around.alarms.set(self._wake, due)

    async def settle(self) -> None:
        """Wait until everything in the mailbox is done."""
        while self._busy:
            settled = asyncio.get_running_loop().create_future()
            self._settling.append(settled)
            await settled

    def lose(self) -> None:
        """Stop serving the table from here; the log has it."""
        self.lost = True
        self._around.alarms.set(self._wake, None)
        waiting = [] if self._contest is None else self._contest.drop()
        for letter in (*waiting, *self._mailbox):
            _answer(letter, Lost())
        self._mailbox.clear()
        for audience in list(self.audiences):
            audience.lose()

    def _wake(self) -> None:
        self._alarm = None
        self.post(Due())

    def _turn(self) -> None:
        """Decide all that has come in, one after another, and have it written in one go."""
        taken: list[Step] = []
        answers: list[tuple[Letter, Answer]] = []
        now = self._around.alarms.now()
        mailbox, contest = self._mailbox, self._contest
        while mailbox:
            letter = mailbox.popleft()
            if contest or is_due(self.game, self._scene(taken), now):
                self._let_time_pass(taken, answers, now)
            if contest is None or not self._waits(letter, contest, taken, now):
                answers.append((letter, self._hear(letter, taken, now)))
        if contest or (taken and taken[-1].after.gathering.phase == "counting"):
            self._let_time_pass(taken, answers, now)  # some things take no time at all
        if taken:
            self._write(taken, partial(self._written, taken, answers))
        else:
            self._finish(answers)

    def _written(
        self,
        taken: Sequence[Step],
        answers: Sequence[tuple[Letter, Answer]],
        written: Version | Exception,
    ) -> None:
        """It is durable, or the table is lost."""
        if isinstance(written, Exception):
            _LOGGER.warning("table lost", extra={"table": self.id, "problem": repr(written)})
            answers = [(letter, Lost()) for letter, _ in answers]
            self.lose()
        else:
            self._show(taken)
        self._finish(answers)

    def _finish(self, answers: Sequence[tuple[Letter, Answer]]) -> None:
        """Answer everybody, then look at what has come in meanwhile."""
        for letter, answer in answers:
            try:
                _answer(letter, answer)
            except Exception:  # whoever cannot hear the answer must not keep the others waiting
                _LOGGER.exception("an answer was not heard", extra={"table": self.id})
        if self._mailbox:
            self._turn()
        else:
            self._busy = False
            if not self.lost:
                self.set_alarm()
            while self._settling:
                self._settling.pop().set_result(None)

    def _waits(self, letter: Letter, contest: Contest, taken: Sequence[Step], now: Moment) -> bool:
        """Whether somebody may have been earlier, so that a letter has to wait."""
        gathering = self._scene(taken).gathering
        playing = gathering.phase == "playing"
        return playing and contest.hold(letter, gathering.time(now))

    def _let_time_pass(
        self, taken: list[Step], answers: list[tuple[Letter, Answer]], now: Moment
    ) -> None:
        """What was due before a letter was read happens before it."""
        while True:
            due = is_due(self.game, self._scene(taken), now)
            if self._contest:
                earlier = self._contest.first(self._settled(taken, now, due=due))
                if earlier is not None:
                    answers.append((earlier, self._hear(earlier, taken, now)))
                    continue
            known = len(taken)
            if due:
                self._hear(Due(), taken, now)
            if len(taken) == known:
                return

    def _settled(self, taken: Sequence[Step], at: Moment, *, due: bool) -> Millis:
        """Until when everything contested is settled: it comes before what falls due after it."""
        scene = self._scene(taken)
        gathering = scene.gathering
        now = gathering.time(at)
        if gathering.phase != "playing":
            return now
        deadline = self.game.deadline(scene.state) if due else None
        return Millis(now - WAIT if deadline is None else deadline - 1)

    def _hear(self, letter: Letter, taken: list[Step], now: Moment) -> Answer:
        """Decide a letter, unless the same one was answered before."""
        if not isinstance(letter, Wish):
            return self._decide(letter, taken, now, "", "")
        by, name = letter.asker.guest, letter.id
        known = self._answers.find(by, name)
        if known is not None:
            return known
        answer = self._decide(letter, taken, now, by, name)
        if isinstance(answer, Accepted):
            self._answers.accept(by, name, answer.version)
        else:
            self._answers.refuse(by, name, answer)
        return answer

    def _decide(
        self, letter: Letter, taken: list[Step], now: Moment, by: str, name: str
    ) -> Accepted | Refused:
        scene = self._scene(taken)
        play = play_of(letter)
        at = self._time(letter, play, scene, now)
        try:
            if play is not None:
                draft = played(self.game, scene, letter, play, at)
            else:
                draft = hear(self.game, scene, letter, at, self._circumstances(now))
        except Refusal as refusal:
            return Refused(refusal.rule, refusal.detail)
        except Exception:
            _LOGGER.exception("a bug at a table", extra={"table": self.id})
            return Refused("TB-17", "the server made a mistake")
        version = Version(self.version + len(taken) + 1)
        if not draft.told:
            return Accepted(Version(version - 1), fresh=False)
        self._last = Millis(0) if draft.began else at
        taken.append(draft.step(version, Entry(now, tuple(draft.told), self._last, by, name)))
        return Accepted(version)

    def _time(self, letter: Letter, play: Play | None, scene: Scene, now: Moment) -> Millis:
        """The game's time of a letter, never before the last (TB-05)."""
        at = scene.gathering.time(now)
        if play is not None:
            if play.at is not None and play.at < at:
                at = play.at
        elif isinstance(letter, Due) and scene.gathering.phase == "playing":
            deadline = self.game.deadline(scene.state)
            at = at if deadline is None else min(at, deadline)
        return at if at > self._last else self._last

    def _write(self, taken: Sequence[Step], then: Written) -> None:
        """Have steps written, with the card of the table if they change what it shows."""
        gathering = taken[-1].after.gathering
        card = None
        if gathering is not self.scene.gathering and not same_card(self.gathering, gathering):
            card = card_of(gathering, self._around.alarms.now())
        lines = [line(each.entry) for each in taken]
        self._around.log.write(self.id, self.version, lines, self.fence, card, then)

    def _show(self, taken: Sequence[Step]) -> None:
        """Steps are durable: let everybody see them."""
        self.version = taken[-1].version
        self.scene = taken[-1].after
        self.recent.extend(taken)
        for audience in self.audiences:
            try:
                audience.show(taken)
            except Exception:  # the same goes for whoever cannot look
                _LOGGER.exception("steps were not seen", extra={"table": self.id})

    def _scene(self, taken: Sequence[Step]) -> Scene:
        return taken[-1].after if taken else self.scene

    def _circumstances(self, now: Moment) -> Circumstances:
        return Circumstances(now, self.present, self._bots, self._countdown, self._around.seed)


def _answer(letter: Letter, answer: Answer) -> None:
    if isinstance(letter, Wish):
        letter.reply(letter.id, answer)
    elif isinstance(letter, BotWish):
        letter.reply(answer)
