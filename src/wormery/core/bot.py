"""What a bot is: a function of what its seat can see, of chance, and of the time it may take."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol, TypeVar

from wormery.core import Millis

ViewT = TypeVar("ViewT", contravariant=True)
CommandT = TypeVar("CommandT", covariant=True)


class Bot(Protocol[ViewT, CommandT]):
    """Anybody who plays by looking; called only when its seat has something to do."""

    def __call__(self, view: ViewT, rng: Random, budget: Millis, /) -> CommandT | None:
        """The command to give now; *budget* is the longest it may think, in milliseconds.

        In a game without turns, None is to wait until something has happened.
        """
        ...


class Listener(Bot[ViewT, CommandT], Protocol[ViewT, CommandT]):
    """A bot that remembers: it sits in one seat, and is told all that its seat may learn."""

    def hear(self, news: Any, /) -> None:
        """Something happened; a game that begins is news, too."""
        ...


class Pace(Protocol):
    """How long a hand takes for a command: to tie a knot, say."""

    def __call__(self, view: Any, command: Any, rng: Random, /) -> Millis:
        """The time from the decision until the command is given."""
        ...


def at_once(_view: Any, _command: Any, _rng: Random, /) -> Millis:
    """The pace of games in which nobody has to be quick."""
    return Millis(0)


@dataclass(frozen=True)
class Level:
    """A rung of a game's ladder of bots."""

    name: str
    bot: Bot[Any, Any]
    pace: Pace = at_once
    sit: Callable[[], Listener[Any, Any]] | None = None  # one that remembers, for one seat
