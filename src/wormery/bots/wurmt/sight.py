"""How a seat of Das Wurmt sees the bed: an information state turned into chances and counts.

A sight is a row of float32:

    0      1     2     3      4     5     6        7     8       9     10..14   15     16
    seats  mine  best  next   pile  held  pending  busy  ending  over  actions  next   others
           scores: own, the         by    cards    is it                held     held, on
           best other, the next     me    to draw  still my              by me   average
           player's                                turn

    17..19  20..22  23..52            53..82            83   84    85..
    next    others  unseen            mine              low  high  30 worms of 17 numbers
    backs by colour value cards by colour and value     lengths    (see below)
                                                        that score

    a worm:
    0       1       2     3      4        5          6      7..16
    colour  length  head  known  known to known to   laid   chance of every
                    is    to me  the next others     by me  value of the head
                    there

Cards that a play draws are *pending*: they are not seen yet. A sight does not know the order of
worms, nor who sits where apart from the next player, so it is the same for 2 to 5 players.
"""

import numpy as np
from numpy.typing import NDArray

from wormery.core.compiled import lean
from wormery.games.wurmt.kernel.hidden import BACK, VALUE, Weights
from wormery.games.wurmt.kernel.rules import (
    CARD_BACK,
    CARD_COLOUR,
    CARD_FRONT,
    CARDS,
    COLOUR,
    DECK,
    END,
    ENDING,
    FIRST,
    HAND_SIZE,
    HANDS,
    HEAD,
    HELD,
    HIGH,
    KNOWN,
    LAYER,
    LENGTH,
    LOW,
    NEUTRAL,
    NEW_WORM,
    NEXT,
    NOTHING,
    OLDEST,
    PASS,
    POOL,
    REFILL_AT,
    REFRESH,
    REMOVE,
    SCORE,
    SEATS,
    SLOTS,
    SPY,
    TELL,
    TOP,
    W_SIZE,
    WORM,
    WORMS,
    Box,
    State,
)

Sight = NDArray[np.float32]

AROUND, MINE_SCORE, BEST_SCORE, NEXT_SCORE, PILE, IN_HAND, PENDING, BUSY, LATE, DONE = range(10)
ACTING, NEXT_HELD, OTHERS_HELD, NEXT_BACKS, OTHERS_BACKS = 10, 15, 16, 17, 20
UNSEEN, MINE, LOWEST, HIGHEST, BODY = 23, 53, 83, 84, 85
B_SIZE, B_COLOUR, B_LENGTH, B_HEAD, B_ME, B_NEXT, B_OTHERS, B_LAID, B_CHANCE = 17, *range(8)
SIGHT_SIZE = BODY + 30 * B_SIZE
TELLS = 20


@lean("void(int32[::1], float64[:, ::1], float64[:, ::1])")
def weigh(info: State, tells: Weights, weights: Weights) -> None:
    """How much likelier than the cards have it every head is, after how it was laid."""
    for worm in range(info[WORMS]):
        told = info[WORM + W_SIZE * worm + TELL]
        for value in range(10):
            weights[worm, value] = tells[told, value]


@lean("void(int32[::1], int32[::1], int64, float64[:, ::1], float32[::1])")
def survey(box: Box, info: State, seat: int, weights: Weights, sight: Sight) -> None:
    """What an information state looks like to its seat."""
    sight[: BODY + B_SIZE * info[WORMS]] = 0
    for place in range(DECK + info[POOL], DECK + box[CARDS]):
        front = box[CARD_FRONT + info[place]]
        if front < REMOVE:
            sight[UNSEEN + 10 * box[CARD_COLOUR + info[place]] + front] += 1
    _survey_hands(box, info, seat, sight)
    sight[PILE] = box[CARDS] - info[TOP]
    sight[LATE] = info[ENDING]
    sight[LOWEST], sight[HIGHEST] = box[LOW], box[HIGH]
    for worm in range(info[WORMS]):
        survey_worm(box, info, seat, worm, weights, sight)


