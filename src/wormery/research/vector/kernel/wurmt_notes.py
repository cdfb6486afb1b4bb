"""What every seat sees of a game of Das Wurmt, kept ready: a play changes few of its numbers.

To write an observation anew takes as long as the rules themselves, for it is many small things. So
each game keeps beside its row what its observations are made of, in words whose parts are written
at once, and corrects them after a play: one worm, one hand, and who has seen which card. It keeps
sets of actions as bits, too:

    0 .. 9           10 .. 17        18 .. 25         26 .. 31          32 .. 37
    what may be      by class of     by class: its    by worm: its      by worm: colour plus 1,
    played now,      card: its lays  Refreshes, New   open values plus  length, open cards, 1 if
    two words for    (6 bits) and    worms, Spies     1, four bits      it has a head; 16 bits
    each slot        Removes (54)    and Pass         each, the oldest  each
                                                      first

    38 .. 43                                       44 .. 48
    by worm: all bits, its head's value plus 1,    by seat: how many backs of each colour it has
    where *faces* says what a seat sees of it,     in hand, 16 bits each
    all bits; 16 bits each, all 0 without a head

And in numbers of 32 bits it keeps, by colour and front, how many such cards each seat has not seen,
six bits for each. *faces* is the same for all games: by seat and by who laid a head and who knows
it, all that is to be seen of it, but its value (`faces_of`).

    class   0, 1, 2                    3       4        5         6    7
            a value by its colour      Remove  Refresh  New worm  Spy  Pass

All of this is for games of the usual form (`USUAL`), in which nobody announces or plays blind; the
others are shown by `observe` and `mark` themselves. Where a hand is replaced (DW-20), which is
rare, everything is noted anew.
"""

import numpy as np
from numpy.typing import NDArray

from wormery.core.compiled import inlined, lean, ones
from wormery.core.lanes import mark_16, mark_32, mark_64, put_2, put_4, sixth_16, spread_16
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
from wormery.research.arrays.kernel.wurmt import KINDS, UNDRAWN, WORM_FACTS, Row
from wormery.research.arrays.layout import Numbers

Cards = NDArray[np.int64]  # by card: kind, class, what its owner sees, what others see
Words = NDArray[np.int64]
Unseen = NDArray[np.int32]
Flags = NDArray[np.int8]

USUAL = (430, 86, 9, 0, 6, 60, 76, 79, 85, 7, 12, 22, 42, 90, 144, 189, 6)
"""The usual form, up to who begins."""
MOST_SEATS, HAND, MOST_WORMS, PLACES, BLOCK, TAIL = 5, 5, 6, 9, 86, 60
SEEN_SCORES, SEEN_HAND, SEEN_BACKS, SEEN_WORMS, SEEN_OPEN, SEEN_REST, SEEN = USUAL[9:16]
ON_WORMS, OTHERS, OPENED, BODY, FACE, IN_HAND, WORDS = 10, 18, 26, 32, 38, 44, 49
BITS = 6  # for each seat: no box has more than 30 cards alike (DW-02)
ALL_BUT_VALUE = 0x7FFF << 48 | 0xFFFF

LAYS_BITS, NEW_AT, SPY_AT, PASS_AT = 6, 16, 19, 25
TO_REMOVE, TO_REFRESH, TO_BEGIN, TO_SPY, TO_PASS = range(3, 8)

NOTED = "int64[::1], int32[::1]"
KIND, CLASS, OWN, BACKS = range(4)
CARD_FACTS = 4


@inlined("int64(int64, int64)")
def who_knows_not(known: int, seats: int) -> int:
    """A 1 in the six bits of each seat that is not in a mask."""
    others = ~known & ((1 << seats) - 1)
    return others * 0x108421 & 0x1041041  # five times beside each other, each seat's own once


@inlined("void(int64[:, ::1], int32[::1], int64, int64, int64)")
def uncover(cards: Cards, unseen: Unseen, seats: int, card: int, known: int) -> None:
    """Everybody sees a card; those in *known* have seen it before."""
    unseen[cards[card, KIND]] -= who_knows_not(known, seats)


