"""A garden of Wormlord as masks of cells, with what may be done in it and what it does.

The map lies in a frame of nothing, so that every cell has four neighbours:

    cell = 10 * (row + 1) + col + 1                    cell - 10
    the cell beyond the end of a row is the     cell - 1  cell  cell + 1
    frame before the next                              cell + 10

A set of cells is two masks: bit i of the first is cell 11 + i, the five upper rows, and bit i of
the second is cell 61 + i, the four lower ones. A garden is one array of int64:

    0      1       2, 3       4, 5        6, 7        8 .. 47
    sides  winner  cells for  objectives  cells with  4 sides of 10 numbers
           or -1   knots                  an HQ
    a side:
    0     1        2     3     4, 5   6, 7       8, 9
    HQ    reserve  hand  has   knots  its base   nothing
    or 0                 left         is beside

    hand    0 empty    1 rope    2 own knot    3 and more: the knot of side hand - 3

An act is an int, 128 * what + cell, where *what* is take, tie, untie, place or move the HQ, or that
a knot slips open in its hand.
"""

import numpy as np
from numpy.typing import NDArray

from wormery.core import Side
from wormery.core.compiled import inlined, lean, lowest, ones
from wormery.games.wormlord.maps.ground import Cell, Ground, survey
from wormery.games.wormlord.state import NEEDED
from wormery.games.wormlord.view import GardenView, HandView

Soil = NDArray[np.int64]
Cells = NDArray[np.int64]

SIDES, WINNER, GROUND, OBJECTIVES, GUARDED, SIDE = 0, 1, 2, 4, 6, 8
HQ, RESERVE, HAND, LEFT, KNOTS, BASE = 0, 1, 2, 3, 4, 6
SIDE_SIZE = 10
SIZE = SIDE + 4 * SIDE_SIZE
MOST_CELLS, FRAMED, ACROSS = 81, 111, 10

UPPER, LOWER = 11, 61  # the cell that bit 0 of the first mask is, and of the second
SEAM = 4 * ACROSS  # bits from a row's place in the upper mask to the next row's in the lower
ROW = (1 << ACROSS) - 1

EMPTY, ROPE, OWN_KNOT, ENEMY_KNOT = 0, 1, 2, 3
TAKE, TIE, UNTIE, PLACE, POST, SLIP = 0, 128, 256, 384, 512, 640
NOBODY = -1

# Between views and the kernel: Wormlord has no secrets, so a view holds the whole garden


def pack(view: GardenView) -> Soil:
    """The garden that somebody sees."""
    soil = np.zeros(SIZE, dtype=np.int64)
    seen = survey(view.map)
    soil[SIDES], soil[WINNER] = len(view.sides), NOBODY
    for cell in seen.cells:
        if seen.ground[cell] in (Ground.GRASS, Ground.OBJECTIVE):
            mark(soil, GROUND, number_of(cell))
        if seen.ground[cell] is Ground.OBJECTIVE:
            mark(soil, OBJECTIVES, number_of(cell))
    for side, base in seen.bases.items():
        for near in seen.neighbours[base]:
            mark(soil, SIDE + SIDE_SIZE * side + BASE, number_of(near))
    for knot in view.knots:
        mark(soil, SIDE + SIDE_SIZE * knot.side + KNOTS, number_of(knot.cell))
    for number, side_view in enumerate(view.sides):
        at = SIDE + SIDE_SIZE * number
        soil[at + RESERVE] = side_view.reserve
        soil[at + HAND] = hand_of(side_view.hand)
        soil[at + LEFT] = side_view.has_left
        if side_view.headquarters is not None:
            post(soil, number, number_of(side_view.headquarters))
        if held(soil, number) >= NEEDED and not side_view.has_left:
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


# Compiled: sets of cells


@inlined("void(int64[::1], int64, int64)")
def mark(soil: Soil, at: int, cell: int) -> None:
    """Add a cell to the set at *at*, or take it out if it is in there."""
    if cell < LOWER:
        soil[at] ^= 1 << (cell - UPPER)
    else:
        soil[at + 1] ^= 1 << (cell - LOWER)


@inlined("boolean(int64[::1], int64, int64)")
def is_in(soil: Soil, at: int, cell: int) -> bool:
    """Whether a cell is in the set at *at*."""
    if cell < LOWER:
        return bool(soil[at] >> (cell - UPPER) & 1)
    return bool(soil[at + 1] >> (cell - LOWER) & 1)


@inlined("UniTuple(int64, 2)(int64, int64)")
def beside(upper: int, lower: int) -> tuple[int, int]:
    """All cells that have a neighbour in a set, some of them in the frame."""
    over = upper << 1 | upper >> 1 | upper << ACROSS | upper >> ACROSS | (lower & ROW) << SEAM
    under = lower << 1 | lower >> 1 | lower << ACROSS | lower >> ACROSS | upper >> SEAM
    return over, under


@lean("int64(int64, int64, int64[::1])")
def listed(upper: int, lower: int, cells: Cells) -> int:
    """Fill in the cells of a set, and count them."""
    count = 0
    while upper:
        cells[count] = UPPER + lowest(upper)
        upper &= upper - 1
        count += 1
    while lower:
        cells[count] = LOWER + lowest(lower)
        lower &= lower - 1
        count += 1
    return count


