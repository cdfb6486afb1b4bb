"""Where knots and HQs may go, and who is winning. Ids are those of docs/rules/wormlord.md."""

from collections.abc import Sequence

from wormery.core import Latest, Side
from wormery.games.wormlord.maps.ground import (
    Cell,
    Ground,
    base,
    is_on,
    kind,
    neighbours,
    place,
    survey,
)
from wormery.games.wormlord.state import NEEDED, Empty, EnemyKnot, Garden, OwnKnot, Rope


@Latest
def occupations(garden: Garden) -> tuple[int, ...]:
    """The cells that hold each side's knots, as masks."""
    sides = [0 for _ in garden.hands]
    for bit, knot in zip(survey(garden.plan).masks.bits, garden.knots, strict=True):
        if knot is not None:
            sides[knot.side] |= bit
    return tuple(sides)


@Latest
def conquests(garden: Garden) -> tuple[int, ...]:
    """Where a knot of each side could go, as masks: `why_not_conquer` says None."""
    plan = survey(garden.plan)
    masks, bits = plan.masks, plan.masks.bits
    open_cells = masks.diggable
    for cell in garden.headquarters:
        if cell is not None:
            open_cells &= ~bits[place(garden.plan, cell)]
    return tuple(
        masks.beside(mine | masks.bases.get(Side(side), 0)) & open_cells & ~mine
        for side, mine in enumerate(occupations(garden))
    )


@Latest
def territories(garden: Garden) -> tuple[tuple[Cell, ...], ...]:
    """The cells that hold each side's knots."""
    cells: list[list[Cell]] = [[] for _ in garden.hands]
    for cell, knot in zip(survey(garden.plan).cells, garden.knots, strict=True):
        if knot is not None:
            cells[knot.side].append(cell)
    return tuple(map(tuple, cells))


def occupied(garden: Garden, side: Side) -> tuple[Cell, ...]:
    """The cells that hold a side's knots, linked to its base or not (WL-15)."""
    return territories(garden)[side]


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


def places(garden: Garden, side: Side) -> list[Cell]:
    """Where the knot in hand may go; nowhere while there is none."""
    if why_not_hold(garden, side):
        return []
    return within_reach(garden, side)


def within_reach(garden: Garden, side: Side) -> list[Cell]:
    """Where a knot of a side could go, whatever its hand holds now: `why_not_conquer` says None."""
    return survey(garden.plan).masks.listed(conquests(garden)[side])


def at_risk(garden: Garden, side: Side, enemies: Sequence[Side]) -> list[Cell]:
    """The cells of a side that one of its enemies could conquer next (WL-17, WL-25)."""
    masks, risked = survey(garden.plan).masks, 0
    for enemy in enemies:
        risked |= conquests(garden)[enemy]
    risked &= occupations(garden)[side]
    found = masks.listed(risked)
    found.sort(key=_by_row)
    return found


def _by_row(cell: Cell) -> tuple[int, int]:
    return cell.row, cell.col


def posts(garden: Garden, side: Side) -> list[Cell]:
    """Where the HQ may be put now: `why_not_headquarters` says None."""
    post, towers = garden.headquarters[side], survey(garden.plan).towers
    return [cell for cell in occupied(garden, side) if cell not in towers and cell != post]


def can_act(garden: Garden, side: Side) -> bool:
    """Whether a side could take, tie, place or untie; who cannot has to wait (WL-10, WL-23)."""
    return (
        why_not_take(garden, side) is None
        or why_not_tie(garden, side) is None
        or why_not_untie(garden, side) is None
        or bool(places(garden, side))
    )


def held(garden: Garden, side: Side) -> list[Cell]:
    """The objectives that a side occupies."""
    plan, mine = survey(garden.plan), occupations(garden)[side]
    towers = zip(plan.objectives, plan.masks.objectives, strict=True)
    return [cell for cell, bit in towers if bit & mine]


def triumphant(garden: Garden, among: Sequence[Side]) -> Side | None:
    """The side that occupies three objectives (WL-28)."""
    return next((side for side in among if len(held(garden, side)) >= NEEDED), None)


def points(garden: Garden, side: Side) -> int:
    """1 for every cell with a side's knot, 2 for an objective; bases do not count (WL-32)."""
    return occupations(garden)[side].bit_count() + len(held(garden, side))


def foremost(garden: Garden, among: Sequence[Side]) -> Side | None:
    """The side with most points; None where several have most (WL-33)."""
    best, *others = sorted(among, key=lambda side: points(garden, side), reverse=True)
    tied = others and points(garden, others[0]) == points(garden, best)
    return None if tied else best
