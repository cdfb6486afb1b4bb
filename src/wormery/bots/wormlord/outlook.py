"""What a garden of Wormlord looks like to every side, as the numbers that a net reads.

    inputs   float64, 4 sides of INPUTS numbers
             0 .. 89                            90 ..
             MOST objectives of LOCAL numbers:  WHOLE numbers on the race: ways, waits, what is held
             whose it is, how far each is,      and threatened, knots, fronts, ropes, HQs, points
             what stands beside it              by the time that is left

Everything is said from the side's own point of view: its own, and of all others together what is
worst for it. Distances are counted in ticks by waves that spread from a side's places, over a free
cell in FREE ticks and over an enemy's in some more.
"""

from math import exp

import numpy as np
from numpy.typing import NDArray

from wormery.bots.wormlord.distance import FARTHEST, MOST, Field, cycle, next_knot
from wormery.bots.wormlord.waves import FREE, NEVER, TICKS, WAVE_ROOM, ticks_to_win
from wormery.core.compiled import compiled, lean, lowest, ones
from wormery.games.wormlord.kernel.rounds import (
    CLOCK_SIZE,
    ENDS,
    HAND_SIZE,
    NOW,
    UNTYING,
    Clock,
    Hands,
)
from wormery.games.wormlord.kernel.rules import (
    BASE,
    GROUND,
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
    beside,
    held,
    is_in,
    knots,
    places,
    points,
    reach,
)

Inputs = NDArray[np.float64]

LOCAL, WHOLE = 18, 38
INPUTS = MOST * LOCAL + WHOLE
PLACES, REACH, TAKEABLE, OTHERS, TO = 0, 2, 4, 6, 8
"""Of each side: its places, its reach, what others can take, others' knots, ticks to objectives."""
SEEN = TO + MOST
UNITS = 72  # numbers that a net works with

WAIT, WAY, HOLDS, SCORE, LIE, WINS, ROPES, POSTED, ROOMY = range(9)
"""Of the others: the shortest wait and way, most objectives, points and knots, cells that win at
once, ropes, whether an HQ stands, places."""

SIGHT = (
    "Tuple((float64[::1], int64[::1], int64[::1], float64[::1], float64[::1], float64[::1],"
    " float64[::1], int64[::1], float64[::1]))"
)
Sight = tuple[Inputs, Cells, Cells, Field, Field, Field, Field, Cells, Field]
"""Arrays to look with: the inputs; what each side can reach; waves; waits and ways by side; units;
a clock; fields; others."""


@compiled(f"{SIGHT}()")
def new_sight() -> Sight:
    """Made once by whoever looks at many gardens."""
    return (
        np.zeros(4 * INPUTS),
        np.zeros(4 * SEEN, dtype=np.int64),
        np.zeros(2 * TICKS, dtype=np.int64),
        np.zeros(4),
        np.zeros(4),
        np.zeros(UNITS),
        np.zeros(CLOCK_SIZE),
        np.zeros(WAVE_ROOM, dtype=np.int64),
        np.zeros(9),
    )


@lean("void(int64[::1], int64, int64[::1], int64[::1])")
def note_ticks(soil: Soil, side: int, seen: Cells, fields: Cells) -> None:
    """Note how many ticks each of the objectives is away from a side; 0 where it holds it."""
    upper, lower = soil[OBJECTIVES], soil[OBJECTIVES + 1]
    own = SIDE + SIDE_SIZE * side + KNOTS
    number = SEEN * side + TO
    last = number + MOST
    while upper and number < last:
        cell = UPPER + lowest(upper)
        seen[number] = 0 if soil[own] & upper & -upper else fields[cell]
        upper &= upper - 1
        number += 1
    while lower and number < last:
        cell = LOWER + lowest(lower)
        seen[number] = 0 if soil[own + 1] & lower & -lower else fields[cell]
        lower &= lower - 1
        number += 1


