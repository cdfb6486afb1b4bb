"""What lies on the table: a position, the line of moves that led to it, and the match around it."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from wormery.core import Millis, Outcome, Seat, Side
from wormery.core.clock import Clock, TimeControl
from wormery.games.wormi.board import Square
from wormery.games.wormi.layouts import LayoutName

SquareText = Annotated[Square, Meta(pattern="^[a-g](10|[1-9])$")]
Piece = Annotated[int, Meta(ge=1, le=16)]
Pending = Literal["draw", "take_back"]
Reason = Literal["worm", "resigned", "time", "agreed", "repetition", "quiet"]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What the two players agree on before they begin."""

    layout: Annotated[
        LayoutName | tuple[SquareText, ...],
        Meta(description="Where the pieces start: a name, or 32 squares of your own (WI-04)"),
    ] = "diamond"
    position: Annotated[
        str | None,
        Meta(description="Begin with this position instead of a deal (WI-03)"),
    ] = None
    fairness: Annotated[
        Literal["plain", "pair", "pie"],
        Meta(
            description="One game; two with the sides exchanged; or one chooses who is blue (WI-18)"
        ),
    ] = "plain"
    repetition: Annotated[
        Annotated[int, Meta(ge=0, le=10)],
        Meta(description="How often a position comes up before it is a draw; 0 is never (WI-16)"),
    ] = 3
    quiet: Annotated[
        Annotated[int, Meta(ge=0, le=1000)],
        Meta(description="Moves by each side without a longer run that draw; 0 is never (WI-16)"),
    ] = 100
    clock: Annotated[
        TimeControl | None,
        Meta(description="Thinking time; whose time runs out loses (WI-17)"),
    ] = None
    hints: Annotated[
        bool,
        Meta(description="Both may ask the coach for hints, if there is no clock (TB-22)"),
    ] = False


class Position(Struct, frozen=True):
    """Where everything stands and who is to move; hides nothing."""

    pieces: tuple[tuple[Square, ...], tuple[Square, ...]]  # by side, then by number from 1
    to_move: Side


# Commands ask.


class Move(Struct, frozen=True, tag="move", forbid_unknown_fields=True, omit_defaults=True):
    """Move a piece to a square, by the way drawn if one is drawn (WI-12)."""

    piece: Piece
    to: SquareText
    path: tuple[SquareText, ...] = ()  # from the start to the end, both included


class Choose(Struct, frozen=True, tag="choose", forbid_unknown_fields=True):
    """Choose my side, having seen the deal (WI-18)."""

    side: Annotated[Side, Meta(ge=0, le=1)]


class Resign(Struct, frozen=True, tag="resign", forbid_unknown_fields=True):
    """Give this game up (WI-16)."""


class Offer(Struct, frozen=True, tag="offer", forbid_unknown_fields=True):
    """Propose a draw (WI-16), or that my last move be taken back (WI-19)."""

    what: Pending


class Accept(Struct, frozen=True, tag="accept", forbid_unknown_fields=True):
    """Agree to what the other one proposed."""


class Decline(Struct, frozen=True, tag="decline", forbid_unknown_fields=True):
    """Turn a proposal down, or withdraw my own."""


Command = Move | Choose | Resign | Offer | Accept | Decline


# Events tell.


class MatchBegan(Struct, frozen=True, tag="match_began"):
    """The numbers are dealt."""

    options: Options
    deal: Position


class GameBegan(Struct, frozen=True, tag="game_began"):
    """A game of the match begins, and one seat is blue."""

    blue: Seat
    at: Millis


class MoveMade(Struct, frozen=True, tag="move_made"):
    """A piece went along a path, from its first square to its last."""

    piece: int
    path: tuple[Square, ...]
    at: Millis


class Passed(Struct, frozen=True, tag="passed"):
    """The side to move has no legal move (WI-15)."""

    at: Millis


class Offered(Struct, frozen=True, tag="offered"):
    """Somebody proposed something."""

    seat: Seat
    what: Pending


class Declined(Struct, frozen=True, tag="declined"):
    """The proposal is off the table."""

    seat: Seat


class TakenBack(Struct, frozen=True, tag="taken_back"):
    """The last moves never happened, as both agreed."""

    count: int
    at: Millis


class GameEnded(Struct, frozen=True, tag="game_ended"):
    """A game of the match is over; a draw has no winner."""

    winner: Seat | None
    reason: Reason
    at: Millis


Event = MatchBegan | GameBegan | MoveMade | Passed | Offered | Declined | TakenBack | GameEnded


# State.


class Line(Struct, frozen=True):
    """One game as far as it has come."""

    start: Position
    position: Position
    moves: tuple[MoveMade | Passed, ...] = ()
    seen: tuple[Position, ...] = ()  # every position so far, the present one last
    best: tuple[int, int] = (1, 1)  # longest run each side ever had
    quiet: int = 0  # moves of both sides since a best run grew


class Match(Struct, frozen=True):
    """One game, or two with the sides exchanged (WI-18)."""

    options: Options
    line: Line
    blue: Seat | None = None  # None while the choice of sides is open
    points: tuple[float, float] = (0.0, 0.0)  # by seat
    ended: tuple[GameEnded, ...] = ()
    pending: Offered | None = None
    clock: Clock | None = None
    now: Millis = Millis(0)
    outcome: Outcome | None = None
