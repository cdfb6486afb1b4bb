"""Where a path crosses itself, the twin of `wormery.knots.topology.crossings`.

found[WIDTH c ..]    first, second, turn, three limbs along the first, three along the second
"""

from typing import Final

import numpy as np

from wormery.core.compiled import compiled, inlined
from wormery.knots.kernel.fractions import Ints, divide
from wormery.knots.kernel.grid import CELLS, MOST_CELLS, cells, reach
from wormery.knots.measures import MAX_CROSSINGS, MAX_PAIRS

WIDTH: Final = 9
FIRST, SECOND, TURN, ALONG_FIRST, ALONG_SECOND = 0, 1, 2, 3, 6

DEGENERATE: Final = -1  # three points on a line: another table of offsets will part them
CLOSE: Final = -2  # too many pieces close together
CROSSED: Final = -3  # too many crossings


@inlined("int64(int64[::1], int64[::1], int64, int64, int64[::1], int64)")
def meet(  # noqa: PLR0913, PLR0917 - compiled code has no Structs
    xs: Ints, ys: Ints, first: int, second: int, found: Ints, count: int
) -> int:
    """Write down the crossing of two segments; 1 where there is one, 0, or DEGENERATE."""
    ax, ay, cx, cy = xs[second], ys[second], xs[first], ys[first]
    dx, dy = xs[second + 1] - ax, ys[second + 1] - ay
    start = dx * (cy - ay) - dy * (cx - ax)
    stop = dx * (ys[first + 1] - ay) - dy * (xs[first + 1] - ax)
    if (start > 0 and stop > 0) or (start < 0 and stop < 0):
        return 0
    fx, fy = xs[first + 1] - cx, ys[first + 1] - cy
    enter = fx * (ay - cy) - fy * (ax - cx)
    leave = fx * (ay + dy - cy) - fy * (ax + dx - cx)
    if (enter > 0 and leave > 0) or (enter < 0 and leave < 0):
        return 0
    if start == 0 or stop == 0 or enter == 0 or leave == 0:
        return DEGENERATE
    if count <= MAX_CROSSINGS:
        at = WIDTH * count
        found[at + FIRST], found[at + SECOND] = first, second
        found[at + TURN] = -1 if start > 0 else 1
        divide(found, at + ALONG_FIRST, abs(start), abs(start - stop))
        divide(found, at + ALONG_SECOND, abs(enter), abs(enter - leave))
    return 1


@compiled("int64(int64[::1], int64[::1], int64[::1])")
def find(xs: Ints, ys: Ints, found: Ints) -> int:
    """How many crossings the path through these points has; or why that cannot be told."""
    segments = len(xs) - 1
    size = 0
    for i in range(segments):
        size += reach(xs[i], ys[i], xs[i + 1], ys[i + 1])
    heads = np.full(CELLS, -1, np.int64)
    nexts, entries = np.empty(size, np.int64), np.empty(size, np.int64)
    seen, near = np.full(segments, -1, np.int64), np.empty(segments, np.int64)
    covered = np.empty(MOST_CELLS, np.int64)
    used = count = 0
    budget = MAX_PAIRS
    for second in range(segments):
        close = 0
        if second:
            seen[second - 1] = second  # it grows from there, and cannot cross it
        for c in range(cells(xs[second], ys[second], xs[second + 1], ys[second + 1], covered)):
            cell = covered[c]
            entry = heads[cell]
            while entry >= 0:
                if seen[entries[entry]] != second:
                    seen[entries[entry]] = second
                    near[close] = entries[entry]
                    close += 1
                entry = nexts[entry]
            nexts[used], entries[used], heads[cell] = heads[cell], second, used
            used += 1
        budget -= close
        if budget < 0:
            return CLOSE
        for i in range(close):
            met = meet(xs, ys, near[i], second, found, count)
            if met < 0:
                return DEGENERATE
            count += met
        if count > MAX_CROSSINGS:
            return CROSSED
    return count