@lean(f"void(int64[::1], float64[::1], {SIGHT})")
def see(soil: Soil, hands: Hands, sight: Sight) -> None:
    """Fill in what each side can reach, what all others can take from it, and its way."""
    sides, seen, fields = soil[SIDES], sight[1], sight[7]
    for side in range(sides):
        at = SEEN * side
        seen[at + PLACES], seen[at + PLACES + 1] = places(soil, side)
        seen[at + REACH], seen[at + REACH + 1] = reach(soil, side)
    for side in range(sides):
        at = SEEN * side
        seen[at + TAKEABLE] = seen[at + TAKEABLE + 1] = 0
        seen[at + OTHERS] = seen[at + OTHERS + 1] = 0
        for other in range(sides):
            if other != side:
                there = SIDE + SIDE_SIZE * other
                seen[at + OTHERS] |= soil[there + KNOTS]
                seen[at + OTHERS + 1] |= soil[there + KNOTS + 1]
                if not soil[there + LEFT]:
                    seen[at + TAKEABLE] |= seen[SEEN * other + PLACES]
                    seen[at + TAKEABLE + 1] |= seen[SEEN * other + PLACES + 1]
        costs = FREE * hands[HAND_SIZE * side + UNTYING] / cycle(hands, side)
        dear = min(TICKS - 1, FREE + round(costs))
        ticks = ticks_to_win(soil, side, dear, fields, sight[2])
        sight[4][side] = min(FARTHEST, ticks / FREE)
        note_ticks(soil, side, seen, fields)


@lean(f"void(int64[::1], float64[::1], float64[::1], {SIGHT})")
def look(soil: Soil, clock: Clock, hands: Hands, sight: Sight) -> None:
    """Fill in the inputs of all sides."""
    see(soil, hands, sight)
    for side in range(soil[SIDES]):
        sight[3][side] = min(4.0, next_knot(soil, clock, hands, side) / cycle(hands, side))
    for side in range(soil[SIDES]):
        for number in range(INPUTS * side, INPUTS * (side + 1)):
            sight[0][number] = 0.0
        if not soil[SIDE + SIDE_SIZE * side + LEFT]:
            look_at_others(soil, side, sight)
            look_at_objectives(soil, side, sight)
            look_at_whole(soil, side, sight)
            left = (clock[ENDS] - clock[NOW]) / cycle(hands, side)
            look_at_points(soil, side, left, sight)


@lean(f"void(int64[::1], int64, {SIGHT})")
def look_at_others(soil: Soil, side: int, sight: Sight) -> None:
    """Fill in what the others have, of each thing what is worst for a side."""
    seen, others = sight[1], sight[8]
    others[:] = 0.0
    others[WAIT], others[WAY], others[SCORE] = 9.0, FARTHEST, -99.0
    for other in range(soil[SIDES]):
        there = SIDE + SIDE_SIZE * other
        if other != side and not soil[there + LEFT]:
            others[WAIT] = min(others[WAIT], sight[3][other])
            others[WAY] = min(others[WAY], sight[4][other])
            others[HOLDS] = max(others[HOLDS], held(soil, other))
            others[SCORE] = max(others[SCORE], points(soil, other))
            others[LIE] = max(others[LIE], knots(soil, other))
            others[WINS] = max(others[WINS], winning(soil, other, seen))
            others[ROPES] = max(others[ROPES], soil[there + RESERVE])
            others[POSTED] = max(others[POSTED], soil[there + HQ] != 0)
            room = ones(seen[SEEN * other + PLACES]) + ones(seen[SEEN * other + PLACES + 1])
            others[ROOMY] = max(others[ROOMY], room)


