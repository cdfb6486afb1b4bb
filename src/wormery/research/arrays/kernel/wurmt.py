"""One game of Das Wurmt as a row of int32, and what a seat knows of it.

    0 .. 605   606 .. 650                     651, 652   653 .. 682
    state of   by colour and front: cards     dice       by worm: who has forgotten its head
    the        that nobody has drawn yet,                (of those who play in the call)
    kernel     those put aside included

The form is another array, the same for all games of one kind: how big its actions and observations
are, and where their parts begin. Actions come in blocks, one for each slot of the hand:

    lay            remove             refresh          new worm   spy    pass
    worm, claim    worm, position     which others     colour     worm
                                      go, as a mask
                                      of their order

What is seen is what a seat may know that forgets nothing (DW-33): the options that make players
forget (DW-34) are for people. Seats are counted clockwise from the one who looks.
"""

import numpy as np
from numpy.typing import NDArray

from wormery.core.compiled import inlined, lean
from wormery.core.dice import roll
from wormery.games.wurmt.kernel.rules import (
    ASIDE,
    BLIND,
    CARD_BACK,
    CARD_COLOUR,
    CARD_FRONT,
    CARDS,
    CLAIM,
    CLAIMS,
    COLOUR,
    COUNT,
    DECK,
    ENDING,
    FIRST,
    HANDS,
    HEAD,
    HELD,
    KNOWN,
    LAYER,
    LENGTH,
    MOST_WORMS,
    NEUTRAL,
    NEW_WORM,
    NEXT,
    NOTHING,
    OLDEST,
    OVER,
    PASS,
    PLAYER,
    REFRESH,
    REMOVE,
    RESERVE,
    SAID,
    SCORE,
    SEATS,
    SIZE,
    SLOTS,
    SPY,
    TOP,
    W_SIZE,
    WORM,
    WORMS,
    Box,
    apply,
)
from wormery.games.wurmt.kernel.rules import begin as deal_out
from wormery.research.arrays.layout import Numbers

Row = NDArray[np.int32]
Form = NDArray[np.int64]
Mask = NDArray[np.int8]

UNDRAWN, KINDS = SIZE, 45
DICE = UNDRAWN + KINDS
FORGOTTEN = DICE + 2
ROW_SIZE = FORGOTTEN + MOST_WORMS

(ACTIONS, BLOCK, PLACES, LAYS, REMOVES, REFRESHES, NEW_WORMS, SPIES, PASSES,
 SEEN_SCORES, SEEN_HAND, SEEN_BACKS, SEEN_WORMS, SEEN_OPEN, SEEN_REST, SEEN_SIZE, WIDTH,
 STARTS) = range(18)  # fmt: skip
FORM_SIZE = 18
WORM_FACTS = 8
ANYBODY = -1


@inlined("int64(int32[::1], int64)")
def kind(box: Box, card: int) -> int:
    """A card by colour and front; the colour of a neutral action is nobody's business."""
    colour = 0 if box[CARD_BACK + card] == NEUTRAL else box[CARD_COLOUR + card]
    return int(15 * colour + box[CARD_FRONT + card])


@inlined("void(int32[::1], int32[::1], int64)")
def note_drawn(box: Box, row: Row, before: int) -> None:
    """Cards have been drawn since *before* was the top of the pile."""
    for place in range(DECK + before, DECK + row[TOP]):
        row[UNDRAWN + kind(box, row[place])] -= 1


@lean("void(int32[::1], int64[::1], int32[::1], int64)")
def take_stock(box: Box, form: Form, row: Row, seats: int) -> None:
    """Deal the deck that lies in the row; *first* has who begins, unless that was agreed."""
    row[UNDRAWN:DICE] = 0
    row[FORGOTTEN:] = 0
    for card in range(box[CARDS]):
        row[UNDRAWN + kind(box, card)] += 1
    first = form[STARTS] if form[STARTS] >= 0 else row[FIRST]
    deal_out(box, row, seats, first)
    note_drawn(box, row, box[ASIDE])


