"""The race of Wormlord: what is noted of every side, and the chance that each has to win.

    noted    float64, 4 sides of NOTES numbers: how much there is of each thing below
    worth    float64, NOTES numbers: what one of each adds to the logarithm of the chance to win

A_LONG is not added up: it is the time that is left in knots, and its worth is from when on points
count; until then all before A_POINT does.
"""

from math import exp
from typing import NamedTuple

import numpy as np

from wormery.bots.wormlord.distance import (
    FAR,
    FARTHEST,
    QUEUE,
    ROOM,
    TEN,
    Field,
    cycle,
    is_threat,
    next_knot,
    way,
)
from wormery.core.compiled import compiled, lean, ones
from wormery.games.wormlord.kernel.rounds import ENDS, HAND_SIZE, NOW, UNTYING, Clock, Hands
from wormery.games.wormlord.kernel.rules import (
    GUARDED,
    KNOTS,
    LEFT,
    OBJECTIVES,
    SIDE,
    SIDE_SIZE,
    SIDES,
    WINNER,
    Cells,
    Soil,
    points,
    reach,
)
from wormery.games.wormlord.kernel.rules import knots as knots_of

(
    A_KNOT,  # that is still needed
    A_WAIT,  # of a knot's time, until the next is placed
    AN_EXPOSED,  # objective that an enemy can take
    A_LINK,  # a knot on the board
    A_THREAT,  # the next knot wins
    A_LATE_THREAT,  # the same, by how late it comes
    A_POINT,
    A_LONG,
) = range(8)
NOTES = 8


def worth(*values: float) -> Field:
    """What is noted is worth so much, in the order of the names."""
    return np.array(values, dtype=np.float64)


class Company(NamedTuple):
    """What is otherwise among four than among two: how to judge, and what others will do."""

    worth: Field
    knot: float  # what it does to a judgement to be wrong by a knot
    moving: float  # how many times better an HQ has to stand to be moved: it costs a reaction
    width: int  # places that are played on from
    depth: int  # knots that are played on, of all sides
    heed: int  # of 16 threats, those that a side stops that could: among four others may, too
    trust: float  # how many times a judgement at sight counts, beside one after playing on


FEW = Company(
    worth(-2.1, -2.5, -0.9, -0.2, 0.9, -0.6, 1.0, 4.0),
    knot=2.1,
    moving=1.0,
    width=12,
    depth=6,
    heed=16,
    trust=1.0,
)
FOUR = Company(
    worth(-0.8, -0.5, -0.5, 1.0, 1.5, -1.0, 1.0, 16.0),
    knot=1.0,
    moving=5.0,
    width=8,
    depth=24,
    heed=5,
    trust=3.0,
)
COMPANY = {2: FEW, 3: FEW, 4: FOUR}
"""By the number of sides."""


WORKSPACE = "Tuple((float64[::1], float64[::1], int64[::1], int64[::1], int64[::1], float64[::1]))"
Workspace = tuple[Field, Field, Cells, Cells, Cells, Field]
"""Arrays to work in: what is noted; the room, queue and goals that ways are found with; and KEPT
gardens as numbers, with the ways that were found in them."""

KEPT = 1 << 12
WHOLE = (1 << 62) - 1
FACTOR = 0x1E3779B97F4A7C15  # odd, and its bits are as good as drawn


@compiled(f"{WORKSPACE}()")
def workspace() -> Workspace:
    """Made once by whoever weighs many gardens."""
    return (
        np.empty(4 * NOTES, dtype=np.float64),
        np.empty(ROOM, dtype=np.float64),
        np.zeros(QUEUE, dtype=np.int64),
        np.empty(8, dtype=np.int64),
        np.zeros(KEPT, dtype=np.int64),
        np.empty(KEPT, dtype=np.float64),
    )


@lean("int64(int64, int64)")
def mixed(key: int, number: int) -> int:
    """A key that another number went into."""
    key = ((key ^ number) * FACTOR) & WHOLE
    return key ^ (key >> 29)


