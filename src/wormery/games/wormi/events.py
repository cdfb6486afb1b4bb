"""What happens in Wormi; the log of a match is a list of these."""

from typing import Literal

from msgspec import Struct

from wormery.core import Millis, Seat
from wormery.games.wormi.board import Position, Square
from wormery.games.wormi.commands import Pending
from wormery.games.wormi.options import Options

Reason = Literal["worm", "resigned", "time", "agreed", "repetition", "quiet"]


class MatchBegan(Struct, frozen=True, gc=False, tag="match_began"):
    """The numbers are dealt."""

    options: Options
    deal: Position


class GameBegan(Struct, frozen=True, gc=False, tag="game_began"):
    """A game of the match begins, and one seat is blue."""

    blue: Seat
    at: Millis


class MoveMade(Struct, frozen=True, gc=False, tag="move_made"):
    """A piece went along a path, from its first square to its last."""

    piece: int
    path: tuple[Square, ...]
    at: Millis


class Passed(Struct, frozen=True, gc=False, tag="passed"):
    """The side to move has no legal move (WI-15)."""

    at: Millis


class Offered(Struct, frozen=True, gc=False, tag="offered"):
    """Somebody proposed something."""

    seat: Seat
    what: Pending


class Declined(Struct, frozen=True, gc=False, tag="declined"):
    """The proposal is off the table."""

    seat: Seat


class TakenBack(Struct, frozen=True, gc=False, tag="taken_back"):
    """The last moves never happened, as both agreed."""

    count: int
    at: Millis


class GameEnded(Struct, frozen=True, gc=False, tag="game_ended"):
    """A game of the match is over; a draw has no winner."""

    winner: Seat | None
    reason: Reason
    at: Millis


Event = MatchBegan | GameBegan | MoveMade | Passed | Offered | Declined | TakenBack | GameEnded
