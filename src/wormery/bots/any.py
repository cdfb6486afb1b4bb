"""The simplest bots: any legal move, at the pace of a person, for every game."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from random import Random
from typing import Any

from wormery.bots.ladders import levels
from wormery.core import Millis
from wormery.core.bot import Level, Listener
from wormery.games import wormlord
from wormery.games.wormlord.ropes import Pull
from wormery.knots import Level as Skill
from wormery.knots import Stroke, tie
from wormery.knots.hands import pull_free

TALK = frozenset({
    *("resign", "give_up", "offer", "accept", "decline", "take_back"),
    *("saw", "leave_to_chance"),
})  # fmt: skip
"""Commands, by tag, that end a game or talk about it, or answer for people: a bot plays on."""

QUICKEST, SLOWEST = 600, 1_600  # milliseconds
SKILL: Skill = "easy"


class Simple:
    """Plays any legal move."""

    def think(self, view: Any, listed: Sequence[Any], rng: Random, budget: Millis) -> Any | None:  # noqa: ARG002
        """Any of the listed commands that play on."""
        playing = [command for command in listed if _tag(command) not in TALK]
        return rng.choice(playing) if playing else None

    def pace(self, view: Any, command: Any, rng: Random) -> Millis:  # noqa: ARG002
        """As long as a person takes."""
        return Millis(rng.randint(QUICKEST, SLOWEST))


class SimpleGardener(Simple):
    """Plays Wormlord: any legal act, drawn with a hand of its own where a hand is asked for."""

    def think(self, view: Any, listed: Sequence[Any], rng: Random, budget: Millis) -> Any | None:
        """Any act; the HQ is moved only now and then."""
        acts = [command for command in listed if not isinstance(command, wormlord.MoveHeadquarters)]
        command = super().think(view, acts if rng.random() < 0.9 else listed, rng, budget)
        is_alone = view.side is not None and len(view.sides[view.side].seats) == 1
        match command:
            case wormlord.Tie() if is_alone:
                return wormlord.Tie(tie(SKILL, rng, view.sides[view.side].handicap).stroke.rows)
            case wormlord.Untie() if is_alone:
                trace = pull_free(Stroke(view.loose), SKILL, rng)
                return wormlord.Untie((Pull(trace.end, trace.rows),))
            case _:
                return command

    def pace(self, view: Any, command: Any, rng: Random) -> Millis:
        """A gesture takes as long as its rows say."""
        match command:
            case wormlord.Tie(rows):
                return Millis(rows[-1][2])
            case wormlord.Untie(pulls):
                return Millis(sum(pull.rows[-1][2] for pull in pulls))
            case _:
                return super().pace(view, command, rng)


class Rung:
    """A rung of a ladder, at the table."""

    def __init__(self, level: Level) -> None:
        self._level = level

    def think(self, view: Any, listed: Sequence[Any], rng: Random, budget: Millis) -> Any | None:  # noqa: ARG002
        """What the bot wants, from its view alone."""
        return self._level.bot(view, rng, budget)

    def pace(self, view: Any, command: Any, rng: Random) -> Millis:
        """As long as the bot's hand takes; where it has none, as long as a person does."""
        return self._level.pace(view, command, rng) or Millis(rng.randint(QUICKEST, SLOWEST))


class RememberingRung(Rung):
    """A rung of a ladder that remembers what its seat has learnt."""

    def __init__(self, level: Level, sit: Callable[[], Listener[Any, Any]]) -> None:
        super().__init__(level)
        self._sit = sit
        self._listener = sit()

    def think(self, view: Any, listed: Sequence[Any], rng: Random, budget: Millis) -> Any | None:  # noqa: ARG002
        """What the bot wants, from its view and what it has heard."""
        return self._listener(view, rng, budget)

    def sit(self) -> "RememberingRung":
        """The same level, for one seat."""
        return RememberingRung(self._level, self._sit)

    def hear(self, news: Any) -> None:
        """Tell the bot."""
        self._listener.hear(news)


def _rung(level: Level) -> Rung:
    return Rung(level) if level.sit is None else RememberingRung(level, level.sit)


@cache
def minds(game: str) -> Mapping[str, Simple | Rung]:
    """The bots that know a game, weakest first."""
    simple = SimpleGardener() if game == wormlord.ABOUT.name else Simple()
    return {"simple": simple} | {level.name: _rung(level) for level in levels(game)}


def _tag(command: Any) -> str:
    return str(type(command).__struct_config__.tag)
