"""A garden of Wormlord as one row of small numbers, with what may be done in it and what it does.

The map lies in a frame of nothing, so that every cell has four neighbours:

    cell = 10 * (row + 1) + col + 1                    cell - 10
    the cell beyond the end of a row is the     cell - 1  cell  cell + 1
    frame before the next                              cell + 10

A garden is one array of int32:

    0      1      2       3 .. 83           84 .. 194     195 .. 305      306 .. 785
    sides  count  winner  the count cells   ground by     owner by cell   4 sides of
           of     or -1   that a knot can   cell, as      or -1           120 numbers
           cells          lie on            below
    a side:
    0     1        2     3           4      5     6 .. 8    9 .. 119
    HQ    reserve  hand  objectives  knots  has   nothing   by cell: how many of its knots
    or 0                 held               left            and bases lie beside

    ground  0 frame, earth, base    1 grass    2 objective    3 grass with an HQ on it
    hand    0 empty    1 rope    2 own knot    3 and more: the knot of side hand - 3

An act is an int, 128 * what + cell, where *what* is take, tie, untie, place or move the HQ.
"""

from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

from wormery.core import Side
from wormery.core.compiled import compiled
from wormery.games.wormlord.ground import Cell, Ground, survey
from wormery.games.wormlord.state import NEEDED
from wormery.games.wormlord.view import GardenView, HandView

Soil = NDArray[np.int32]
Cells = NDArray[np.int64]

SIDES, COUNT, WINNER, LIST = 0, 1, 2, 3
MOST_CELLS, FRAMED, ACROSS = 81, 111, 10
GROUND = LIST + MOST_CELLS
OWNER = GROUND + FRAMED
SIDE = OWNER + FRAMED
HQ, RESERVE, HAND, HELD, KNOTS, LEFT, NEAR = 0, 1, 2, 3, 4, 5, 9
SIDE_SIZE = NEAR + FRAMED
SIZE = SIDE + 4 * SIDE_SIZE

NOTHING, GRASS, OBJECTIVE, GUARDED = 0, 1, 2, 3
EMPTY, ROPE, OWN_KNOT, ENEMY_KNOT = 0, 1, 2, 3
TAKE, TIE, UNTIE, PLACE, POST = 0, 128, 256, 384, 512
NOBODY = -1

GROUNDS: Mapping[Ground, int] = {
    Ground.GRASS: GRASS,
    Ground.OBJECTIVE: OBJECTIVE,
    Ground.EARTH: NOTHING,
    Ground.BASE: NOTHING,
}

# Between views and the kernel: Wormlord has no secrets, so a view holds the whole garden


def pack(view: GardenView) -> Soil:
    """The garden that somebody sees."""
    soil = np.zeros(SIZE, dtype=np.int32)
    seen = survey(view.map)
    soil[SIDES], soil[WINNER] = len(view.sides), NOBODY
    soil[OWNER : OWNER + FRAMED] = NOBODY
    for cell in seen.cells:
        ground = GROUNDS[seen.ground[cell]]
        soil[GROUND + number_of(cell)] = ground
        if ground != NOTHING:
            soil[LIST + soil[COUNT]] = number_of(cell)
            soil[COUNT] += 1
    for side, base in seen.bases.items():
        surround(soil, SIDE + SIDE_SIZE * side, number_of(base), 1)
    for knot in view.knots:
        lay(soil, knot.side, number_of(knot.cell))
    for number, side_view in enumerate(view.sides):
        at = SIDE + SIDE_SIZE * number
        soil[at + RESERVE] = side_view.reserve
        soil[at + HAND] = hand_of(side_view.hand)
        soil[at + LEFT] = side_view.has_left
        if side_view.headquarters is not None:
            post(soil, number, number_of(side_view.headquarters))
        if soil[at + HELD] >= NEEDED and not side_view.has_left:
            soil[WINNER] = number
    return soil


def hand_of(hand: HandView) -> int:
    """What a side holds, as the kernel counts."""
    match hand.holds:
        case "empty":
            return EMPTY
        case "rope":
            return ROPE
        case "own_knot":
            return OWN_KNOT
        case "enemy_knot":
            return ENEMY_KNOT + (hand.owner or Side(0))


def number_of(cell: Cell) -> int:
    """A cell as the kernel counts."""
    return ACROSS * (cell.row + 1) + cell.col + 1


