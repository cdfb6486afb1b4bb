"""A small net that tells how every side of a garden of Wormlord stands, learned from play.

    every objective (18) ─▶ 16 ─┐ added up
                                ├─▶ 32 ─▶ 16 ─▶ 1, how the side stands
    the whole garden (38) ──────┘

The chances to win are the softmax of what it says of the sides. All weights are one float64 array;
`research/wormlord/training.py` learns them.
"""

from functools import cache
from importlib.resources import files

import numpy as np
from numpy.typing import NDArray

from wormery.bots.wormlord.distance import MOST, Field
from wormery.bots.wormlord.outlook import INPUTS, LOCAL, SIGHT, WHOLE, Sight, look
from wormery.bots.wormlord.race import NOTES, WORKSPACE, Workspace, share_out, weigh
from wormery.core.compiled import inlined, lean
from wormery.games.wormlord.kernel.rounds import Clock, Hands
from wormery.games.wormlord.kernel.rules import SIDES, WINNER, Soil

Net = NDArray[np.float64]

LEARNED_SIDES = 2
NEAR, FIRST, SECOND = 16, 32, 16
"""Units: for an objective, and of the two layers."""
AT_FIRST = LOCAL * NEAR
AT_SECOND = AT_FIRST + (NEAR + WHOLE) * FIRST
AT_LAST = AT_SECOND + (FIRST + 1) * SECOND
NET_SIZE = AT_LAST + SECOND + 1


@cache
def learned(sides: int) -> Net | None:
    """The weights that come along, for rounds of so many sides; None where none were learned."""
    if sides != LEARNED_SIDES:
        return None
    with (files("wormery.bots.wormlord") / "net.npz").open("rb") as file, np.load(file) as kept:
        return np.ascontiguousarray(kept["net"], dtype=np.float64)


@inlined("void(float64[::1], int64, int64, float64[::1], int64, float64[::1], int64, int64)")
def add_layer(  # noqa: PLR0913, PLR0917 - compiled code has no keywords
    values: Field, at: int, count: int, net: Net, weights: int, units: Field, to: int, width: int
) -> None:
    """Add what some values do to the units of the next layer; most of them are nothing."""
    for number in range(count):
        value = values[at + number]
        if value != 0.0:
            row = weights + number * width
            for unit in range(width):
                units[to + unit] += value * net[row + unit]


@inlined("void(float64[::1], int64, int64)")
def cut(units: Field, at: int, count: int) -> None:
    """Units say nothing below zero."""
    for unit in range(at, at + count):
        units[unit] = max(0.0, units[unit])


@lean("float64(float64[::1], int64, float64[::1], float64[::1])")
def standing(inputs: Field, row: int, net: Net, units: Field) -> float:
    """How a side stands whose inputs begin at *row*."""
    first, second = NEAR, NEAR + FIRST
    units[:] = 0.0
    for number in range(MOST):
        at = row + LOCAL * number
        if inputs[at] != 0.0:  # there is such an objective
            for unit in range(NEAR):
                units[unit] = 0.0
            add_layer(inputs, at, LOCAL, net, 0, units, 0, NEAR)
            cut(units, 0, NEAR)
            add_layer(units, 0, NEAR, net, AT_FIRST, units, first, FIRST)
    at, weights = row + MOST * LOCAL, AT_FIRST + NEAR * FIRST
    add_layer(inputs, at, WHOLE, net, weights, units, first, FIRST)
    cut(units, first, FIRST)
    for unit in range(SECOND):
        units[second + unit] = net[AT_SECOND + FIRST * SECOND + unit]
    add_layer(units, first, FIRST, net, AT_SECOND, units, second, SECOND)
    cut(units, second, SECOND)
    out: float = net[AT_LAST + SECOND]
    for unit in range(SECOND):
        out += units[second + unit] * net[AT_LAST + unit]
    return out


@lean(f"void(int64[::1], float64[::1], float64[::1], float64[::1], float64[::1], {SIGHT})")
def judge(  # noqa: PLR0913, PLR0917 - compiled code has no keywords
    soil: Soil, clock: Clock, hands: Hands, net: Net, chances: Field, sight: Sight
) -> None:
    """Fill in the chance of every side to win."""
    chances[:] = 0.0
    if soil[WINNER] >= 0:
        chances[soil[WINNER]] = 1.0
        return
    look(soil, clock, hands, sight)
    for side in range(soil[SIDES]):
        chances[side] = standing(sight[0], INPUTS * side, net, sight[5])
    share_out(soil, chances)


@lean(
    f"void(int64[::1], float64[::1], float64[::1], float64[::1], float64[::1], {SIGHT},"
    f" {WORKSPACE})"
)
def appraise(  # noqa: PLR0913, PLR0917 - compiled code has no keywords
    soil: Soil,
    clock: Clock,
    hands: Hands,
    worth: Field,
    chances: Field,
    sight: Sight,
    work: Workspace,
) -> None:
    """Fill in the chances by the net, or by the race if *worth* is what that is weighed by."""
    if len(worth) == NOTES:
        weigh(soil, clock, hands, worth, chances, work)
    else:
        judge(soil, clock, hands, worth, chances, sight)