@lean("void(int32[::1], int32[::1], int64, float32[::1])")
def _survey_hands(box: Box, info: State, seat: int, sight: Sight) -> None:
    """Scores, backs of others, and the own hand."""
    seats = info[SEATS]
    sight[AROUND] = seats
    sight[MINE_SCORE] = info[SCORE + seat]
    sight[NEXT_SCORE] = info[SCORE + (seat + 1) % seats]
    sight[BEST_SCORE] = sight[NEXT_SCORE]
    sight[IN_HAND] = info[HELD + seat]
    for step in range(1, seats):
        other = (seat + step) % seats
        sight[BEST_SCORE] = max(sight[BEST_SCORE], np.float32(info[SCORE + other]))
        backs = NEXT_BACKS if step == 1 else OTHERS_BACKS
        if step == 1:
            sight[NEXT_HELD] = info[HELD + other]
        else:
            sight[OTHERS_HELD] += info[HELD + other] / (seats - 2)
        for slot in range(HANDS + SLOTS * other, HANDS + SLOTS * other + info[HELD + other]):
            back = BACK - info[slot] if info[slot] < 0 else box[CARD_BACK + info[slot]]
            if back < NEUTRAL:
                sight[backs + back] += 1
    for slot in range(HANDS + SLOTS * seat, HANDS + SLOTS * seat + info[HELD + seat]):
        if info[slot] >= 0:
            _hold(box, info[slot], 1.0, sight)
        elif info[slot] <= VALUE:  # not seen by its owner either: the middle one, say
            sight[MINE + 10 * (VALUE - info[slot]) + 4] += 1


@lean("void(int32[::1], int64, float64, float32[::1])")
def _hold(box: Box, card: int, number: float, sight: Sight) -> None:
    """So many of a card more in the own hand."""
    front = box[CARD_FRONT + card]
    if front < REMOVE:
        sight[MINE + 10 * box[CARD_COLOUR + card] + front] += number
    else:
        sight[ACTING + front - REMOVE] += number


@lean("void(int32[::1], int32[::1], int64, int64, float64[:, ::1], float32[::1])")
def survey_worm(  # noqa: PLR0913, PLR0917 - numba knows no Structs
    box: Box, info: State, seat: int, worm: int, weights: Weights, sight: Sight
) -> None:
    """One worm, and the chances of its head."""
    at, to = WORM + W_SIZE * worm, BODY + B_SIZE * worm
    sight[to + B_COLOUR] = info[at + COLOUR]
    sight[to + B_LENGTH] = info[at + LENGTH]
    head, known = info[at + HEAD], info[at + KNOWN]
    if head == NOTHING:
        return
    following = (seat + 1) % info[SEATS]
    sight[to + B_HEAD] = 1
    sight[to + B_LAID] = info[at + LAYER] == seat
    sight[to + B_NEXT] = known >> following & 1
    sight[to + B_OTHERS] = (known & ~(1 << seat) & ~(1 << following)) != 0
    if head >= 0:
        sight[to + B_ME] = 1
        sight[to + B_CHANCE + box[CARD_FRONT + head]] = 1
        return
    total = 0.0
    unseen = UNSEEN + 10 * info[at + COLOUR]
    for value in range(10):
        total += sight[unseen + value] * weights[worm, value]
    for value in range(10):
        if total > 0:
            sight[to + B_CHANCE + value] = sight[unseen + value] * weights[worm, value] / total


# What a play makes of a sight


@lean("void(int32[::1], float32[::1])")
def refill(box: Box, sight: Sight) -> None:
    """DW-19, DW-28: cards will be drawn, and where there are too few of them it may be over."""
    wanted = max(0, box[HAND_SIZE] - sight[IN_HAND])
    if wanted > sight[PILE]:
        sight[LATE] = 1
        sight[DONE] = box[END] == 0
        wanted = sight[PILE]
    sight[PENDING] += wanted
    sight[PILE] -= wanted
    sight[IN_HAND] += wanted


@lean("void(int32[::1], float32[::1])")
def throw_actions(box: Box, sight: Sight) -> None:
    """DW-20: a hand of nothing but actions goes."""
    if sight[PENDING] or sight[IN_HAND] == 0:
        return
    for value in range(MINE, LOWEST):
        if sight[value] > 0:
            return
    sight[ACTING:NEXT_HELD] = 0
    sight[IN_HAND] = 0
    refill(box, sight)


