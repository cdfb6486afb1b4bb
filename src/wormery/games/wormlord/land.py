"""The lie of the land: what the knots and HQs in a garden allow each side, whatever hands hold.

Two acts of three change nothing but hands, so it is worked out once and asked for again by
`decide`, `evolve`, and the views of everybody.
"""

from collections.abc import Iterable
from typing import Final, NamedTuple

from wormery.core import Side
from wormery.games.wormlord.maps.ground import Cell, Masks, Survey, place, survey
from wormery.games.wormlord.state import Garden

_MOST: Final = 1024  # gardens that are remembered


class Land(NamedTuple):
    """By side; masks are those of `ground.Masks`."""

    occupied: tuple[int, ...]  # the cells that hold its knots
    conquests: tuple[int, ...]  # where a knot of it could go: `why_not_conquer` says None
    territories: tuple[tuple[Cell, ...], ...]  # the cells that hold its knots, row after row
    near: tuple[tuple[Cell, ...], ...]  # where a knot of it could go
    posts: tuple[tuple[Cell, ...], ...]  # where its HQ could be put
    held: tuple[tuple[Cell, ...], ...]  # the objectives that it occupies
    at_risk: tuple[tuple[Cell, ...], ...]  # the cells of it that any other side could conquer next


class _Lands:
    """Those of the last gardens, found by the knots in them."""

    def __init__(self) -> None:
        self.known: dict[int, tuple[Garden, Land]] = {}


_LANDS: Final = _Lands()


def land(garden: Garden) -> Land:
    """The lie of the land; remembered as long as knots and HQs are the very same objects."""
    found = _LANDS.known.get(id(garden.knots))
    if found is not None:
        known, answer = found
        if (
            known.knots is garden.knots
            and known.headquarters is garden.headquarters
            and known.plan is garden.plan
        ):
            return answer
    answer = worked_out(garden)
    if len(_LANDS.known) >= _MOST:
        _LANDS.known = {}
    _LANDS.known[id(garden.knots)] = (garden, answer)
    return answer


def worked_out(garden: Garden) -> Land:
    """The lie of the land, from scratch."""
    plan = survey(garden.plan)
    masks = plan.masks
    territories = _territories(garden, plan)
    occupied = tuple([sum(bit for _, bit in cells) for cells in territories])
    conquests = _conquests(garden, masks, occupied)
    towers = tuple(zip(plan.objectives, masks.objectives, strict=True))
    any_tower = sum(masks.objectives)
    return Land(
        occupied=occupied,
        conquests=conquests,
        territories=tuple([tuple([cell for cell, _ in cells]) for cells in territories]),
        near=tuple([tuple(masks.listed(some)) for some in conquests]),
        posts=tuple(
            [
                tuple([cell for cell, bit in cells if not bit & any_tower and cell != post])
                for cells, post in zip(territories, garden.headquarters, strict=True)
            ]
        ),
        held=tuple([tuple([cell for cell, bit in towers if bit & mine]) for mine in occupied]),
        at_risk=tuple(
            [
                risked(masks, mine, [each for other, each in enumerate(conquests) if other != side])
                for side, mine in enumerate(occupied)
            ]
        ),
    )


def risked(masks: Masks, mine: int, conquests: Iterable[int]) -> tuple[Cell, ...]:
    """The cells of a side that some others could conquer next (WL-17, WL-25), row after row."""
    some = 0
    for each in conquests:
        some |= each
    return tuple(sorted(masks.listed(some & mine), key=_by_row))


def _by_row(cell: Cell) -> tuple[int, int]:
    return cell.row, cell.col


def _territories(garden: Garden, plan: Survey) -> list[list[tuple[Cell, int]]]:
    """The cells that hold each side's knots, with their bits."""
    found: list[list[tuple[Cell, int]]] = [[] for _ in garden.hands]
    for cell, bit, knot in zip(plan.cells, plan.masks.bits, garden.knots, strict=True):
        if knot is not None:
            found[knot.side].append((cell, bit))
    return found


def _conquests(garden: Garden, masks: Masks, occupied: tuple[int, ...]) -> tuple[int, ...]:
    open_cells = masks.diggable
    for cell in garden.headquarters:
        if cell is not None:
            open_cells &= ~masks.bits[place(garden.plan, cell)]
    return tuple(
        [
            masks.beside(mine | masks.bases.get(Side(side), 0)) & open_cells & ~mine
            for side, mine in enumerate(occupied)
        ]
    )
