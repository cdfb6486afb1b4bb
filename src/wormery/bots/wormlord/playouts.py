"""What comes of a knot of Wormlord: rounds played on for some knots, wholly compiled.

Playouts place every knot by a hunch: waves spread from all objectives that a side lacks, over a
free cell in FREE ticks and over an enemy's in some more, and the first cell that they meet where
the side may place a knot is on a shortest way.

    waves    int64, 8 sets of cells, two masks each: where waves will be at ticks to come
"""

import numpy as np

from wormery.bots.wormlord.distance import Field, cycle, is_threat, lacking
from wormery.bots.wormlord.net import appraise
from wormery.bots.wormlord.outlook import new_sight
from wormery.bots.wormlord.race import workspace
from wormery.bots.wormlord.search import urgent
from wormery.bots.wormlord.waves import FREE, TICKS
from wormery.core.compiled import compiled, lean
from wormery.core.dice import Dice, roll
from wormery.games.wormlord.kernel.rounds import (
    CLOCK_SIZE,
    DUE,
    ENDS,
    FOREVER,
    HAND_SIZE,
    NOW,
    UNTYING,
    Clock,
    Hands,
    act,
    any_of,
    duration,
    until_choice,
    wind,
)
from wormery.games.wormlord.kernel.rules import (
    GROUND,
    GUARDED,
    KNOTS,
    LEFT,
    OBJECTIVES,
    PLACE,
    SIDE,
    SIDE_SIZE,
    SIDES,
    WINNER,
    Cells,
    Soil,
    beside,
    foremost,
    places,
    points,
)

LONGEST = 200  # ticks for the longest way there is
ALL_SEEN = 15  # every side, as bits
TRIES = 8  # times drawn until one is longer than what has passed
LAST = 1.3  # knots' time before the end from when on a side's knot is its last
SOON = 30.0  # ms until somebody is ready who has taken longer than anybody would


@lean("UniTuple(int64, 2)(int64[::1], int64)")
def enemies(soil: Soil, side: int) -> tuple[int, int]:
    """The cells that hold knots of others."""
    upper, lower = 0, 0
    for other in range(soil[SIDES]):
        if other != side:
            at = SIDE + SIDE_SIZE * other + KNOTS
            upper, lower = upper | soil[at], lower | soil[at + 1]
    return upper, lower


@lean("int64(int64[::1], int64, int64, int64, int64[::1], int64[::1])")
def hunch(  # noqa: PLR0913, PLR0917 - compiled code has no keywords
    soil: Soil, side: int, dear: int, heed: int, waves: Cells, dice: Dice
) -> int:
    """A cell for a knot: what is urgent, or else on a shortest way to the next objective."""
    cell = urgent(soil, side, ALL_SEEN if roll(dice, 16) < heed else 0, dice)
    if cell:
        return cell
    own_over, own_under = places(soil, side)
    their_over, their_under = enemies(soil, side)
    fresh_over, fresh_under = soil[GROUND] & ~soil[GUARDED], soil[GROUND + 1] & ~soil[GUARDED + 1]
    over, under = lacking(soil, side)
    for slot in range(2 * TICKS):
        waves[slot] = 0
    for tick in range(LONGEST):
        if over | under:
            slot = 2 * ((tick + FREE) % TICKS)
            waves[slot] |= over & ~their_over
            waves[slot + 1] |= under & ~their_under
            slot = 2 * ((tick + dear) % TICKS)
            waves[slot] |= over & their_over
            waves[slot + 1] |= under & their_under
        slot = 2 * ((tick + 1) % TICKS)
        over, under = waves[slot] & fresh_over, waves[slot + 1] & fresh_under
        waves[slot] = waves[slot + 1] = 0
        if over & own_over | under & own_under:
            return any_of(over & own_over, under & own_under, dice)
        fresh_over, fresh_under = fresh_over & ~over, fresh_under & ~under
        over, under = beside(over, under)
        over, under = over & fresh_over, under & fresh_under
    return any_of(own_over, own_under, dice)