@lean(f"void(int64[::1], int64, {SIGHT})")
def look_at_whole(soil: Soil, side: int, sight: Sight) -> None:
    """Fill in what a side sees of the whole garden, but for points."""
    inputs, seen, others = sight[0], sight[1], sight[8]
    wait, way = sight[3][side], sight[4][side]
    at, own = SEEN * side, SIDE + SIDE_SIZE * side
    row = INPUTS * side + MOST * LOCAL
    sooner = 1 / (1 + exp(-(others[WAIT] - wait) / 0.12))
    wins = winning(soil, side, seen)
    inputs[row] = way / 4
    inputs[row + 1] = others[WAY] / 4
    inputs[row + 2] = held(soil, side) / 2
    inputs[row + 3] = others[HOLDS] / 2
    inputs[row + 4] = wins > 0
    inputs[row + 5] = wins > 1
    inputs[row + 6] = others[WINS] > 0
    inputs[row + 7] = others[WINS] > 1
    inputs[row + 8] = wait
    inputs[row + 9] = others[WAIT]
    inputs[row + 10] = sooner
    inputs[row + 11] = sooner * (wins > 0)
    inputs[row + 12] = (1 - sooner) * (others[WINS] > 0)
    inputs[row + 13] = knots(soil, side) / 6
    inputs[row + 14] = others[LIE] / 6
    exposed = ones(soil[own + KNOTS] & seen[at + TAKEABLE])
    exposed += ones(soil[own + KNOTS + 1] & seen[at + TAKEABLE + 1])
    inputs[row + 15] = exposed / 4
    at_hand = ones(seen[at + OTHERS] & seen[at + PLACES])
    at_hand += ones(seen[at + OTHERS + 1] & seen[at + PLACES + 1])
    inputs[row + 16] = at_hand / 4
    inputs[row + 17] = soil[own + RESERVE] / 10
    inputs[row + 18] = others[ROPES] / 10
    inputs[row + 19] = soil[own + RESERVE] < 2
    inputs[row + 20] = others[ROPES] < 2
    inputs[row + 21] = (ones(seen[at + PLACES]) + ones(seen[at + PLACES + 1])) / 8
    inputs[row + 22] = others[ROOMY] / 8
    if soil[own + HQ]:
        inputs[row + 23] = 1.0
        inputs[row + 24] = is_reached(soil, side, seen)
    inputs[row + 25] = others[POSTED]
    inputs[row + 34] = min(1.0, way / 2)
    inputs[row + 35] = min(1.0, others[WAY] / 2)
    inputs[row + 36] = min(2.0, max(-2.0, others[WAY] + others[WAIT] - way - wait))
    inputs[row + 37] = 1.0


@lean(f"void(int64[::1], int64, float64, {SIGHT})")
def look_at_points(soil: Soil, side: int, left: float, sight: Sight) -> None:
    """Fill in who leads by points (WL-32), and how much that counts with so many knots' time."""
    inputs, row = sight[0], INPUTS * side + MOST * LOCAL + 26
    ahead = (points(soil, side) - sight[8][SCORE]) / 4
    soon, later, late = exp(-left / 3), exp(-left / 12), exp(-left / 45)
    inputs[row] = ahead
    inputs[row + 1] = soon
    inputs[row + 2] = later
    inputs[row + 3] = late
    inputs[row + 4] = ahead * soon
    inputs[row + 5] = ahead * later
    inputs[row + 6] = ahead * late
    inputs[row + 7] = soon if ahead > 0 else -soon if ahead < 0 else 0.0


@lean("int64(int64[::1], int64, int64[::1])")
def winning(soil: Soil, side: int, seen: Cells) -> int:
    """With how many places the next knot of a side wins."""
    if held(soil, side) < 2:
        return 0
    at = SEEN * side + PLACES
    return ones(seen[at] & soil[OBJECTIVES]) + ones(seen[at + 1] & soil[OBJECTIVES + 1])


