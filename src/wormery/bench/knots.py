"""`wormery bench knots`: how long verdicts, weaving and bot strokes take on this machine."""

from collections.abc import Callable, Iterator
from functools import partial
from math import cos, sin
from random import Random
from time import perf_counter
from typing import get_args

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from wormery.core.compiled import is_warm, warm_up
from wormery.knots import Level, Stroke, draw_stroke, judge, pack, parse
from wormery.knots.drawing.figures import PRETZEL, every, smooth
from wormery.knots.drawing.hands import pull_free
from wormery.knots.weaving.untie import loose_knot, untie
from wormery.knots.weaving.weavers import weave

BEST_OF = 5
SIZES = (31, 61, 91, 151, 182, 300, 406)


class Timing(msgspec.Struct, frozen=True):
    """One thing that was timed."""

    what: str
    size: str
    micros: float


def bench_knots(json: bool = False) -> None:
    """Time the knots and print a table, or one JSON object a line."""
    warm_up()
    if json:
        for timing in timings():
            typer.echo(msgspec.json.encode(timing))
        return
    ways = "machine code" if is_warm() else "plain Python"
    table = Table("what", "size", "µs", title=f"Knots: best of five, one core, {ways}")
    table.columns[2].justify = "right"
    for timing in timings():
        table.add_row(timing.what, timing.size, f"{timing.micros:,.1f}")
    Console().print(table)


def timings() -> Iterator[Timing]:
    """All that is timed, in the order it is shown."""
    for size in SIZES:
        points = pretzel_points(size)
        stroke = weave(points)
        rows = [list(row) for row in stroke.rows]
        label = f"{len(rows)} rows"
        yield Timing("parse", label, best(partial(parse, rows)))
        yield Timing("judge", label, best(partial(judge, stroke)))
        yield Timing("weave, a point", label, best(partial(weave, points)) / len(points))
        yield Timing("pack", label, best(partial(pack, stroke)))
    for level in get_args(Level):
        yield Timing("bot stroke", level, best(partial(draw_and_judge, level)))
    knot = loose_knot("left", seed=1)
    trace = pull_free(knot, "medium", Random(1))
    yield Timing(
        "untie, whole trace", f"{len(trace.rows)} rows", best(partial(untie, knot, [trace]))
    )
    worst = max(hard_ropes(), key=lambda rope: best(partial(judge, rope), times=1))
    yield Timing("judge, worst legal rope", judge(worst).name, best(partial(judge, worst)))


def best(work: Callable[[], object], times: int = BEST_OF) -> float:
    """Microseconds of the fastest of some runs."""
    fastest = float("inf")
    for _ in range(times):
        start = perf_counter()
        work()
        fastest = min(fastest, perf_counter() - start)
    return fastest * 1e6


def draw_and_judge(level: Level) -> None:
    """One stroke of a bot, from its seed to its verdict."""
    judge(draw_stroke(level, Random(3)))


def pretzel_points(count: int) -> list[tuple[int, int, int]]:
    """About so many points along a pretzel."""
    curve = smooth(PRETZEL, steps=200)
    return [(x, y, 16 * i) for i, (x, y) in enumerate(every(curve, gap=12_300 / (count - 1)))]


def hard_ropes() -> Iterator[Stroke]:
    """Ropes that use up one budget or another, or come near."""
    rng = Random(7)
    for _ in range(300):
        near, count = rng.choice((300, 700, 1200, 2500, 4095)), rng.randrange(8, 60)
        yield rope(
            [(rng.randrange(near), rng.randrange(near)) for _ in range(count)],
            [rng.randrange(2) for _ in range(count)],
        )
    for count in range(9, 17):
        star = [(cos(2.9 * k), sin(2.9 * k)) for k in range(count)]
        spots = [(2048 + round(600 * x), 2048 + round(600 * y)) for x, y in star]
        for _ in range(6):
            yield rope(spots, [rng.randrange(2) for _ in spots])
    for count in (150, 198, 230):
        snaking = [(2060 + 80 * ((i + 1) // 2 % 2), 2060 + i // 2) for i in range(count)]
        yield rope(snaking, [0] * count)


def rope(points: list[tuple[int, int]], under: list[int]) -> Stroke:
    """Points and layers as a stroke, a millisecond each."""
    return Stroke(
        tuple((x, y, t, u) for t, ((x, y), u) in enumerate(zip(points, under, strict=True)))
    )
