"""What a player may ask for in Wormlord."""

from msgspec import Struct

from wormery.games.wormlord.maps.ground import Cell
from wormery.games.wormlord.ropes.ropes import Pulls, Rows


class Ready(Struct, frozen=True, gc=False, tag="ready", forbid_unknown_fields=True):
    """I am ready for the next round; when all are, the count-down runs (WL-45)."""


class Take(Struct, frozen=True, gc=False, tag="take", forbid_unknown_fields=True):
    """Take a rope from my reserve (WL-10)."""


class Tie(Struct, frozen=True, gc=False, tag="tie", forbid_unknown_fields=True):
    """Here is how I moved the rope in my hand; in a pair, the end of it that is mine (WL-11)."""

    rows: Rows


class Place(Struct, frozen=True, gc=False, tag="place", forbid_unknown_fields=True):
    """Put the knot in my hand on a cell (WL-14)."""

    cell: Cell


class Untie(Struct, frozen=True, gc=False, tag="untie", forbid_unknown_fields=True):
    """Here is how I backed an end, or both, out of the enemy's knot in my hand (WL-18)."""

    pulls: Pulls


class MoveHeadquarters(
    Struct, frozen=True, gc=False, tag="move_headquarters", forbid_unknown_fields=True
):
    """Put my HQ on a knot of mine (WL-24)."""

    cell: Cell


class GiveUp(Struct, frozen=True, gc=False, tag="give_up", forbid_unknown_fields=True):
    """We have lost this match; in a pair both have to say so (WL-40)."""


Command = Ready | Take | Tie | Place | Untie | MoveHeadquarters | GiveUp
