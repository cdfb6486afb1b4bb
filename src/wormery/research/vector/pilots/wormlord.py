"""Wormlord's plans 1 to 3, for seats that are played in the call (`bots/wormlord/levels.py`).

Given the same dice, a knot goes where `Thought.place` has it. The mood that an objective is fancied
by hangs on the first knots beside the base, as at a table.
"""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from wormery.bots.wormlord.distance import Field, cycle, is_threat
from wormery.bots.wormlord.levels import Planner
from wormery.bots.wormlord.race import COMPANY, NOTES
from wormery.bots.wormlord.search import expect, guarded, instinct, ranked, standing_for, urgent
from wormery.core.compiled import compiled, lean, ones
from wormery.core.dice import Dice, roll
from wormery.games.wormlord.kernel.rounds import CLOCK_SIZE, ENDS, NOW, Clock, Hands
from wormery.games.wormlord.kernel.rules import (
    BASE,
    KNOTS,
    MOST_CELLS,
    SIDE,
    SIDE_SIZE,
    SIDES,
    SIZE,
    Soil,
    held,
)
from wormery.research.arrays.kernel.wormlord import (
    CHOOSER,
    DICE,
    SINCE,
    TO_PLACE,
    TO_POST,
    unframed,
)

Row = NDArray[np.int64]

PONDER, NOISE, FANCY, OVERLOOK, LATE, COUNTING, DOUBT, GUARD, FORGET, WORTH = range(10)
MIND_SIZE = WORTH + NOTES


def mind_of(planner: Planner, sides: int) -> Sequence[float]:
    """The numbers of a plan among so many sides."""
    company, planner = COMPANY[sides], planner.among(sides)
    return (
        planner.ponder,
        planner.noise,
        planner.fancy,
        planner.overlook,
        planner.late,
        planner.counting,
        planner.doubt * company.knot,
        planner.guard * company.moving if planner.guard < 1 else 0.0,
        planner.forget,
        *(company.worth if planner.worth is None else planner.worth),
    )


@lean("int64(int64[::1], int64, float64[::1], float64[::1], float64[::1], int64[::1])")
def noticed(  # noqa: PLR0913, PLR0917 - compiled code has no keywords
    soil: Soil, side: int, hands: Hands, elapsed: Field, mind: Field, dice: Dice
) -> int:
    """The cell that wins, or stops who would win, if that is seen in time; or 0."""
    is_blind = roll(dice, 1000) < 1000 * mind[OVERLOOK]
    late, seen = mind[LATE] * cycle(hands, side), 0
    for other in range(soil[SIDES]):
        if standing_for(soil, other, hands, elapsed) >= late:
            seen |= 1 << other
    if is_blind and is_threat(soil, side):
        return 0
    return urgent(soil, side, seen, dice)


@compiled(
    "int64(int64[::1], int64, float64[::1], float64[::1], float64, float64[::1], int64[::1],"
    " int64[::1])"
)
def place(  # noqa: PLR0913, PLR0917 - compiled code has no keywords
    soil: Soil,
    side: int,
    hands: Hands,
    elapsed: Field,
    rest: float,
    mind: Field,
    mood: Dice,
    dice: Dice,
) -> int:
    """Where the knot goes: what is urgent and seen in time, else by a thought or by instinct."""
    cell = noticed(soil, side, hands, elapsed, mind, dice)
    if cell:
        return cell
    is_late = rest < mind[COUNTING] * cycle(hands, side)
    if is_late or roll(dice, 1000) < 1000 * mind[PONDER]:
        cells, odds = np.empty(MOST_CELLS, dtype=np.int64), np.empty(MOST_CELLS)
        clock = np.empty(CLOCK_SIZE)
        expect(clock, side, rest, hands)
        ranked(soil, clock, side, hands, mind[WORTH:], mind[DOUBT], dice, cells, odds)
        return int(cells[0])
    return instinct(soil, side, hands, mind[FANCY], mind[NOISE], mood, dice)


@lean("void(int64[::1], int64, int64[::1], int64[::1])")
def feel(soil: Soil, side: int, mood: Dice, dice: Dice) -> None:
    """Dice that fall the same until the side has another objective; any with its first knots."""
    at = SIDE + SIDE_SIZE * side
    own = ones(soil[at + KNOTS]) + ones(soil[at + KNOTS + 1])
    drawn = roll(dice, 1 << 30)
    if own >= 2:
        drawn = 4 * held(soil, side) + side
        drawn += 64 * ((soil[at + KNOTS] & soil[at + BASE]) % 1000003)
        drawn += 64 * ((soil[at + KNOTS + 1] & soil[at + BASE + 1]) % 1000033)
    mood[0], mood[1] = 1 + drawn % 2147483562, 1 + drawn // 7 % 2147483398
    for _ in range(3):
        roll(mood, 2)


@compiled("int64(int64[::1], float64[::1], float64[::1], float64[::1])")
def chosen(row: Row, clock: Clock, hands: Hands, mind: Field) -> int:
    """The action of the side that has to choose: its HQ moves, or its knot goes somewhere."""
    soil, side, dice = row[:SIZE], row[CHOOSER], row[DICE : DICE + 2]
    rest = clock[ENDS] - clock[NOW]
    if mind[GUARD] > 0 and roll(dice, 1000) >= 1000 * mind[FORGET]:
        cell = guarded(soil, side, hands, mind[WORTH:], rest, mind[GUARD])
        if cell:
            return TO_POST + unframed(cell)
    elapsed, mood = np.zeros(4), np.zeros(2, dtype=np.int64)
    for other in range(soil[SIDES]):
        elapsed[other] = clock[NOW] - clock[SINCE + other]
    feel(soil, side, mood, dice)
    return TO_PLACE + unframed(place(soil, side, hands, elapsed, rest, mind, mood, dice))