@lean("void(int32[::1], int32[::1], int64, float32[::1])")
def stop(box: Box, info: State, seat: int, sight: Sight) -> None:
    """DW-28, DW-38: near the end the game is over after this turn, or after the last one's."""
    if sight[LATE] and not sight[BUSY]:
        sight[DONE] = box[END] < 2 or (seat + 1) % info[SEATS] == info[FIRST]


@lean("void(float32[::1], int64, int64)")
def see(sight: Sight, to: int, value: int) -> None:
    """The head of a worm is no longer among the unseen cards."""
    unseen = UNSEEN + 10 * int(sight[to + B_COLOUR]) + value
    if not sight[to + B_ME] and sight[unseen] > 0:
        sight[unseen] -= 1


@lean("void(int32[::1], float32[::1], int64, int64)")
def turn_over(box: Box, sight: Sight, to: int, value: int) -> None:
    """DW-12 to DW-16: the old head lies open, and the worm is measured."""
    see(sight, to, value)
    sight[to + B_LENGTH] += value
    if sight[to + B_LENGTH] >= box[LOW]:
        sight[MINE_SCORE] += value if sight[to + B_LENGTH] <= box[HIGH] else -value
        sight[to + B_LENGTH] = 0


@lean("void(float32[::1], int64, int64)")
def know(sight: Sight, to: int, value: int) -> None:
    """I know the head of a worm."""
    for other in range(10):
        sight[to + B_CHANCE + other] = 0
    sight[to + B_CHANCE + value] = 1
    sight[to + B_ME] = 1


@lean("int64(int32[::1], int32[::1], int64)")
def removed_front(box: Box, info: State, play: int) -> int:
    """The value of the card that a Remove takes out of a worm."""
    card = info[WORM + W_SIZE * ((play >> 4) & 1023) + OLDEST]
    for _ in range(play >> 14):
        card = info[NEXT + card]
    front: int = box[CARD_FRONT + card]
    return front


@lean("int64(int32[::1], int32[::1], int64, float32[::1], int64, int64, float32[::1])")
def foresee(  # noqa: C901, PLR0913, PLR0917 - one branch a kind of card
    box: Box, info: State, seat: int, sight: Sight, play: int, value: int, after: Sight
) -> int:
    """What a play makes of a sight if the head it turns over, or spies on, is *value*.

    The answer is a mask of the colours whose worms look different now.
    """
    worms = info[WORMS]
    size = BODY + B_SIZE * worms
    for number in range(size):
        after[number] = sight[number]
    slot, what = play & 15, (play >> 4) & 1023
    card, to = info[HANDS + SLOTS * seat + slot], BODY + B_SIZE * what
    front = box[CARD_FRONT + card]
    _hold(box, card, -1.0, after)
    after[IN_HAND] -= 1
    after[BUSY] = 1
    changed = 0
    if front < REMOVE:
        changed = 1 << box[CARD_COLOUR + card]
        if after[to + B_HEAD]:
            turn_over(box, after, to, value)
        know(after, to, front)
        after[to + B_HEAD] = 1
        after[to + B_LAID] = 1
        after[to + B_NEXT] = 0
        after[to + B_OTHERS] = 0
        after[BUSY] = 0
    elif front == REMOVE:
        after[to + B_LENGTH] -= removed_front(box, info, play)
        changed = 1 << int(after[to + B_COLOUR])
    elif front == REFRESH:
        for other in range(SLOTS):
            if what >> other & 1:
                thrown = info[HANDS + SLOTS * seat + other]
                after[IN_HAND] -= 1
                if thrown >= 0:
                    _hold(box, thrown, -1.0, after)
                    changed |= 1 << box[CARD_COLOUR + thrown]
    elif front == NEW_WORM:
        fresh = BODY + B_SIZE * worms
        after[fresh : fresh + B_SIZE] = 0
        after[fresh + B_COLOUR] = what
        changed = 1 << what
    elif front == SPY:
        see(after, to, value)
        know(after, to, value)
        changed = 1 << int(after[to + B_COLOUR])
    elif front == PASS:
        after[BUSY] = 0
    if front == REFRESH or after[IN_HAND] <= box[REFILL_AT]:
        refill(box, after)
    throw_actions(box, after)
    stop(box, info, seat, after)
    return changed
