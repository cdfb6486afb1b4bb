"""What a player may ask for in Das Wurmt."""

from typing import Annotated

from msgspec import Meta, Struct

from wormery.core import Seat
from wormery.games.wurmt.cards import Colour

Slot = Annotated[int, Meta(ge=0, le=9)]


WormIndex = Annotated[int, Meta(ge=0, le=29)]


Position = Annotated[int, Meta(ge=0, le=98)]


Claim = Annotated[int, Meta(ge=0, le=9)]


class Lay(Struct, frozen=True, gc=False, tag="lay", forbid_unknown_fields=True):
    """Lay the card in a slot of my hand as the head of a worm; say a value if we announce."""

    slot: Slot
    worm: WormIndex
    claim: Claim | None = None


class Remove(Struct, frozen=True, gc=False, tag="remove", forbid_unknown_fields=True):
    """Play Remove: take an open card out of a worm; position 0 is the oldest."""

    slot: Slot
    worm: WormIndex
    position: Position


class Refresh(Struct, frozen=True, gc=False, tag="refresh", forbid_unknown_fields=True):
    """Play Refresh: throw other slots of my hand away, ascending, and fill up."""

    slot: Slot
    discard: Annotated[tuple[Slot, ...], Meta(max_length=9)] = ()


class NewWorm(Struct, frozen=True, gc=False, tag="new_worm", forbid_unknown_fields=True):
    """Play New worm: put a tail of the reserve on the table."""

    slot: Slot
    colour: Colour


class Spy(Struct, frozen=True, gc=False, tag="spy", forbid_unknown_fields=True):
    """Play Spy: look at the hidden head of a worm."""

    slot: Slot
    worm: WormIndex


class Pass(Struct, frozen=True, gc=False, tag="pass", forbid_unknown_fields=True):
    """Play Pass: end my turn without laying a head."""

    slot: Slot


class TakeBack(Struct, frozen=True, gc=False, tag="take_back", forbid_unknown_fields=True):
    """Take my last card back, while nothing new came of it (DW-35)."""


class Saw(Struct, frozen=True, gc=False, tag="saw", forbid_unknown_fields=True):
    """Say who saw a worm most recently, and so begins (DW-42)."""

    seat: Annotated[Seat, Meta(ge=0, le=4)]


class LeaveToChance(
    Struct, frozen=True, gc=False, tag="leave_to_chance", forbid_unknown_fields=True
):
    """Nobody remembers: let the one begin who was drawn (DW-42)."""


Play = Lay | Remove | Refresh | NewWorm | Spy | Pass
Reply = Saw | LeaveToChance


Command = Play | TakeBack | Reply
