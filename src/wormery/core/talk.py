"""Talk: what those who share a side of a game can tell and show each other while it is on."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from wormery.core.seats import Seat


@dataclass(frozen=True)
class Talk:
    """Who is whose partner in a game, and what partners say beside what everybody can."""

    partners: Callable[[Any, Seat], Sequence[Seat]]  # by the state: who shares with a seat
    phrases: Any  # a Literal
    is_pointing_open: Callable[[Any], bool]  # by the options: all may point, and all see it
