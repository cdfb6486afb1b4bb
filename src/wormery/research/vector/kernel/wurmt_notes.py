"""What every seat sees of a game of Das Wurmt, kept ready: a play changes few of its numbers.

To write an observation anew takes as long as the rules themselves, for it is many small things. So
each game keeps, beside its row, what `observe` would show to each of its seats, and corrects it
after a play: one worm, one hand, and who has seen which card. What everybody reads off the table
(the first seven numbers) is written when somebody looks. And it keeps sets of actions as bits:

    0 .. 9           10 .. 17        18 .. 25         26 .. 31
    what may be      by class of     by class: its    by worm: its open values
    played now,      card: its lays  Refreshes, New   plus 1, four bits each,
    two words for    (6 bits) and    worms, Spies     the oldest first
    each slot        Removes (54)    and Pass

    class   0, 1, 2                    3       4        5         6    7
            a value by its colour      Remove  Refresh  New worm  Spy  Pass

All of this is for games of the usual form (`USUAL`), in which nobody announces or plays blind; the
others are shown by `observe` and `mark` themselves. Where a hand is replaced (DW-20), which is
rare, everything is noted anew.
"""

import numpy as np
from numpy.typing import NDArray

from wormery.core.compiled import inlined, lean, ones
from wormery.core.lanes import mark_16, mark_32, mark_64
from wormery.games.wurmt.kernel.rules import (
    CARD_FRONT,
    CARDS,
    COLOUR,
    COUNT,
    DECK,
    ENDING,
    HANDS,
    HEAD,
    HELD,
    KNOWN,
    LAYER,
    LENGTH,
    NEW_WORM,
    NEXT,
    NOTHING,
    OLDEST,
    OVER,
    PLAYER,
    REFRESH,
    REMOVE,
    RESERVE,
    SCORE,
    SEATS,
    SLOTS,
    SPY,
    TOP,
    W_SIZE,
    WORM,
    WORMS,
    Box,
    apply,
)
from wormery.research.arrays.kernel.wurmt import UNDRAWN, WORM_FACTS, Form, Row, observe
from wormery.research.arrays.layout import Numbers

Cards = NDArray[np.int64]  # by card: kind, class, what its owner sees, what others see
Words = NDArray[np.int64]
Views = NDArray[np.int16]  # by seat
Flags = NDArray[np.int8]

USUAL = (430, 86, 9, 0, 6, 60, 76, 79, 85, 7, 12, 22, 42, 90, 144, 189, 6)
"""The usual form, up to who begins."""
HAND, PLACES, BLOCK, TAIL = 5, 9, 86, 60
SEEN_SCORES, SEEN_HAND, SEEN_BACKS, SEEN_WORMS, SEEN_OPEN, SEEN_REST, SEEN = USUAL[9:16]
ON_WORMS, OTHERS, OPENED, WORDS = 10, 18, 26, 32
LAYS_BITS, NEW_AT, SPY_AT, PASS_AT = 6, 16, 19, 25
TO_REMOVE, TO_REFRESH, TO_BEGIN, TO_SPY, TO_PASS = range(3, 8)

KIND, CLASS, OWN, BACKS = range(4)
CARD_FACTS = 4


@inlined("void(int64[:, ::1], int16[:, ::1], int64, int64, int64)")
def uncover(cards: Cards, views: Views, seats: int, card: int, known: int) -> None:
    """Everybody sees a card; those in *known* have seen it before."""
    place = SEEN_REST + cards[card, KIND]
    for seat in range(seats):
        views[seat, place] -= 1 - (known >> seat & 1)


@inlined("void(int64[:, ::1], int32[::1], int64, int64, int16[:, ::1])")
def show_hand(cards: Cards, row: Row, seats: int, player: int, views: Views) -> None:
    """A hand that has changed, to its owner and to the others (DW-04), and the owner's points."""
    first, held, backs = HANDS + SLOTS * player, row[HELD + player], 0
    for slot in range(HAND):
        card, is_held = row[first + slot], slot < held  # not asked: a guess costs more
        own = is_held * cards[card, OWN]
        backs += is_held * cards[card, BACKS]
        views[player, SEEN_HAND + 2 * slot] = own & 15
        views[player, SEEN_HAND + 2 * slot + 1] = own >> 16
    for seat in range(seats):
        place = player - seat + seats * (player < seat)
        views[seat, SEEN_SCORES + place] = row[SCORE + player]
        for back in range(4):
            views[seat, SEEN_BACKS + 4 * place + back] = backs >> 16 * back & 15


