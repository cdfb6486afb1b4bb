"""One round of Wormlord as a row of int64 and a clock of float64, and what is seen of it.

    row     0 .. 47   48, 49  50          51    52         53       54 .. 57
            garden    dice    side that   over  side that  things   choices so far,
            of the            has to            has won    done so  by side
            kernel            choose            or -1      far

    clock   0 .. 5                6 .. 9
            of the kernel         when each side last did something

A step is a choice: where the knot in hand goes, or the HQ. Everything between two choices, taking,
tying and untying, takes as long as the dice say, by the skill of the hands, and happens by itself.
Nobody sees when others will be ready, only how long they have been at it.

    ground  81 numbers, the map in the corner of a field of 9 x 9:
            0 nothing   1 grass   2 objective   3 earth   4 and more: the base of side ground - 4
            (counted from the one who looks: there is one for every side)

An action is 0 (nothing, where it is not one's turn), 1 + cell to place the knot, or 82 + cell to
put the HQ there; cells are counted in that field, row after row.
"""

import numpy as np
from numpy.typing import NDArray

from wormery.core.compiled import inlined, lean, lowest, ones
from wormery.core.dice import Dice, roll
from wormery.core.lanes import mark_16, number_16
from wormery.games.wormlord.kernel.rounds import (
    ENDS,
    FOREVER,
    NOW,
    Hands,
    act,
    step,
    wind,
)
from wormery.games.wormlord.kernel.rounds import OVER as ROUND_OVER
from wormery.games.wormlord.kernel.rules import (
    ACROSS,
    ENEMY_KNOT,
    HAND,
    HQ,
    KNOTS,
    LOWER,
    PLACE,
    POST,
    RESERVE,
    SIDE,
    SIDE_SIZE,
    SIDES,
    SIZE,
    UPPER,
    WINNER,
    Soil,
    foremost,
    held,
    places,
    points,
    posts,
)
from wormery.research.arrays.layout import Block, Layout, Numbers

Row = NDArray[np.int64]
Clock = NDArray[np.float64]
Grounds = NDArray[np.int16]
Mask = NDArray[np.int8]

DICE, CHOOSER, DONE, VICTOR, EVENTS, CHOICES = (
    SIZE,
    SIZE + 2,
    SIZE + 3,
    SIZE + 4,
    SIZE + 5,
    SIZE + 6,
)
ROW_SIZE = CHOICES + 4
SINCE, CLOCK_SIZE = 6, 10
CUT = 2
"""How a round is over that was broken off, since it was too long."""

FIELD, CELLS, UPPER_ROWS = 9, 81, 5
WAIT, TO_PLACE, TO_POST, ACTIONS = 0, 1, 1 + CELLS, 1 + 2 * CELLS
SIDE_FACTS = 6
SEEN_KNOTS, SEEN_POSTS, SEEN_SIDES, SEEN_REST = CELLS, 2 * CELLS, 3 * CELLS, 3 * CELLS + 24
LAYOUT = Layout(
    (
        Block(
            "ground",
            (9, 9),
            0,
            7,
            "0 beyond the map, 1 grass, 2 objective, 3 earth, 4 my base, 5 to 7 those of the next "
            "sides",
        ),
        Block("knots", (9, 9), 0, 4, "0 none, 1 mine, 2 to 4 those of the next sides"),
        Block("headquarters", (9, 9), 0, 4, "the same for HQs"),
        Block(
            "sides",
            (4, SIDE_FACTS),
            0,
            32767,
            "from mine on: whether it plays, reserve, hand (0 empty, 1 rope, 2 own knot, 3 and "
            "more: a knot of mine, of the next side, ...), objectives, points, tenths of a second "
            "since it did something",
        ),
        Block("choosing", (1,), 0, 1, "whether my side has to choose"),
        Block("left", (1,), 0, 32767, "tenths of a second until the round ends; 0 without a limit"),
    )
)


