"""The rules of Das Wurmt on a flat row of small numbers, for bots, playouts and studies.

A bed is one array of int32; cards are the ids of the rules, and -1 is no card:

    0      1      2       3     4       5     6    7      8          9      10     11
    seats  first  player  turn  ending  over  top  worms  discarded  pool   cards  heads
                                                                            open, of all worms

    12..14    15..17   18..22  23..27  28..77      78..377      378..491     492..605
    worms     reserve  scores  held    hands       worms        deck         next
    by        by       by      cards   5 seats of  30 worms of  aside, then  by card: the
    colour    colour   seat    a hand  10 slots    10 numbers   what was     one that lies
                                                                dealt, the   on top of it
                                                                pile at top  in its worm
    a worm:
    0       1      2      3      4      5     6      7       8       9
    colour  head   layer  known  claim  tell  count  length  oldest  newest
                          by: a               of its open cards, which
                          mask                hang together by *next*

*tell* is what everybody could see when the head was laid: twice the length it was laid at (at most
9), and 1 more if the next player held a card of its colour. *pool* is used where cards are hidden.

The box is another array, the same for a whole game: numbers that were agreed on, what may be said
of a head, then by card its colour, its back (3 is neutral) and its front (0 to 9 are values, 10 to
14 actions). A claim is written as its value plus 1, and 0 is none.

A play is an int: slot + 16 * what + 2**14 * which, where the card in the slot tells the rest: a lay
has worm and claim, a Remove worm and position, a Refresh the mask of slots to throw, a
New worm its colour, a Spy its worm. Clocks, taking back and who begins are left to the rules.
"""

import numpy as np
from numpy.typing import NDArray

from wormery.core.compiled import compiled, lean
from wormery.core.dice import Dice, roll

State = NDArray[np.int32]
Box = NDArray[np.int32]

SEATS, FIRST, PLAYER, TURN, ENDING, OVER, TOP, WORMS, DISCARDED, POOL, OPEN, HEADS = range(12)
COLOURED, RESERVE, SCORE, HELD, HANDS, WORM = 12, 15, 18, 23, 28, 78
SLOTS, MOST_WORMS, MOST_CARDS = 10, 30, 114
W_SIZE = 10
COLOUR, HEAD, LAYER, KNOWN, CLAIM, TELL, COUNT, LENGTH, OLDEST, NEWEST = range(10)
DECK = WORM + MOST_WORMS * W_SIZE
NEXT = DECK + MOST_CARDS
SIZE = NEXT + MOST_CARDS

CARDS, ASIDE, HAND_SIZE, REFILL_AT, LOW, HIGH, END, CLAIMS, BLIND, TAILS = range(10)
SAID, CARD_COLOUR = 10, 20
CARD_BACK, CARD_FRONT = CARD_COLOUR + MOST_CARDS, CARD_COLOUR + 2 * MOST_CARDS
BOX_SIZE = CARD_COLOUR + 3 * MOST_CARDS

NOTHING = -1
NEUTRAL = 3
REMOVE, REFRESH, NEW_WORM, SPY, PASS = range(10, 15)
FRONTS = 15


# Compiled: small things


@lean("void(int32[::1], int64, int64, int64)")
def append(state: State, at: int, card: int, value: int) -> None:
    """Lay a card open on the worm that is written at *at*."""
    state[NEXT + card] = NOTHING
    if state[at + COUNT] == 0:
        state[at + OLDEST] = card
    else:
        state[NEXT + state[at + NEWEST]] = card
    state[at + NEWEST] = card
    state[at + COUNT] += 1
    state[at + LENGTH] += value
    state[OPEN] += 1


@lean("void(int32[::1], int64)")
def clear(state: State, at: int) -> None:
    """No card lies open on the worm that is written at *at*."""
    state[OPEN] -= state[at + COUNT]
    state[at + COUNT] = 0
    state[at + LENGTH] = 0
    state[at + OLDEST] = NOTHING
    state[at + NEWEST] = NOTHING


@lean("boolean(int32[::1], int32[::1], int64)")
def can_lay(box: Box, state: State, seat: int) -> bool:
    """Whether a hand has a value card (DW-20)."""
    first = HANDS + SLOTS * seat
    for slot in range(first, first + state[HELD + seat]):
        if box[CARD_FRONT + state[slot]] < REMOVE:
            return True
    return False


# Compiled: what there is to choose from


@lean("int64(int32[::1], int32[::1], int64)")
def choices(box: Box, state: State, slot: int) -> int:
    """In how many ways the card in a slot can be played (DW-10, DW-22)."""
    seat = state[PLAYER]
    card = state[HANDS + SLOTS * seat + slot]
    front = box[CARD_FRONT + card]
    if front < REMOVE:
        return int(state[COLOURED + box[CARD_COLOUR + card]] * box[CLAIMS])
    if front == REMOVE:
        return int(state[OPEN])
    if front == REFRESH:
        return int(1 << (state[HELD + seat] - 1))
    if front == NEW_WORM:
        tails = int(state[RESERVE] > 0) + int(state[RESERVE + 1] > 0)
        return tails + int(state[RESERVE + 2] > 0)
    return int(state[HEADS]) if front == SPY else 1


