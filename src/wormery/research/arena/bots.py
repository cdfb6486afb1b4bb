"""The bots of a contest by their names: levels, any mover, and programs of others."""

from collections.abc import Sequence
from random import Random
from typing import Any

from wormery.bots.any import AnyMove
from wormery.bots.ladders import ladder, level_named
from wormery.core import AnyGame, Millis, Seat
from wormery.core.bot import Bot, HandPace
from wormery.research.arena.program import ProgramSeat, seated

PROGRAM = "exec:"


class AnyCommand(AnyMove):
    """Plays any listed command, but gives nothing up and proposes nothing."""

    def __init__(self, pace: HandPace) -> None:
        self._pace = pace

    def choose(self, view: Any, listed: Sequence[Any], rng: Random, budget: Millis) -> Any | None:
        """One of the commands that play on; an answer where one is waited for."""
        return super().choose(view, listed, rng, budget) or rng.choice(listed)

    def pace(self, view: Any, command: Any, rng: Random) -> Millis:
        """As long as the hand of a stranger takes."""
        return self._pace(view, command, rng)


def check(game: AnyGame, name: str) -> None:
    """Refuse a name that no bot of the game has (TB-04)."""
    if name != "random" and not name.startswith(PROGRAM):
        level_named(game, name)


def bot_named(game: AnyGame, name: str, seat: Seat, options: Any) -> Bot[Any, Any]:
    """Somebody new of that name for a seat; a program that stayed from an earlier game goes on."""
    if name == "random":
        return AnyCommand(ladder(game).pace)
    if name.startswith(PROGRAM):
        return seated(name.removeprefix(PROGRAM), ProgramSeat(game, seat, options))
    return level_named(game, name).new()