def cell_of(number: int) -> Cell:
    """A cell that the kernel counts."""
    return Cell(number % ACROSS - 1, number // ACROSS - 1)


# Compiled: what may be done


@compiled("int64(int32[::1], int64, int64[::1])")
def places(soil: Soil, side: int, cells: Cells) -> int:
    """Fill in where a knot of a side may go, whatever its hand holds, and count them (WL-14)."""
    near = SIDE + SIDE_SIZE * side + NEAR
    count = 0
    for number in range(soil[COUNT]):
        cell = soil[LIST + number]
        if soil[near + cell] > 0 and soil[OWNER + cell] != side and soil[GROUND + cell] != GUARDED:
            cells[count] = cell
            count += 1
    return count


@compiled("int64(int32[::1], int64, int64[::1])")
def posts(soil: Soil, side: int, cells: Cells) -> int:
    """Fill in where the HQ of a side may be put now, and count them (WL-24, WL-26)."""
    count = 0
    for number in range(soil[COUNT]):
        cell = soil[LIST + number]
        if soil[OWNER + cell] == side and soil[GROUND + cell] == GRASS:
            cells[count] = cell
            count += 1
    return count


@compiled("boolean(int32[::1], int64)")
def can_place(soil: Soil, side: int) -> bool:
    """Whether there is any cell for a knot of a side (WL-23)."""
    near = SIDE + SIDE_SIZE * side + NEAR
    for number in range(soil[COUNT]):
        cell = soil[LIST + number]
        if soil[near + cell] > 0 and soil[OWNER + cell] != side and soil[GROUND + cell] != GUARDED:
            return True
    return False


@compiled("boolean(int32[::1], int64)")
def can_act(soil: Soil, side: int) -> bool:
    """Whether a side could take, tie, place or untie (WL-10, WL-23)."""
    at = SIDE + SIDE_SIZE * side
    if soil[at + LEFT]:
        return False
    hand = soil[at + HAND]
    if hand == EMPTY:
        return bool(soil[at + RESERVE] > 0)
    return hand != OWN_KNOT or can_place(soil, side)


@compiled("int64(int32[::1], int64)")
def points(soil: Soil, side: int) -> int:
    """1 for every cell with a side's knot, 2 for an objective (WL-32)."""
    at = SIDE + SIDE_SIZE * side
    score: int = soil[at + KNOTS] + soil[at + HELD]
    return score


@compiled("int64(int32[::1])")
def foremost(soil: Soil) -> int:
    """The side with most points; -1 where several have most (WL-33)."""
    best, most = NOBODY, -1
    for side in range(soil[SIDES]):
        if soil[SIDE + SIDE_SIZE * side + LEFT]:
            continue
        mine = points(soil, side)
        if mine > most:
            best, most = side, mine
        elif mine == most:
            best = NOBODY
    return best


# Compiled: what acts do; legal or not is asked above


@compiled("void(int32[::1], int64, int64, int64)")
def surround(soil: Soil, at: int, cell: int, change: int) -> None:
    """The side written at *at* has a knot or base more, or less, on a cell."""
    near = at + NEAR + cell
    soil[near - ACROSS] += change
    soil[near - 1] += change
    soil[near + 1] += change
    soil[near + ACROSS] += change


@compiled("void(int32[::1], int64, int64)")
def lay(soil: Soil, side: int, cell: int) -> None:
    """A knot of a side lies on a free cell."""
    at = SIDE + SIDE_SIZE * side
    soil[OWNER + cell] = side
    soil[at + KNOTS] += 1
    if soil[GROUND + cell] == OBJECTIVE:
        soil[at + HELD] += 1
    surround(soil, at, cell, 1)


@compiled("void(int32[::1], int64, int64)")
def conquer(soil: Soil, side: int, cell: int) -> None:
    """The knot in a side's hand takes a cell, and the hand the knot that was there (WL-17)."""
    at = SIDE + SIDE_SIZE * side
    before = soil[OWNER + cell]
    soil[at + HAND] = EMPTY
    if before != NOBODY:
        other = SIDE + SIDE_SIZE * before
        soil[at + HAND] = ENEMY_KNOT + before
        soil[other + KNOTS] -= 1
        if soil[GROUND + cell] == OBJECTIVE:
            soil[other + HELD] -= 1
        surround(soil, other, cell, -1)
    lay(soil, side, cell)
    if soil[at + HELD] >= NEEDED:
        soil[WINNER] = side


@compiled("void(int32[::1], int64, int64)")
def post(soil: Soil, side: int, cell: int) -> None:
    """An HQ stands on another knot, or on the board for the first time (WL-24)."""
    at = SIDE + SIDE_SIZE * side
    before = soil[at + HQ]
    if before:
        soil[GROUND + before] = GRASS
    soil[at + HQ] = cell
    soil[GROUND + cell] = GUARDED


@compiled("void(int32[::1], int64, int64)")
def do(soil: Soil, side: int, act: int) -> None:
    """A side does something."""
    at = SIDE + SIDE_SIZE * side
    what, cell = act & ~127, act & 127
    if what == TAKE:
        soil[at + RESERVE] -= 1
        soil[at + HAND] = ROPE
    elif what == TIE:
        soil[at + HAND] = OWN_KNOT
    elif what == UNTIE:
        owner = soil[at + HAND] - ENEMY_KNOT
        soil[SIDE + SIDE_SIZE * owner + RESERVE] += 1
        soil[at + HAND] = EMPTY
    elif what == PLACE:
        conquer(soil, side, cell)
    else:
        post(soil, side, cell)
