"""Where a path crosses itself, found with a hash grid and exact integers."""

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from wormery.knots.measures import MAX_CROSSINGS, MAX_PAIRS
from wormery.knots.topology.position import Degenerate

CELL_SHIFT = 17  # cells of 128 grid units, in fine units
ALONG_SHIFT = 96  # fractions of 46-bit numbers that differ still differ as integers this fine


class TooMuch(Exception):  # noqa: N818 - an answer: the rope is a tangle
    """A budget is used up; *what* names it."""

    def __init__(self, what: str) -> None:
        super().__init__(what)
        self.what = what


class Crossing(NamedTuple):
    """Two segments of a path that cross; the path runs along *first* before *second*."""

    first: int
    second: int
    along_first: int  # how far along the segment, in 1 / 2**96
    along_second: int
    turn: int  # sign of (first x second), y up


class Web:
    """Segments laid one after another; each says at once which earlier ones it crosses."""

    def __init__(self, budget: int = MAX_PAIRS) -> None:
        self.segments: list[tuple[int, int, int, int]] = []
        self.grid: dict[tuple[int, int], list[int]] = {}
        self.budget = budget  # pairs of segments that may still be looked at
        self.free: list[int] = []  # numbers of segments that were taken up

    def lay(self, ax: int, ay: int, bx: int, by: int, beside: int) -> tuple[int, list[Crossing]]:
        """Add the segment from a to b; *beside* is the one it grows from and cannot cross.

        Gives its number and what it crosses. Degenerate and TooMuch leave all as it was.
        """
        second = self._number((ax, ay, bx, by))
        try:
            return second, self._cross(second, beside)
        except (Degenerate, TooMuch):
            self.take_up(second)
            raise

    def spend(self, looks: int) -> None:
        """Pay for work that grows with what lies there."""
        self.budget -= looks
        if self.budget < 0:
            raise TooMuch("too many pieces close together")

    def _number(self, segment: tuple[int, int, int, int]) -> int:
        """A number for a segment: one that is free again, or the next."""
        if self.free:
            number = self.free.pop()
            self.segments[number] = segment
            return number
        self.segments.append(segment)
        return len(self.segments) - 1

    def _cross(self, second: int, beside: int) -> list[Crossing]:
        ax, ay, bx, by = self.segments[second]
        near: set[int] = set()
        for cell in cells(ax, ay, bx, by):
            if cell in self.grid:
                near.update(self.grid[cell])
                self.grid[cell].append(second)
            else:
                self.grid[cell] = [second]
        near.discard(beside)
        self.spend(len(near))
        dx, dy = bx - ax, by - ay
        found = []
        for first in near:
            # On which side of the second segment's line do the first one's ends lie?
            cx, cy, ex, ey = self.segments[first]
            start = dx * (cy - ay) - dy * (cx - ax)
            stop = dx * (ey - ay) - dy * (ex - ax)
            if (start > 0 and stop > 0) or (start < 0 and stop < 0):
                continue
            fx, fy = ex - cx, ey - cy
            enter = fx * (ay - cy) - fy * (ax - cx)
            leave = fx * (by - cy) - fy * (bx - cx)
            if (enter > 0 and leave > 0) or (enter < 0 and leave < 0):
                continue
            if not (start and stop and enter and leave):
                raise Degenerate
            along_first = (start << ALONG_SHIFT) // (start - stop)
            along_second = (enter << ALONG_SHIFT) // (enter - leave)
            turn = -1 if start > 0 else 1
            found.append(Crossing(first, second, along_first, along_second, turn))
        return found

    def take_up(self, segment: int) -> None:
        """Remove a segment again; the numbers of the others stay."""
        self.free.append(segment)
        for cell in cells(*self.segments[segment]):
            self.grid[cell].remove(segment)


def find_crossings(xs: Sequence[int], ys: Sequence[int]) -> list[Crossing]:
    """All crossings of the path through these points; segment i runs from point i to i + 1."""
    web = Web()
    found: list[Crossing] = []
    for i in range(len(xs) - 1):
        found += web.lay(xs[i], ys[i], xs[i + 1], ys[i + 1], beside=i - 1)[1]
        if len(found) > MAX_CROSSINGS:
            raise TooMuch("too many crossings")
    return found


def cells(ax: int, ay: int, bx: int, by: int) -> list[tuple[int, int]]:
    """The grid cells a segment runs through, column by column."""
    if ax > bx:
        ax, ay, bx, by = bx, by, ax, ay
    left, right = ax >> CELL_SHIFT, bx >> CELL_SHIFT
    row, last = ay >> CELL_SHIFT, by >> CELL_SHIFT
    if row == last:
        return [(column, row) for column in range(left, right + 1)]
    if left == right:
        return [(left, r) for r in range(min(row, last), max(row, last) + 1)]
    covered = []
    for column in range(left, right + 1):
        edge = (column + 1) << CELL_SHIFT
        border = last if edge >= bx else (ay + (by - ay) * (edge - ax) // (bx - ax)) >> CELL_SHIFT
        covered += [(column, r) for r in range(min(row, border), max(row, border) + 1)]
        row = border
    return covered


def spot(crossing: Crossing, xs: Sequence[int], ys: Sequence[int]) -> tuple[int, int]:
    """Where a crossing lies, in fine units rounded down."""
    i = crossing.first
    return (
        xs[i] + ((xs[i + 1] - xs[i]) * crossing.along_first >> ALONG_SHIFT),
        ys[i] + ((ys[i + 1] - ys[i]) * crossing.along_first >> ALONG_SHIFT),
    )


def visits(crossings: Sequence[Crossing]) -> list[tuple[int, bool]]:
    """The crossings in the order the path meets them; True marks the first visit of each."""
    met = sorted(
        [(c.first, c.along_first, number, True) for number, c in enumerate(crossings)]
        + [(c.second, c.along_second, number, False) for number, c in enumerate(crossings)]
    )
    for (segment, along, *_), (next_segment, next_along, *_) in pairwise(met):
        if segment == next_segment and along == next_along:
            raise Degenerate  # three strands in one point
    return [(number, is_first) for _, _, number, is_first in met]
