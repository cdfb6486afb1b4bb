"""Untying: an end is steered backwards along the body until no knot is left."""

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from functools import cached_property, lru_cache
from itertools import chain, pairwise
from math import isqrt
from random import Random
from typing import Literal, TypeAlias

import numpy as np
from msgspec import Struct

from wormery.core.compiled import is_machine_code
from wormery.knots.deltas import pack, unpack
from wormery.knots.drawing.figures import (
    LOOSE,
    LOOSE_EIGHT,
    LOOSE_PAIR,
    LOOSE_SIX_THREE,
    LOOSE_SIX_TWO,
    LOOSE_STEVEDORE,
    LOOSE_TWIST,
    Curve,
    distorted,
    every,
    mirrored,
    smooth,
    twisted,
)
from wormery.knots.kernel import pulling
from wormery.knots.kernel.fractions import Ints
from wormery.knots.measures import MAX_POINTS
from wormery.knots.stroke import Bad, Row, Stroke, parse_rows
from wormery.knots.topology.alexander import Polynomial
from wormery.knots.topology.position import FINE
from wormery.knots.topology.verdict import Hand, Verdict, is_too_much, judge
from wormery.knots.weaving.weavers import weave

GRASP = 300  # how close to an end a finger must come to take it
LOOK_AHEAD = 400 * FINE  # how far along the body the goal may move at once
TUNNEL = 240  # how far from the body a finger may stray
CREEP = 22 * FINE // 10  # an end comes out at most this far a millisecond: a tight worm resists
HELD_CREEP = CREEP * 8 // 10  # with a button held, the end creeps by itself

End: TypeAlias = Literal["head", "tail"]
Lying: TypeAlias = Literal[
    "overhand",
    "figure-eight",
    "double overhand",
    "three-twist",
    "stevedore",
    "6_2",
    "6_3",
    "two overhands",
    "triple overhand",
]

FIGURES: dict[Lying, Curve] = {
    "overhand": LOOSE,
    "figure-eight": LOOSE_EIGHT,
    "double overhand": twisted(5),
    "three-twist": LOOSE_TWIST,
    "stevedore": LOOSE_STEVEDORE,
    "6_2": LOOSE_SIX_TWO,
    "6_3": LOOSE_SIX_THREE,
    "two overhands": LOOSE_PAIR,
    "triple overhand": twisted(7),
}
"""Knots to untie; a game has those of six crossings at most, one more is for practice."""

SHAPES: dict[Polynomial, Lying] = {
    (1, -1, 1): "overhand",
    (1, -3, 1): "figure-eight",
    (1, -1, 1, -1, 1): "double overhand",
    (2, -3, 2): "three-twist",
    (2, -5, 2): "stevedore",
    (1, -3, 3, -3, 1): "6_2",
    (1, -3, 5, -3, 1): "6_3",
    (1, -2, 3, -2, 1): "two overhands",
}
"""All knots of six crossings at most, but that granny and square lie as the same two overhands."""


class Trace(Struct, frozen=True):
    """A finger that pulls at one end: where it was, and when."""

    end: End
    rows: tuple[tuple[int, int, int], ...]


class Untied(Struct, frozen=True):
    """What pulling came to."""

    is_free: bool
    left: Stroke  # the rope that is still in the tangle
    millis: int


def lying_as(verdict: Verdict) -> Lying:
    """The shape that a judged rope is untied in; what is no knot is an overhand."""
    is_known = verdict.kind in ("overhand", "other_knot") and not is_too_much(verdict)
    return SHAPES.get(verdict.alexander, "overhand") if is_known else "overhand"


def loose_knot(hand: Hand, seed: int, lying: Lying = "overhand") -> Stroke:
    """A knot in its standard loose shape, slightly varied: equally hard for everybody."""
    curve = distorted(smooth(FIGURES[lying]), noise=0.004, rng=Random(seed))
    if hand == "left":  # the pretzel as we draw it is a right-handed overhand
        curve = mirrored(curve)
    return weave((x, y, 16 * i) for i, (x, y) in enumerate(every(curve, gap=90)))


