"""Gestures that are always accepted: what `moves` lists where any good gesture would do."""

from functools import cache, lru_cache

from wormery.games.wormlord.ropes.ropes import KEPT, Pull, Rows
from wormery.knots import End, Handicap, Stroke, Trace, untie
from wormery.knots.drawing.figures import (
    FIGURE_OF_EIGHT,
    LOOP,
    PRETZEL,
    Curve,
    every,
    lengths,
    mirrored,
    smooth,
)
from wormery.knots.drawing.pair import HEADS_HALF, TAILS_HALF
from wormery.knots.weaving.weavers import weave

GAP = 90  # grid units between two points
FRAME = 16  # milliseconds between two points
PULL = 2  # grid units a millisecond: a little slower than an end can creep

FIGURES: dict[Handicap, Curve] = {
    "loop": LOOP,
    "overhand": PRETZEL,
    "figure-eight": FIGURE_OF_EIGHT,
}

# From the right foot of the arch twice around the other end, and out where it came from.
TWICE_AROUND: Curve = [
    (3180, 2650), (2720, 2950), (2048, 2750), (1700, 2400), (2048, 2050), (2750, 1500), (3646, 120),
]  # fmt: skip


@cache
def rope(handicap: Handicap) -> Rows:
    """A whole rope that holds what a handicap asks for."""
    points = every(smooth(FIGURES[handicap]), GAP)
    return weave((x, y, FRAME * i) for i, (x, y) in enumerate(points)).rows


@cache
def half(handicap: Handicap, end: End) -> Rows:
    """What one of a pair does with an end; if the other does the same, they have their knot."""
    if handicap == "figure-eight":
        curve = TWICE_AROUND if end == "tail" else mirrored(TWICE_AROUND)
    else:
        curve = TAILS_HALF if end == "tail" else HEADS_HALF
    points = every(smooth(curve), GAP)
    return tuple((x, y, FRAME * i, 0) for i, (x, y) in enumerate(points))


@lru_cache(KEPT)
def pull(knot: Stroke, end: End) -> Pull:
    """One end backed out of a loose knot along a third of the body, or until nothing holds."""
    body = knot.rows if end == "tail" else knot.rows[::-1]
    along = lengths([(float(x), float(y)) for x, y, *_ in body])
    rows = [(x, y, round(place / PULL)) for (x, y, *_), place in zip(body, along, strict=True)]
    count = len(rows) // 3
    while not untie(knot, [Trace(end, tuple(rows[:count]))]).is_free:
        count += 1
    return Pull(end, tuple(rows[:count]))
