"""A small net that tells from a sight of Das Wurmt how likely its seat is to win.

Every worm is read by the same layer, and what it finds is added up, so that neither the number nor
the order of worms matters; a second layer reads the sum and the numbers around it:

    worm (66), rest (36) ─▶ 64 ─┐
    worm (66), rest (36) ─▶ 64 ─┼─▶ sum (64) ─┐
    ...                         ┘             ├─▶ 48 ─▶ share of the win (as log odds),
    rest: scores, hands, pile (36) ───────────┘         points ahead / 10

What a worm adds by itself is found once and kept until something of its colour changes; what the
rest adds is the same for all worms. A net is one row of float32:

    0        1        2      3...
    units 1  units 2  ahead  three layers, each as rows by input and a row of biases
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

WORM_INPUTS, GLOBALS, OUTPUTS = 66, 36, 2
HIDDEN, MIDDLE = 64, 48
"""Units of the two layers, of nets that are trained today; a net begins with its own numbers."""
UNITS_1, UNITS_2, AHEAD, LAYER_1 = range(4)
"""AHEAD is what ten points ahead are worth where the chance to win is the same."""


def net_size(hidden: int, middle_units: int) -> int:
    """How many numbers a net of so many units has."""
    first = (WORM_INPUTS + GLOBALS + 1) * hidden
    return LAYER_1 + first + (hidden + GLOBALS + 1) * middle_units + (middle_units + 1) * OUTPUTS


@lean("int64(float32[::1])")
def second(net: Net) -> int:
    """Where the second layer begins."""
    return LAYER_1 + (WORM_INPUTS + GLOBALS + 1) * int(net[UNITS_1])


@lean("int64(float32[::1])")
def third(net: Net) -> int:
    """Where the last layer begins."""
    return second(net) + (int(net[UNITS_1]) + GLOBALS + 1) * int(net[UNITS_2])


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
    if sight[at + B_HEAD]:
        read_prospects(sight, worm, row)


@lean("void(float32[::1], int64, float32[::1])")
def read_prospects(sight: Sight, worm: int, row: Layer) -> None:
    """What turning a head over would bring: to me, to who knows it, to who only counts cards."""
    at = BODY + B_SIZE * worm
    colour, length = int(sight[at + B_COLOUR]), int(sight[at + B_LENGTH])
    mine, unseen = 0.0, 0.0
    for value in range(10):
        mine += sight[MINE + 10 * colour + value]
        chance = sight[at + B_CHANCE + value]
        hidden = sight[UNSEEN + 10 * colour + value] + sight[at + B_ME] * chance
        unseen += hidden
        if length + value >= sight[LOWEST]:
            scores = length + value <= sight[HIGHEST]
            gained = float(value if scores else -value) / 5
            row[57] += chance * gained
            row[58 if scores else 59] += chance
            row[61] += hidden * gained
            row[62] += hidden * (not scores)
            row[63] += chance * max(0.0, gained)
    row[60] = mine > 0
    if unseen > 0:
        row[61] /= unseen
        row[62] /= unseen
    row[64] = row[63] * row[37] * row[48]
    row[65] = row[63] * row[36] * row[60]


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
    row[34] = sight[PILE] / (20 * sight[AROUND])
    row[35] = sight[NEXT_SCORE] == sight[BEST_SCORE]


@lean("void(float32[::1], int64, float32[::1], int64, int64, float32[::1])")
def add_rows(  # noqa: PLR0913, PLR0917 - numba knows no Structs
    net: Net, at: int, row: Layer, inputs: int, units: int, found: Layer
) -> None:
    """Add to *found* what so many inputs come to by the rows of weights that begin at *at*."""
    for place in range(inputs):
        if row[place] != 0:
            weight, first = row[place], at + place * units
            for unit in range(units):
                found[unit] += weight * net[first + unit]


@lean("void(float32[::1], float32[::1], int64, float32[::1], float32[::1])")
def embed(net: Net, sight: Sight, worm: int, row: Layer, found: Layer) -> None:
    """What the first layer finds in a worm by itself; *row* is for its inputs."""
    read_worm(sight, worm, row)
    units = int(net[UNITS_1])
    found[:units] = 0
    add_rows(net, LAYER_1, row, WORM_INPUTS, units, found)


@lean("void(float32[::1], float32[::1], float32[::1])")
def surround(net: Net, rest: Layer, found: Layer) -> None:
    """What the first layer finds around the worms: the same for all of them."""
    units = int(net[UNITS_1])
    bias = LAYER_1 + (WORM_INPUTS + GLOBALS) * units
    for unit in range(units):
        found[unit] = net[bias + unit]
    add_rows(net, LAYER_1 + WORM_INPUTS * units, rest, GLOBALS, units, found)


@lean("float64(float32[::1])")
def result(sight: Sight) -> float:
    """The share of the win, in a game that is over."""
    ahead = sight[MINE_SCORE] - sight[BEST_SCORE]
    return 1.0 if ahead > 0 else 0.5 if ahead == 0 else 0.0


@lean("void(float32[::1], float32[::1], float32[::1], float32[::1])")
def middle(net: Net, total: Layer, rest: Layer, found: Layer) -> None:
    """What the second layer finds in the sum of the worms and in the rest."""
    hidden, units, at = int(net[UNITS_1]), int(net[UNITS_2]), second(net)
    bias = at + (hidden + GLOBALS) * units
    for unit in range(units):
        found[unit] = net[bias + unit]
    add_rows(net, at, total, hidden, units, found)
    add_rows(net, at + hidden * units, rest, GLOBALS, units, found)
    for unit in range(units):
        found[unit] = max(found[unit], np.float32(0))


@lean("float64(float32[::1], float32[::1], float32[::1], float32[::1])")
def assess(net: Net, total: Layer, rest: Layer, found: Layer) -> float:
    """What a sight is worth: the share of the win to expect, and a little for points ahead."""
    middle(net, total, rest, found)
    units, at = int(net[UNITS_2]), third(net)
    odds, ahead = float(net[at + 2 * units]), float(net[at + 2 * units + 1])
    for unit in range(units):
        odds += found[unit] * net[at + 2 * unit]
        ahead += found[unit] * net[at + 2 * unit + 1]
    return 1 / (1 + exp(-odds)) + float(net[AHEAD]) * ahead