@lean("void(int32[::1], int64[::1], int32[::1], int64, int64[::1])")
def begin(box: Box, form: Form, row: Row, seats: int, dice: NDArray[np.int64]) -> None:
    """Shuffle and deal by the row's own dice (DW-07, DW-09); *dice* is room for them."""
    dice[0], dice[1] = row[DICE], row[DICE + 1]
    for card in range(box[CARDS]):
        other = roll(dice, card + 1)
        row[DECK + card] = row[DECK + other]
        row[DECK + other] = card
    row[FIRST] = roll(dice, seats)
    row[DICE], row[DICE + 1] = dice[0], dice[1]
    take_stock(box, form, row, seats)


@inlined("int64(int32[::1], int64[::1], int32[::1], int64)")
def play_of(box: Box, form: Form, row: Row, action: int) -> int:
    """The kernel's play of an action, or -1 if it is none now (DW-10, DW-11, DW-22)."""
    if not 0 <= action < form[ACTIONS] or row[OVER]:
        return NOTHING
    slot, what = action // form[BLOCK], action % form[BLOCK]
    if slot >= row[HELD + row[PLAYER]]:
        return NOTHING
    card = row[HANDS + SLOTS * row[PLAYER] + slot]
    front = box[CARD_FRONT + card]
    if what < form[REMOVES]:
        return lay_of(box, row, card, slot, what) if front < REMOVE else NOTHING
    if what < form[REFRESHES]:
        what -= form[REMOVES]
        return remove_of(form, row, slot, what) if front == REMOVE else NOTHING
    return other_of(form, row, front, slot, what)


@inlined("int64(int32[::1], int32[::1], int64, int64, int64)")
def lay_of(box: Box, row: Row, card: int, slot: int, what: int) -> int:
    """A lay on a worm of the card's colour, and what is said of it (DW-11, DW-31)."""
    worm, claim = what // box[CLAIMS], what % box[CLAIMS]
    if worm < row[WORMS] and row[WORM + W_SIZE * worm + COLOUR] == box[CARD_COLOUR + card]:
        return int(slot + 16 * worm + box[SAID + claim] * 2**14)
    return NOTHING


@inlined("int64(int64[::1], int32[::1], int64, int64)")
def remove_of(form: Form, row: Row, slot: int, what: int) -> int:
    """A Remove of a card that lies open (DW-23)."""
    worm, place = what // form[PLACES], what % form[PLACES]
    if worm < row[WORMS] and place < row[WORM + W_SIZE * worm + COUNT]:
        return int(slot + 16 * worm + place * 2**14)
    return NOTHING


@inlined("int64(int64[::1], int32[::1], int64, int64, int64)")
def other_of(form: Form, row: Row, front: int, slot: int, what: int) -> int:
    """A Refresh, a New worm, a Spy or a Pass (DW-24 to DW-27)."""
    if what < form[NEW_WORMS]:
        others = what - form[REFRESHES]
        below = others & ((1 << slot) - 1)
        fits = front == REFRESH and others < 1 << (row[HELD + row[PLAYER]] - 1)
        return int(slot + 16 * (below | (others - below) << 1)) if fits else NOTHING
    if what < form[SPIES]:
        colour = what - form[NEW_WORMS]
        fits = front == NEW_WORM and row[RESERVE + colour] > 0
        return int(slot + 16 * colour) if fits else NOTHING
    if what < form[PASSES]:
        worm = what - form[SPIES]
        fits = front == SPY and worm < row[WORMS] and row[WORM + W_SIZE * worm + HEAD] != NOTHING
        return int(slot + 16 * worm) if fits else NOTHING
    return int(slot) if front == PASS else NOTHING


@lean("void(int32[::1], int32[::1], int64)")
def play(box: Box, row: Row, number: int) -> None:
    """A play of the kernel, and all that follows from it."""
    before = row[TOP]
    apply(box, row, number)
    note_drawn(box, row, before)


