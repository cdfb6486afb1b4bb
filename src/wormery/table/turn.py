"""One turn of a table: requests go in, steps and replies come out.

Nothing here waits, writes or looks at a clock: the same scene and the same requests at the same
moment lead to the same steps. `Table` feeds a turn, has its steps written, and shows them.
"""

import logging
from collections import deque

from wormery.core import AnyGame, Millis, Refusal
from wormery.store.ids import GuestId, Moment, Version
from wormery.table.contests import WAIT, FairQueue
from wormery.table.decisions import decide_play, decide_rest, is_due
from wormery.table.fold import Draft, Scene, Step
from wormery.table.memory import TableMemory
from wormery.table.requests import (
    Accepted,
    Due,
    GuestRequest,
    Play,
    Refused,
    Reply,
    Request,
    play_of,
)
from wormery.table.seating.events import Entry, Woke
from wormery.table.seating.rules import Context

_LOGGER = logging.getLogger(__name__)


class Turn:
    """Requests decided one after another, each on what the one before has left."""

    __slots__ = (
        "_contest",
        "_context",
        "_game",
        "_growth",
        "_replied",
        "absent",
        "last",
        "replies",
        "steps",
    )

    def __init__(self, game: AnyGame, last: Step, context: Context, memory: TableMemory) -> None:
        self._game = game
        self._context = context
        self._contest = memory.contest
        self._replied = memory.replied
        self._growth = memory.growth
        self.absent = context.settings.now.absent  # how long we have stood still until now
        self.last = last  # the latest step: of the log, or of this turn
        self.steps: list[Step] = []
        self.replies: list[tuple[Request, Reply]] = []

    def run(self, requests: deque[Request]) -> None:
        """Decide all requests; what falls due before one of them happens before it."""
        contest = self._contest
        while requests:
            request = requests.popleft()
            if contest or is_due(self._game, self.last.after, self._context):
                self._pass_time()
            if contest is None or not self._must_wait(request, contest):
                self.replies.append((request, self._reply(request)))
        if contest or (self.steps and self.last.after.seating.phase == "counting"):
            self._pass_time()  # some things take no time at all

    def credit(self, gap: Millis) -> None:
        """We stood still for so long: the game's time goes on from where it was (TB-24)."""
        scene, now = self.last.after, self._context.now
        if scene.seating.phase == "playing":
            stood = scene.seating.time(Moment(now - gap))
            clock = max(stood, self.last.entry.at)
            draft = Draft(self._game, scene)
            draft.tell(Woke(clock, now))
            self.take(draft, clock)

    def take(self, draft: Draft, at: Millis, by: str = "", request_id: str = "") -> Version:
        """Make a step of a draft, at a time of the game."""
        version = Version(self.last.version + 1)
        counted = Millis(0) if draft.began else at
        entry = Entry(self._context.wall, tuple(draft.told), counted, by, request_id)
        self.last = draft.step(version, entry)
        self.steps.append(self.last)
        return version

    def _must_wait(self, request: Request, contest: FairQueue) -> bool:
        """Whether somebody may have been earlier, so that a request has to wait."""
        seating = self.last.after.seating
        return seating.phase == "playing" and contest.hold(request, seating.time(self._context.now))

    def _pass_time(self) -> None:
        """What was due by now happens, in its order."""
        while True:
            due = is_due(self._game, self.last.after, self._context)
            if self._contest:
                earlier = self._contest.first(self._settled_until(due=due))
                if earlier is not None:
                    self.replies.append((earlier, self._reply(earlier)))
                    continue
            known = len(self.steps)
            if due:
                self._reply(Due())
            if len(self.steps) == known:
                return

    def _settled_until(self, *, due: bool) -> Millis:
        """Until when everything contested is settled: it comes before what falls due after it."""
        scene = self.last.after
        now = scene.seating.time(self._context.now)
        if scene.seating.phase != "playing":
            return now
        deadline = self._game.deadline(scene.state) if due else None
        return Millis(now - WAIT if deadline is None else deadline - 1)

    def _reply(self, request: Request) -> Reply:
        """Decide a request, unless the same one was answered before."""
        if not isinstance(request, GuestRequest):
            return self._decide(request, "", "")
        by, request_id = request.requester.guest, request.request_id
        known = self._replied.find(by, request_id)
        if known is not None:
            return known
        reply = self._decide(request, by, request_id)
        if isinstance(reply, Accepted) and reply.fresh:
            self._replied.accept(by, request_id, reply.version)
        else:
            self._replied.leave(by, request_id, reply)
        return reply

    def _decide(self, request: Request, by: str, request_id: str) -> Accepted | Refused:
        game, scene = self._game, self.last.after
        play = play_of(request)
        at = self._time(request, play, scene)
        try:
            if play is not None:
                if by:
                    self._growth.check_move(GuestId(by), len(self.steps))
                draft = decide_play(game, scene, request, play, at)
            else:
                draft = self._decide_rest(request, at)
        except Refusal as refusal:
            return Refused(refusal.rule, refusal.detail)
        except Exception:
            _LOGGER.exception("a bug at a table", extra={"code": scene.seating.code})
            return Refused("TB-17", "the server made a mistake")
        if not draft.told:
            return Accepted(self.last.version, fresh=False)
        return Accepted(self.take(draft, at, by, request_id))

    def _decide_rest(self, request: Request, at: Millis) -> Draft:
        """What is asked around the game, in measure (TB-25), or what happens by itself."""
        game, scene, context = self._game, self.last.after, self._context
        if not isinstance(request, GuestRequest):
            return decide_rest(game, scene, request, at, context)
        assert not isinstance(request.what, Play)
        guest = request.requester.guest
        self._growth.check(guest, request.what, context.now, len(self.steps))
        draft = decide_rest(game, scene, request, at, context)
        if draft.told:
            self._growth.spend(guest, context.now)
        return draft

    def _time(self, request: Request, play: Play | None, scene: Scene) -> Millis:
        """The game's time of a request, never before the last (TB-05)."""
        at = scene.seating.time(self._context.now)
        if play is not None:
            if play.at is not None and play.at < at:
                at = play.at
        elif isinstance(request, Due) and scene.seating.phase == "playing":
            deadline = self._game.deadline(scene.state)
            at = at if deadline is None else min(at, deadline)
        last = self.last.entry.at
        return at if at > last else last
