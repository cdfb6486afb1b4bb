"""Gestures: what a hand draws comes in piece by piece, is shown live, and ends in a command.

Nothing of it is logged but the command. What the pieces mean is for the game to know; the table
only passes them on.
"""

from collections.abc import Sequence
from typing import Any, Protocol

from msgspec import Raw, Struct

from wormery.core.seats import Millis, Seat


class GestureUpdate(Struct, frozen=True):
    """What a piece of a gesture comes to."""

    show: Raw  # to everybody else
    command: Any | None = None  # what the finished gesture asks for
    at: Millis | None = None  # when it counts, if not now
    shared: Raw | None = None  # what several hands draw together, as it lies now
    sharers: tuple[Seat, ...] = ()  # whose hands they are


class Hand(Protocol):
    """One hand that draws, from grabbing to letting go."""

    def receive(self, piece: bytes, state: Any, at: Millis, round_trip: Millis, /) -> GestureUpdate:
        """A piece that arrived at this time of the game; a Refusal ends the gesture."""
        ...


class Hands(Protocol):
    """The hands at one table, which may hold one thing together."""

    def hand(self, seat: Seat, /) -> Hand:
        """One more hand, of somebody in this seat."""
        ...

    def lying(self, seat: Seat, state: Any, /) -> Sequence[tuple[Seat, Raw]]:
        """What others have drawn so far of what this seat holds with them, by who drew it."""
        ...


class Gestures(Protocol):
    """How the gestures of a game are read."""

    def hands(self) -> Hands:
        """No hands yet, at a new table."""
        ...

    def is_gesture(self, command: Any, /) -> bool:
        """Whether a command has to be drawn live and cannot be sent as a whole."""
        ...

    def check(self, command: Any, /) -> None:
        """Refusal of a command that no hand can have drawn."""
        ...
