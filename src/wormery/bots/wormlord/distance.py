"""How far a side of Wormlord is from winning: the cheapest tree of cells to three objectives.

A cell costs TEN if it is free, TEN and *price* if an enemy's knot has to be untied, nothing if it
is the own side's; an HQ shuts it. All own cells, linked or not, and the base are one root. Fields
hold what it costs to link a cell with the root, or with an objective, both ends included:

    two objectives more         three more: two of them meet first, at w say,
                                and the third joins at v
        a   b                       a   b
         \\ /                         \\ /
          v                           w    c
          |                            \\  /
         root                           v
                                        |
                                       root

    room    float64, (3 + MOST) * 111: what each cell costs, root, what two objectives cost from
            each cell, and a field for each of the MOST nearest objectives that the side lacks
    queue   int64, 4 * 111: cells whose neighbours may have become cheaper, and marks
"""

import numpy as np
from numpy.typing import NDArray

from wormery.core.compiled import lean, lowest
from wormery.games.wormlord.kernel.rounds import (
    BLUNDER,
    DUE,
    FOREVER,
    HAND_SIZE,
    NOW,
    REACTION,
    TYING,
    Clock,
    Hands,
)
from wormery.games.wormlord.kernel.rules import (
    ACROSS,
    EMPTY,
    FRAMED,
    GROUND,
    GUARDED,
    HAND,
    KNOTS,
    LEFT,
    LOWER,
    OBJECTIVES,
    OWN_KNOT,
    ROPE,
    SIDE,
    SIDE_SIZE,
    SIDES,
    UPPER,
    Cells,
    Soil,
    held,
    listed,
    nth,
    places,
)
from wormery.games.wormlord.state import NEEDED

Field = NDArray[np.float64]

TEN = 10.0
FAR = 1e6
FARTHEST = 12.0  # knots: what is farther is as good as never
MOST = 5  # objectives that are looked at
TOLL, ROOT, TWO, ONE = 0, FRAMED, 2 * FRAMED, 3 * FRAMED
ROOM = ONE + MOST * FRAMED

QUEUE = 4 * FRAMED


@lean("void(float64[::1], int64, int64, int64, float64)")
def paint(room: Field, at: int, upper: int, lower: int, value: float) -> None:
    """Give all cells of a set the same value in the field at *at*."""
    while upper:
        room[at + UPPER + lowest(upper)] = value
        upper &= upper - 1
    while lower:
        room[at + LOWER + lowest(lower)] = value
        lower &= lower - 1


@lean("void(int64[::1], int64, float64, float64[::1])")
def tolls(soil: Soil, side: int, price: float, room: Field) -> None:
    """Fill in what every cell costs a side."""
    for cell in range(FRAMED):
        room[TOLL + cell] = FAR
    paint(room, TOLL, soil[GROUND], soil[GROUND + 1], TEN)
    for other in range(soil[SIDES]):
        at = SIDE + SIDE_SIZE * other + KNOTS
        if other != side:
            paint(room, TOLL, soil[at], soil[at + 1], TEN + price)
    paint(room, TOLL, soil[GUARDED], soil[GUARDED + 1], FAR)
    own = SIDE + SIDE_SIZE * side + KNOTS
    paint(room, TOLL, soil[own], soil[own + 1], 0.0)


@lean("void(float64[::1], int64, int64[::1], int64)")
def spread(room: Field, at: int, queue: Cells, waiting: int) -> None:
    """Let the field at *at* spread from the cells that wait in the queue, *waiting* of them."""
    marks = length = 3 * FRAMED
    head, tail = 0, waiting
    while head != tail:
        cell = queue[head]
        head = head + 1 if head + 1 < length else 0
        queue[marks + cell] = 0
        here = room[at + cell]
        for way in range(4):
            beside = cell + (1 if way == 0 else -1 if way == 1 else ACROSS if way == 2 else -ACROSS)
            there = here + room[TOLL + beside]
            if there < room[at + beside] - 1e-9:
                room[at + beside] = there
                if queue[marks + beside] == 0:
                    queue[marks + beside] = 1
                    queue[tail] = beside
                    tail = tail + 1 if tail + 1 < length else 0


@lean("void(int64[::1], int64, float64[::1], int64[::1])")
def from_root(soil: Soil, side: int, room: Field, queue: Cells) -> None:
    """Fill in what every cell costs a side to reach."""
    at = SIDE + SIDE_SIZE * side + KNOTS
    for cell in range(FRAMED):
        room[ROOT + cell] = FAR
    paint(room, ROOT, soil[at], soil[at + 1], 0.0)
    upper, lower = places(soil, side)
    waiting = listed(upper, lower, queue)
    for number in range(waiting):
        room[ROOT + queue[number]] = room[TOLL + queue[number]]
    spread(room, ROOT, queue, waiting)


@lean("int64(int64[::1], int64, float64[::1], int64[::1])")
def nearest(soil: Soil, side: int, room: Field, goals: Cells) -> int:
    """Fill in the MOST nearest objectives that a side does not hold, and count them."""
    upper, lower = lacking(soil, side)
    count = 0
    while upper | lower:
        cell = nth(upper, lower, 0)
        if upper:
            upper &= upper - 1
        else:
            lower &= lower - 1
        place = count
        while place > 0 and room[ROOT + goals[place - 1]] > room[ROOT + cell]:
            if place < MOST:
                goals[place] = goals[place - 1]
            place -= 1
        if place < MOST:
            goals[place] = cell
            count = min(MOST, count + 1)
    return count


