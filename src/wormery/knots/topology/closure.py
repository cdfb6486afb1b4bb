"""How a rope with two ends is closed: each end is led straight off the canvas."""

from collections.abc import Iterator, Sequence
from itertools import product

from msgspec import Struct

from wormery.knots.measures import CANVAS
from wormery.knots.stroke import Row
from wormery.knots.topology.crossings import Crossing, find_crossings, visits
from wormery.knots.topology.gauss import Code
from wormery.knots.topology.position import place

OUTSIDE = 64  # how far beyond the canvas a leg ends


class Rope(Struct, frozen=True):
    """A stroke without zero-length steps: its rows and their laying numbers."""

    rows: tuple[Row, ...]
    when: tuple[int, ...]


class Diagram(Struct, frozen=True):
    """A rope with a leg at each end, in general position: what all its closures share."""

    xs: list[int]
    ys: list[int]
    crossings: list[Crossing]
    visits: list[tuple[int, bool]]
    first_on_top: list[bool]  # by crossing, as the rope was laid; legs have their say later

    @property
    def last_segment(self) -> int:
        """The head's leg; segment 0 is the tail's."""
        return len(self.xs) - 2

    def is_drawn(self, crossing: Crossing) -> bool:
        """Whether the rope itself crosses here, and not a leg."""
        return crossing.first != 0 and crossing.second != self.last_segment


def lay_out(rope: Rope, seed: int) -> Diagram:
    """Draw the rope and its legs with one table of offsets; raise Degenerate or TooMuch."""
    spots = [(row[0], row[1]) for row in rope.rows]
    tail, head = way_out(spots), way_out(spots[::-1])
    youngest = max(rope.when)
    xs, ys = place([tail, *spots, head], [youngest + 1, *rope.when, youngest + 2], seed)
    crossings = find_crossings(xs, ys)
    return Diagram(xs, ys, crossings, visits(crossings), [first_on_top(rope, c) for c in crossings])


def first_on_top(rope: Rope, crossing: Crossing) -> bool:
    """Of two crossing segments the one laid later obeys its own u."""
    last = len(rope.rows) - 1
    if crossing.first == 0 or crossing.second > last:
        return False
    # Segment i joins rows i - 1 and i, and is laid when the younger of them is.
    first = max(crossing.first - 1, crossing.first, key=rope.when.__getitem__)
    second = max(crossing.second - 1, crossing.second, key=rope.when.__getitem__)
    if rope.when[first] > rope.when[second]:
        return rope.rows[first][3] == 0
    return rope.rows[second][3] == 1


def closures(diagram: Diagram) -> Iterator[tuple[Code, list[int]]]:
    """The Gauss code and signs of every closure: a leg that meets rope lies over, then under."""
    last = diagram.last_segment
    legs = [(c.first == 0, c.second == last) for c in diagram.crossings]  # the tail's, the head's
    tail_meets_rope, head_meets_rope = (True, False) in legs, (False, True) in legs
    # Rope lies at height 0, the tail's leg above or below it, the head's beyond that.
    for tail, head in product(
        (1, -1) if tail_meets_rope else (1,), (2, -2) if head_meets_rope else (2,)
    ):
        on_top = [
            tail * of_tail > head * of_head if of_tail or of_head else laid
            for laid, (of_tail, of_head) in zip(diagram.first_on_top, legs, strict=True)
        ]
        code = [(number, on_top[number] == is_first) for number, is_first in diagram.visits]
        signs = [
            c.turn if top else -c.turn for c, top in zip(diagram.crossings, on_top, strict=True)
        ]
        yield code, signs


def way_out(spots: Sequence[tuple[int, int]]) -> tuple[int, int]:
    """Where the leg from the first of these points ends: the way that touches least rope."""
    x, y = spots[0]
    ways = sorted(
        [
            (x, (-OUTSIDE, y)),
            (CANVAS - 1 - x, (CANVAS - 1 + OUTSIDE, y)),
            (y, (x, -OUTSIDE)),
            (CANVAS - 1 - y, (x, CANVAS - 1 + OUTSIDE)),
        ]
    )
    fewest, best = len(spots), ways[0][1]
    for _, end in ways:
        met = touched(spots, end)
        if met < fewest:
            fewest, best = met, end
        if met == 0:
            break
    return best


def touched(spots: Sequence[tuple[int, int]], end: tuple[int, int]) -> int:
    """How many segments a straight leg from the first point to *end* meets or touches."""
    x, y = spots[0]
    if end[1] == y:
        forward = 1 if end[0] > x else -1
        ahead, aside = [forward * (px - x) for px, _ in spots], [py - y for _, py in spots]
    else:
        forward = 1 if end[1] > y else -1
        ahead, aside = [forward * (py - y) for _, py in spots], [px - x for px, _ in spots]
    met = 1 if aside[1] == 0 and ahead[1] > 0 else 0  # the own segment only where it doubles back
    for i in range(1, len(spots) - 1):
        a, b = aside[i], aside[i + 1]
        if (a > 0 and b > 0) or (a < 0 and b < 0) or (ahead[i] < 0 and ahead[i + 1] < 0):
            continue
        if a == b:
            met += 1  # along the leg itself, and some of it ahead
        elif (ahead[i] * b - ahead[i + 1] * a) * (b - a) >= 0:
            met += 1
    return met