@inlined("void(int32[::1], int32[::1], int64, int64[::1])")
def note_worm(box: Box, row: Row, worm: int, words: Words) -> None:
    """A worm that has changed, and what can be done with it."""
    at, first = WORM + W_SIZE * worm, LAYS_BITS + PLACES * worm
    head, count = row[at + HEAD], int(row[at + COUNT])
    is_laid = int(head != NOTHING)
    words[BODY + worm] = int(row[at + COLOUR] + 1) | int(row[at + LENGTH]) << 16
    words[BODY + worm] |= count << 32 | is_laid << 48
    face = int(box[CARD_FRONT + head] + 1) << 16 | ALL_BUT_VALUE
    face |= int(row[at + LAYER] << MOST_SEATS | row[at + KNOWN]) << 32
    words[FACE + worm] = is_laid * face
    words[OTHERS + TO_SPY] |= is_laid << (SPY_AT + worm)
    words[ON_WORMS + TO_REMOVE] &= ~(((1 << PLACES) - 1) << first)
    words[ON_WORMS + TO_REMOVE] |= ((1 << count) - 1) << first


@inlined("void(int32[::1], int64[::1])")
def note_tails(row: Row, words: Words) -> None:
    """Where cards of each colour can be laid, and which worms can be begun."""
    for colour in range(3):
        words[ON_WORMS + colour] = 0
    for worm in range(row[WORMS]):
        words[ON_WORMS + row[WORM + W_SIZE * worm + COLOUR]] |= 1 << worm
    words[OTHERS + TO_BEGIN] = 0
    for colour in range(3):
        words[OTHERS + TO_BEGIN] |= int(row[RESERVE + colour] > 0) << (NEW_AT + colour)


@lean(f"void(int32[::1], int64[:, ::1], int32[::1], {NOTED})")
def take_notes(box: Box, cards: Cards, row: Row, words: Words, unseen: Unseen) -> None:
    """Note all that a row has."""
    seats = int(row[SEATS])
    words[:] = 0
    words[OTHERS + TO_PASS] = 1 << PASS_AT
    note_tails(row, words)
    for number in range(KINDS):
        unseen[number] = row[UNDRAWN + number] * who_knows_not(0, seats)
    for seat in range(seats):
        first = HANDS + SLOTS * seat
        for card in row[first : first + row[HELD + seat]]:
            words[IN_HAND + seat] += cards[card, BACKS]
            unseen[cards[card, KIND]] += who_knows_not(1 << seat, seats)
    for worm in range(row[WORMS]):
        at, opened = WORM + W_SIZE * worm, 0
        head, card = row[at + HEAD], row[at + OLDEST]
        if head != NOTHING:
            unseen[cards[head, KIND]] += who_knows_not(int(row[at + KNOWN]), seats)
        for place in range(row[at + COUNT]):
            opened |= int(box[CARD_FRONT + card] + 1) << 4 * place
            card = row[NEXT + card]
        words[OPENED + worm] = opened
        note_worm(box, row, worm, words)


@inlined("void(int64[:, ::1], int32[::1], int64, int64, int64[::1], int32[::1])")
def note_drawn(  # noqa: PLR0913, PLR0917 - compiled code has no keywords
    cards: Cards, row: Row, player: int, before: int, words: Words, unseen: Unseen
) -> None:
    """Cards have been drawn since *before* was the top of the pile: one has seen them."""
    for place in range(DECK + before, DECK + row[TOP]):
        card = row[place]
        row[UNDRAWN + cards[card, KIND]] -= 1
        unseen[cards[card, KIND]] -= 1 << BITS * player
        words[IN_HAND + player] += cards[card, BACKS]


