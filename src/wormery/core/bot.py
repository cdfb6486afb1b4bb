"""What a bot is: somebody who plays one seat by what that seat can see."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Generic, Protocol, TypeVar

from wormery.core.outcome import Outcome
from wormery.core.seats import Millis

ViewT = TypeVar("ViewT")
CommandT = TypeVar("CommandT")


class HandPace(Protocol):
    """How long a hand takes for a command: to tie a knot, say."""

    def __call__(self, view: Any, command: Any, rng: Random, /) -> Millis:
        """The time from the decision until the command is given."""
        ...


def at_once(_view: Any, _command: Any, _rng: Random, /) -> Millis:
    """The pace of games in which nobody has to be quick."""
    return Millis(0)


class BorrowedHands(Protocol):
    """Hands that a program can borrow: it says what is to be done, they do it in their time."""

    def gesture(self, view: Any, act: str, rng: Random, /) -> Any | None:
        """The command of that tag as these hands draw it; None where no hand is needed."""
        ...

    def pace(self, view: Any, command: Any, rng: Random, /) -> Millis:
        """How long they take for a command."""
        ...


class Bot(ABC, Generic[ViewT, CommandT]):
    """Plays one seat of one game, at a table or in the arena."""

    remembers = False
    """Whether it is told the news of its seat; one that is not decides by its view alone."""

    @abstractmethod
    def choose(
        self, view: ViewT, listed: Sequence[Any], rng: Random, budget: Millis
    ) -> CommandT | None:
        """The command to give now; called only when its seat has something to do.

        *listed* are the legal commands, *budget* is the longest it may think. In a game without
        turns, None is to wait until something has happened.
        """

    def observe(self, news: Any) -> None:
        """Something happened that its seat may learn; a game that begins is news, too."""

    def pace(self, view: ViewT, command: Any, rng: Random) -> Millis:  # noqa: ARG002
        """How long its hand takes; 0 where no hand is needed."""
        return Millis(0)

    def end(self, outcome: Outcome) -> None:
        """The game is over."""


@dataclass(frozen=True)
class Level:
    """A rung of a game's ladder of bots."""

    name: str
    new: Callable[[], Bot[Any, Any]]  # one for a seat


@dataclass(frozen=True)
class Ladder:
    """The bots that know a game, the weakest first; the module that `About.bots` names has one."""

    levels: tuple[Level, ...]
    simple: Callable[[], Bot[Any, Any]] | None = None  # plays any move, if that takes a hand
    pace: HandPace = at_once  # how quick the hands of strangers are
    hands: Mapping[str, BorrowedHands] = field(default_factory=dict)  # by name, for programs
    population: str = ""  # the module whose POPULATION are strangers to be measured against