@lean("void(float64[::1], int64[::1], int64[::1], int64)")
def from_goals(room: Field, queue: Cells, goals: Cells, count: int) -> None:
    """Fill in what it costs to link every cell with each of the objectives, or over the root."""
    for goal in range(count):
        at = ONE + FRAMED * goal
        room[at : at + FRAMED] = FAR
        room[at + goals[goal]] = room[TOLL + goals[goal]]
        queue[0] = goals[goal]
        spread(room, at, queue, 1)
        over = room[ROOT + goals[goal]]
        for cell in range(ACROSS, FRAMED - ACROSS):
            room[at + cell] = min(room[at + cell], over + room[ROOT + cell])


@lean("float64(float64[::1], int64, int64)")
def meeting(room: Field, first: int, second: int) -> float:
    """What a tree from the root to the ends of two fields costs, wherever they meet."""
    best = FAR
    for cell in range(ACROSS, FRAMED - ACROSS):
        cost = room[first + cell] + room[second + cell] + room[ROOT + cell]
        best = min(best, cost - 2 * room[TOLL + cell])
    return best


@lean("float64(float64[::1], int64, int64, float64, int64[::1], int64)")
def third(  # noqa: PLR0913, PLR0917 - compiled code has no keywords
    room: Field, first: int, second: int, two: float, queue: Cells, count: int
) -> float:
    """What a tree to two objectives, which alone costs *two*, costs with the cheapest third."""
    one, other = ONE + FRAMED * first, ONE + FRAMED * second
    room[TWO : TWO + FRAMED] = FAR
    waiting = 0
    for cell in range(ACROSS, FRAMED - ACROSS):
        both = room[one + cell] + room[other + cell] - room[TOLL + cell]
        both = min(both, two + room[ROOT + cell])
        if both < FAR:
            room[TWO + cell] = both
            queue[waiting] = cell
            queue[3 * FRAMED + cell] = 1
            waiting += 1
    spread(room, TWO, queue, waiting)
    best = FAR
    for goal in range(count):
        if goal not in (first, second):
            best = min(best, meeting(room, TWO, ONE + FRAMED * goal))
    return best


@lean("float64(int64[::1], int64, float64, float64[::1], int64[::1], int64[::1])")
def way(  # noqa: PLR0913, PLR0917 - compiled code has no keywords
    soil: Soil, side: int, price: float, room: Field, queue: Cells, goals: Cells
) -> float:
    """What the objectives that a side still needs cost it, in tenths of a knot; FAR is never."""
    needed = NEEDED - held(soil, side)
    if needed <= 0:
        return 0.0
    tolls(soil, side, price, room)
    from_root(soil, side, room, queue)
    count = nearest(soil, side, room, goals)
    if count < needed:
        return FAR
    best: float = room[ROOT + goals[0]]
    if needed == 1:
        return best
    best = FAR
    from_goals(room, queue, goals, count)
    for a in range(count):
        for b in range(a + 1, count):
            two = meeting(room, ONE + FRAMED * a, ONE + FRAMED * b)
            if needed == 2:
                best = min(best, two)
            elif two < best:
                best = min(best, third(room, a, b, two, queue, count))
    return best


@lean("float64(float64[::1], int64)")
def cycle(hands: Hands, side: int) -> float:
    """How long a side needs from knot to knot."""
    at = HAND_SIZE * side
    spent: float = hands[at + TYING] * (1 + hands[at + BLUNDER]) + 2 * hands[at + REACTION]
    return spent


@lean("float64(int64[::1], float64[::1], float64[::1], int64)")
def next_knot(soil: Soil, clock: Clock, hands: Hands, side: int) -> float:
    """How long it will be until a side places its next knot."""
    at = HAND_SIZE * side
    hand = soil[SIDE + SIDE_SIZE * side + HAND]
    if clock[DUE + side] >= FOREVER:
        return 2 * cycle(hands, side)
    soon: float = clock[DUE + side] - clock[NOW]
    if hand == ROPE:
        soon += hands[at + REACTION]
    elif hand == EMPTY:
        soon += cycle(hands, side) - hands[at + REACTION]
    elif hand != OWN_KNOT:
        soon += cycle(hands, side)
    return soon


@lean("UniTuple(int64, 2)(int64[::1], int64)")
def lacking(soil: Soil, side: int) -> tuple[int, int]:
    """The objectives that a side does not hold."""
    at = SIDE + SIDE_SIZE * side + KNOTS
    return soil[OBJECTIVES] & ~soil[at], soil[OBJECTIVES + 1] & ~soil[at + 1]


@lean("boolean(int64[::1], int64)")
def is_threat(soil: Soil, side: int) -> bool:
    """Whether the next knot of a side wins: it holds two objectives and reaches a third."""
    if held(soil, side) < NEEDED - 1 or soil[SIDE + SIDE_SIZE * side + LEFT]:
        return False
    upper, lower = places(soil, side)
    return bool(upper & soil[OBJECTIVES] | lower & soil[OBJECTIVES + 1])
