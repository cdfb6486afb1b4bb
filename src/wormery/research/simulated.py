"""One game from its deal to its end, driven in simulated time, whether it has turns or not."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from time import monotonic
from typing import Any, NamedTuple

from wormery.bots.any import answering, playing
from wormery.core import AnyGame, Millis, Outcome, Refusal, Seat, Setup, drawn, encode
from wormery.core.bot import Bot

_START = Millis(0)

LONGEST = 20_000
"""Commands after which a game that finds no end is left."""


class Forfeit(Exception):  # noqa: N818 - it ends a game, it is not an error
    """A bot lost its game by not playing it; the text says how."""


class SimulatedSeat(NamedTuple):
    """A bot in its seat, and the chance that is its own."""

    bot: Bot[Any, Any]
    rng: Random


@dataclass(frozen=True)
class SimulatedGame:
    """A game that was played."""

    events: Sequence[Any]
    outcome: Outcome
    commands: int
    thought: tuple[float, ...]  # seconds, by seat
    forfeit: str | None = None  # who forfeited, and how
    plies: Sequence["ActStart"] = ()


class ActStart(NamedTuple):
    """Where in the events one act begins, who it was, and when; nobody: time, or the deal."""

    first: int
    seat: Seat | None
    at: Millis


@dataclass(frozen=True)
class Intention:
    """A command that is on its way: decided on when *version* was seen, given at *at*."""

    at: Millis
    seat: Seat
    command: Any
    version: int


def play(
    game: AnyGame, setup: Setup[Any], rng: Random, players: Sequence[SimulatedSeat], budget: Millis
) -> SimulatedGame:
    """Play a game; whoever does not play by the rules forfeits it."""
    run = RunningGame(game, setup, rng, players, budget)
    run.happen(game.begin(setup, rng))
    forfeit = None
    try:
        while (outcome := game.outcome(run.state)) is None and run.commands < LONGEST:
            run.advance()
    except _Lost as lost:
        forfeit, outcome = str(lost), _without(lost.seat, setup.seats)
    outcome = outcome or drawn("unfinished", setup.seats)
    for player in players:
        player.bot.end(outcome)
    thought = tuple(run.thought)
    return SimulatedGame(run.events, outcome, run.commands, thought, forfeit, run.plies)


class _Lost(Exception):  # noqa: N818 - an answer, not an error
    def __init__(self, seat: Seat, how: str) -> None:
        super().__init__(f"seat {seat} {how}")
        self.seat = seat


def _without(loser: Seat, seats: int) -> Outcome:
    winners = tuple(Seat(seat) for seat in range(seats) if seat != loser)
    scores = tuple(float(seat != loser) for seat in range(seats))
    return Outcome(winners, "forfeit", scores)


@dataclass
class RunningGame:
    """How far a game has come, and what is on its way."""

    game: AnyGame
    setup: Setup[Any]
    rng: Random
    players: Sequence[SimulatedSeat]
    budget: Millis
    state: Any = None
    now: Millis = _START
    commands: int = 0
    events: list[Any] = field(default_factory=list)
    plies: list[ActStart] = field(default_factory=list)
    intentions: list[Intention] = field(default_factory=list)
    waiting: set[Seat] = field(default_factory=set)  # those who were asked and want nothing yet
    thought: list[float] = field(init=False)

    def __post_init__(self) -> None:
        self.thought = [0.0] * self.setup.seats

    def happen(self, events: Sequence[Any], by: Seat | None = None) -> None:
        """Something happened; who waited may have something to do now."""
        if events:
            self.plies.append(ActStart(len(self.events), by, self.now))
        for event in events:
            self._tell(event)
            self.state = self.game.evolve(self.state, event)
        self.events += events
        if events:
            self.waiting.clear()

    def _tell(self, event: Any) -> None:
        for seat, player in enumerate(self.players):
            if player.bot.remembers:
                news = self.game.tell(self.state, event, Seat(seat))
                if news is not None:
                    player.bot.observe(news)

    def advance(self) -> None:
        """Ask all who can act, then let the next thing happen."""
        for seat in self.free():
            self.ask(seat)
        self.proceed()

    def free(self) -> Sequence[Seat]:
        """Those who neither wait nor have something on its way."""
        busy = {intention.seat for intention in self.intentions} | self.waiting
        return [seat for seat in map(Seat, range(self.setup.seats)) if seat not in busy]

    def proceed(self) -> None:
        """Let the next thing happen: a command that is due, or what time does."""
        deadline = self.game.deadline(self.state)
        intention = min(self.intentions, key=lambda intention: intention.at, default=None)
        if deadline is not None and (intention is None or deadline <= intention.at):
            self.now = max(self.now, deadline)
            self.happen(self.game.expire(self.state, self.now))
            self.commands += 1
        elif intention is not None:
            self.now = intention.at
            self.intentions.remove(intention)
            self._grant(intention)
        else:
            raise _Lost(min(self.waiting, default=Seat(0)), "waits, and so does everybody else")

    def ask(self, seat: Seat) -> None:
        """Let a bot decide, if there is anything for it to do."""
        listed = self.game.moves(self.state, seat)
        if not playing(listed) and not answering(listed):
            return
        view, player = self.game.view(self.state, seat), self.players[seat]
        began = monotonic()
        try:
            command = player.bot.choose(view, listed, player.rng, self.budget)
        except Forfeit as forfeit:
            raise _Lost(seat, str(forfeit)) from None
        spent = monotonic() - began
        self.thought[seat] += spent
        if command is None:
            self.waiting.add(seat)
            return
        later = player.bot.pace(view, command, self.rng)
        if getattr(self.setup.options, "clock", None) is not None:
            later = Millis(later + round(1000 * spent))
        self.intend(seat, command, later)

    def intend(self, seat: Seat, command: Any, later: Millis) -> None:
        """A command is given so much later."""
        at = Millis(self.now + later)
        self.intentions.append(Intention(at, seat, command, len(self.events)))

    def _grant(self, intention: Intention) -> None:
        self.commands += 1
        try:
            events = self.game.decide(self.state, intention.seat, intention.command, self.now)
            self.happen(events, intention.seat)
        except Refusal as refusal:
            if intention.version == len(self.events):  # else others were quicker: it is asked again
                text = encode(intention.command).decode()[:80]
                raise _Lost(intention.seat, f"gave {text}, refused by {refusal}") from None
