"""Looking ahead in event time: whoever is due next places the next knot, as quick as hands are.

Every side goes on as quickly as it does on average, so an order of knots follows: who takes a knot
comes later by the time to untie, who loses one gets its rope back. In that order each side in turn
takes what is best for it, so many knots deep, and the race tells what the garden is worth then.

    soils    int64, a garden for every knot of the line that is looked at
    clocks   float64, a clock for each of them
    lists    int64, the cells that are tried there, best first
    odds     float64, how good they look at sight to who places the knot
"""

import numpy as np
from numpy.typing import NDArray

from wormery.bots.wormlord.distance import Field, cycle
from wormery.bots.wormlord.playouts import imagine
from wormery.bots.wormlord.race import WORKSPACE, Workspace, weigh, workspace
from wormery.core.compiled import compiled, inlined, lean
from wormery.core.dice import Dice
from wormery.games.wormlord.kernel.rounds import (
    BLUNDER,
    CLOCK_SIZE,
    DUE,
    HAND_SIZE,
    REACTION,
    REACTION_SPREAD,
    TYING,
    TYING_SPREAD,
    UNTYING_SPREAD,
    Hands,
    act,
    duration,
    until_choice,
)
from wormery.games.wormlord.kernel.rules import (
    HAND,
    MOST_CELLS,
    OWN_KNOT,
    PLACE,
    SIDE,
    SIDE_SIZE,
    SIDES,
    SIZE,
    WINNER,
    Cells,
    Soil,
    foremost,
    listed,
    places,
)

Rows = NDArray[np.int64]
Fields = NDArray[np.float64]

DEEPEST = 12
"""Knots that any line has at most."""


@lean("void(float64[::1], float64[::1])")
def calm(hands: Hands, steady: Hands) -> None:
    """Fill in hands that take as long every time as these do on average."""
    for place in range(len(hands)):
        steady[place] = hands[place]
    for side in range(4):
        at = HAND_SIZE * side
        steady[at + TYING] = cycle(hands, side) - 2 * hands[at + REACTION]
        steady[at + TYING_SPREAD] = steady[at + UNTYING_SPREAD] = 0.0
        steady[at + REACTION_SPREAD] = steady[at + BLUNDER] = 0.0


@inlined("void(int64[:, ::1], float64[:, ::1], int64)")
def go_down(soils: Rows, clocks: Fields, ply: int) -> None:
    """The garden and the clock of the next knot of a line begin as those of this one."""
    for place in range(SIZE):
        soils[ply + 1, place] = soils[ply, place]
    for place in range(CLOCK_SIZE):
        clocks[ply + 1, place] = clocks[ply, place]


@lean(
    "int64(int64[:, ::1], float64[:, ::1], int64, int64, float64[::1], float64[::1], int64[::1],"
    f" float64[::1], float64[::1], {WORKSPACE}, int64[::1])"
)
def order(  # noqa: PLR0913, PLR0917 - compiled code has no keywords
    soils: Rows,
    clocks: Fields,
    ply: int,
    side: int,
    hands: Hands,
    worth: Field,
    cells: Cells,
    values: Field,
    chances: Field,
    work: Workspace,
    dice: Dice,
) -> int:
    """Fill in the places for a side's knot and its chance after each, best first; count them."""
    upper, lower = places(soils[ply], side)
    count = listed(upper, lower, cells)
    for number in range(count):
        cell = cells[number]
        go_down(soils, clocks, ply)
        act(soils[ply + 1], clocks[ply + 1], side, PLACE + cell, hands, dice)
        weigh(soils[ply + 1], clocks[ply + 1], hands, worth, chances, work)
        place = number
        while place > 0 and values[place - 1] < chances[side]:
            cells[place], values[place] = cells[place - 1], values[place - 1]
            place -= 1
        cells[place], values[place] = cell, chances[side]
    return count


