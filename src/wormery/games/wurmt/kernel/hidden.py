"""What a seat knows of a kernel's state, and worlds in which all that it knows is true.

An information state has the layout of a state. A card that the seat cannot see is written as what
it does see of it:

    -2       -3     -4     -5                      -6       -7     -8
    yellow   pink   blue   neutral, so an action   yellow   pink   blue, and known to be a value

The cards that these may be lie in any order at the end of the deck, from *pool* on, together with
those of the pile and those put aside; *top* still tells the size of the pile. A seat that has
forgotten what was thrown away has a bigger pool.
"""

import numpy as np
from numpy.typing import NDArray

from wormery.core.compiled import compiled, lean
from wormery.core.dice import Dice, roll
from wormery.games.wurmt.kernel.rules import (
    ASIDE,
    BLIND,
    CARD_BACK,
    CARD_COLOUR,
    CARD_FRONT,
    CARDS,
    COLOUR,
    DECK,
    HANDS,
    HEAD,
    HELD,
    KNOWN,
    MOST_CARDS,
    NEXT,
    NOTHING,
    POOL,
    REMOVE,
    SEATS,
    SIZE,
    SLOTS,
    TOP,
    W_SIZE,
    WORM,
    WORMS,
    Box,
    State,
    can_lay,
)

Weights = NDArray[np.float64]
"""By worm and value: how much likelier than the pool has it a hidden head is that value."""


BACK, VALUE = -2, -6


@lean("void(int32[::1], int32[::1], int64, int32[::1])")
def look(box: Box, state: State, seat: int, info: State) -> None:
    """All that a seat can know that forgets nothing (DW-33)."""
    for number in range(DECK):
        info[number] = state[number]
    for number in range(NEXT, SIZE):
        info[number] = state[number]
    place = DECK + box[CARDS]
    for card in range(DECK, DECK + box[ASIDE]):
        place -= 1
        info[place] = state[card]
    for card in range(DECK + state[TOP], DECK + box[CARDS]):
        place -= 1
        info[place] = state[card]
    for other in range(state[SEATS]):
        for slot in range(HANDS + SLOTS * other, HANDS + SLOTS * other + state[HELD + other]):
            card = state[slot]
            is_value = box[CARD_FRONT + card] < REMOVE
            if other != seat or (box[BLIND] and is_value):
                place -= 1
                info[place] = card
                info[slot] = BACK - box[CARD_BACK + card]
                if other == seat:
                    info[slot] = VALUE - box[CARD_COLOUR + card]
    for at in range(WORM, WORM + W_SIZE * state[WORMS], W_SIZE):
        card = state[at + HEAD]
        if card != NOTHING and not state[at + KNOWN] >> seat & 1:
            place -= 1
            info[place] = card
            info[at + HEAD] = VALUE - state[at + COLOUR]
    info[POOL] = place - DECK


@lean("int64(int32[::1], int64)")
def leave(pool: State, place: int) -> int:
    """A card leaves a pool, whose size stands behind its last card's place."""
    card: int = pool[place]
    pool[MOST_CARDS] -= 1
    pool[place] = pool[pool[MOST_CARDS]]
    return card


@lean("boolean(int32[::1], int64, int64)")
def fits(box: Box, card: int, seen: int) -> bool:
    """Whether a card looks like what is seen."""
    same: bool = box[CARD_BACK + card] == BACK - seen
    if seen <= VALUE:
        same = box[CARD_FRONT + card] < REMOVE and box[CARD_COLOUR + card] == VALUE - seen
    return same


@lean("int64(int32[::1], int32[::1], int64, int64[::1])")
def draw(box: Box, pool: State, seen: int, dice: Dice) -> int:
    """A card out of the pool that looks like this; any card if there is none."""
    fitting = 0
    for place in range(pool[MOST_CARDS]):
        fitting += fits(box, pool[place], seen)
    if fitting == 0:
        return leave(pool, roll(dice, pool[MOST_CARDS]))
    number = roll(dice, fitting)
    for place in range(pool[MOST_CARDS]):
        if fits(box, pool[place], seen):
            if number == 0:
                return leave(pool, place)
            number -= 1
    return NOTHING


@lean("int64(int32[::1], int32[::1], int64, float64[::1], int64[::1])")
def draw_head(box: Box, pool: State, seen: int, weights: Weights, dice: Dice) -> int:
    """A card out of the pool that the head of a worm may be, the likelier the oftener."""
    total = 0.0
    for place in range(pool[MOST_CARDS]):
        if fits(box, pool[place], seen):
            total += weights[box[CARD_FRONT + pool[place]]]
    rest = total * roll(dice, 1 << 30) / (1 << 30)
    for place in range(pool[MOST_CARDS]):
        if fits(box, pool[place], seen):
            rest -= weights[box[CARD_FRONT + pool[place]]]
            if rest < 0:
                return leave(pool, place)
    return draw(box, pool, seen, dice)


@lean("void(int32[::1], int32[::1], int64, int32[::1], int64[::1])")
def own_a_value(box: Box, world: State, seat: int, pool: State, dice: Dice) -> None:
    """A hand of nothing but actions would have been thrown: exchange one of its cards (DW-20)."""
    held = world[HELD + seat]
    if held == 0 or can_lay(box, world, seat):
        return
    slot = HANDS + SLOTS * seat + roll(dice, held)
    for place in range(pool[MOST_CARDS]):
        if fits(box, pool[place], VALUE - box[CARD_BACK + world[slot]]):
            pool[place], world[slot] = world[slot], pool[place]
            return


@lean("void(int32[::1], int32[::1], int64, int32[::1], int32[::1], int64[::1])")
def give_hand(  # noqa: PLR0913, PLR0917 - numba knows no Structs
    box: Box, info: State, seat: int, pool: State, world: State, dice: Dice
) -> None:
    """Fill the hidden slots of a hand; one that is known stays as it is."""
    is_hidden = False
    for slot in range(HANDS + SLOTS * seat, HANDS + SLOTS * seat + info[HELD + seat]):
        if info[slot] < 0:
            world[slot] = draw(box, pool, info[slot], dice)
            is_hidden = True
    if is_hidden:
        own_a_value(box, world, seat, pool, dice)


@compiled("void(int32[::1], int32[::1], float64[:, ::1], int64[::1], int32[::1])")
def determinise(box: Box, info: State, weights: Weights, dice: Dice, world: State) -> None:
    """A world in which everything is true that an information state tells."""
    world[:DECK] = info[:DECK]
    world[NEXT:] = info[NEXT:]
    pool = np.empty(MOST_CARDS + 1, dtype=np.int32)
    size = box[CARDS] - info[POOL]
    pool[MOST_CARDS] = size
    for place in range(size):
        pool[place] = info[DECK + info[POOL] + place]
    for worm in range(info[WORMS]):
        at = WORM + W_SIZE * worm
        if info[at + HEAD] < NOTHING:
            world[at + HEAD] = draw_head(box, pool, info[at + HEAD], weights[worm], dice)
    for seat in range(info[SEATS]):
        give_hand(box, info, seat, pool, world, dice)
    for card in range(info[TOP], box[CARDS]):
        world[DECK + card] = leave(pool, roll(dice, pool[MOST_CARDS]))
    for card in range(min(pool[MOST_CARDS], box[ASIDE])):
        world[DECK + card] = leave(pool, roll(dice, pool[MOST_CARDS]))