@lean("int64(int64[::1], int64, int64[::1])")
def richest(soil: Soil, side: int, dice: Dice) -> int:
    """A cell for the last knot: an objective, best the leader's, or else what the leader holds."""
    upper, lower = places(soil, side)
    leader, most = side, -1
    for other in range(soil[SIDES]):
        is_gone = soil[SIDE + SIDE_SIZE * other + LEFT]
        if other != side and not is_gone and points(soil, other) > most:
            leader, most = other, points(soil, other)
    at = SIDE + SIDE_SIZE * leader + KNOTS
    if upper & soil[OBJECTIVES] | lower & soil[OBJECTIVES + 1]:
        upper, lower = upper & soil[OBJECTIVES], lower & soil[OBJECTIVES + 1]
    if upper & soil[at] | lower & soil[at + 1]:
        upper, lower = upper & soil[at], lower & soil[at + 1]
    return any_of(upper, lower, dice)


@lean("boolean(int64[::1], float64[::1], float64[::1], int64, int64, int64[::1], int64[::1])")
def played_on(  # noqa: PLR0913, PLR0917 - compiled code has no keywords
    soil: Soil, clock: Clock, hands: Hands, depth: int, heed: int, waves: Cells, dice: Dice
) -> bool:
    """Go on for so many knots, whoever places them; whether the round is over then."""
    for _ in range(depth):
        side = until_choice(soil, clock, hands, dice)
        if side < 0:
            return True
        costs = FREE * hands[HAND_SIZE * side + UNTYING] / cycle(hands, side)
        dear = min(TICKS - 1, FREE + round(costs))
        if clock[ENDS] - clock[NOW] < LAST * cycle(hands, side) and not is_threat(soil, side):
            cell = richest(soil, side, dice)
        else:
            cell = hunch(soil, side, dear, heed, waves, dice)
        act(soil, clock, side, PLACE + cell, hands, dice)
    return bool(soil[WINNER] >= 0)


@lean("void(int64[::1], float64[::1], int64, float64, float64[::1], float64[::1], int64[::1])")
def imagine(  # noqa: PLR0913, PLR0917 - compiled code has no keywords
    soil: Soil, clock: Clock, side: int, rest: float, hands: Hands, elapsed: Field, dice: Dice
) -> None:
    """Set a clock as it may stand: what the others are at takes longer than it has taken yet."""
    wind(soil, clock, rest, hands, dice)
    clock[DUE + side] = 0.0
    for other in range(soil[SIDES]):
        if other != side and clock[DUE + other] < FOREVER:
            for _ in range(TRIES):
                if clock[DUE + other] > elapsed[other]:
                    break
                clock[DUE + other] = duration(soil, other, hands, dice)
            clock[DUE + other] = max(SOON, clock[DUE + other] - elapsed[other])


@compiled(
    "void(int64[::1], int64, float64[::1], float64[::1], float64[::1], float64, int64, int64,"
    " int64, int64[::1], int64[::1], float64[::1])"
)
def try_out(  # noqa: PLR0913, PLR0917 - compiled code has no keywords
    soil: Soil,
    side: int,
    hands: Hands,
    worth: Field,
    elapsed: Field,
    rest: float,
    samples: int,
    depth: int,
    heed: int,
    dice: Dice,
    cells: Cells,
    sums: Field,
) -> None:
    """Play on from each of the cells so many times, and add up the chance to win after it."""
    work, sight = workspace(), new_sight()
    waves = np.empty(2 * TICKS, dtype=np.int64)
    clock = np.empty(CLOCK_SIZE, dtype=np.float64)
    chances = np.empty(4, dtype=np.float64)
    garden, watch, fate = np.empty_like(soil), np.empty_like(clock), np.empty_like(dice)
    for _ in range(samples):
        imagine(soil, clock, side, rest, hands, elapsed, dice)
        fate[:] = dice
        for number in range(len(cells)):
            garden[:] = soil
            watch[:] = clock
            dice[:] = fate  # all are tried with the same luck
            act(garden, watch, side, PLACE + cells[number], hands, dice)
            if played_on(garden, watch, hands, depth, heed, waves, dice):
                winner = garden[WINNER] if garden[WINNER] >= 0 else foremost(garden)
                sums[number] += 1.0 if winner == side else 0.0 if winner >= 0 else 1 / soil[SIDES]
            else:
                appraise(garden, watch, hands, worth, chances, sight, work)
                sums[number] += chances[side]
        roll(dice, 2)
