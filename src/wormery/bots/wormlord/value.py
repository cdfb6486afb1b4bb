"""A small net that tells from a garden of Wormlord how likely each side is to win.

Every side is described by INPUTS numbers. The same net reads a side beside the enemy that is
nearest to winning, and what it finds for all sides is made into chances that add up to one:

    side   (17) ─┐
                 ├─▶ 16 ─▶ how it stands
    rival  (17) ─┘

    net      float64: 34 rows of 16, 16 biases, 16 weights, from when on points count
    seen     float64, 4 sides of INPUTS numbers, then 4 sides of 8 distances to objectives
"""

from math import exp

import numpy as np
from numpy.typing import NDArray

from wormery.bots.wormlord.distance import (
    FARTHEST,
    ROOT,
    TEN,
    Field,
    cycle,
    from_root,
    is_threat,
    next_knot,
    tolls,
    way,
)
from wormery.core.compiled import lean, lowest, ones
from wormery.games.wormlord.kernel.rounds import ENDS, HAND_SIZE, NOW, UNTYING, Clock, Hands
from wormery.games.wormlord.kernel.rules import (
    HAND,
    HQ,
    KNOTS,
    LEFT,
    LOWER,
    OBJECTIVES,
    RESERVE,
    SIDE,
    SIDE_SIZE,
    SIDES,
    UPPER,
    Cells,
    Soil,
    held,
    knots,
    points,
    reach,
)

Net = NDArray[np.float64]

INPUTS, HIDDEN = 17, 16
BIAS = 2 * INPUTS * HIDDEN
LAST = BIAS + HIDDEN
LATE = LAST + HIDDEN  # knots' time before the end from when on points count
NET_SIZE = LATE + 1

GOALS = 8  # objectives whose distances are noted
DISTANCES = 4 * INPUTS
SEEN = DISTANCES + 4 * GOALS


@lean("void(int64[::1], int64, float64[::1], float64[::1])")
def note_distances(soil: Soil, side: int, room: Field, seen: Field) -> None:
    """Fill in how many knots each objective is from a side, in the order of the board."""
    upper, lower, number = soil[OBJECTIVES], soil[OBJECTIVES + 1], 0
    at = DISTANCES + GOALS * side
    while (upper or lower) and number < GOALS:
        if upper:
            cell, upper = UPPER + lowest(upper), upper & (upper - 1)
        else:
            cell, lower = LOWER + lowest(lower), lower & (lower - 1)
        seen[at + number] = min(FARTHEST, room[ROOT + cell] / TEN)
        number += 1
    while number < GOALS:
        seen[at + number] = -1.0
        number += 1


@lean(
    "void(int64[::1], float64[::1], float64[::1], int64, float64[::1], float64[::1], int64[::1],"
    " int64[::1])"
)
def describe(  # noqa: PLR0913, PLR0917 - compiled code has no keywords
    soil: Soil,
    clock: Clock,
    hands: Hands,
    side: int,
    seen: Field,
    room: Field,
    queue: Cells,
    goals: Cells,
) -> None:
    """Fill in what can be told of one side without the others."""
    at, here, each = INPUTS * side, SIDE + SIDE_SIZE * side, cycle(hands, side)
    price = TEN * hands[HAND_SIZE * side + UNTYING] / each
    far = min(FARTHEST, way(soil, side, price, room, queue, goals) / TEN)
    if far == 0.0:
        tolls(soil, side, price, room)
        from_root(soil, side, room, queue)
    note_distances(soil, side, room, seen)
    wait, count = next_knot(soil, clock, hands, side) / each, held(soil, side)
    spare = soil[here + RESERVE] + (0 < soil[here + HAND] < 3)
    seen[at] = far / 4
    seen[at + 1] = wait
    seen[at + 2] = 1 / (0.5 + far + wait)
    seen[at + 3] = knots(soil, side) / 8
    seen[at + 4] = count == 1
    seen[at + 5] = count == 2
    seen[at + 6] = is_threat(soil, side)
    seen[at + 7] = wait if is_threat(soil, side) else 0.0
    seen[at + 8] = 1 / (1 + spare)
    seen[at + 9] = soil[here + HQ] > 0


