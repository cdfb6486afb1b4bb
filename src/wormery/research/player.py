"""Who sits in an arena's seat: a bot of ours, a random mover, or a program of somebody else."""

from collections.abc import Sequence
from random import Random
from typing import Any, Protocol

from wormery.core import Millis, Outcome
from wormery.core.bot import Level, Pace, at_once


class Forfeit(Exception):  # noqa: N818 - it ends a game, it is not an error
    """A player lost its game by not playing it; the text says how."""


class Player(Protocol):
    """Somebody who plays one game from one seat."""

    pace: Pace
    listens: bool  # whether it wants to hear what happens

    def ask(self, view: Any, listed: Sequence[Any], budget: Millis) -> Any | None:
        """The command to give now, or None to wait; raises Forfeit."""
        ...

    def hear(self, news: Any) -> None:
        """Something happened that its seat may learn."""
        ...

    def end(self, outcome: Outcome) -> None:
        """The game is over."""
        ...


class BotPlayer:
    """A rung of one of our ladders."""

    def __init__(self, level: Level, rng: Random) -> None:
        self.pace = level.pace
        self.listens = level.sit is not None
        self._listener = None if level.sit is None else level.sit()
        self._bot = self._listener or level.bot
        self._rng = rng

    def ask(self, view: Any, listed: Sequence[Any], budget: Millis) -> Any | None:  # noqa: ARG002
        """What the bot wants, from its view and what it has heard."""
        return self._bot(view, self._rng, budget)

    def hear(self, news: Any) -> None:
        """Tell a bot that remembers."""
        if self._listener is not None:
            self._listener.hear(news)

    def end(self, outcome: Outcome) -> None:
        """A bot has nothing to say to that."""


class RandomPlayer:
    """Plays any listed command, but gives nothing up and proposes nothing."""

    listens = False

    def __init__(self, rng: Random, pace: Pace = at_once) -> None:
        self.pace = pace
        self._rng = rng

    def ask(self, view: Any, listed: Sequence[Any], budget: Millis) -> Any | None:  # noqa: ARG002
        """One of the commands that play on."""
        return self._rng.choice(playing(listed) or listed)

    def hear(self, news: Any) -> None:
        """It is all the same."""

    def end(self, outcome: Outcome) -> None:
        """It was all the same."""


TALK = frozenset({"resign", "give_up", "offer", "accept", "decline", "take_back"})
"""Commands, by tag, that end a game, undo or talk about it; no seat has to be asked for one."""


def playing(listed: Sequence[Any]) -> Sequence[Any]:
    """The commands that play on."""
    return [command for command in listed if _tag(command) not in TALK]


def answering(listed: Sequence[Any]) -> bool:
    """Whether somebody waits for an answer to a proposal."""
    return any(_tag(command) == "accept" for command in listed)


def _tag(command: Any) -> str:
    return str(type(command).__struct_config__.tag)
