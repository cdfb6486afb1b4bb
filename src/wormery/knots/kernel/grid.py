"""The hash grid of `wormery.knots.topology.crossings`, on arrays.

heads[cell]            the first entry of a cell, or -1
nexts[e], entries[e]   the entry after it, and the segment that it stands for
segments[4 s ..]       ax, ay, bx, by of a segment, in fine units
"""

from typing import Final

from wormery.core.compiled import compiled, inlined
from wormery.knots.kernel.fractions import Ints
from wormery.knots.topology.crossings import CELL_SHIFT

WIDE: Final = 40  # cells each way, with some beyond the canvas
CELLS: Final = WIDE * WIDE
BEYOND: Final = 3
MOST_CELLS: Final = 2 * WIDE  # that a segment runs through


@compiled("int64(int64, int64, int64, int64, int64[::1])", counts=False)
def cells(ax: int, ay: int, bx: int, by: int, covered: Ints) -> int:
    """The cells that a segment runs through; gives how many."""
    if ax > bx:
        ax, ay, bx, by = bx, by, ax, ay
    left, right = ax >> CELL_SHIFT, bx >> CELL_SHIFT
    row, last = ay >> CELL_SHIFT, by >> CELL_SHIFT
    count = 0
    for column in range(left, right + 1):
        edge = (column + 1) << CELL_SHIFT
        border = last
        if row != last and edge < bx:
            border = (ay + (by - ay) * (edge - ax) // (bx - ax)) >> CELL_SHIFT
        for r in range(min(row, border), max(row, border) + 1):
            covered[count] = (column + BEYOND) * WIDE + r + BEYOND
            count += 1
        row = border
    return count


@inlined("int64(int64, int64, int64, int64)")
def reach(ax: int, ay: int, bx: int, by: int) -> int:
    """How many cells a segment runs through at most."""
    wide = abs((bx >> CELL_SHIFT) - (ax >> CELL_SHIFT))
    high = abs((by >> CELL_SHIFT) - (ay >> CELL_SHIFT))
    return 2 * wide + high + 1
