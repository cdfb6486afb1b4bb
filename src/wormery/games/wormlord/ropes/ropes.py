"""Ropes in Wormlord's hands: the one place that asks `wormery.knots` what is tied and untied."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Annotated, NamedTuple

from msgspec import Meta, Struct

from wormery.core import Refusal
from wormery.games.wormlord.state import Knot
from wormery.knots import (
    Allowed,
    Bad,
    End,
    Hand,
    Handicap,
    Kind,
    Lying,
    Stroke,
    Trace,
    Verdict,
    accepts,
    is_too_much,
    judge,
    loose_knot,
    lying_as,
    pack,
    pack_trace,
    parse,
    parse_trace,
    unpack,
    unpack_trace,
)
from wormery.knots.drawing.keys import without_pointer
from wormery.knots.drawing.pair import Pair
from wormery.knots.frames import Coordinate, Layer, Moment
from wormery.knots.measures import MAX_POINTS
from wormery.knots.topology.names import has_name
from wormery.knots.weaving.untie import Untying
from wormery.knots.weaving.weave import HEAD, TAIL
from wormery.knots.weaving.weavers import make_moves

MOST_PULLS = 8  # times that ends are grabbed to untie one knot
KEPT = 256  # ropes whose verdicts are remembered, for those who ask again

Rows = Annotated[
    tuple[tuple[Coordinate, Coordinate, Moment, Layer], ...],
    Meta(min_length=1, max_length=MAX_POINTS),
]
"""A rope as it was drawn: x, y, milliseconds since it was grabbed, over (0) or under (1)."""


class Pull(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A finger that grabs an end of a knot and backs it out: x, y, milliseconds."""

    end: End
    rows: Annotated[
        tuple[tuple[Coordinate, Coordinate, Moment], ...],
        Meta(min_length=1, max_length=MAX_POINTS),
    ]


Pulls = Annotated[tuple[Pull, ...], Meta(min_length=1, max_length=MOST_PULLS)]


class Task(NamedTuple):
    """What has to be tied."""

    handicap: Handicap = "overhand"
    allowed: Allowed = "any"


class TiedRope(NamedTuple):
    """A rope that holds a knot."""

    kind: Kind
    name: str
    hand: Hand | None
    rope: str  # packed
    lying: Lying
    without_pointer: bool  # tied with arrows or one switch


def tied(rows: Rows, task: Task) -> TiedRope:
    """The knot that a rope holds; refused where it is not the one asked for (WL-11, WL-39)."""
    stroke = _read(rows)
    return _accepted(judge(stroke), stroke, task)


def laid(rows: Rows) -> str:
    """What one of a pair has done with an end of the rope, packed (WL-34)."""
    return pack(_read(rows))


def tied_together(tail: str, head: str, task: Task) -> TiedRope:
    """The knot that two people have tied, one end each; refused where they have not (WL-34)."""
    together = _woven(tail, head)
    if together is None:
        raise Refusal("WL-11", "tangle")
    stroke, verdict, is_shared = together
    if not is_shared:
        raise Refusal("WL-34", "one of you did it nearly alone")
    return _accepted(verdict, stroke, task)


def loose(knot: Knot, seed: int) -> Stroke:
    """The shape in which a knot is untied, the same for everybody who has one like it (WL-38)."""
    return _loose_knot(knot.hand or "right", seed + knot.number, knot.lying)


def undone(knot: Stroke, pulls: Sequence[Pull]) -> tuple[str, ...]:
    """The pulls that undo a knot, packed; refused where it still holds (WL-18)."""
    traces = [_read_pull(pull) for pull in pulls]
    if not _replayed(knot, traces).is_free():
        raise Refusal("WL-18", "still knotted")
    return tuple(pack_trace(trace) for trace in traces)


def pulled(knot: Stroke, pulls: Sequence[Pull], end: End) -> tuple[str, ...]:
    """The pulls of one of a pair, packed; refused where they do not move that end (WL-35)."""
    traces = [_read_pull(pull) for pull in pulls]
    if any(trace.end != end for trace in traces):
        raise Refusal("WL-35", f"yours is the {end}")
    if not _replayed(knot, traces).pulls[end].out:
        raise Refusal("WL-35", "nothing came out")
    return tuple(pack_trace(trace) for trace in traces)


def undone_together(
    knot: Stroke, tail: tuple[str, ...], head: tuple[str, ...]
) -> tuple[str, ...] | None:
    """All pulls of a pair if they undo a knot; None where it still holds (WL-35)."""
    traces = [unpack_trace(packed) for packed in (*tail, *head)]
    return (*tail, *head) if tail and head and _replayed(knot, traces).is_free() else None


def _read(rows: Rows) -> Stroke:
    try:
        return parse(rows)
    except Bad as problem:
        raise Refusal("TB-01", problem.code) from None


def _read_pull(pull: Pull) -> Trace:
    try:
        return parse_trace(pull.end, pull.rows)
    except Bad as problem:
        raise Refusal("TB-01", problem.code) from None


def _accepted(verdict: Verdict, stroke: Stroke, task: Task) -> TiedRope:
    if not accepts(verdict, *task):
        if task != Task("overhand", "any") or verdict.kind != "other_knot":
            raise Refusal("WL-11", verdict.kind)
        if is_too_much(verdict):
            raise Refusal("WL-49", verdict.name if has_name(verdict.alexander) else "")
        raise Refusal("WL-11", "too_small")
    lying: Lying = lying_as(verdict) if task.allowed == "any" else "overhand"
    kind, name, hand = verdict.kind, verdict.name, verdict.hand
    return TiedRope(kind, name, hand, pack(stroke), lying, without_pointer(stroke))


@lru_cache(KEPT)
def _woven(tail: str, head: str) -> tuple[Stroke, Verdict, bool] | None:
    """The rope of a pair, its layers chosen as both ends moved in time; None is a tangle."""
    moved = [(row, TAIL) for row in unpack(tail).rows] + [(row, HEAD) for row in unpack(head).rows]
    if len(moved) > MAX_POINTS:
        return None
    pair = Pair()
    try:
        steps = sorted(moved, key=lambda step: step[0][2])
        make_moves(pair.weaver, [(end, x, y, t) for (x, y, t, _), end in steps])
    except Bad:
        return None
    return pair.stroke(), pair.judge(), pair.is_shared()


@lru_cache(KEPT)
def _loose_knot(hand: Hand, seed: int, lying: Lying) -> Stroke:
    return loose_knot(hand, seed, lying)


def _replayed(knot: Stroke, traces: Sequence[Trace]) -> Untying:
    """A knot after some pulls; refused where a finger grabs beside the end (WL-18)."""
    untying = Untying(knot)
    try:
        for trace in traces:
            untying.follow(trace)
    except Bad as problem:
        raise Refusal("WL-18", problem.code) from None
    return untying
