"""The judge: what knot, if any, a drawn rope holds."""

from collections.abc import Iterator, Sequence
from itertools import combinations, compress, pairwise
from typing import Literal, TypeAlias

from msgspec import Struct

from wormery.core.compiled import is_machine_code
from wormery.knots.kernel import judging
from wormery.knots.kernel.verdicts import Closure, look
from wormery.knots.measures import (
    DIAMETER,
    MAX_KEPT,
    MAX_POINTS,
    MAX_REDUCED,
    OFFSET_TABLES,
    ROPE_LENGTH,
)
from wormery.knots.stroke import Stroke, length_of
from wormery.knots.topology.alexander import UNKNOT, Polynomial, alexander
from wormery.knots.topology.closure import Diagram, Rope, closures, lay_out
from wormery.knots.topology.crossings import TooMuch, spot
from wormery.knots.topology.gauss import reduce_code, twice_third_invariant
from wormery.knots.topology.names import FIGURE_EIGHT, TREFOIL, name_of
from wormery.knots.topology.position import FINE, Degenerate

Kind: TypeAlias = Literal["overhand", "no_knot", "unfinished", "other_knot", "too_small", "tangle"]
Hand: TypeAlias = Literal["left", "right"]
Handicap: TypeAlias = Literal["loop", "overhand", "figure-eight"]
Allowed: TypeAlias = Literal["any", "overhand"]
"""Which knots count for sides without a handicap (WL-11)."""

LEAST_ROPE = 6000  # a knot of less rope is tighter than a rope can bend


class Verdict(Struct, frozen=True):
    """What the judge sees in a rope."""

    kind: Kind
    name: str
    hand: Hand | None = None  # of an overhand
    alexander: Polynomial = ()  # empty where no single knot was found
    crossings: int = 0  # as drawn, with the straight ways out of both ends
    own_crossings: int = 0  # of the rope with itself
    kept: int = 0  # crossings of a knot that stay when all needless ones are taken out
    is_small: bool = False  # tighter than a rope can bend; an overhand is then called too small


class Closed(Struct, frozen=True):
    """One closure of a rope, judged."""

    alexander: Polynomial
    hand: Hand | None
    kept: int
    is_tight: bool  # crossings that matter lie closer than the rope is thick


def judge(stroke: Stroke) -> Verdict:
    """Decide by topology what knot a rope holds."""
    if len(stroke.rows) > MAX_POINTS:
        return Verdict("tangle", "too many points")
    is_fast = is_machine_code(judging.length, judging.tidy, judging.judge)
    return judge_fast(stroke) if is_fast else judge_plainly(stroke)


def judge_fast(stroke: Stroke) -> Verdict:
    """The same, in machine code; `judge_plainly` is the rule."""
    seen = look(stroke, longest=ROPE_LENGTH * FINE)
    if seen.length > ROPE_LENGTH * FINE:
        return Verdict("tangle", "rope too long")
    if seen.rows < 2:
        return Verdict("no_knot", name_of(UNKNOT), alexander=UNKNOT)
    if seen.why:
        return Verdict("tangle", seen.why, None, (), *seen.counts)
    return summed_up([closed(each) for each in seen.closures], seen.length, seen.counts)


def closed(closure: Closure) -> Closed:
    """A closure that the kernel has judged, with its hand."""
    hand: Hand | None = None
    if closure.alexander == TREFOIL:
        hand = "right" if twice_third_invariant(closure.code, closure.signs) > 0 else "left"
    return Closed(closure.alexander, hand, closure.kept, closure.is_tight)


def judge_plainly(stroke: Stroke) -> Verdict:
    """Decide by topology what knot a rope of not too many points holds."""
    length = length_of(stroke.rows)
    if length > ROPE_LENGTH * FINE:
        return Verdict("tangle", "rope too long")
    rope = clean(stroke)
    if len(rope.rows) < 2:
        return Verdict("no_knot", name_of(UNKNOT), alexander=UNKNOT)
    try:
        diagram = in_general_position(rope)
    except TooMuch as budget:
        return Verdict("tangle", budget.what)
    counts = len(diagram.crossings), sum(map(diagram.is_drawn, diagram.crossings))
    try:
        found = list(judge_closures(diagram))
    except TooMuch as budget:
        return Verdict("tangle", budget.what, None, (), *counts)
    return summed_up(found, length, counts)