@inlined("void(int32[::1], int64[:, ::1], int32[::1], int64, int64[::1], int32[::1])")
def play(  # noqa: PLR0913, PLR0917 - compiled code has no keywords
    box: Box, cards: Cards, row: Row, number: int, words: Words, unseen: Unseen
) -> None:
    """A play of the kernel with all that follows from it, and what everybody sees of that."""
    seats, player = int(row[SEATS]), int(row[PLAYER])
    top, held, first = row[TOP], row[HELD + player], HANDS + SLOTS * player
    slot, what, which = number & 15, (number >> 4) & 1023, number >> 14
    card = row[first + slot]
    front, thrown, left = box[CARD_FRONT + card], 0, cards[card, BACKS]
    if front == REFRESH:
        thrown = ones(what)
        for other in range(HAND):
            if what >> other & 1:
                uncover(cards, unseen, seats, row[first + other], 1 << player)
                left += cards[row[first + other], BACKS]
        what = 0
    at = WORM + W_SIZE * what
    head, known = row[at + HEAD], int(row[at + KNOWN])
    apply(box, row, number)
    words[IN_HAND + player] -= left
    note_drawn(cards, row, player, top, words, unseen)
    if row[HELD + player] != held - 1 - thrown + row[TOP] - top:
        take_notes(box, cards, row, words, unseen)
        return
    if front < REMOVE:
        if head != NOTHING:
            uncover(cards, unseen, seats, head, known)
            count = row[at + COUNT]  # 0: the worm has scored
            opened = words[OPENED + what] | int(box[CARD_FRONT + head] + 1) << 4 * (count - 1)
            words[OPENED + what] = opened if count else 0
    else:
        uncover(cards, unseen, seats, card, 1 << player)
        if front == REMOVE:
            opened, below = words[OPENED + what], (1 << 4 * which) - 1
            words[OPENED + what] = opened & below | opened >> 4 & ~below
        elif front == NEW_WORM:
            what = row[WORMS] - 1
            note_tails(row, words)
        elif front == SPY:
            unseen[cards[head, KIND]] -= (1 - (known >> player & 1)) << BITS * player
    note_worm(box, row, what, words)


@inlined(f"void(int32[::1], int64[:, ::1], int32[::1], int64, {NOTED}, int64[:, ::1], int16[::1])")
def look(  # noqa: PLR0913, PLR0917 - compiled code has no keywords
    box: Box,
    cards: Cards,
    row: Row,
    seat: int,
    words: Words,
    unseen: Unseen,
    faces: Words,
    seen: Numbers,
) -> None:
    """What a seat may know; numbers that reach too far are followed by those that belong there."""
    seats = int(row[SEATS])
    seen[0] = seats
    seen[1] = row[PLAYER] - seat + seats * (row[PLAYER] < seat)
    seen[2] = box[CARDS] - row[TOP]
    seen[3] = row[ENDING]
    for colour in range(3):
        seen[4 + colour] = row[RESERVE + colour]
    first, held = HANDS + SLOTS * seat, row[HELD + seat]
    for slot in range(HAND):  # whether it is held is not asked: a guess costs more
        put_2((slot < held) * cards[row[first + slot], OWN], seen, SEEN_HAND + 2 * slot)
    for place in range(MOST_SEATS):
        other = seat + place - seats * (seat + place >= seats)
        seen[SEEN_SCORES + place] = (place < seats) * row[SCORE + other]
        put_4((place < seats) * words[IN_HAND + other], seen, SEEN_BACKS + 4 * place)
    for worm in range(MOST_WORMS):
        facts = SEEN_WORMS + WORM_FACTS * worm
        put_4(words[BODY + worm], seen, facts)
        face = words[FACE + worm]
        put_4(face & faces[seat, face >> 32 & 255], seen, facts + 4)
    for worm in range(MOST_WORMS):
        spread_16(words[OPENED + worm], seen, SEEN_OPEN + PLACES * worm)
    for number in (0, 16, KINDS - 16):
        sixth_16(unseen, number, BITS * seat, seen, SEEN_REST + number)


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