@inlined("int64(int64)")
def framed(cell: int) -> int:
    """A cell of the field as the kernel counts."""
    return int(ACROSS * (cell // FIELD + 1) + cell % FIELD + 1)


@inlined("int64(int64)")
def unframed(cell: int) -> int:
    """A cell of the kernel in the field."""
    return int(FIELD * (cell // ACROSS - 1) + cell % ACROSS - 1)


@lean("void(int64[::1], float64[::1], float64[::1])")
def go_on(row: Row, clock: Clock, hands: Hands) -> None:
    """Let everything happen that comes before the next choice."""
    while True:
        said = step(row, clock, hands, row[DICE : DICE + 2])
        if said == ROUND_OVER:
            row[DONE], row[CHOOSER] = 1, -1
            row[VICTOR] = row[WINNER] if row[WINNER] >= 0 else foremost(row)
            return
        if said < 0:
            row[CHOOSER] = -1 - said
            return
        row[EVENTS] += 1
        clock[SINCE + (said >> 10)] = clock[NOW]


@lean("void(int64[::1], int64[::1], float64[::1], float64, float64[::1])")
def begin(start: Soil, row: Row, clock: Clock, limit: float, hands: Hands) -> None:
    """A new round by the row's own dice, up to the first choice."""
    for place in range(SIZE):
        row[place] = start[place]
    row[CHOOSER:] = 0
    clock[SINCE:] = 0
    wind(row, clock, limit, hands, row[DICE : DICE + 2])
    go_on(row, clock, hands)


@inlined("boolean(int64[::1], int64)")
def is_legal(row: Row, action: int) -> bool:
    """Whether the side that has to choose may do that (WL-14, WL-24)."""
    if not 0 < action < ACTIONS or row[DONE]:
        return False
    if action < TO_POST:
        cell = framed(action - TO_PLACE)
        upper, lower = places(row, row[CHOOSER])
    else:
        cell = framed(action - TO_POST)
        upper, lower = posts(row, row[CHOOSER])
    return bool((upper >> (cell - UPPER) if cell < LOWER else lower >> (cell - LOWER)) & 1)


@lean("int64(int64[::1])")
def choices(row: Row) -> int:
    """How many choices have been made in a round."""
    total = 0
    for side in range(row[SIDES]):
        total += row[CHOICES + side]
    return total


@lean("void(int64[::1], float64[::1], float64[::1], int64, float64)")
def play(row: Row, clock: Clock, hands: Hands, action: int, most: float) -> None:
    """A legal choice, and all that comes before the next; after *most* it is broken off."""
    side = row[CHOOSER]
    what = POST + framed(action - TO_POST)
    if action < TO_POST:
        what = PLACE + framed(action - TO_PLACE)
    act(row, clock, side, what, hands, row[DICE : DICE + 2])
    clock[SINCE + side] = clock[NOW]
    row[EVENTS] += 1
    row[CHOICES + side] += 1
    go_on(row, clock, hands)
    if not row[DONE] and choices(row) >= most:
        row[DONE], row[CHOOSER], row[VICTOR] = CUT, -1, -1


@inlined("void(int64, int64, int64, int8[::1])")
def mark_set(upper: int, lower: int, first: int, mask: Mask) -> None:
    """Mark the actions of a set of cells, and no others."""
    for row in range(UPPER_ROWS):  # a row begins in what the one before it wrote beyond its end
        mark_16(upper >> ACROSS * row, mask, first + FIELD * row)
    for row in range(UPPER_ROWS, FIELD - 1):
        mark_16(lower >> ACROSS * (row - UPPER_ROWS), mask, first + FIELD * row)
    last = lower >> ACROSS * (FIELD - 1 - UPPER_ROWS)
    for col in range(FIELD):
        mask[first + CELLS - FIELD + col] = last >> col & 1


@inlined("void(int64[::1], int8[::1])")
def mark(row: Row, mask: Mask) -> None:
    """The actions of the side that has to choose; none when the round is over."""
    mask[WAIT] = 0
    if row[DONE]:
        mask[:] = 0
        return
    upper, lower = places(row, row[CHOOSER])
    mark_set(upper, lower, TO_PLACE, mask)
    upper, lower = posts(row, row[CHOOSER])
    mark_set(upper, lower, TO_POST, mask)


@inlined("int64(int64[::1], int64[::1])")
def any_action(row: Row, dice: Dice) -> int:
    """A knot goes anywhere it may; one time in eight the HQ is moved before."""
    side = row[CHOOSER]
    first = TO_PLACE
    upper, lower = places(row, side)
    if roll(dice, 8) == 0:
        over, under = posts(row, side)
        if over | under:
            first, upper, lower = TO_POST, over, under
    wanted = roll(dice, ones(upper) + ones(lower))
    base = UPPER
    if wanted >= ones(upper):
        wanted -= ones(upper)
        base, upper = LOWER, lower
    for _ in range(wanted):
        upper &= upper - 1
    return first + unframed(base + lowest(upper))


@inlined("int64(int64, int64, int64)")
def knots_at(side: int, place: int, sides: int) -> int:
    """Where the knots of a side stand, counted from the one who looks; of nobody there are none."""
    other = side + place if place < sides else place
    if place < sides <= other:
        other -= sides
    return SIDE + SIDE_SIZE * other + KNOTS


@inlined("void(int64[::1], int64, int16[::1])")
def show_knots(row: Row, side: int, seen: Numbers) -> None:
    """Whose knots lie where; some numbers are written beyond the field."""
    own, second = knots_at(side, 0, row[SIDES]), knots_at(side, 1, row[SIDES])
    third, fourth = knots_at(side, 2, row[SIDES]), knots_at(side, 3, row[SIDES])
    for half in range(2):
        first, lines = SEEN_KNOTS + half * UPPER_ROWS * FIELD, UPPER_ROWS - half
        a, b, c, d = row[own + half], row[second + half], row[third + half], row[fourth + half]
        for line in range(lines):
            shift = ACROSS * line
            number_16((a >> shift, b >> shift, c >> shift, d >> shift), seen, first + FIELD * line)


@lean("void(int64[::1], float64[::1], int16[:, ::1], int64, int16[::1])")
def observe(row: Row, clock: Clock, grounds: Grounds, side: int, seen: Numbers) -> None:
    """The garden from one side; there are no secrets but when others will be ready."""
    sides = row[SIDES]
    for cell in range(CELLS):
        seen[cell] = grounds[side, cell]
    show_knots(row, side, seen)
    seen[SEEN_POSTS:] = 0
    other = side
    for place in range(sides):
        see_side(row, clock, side, other, place, seen)
        other += 1
        if other == sides:
            other = 0
    seen[SEEN_REST] = row[CHOOSER] == side and not row[DONE]
    if clock[ENDS] < FOREVER:
        seen[SEEN_REST + 1] = min(32767, int((clock[ENDS] - clock[NOW]) / 100))


@inlined("void(int64[::1], float64[::1], int64, int64, int64, int16[::1])")
def see_side(  # noqa: PLR0913, PLR0917 - compiled code has no keywords
    row: Row, clock: Clock, side: int, other: int, place: int, seen: Numbers
) -> None:
    """What a side has in the garden and in its hand."""
    at, sides = SIDE + SIDE_SIZE * other, row[SIDES]
    if row[at + HQ]:
        seen[SEEN_POSTS + unframed(row[at + HQ])] = place + 1
    facts, hand = SEEN_SIDES + SIDE_FACTS * place, row[at + HAND]
    if hand >= ENEMY_KNOT:
        owner = hand - ENEMY_KNOT
        hand = ENEMY_KNOT + owner - side + (sides if owner < side else 0)
    seen[facts] = 1
    seen[facts + 1] = row[at + RESERVE]
    seen[facts + 2] = hand
    seen[facts + 3] = held(row, other)
    seen[facts + 4] = points(row, other)
    seen[facts + 5] = min(32767, int((clock[NOW] - clock[SINCE + other]) / 100))


@inlined("float64(int64[::1], int64)")
def payoff(row: Row, side: int) -> float:
    """What a side gets at the end: 1 for winning, the others pay it; nothing for a tie."""
    if not row[DONE] or row[VICTOR] < 0:
        return 0.0
    return 1.0 if row[VICTOR] == side else float(-1.0 / (row[SIDES] - 1))