@lean("void(int32[::1], int64[::1], int32[::1], int8[::1])")
def mark(box: Box, form: Form, row: Row, mask: Mask) -> None:
    """The actions of the player whose turn it is; none when the game is over."""
    mask[:] = 0
    if row[OVER]:
        return
    first, block = HANDS + SLOTS * row[PLAYER], form[BLOCK]
    for slot in range(row[HELD + row[PLAYER]]):
        card = row[first + slot]
        if box[CARD_FRONT + card] < REMOVE:
            mark_lays(box, row, card, slot * block, mask)
        else:
            mark_action(form, row, box[CARD_FRONT + card], slot * block, mask)


@inlined("void(int32[::1], int32[::1], int64, int64, int8[::1])")
def mark_lays(box: Box, row: Row, card: int, at: int, mask: Mask) -> None:
    """All ways to lay a card (DW-11, DW-31)."""
    claims, colour = box[CLAIMS], box[CARD_COLOUR + card]
    for worm in range(row[WORMS]):
        fits = row[WORM + W_SIZE * worm + COLOUR] == colour  # not asked: a guess costs more
        for claim in range(claims):
            mask[at + worm * claims + claim] = fits


@lean("void(int64[::1], int32[::1], int64, int64, int8[::1])")
def mark_action(form: Form, row: Row, front: int, at: int, mask: Mask) -> None:
    """All ways to play an action (DW-22 to DW-27)."""
    if front == REMOVE:
        for worm in range(row[WORMS]):
            place = at + form[REMOVES] + worm * form[PLACES]
            for number in range(place, place + row[WORM + W_SIZE * worm + COUNT]):
                mask[number] = 1
    elif front == REFRESH:
        for others in range(1 << (row[HELD + row[PLAYER]] - 1)):
            mask[at + form[REFRESHES] + others] = 1
    elif front == NEW_WORM:
        for colour in range(3):
            mask[at + form[NEW_WORMS] + colour] = row[RESERVE + colour] > 0
    elif front == SPY:
        for worm in range(row[WORMS]):
            mask[at + form[SPIES] + worm] = row[WORM + W_SIZE * worm + HEAD] != NOTHING
    else:
        mask[at + form[PASSES]] = 1


@lean("void(int32[::1], int64[::1], int32[::1], int64, int16[::1])")
def observe(box: Box, form: Form, row: Row, seat: int, seen: Numbers) -> None:
    """All that a seat can know that forgets nothing (DW-33)."""
    seats, rest = row[SEATS], place_of(form, SEEN_REST)
    facts, opened = place_of(form, SEEN_WORMS), place_of(form, SEEN_OPEN)
    places = place_of(form, PLACES)
    seen[:rest] = 0
    seen[0] = seats
    seen[1] = row[PLAYER] - seat + (seats if row[PLAYER] < seat else 0)
    seen[2] = box[CARDS] - row[TOP]
    seen[3] = row[ENDING]
    for colour in range(3):
        seen[4 + colour] = row[RESERVE + colour]
    undrawn, unseen = row[UNDRAWN:DICE], seen[rest:]
    for number in range(KINDS):
        unseen[number] = undrawn[number]
    see_hand(box, form, row, seat, seen)
    see_others(box, form, row, seat, seen)
    for worm in range(row[WORMS]):
        at = WORM + W_SIZE * worm
        see_open(box, row, at, opened + places * worm, seen)
        see_worm(box, row, seat, at, facts + WORM_FACTS * worm, rest, seen)


@inlined("int64(int64[::1], int64)")
def place_of(form: Form, number: int) -> int:
    """Where a part begins; it is never less than 0, which the compiler is told here."""
    return int(max(0, form[number]))


