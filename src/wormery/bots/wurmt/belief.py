"""What a head of Das Wurmt may be, by how it was laid and left: a small net learned it from play.

What everybody saw of a head is written down in a history, a row of int32 a worm:

    0        1         2        3         4
    length   what the  backs of hand of   times that somebody who knows
    laid at  lay       its      the layer the head could have laid on it,
             brought   colour             and laid elsewhere

The net reads the history, what lies there and which cards are unseen, and tells by how much every
value is likelier than the unseen cards have it:

    head (49) ─▶ 24 ─▶ 10 logarithms, one a value
"""

from math import exp

import numpy as np
from numpy.typing import NDArray

from wormery.bots.wurmt.net import Layer, add_rows
from wormery.bots.wurmt.sight import UNSEEN, Sight
from wormery.core.compiled import compiled, lean
from wormery.games.wurmt.kernel.hidden import BACK, VALUE, Weights
from wormery.games.wurmt.kernel.rules import (
    CARD_BACK,
    CARDS,
    COLOUR,
    HANDS,
    HEAD,
    HELD,
    KNOWN,
    LAYER,
    LENGTH,
    MOST_WORMS,
    NOTHING,
    PLAYER,
    SCORE,
    SEATS,
    SLOTS,
    TELL,
    TOP,
    W_SIZE,
    WORM,
    WORMS,
    Box,
    State,
)

History = NDArray[np.int32]
Belief = NDArray[np.float32]

H_LENGTH, H_BROUGHT, H_BACKS, H_HELD, H_LEFT, H_SIZE = range(6)
FIRST, OPENED, GAINED, LOST = range(4)  # what a lay may bring
HEAD_INPUTS, UNITS, VALUES = 49, 24, 10
BELIEF_SIZE = (HEAD_INPUTS + 1) * UNITS + (UNITS + 1) * VALUES
OUT = (HEAD_INPUTS + 1) * UNITS
STEEPEST = 4.0  # of a logarithm


def new_history() -> History:
    """Nothing has been seen yet."""
    return np.zeros((MOST_WORMS, H_SIZE), dtype=np.int32)


@lean("int64(int32[::1], int32[::1], int64, int64)")
def backs_of(box: Box, info: State, seat: int, colour: int) -> int:
    """How many cards of a hand show a colour, seen or not."""
    count = 0
    for slot in range(HANDS + SLOTS * seat, HANDS + SLOTS * seat + info[HELD + seat]):
        card = info[slot]
        back = VALUE - card
        if card >= 0:
            back = box[CARD_BACK + card]
        elif card > VALUE:
            back = BACK - card
        count += back == colour
    return count


@compiled("void(int32[::1], int32[::1], int32[::1], int64, int32[:, ::1])")
def note_lay(box: Box, before: State, after: State, worm: int, history: History) -> None:
    """Write down a lay on a worm, given what was known before it and after it."""
    who, at = before[PLAYER], WORM + W_SIZE * worm
    for other in range(before[WORMS]):
        there = WORM + W_SIZE * other
        if other != worm and before[there + HEAD] != NOTHING and before[there + KNOWN] >> who & 1:
            history[other, H_LEFT] += backs_of(box, before, who, before[there + COLOUR]) > 0
    brought = after[SCORE + who] - before[SCORE + who]
    row = history[worm]
    row[H_LENGTH] = after[at + LENGTH]
    row[H_BROUGHT] = GAINED if brought > 0 else LOST if brought < 0 else OPENED
    if before[at + HEAD] == NOTHING:
        row[H_BROUGHT] = FIRST
    row[H_BACKS] = backs_of(box, before, who, before[at + COLOUR])
    row[H_HELD] = before[HELD + who]
    row[H_LEFT] = 0


@lean("void(int32[::1], int32[::1], int64, int64, float32[::1], int32[:, ::1], float32[::1])")
def read_head(  # noqa: PLR0913, PLR0917 - numba knows no Structs
    box: Box, info: State, seat: int, worm: int, sight: Sight, history: History, row: Layer
) -> None:
    """The inputs of one head that a seat does not know."""
    row[:HEAD_INPUTS] = 0
    at, past, seats = WORM + W_SIZE * worm, history[worm], info[SEATS]
    layer, most = info[at + LAYER], -1000
    row[min(9, info[at + LENGTH])] = 1
    row[10 + min(9, past[H_LENGTH])] = 1
    row[20 + past[H_BROUGHT]] = 1
    row[23 + min(5, max(1, past[H_BACKS]))] = 1
    row[29 + min(3, past[H_LEFT])] = 1
    row[33] = info[at + TELL] & 1
    for value in range(1, 8):
        row[33 + value] = sight[UNSEEN + 10 * info[at + COLOUR] + value] / 4
    row[41] = layer == (seat + 1) % seats
    row[42 + min(3, seats - 2)] = 1
    row[46] = (box[CARDS] - info[TOP]) / 60
    row[47] = past[H_HELD] / 5
    for other in range(seats):
        if other != layer:
            most = max(most, info[SCORE + other])
    row[48] = (info[SCORE + layer] - most) / 20


@lean("void(float32[::1], float32[::1], float32[::1], float32[::1])")
def imagine(belief: Belief, row: Layer, found: Layer, out: Layer) -> None:
    """By how much every value is likelier than the unseen cards have it, as logarithms."""
    for unit in range(UNITS):
        found[unit] = belief[HEAD_INPUTS * UNITS + unit]
    add_rows(belief, 0, row, HEAD_INPUTS, UNITS, found)
    for unit in range(UNITS):
        found[unit] = max(found[unit], np.float32(0))
    for value in range(VALUES):
        out[value] = belief[OUT + UNITS * VALUES + value]
    add_rows(belief, OUT, found, UNITS, VALUES, out)


@compiled(
    "void(int32[::1], int32[::1], int64, float32[::1], int32[:, ::1], float32[::1],"
    " float64[:, ::1])"
)
def suppose(  # noqa: PLR0913, PLR0917 - numba knows no Structs
    box: Box,
    info: State,
    seat: int,
    sight: Sight,
    history: History,
    belief: Belief,
    weights: Weights,
) -> None:
    """Weigh every head that a seat does not know."""
    row, found = np.zeros(HEAD_INPUTS, np.float32), np.zeros(UNITS, np.float32)
    out = np.zeros(VALUES, np.float32)
    for worm in range(info[WORMS]):
        if info[WORM + W_SIZE * worm + HEAD] < NOTHING:
            read_head(box, info, seat, worm, sight, history, row)
            imagine(belief, row, found, out)
            for value in range(VALUES):
                weights[worm, value] = exp(min(STEEPEST, max(-STEEPEST, float(out[value]))))