@lean("int64(int32[::1], int32[::1], int64, int64)")
def choice(box: Box, state: State, slot: int, number: int) -> int:
    """One of the ways to play the card in a slot."""
    card = state[HANDS + SLOTS * state[PLAYER] + slot]
    front = box[CARD_FRONT + card]
    if front == REFRESH:
        below = number & ((1 << slot) - 1)
        return slot + 16 * (below | (number - below) << 1)
    if front == PASS:
        return slot
    if front == NEW_WORM:
        for colour in range(3):
            number -= state[RESERVE + colour] > 0
            if number < 0:
                return slot + 16 * colour
    for worm in range(state[WORMS]):
        at = WORM + W_SIZE * worm
        here = 0
        if front == REMOVE:
            here = state[at + COUNT]
        elif front == SPY:
            here = state[at + HEAD] != NOTHING
        elif state[at + COLOUR] == box[CARD_COLOUR + card]:
            here = box[CLAIMS]
        if number < here:
            which = box[SAID + number] if front < REMOVE else number
            return slot + 16 * worm + which * 2**14
        number -= here
    return NOTHING


@lean("int64(int32[::1], int32[::1], int64[::1])")
def generate(box: Box, state: State, plays: Dice) -> int:
    """Fill in every play of the player whose turn it is, and count them."""
    count = 0
    if state[OVER]:
        return count
    for slot in range(state[HELD + state[PLAYER]]):
        for number in range(choices(box, state, slot)):
            plays[count] = choice(box, state, slot, number)
            count += 1
    return count


@lean("int64(int32[::1], int32[::1], int64[::1])")
def any_play(box: Box, state: State, dice: Dice) -> int:
    """Any play of the player whose turn it is, each as likely as the others."""
    total = 0
    held = state[HELD + state[PLAYER]]
    for slot in range(held):
        total += choices(box, state, slot)
    number = roll(dice, total)
    for slot in range(held):
        here = choices(box, state, slot)
        if number < here:
            return choice(box, state, slot, number)
        number -= here
    return NOTHING


# Compiled: what comes of it


@lean("int64(int32[::1], int64, int64)")
def take(state: State, seat: int, slot: int) -> int:
    """A card leaves its slot, and the gap is closed."""
    first = HANDS + SLOTS * seat
    card: int = state[first + slot]
    state[HELD + seat] -= 1
    for place in range(first + slot, first + state[HELD + seat]):
        state[place] = state[place + 1]
    return card


@lean("void(int32[::1], int32[::1], int64)")
def fill(box: Box, state: State, seat: int) -> None:
    """DW-19, DW-28: draw up to a full hand; the end has begun if the pile is too small."""
    while state[HELD + seat] < box[HAND_SIZE]:
        if state[TOP] == box[CARDS]:
            if not state[ENDING]:
                state[ENDING] = 1
                if box[END] == 0:
                    state[OVER] = 1
            return
        state[HANDS + SLOTS * seat + state[HELD + seat]] = state[DECK + state[TOP]]
        state[HELD + seat] += 1
        state[TOP] += 1


@lean("void(int32[::1], int32[::1], int64)")
def replace_actions(box: Box, state: State, seat: int) -> None:
    """DW-20, DW-37: a hand of nothing but actions goes, again and again."""
    while not state[OVER] and state[HELD + seat] > 0 and not can_lay(box, state, seat):
        state[DISCARDED] += state[HELD + seat]
        state[HELD + seat] = 0
        fill(box, state, seat)


@lean("void(int32[::1], int32[::1])")
def end_turn(box: Box, state: State) -> None:
    """The next one's turn, or the end if it was to come after this one (DW-28, DW-38)."""
    if state[OVER]:
        return
    following = (state[PLAYER] + 1) % state[SEATS]
    state[TURN] += 1
    state[PLAYER] = following
    if state[ENDING] and (box[END] == 1 or following == state[FIRST]):
        state[OVER] = 1


@lean("void(int32[::1], int32[::1])")
def skip_who_cannot_lay(box: Box, state: State) -> None:
    """DW-37: near the end a hand can be left without a value card; its turn is finished."""
    while not state[OVER] and not can_lay(box, state, state[PLAYER]):
        end_turn(box, state)


@lean("int64(int32[::1], int32[::1], int64, int64)")
def tell_of(box: Box, state: State, colour: int, length: int) -> int:
    """What the player's new head tells everybody: its length, and whether the next can follow."""
    following = (state[PLAYER] + 1) % state[SEATS]
    first = HANDS + SLOTS * following
    told = 2 * min(9, length)
    for slot in range(first, first + state[HELD + following]):
        if state[slot] >= 0 and box[CARD_BACK + state[slot]] == colour:
            return told + 1
    return told