@lean("void(int64[::1], float64[::1])")
def ended(soil: Soil, chances: Field) -> None:
    """Fill in what each side has of a round that is over."""
    winner = soil[WINNER] if soil[WINNER] >= 0 else foremost(soil)
    for side in range(soil[SIDES]):
        chances[side] = 1.0 if winner == side else 0.0 if winner >= 0 else 1 / soil[SIDES]


@lean(
    "void(int64[:, ::1], float64[:, ::1], int64[:, ::1], float64[:, ::1], float64[:, ::1], int64,"
    f" int64, int64, float64, float64, float64[::1], float64[::1], {WORKSPACE}, int64[::1])"
)
def foresee(  # noqa: PLR0913, PLR0917 - compiled code has no keywords
    soils: Rows,
    clocks: Fields,
    lists: Rows,
    odds: Fields,
    found: Fields,
    ply: int,
    depth: int,
    width: int,
    low: float,
    high: float,
    hands: Hands,
    worth: Field,
    work: Workspace,
    dice: Dice,
) -> None:
    """Fill in found[ply], the chance of every side, if from here on each does its best.

    Between two sides a line is left as soon as the first side has *low* or less, or *high* or
    more: one of both had something better before (alpha-beta).
    """
    if soils[ply, WINNER] >= 0:
        ended(soils[ply], found[ply])
        return
    if ply >= depth:
        weigh(soils[ply], clocks[ply], hands, worth, found[ply], work)
        return
    side = until_choice(soils[ply], clocks[ply], hands, dice)
    if side < 0:
        ended(soils[ply], found[ply])
        return
    count = order(
        soils, clocks, ply, side, hands, worth, lists[ply], odds[ply], found[ply + 1], work, dice
    )
    tried = min(count, width) if ply + 1 < depth else 1  # else they have been weighed
    best = -1.0
    for number in range(tried):
        go_down(soils, clocks, ply)
        act(soils[ply + 1], clocks[ply + 1], side, PLACE + lists[ply, number], hands, dice)
        foresee(
            *(soils, clocks, lists, odds, found, ply + 1, depth, width, low, high),
            *(hands, worth, work, dice),
        )
        if found[ply + 1, side] > best:
            best = found[ply + 1, side]
            for other in range(4):
                found[ply, other] = found[ply + 1, other]
        if soils[ply, SIDES] == 2:
            if side == 0:
                low = max(low, best)
            else:
                high = min(high, 1.0 - best)
            if low >= high:
                return


@compiled(
    "void(int64[::1], int64, float64[::1], float64[::1], float64[::1], float64, int64, int64,"
    " int64, int64[::1], int64[::1], float64[::1])"
)
def look_ahead(  # noqa: PLR0913, PLR0917 - compiled code has no keywords
    soil: Soil,
    side: int,
    hands: Hands,
    worth: Field,
    elapsed: Field,
    rest: float,
    samples: int,
    depth: int,
    width: int,
    dice: Dice,
    acts: Cells,
    sums: Field,
) -> None:
    """Add up a side's chance after each of the acts, if what the others are at takes so long.

    The side is done with what its hand was at; an act of 0 is to go on with the next.
    """
    work, steady = workspace(), np.empty_like(hands)
    soils, clocks = np.empty((DEEPEST, SIZE), np.int64), np.empty((DEEPEST, CLOCK_SIZE))
    lists, odds = np.empty((DEEPEST, MOST_CELLS), np.int64), np.empty((DEEPEST, MOST_CELLS))
    found, clock = np.empty((DEEPEST, 4)), np.empty(CLOCK_SIZE)
    calm(hands, steady)
    for _ in range(samples):
        imagine(soil, clock, side, rest, hands, elapsed, dice)
        if soil[SIDE + SIDE_SIZE * side + HAND] != OWN_KNOT:
            clock[DUE + side] = duration(soil, side, steady, dice)
        for number in range(len(acts)):
            soils[0] = soil
            clocks[0] = clock
            if acts[number]:
                act(soils[0], clocks[0], side, acts[number], steady, dice)
            foresee(
                *(soils, clocks, lists, odds, found, 0, depth, width, -1.0, 2.0),
                *(steady, worth, work, dice),
            )
            sums[number] += found[0, side]
