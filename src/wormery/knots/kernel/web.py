"""A rope that is woven, as one array: the twin of `Web` in `wormery.knots.topology.crossings`.

0 ..          counts, by the names below; those of the head first where there are two
HEADS         by cell of the grid, its first node or -1
NODES         next node, segment: what runs through a cell
SEGMENTS      ax, ay, bx, by, places of both ends, stamp of the last step that looked at it
FREE          numbers of segments that were taken up
ROWS          of the head, then of the tail: x, y, t, u, laying number, fine x, fine y, place,
              segment or -1
MEETINGS      side, layer, number of hits, last hit
HITS          own place, other place, the hit before or -1
NEAR, FOUND, ORDER, COVERED, GOALS, TAKEN      what a step needs while it is laid
"""

from typing import Final

import numpy as np

from wormery.core.compiled import inlined, lean
from wormery.knots.kernel.fractions import Ints, divide
from wormery.knots.kernel.grid import CELLS, MOST_CELLS, cells
from wormery.knots.measures import MAX_LAID
from wormery.knots.weaving.weave import MAX_HITS, MAX_MEETINGS

COUNT, GIVEN, BUDGET, FREED, NUMBERED, MEETS, HITTING = 0, 2, 4, 5, 6, 7, 8
USED_NODES, FREE_NODE, USED_HITS, FREE_HIT, OFF, ON, SPLIT, STAMP = 9, 10, 11, 12, 13, 14, 15, 17
TAKEN_BEFORE: Final = 18  # rows that earlier moves of a piece took up
HALFWAY: Final = 20  # three limbs

ROW: Final = 9
X, Y, T, U, WHEN, FINE_X, FINE_Y, PLACE, SEGMENT = range(9)
SEG: Final = 7
START, STOP, SEEN = 4, 5, 6
MEET: Final = 4
SIDE, LAYER, SIZE, LAST = range(4)
HIT: Final = 3
OWN, OTHER, BEFORE = range(3)
CROSS: Final = 7  # first, three limbs along it, three along the new one
ALONG_FIRST, ALONG_SECOND = 1, 4

MOST: Final = MAX_LAID + 2  # rows, and so segments, that lie at once
MOST_NODES: Final = 2 * MOST  # a rope of 30,000 units runs through few cells more than it has rows

HEADS: Final = 32
NODES: Final = HEADS + CELLS
SEGMENTS: Final = NODES + 2 * MOST_NODES
FREE: Final = SEGMENTS + SEG * MOST
ROWS: Final = FREE + MOST
MEETINGS: Final = ROWS + 2 * ROW * MOST
HITS: Final = MEETINGS + MEET * (MAX_MEETINGS + MOST)
NEAR: Final = HITS + HIT * (MAX_HITS + MOST)
FOUND: Final = NEAR + MOST
ORDER: Final = FOUND + CROSS * MOST
COVERED: Final = ORDER + MOST
GOALS: Final = COVERED + MOST_CELLS
TAKEN: Final = GOALS + 2 * MOST
WHOLE: Final = TAKEN + 4 * MOST

DEGENERATE, SPENT = -1, -2


def new_rope() -> Ints:
    """Room for a rope; almost all of it is never touched."""
    rope = np.empty(WHOLE, np.int64)
    rope[:HEADS] = 0
    rope[HEADS:NODES] = -1
    rope[FREE_NODE] = rope[FREE_HIT] = -1
    return rope


@lean("int64(int64[::1], int64)")
def spend(rope: Ints, looks: int) -> int:
    """Pay for work that grows with what lies there; SPENT where nothing is left."""
    rope[BUDGET] -= looks
    return SPENT if rope[BUDGET] < 0 else 0


@inlined("int64(int64[::1])")
def new_segment(rope: Ints) -> int:
    """A number for a segment: one that is free again, or the next."""
    if rope[FREED]:
        rope[FREED] -= 1
        return int(rope[FREE + rope[FREED]])
    rope[NUMBERED] += 1
    return int(rope[NUMBERED] - 1)


