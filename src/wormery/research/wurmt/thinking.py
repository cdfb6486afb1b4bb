"""Players of Das Wurmt in the kernel who look ahead: a given number of worlds, not of seconds."""

import numpy as np
from numpy.typing import NDArray

from wormery.bots.wurmt.belief import Belief, History, regard
from wormery.bots.wurmt.choice import R_SIGHT, Values, best, judge
from wormery.bots.wurmt.levels import FAR, PRIOR, ROUNDS
from wormery.bots.wurmt.net import Layer, Net
from wormery.bots.wurmt.search import measure_luck, try_out
from wormery.bots.wurmt.sight import BUSY
from wormery.core.compiled import compiled
from wormery.core.dice import Dice
from wormery.games.wurmt.kernel.hidden import Weights
from wormery.games.wurmt.kernel.rules import PLAYER, Box, State

WIDTHS: NDArray[np.int64] = np.array([width for width, _ in ROUNDS], dtype=np.int64)


@compiled(
    "int64(int32[::1], int32[::1], float32[::1], float64[:, ::1], float32[::1], int32[:, ::1],"
    " float64[:, ::1], int64, float32[:, ::1], float64[:, ::1], int64[::1], float64[::1],"
    " int64[::1])"
)
def think(  # noqa: PLR0913, PLR0917 - numba knows no Structs
    box: Box,
    info: State,
    net: Net,
    tells: Weights,
    belief: Belief,
    history: History,
    said: Weights,
    worlds: int,
    room: Layer,
    weights: Weights,
    plays: Dice,
    values: Values,
    dice: Dice,
) -> int:
    """The play that does best when each of the rounds of the best level tries so many in worlds.

    Every round has as many tries for all its plays together, so the fewer plays, the more worlds.
    """
    regard(box, info, info[PLAYER], tells, belief, history, said, room, weights)
    room[R_SIGHT, BUSY] = 1
    count = judge(box, info, net, room[R_SIGHT], room, plays, values)
    if worlds == 0 or count == 1:
        return int(plays[best(values, count)])
    top = values[best(values, count)]
    near = 0
    for number in range(count):
        near += values[number] >= top - FAR
    if near == 1:
        return int(plays[best(values, count)])
    first = np.argsort(-values[:count])[: min(WIDTHS[0], near)]
    tried, totals, tries = plays[first], PRIOR * values[first], np.full(len(first), PRIOR)
    luck = np.zeros((len(first), 10))
    measure_luck(box, info, net, weights, tried, luck)
    for width in WIDTHS:
        leading = np.argsort(-totals / tries)[:width]
        number, found = worlds * WIDTHS[0] // len(leading), np.zeros(len(leading))
        lucky = np.zeros((len(leading), 10))
        for place in range(len(leading)):
            lucky[place] = luck[leading[place]]
        try_out(
            box,
            info,
            net,
            tells,
            belief,
            history,
            said,
            weights,
            tried[leading],
            lucky,
            found,
            number,
            1,
            dice,
        )
        for place in range(len(leading)):
            totals[leading[place]] += found[place]
            tries[leading[place]] += number
    return int(tried[np.argmax(totals / tries)])
