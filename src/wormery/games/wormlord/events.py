"""What happens in Wormlord; the log of a match is a list of these."""

from typing import Literal

from msgspec import Struct

from wormery.core import Millis, Seat, Side
from wormery.games.wormlord.maps.ground import Cell
from wormery.games.wormlord.state import Terms
from wormery.knots import End, Kind, Lying
from wormery.knots import Hand as KnotHand


class MatchBegun(Struct, frozen=True, gc=False, tag="match_begun"):
    """Sides, map and terms are settled."""

    terms: Terms
    at: Millis = Millis(0)


class SeatReadied(Struct, frozen=True, gc=False, tag="seat_readied"):
    """Somebody is ready for the round."""

    seat: Seat
    at: Millis


class CountdownStarted(Struct, frozen=True, gc=False, tag="countdown_started"):
    """All are ready: the garden is laid out anew, and the signal has a time."""

    signal: Millis
    at: Millis


class SignalGiven(Struct, frozen=True, gc=False, tag="signal_given"):
    """NOUEZ! NU! TIE! LOS!"""

    at: Millis


class RopeTaken(Struct, frozen=True, gc=False, tag="rope_taken"):
    """A rope went from a reserve into the hand."""

    side: Side
    seat: Seat
    at: Millis


class EndLaid(Struct, frozen=True, gc=False, tag="end_laid"):
    """One of a pair has moved an end of the rope; the other end is awaited (WL-34)."""

    side: Side
    seat: Seat
    end: End
    rope: str  # packed
    at: Millis


class KnotTied(Struct, frozen=True, gc=False, tag="knot_tied"):
    """The rope in hand is a knot."""

    side: Side
    seat: Seat
    number: int  # knots are counted through the match
    kind: Kind
    name: str  # what the judge calls it
    hand: KnotHand | None
    rope: str  # the very rope, packed
    at: Millis
    lying: Lying = "overhand"  # what whoever takes it has to untie (WL-38)
    hold: Millis | None = None  # how long it stays a knot in hand (WL-12); None is for ever


class CellConquered(Struct, frozen=True, gc=False, tag="cell_conquered"):
    """A knot came down; the enemy's knot it met, if any, is in the conqueror's hand."""

    side: Side
    seat: Seat
    cell: Cell
    taken_from: Side | None
    at: Millis


class EndPulled(Struct, frozen=True, gc=False, tag="end_pulled"):
    """One of a pair has backed an end out of an enemy's knot; more is awaited (WL-35)."""

    side: Side
    seat: Seat
    end: End
    pulls: tuple[str, ...]  # packed
    at: Millis


class KnotUntied(Struct, frozen=True, gc=False, tag="knot_untied"):
    """An enemy's knot is undone, and its rope is back in its owner's reserve."""

    side: Side
    seat: Seat
    owner: Side
    pulls: tuple[str, ...]  # how it was undone, packed
    at: Millis


class HeadquartersMoved(Struct, frozen=True, gc=False, tag="headquarters_moved"):
    """An HQ stands on another knot, or on the board for the first time."""

    side: Side
    seat: Seat
    cell: Cell
    at: Millis


class KnotSlipped(Struct, frozen=True, gc=False, tag="knot_slipped"):
    """A knot that could have been placed was not: it is a rope again, in the same hand (WL-12)."""

    side: Side
    at: Millis


class SideIdled(Struct, frozen=True, gc=False, tag="side_idled"):
    """A side could have acted for a while and has not (WL-37)."""

    side: Side
    at: Millis


class SeatGaveUp(Struct, frozen=True, gc=False, tag="seat_gave_up"):
    """Somebody would give up; when all of a side do, it leaves the match (WL-40)."""

    seat: Seat
    at: Millis


class RoundWon(Struct, frozen=True, gc=False, tag="round_won"):
    """A side has won the round."""

    side: Side
    reason: Literal["objectives", "points"]
    points: tuple[int, ...]  # by side, as they stood
    at: Millis


class RoundTied(Struct, frozen=True, gc=False, tag="round_tied"):
    """Nobody has most points: the round is played again (WL-33)."""

    points: tuple[int, ...]  # by side
    at: Millis


class MatchWon(Struct, frozen=True, gc=False, tag="match_won"):
    """It is over."""

    side: Side
    reason: Literal["rounds", "last_left"]
    at: Millis


Act = RopeTaken | EndLaid | KnotTied | CellConquered | EndPulled | KnotUntied | HeadquartersMoved
"""What a side has done in the garden."""

Turn = (
    SeatReadied
    | CountdownStarted
    | SignalGiven
    | KnotSlipped
    | SideIdled
    | SeatGaveUp
    | RoundWon
    | RoundTied
    | MatchWon
)
"""How the match took its course."""

Event = MatchBegun | Act | Turn