@inlined("int64(int64, int64, int64)")
def nth(upper: int, lower: int, number: int) -> int:
    """The cell of a set before which there are *number* others."""
    first, mask = UPPER, upper
    if number >= ones(upper):
        first, mask = LOWER, lower
        number -= ones(upper)
    for _ in range(number):
        mask &= mask - 1
    return first + lowest(mask)


# Compiled: what may be done


@inlined("UniTuple(int64, 2)(int64[::1], int64)")
def reach(soil: Soil, side: int) -> tuple[int, int]:
    """The cells beside a side's knots or its base (WL-14, WL-15)."""
    at = SIDE + SIDE_SIZE * side
    upper, lower = beside(soil[at + KNOTS], soil[at + KNOTS + 1])
    return (upper | soil[at + BASE]) & soil[GROUND], (lower | soil[at + BASE + 1]) & soil[
        GROUND + 1
    ]


@inlined("UniTuple(int64, 2)(int64[::1], int64)")
def places(soil: Soil, side: int) -> tuple[int, int]:
    """Where a knot of a side may go, whatever its hand holds (WL-14, WL-19, WL-25)."""
    at = SIDE + SIDE_SIZE * side + KNOTS
    upper, lower = reach(soil, side)
    return upper & ~(soil[at] | soil[GUARDED]), lower & ~(soil[at + 1] | soil[GUARDED + 1])


@inlined("UniTuple(int64, 2)(int64[::1], int64)")
def posts(soil: Soil, side: int) -> tuple[int, int]:
    """Where the HQ of a side may be put now (WL-24, WL-26)."""
    at = SIDE + SIDE_SIZE * side + KNOTS
    upper = soil[at] & ~(soil[OBJECTIVES] | soil[GUARDED])
    return upper, soil[at + 1] & ~(soil[OBJECTIVES + 1] | soil[GUARDED + 1])


@inlined("boolean(int64[::1], int64)")
def can_place(soil: Soil, side: int) -> bool:
    """Whether there is any cell for a knot of a side (WL-23)."""
    upper, lower = places(soil, side)
    return upper | lower != 0


@lean("boolean(int64[::1], int64)")
def can_act(soil: Soil, side: int) -> bool:
    """Whether a side could take, tie, place or untie (WL-10, WL-23)."""
    at = SIDE + SIDE_SIZE * side
    if soil[at + LEFT]:
        return False
    hand = soil[at + HAND]
    if hand == EMPTY:
        return bool(soil[at + RESERVE])
    return hand != OWN_KNOT or can_place(soil, side)


@inlined("int64(int64[::1], int64)")
def owner(soil: Soil, cell: int) -> int:
    """Whose knot lies on a cell; -1 where none does."""
    for side in range(soil[SIDES]):
        if is_in(soil, SIDE + SIDE_SIZE * side + KNOTS, cell):
            return side
    return NOBODY


@inlined("int64(int64[::1], int64)")
def held(soil: Soil, side: int) -> int:
    """How many objectives a side holds."""
    at = SIDE + SIDE_SIZE * side + KNOTS
    return ones(soil[at] & soil[OBJECTIVES]) + ones(soil[at + 1] & soil[OBJECTIVES + 1])


@lean("int64(int64[::1], int64)")
def knots(soil: Soil, side: int) -> int:
    """How many knots of a side lie in the garden."""
    at = SIDE + SIDE_SIZE * side + KNOTS
    return ones(soil[at]) + ones(soil[at + 1])


@lean("int64(int64[::1], int64)")
def points(soil: Soil, side: int) -> int:
    """1 for every cell with a side's knot, 2 for an objective (WL-32)."""
    return knots(soil, side) + held(soil, side)


@lean("int64(int64[::1])")
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


@inlined("void(int64[::1], int64, int64)")
def conquer(soil: Soil, side: int, cell: int) -> None:
    """The knot in a side's hand takes a cell, and the hand the knot that was there (WL-17)."""
    at = SIDE + SIDE_SIZE * side
    before = owner(soil, cell)
    soil[at + HAND] = EMPTY
    if before != NOBODY:
        soil[at + HAND] = ENEMY_KNOT + before
        mark(soil, SIDE + SIDE_SIZE * before + KNOTS, cell)
    mark(soil, at + KNOTS, cell)
    if is_in(soil, OBJECTIVES, cell) and held(soil, side) >= NEEDED:
        soil[WINNER] = side


@inlined("void(int64[::1], int64, int64)")
def post(soil: Soil, side: int, cell: int) -> None:
    """An HQ stands on another knot, or on the board for the first time (WL-24)."""
    at = SIDE + SIDE_SIZE * side
    if soil[at + HQ]:
        mark(soil, GUARDED, soil[at + HQ])
    soil[at + HQ] = cell
    mark(soil, GUARDED, cell)


@inlined("void(int64[::1], int64, int64)")
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
    elif what == SLIP:
        soil[at + HAND] = ROPE
    else:
        post(soil, side, cell)
