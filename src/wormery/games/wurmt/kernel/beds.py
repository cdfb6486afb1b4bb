"""Between the rules' beds, cards and plays and those of the kernel."""

import numpy as np

from wormery.core import Setup
from wormery.games.wurmt.cards import ACTIONS, COLOURS, Card
from wormery.games.wurmt.commands import Lay, NewWorm, Pass, Play, Refresh, Remove, Spy
from wormery.games.wurmt.kernel.rules import (
    BOX_SIZE,
    CARD_BACK,
    CARD_COLOUR,
    CARD_FRONT,
    COLOURED,
    DECK,
    HANDS,
    HEAD,
    HEADS,
    HELD,
    LENGTH,
    NEUTRAL,
    NEW_WORM,
    PASS,
    POOL,
    REFRESH,
    REMOVE,
    RESERVE,
    SAID,
    SCORE,
    SIZE,
    SLOTS,
    SPY,
    TELL,
    W_SIZE,
    WORM,
    Box,
    State,
    append,
)
from wormery.games.wurmt.options import Options, cards_of, put_aside, values_of
from wormery.games.wurmt.state import Bed

ENDS = ("immediate", "finish_turn", "finish_round")


def box_of(setup: Setup[Options]) -> Box:
    """The box of a game."""
    options = setup.options
    cards = cards_of(options)
    box = np.zeros(BOX_SIZE, dtype=np.int32)
    said = [claim_of(value) for value in values_of(options)] if options.announce else [0]
    box[SAID : SAID + len(said)] = said
    box[:SAID] = (
        len(cards),
        put_aside(setup),
        options.hand_size,
        options.refill_at,
        options.low,
        options.high,
        ENDS.index(options.end),
        len(said),
        options.reading == "blind",
        options.tails_per_colour,
    )
    for card in cards:
        colour = COLOURS.index(card.colour)
        is_neutral = card.action is not None and options.backs == "neutral"
        box[CARD_COLOUR + card.id] = colour
        box[CARD_BACK + card.id] = NEUTRAL if is_neutral else colour
        box[CARD_FRONT + card.id] = front_of(card)
    return box


def front_of(card: Card) -> int:
    """What a card has on its front, as the kernel counts."""
    return 10 + ACTIONS.index(card.action) if card.action is not None else card.value or 0


def claim_of(value: int | None) -> int:
    """What is said of a head, as the kernel counts: 0 is nothing."""
    return 0 if value is None else value + 1


def pack(bed: Bed) -> State:
    """The state of a bed; what its heads told when they were laid is taken from how it lies now."""
    state = np.zeros(SIZE, dtype=np.int32)
    size = len(cards_of(bed.options))
    state[:POOL] = (
        len(bed.hands),
        bed.first,
        bed.player,
        bed.turn,
        bed.ending,
        bed.over,
        size - len(bed.pile),
        len(bed.worms),
        len(bed.discard),
    )
    state[RESERVE:SCORE] = bed.reserve
    for seat, hand in enumerate(bed.hands):
        taken = (sum(card.value or 0 for card in side[seat]) for side in (bed.plus, bed.minus))
        state[SCORE + seat] = next(taken) - next(taken)
        state[HELD + seat] = len(hand)
        for slot, card in enumerate(hand):
            state[HANDS + SLOTS * seat + slot] = card.id
    state[DECK : DECK + len(bed.aside)] = [card.id for card in bed.aside]
    state[DECK + size - len(bed.pile) : DECK + size] = [card.id for card in bed.pile]
    for number, worm in enumerate(bed.worms):
        at = WORM + W_SIZE * number
        state[at : at + W_SIZE] = (COLOURS.index(worm.colour), -1, 0, 0, 0, 0, 0, 0, -1, -1)
        for card in worm.visible:
            append(state, at, card.id, card.value or 0)
        state[COLOURED + state[at]] += 1
        if worm.head is not None:
            head = worm.head
            state[HEADS] += 1
            known = sum(1 << seat for seat in head.known_by)
            state[at + HEAD : at + TELL] = (
                head.card.id,
                head.layer,
                known,
                claim_of(head.claim),
            )
            state[at + TELL] = 2 * min(9, int(state[at + LENGTH]))
    return state


def number_of(play: Play) -> int:
    """A play as the kernel writes it."""
    match play:
        case Lay(slot, worm, claim):
            return slot + 16 * worm + claim_of(claim) * 2**14
        case Remove(slot, worm, position):
            return slot + 16 * worm + position * 2**14
        case Refresh(slot, slots):
            return slot + 16 * sum(1 << other for other in slots)
        case NewWorm(slot, colour):
            return slot + 16 * COLOURS.index(colour)
        case Spy(slot, worm):
            return slot + 16 * worm
        case Pass(slot):
            return slot


def play_of(number: int, front: int) -> Play:
    """The play that a number stands for, given the front of the card in its slot."""
    slot, what, which = number & 15, (number >> 4) & 1023, number >> 14
    if front == REMOVE:
        return Remove(slot, what, which)
    if front == REFRESH:
        return Refresh(slot, tuple(other for other in range(SLOTS) if what >> other & 1))
    if front == NEW_WORM:
        return NewWorm(slot, COLOURS[what])
    if front == SPY:
        return Spy(slot, what)
    return Pass(slot) if front == PASS else Lay(slot, what, which - 1 if which else None)
