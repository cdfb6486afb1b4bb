"""One game from its deal to its end, driven in simulated time, whether it has turns or not."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from time import monotonic
from typing import Any

from wormery.core import Millis, Outcome, Refusal, Seat, Setup, drawn, encode
from wormery.games.catalogue import AnyGame
from wormery.research.player import Forfeit, Player, answering, playing

_START = Millis(0)
LONGEST = 20_000
"""Commands after which a game that finds no end is left."""


@dataclass(frozen=True)
class Played:
    """A game that was played."""

    events: Sequence[Any]
    outcome: Outcome
    commands: int
    thought: tuple[float, ...]  # seconds, by seat
    forfeit: str | None = None  # who forfeited, and how


@dataclass(frozen=True)
class Wish:
    """A command that is on its way: decided on when *version* was seen, given at *at*."""

    at: Millis
    seat: Seat
    command: Any
    version: int


def play(
    game: AnyGame, setup: Setup[Any], rng: Random, players: Sequence[Player], budget: Millis
) -> Played:
    """Play a game; whoever does not play by the rules forfeits it."""
    course = _Course(game, setup, rng, players, budget)
    course.happen(game.begin(setup, rng))
    forfeit = None
    try:
        while (outcome := game.outcome(course.state)) is None and course.commands < LONGEST:
            course.advance()
    except _Lost as lost:
        forfeit, outcome = str(lost), _without(lost.seat, setup.seats)
    outcome = outcome or drawn("unfinished", setup.seats)
    for player in players:
        player.end(outcome)
    return Played(course.events, outcome, course.commands, tuple(course.thought), forfeit)


class _Lost(Exception):  # noqa: N818 - an answer, not an error
    def __init__(self, seat: Seat, how: str) -> None:
        super().__init__(f"seat {seat} {how}")
        self.seat = seat


def _without(loser: Seat, seats: int) -> Outcome:
    winners = tuple(Seat(seat) for seat in range(seats) if seat != loser)
    scores = tuple(float(seat != loser) for seat in range(seats))
    return Outcome(winners, "forfeit", scores)


@dataclass
class _Course:
    """How far a game has come, and what is on its way."""

    game: AnyGame
    setup: Setup[Any]
    rng: Random
    players: Sequence[Player]
    budget: Millis
    state: Any = None
    now: Millis = _START
    commands: int = 0
    events: list[Any] = field(default_factory=list)
    wishes: list[Wish] = field(default_factory=list)
    waiting: set[Seat] = field(default_factory=set)  # those who were asked and want nothing yet
    thought: list[float] = field(init=False)

    def __post_init__(self) -> None:
        self.thought = [0.0] * self.setup.seats

    def happen(self, events: Sequence[Any]) -> None:
        """Something happened; who waited may have something to do now."""
        for event in events:
            self._tell(event)
            self.state = self.game.evolve(self.state, event)
        self.events += events
        if events:
            self.waiting.clear()

    def _tell(self, event: Any) -> None:
        for seat, player in enumerate(self.players):
            if player.listens:
                news = self.game.tell(self.state, event, Seat(seat))
                if news is not None:
                    player.hear(news)

    def advance(self) -> None:
        """Ask all who can act, then let the next thing happen."""
        for seat in map(Seat, range(self.setup.seats)):
            if seat not in self.waiting and all(wish.seat != seat for wish in self.wishes):
                self._ask(seat)
        deadline = self.game.deadline(self.state)
        wish = min(self.wishes, key=lambda wish: wish.at, default=None)
        if deadline is not None and (wish is None or deadline <= wish.at):
            self.now = max(self.now, deadline)
            self.happen(self.game.expire(self.state, self.now))
            self.commands += 1
        elif wish is not None:
            self.now = wish.at
            self.wishes.remove(wish)
            self._grant(wish)
        else:
            raise _Lost(min(self.waiting, default=Seat(0)), "waits, and so does everybody else")

    def _ask(self, seat: Seat) -> None:
        listed = self.game.moves(self.state, seat)
        if not playing(listed) and not answering(listed):
            return
        view, player = self.game.view(self.state, seat), self.players[seat]
        began = monotonic()
        try:
            command = player.ask(view, listed, self.budget)
        except Forfeit as forfeit:
            raise _Lost(seat, str(forfeit)) from None
        spent = monotonic() - began
        self.thought[seat] += spent
        if command is None:
            self.waiting.add(seat)
            return
        later = player.pace(view, command, self.rng)
        if getattr(self.setup.options, "clock", None) is not None:
            later = Millis(later + round(1000 * spent))
        at = Millis(self.now + later)
        self.wishes.append(Wish(at, seat, command, len(self.events)))

    def _grant(self, wish: Wish) -> None:
        self.commands += 1
        try:
            self.happen(self.game.decide(self.state, wish.seat, wish.command, self.now))
        except Refusal as refusal:
            if wish.version == len(self.events):  # else others were quicker: it is asked again
                text = encode(wish.command).decode()[:80]
                raise _Lost(wish.seat, f"gave {text}, refused by {refusal}") from None
