"""Records: a game as a text that people keep and exchange, in the form of the game's own world."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Told:
    """A game that a record tells, move by move."""

    seats: int
    options: Any
    moves: Sequence[Sequence[Any]]  # events; the first are those of the beginning
    names: tuple[str, ...] = ()  # by seat, where the record says them


@dataclass(frozen=True)
class Records:
    """How a game is written down, and read back.

    `write` is given names by seat and all events of a game. `read` checks every move by the rules:
    None is no record of this game at all, a `Refusal` whose detail begins with the place
    (`line 3: …`) a bad one.
    """

    ending: str  # how the names of the files end
    write: Callable[[Sequence[str], Sequence[Any]], str]
    read: Callable[[str], Sequence[Told] | None]