@lean("void(int32[::1], int32[::1], int64, int64, int64)")
def lay(box: Box, state: State, card: int, at: int, claim: int) -> None:
    """DW-11 to DW-17: a new head; the old one is turned over, and the worm measured."""
    seat, old = state[PLAYER], state[at + HEAD]
    if old != NOTHING:
        value = box[CARD_FRONT + old]
        append(state, at, old, value)
        if state[at + LENGTH] >= box[LOW]:
            state[SCORE + seat] += value if state[at + LENGTH] <= box[HIGH] else -value
            state[DISCARDED] += state[at + COUNT] - 1
            clear(state, at)
    else:
        state[HEADS] += 1
    state[at + HEAD] = card
    state[at + LAYER] = seat
    state[at + KNOWN] = 0 if box[BLIND] else 1 << seat
    state[at + CLAIM] = claim
    state[at + TELL] = tell_of(box, state, state[at + COLOUR], state[at + LENGTH])


@lean("void(int32[::1], int32[::1], int64, int64)")
def remove(box: Box, state: State, at: int, position: int) -> None:
    """DW-23: an open card leaves its worm."""
    before, card = NOTHING, state[at + OLDEST]
    for _ in range(position):
        before, card = card, state[NEXT + card]
    if before == NOTHING:
        state[at + OLDEST] = state[NEXT + card]
    else:
        state[NEXT + before] = state[NEXT + card]
    if state[at + NEWEST] == card:
        state[at + NEWEST] = before
    state[OPEN] -= 1
    state[at + COUNT] -= 1
    state[at + LENGTH] -= box[CARD_FRONT + card]
    state[DISCARDED] += 1


@lean("void(int32[::1], int64, int64, int64)")
def throw(state: State, seat: int, slot: int, slots: int) -> None:
    """DW-24: other slots of a hand are thrown away; the one of the action is empty already."""
    for other in range(SLOTS - 1, -1, -1):
        if slots >> other & 1:
            take(state, seat, other - (other > slot))
            state[DISCARDED] += 1


@lean("void(int32[::1], int64)")
def start_worm(state: State, colour: int) -> None:
    """DW-25: a tail of the reserve comes to the table."""
    at = WORM + W_SIZE * state[WORMS]
    state[WORMS] += 1
    state[COLOURED + colour] += 1
    state[RESERVE + colour] -= 1
    state[at + COLOUR] = colour
    state[at + HEAD] = NOTHING
    for field in range(LAYER, LENGTH):
        state[at + field] = 0
    clear(state, at)


@lean("void(int32[::1], int32[::1], int64)")
def apply(box: Box, state: State, play: int) -> None:
    """Play a card, and let everything follow that follows by itself."""
    seat = state[PLAYER]
    slot, what, which = play & 15, (play >> 4) & 1023, play >> 14
    card = take(state, seat, slot)
    front, at = box[CARD_FRONT + card], WORM + W_SIZE * what
    if front < REMOVE:
        lay(box, state, card, at, which)
    else:
        state[DISCARDED] += 1
        if front == REMOVE:
            remove(box, state, at, which)
        elif front == REFRESH:
            throw(state, seat, slot, what)
        elif front == NEW_WORM:
            start_worm(state, what)
        elif front == SPY:
            state[at + KNOWN] |= 1 << seat
    if front == REFRESH or state[HELD + seat] <= box[REFILL_AT]:
        fill(box, state, seat)
    replace_actions(box, state, seat)
    if front < REMOVE or front == PASS:
        end_turn(box, state)
    skip_who_cannot_lay(box, state)


# Compiled: whole games


@lean("void(int32[::1], int32[::1], int64, int64)")
def begin(box: Box, state: State, seats: int, first: int) -> None:
    """Deal the deck that lies in the state (DW-06, DW-07, DW-08)."""
    state[:DECK] = 0
    state[SEATS] = seats
    state[FIRST] = first
    state[PLAYER] = first
    state[TOP] = box[ASIDE]
    for colour in range(3):
        state[RESERVE + colour] = box[TAILS]
        start_worm(state, colour)
    for seat in range(seats):
        fill(box, state, seat)
    for seat in range(seats):
        replace_actions(box, state, seat)
    skip_who_cannot_lay(box, state)


@lean("void(int32[::1], int32[::1], int64, int64, int64[::1])")
def deal(box: Box, state: State, seats: int, first: int, dice: Dice) -> None:
    """Shuffle and deal."""
    for card in range(box[CARDS]):
        other = roll(dice, card + 1)
        state[DECK + card] = state[DECK + other]
        state[DECK + other] = card
    begin(box, state, seats, first)


@compiled("int64(int32[::1], int64, int64, int64[::1])")
def playouts(box: Box, seats: int, games: int, dice: Dice) -> int:
    """Play whole games at random; the answer is how many cards were played."""
    state = np.zeros(SIZE, dtype=np.int32)
    played = 0
    for _ in range(games):
        deal(box, state, seats, roll(dice, seats), dice)
        while not state[OVER]:
            apply(box, state, any_play(box, state, dice))
            played += 1
    return played