@lean("float64(int64[::1], int64, int64[::1])")
def is_reached(soil: Soil, side: int, seen: Cells) -> float:
    """Whether the HQ of a side keeps somebody off who stands beside it."""
    post = soil[SIDE + SIDE_SIZE * side + HQ]
    for other in range(soil[SIDES]):
        if other != side and is_in(seen, SEEN * other + REACH, post):
            return 1.0
    return 0.0


@lean(f"void(int64[::1], int64, {SIGHT})")
def look_at_objectives(soil: Soil, side: int, sight: Sight) -> None:
    """Fill in what a side sees of every objective."""
    inputs, seen = sight[0], sight[1]
    upper, lower = soil[OBJECTIVES], soil[OBJECTIVES + 1]
    own, at = SIDE + SIDE_SIZE * side, SEEN * side
    kept_over, kept_under = soil[own + BASE], soil[own + BASE + 1]
    for number in range(MOST):
        if not upper | lower:
            return
        bit_over, bit_under = upper & -upper, 0
        if not upper:
            bit_under = lower & -lower
        upper, lower = upper & ~bit_over, lower & ~bit_under
        over, under = beside(bit_over, bit_under)
        row = INPUTS * side + LOCAL * number
        nearest, is_based = NEVER, 0
        for other in range(soil[SIDES]):
            there = SIDE + SIDE_SIZE * other
            if other != side and not soil[there + LEFT]:
                nearest = min(nearest, seen[SEEN * other + TO + number])
                based = soil[there + BASE] & bit_over | soil[there + BASE + 1] & bit_under
                guard = soil[there + HQ]
                near = guard != 0 and touches(over, under, guard)
                is_based |= based != 0 or near
        own_over, own_under = soil[own + KNOTS] & over, soil[own + KNOTS + 1] & under
        foe_over, foe_under = seen[at + OTHERS] & over, seen[at + OTHERS + 1] & under
        free_over = soil[GROUND] & over & ~(own_over | foe_over)
        free_under = soil[GROUND + 1] & under & ~(own_under | foe_under)
        guard = soil[own + HQ]
        is_kept = kept_over & bit_over | kept_under & bit_under
        inputs[row] = 1.0
        inputs[row + 1] = soil[own + KNOTS] & bit_over | soil[own + KNOTS + 1] & bit_under != 0
        inputs[row + 2] = seen[at + OTHERS] & bit_over | seen[at + OTHERS + 1] & bit_under != 0
        inputs[row + 3] = seen[at + TO + number] / 6
        inputs[row + 4] = nearest / 6
        inputs[row + 5] = seen[at + PLACES] & bit_over | seen[at + PLACES + 1] & bit_under != 0
        inputs[row + 6] = seen[at + TAKEABLE] & bit_over | seen[at + TAKEABLE + 1] & bit_under != 0
        inputs[row + 7] = (ones(own_over) + ones(own_under)) / 2
        inputs[row + 8] = (
            ones(own_over & seen[at + TAKEABLE]) + ones(own_under & seen[at + TAKEABLE + 1])
        ) / 2
        inputs[row + 9] = is_kept != 0 or (guard != 0 and touches(over, under, guard))
        inputs[row + 10] = (ones(foe_over) + ones(foe_under)) / 2
        inputs[row + 11] = (
            ones(foe_over & seen[at + PLACES]) + ones(foe_under & seen[at + PLACES + 1])
        ) / 2
        inputs[row + 12] = is_based
        inputs[row + 13] = (ones(free_over) + ones(free_under)) / 2
        inputs[row + 14] = sight[3][side]
        inputs[row + 15] = sight[8][WAIT]
        inputs[row + 16] = held(soil, side) / 2
        inputs[row + 17] = sight[8][HOLDS] / 2


@lean("boolean(int64, int64, int64)")
def touches(upper: int, lower: int, cell: int) -> bool:
    """Whether a cell is in a set."""
    if cell < LOWER:
        return bool(upper >> (cell - UPPER) & 1)
    return bool(lower >> (cell - LOWER) & 1)