def parse_trace(end: object, rows: object) -> Trace:
    """Read a pull as a client sends it; raise Bad for whatever is none."""
    if end not in ("head", "tail"):
        raise Bad("no_such_end")
    if not isinstance(rows, list | tuple):
        raise Bad("not_rows")
    if not rows:
        raise Bad("no_rows")
    if len(rows) > MAX_POINTS:
        raise Bad("too_many_rows")
    if not all(isinstance(row, list | tuple) and len(row) == 3 for row in rows):
        raise Bad("not_a_row")
    parsed = parse_rows([(*row, 0) for row in rows], since=0)
    return Trace("head" if end == "head" else "tail", tuple(row[:3] for row in parsed))


def pack_trace(trace: Trace) -> str:
    """A pull as short text."""
    return trace.end[0] + pack(Stroke(tuple((*row, 0) for row in trace.rows)))


def unpack_trace(text: str) -> Trace:
    """The pull in a packed text; raise Bad where there is none."""
    end = {"h": "head", "t": "tail"}.get(text[:1])
    return parse_trace(end, [row[:3] for row in unpack(text[1:]).rows])


def untie(knot: Stroke, traces: Iterable[Trace]) -> Untied:
    """Replay pulls at either end, or at both, and judge what is left."""
    untying = Untying(knot)
    millis = 0
    for trace in traces:
        untying.follow(trace)
        millis = max(millis, trace.rows[-1][2])
    return Untied(untying.is_free(), untying.left(), millis)


class Untying:
    """A knot in the hands of whoever unties it; what is won stays won."""

    def __init__(self, knot: Stroke) -> None:
        self.knot = knot
        tail, head = measured(knot.rows)
        self.pulls = {"head": LooseEnd(head), "tail": LooseEnd(tail)}

    def grab(self, end: End, x: int, y: int, t: int) -> None:
        """Take an end; a finger that is nowhere near takes nothing."""
        pull = self.pulls[end]
        ex, ey = pull.where()
        if (x - ex) ** 2 + (y - ey) ** 2 > GRASP * GRASP:
            raise Bad("not_at_the_end")
        pull.goal, pull.at = pull.out, t

    def pull(self, end: End, x: int, y: int, t: int) -> None:
        """Steer the end backwards along the body, so far as the finger stays in the tunnel."""
        pull = self.pulls[end]
        place, squared = pull.nearest(x, y)
        if squared <= TUNNEL * TUNNEL:
            pull.goal = place
        pull.creep(CREEP, t)

    def follow(self, trace: Trace) -> None:
        """Take an end and steer it along a whole trace."""
        self.grab(trace.end, *trace.rows[0])
        if is_machine_code(pulling.follow):
            self.pulls[trace.end].follow_fast(trace.rows[1:])
        else:
            for x, y, t in trace.rows[1:]:
                self.pull(trace.end, x, y, t)

    def hold(self, end: End, t: int) -> None:
        """Keep a button pressed: the end creeps out by itself."""
        self.pulls[end].goal = self.pulls[end].body.whole
        self.pulls[end].creep(HELD_CREEP, t)

    def left(self) -> Stroke:
        """What has not come out yet."""
        return cut(self.knot, self.pulls["tail"].out, self.pulls["head"].out)

    def is_free(self) -> bool:
        """Whether no closure of what is left holds a knot; the progress of two ends adds up."""
        if judge(self.left()).kind == "no_knot":
            return True
        tail, head = self.pulls["tail"].out, self.pulls["head"].out
        return min(tail, head) > 0 and judge(cut(self.knot, 0, tail + head)).kind == "no_knot"