@inlined("void(int32[::1], int64[::1], int32[::1], int64, int16[::1])")
def see_hand(box: Box, form: Form, row: Row, seat: int, seen: Numbers) -> None:
    """The own cards; in the blind reading without values (DW-05)."""
    mine, rest, blind = place_of(form, SEEN_HAND), place_of(form, SEEN_REST), box[BLIND]
    at, backs = HANDS + SLOTS * seat, 0
    seen[form[SEEN_SCORES]] = row[SCORE + seat]
    for slot in range(row[HELD + seat]):
        card = row[at + slot]
        back, front = box[CARD_BACK + card], box[CARD_FRONT + card]
        backs += 1 << 16 * int(back)
        seen[mine + 2 * slot] = back + 1
        if blind and front < REMOVE:
            seen[rest + kind(box, card)] += 1
        else:
            seen[mine + 2 * slot + 1] = front + 1
    tell_backs(backs, place_of(form, SEEN_BACKS), seen)


@inlined("void(int64, int64, int16[::1])")
def tell_backs(backs: int, first: int, seen: Numbers) -> None:
    """How many of each back are in a hand; *backs* has 16 bits for each."""
    for back in range(4):
        seen[first + back] = backs >> 16 * back & 15


@inlined("void(int32[::1], int64[::1], int32[::1], int64, int16[::1])")
def see_others(box: Box, form: Form, row: Row, seat: int, seen: Numbers) -> None:
    """The backs of others' cards, clockwise (DW-04)."""
    seats, scores, rest = row[SEATS], place_of(form, SEEN_SCORES), place_of(form, SEEN_REST)
    first, other = place_of(form, SEEN_BACKS), seat
    for place in range(1, seats):
        other += 1
        if other == seats:
            other = 0
        seen[scores + place] = row[SCORE + other]
        at, backs = HANDS + SLOTS * other, 0
        for slot in range(at, at + row[HELD + other]):
            card = row[slot]
            backs += 1 << 16 * int(box[CARD_BACK + card])
            seen[rest + kind(box, card)] += 1
        tell_backs(backs, first + 4 * place, seen)


@inlined("void(int32[::1], int32[::1], int64, int64, int16[::1])")
def see_open(box: Box, row: Row, at: int, first: int, seen: Numbers) -> None:
    """What lies open of the worm that is written at *at*."""
    card = row[at + OLDEST]
    for place in range(first, first + row[at + COUNT]):
        seen[place] = box[CARD_FRONT + card] + 1
        card = row[NEXT + card]


@inlined("void(int32[::1], int32[::1], int64, int64, int64, int64, int16[::1])")
def see_worm(  # noqa: PLR0913, PLR0917 - compiled code has no keywords
    box: Box, row: Row, seat: int, at: int, facts: int, rest: int, seen: Numbers
) -> None:
    """A worm, and its head as far as the seat has seen it."""
    seats, head, layer, known = row[SEATS], row[at + HEAD], row[at + LAYER], row[at + KNOWN]
    claim = row[at + CLAIM]
    seen[facts] = row[at + COLOUR] + 1
    seen[facts + 1] = row[at + LENGTH]
    seen[facts + 2] = row[at + COUNT]
    if head != NOTHING:
        is_known = known >> seat & 1  # not asked: a guess costs more
        seen[facts + 3] = 1
        seen[facts + 4] = layer - seat + 1 + (seats if layer < seat else 0)
        seen[facts + 5] = is_known * (box[CARD_FRONT + head] + 1)
        seen[facts + 6] = claim
        seen[facts + 7] = (known >> seat | known << (seats - seat)) & ((1 << seats) - 1)
        seen[rest + kind(box, head)] += 1 - is_known


@inlined("int64(int32[::1], int64)")
def winners(row: Row, seats: int) -> int:
    """How many share the win by now (DW-30)."""
    best, count = row[SCORE], 1
    for seat in range(1, seats):
        if row[SCORE + seat] > best:
            best, count = row[SCORE + seat], 1
        elif row[SCORE + seat] == best:
            count += 1
    return count


@inlined("float64(int32[::1], int64)")
def payoff(row: Row, seat: int) -> float:
    """What a seat gets at the end: 1 for winning alone, all of them together 0."""
    seats = row[SEATS]
    for other in range(seats):
        if row[SCORE + other] > row[SCORE + seat]:
            return float(-1.0 / (seats - 1))
    return float((seats / winners(row, seats) - 1.0) / (seats - 1))