def summed_up(found: Sequence[Closed], length: int, counts: tuple[int, int]) -> Verdict:
    """What all closures of a rope say together; *length* is in fine units."""
    knot, hand = found[0].alexander, found[0].hand
    if any(closed.alexander != knot for closed in found):
        return Verdict("unfinished", "an end is still inside the loop", None, (), *counts)
    if knot == UNKNOT:
        return Verdict("no_knot", name_of(knot), None, knot, *counts)
    kept = min(closed.kept for closed in found)
    is_small = length < LEAST_ROPE * FINE or any(closed.is_tight for closed in found)
    if knot != TREFOIL:
        return Verdict("other_knot", name_of(knot), None, knot, *counts, kept, is_small)
    if is_small:
        small = "a rope cannot bend that tightly"
        return Verdict("too_small", small, hand, knot, *counts, kept, is_small)
    return Verdict("overhand", name_of(knot), hand, knot, *counts, kept)


def accepts(verdict: Verdict, handicap: Handicap, allowed: Allowed = "overhand") -> bool:
    """Whether a side that plays with *handicap* has tied its knot (WL-11, WL-39)."""
    match handicap:
        case "loop":
            return verdict.own_crossings > 0
        case "overhand":
            return verdict.kind == "overhand" or (allowed == "any" and is_fine(verdict))
        case "figure-eight":
            return verdict.kind == "other_knot" and verdict.alexander == FIGURE_EIGHT


def is_fine(verdict: Verdict) -> bool:
    """Whether a rope holds another knot than the overhand, neither too small nor too much."""
    is_other = verdict.kind == "other_knot"
    return is_other and not verdict.is_small and not is_too_much(verdict)


def is_too_much(verdict: Verdict) -> bool:
    """Whether a knot keeps more crossings than can be undone without effort (WL-49)."""
    return verdict.kind == "other_knot" and verdict.kept > MAX_KEPT


def clean(stroke: Stroke) -> Rope:
    """The rope without steps that lead nowhere; rows keep their laying numbers."""
    when = stroke.when or tuple(range(len(stroke.rows)))
    moved = [True, *(a[0] != b[0] or a[1] != b[1] for a, b in pairwise(stroke.rows))]
    if all(moved):
        return Rope(stroke.rows, when)
    return Rope(tuple(compress(stroke.rows, moved)), tuple(compress(when, moved)))


def in_general_position(rope: Rope) -> Diagram:
    """The rope laid out with the first table of offsets that leaves nothing undecided."""
    for seed in range(OFFSET_TABLES):
        try:
            return lay_out(rope, seed)
        except Degenerate:
            continue
    raise TooMuch("too many points in a line")


def judge_closures(diagram: Diagram) -> Iterator[Closed]:
    """What each way of closing the rope gives."""
    for code, signs in closures(diagram):
        essential = reduce_code(code)
        if len(essential) > 2 * MAX_REDUCED:
            raise TooMuch("too knotted to tell")
        polynomial = alexander(essential, signs)
        hand: Hand | None = None
        if polynomial == TREFOIL:
            hand = "right" if twice_third_invariant(essential, signs) > 0 else "left"
        kept = {crossing for crossing, _ in essential}
        yield Closed(polynomial, hand, len(kept), is_tight(diagram, kept))


def is_tight(diagram: Diagram, kept: set[int]) -> bool:
    """Whether two of these crossings, as drawn, lie closer than the rope is thick."""
    drawn = [c for c in map(diagram.crossings.__getitem__, kept) if diagram.is_drawn(c)]
    spots = [spot(c, diagram.xs, diagram.ys) for c in drawn]
    return any(
        (ax - bx) ** 2 + (ay - by) ** 2 < (DIAMETER * FINE) ** 2
        for (ax, ay), (bx, by) in combinations(spots, 2)
    )