@inlined("void(int32[::1], int32[::1], int64, int64, int64[::1], int16[:, ::1])")
def show_worm(  # noqa: PLR0913, PLR0917 - compiled code has no keywords
    box: Box, row: Row, seats: int, worm: int, words: Words, views: Views
) -> None:
    """A worm that has changed, to everybody as far as each may know it, and what can be done."""
    at, opened = WORM + W_SIZE * worm, words[OPENED + worm]
    head, layer, known, count = row[at + HEAD], row[at + LAYER], row[at + KNOWN], row[at + COUNT]
    is_laid = int(head != NOTHING)
    value, known = is_laid * (box[CARD_FRONT + head] + 1), is_laid * known
    facts, first = SEEN_WORMS + WORM_FACTS * worm, SEEN_OPEN + PLACES * worm
    for seat in range(seats):
        views[seat, facts] = row[at + COLOUR] + 1
        views[seat, facts + 1] = row[at + LENGTH]
        views[seat, facts + 2] = count
        views[seat, facts + 3] = is_laid
        views[seat, facts + 4] = is_laid * (layer - seat + 1 + seats * (layer < seat))
        views[seat, facts + 5] = (known >> seat & 1) * value
        views[seat, facts + 7] = (known >> seat | known << (seats - seat)) & ((1 << seats) - 1)
        for place in range(PLACES):
            views[seat, first + place] = opened >> 4 * place & 15
    words[OTHERS + TO_SPY] |= is_laid << (SPY_AT + worm)
    first = LAYS_BITS + PLACES * worm
    words[ON_WORMS + TO_REMOVE] &= ~(((1 << PLACES) - 1) << first)
    words[ON_WORMS + TO_REMOVE] |= ((1 << count) - 1) << first


@inlined("void(int32[::1], int64[::1])")
def show_tails(row: Row, words: Words) -> None:
    """Where cards of each colour can be laid, and which worms can be begun."""
    for colour in range(3):
        words[ON_WORMS + colour] = 0
    for worm in range(row[WORMS]):
        words[ON_WORMS + row[WORM + W_SIZE * worm + COLOUR]] |= 1 << worm
    words[OTHERS + TO_BEGIN] = 0
    for colour in range(3):
        words[OTHERS + TO_BEGIN] |= int(row[RESERVE + colour] > 0) << (NEW_AT + colour)


@lean("void(int32[::1], int64[::1], int32[::1], int64[::1], int16[:, ::1])")
def take_notes(box: Box, form: Form, row: Row, words: Words, views: Views) -> None:
    """Note all that a row has."""
    words[:] = 0
    words[OTHERS + TO_PASS] = 1 << PASS_AT
    show_tails(row, words)
    for seat in range(row[SEATS]):
        observe(box, form, row, seat, views[seat])
    for worm in range(row[WORMS]):
        at, opened = WORM + W_SIZE * worm, 0
        card = row[at + OLDEST]
        for place in range(row[at + COUNT]):
            opened |= int(box[CARD_FRONT + card] + 1) << 4 * place
            card = row[NEXT + card]
        words[OPENED + worm] = opened
        show_worm(box, row, row[SEATS], worm, words, views)


@inlined("void(int64[:, ::1], int32[::1], int64, int64, int16[:, ::1])")
def note_drawn(cards: Cards, row: Row, player: int, before: int, views: Views) -> None:
    """Cards have been drawn since *before* was the top of the pile: one has seen them."""
    for place in range(DECK + before, DECK + row[TOP]):
        kind = cards[row[place], KIND]
        row[UNDRAWN + kind] -= 1
        views[player, SEEN_REST + kind] -= 1