@lean("void(int64[::1], int64, float64[::1])")
def relate(soil: Soil, side: int, seen: Field) -> None:
    """Fill in how a side stands to the others: whose the objectives are, and who is beside whom."""
    at, own = INPUTS * side, SIDE + SIDE_SIZE * side + KNOTS
    near_upper, near_lower = reach(soil, side)
    mine_upper, mine_lower = soil[own], soil[own + 1]
    met = taken = 0
    for other in range(soil[SIDES]):
        if other != side:
            there = SIDE + SIDE_SIZE * other + KNOTS
            upper, lower = reach(soil, other)
            met += ones(upper & mine_upper) + ones(lower & mine_lower)
            taken += ones(near_upper & soil[there]) + ones(near_lower & soil[there + 1])
    seen[at + 10] = met / 4
    seen[at + 11] = taken / 4
    number = 0
    for place in range(12, INPUTS):
        seen[at + place] = 0.0
    while number < GOALS and seen[DISTANCES + GOALS * side + number] >= 0:
        mine = seen[DISTANCES + GOALS * side + number]
        theirs = FARTHEST
        for other in range(soil[SIDES]):
            if other != side:
                theirs = min(theirs, seen[DISTANCES + GOALS * other + number])
        if mine == 0.0:
            seen[at + 12] += 1 / (1 + theirs)
            seen[at + 13] += theirs < 1.6
        else:
            seen[at + 14] += 1 / (1 + mine)
            seen[at + 15] += theirs == 0.0 and mine < 1.6
            seen[at + 16] += 1 / (1 + exp(1.5 * (mine - theirs)))
        number += 1


@lean("int64(int64[::1], int64, float64[::1])")
def rival_of(soil: Soil, side: int, seen: Field) -> int:
    """The enemy that is nearest to winning."""
    rival, most = 0 if side else 1, -1.0
    for other in range(soil[SIDES]):
        near = seen[INPUTS * other + 2]
        if other != side and not soil[SIDE + SIDE_SIZE * other + LEFT] and near > most:
            rival, most = other, near
    return rival


@lean("float64(float64[::1], float64[::1], int64, int64, float64[::1])")
def stand(net: Net, seen: Field, side: int, rival: int, found: Field) -> float:
    """How a side stands beside its rival; *found* is what the units of the net find."""
    for unit in range(HIDDEN):
        found[unit] = net[BIAS + unit]
    for place in range(INPUTS):
        mine, theirs = seen[INPUTS * side + place], seen[INPUTS * rival + place]
        own, other = HIDDEN * place, HIDDEN * (INPUTS + place)
        for unit in range(HIDDEN):
            found[unit] += mine * net[own + unit] + theirs * net[other + unit]
    total = 0.0
    for unit in range(HIDDEN):
        found[unit] = max(found[unit], 0.0)
        total += found[unit] * net[LAST + unit]
    return total


@lean(
    "void(int64[::1], float64[::1], float64[::1], float64[::1], float64[::1],"
    " int64[::1], int64[::1])"
)
def see(  # noqa: PLR0913, PLR0917 - compiled code has no keywords
    soil: Soil,
    clock: Clock,
    hands: Hands,
    seen: Field,
    room: Field,
    queue: Cells,
    goals: Cells,
) -> None:
    """Fill in all that the net reads."""
    for side in range(soil[SIDES]):
        describe(soil, clock, hands, side, seen, room, queue, goals)
    for side in range(soil[SIDES]):
        relate(soil, side, seen)


@lean(
    "void(int64[::1], float64[::1], float64[::1], float64[::1], float64[::1], float64[::1],"
    " float64[::1])"
)
def stand_all(  # noqa: PLR0913, PLR0917 - compiled code has no keywords
    soil: Soil, clock: Clock, hands: Hands, net: Net, seen: Field, found: Field, stands: Field
) -> None:
    """Fill in how every side stands: by the net and, the nearer the end, by points (WL-32)."""
    for side in range(soil[SIDES]):
        score = stand(net, seen, side, rival_of(soil, side, seen), found)
        late = exp(-(clock[ENDS] - clock[NOW]) / cycle(hands, side) / net[LATE])
        stands[side] = (1 - late) * score + late * points(soil, side)