class Body:
    """A rope from one of its ends inwards; places are lengths from there, in fine units."""

    def __init__(self, spots: list[tuple[int, int]], places: list[int]) -> None:
        self.spots = spots
        self.places = places
        self.whole = places[-1]

    @cached_property
    def numbers(self) -> Ints:
        """The same for machine code."""
        points = ((x, y, place) for (x, y), place in zip(self.spots, self.places, strict=True))
        return np.fromiter(chain.from_iterable(points), np.int64, 3 * len(self.places))

    def where(self, place: int) -> tuple[int, int]:
        """The grid point at a place."""
        i = max(bisect_right(self.places, place) - 1, 0)
        return self.on_segment(i, place) if i < len(self.places) - 1 else self.spots[-1]

    def on_segment(self, i: int, place: int) -> tuple[int, int]:
        """The grid point at a place on a given segment."""
        (ax, ay), (bx, by) = self.spots[i], self.spots[i + 1]
        length, part = self.places[i + 1] - self.places[i], place - self.places[i]
        return ax + (bx - ax) * part // length, ay + (by - ay) * part // length


class LooseEnd:
    """One end on its way out."""

    def __init__(self, body: Body) -> None:
        self.body = body
        self.goal = self.out = self.at = 0

    def where(self) -> tuple[int, int]:
        """The grid point where the end is."""
        return self.body.where(self.out)

    def nearest(self, x: int, y: int) -> tuple[int, int]:
        """The place nearest to a finger within the next stretch of body, and how far, squared."""
        body = self.body
        last = min(self.goal + LOOK_AHEAD, body.whole)
        best = (self.goal, 1 << 62)
        first = max(bisect_right(body.places, self.goal) - 1, 0)
        for i in range(first, len(body.places) - 1):
            start, stop = body.places[i], body.places[i + 1]
            if start == stop:
                continue
            if start > last:
                break
            (ax, ay), (bx, by) = body.spots[i], body.spots[i + 1]
            dx, dy = bx - ax, by - ay
            along = ((x - ax) * dx + (y - ay) * dy) * (stop - start) // (dx * dx + dy * dy)
            place = min(max(start + along, start, self.goal), stop, last)
            px, py = body.on_segment(i, place)
            squared = (x - px) ** 2 + (y - py) ** 2
            if squared < best[1]:
                best = (place, squared)
        return best

    def follow_fast(self, moves: Sequence[tuple[int, int, int]]) -> None:
        """Follow a finger along all moves, in machine code."""
        pulled = np.array((self.goal, self.out, self.at), np.int64)
        rows = np.fromiter(chain.from_iterable(moves), np.int64, 3 * len(moves))
        pulling.follow(self.body.numbers, pulled, rows, LOOK_AHEAD, TUNNEL, CREEP)
        self.goal, self.out, self.at = pulled.tolist()

    def creep(self, speed: int, t: int) -> None:
        """Let the end follow its goal for the time that has gone by."""
        self.out = min(self.goal, self.out + speed * max(t - self.at, 0))
        self.at = max(self.at, t)


@lru_cache(256)
def measured(rows: tuple[Row, ...]) -> tuple[Body, Body]:
    """A rope from its tail inwards, and from its head."""
    spots, places = [(row[0], row[1]) for row in rows], [0]
    for (ax, ay), (bx, by) in pairwise(spots):
        places.append(places[-1] + isqrt(((bx - ax) ** 2 + (by - ay) ** 2) << 20))
    backwards = [places[-1] - place for place in reversed(places)]
    return Body(spots, places), Body(spots[::-1], backwards)


def cut(stroke: Stroke, from_tail: int, from_head: int) -> Stroke:
    """A stroke without so much rope (in fine units) at either end."""
    tail, head = measured(stroke.rows)
    if from_tail + from_head >= tail.whole:
        return Stroke(stroke.rows[:1])
    last = len(stroke.rows) - 1
    first = bisect_right(tail.places, from_tail, 0, last) - 1
    final = last - bisect_right(head.places, from_head, 0, last) + 1
    rows = list(stroke.rows[first : final + 1])
    rows[0] = (*tail.where(from_tail), *rows[0][2:])
    rows[-1] = (*head.where(from_head), *rows[-1][2:])
    # The rows keep their laying numbers, and so their offsets: a cut moves nothing else.
    when = stroke.when or tuple(range(len(stroke.rows)))
    return Stroke(tuple(rows), when[first : final + 1])