@inlined(
    "void(int32[::1], int64[::1], int64[:, ::1], int32[::1], int64, int64[::1], int16[:, ::1])"
)
def play(  # noqa: PLR0913, PLR0917 - compiled code has no keywords
    box: Box, form: Form, cards: Cards, row: Row, number: int, words: Words, views: Views
) -> None:
    """A play of the kernel with all that follows from it, and what everybody sees of that."""
    seats, player = row[SEATS], row[PLAYER]
    top, held, first = row[TOP], row[HELD + player], HANDS + SLOTS * player
    slot, what, which = number & 15, (number >> 4) & 1023, number >> 14
    card = row[first + slot]
    front, thrown = box[CARD_FRONT + card], 0
    if front == REFRESH:
        thrown = ones(what)
        for other in range(HAND):
            if what >> other & 1:
                uncover(cards, views, seats, row[first + other], 1 << player)
        what = 0
    at = WORM + W_SIZE * what
    head, known = row[at + HEAD], row[at + KNOWN]
    apply(box, row, number)
    note_drawn(cards, row, player, top, views)
    if row[HELD + player] != held - 1 - thrown + row[TOP] - top:
        take_notes(box, form, row, words, views)
        return
    if front < REMOVE:
        if head != NOTHING:
            uncover(cards, views, seats, head, known)
            count = row[at + COUNT]  # 0: the worm has scored
            opened = words[OPENED + what] | int(box[CARD_FRONT + head] + 1) << 4 * (count - 1)
            words[OPENED + what] = opened if count else 0
    else:
        uncover(cards, views, seats, card, 1 << player)
        if front == REMOVE:
            opened, below = words[OPENED + what], (1 << 4 * which) - 1
            words[OPENED + what] = opened & below | opened >> 4 & ~below
        elif front == NEW_WORM:
            what = row[WORMS] - 1
            show_tails(row, words)
        elif front == SPY:
            views[player, SEEN_REST + cards[head, KIND]] -= 1 - (known >> player & 1)
    show_worm(box, row, seats, what, words, views)
    show_hand(cards, row, seats, player, views)


@inlined("void(int32[::1], int32[::1], int64, int16[:, ::1], int16[::1])")
def look(box: Box, row: Row, seat: int, views: Views, seen: Numbers) -> None:
    """What a seat may know."""
    mine = views[seat]
    for place in range(SEEN):
        seen[place] = mine[place]
    seen[1] = row[PLAYER] - seat + row[SEATS] * (row[PLAYER] < seat)
    seen[2] = box[CARDS] - row[TOP]
    seen[3] = row[ENDING]
    for colour in range(3):
        seen[4 + colour] = row[RESERVE + colour]


@inlined("void(int64[:, ::1], int32[::1], int64[::1], int8[::1])")
def mark(cards: Cards, row: Row, words: Words, mask: Flags) -> None:
    """The actions of the player whose turn it is, for the caller and for `is_legal`."""
    if row[OVER]:
        words[:ON_WORMS] = 0
        mask[:] = 0
        return
    held, first = row[HELD + row[PLAYER]], HANDS + SLOTS * row[PLAYER]
    words[OTHERS + TO_REFRESH] = (1 << (1 << (held - 1))) - 1
    for slot in range(HAND):
        group = cards[row[first + slot], CLASS]
        words[2 * slot] = words[ON_WORMS + group] * (slot < held)
        words[2 * slot + 1] = words[OTHERS + group] * (slot < held)
        mark_64(words[2 * slot], mask, BLOCK * slot)
        if slot < HAND - 1:  # the next slot begins in what this one writes beyond its end
            mark_32(words[2 * slot + 1], mask, BLOCK * slot + TAIL)
        else:
            mark_16(words[2 * slot + 1], mask, BLOCK * slot + TAIL)
            mark_16(words[2 * slot + 1] >> 10, mask, BLOCK * slot + TAIL + 10)


@inlined("boolean(int64[::1], int64)")
def is_legal(words: Words, action: int) -> bool:
    """Whether an action was marked; nobody but `mark` can write it here."""
    if not 0 <= action < HAND * BLOCK:
        return False
    slot, what = action // BLOCK, action % BLOCK
    is_other = int(what >= TAIL)
    return bool(words[2 * slot + is_other] >> (what - TAIL * is_other) & 1)
