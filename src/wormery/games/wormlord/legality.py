"""Where knots and HQs may go, and who is winning. Ids are those of docs/rules/wormlord.md."""

from collections.abc import Sequence

from wormery.core import Side
from wormery.games.wormlord.land import land, risked
from wormery.games.wormlord.maps.ground import (
    Cell,
    Ground,
    base,
    is_on,
    kind,
    neighbours,
    survey,
)
from wormery.games.wormlord.state import NEEDED, Empty, EnemyKnot, Garden, OwnKnot, Rope


def occupied(garden: Garden, side: Side) -> tuple[Cell, ...]:
    """The cells that hold a side's knots, linked to its base or not (WL-15)."""
    return land(garden).territories[side]


def reach(garden: Garden, side: Side) -> frozenset[Cell]:
    """Cells beside one that *side* occupies, or beside its base (WL-14, WL-15)."""
    beside = survey(garden.plan).neighbours
    held = (*occupied(garden, side), base(garden.plan, side))
    return frozenset([near for cell in held for near in beside[cell]])


def why_not_take(garden: Garden, side: Side) -> str | None:
    """The id of the rule that forbids taking a rope, or None."""
    match garden.hands[side]:
        case Rope():
            return "WL-09"
        case OwnKnot():
            return "WL-12"
        case EnemyKnot():
            return "WL-18"
        case Empty():
            return None if garden.reserves[side] else "WL-10"


def why_not_tie(garden: Garden, side: Side) -> str | None:
    """The id of the rule that forbids tying, whatever the rope will look like, or None."""
    match garden.hands[side]:
        case Empty():
            return "WL-11"
        case OwnKnot():
            return "WL-12"
        case EnemyKnot():
            return "WL-18"
        case Rope():
            return None


def why_not_untie(garden: Garden, side: Side) -> str | None:
    """The id of the rule that forbids untying, or None."""
    match garden.hands[side]:
        case EnemyKnot():
            return None
        case OwnKnot():
            return "WL-12"
        case Rope() | Empty():
            return "WL-18"


def why_not_hold(garden: Garden, side: Side) -> str | None:
    """Why a side has no knot in hand that it could place, or None."""
    match garden.hands[side]:
        case OwnKnot():
            return None
        case EnemyKnot():
            return "WL-18"
        case Rope() | Empty():
            return "WL-11"


def why_not_place(garden: Garden, side: Side, cell: Cell) -> str | None:
    """The id of the rule that forbids placing the knot in hand on a cell, or None."""
    return why_not_hold(garden, side) or why_not_conquer(garden, side, cell)


def why_not_conquer(garden: Garden, side: Side, cell: Cell) -> str | None:
    """The id of the rule that keeps a side's knots off a cell, or None."""
    if not is_on(garden.plan, cell):
        return "WL-01"
    if kind(garden.plan, cell) is Ground.EARTH:
        return "WL-02"
    if kind(garden.plan, cell) is Ground.BASE:
        return "WL-21"
    if garden.owner(cell) == side:
        return "WL-19"
    if not is_beside(garden, side, cell):
        return "WL-14"
    if cell in garden.headquarters:
        return "WL-25"
    return None


def is_beside(garden: Garden, side: Side, cell: Cell) -> bool:
    """Whether a cell is in a side's `reach`, without looking at the whole garden."""
    home = base(garden.plan, side)
    return any(near == home or garden.owner(near) == side for near in neighbours(garden.plan, cell))


def why_not_headquarters(garden: Garden, side: Side, cell: Cell) -> str | None:
    """The id of the rule that keeps a side's HQ off a cell, or None."""
    if not is_on(garden.plan, cell):
        return "WL-01"
    if kind(garden.plan, cell) is Ground.EARTH:
        return "WL-02"
    if kind(garden.plan, cell) in (Ground.BASE, Ground.OBJECTIVE):
        return "WL-26"
    if garden.owner(cell) != side:
        return "WL-24" if garden.headquarters[side] is None else "WL-27"
    if garden.headquarters[side] == cell:
        return "WL-27"
    return None


def places(garden: Garden, side: Side) -> tuple[Cell, ...]:
    """Where the knot in hand may go; nowhere while there is none."""
    return () if why_not_hold(garden, side) else within_reach(garden, side)


def can_place(garden: Garden, side: Side) -> bool:
    """Whether there is a knot in hand, and a cell for it."""
    return isinstance(garden.hands[side], OwnKnot) and land(garden).conquests[side] != 0


def within_reach(garden: Garden, side: Side) -> tuple[Cell, ...]:
    """Where a knot of a side could go, whatever its hand holds now: `why_not_conquer` says None."""
    return land(garden).near[side]


def at_risk(garden: Garden, side: Side, enemies: Sequence[Side]) -> tuple[Cell, ...]:
    """The cells of a side that one of its enemies could conquer next (WL-17, WL-25)."""
    known = land(garden)
    if len(enemies) == len(garden.hands) - 1:
        return known.at_risk[side]
    conquests = [known.conquests[enemy] for enemy in enemies]
    return risked(survey(garden.plan).masks, known.occupied[side], conquests)


def posts(garden: Garden, side: Side) -> tuple[Cell, ...]:
    """Where the HQ may be put now: `why_not_headquarters` says None."""
    return land(garden).posts[side]


def can_act(garden: Garden, side: Side) -> bool:
    """Whether a side could take, tie, place or untie; who cannot has to wait (WL-10, WL-23)."""
    return (
        why_not_tie(garden, side) is None
        or can_place(garden, side)
        or why_not_take(garden, side) is None
        or why_not_untie(garden, side) is None
    )


def held(garden: Garden, side: Side) -> tuple[Cell, ...]:
    """The objectives that a side occupies."""
    return land(garden).held[side]


def triumphant(garden: Garden, among: Sequence[Side]) -> Side | None:
    """The side that occupies three objectives (WL-28)."""
    return next((side for side in among if len(held(garden, side)) >= NEEDED), None)


def points(garden: Garden, side: Side) -> int:
    """1 for every cell with a side's knot, 2 for an objective; bases do not count (WL-32)."""
    known = land(garden)
    return known.occupied[side].bit_count() + len(known.held[side])


def foremost(garden: Garden, among: Sequence[Side]) -> Side | None:
    """The side with most points; None where several have most (WL-33)."""
    best, *others = sorted(among, key=lambda side: points(garden, side), reverse=True)
    tied = others and points(garden, others[0]) == points(garden, best)
    return None if tied else best
