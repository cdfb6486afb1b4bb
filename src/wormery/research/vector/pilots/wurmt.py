"""Das Wurmt's levels 1 to 3, for seats that are played in the call (`bots/wurmt/levels.py`).

They know what their seat has seen, forget each head now and then, and play what they like best,
give or take a blur: the same as at a table, but for announcing. Who counts no cards at a table
takes all that are gone for unseen here, also those that were scored.
"""

import numpy as np
from numpy.typing import NDArray

from wormery.bots.wurmt.choice import MOST_PLAYS, ROOM, Values, judge
from wormery.bots.wurmt.habits import THRIFT, worth_of
from wormery.bots.wurmt.net import Net
from wormery.bots.wurmt.sight import BUSY, SIGHT_SIZE, Sight, survey
from wormery.core.compiled import compiled, lean
from wormery.core.dice import BELL, Dice, roll
from wormery.games.wurmt.kernel.hidden import look
from wormery.games.wurmt.kernel.rules import (
    CARD_COLOUR,
    CARD_FRONT,
    CARDS,
    COUNT,
    DECK,
    HANDS,
    HEAD,
    HELD,
    KNOWN,
    MOST_WORMS,
    NEXT,
    NOTHING,
    OLDEST,
    PLAYER,
    POOL,
    REMOVE,
    SIZE,
    SLOTS,
    W_SIZE,
    WORM,
    WORMS,
    Box,
    State,
    choice,
    choices,
)
from wormery.research.arrays.kernel.wurmt import FORGOTTEN

Row = NDArray[np.int32]

BLUR, SLIP, COUNTS, EAGERNESS, HAS_NET = range(5)
MIND_SIZE = 5


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


@lean("void(int32[::1], int32[::1], int64, int32[::1])")
def lose_count(box: Box, info: State, seat: int, there: State) -> None:
    """What is neither seen nor unseen is gone; who does not count takes that for unseen, too."""
    there[:] = 0
    for place in range(DECK + info[POOL], DECK + box[CARDS]):
        there[info[place]] = 1
    for place in range(HANDS + SLOTS * seat, HANDS + SLOTS * seat + info[HELD + seat]):
        there[info[place]] = 1
    for at in range(WORM, WORM + W_SIZE * info[WORMS], W_SIZE):
        if info[at + HEAD] >= 0:
            there[info[at + HEAD]] = 1
        card = info[at + OLDEST]
        for _ in range(info[at + COUNT]):
            there[card] = 1
            card = info[NEXT + card]
    for card in range(box[CARDS]):
        if not there[card]:
            info[POOL] -= 1
            info[DECK + info[POOL]] = card


@lean("boolean(int32[::1], int32[::1], int64)")
def is_twin(box: Box, info: State, slot: int) -> bool:
    """Whether the same value card is in a slot before: to lay one or the other is the same."""
    first = HANDS + SLOTS * info[PLAYER]
    card = info[first + slot]
    if box[CARD_FRONT + card] >= REMOVE:
        return False
    for place in range(first, first + slot):
        other = info[place]
        same_colour = box[CARD_COLOUR + other] == box[CARD_COLOUR + card]
        if same_colour and box[CARD_FRONT + other] == box[CARD_FRONT + card]:
            return True
    return False


@lean("int64(int32[::1], int32[::1], int64[::1])")
def any_card(box: Box, info: State, dice: Dice) -> int:
    """Any card that can be played, anywhere."""
    count, found = 0, 0
    for slot in range(info[HELD + info[PLAYER]]):
        if choices(box, info, slot) and not is_twin(box, info, slot):
            count += 1
            if roll(dice, count) == 0:
                found = slot
    return choice(box, info, found, roll(dice, choices(box, info, found)))


@compiled("int64(int32[::1], int32[::1], float32[::1], int64[::1], float64[::1])")
def weigh_all(box: Box, info: State, sight: Sight, plays: Dice, values: Values) -> int:
    """Fill in the plays and what the turn gains by each; the answer is their number."""
    after, count = np.zeros(SIGHT_SIZE, dtype=np.float32), 0
    for slot in range(info[HELD + info[PLAYER]]):
        front = box[CARD_FRONT + info[HANDS + SLOTS * info[PLAYER] + slot]]
        for number in range(0 if is_twin(box, info, slot) else choices(box, info, slot)):
            if count < MOST_PLAYS:
                plays[count] = choice(box, info, slot, number)
                values[count] = worth_of(
                    box, info, sight, plays[count], front, 0.0, THRIFT, after
                )  # fmt: skip
                count += 1
    return count


@compiled("int64(int32[::1], int32[::1], float32[::1], float64[::1], int64[::1])")
def chosen(box: Box, row: Row, net: Net, mind: Values, dice: Dice) -> int:
    """The play of the one whose turn it is."""
    seat = row[PLAYER]
    forget(row, seat, mind[SLIP], dice)
    state, info = np.empty(SIZE, dtype=np.int32), np.empty(SIZE, dtype=np.int32)
    recall(box, row, seat, state, info)
    if not mind[COUNTS]:
        lose_count(box, info, seat, state)
    if roll(dice, 1000) >= 1000 * mind[EAGERNESS]:
        return any_card(box, info, dice)
    sight = np.zeros(SIGHT_SIZE, dtype=np.float32)
    survey(box, info, seat, np.ones((MOST_WORMS, 10)), sight)
    plays, values = np.zeros(MOST_PLAYS, dtype=np.int64), np.zeros(MOST_PLAYS)
    if mind[HAS_NET]:
        sight[BUSY] = 1
        count = judge(box, info, net, sight, np.zeros(ROOM, dtype=np.float32), plays, values)
    else:
        count = weigh_all(box, info, sight, plays, values)
    best = 0
    for number in range(count):
        values[number] += mind[BLUR] * BELL[roll(dice, 256)]
        if values[number] > values[best]:
            best = number
    return int(plays[best])
