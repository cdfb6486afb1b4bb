"""How a game ended."""

from msgspec import Struct

from wormery.core.seats import Seat


class Outcome(Struct, frozen=True, gc=False):
    """Who won and why; several winners share the win, and nobody wins a draw."""

    winners: tuple[Seat, ...]
    reason: str  # a tag, worded in the message catalogue
    scores: tuple[float, ...]  # by seat


def won_by(seat: Seat, reason: str, seats: int) -> Outcome:
    """One winner takes the point."""
    return Outcome((seat,), reason, tuple(float(other == seat) for other in range(seats)))


def drawn(reason: str, seats: int) -> Outcome:
    """Nobody wins; all share the point."""
    return Outcome((), reason, (1 / seats,) * seats)
