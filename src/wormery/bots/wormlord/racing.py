"""A plain racer: the cheapest ways of all sides, and three knots by turns on their difference.

It knows nothing of time: sides place their knots one after the other, and an enemy's cell costs a
fixed part of a knot more than a free one. Among more than two it looks at the enemy that is nearest
to winning.
"""

import numpy as np
from numpy.typing import NDArray

from wormery.bots.wormlord.distance import FAR, QUEUE, ROOM, Field, way
from wormery.core.compiled import compiled, lean
from wormery.games.wormlord.kernel.rules import (
    LEFT,
    MOST_CELLS,
    SIDE,
    SIDE_SIZE,
    SIDES,
    SIZE,
    WINNER,
    Cells,
    Soil,
    conquer,
    listed,
    places,
)

Rows = NDArray[np.int64]

PLIES = 3
WON = 10 * FAR


@lean("float64(int64[::1], int64, int64, float64, float64[::1], int64[::1], int64[::1])")
def lead(  # noqa: PLR0913, PLR0917 - compiled code has no keywords
    soil: Soil, side: int, foe: int, price: float, room: Field, queue: Cells, goals: Cells
) -> float:
    """By how many tenths of a knot a side is nearer to winning than a foe."""
    if soil[WINNER] >= 0:
        return WON if soil[WINNER] == side else -WON
    theirs = way(soil, foe, price, room, queue, goals)
    return theirs - way(soil, side, price, room, queue, goals)


@lean("int64(int64[::1], int64, float64, float64[::1], int64[::1], int64[::1])")
def rival(  # noqa: PLR0913, PLR0917 - compiled code has no keywords
    soil: Soil, side: int, price: float, room: Field, queue: Cells, goals: Cells
) -> int:
    """The enemy that is nearest to winning."""
    foe, least = 0 if side else 1, 2 * FAR
    for other in range(soil[SIDES]):
        if other != side and not soil[SIDE + SIDE_SIZE * other + LEFT]:
            far = way(soil, other, price, room, queue, goals)
            if far < least:
                foe, least = other, far
    return foe


@lean(
    "float64(int64[:, ::1], int64[:, ::1], int64, int64, int64, float64, float64, float64,"
    " float64[::1], int64[::1], int64[::1])"
)
def race(  # noqa: PLR0913, PLR0917 - compiled code has no keywords
    soils: Rows,
    lists: Rows,
    ply: int,
    side: int,
    foe: int,
    low: float,
    high: float,
    price: float,
    room: Field,
    queue: Cells,
    goals: Cells,
) -> float:
    """By how much the side that is to place leads after so many knots by turns (alpha-beta)."""
    if ply == PLIES or soils[ply, WINNER] >= 0:
        return lead(soils[ply], side, foe, price, room, queue, goals)
    upper, lower = places(soils[ply], side)
    best = -2 * WON
    for number in range(listed(upper, lower, lists[ply])):
        for place in range(SIZE):
            soils[ply + 1, place] = soils[ply, place]
        conquer(soils[ply + 1], side, lists[ply, number])
        rest = (price, room, queue, goals)
        value = -race(soils, lists, ply + 1, foe, side, -high, -low, *rest)
        best = max(best, value)
        low = max(low, best)
        if low >= high:
            break
    return best


@compiled("int64(int64[::1], int64, float64)")
def raced(soil: Soil, side: int, price: float) -> int:
    """The cell after which a side leads most; *price* is what untying costs, in tenths of a knot.

    What wins at once is worth more than what wins later.
    """
    soils = np.empty((PLIES + 1, SIZE), np.int64)
    lists = np.empty((PLIES + 1, MOST_CELLS), np.int64)
    room, queue = np.empty(ROOM), np.zeros(QUEUE, np.int64)
    goals, cells = np.empty(8, np.int64), np.empty(MOST_CELLS, np.int64)
    foe = rival(soil, side, price, room, queue, goals)
    upper, lower = places(soil, side)
    best, most = 0, -4 * WON
    for number in range(listed(upper, lower, cells)):
        soils[1] = soil
        conquer(soils[1], side, cells[number])
        if soils[1, WINNER] == side:
            return int(cells[number])
        rest = (price, room, queue, goals)
        value = -race(soils, lists, 1, foe, side, -2 * WON, -most, *rest)
        value += lead(soils[1], side, foe, *rest) / 1000  # of equals what leads at once
        if value > most:
            best, most = cells[number], value
    return int(best)