@lean("int64(int64[::1], int64)")
def key_of(soil: Soil, side: int) -> int:
    """A garden as a number, as far as the way of a side is concerned; never 0."""
    key = mixed(mixed(side + 1, soil[GUARDED]), soil[GUARDED + 1])
    for other in range(soil[SIDES]):
        at = SIDE + SIDE_SIZE * other + KNOTS
        key = mixed(mixed(key, soil[at]), soil[at + 1])
    return key | 1


@lean(f"float64(int64[::1], int64, float64[::1], {WORKSPACE})")
def known_way(soil: Soil, side: int, hands: Hands, work: Workspace) -> float:
    """How many knots a side needs, found or remembered: looking ahead meets gardens again."""
    key = key_of(soil, side)
    slot = key >> 1 & (KEPT - 1)
    if work[4][slot] != key:
        price = TEN * hands[HAND_SIZE * side + UNTYING] / cycle(hands, side)
        work[5][slot] = way(soil, side, price, work[1], work[2], work[3]) / TEN
        work[4][slot] = key
    found: float = work[5][slot]
    return min(FARTHEST, found)


@lean(f"void(int64[::1], float64[::1], float64[::1], {WORKSPACE})")
def note(soil: Soil, clock: Clock, hands: Hands, work: Workspace) -> None:
    """Fill in what is noted of every side."""
    noted = work[0]
    noted[:] = 0.0
    for side in range(soil[SIDES]):
        at, each = NOTES * side, cycle(hands, side)
        wait = next_knot(soil, clock, hands, side) / each
        noted[at + A_KNOT] = known_way(soil, side, hands, work)
        noted[at + A_WAIT] = wait
        noted[at + AN_EXPOSED] = exposed(soil, side)
        noted[at + A_LINK] = knots_of(soil, side)
        if is_threat(soil, side):
            noted[at + A_THREAT] = 1.0
            noted[at + A_LATE_THREAT] = wait
        noted[at + A_POINT] = points(soil, side)
        noted[at + A_LONG] = (clock[ENDS] - clock[NOW]) / each


@lean("int64(int64[::1], int64)")
def exposed(soil: Soil, side: int) -> int:
    """How many of the objectives that a side holds an enemy reaches."""
    at = SIDE + SIDE_SIZE * side + KNOTS
    upper, lower = 0, 0
    for other in range(soil[SIDES]):
        if other != side:
            over, under = reach(soil, other)
            upper, lower = upper | over, lower | under
    upper, lower = upper & soil[OBJECTIVES], lower & soil[OBJECTIVES + 1]
    return ones(upper & soil[at]) + ones(lower & soil[at + 1])


@lean("float64(float64[::1], float64[::1], int64)")
def standing(noted: Field, worth: Field, side: int) -> float:
    """How a side stands, by the race and, the nearer the end of the time, by points."""
    at, race = NOTES * side, 0.0
    for number in range(A_POINT):
        race += worth[number] * noted[at + number]
    score: float = worth[A_POINT] * noted[at + A_POINT]
    late = exp(-noted[at + A_LONG] / worth[A_LONG])
    return (1 - late) * race + late * score


@lean("void(int64[::1], float64[::1])")
def share_out(soil: Soil, chances: Field) -> None:
    """Turn how the sides stand into their chances to win; who has left has none (softmax)."""
    total, most = 0.0, -FAR
    for side in range(soil[SIDES]):
        if soil[SIDE + SIDE_SIZE * side + LEFT]:
            chances[side] = -FAR
        most = max(most, chances[side])
    for side in range(soil[SIDES]):
        chances[side] = exp(chances[side] - most)
        total += chances[side]
    for side in range(soil[SIDES]):
        chances[side] /= total


@lean(f"void(int64[::1], float64[::1], float64[::1], float64[::1], float64[::1], {WORKSPACE})")
def weigh(  # noqa: PLR0913, PLR0917 - compiled code has no keywords
    soil: Soil, clock: Clock, hands: Hands, worth: Field, chances: Field, work: Workspace
) -> None:
    """Fill in the chance of every side to win."""
    chances[:] = 0.0
    if soil[WINNER] >= 0:
        chances[soil[WINNER]] = 1.0
        return
    note(soil, clock, hands, work)
    noted = work[0]
    for side in range(soil[SIDES]):
        chances[side] = standing(noted, worth, side)
    share_out(soil, chances)
