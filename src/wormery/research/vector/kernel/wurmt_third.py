"""Level 3 of Das Wurmt, wholly compiled, for seats that play in the call.

It knows what its seat has seen, forgets each head now and then, and plays what its net likes best,
give or take a blur: the same as `bots/wurmt/levels.py`, but for announcing.
"""

import numpy as np
from numpy.typing import NDArray

from wormery.bots.wurmt.choice import MOST_PLAYS, ROOM, judge
from wormery.bots.wurmt.net import Net
from wormery.bots.wurmt.sight import BUSY, SIGHT_SIZE, survey
from wormery.core.compiled import compiled, lean
from wormery.core.dice import Dice, roll
from wormery.games.wormlord.kernel.rounds import BELL
from wormery.games.wurmt.kernel.hidden import look
from wormery.games.wurmt.kernel.rules import (
    HEAD,
    KNOWN,
    MOST_WORMS,
    NOTHING,
    PLAYER,
    SIZE,
    W_SIZE,
    WORM,
    WORMS,
    Box,
    State,
)
from wormery.research.arrays.kernel.wurmt import FORGOTTEN

BLUR, SLIP = 0.024, 0.16
"""Of level 3: how much a play is misjudged, and the chance to forget a head at every look."""

Row = NDArray[np.int32]


@lean("void(int32[::1], int64, float64, int64[::1])")
def forget(row: Row, seat: int, slip: float, dice: Dice) -> None:
    """A seat forgets some of the heads that it knows; a new head is remembered anew.

    A head is forgotten as 32 * (card + 1) + the mask of those who have forgotten it.
    """
    for worm in range(row[WORMS]):
        at, kept = WORM + W_SIZE * worm, FORGOTTEN + worm
        head = row[at + HEAD]
        if row[kept] >> 5 != head + 1:
            row[kept] = 32 * (head + 1)
        if head != NOTHING and slip * 65536 > roll(dice, 65536):
            row[kept] |= 1 << seat


@lean("void(int32[::1], int32[::1], int64, int32[::1], int32[::1])")
def recall(box: Box, row: Row, seat: int, state: State, info: State) -> None:
    """What a seat knows that has forgotten; *state* is room for a copy."""
    for place in range(SIZE):
        state[place] = row[place]
    for worm in range(row[WORMS]):
        if row[FORGOTTEN + worm] >> seat & 1:
            state[WORM + W_SIZE * worm + KNOWN] &= ~(1 << seat)
    look(box, state, seat, info)
    for worm in range(row[WORMS]):
        info[WORM + W_SIZE * worm + KNOWN] = row[WORM + W_SIZE * worm + KNOWN]


@compiled("int64(int32[::1], int32[::1], float32[::1], float64, float64, int64[::1])")
def third(  # noqa: PLR0913, PLR0917 - compiled code has no keywords
    box: Box, row: Row, net: Net, blur: float, slip: float, dice: Dice
) -> int:
    """The play of the one whose turn it is."""
    seat = row[PLAYER]
    forget(row, seat, slip, dice)
    state, info = np.empty(SIZE, dtype=np.int32), np.empty(SIZE, dtype=np.int32)
    recall(box, row, seat, state, info)
    sight = np.zeros(SIGHT_SIZE, dtype=np.float32)
    survey(box, info, seat, np.ones((MOST_WORMS, 10)), sight)
    sight[BUSY] = 1
    plays, values = np.zeros(MOST_PLAYS, dtype=np.int64), np.zeros(MOST_PLAYS)
    count = judge(box, info, net, sight, np.zeros(ROOM, dtype=np.float32), plays, values)
    best = 0
    for number in range(count):
        values[number] += blur * BELL[roll(dice, 256)]
        if values[number] > values[best]:
            best = number
    return int(plays[best])
