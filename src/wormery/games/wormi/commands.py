"""What a player may ask for in Wormi."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from wormery.core import Side
from wormery.games.wormi.board import Piece, SquareText

Pending = Literal["draw", "take_back"]


class Move(
    Struct, frozen=True, gc=False, tag="move", forbid_unknown_fields=True, omit_defaults=True
):
    """Move a piece to a square, by the way drawn if one is drawn (WI-12)."""

    piece: Piece
    to: SquareText
    path: tuple[SquareText, ...] = ()  # from the start to the end, both included


class Choose(Struct, frozen=True, gc=False, tag="choose", forbid_unknown_fields=True):
    """Choose my side, having seen the deal (WI-18)."""

    side: Annotated[Side, Meta(ge=0, le=1)]


class Resign(Struct, frozen=True, gc=False, tag="resign", forbid_unknown_fields=True):
    """Give this game up (WI-16)."""


class Offer(Struct, frozen=True, gc=False, tag="offer", forbid_unknown_fields=True):
    """Propose a draw (WI-16), or that my last move be taken back (WI-19)."""

    what: Pending


class Accept(Struct, frozen=True, gc=False, tag="accept", forbid_unknown_fields=True):
    """Agree to what the other one proposed."""


class Decline(Struct, frozen=True, gc=False, tag="decline", forbid_unknown_fields=True):
    """Turn a proposal down, or withdraw my own."""


Command = Move | Choose | Resign | Offer | Accept | Decline