@inlined("void(int64[::1], int64, int64)")
def enter(rope: Ints, cell: int, segment: int) -> None:
    """A segment runs through a cell."""
    node = rope[FREE_NODE]
    if node >= 0:
        rope[FREE_NODE] = rope[NODES + 2 * node]
    else:
        node = rope[USED_NODES]
        rope[USED_NODES] += 1
    rope[NODES + 2 * node] = rope[HEADS + cell]
    rope[NODES + 2 * node + 1] = segment
    rope[HEADS + cell] = node


@inlined("void(int64[::1], int64, int64)")
def leave(rope: Ints, cell: int, segment: int) -> None:
    """A segment runs through a cell no more."""
    link = HEADS + cell
    node = rope[link]
    while rope[NODES + 2 * node + 1] != segment:
        link = NODES + 2 * node
        node = rope[link]
    rope[link] = rope[NODES + 2 * node]
    rope[NODES + 2 * node] = rope[FREE_NODE]
    rope[FREE_NODE] = node


@lean("void(int64[::1], int64)")
def take_up_segment(rope: Ints, segment: int) -> None:
    """Remove a segment again; the numbers of the others stay."""
    at = SEGMENTS + SEG * segment
    covered = rope[COVERED:]
    for c in range(cells(rope[at], rope[at + 1], rope[at + 2], rope[at + 3], covered)):
        leave(rope, covered[c], segment)
    rope[FREE + rope[FREED]] = segment
    rope[FREED] += 1


@inlined("int64(int64[::1], int64, int64)")
def look_around(rope: Ints, second: int, beside: int) -> int:
    """Enter a segment into its cells, and note which others run there; gives how many."""
    at = SEGMENTS + SEG * second
    covered = rope[COVERED:]
    rope[STAMP] += 1
    stamp = rope[STAMP]
    rope[at + SEEN] = stamp
    if beside >= 0:
        rope[SEGMENTS + SEG * beside + SEEN] = stamp
    near = 0
    for c in range(cells(rope[at], rope[at + 1], rope[at + 2], rope[at + 3], covered)):
        node = rope[HEADS + covered[c]]
        while node >= 0:
            other = rope[NODES + 2 * node + 1]
            if rope[SEGMENTS + SEG * other + SEEN] != stamp:
                rope[SEGMENTS + SEG * other + SEEN] = stamp
                rope[NEAR + near] = other
                near += 1
            node = rope[NODES + 2 * node]
        enter(rope, covered[c], second)
    return near


@inlined("int64(int64[::1], int64, int64, int64)")
def meet(rope: Ints, first: int, second: int, count: int) -> int:
    """Write down where a new segment crosses another; 1 where it does, 0, or DEGENERATE."""
    one, two = SEGMENTS + SEG * first, SEGMENTS + SEG * second
    ax, ay, bx, by = rope[two], rope[two + 1], rope[two + 2], rope[two + 3]
    cx, cy, ex, ey = rope[one], rope[one + 1], rope[one + 2], rope[one + 3]
    dx, dy = bx - ax, by - ay
    start = dx * (cy - ay) - dy * (cx - ax)
    stop = dx * (ey - ay) - dy * (ex - ax)
    if (start > 0 and stop > 0) or (start < 0 and stop < 0):
        return 0
    fx, fy = ex - cx, ey - cy
    enters = fx * (ay - cy) - fy * (ax - cx)
    leaves = fx * (by - cy) - fy * (bx - cx)
    if (enters > 0 and leaves > 0) or (enters < 0 and leaves < 0):
        return 0
    if start == 0 or stop == 0 or enters == 0 or leaves == 0:
        return DEGENERATE
    at = FOUND + CROSS * count
    rope[at] = first
    divide(rope, at + ALONG_FIRST, abs(start), abs(start - stop))
    divide(rope, at + ALONG_SECOND, abs(enters), abs(enters - leaves))
    return 1


@lean("int64(int64[::1], int64, int64)")
def cross(rope: Ints, second: int, beside: int) -> int:
    """How many others a segment crosses as it is laid; else it is taken up again, and why."""
    near = look_around(rope, second, beside)
    count = spend(rope, near)
    for i in range(near):
        if count < 0:
            break
        met = meet(rope, rope[NEAR + i], second, count)
        count = met if met < 0 else count + met
    if count < 0:
        take_up_segment(rope, second)
    return count
