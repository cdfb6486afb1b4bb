"""What comes of acts of Wormlord by the net's sight: one look at the garden after each."""

import numpy as np

from wormery.bots.wormlord.distance import Field
from wormery.bots.wormlord.expecting import foretell
from wormery.bots.wormlord.foresight import calm
from wormery.bots.wormlord.net import Net, judge
from wormery.bots.wormlord.outlook import new_sight
from wormery.core.compiled import compiled
from wormery.core.dice import Dice
from wormery.games.wormlord.kernel.rounds import CLOCK_SIZE, Hands, act
from wormery.games.wormlord.kernel.rules import Cells, Soil


@compiled(
    "void(int64[::1], int64, float64[::1], float64[::1], float64[::1], float64, int64[::1],"
    " int64[::1], float64[::1])"
)
def at_sight(  # noqa: PLR0913, PLR0917 - compiled code has no keywords
    soil: Soil,
    side: int,
    hands: Hands,
    net: Net,
    elapsed: Field,
    rest: float,
    dice: Dice,
    acts: Cells,
    chances: Field,
) -> None:
    """Fill in a side's chance after each of the acts; 0 is to go on with what its hand is at."""
    sight, steady, after = new_sight(), np.empty_like(hands), np.empty(4)
    garden, clock, watch = np.empty_like(soil), np.empty(CLOCK_SIZE), np.empty(CLOCK_SIZE)
    calm(hands, steady)
    foretell(soil, clock, side, rest, hands, elapsed)
    for number in range(len(acts)):
        garden[:] = soil
        watch[:] = clock
        if acts[number]:
            act(garden, watch, side, acts[number], steady, dice)
        judge(garden, watch, steady, net, after, sight)
        chances[number] = after[side]
