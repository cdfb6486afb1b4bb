"""A small net that tells from a sight of Das Wurmt how likely its seat is to win.

Every worm is read by the same layer, and what it finds is added up, so that neither the number nor
the order of worms matters; a second layer reads the sum and the numbers around it:

    worm  (60) ─▶ 48 ─┐
    worm  (60) ─▶ 48 ─┼─▶ sum (48) ─┐
    ...               ┘             ├─▶ 32 ─▶ share of the win (as log odds), points ahead / 10
    scores, hands, pile (34) ───────┘

The weights are one row of float32: both layers as rows by input, then biases, then the last layer.
"""

from math import exp, sqrt

import numpy as np
from numpy.typing import NDArray

from wormery.bots.wurmt.sight import (
    ACTING,
    AROUND,
    B_CHANCE,
    B_COLOUR,
    B_HEAD,
    B_LAID,
    B_LENGTH,
    B_ME,
    B_NEXT,
    B_OTHERS,
    B_SIZE,
    BEST_SCORE,
    BODY,
    BUSY,
    DONE,
    HIGHEST,
    IN_HAND,
    LATE,
    LOWEST,
    MINE,
    MINE_SCORE,
    NEXT_BACKS,
    NEXT_HELD,
    NEXT_SCORE,
    OTHERS_BACKS,
    OTHERS_HELD,
    PENDING,
    PILE,
    UNSEEN,
    Sight,
)
from wormery.core.compiled import lean

Net = NDArray[np.float32]
Layer = NDArray[np.float32]

INPUTS, HIDDEN, GLOBALS, MIDDLE, OUTPUTS = 60, 48, 34, 32, 2
BIAS_1 = INPUTS * HIDDEN
LAYER_2 = BIAS_1 + HIDDEN
BIAS_2 = LAYER_2 + (HIDDEN + GLOBALS) * MIDDLE
LAYER_3 = BIAS_2 + MIDDLE
BIAS_3 = LAYER_3 + MIDDLE * OUTPUTS
AHEAD = BIAS_3 + OUTPUTS  # what ten points ahead are worth where the chance to win is the same
NET_SIZE = AHEAD + 1


@lean("int64(float32[::1], int64)")
def gauge(sight: Sight, length: int) -> int:
    """A length as it would be on the box, where 10 to 12 score, in a game of other lengths."""
    low, high = int(sight[LOWEST]), int(sight[HIGHEST])
    if length < low:
        return max(0, length - low + 10)
    return 10 + min(2, length - low) if length <= high else min(16, 12 + length - high)


@lean("void(float32[::1], int64, float32[::1])")
def read_worm(sight: Sight, worm: int, row: Layer) -> None:
    """The inputs of one worm."""
    row[:] = 0
    at = BODY + B_SIZE * worm
    colour, length = int(sight[at + B_COLOUR]), int(sight[at + B_LENGTH])
    row[min(9, gauge(sight, length))] = 1
    for value in range(10):
        chance = sight[at + B_CHANCE + value]
        row[10 + gauge(sight, length + value)] += chance
        row[27 + min(7, value)] += chance
        row[40 + min(7, max(1, value)) - 1] += sight[MINE + 10 * colour + value]
        row[50 + min(7, max(1, value)) - 1] += sight[UNSEEN + 10 * colour + value] / 4
    row[35] = sight[at + B_HEAD]
    row[36] = sight[at + B_ME]
    row[37] = sight[at + B_NEXT]
    row[38] = sight[at + B_OTHERS]
    row[39] = sight[at + B_LAID]
    row[47] = sight[NEXT_BACKS + colour] / 3
    row[48] = sight[NEXT_BACKS + colour] > 0
    row[49] = sight[OTHERS_BACKS + colour] / 5
    row[57] = sight[BUSY]
    row[58] = sight[PENDING] / 5
    row[59] = min(np.float32(1.0), sight[PILE] / 60)


