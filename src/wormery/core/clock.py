"""Thinking time as a value: how much is left, who is thinking, and when the flag falls."""

from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import replace

from wormery.core.seats import Millis, Seat

_DAY = 24 * 60 * 60 * 1000

Span = Annotated[int, Meta(ge=1_000, le=30 * _DAY)]
Bonus = Annotated[int, Meta(ge=0, le=_DAY)]


class PerMove(Struct, frozen=True, gc=False, tag="per_move", forbid_unknown_fields=True):
    """So many milliseconds for every move; days make it a game by correspondence."""

    limit: Span


class Bank(Struct, frozen=True, gc=False, tag="bank", forbid_unknown_fields=True):
    """So many milliseconds for the whole game, and a bonus after every move."""

    limit: Span
    bonus: Bonus = 0


TimeControl = PerMove | Bank


class Clock(Struct, frozen=True, gc=False):
    """What every seat has left, and who has been thinking since when."""

    control: TimeControl
    left: tuple[int, ...]  # milliseconds by seat, as they were when the thinking began
    thinking: Seat | None = None
    since: Millis = Millis(0)


def wound(control: TimeControl, seats: int) -> Clock:
    """A clock before the first move, standing still."""
    return Clock(control, (control.limit,) * seats)


def think(clock: Clock, seat: Seat | None, at: Millis) -> Clock:
    """Whoever was thinking has moved; now *seat* thinks, or nobody."""
    left = list(clock.left)
    if clock.thinking is not None:
        spent = max(0, at - clock.since)
        match clock.control:
            case PerMove(limit):
                left[clock.thinking] = limit
            case Bank(_, bonus):
                left[clock.thinking] = max(0, left[clock.thinking] - spent) + bonus
    return replace(clock, left=tuple(left), thinking=seat, since=at)


def flag_falls(clock: Clock) -> Millis | None:
    """When the one who thinks has no time left; None while the clock stands still."""
    if clock.thinking is None:
        return None
    return Millis(clock.since + clock.left[clock.thinking])
