"""What a head of Das Wurmt may be, by how it was laid and left: a small net learned it from play.

What everybody saw of a head is written down in a history, a row of int32 a worm:

    0        1         2        3         4
    length   what the  backs of hand of   times that somebody who knows
    laid at  lay       its      the layer the head could have laid on it,
             brought   colour             and laid elsewhere

A length of -1 says that nobody saw how the head was laid, or that the clock laid it. History is the
same for everybody who was there, so it goes on inside a world that somebody thinks of.

The net reads the history, what lies there and which cards are unseen, and tells by how much every
value is likelier than the unseen cards have it:

    head (49) ─▶ 24 ─▶ 10 logarithms, one a value
"""

from math import exp

import numpy as np
from numpy.typing import NDArray

from wormery.bots.wurmt.choice import R_FOUND, R_ROW, R_SIGHT, R_TOTAL
from wormery.bots.wurmt.net import Layer, add_rows
from wormery.bots.wurmt.sight import UNSEEN, Sight, survey, survey_worm, weigh
from wormery.core.compiled import lean
from wormery.games.wurmt.kernel.hidden import BACK, VALUE, Weights
from wormery.games.wurmt.kernel.rules import (
    CARD_BACK,
    CARD_FRONT,
    CARDS,
    COLOUR,
    DECK,
    HANDS,
    HEAD,
    HELD,
    KNOWN,
    LAYER,
    LENGTH,
    MOST_WORMS,
    NOTHING,
    PLAYER,
    REMOVE,
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
    apply,
)

History = NDArray[np.int32]
Belief = NDArray[np.float32]

H_LENGTH, H_BROUGHT, H_BACKS, H_HELD, H_LEFT, H_SIZE = range(6)
FIRST, OPENED, GAINED, LOST = range(4)  # what a lay may bring
HEAD_INPUTS, UNITS, VALUES = 49, 24, 10
BELIEF_SIZE = (HEAD_INPUTS + 1) * UNITS + (UNITS + 1) * VALUES
OUT = (HEAD_INPUTS + 1) * UNITS
STEEPEST = 4.0  # of a logarithm
UNWATCHED = -1
"""The length in the history of a head that nobody watched being laid, or that the clock laid."""


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


@lean("void(int32[::1], int32[::1], int32[::1], int64, int32[:, ::1])")
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


@lean("boolean(int32[:, ::1], int64)")
def is_watched(history: History, worm: int) -> bool:
    """Whether it was seen how the head of a worm was laid: its layer held its colour then."""
    watched: bool = history[worm, H_LENGTH] != UNWATCHED and history[worm, H_BACKS] > 0
    return watched


@lean(
    "void(int32[::1], int32[::1], int64, float32[::1], int32[:, ::1], float32[::1],"
    " float32[:, ::1], float64[:, ::1])"
)
def suppose(  # noqa: PLR0913, PLR0917 - numba knows no Structs
    box: Box,
    info: State,
    seat: int,
    sight: Sight,
    history: History,
    belief: Belief,
    room: Layer,
    weights: Weights,
) -> None:
    """Weigh every head that a seat does not know and has watched; the likeliest value by 1."""
    row, found, out = room[R_ROW], room[R_FOUND], room[R_TOTAL]
    for worm in range(info[WORMS]):
        if info[WORM + W_SIZE * worm + HEAD] < NOTHING and is_watched(history, worm):
            read_head(box, info, seat, worm, sight, history, row)
            imagine(belief, row, found, out)
            most = -STEEPEST
            for value in range(VALUES):
                most = max(most, min(STEEPEST, float(out[value])))
            for value in range(VALUES):
                likely = min(STEEPEST, max(-STEEPEST, float(out[value])))
                weights[worm, value] = exp(likely - most)


@lean(
    "void(int32[::1], int32[::1], int64, float64[:, ::1], float32[::1], int32[:, ::1],"
    " float64[:, ::1], float32[:, ::1], float64[:, ::1])"
)
def regard(  # noqa: PLR0913, PLR0917 - numba knows no Structs
    box: Box,
    info: State,
    seat: int,
    tells: Weights,
    belief: Belief,
    history: History,
    said: Weights,
    room: Layer,
    weights: Weights,
) -> None:
    """Fill in how the bed looks to a seat: what heads may be by how they were laid and left.

    Without a belief it goes by how people lay heads, and by nothing that was said.
    """
    sight = room[R_SIGHT]
    weigh(info, tells, weights)
    survey(box, info, seat, weights, sight)
    if len(belief) == 0:
        return
    suppose(box, info, seat, sight, history, belief, room, weights)
    for worm in range(info[WORMS]):
        if info[WORM + W_SIZE * worm + HEAD] < NOTHING:
            for value in range(VALUES):
                weights[worm, value] *= said[worm, value]
            survey_worm(box, info, seat, worm, weights, sight)


@lean("void(int32[::1], int32[::1], int64, int32[::1], int32[:, ::1], float64[:, ::1])")
def play_watched(  # noqa: PLR0913, PLR0917 - numba knows no Structs
    box: Box, world: State, play: int, before: State, history: History, said: Weights
) -> None:
    """Make a play that everybody watches; nothing was said of a head that is new."""
    front = box[CARD_FRONT + world[HANDS + SLOTS * world[PLAYER] + (play & 15)]]
    if front >= REMOVE:
        apply(box, world, play)
        return
    worm = (play >> 4) & 1023
    for number in range(DECK):  # cards of the pile tell nothing
        before[number] = world[number]
    apply(box, world, play)
    note_lay(box, before, world, worm, history)
    for value in range(VALUES):
        said[worm, value] = 1