@lean("void(float32[::1], float32[::1])")
def read_rest(sight: Sight, row: Layer) -> None:
    """The inputs that belong to no worm."""
    row[:] = 0
    ahead = sight[MINE_SCORE] - sight[BEST_SCORE]
    pile = sight[PILE] + sight[PENDING] * 0.3
    row[0] = ahead / 20
    row[1] = ahead / (4 + abs(ahead))
    row[2] = ahead / (4 * sqrt(pile + 4))
    row[3] = (sight[MINE_SCORE] - sight[NEXT_SCORE]) / 20
    row[4] = sight[PILE] / 60
    row[5] = min(np.float32(1.0), sight[PILE] / 10)
    row[6] = sight[PILE] < 3
    row[7] = sight[PENDING] / 5
    row[8] = sight[BUSY]
    row[9] = sight[LATE]
    row[10 + min(5, int(sight[IN_HAND]))] = 1
    row[16 + min(5, int(sight[NEXT_HELD]))] = 1
    for action in range(5):
        row[22 + action] = sight[ACTING + action]
    row[27 + min(3, int(sight[AROUND]) - 2)] = 1
    row[31] = sight[OTHERS_HELD] / 5
    row[32] = sight[BUSY] * row[1]
    row[33] = 1


@lean("void(float32[::1], float32[::1], int64, float32[::1], float32[::1])")
def embed(net: Net, sight: Sight, worm: int, row: Layer, found: Layer) -> None:
    """What the first layer finds in a worm; *row* is for its inputs."""
    read_worm(sight, worm, row)
    for unit in range(HIDDEN):
        found[unit] = net[BIAS_1 + unit]
    for place in range(INPUTS):
        if row[place] != 0:
            weight = row[place]
            for unit in range(HIDDEN):
                found[unit] += weight * net[place * HIDDEN + unit]
    for unit in range(HIDDEN):
        found[unit] = max(found[unit], np.float32(0))


@lean("float64(float32[::1])")
def result(sight: Sight) -> float:
    """The share of the win, in a game that is over."""
    ahead = sight[MINE_SCORE] - sight[BEST_SCORE]
    return 1.0 if ahead > 0 else 0.5 if ahead == 0 else 0.0


@lean("void(float32[::1], float32[::1], float32[::1], float32[::1])")
def middle(net: Net, total: Layer, rest: Layer, found: Layer) -> None:
    """What the second layer finds in the sum of the worms and in the rest."""
    for unit in range(MIDDLE):
        found[unit] = net[BIAS_2 + unit]
    for place in range(HIDDEN):
        if total[place] != 0:  # most units find nothing
            for unit in range(MIDDLE):
                found[unit] += total[place] * net[LAYER_2 + place * MIDDLE + unit]
    for place in range(GLOBALS):
        if rest[place] != 0:
            for unit in range(MIDDLE):
                found[unit] += rest[place] * net[LAYER_2 + (HIDDEN + place) * MIDDLE + unit]
    for unit in range(MIDDLE):
        found[unit] = max(found[unit], np.float32(0))


@lean("float64(float32[::1], float32[::1], float32[::1], float32[::1], float32[::1])")
def assess(net: Net, sight: Sight, total: Layer, rest: Layer, found: Layer) -> float:
    """What a sight is worth: the share of the win to expect, and a little for points ahead."""
    if sight[DONE]:
        return result(sight) + float(net[AHEAD] * (sight[MINE_SCORE] - sight[BEST_SCORE]) / 10)
    read_rest(sight, rest)
    middle(net, total, rest, found)
    odds, ahead = float(net[BIAS_3]), float(net[BIAS_3 + 1])
    for unit in range(MIDDLE):
        odds += found[unit] * net[LAYER_3 + 2 * unit]
        ahead += found[unit] * net[LAYER_3 + 2 * unit + 1]
    return 1 / (1 + exp(-odds)) + float(net[AHEAD]) * ahead
