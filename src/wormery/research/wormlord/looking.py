"""An opponent to learn from that looks ahead in event time, wholly compiled.

It is the stranger `foresight` with two knots instead of four, and six places instead of eight: a
tenth of the time.
"""

import numpy as np

from wormery.bots.wormlord.distance import Field
from wormery.bots.wormlord.foresight import look_ahead
from wormery.bots.wormlord.race import NOTES
from wormery.bots.wormlord.search import WON, expect, ranked
from wormery.core.compiled import compiled
from wormery.core.dice import Dice
from wormery.games.wormlord.kernel.rounds import CLOCK_SIZE, Hands
from wormery.games.wormlord.kernel.rules import (
    HAND,
    MOST_CELLS,
    OWN_KNOT,
    PLACE,
    POST,
    SIDE,
    SIDE_SIZE,
    Cells,
    Soil,
    listed,
    posts,
)

ROOTS, DEPTH, BRANCHES = 6, 2, 4
DOUBT = 0.105  # of the odds at sight, by which it chooses those that it looks ahead from


@compiled(
    "int64(int64[::1], int64, float64, float64[::1], float64[::1], float64[::1], int64[::1],"
    " int64[::1])"
)
def foreseen(  # noqa: PLR0913, PLR0917 - compiled code has no keywords
    soil: Soil,
    side: int,
    rest: float,
    hands: Hands,
    worth: Field,
    spent: Field,
    cells: Cells,
    dice: Dice,
) -> int:
    """What who looks ahead does: a cell for its knot, or for its HQ (0 is where it is)."""
    is_placing = soil[SIDE + SIDE_SIZE * side + HAND] == OWN_KNOT
    if is_placing:
        clock, odds_of = np.empty(CLOCK_SIZE), np.empty(MOST_CELLS)
        expect(clock, side, rest, hands)
        count = min(ROOTS, ranked(soil, clock, side, hands, worth, DOUBT, dice, cells, odds_of))
        if odds_of[0] >= WON:
            return int(cells[0])
        acts = PLACE + cells[:count]
    else:
        upper, lower = posts(soil, side)
        acts = np.zeros(1 + listed(upper, lower, cells), np.int64)
        acts[1:] = POST + cells[: len(acts) - 1]
    sums = np.zeros(len(acts))
    look_ahead(soil, side, hands, worth, spent, rest, 1, DEPTH, BRANCHES, dice, acts, sums)
    best = int(np.argmax(sums))
    if is_placing:
        return int(cells[best])
    return int(cells[best - 1]) if best and sums[best] > sums[0] + worth[NOTES] else 0
