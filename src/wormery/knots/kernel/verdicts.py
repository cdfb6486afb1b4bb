"""From a stroke to what the kernel makes of it, and back to the judge's own words."""

from functools import cache
from itertools import chain
from typing import NamedTuple

import numpy as np

from wormery.knots.kernel import judging
from wormery.knots.kernel.crossings import CLOSE, CROSSED, DEGENERATE
from wormery.knots.kernel.fractions import Ints
from wormery.knots.measures import OFFSET_TABLES
from wormery.knots.stroke import Stroke
from wormery.knots.topology.gauss import Code
from wormery.knots.topology.position import offsets

WHY = {
    CLOSE: "too many pieces close together",
    CROSSED: "too many crossings",
    DEGENERATE: "too many points in a line",
    judging.KNOTTED: "too knotted to tell",
}


@cache
def table(seed: int) -> Ints:
    """All offsets of one table, as the kernel reads them."""
    return np.array(offsets(seed), np.int64).ravel()


class Closure(NamedTuple):
    """One closure of a rope, as the kernel has judged it."""

    alexander: tuple[int, ...]
    kept: int
    is_tight: bool
    code: Code  # with its crossings numbered from 0
    signs: list[int]


class Seen(NamedTuple):
    """All that the kernel sees in a rope; *why* it could not go on, if so."""

    length: int
    rows: int  # that lead somewhere
    counts: tuple[int, int]
    closures: list[Closure]
    why: str = ""


def look(stroke: Stroke, longest: int) -> Seen:
    """What a stroke of at most so much rope holds."""
    rows = stroke.rows
    rope = np.fromiter(chain.from_iterable(rows), np.int64, 4 * len(rows))
    length = judging.length(rope)
    if length > longest:
        return Seen(length, 0, (0, 0), [])
    when = np.array(stroke.when, np.int64) if stroke.when else np.arange(len(rows))
    kept = judging.tidy(rope, when)
    if kept < 2:
        return Seen(length, kept, (0, 0), [])
    told = np.zeros(judging.TOLD, np.int64)
    for seed in range(OFFSET_TABLES):
        found = judging.judge(rope[: 4 * kept], when[:kept], table(seed), told)
        if found != DEGENERATE:
            break
    return read(length, kept, told.tolist(), found)


def read(length: int, kept: int, told: list[int], found: int) -> Seen:
    """What the kernel has told."""
    counts = (told[0], told[1]) if found in (0, judging.KNOTTED) else (0, 0)
    if found:
        return Seen(length, kept, counts, [], WHY[found])
    starts = range(judging.SAID, judging.SAID + judging.WORDS * told[2], judging.WORDS)
    return Seen(length, kept, counts, [closure(told, start) for start in starts])


def closure(told: list[int], start: int) -> Closure:
    """One closure of those that were told."""
    kept, is_tight, size, count = told[start : start + judging.CODE]
    code, signs, coefficients = (
        start + place for place in (judging.CODE, judging.SIGNS, judging.COEFFICIENTS)
    )
    visits = told[code : code + size]
    numbers = {crossing: i for i, crossing in enumerate(sorted({each >> 1 for each in visits}))}
    return Closure(
        tuple(told[coefficients : coefficients + count]),
        kept,
        bool(is_tight),
        [(numbers[each >> 1], bool(each & 1)) for each in visits],
        told[signs : signs + kept],
    )
