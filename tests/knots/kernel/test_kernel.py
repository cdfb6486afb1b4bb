"""Machine code and plain Python judge alike, rope for rope."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from random import Random

import msgspec
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.knots.ropes import pretzel, torus
from wormery.bench.knots import hard_ropes
from wormery.core.compiled import IS_COMPILED, is_warm, warm_up
from wormery.knots import Bad, Stroke, judge, loose_knot
from wormery.knots.deltas import read, read_fast, write, write_fast
from wormery.knots.kernel.comparing import difference, random_moves, random_rope
from wormery.knots.kernel.fractions import Ints, divide, root, share
from wormery.knots.kernel.grid import BEYOND, MOST_CELLS, WIDE, cells
from wormery.knots.kernel.web import BUDGET
from wormery.knots.measures import MAX_POINTS
from wormery.knots.topology import verdict
from wormery.knots.topology.crossings import cells as plain_cells
from wormery.knots.topology.verdict import judge_fast, judge_plainly
from wormery.knots.weaving.untie import FIGURES
from wormery.knots.weaving.weave import HEAD, TAIL, Side, Weaver
from wormery.knots.weaving.weave import weave as weave_plainly
from wormery.knots.weaving.weavers import AnyWeaver, SwiftWeaver, weave

SAMPLE = Path(__file__).parents[1] / "data" / "strokes-sample.jsonl"


@pytest.fixture(scope="module", autouse=True)
def _warm() -> None:
    """Machine code, where there is a compiler; else the same functions as plain Python."""
    warm_up()
    assert is_warm() == IS_COMPILED


def same(stroke: Stroke) -> None:
    """Both judges say the same of a rope, to the last word."""
    assert judge_fast(stroke) == judge_plainly(stroke) == judge(stroke)


def test_all_samples_are_judged_alike() -> None:
    for line in SAMPLE.read_bytes().splitlines():
        rows = msgspec.json.decode(line)["rows"]
        same(Stroke(tuple(tuple(row) for row in rows)))


def test_known_knots_are_judged_alike() -> None:
    for lying in FIGURES:
        for hand in ("left", "right"):
            same(loose_knot("left" if hand == "left" else "right", seed=3, lying=lying))
    for stroke in (pretzel(), *map(torus, range(3, 13, 2)), *hard_ropes()):
        same(stroke)


@given(st.integers(0, 10**9))
def test_random_ropes_are_judged_alike(seed: int) -> None:
    same(random_rope(Random(seed)))


@pytest.mark.parametrize(
    "points",
    [
        [(5, 5)],
        [(5, 5), (5, 5)],
        [(0, 0), (4095, 4095)],
        [(0, 0), (9, 0), (9, 9), (0, 9), (0, 0), (9, 0)],
        [(0, 0), (100, 0), (50, 0), (150, 0), (20, 0)],
        [(i % 2 * 4095, i * 30) for i in range(40)],
        [(2000 + i % 2, 2000) for i in range(MAX_POINTS)],
    ],
)
def test_odd_ropes_are_judged_alike(points: list[tuple[int, int]]) -> None:
    for under in (0, 1):
        same(Stroke(tuple((x, y, t, (t + under) % 2) for t, (x, y) in enumerate(points))))


@given(st.integers(0, 10**9))
def test_random_ways_are_woven_alike(seed: int) -> None:
    """Row for row, with what is taken back, however long and however finely it is drawn."""
    rng = Random(seed)
    moves = random_moves(rng, most=400)
    x, y, *_ = moves[0]
    plain, swift = Weaver([(x, y)]), SwiftWeaver([(x, y)])
    for x, y, t, _ in moves:
        side = HEAD if rng.random() < 0.8 else TAIL
        assert moved(plain, side, x, y, t) == moved(swift, side, x, y, t)
        assert plain.taken_up() == swift.taken_up()
    assert plain.stroke() == swift.stroke()
    assert plain.web.budget == swift.rope[BUDGET]


def moved(weaver: AnyWeaver, side: Side, x: int, y: int, t: int) -> object:
    """What a move does, or why it is refused."""
    try:
        return weaver.move(x, y, t, side)
    except Bad as problem:
        return problem.code


@pytest.mark.parametrize("size", [2, 300, 600, 4096])
def test_scrubbing_ends_alike(size: int) -> None:
    rng = Random(size)
    plain, swift = Weaver([(0, 0)]), SwiftWeaver([(0, 0)])
    for t in range(2500):
        x, y = rng.randrange(size), rng.randrange(size)
        before = moved(plain, HEAD, x, y, t)
        assert before == moved(swift, HEAD, x, y, t)
        if before == "too_much_weaving":
            break
    assert plain.stroke() == swift.stroke()


def test_whole_ways_are_woven_alike() -> None:
    for seed in range(40):
        points = [(x, y, t) for x, y, t, _ in random_moves(Random(seed), most=1000)]
        with suppress(Bad):
            assert weave(points) == weave_plainly(points)


@given(st.integers(0, 10**9))
def test_random_ropes_are_packed_alike(seed: int) -> None:
    stroke = random_rope(Random(seed))
    packed = write(stroke)
    assert write_fast(stroke) == packed
    assert read_again(read_fast, packed) == read_again(read, packed)


@given(data=st.binary(max_size=60), whole=st.booleans())
def test_bytes_that_are_no_rope_are_refused_alike(data: bytes, *, whole: bool) -> None:
    data = bytes([2 * (len(data) // 3)]) + bytes(each & 127 for each in data) if whole else data
    assert read_again(read_fast, data) == read_again(read, data)


Read = Callable[[bytes], tuple[Sequence[Sequence[int]], list[int]]]


def read_again(read: Read, data: bytes) -> object:
    """What stands in some bytes, or why nothing does."""
    try:
        rows, when = read(data)
    except Bad as problem:
        return problem.code
    return [list(row) for row in rows], when


def test_many_seeds_show_no_difference() -> None:
    """The short run of `wormery knots compare`."""
    assert not any(difference(seed) for seed in range(300 if IS_COMPILED else 20))


@pytest.mark.skipif(not IS_COMPILED, reason="there is no compiler")
def test_others_that_wait_for_their_compiler_keep_no_judge_waiting(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("wormery.core.compiled._waiting", [(None, "void()")])  # a bot's, say
    monkeypatch.setattr(verdict, "judge_plainly", None)
    assert not is_warm()
    assert judge(pretzel()).kind == "overhand"


def new(size: int) -> Ints:
    """So many numbers."""
    return np.zeros(size, np.int64)


@given(st.integers(1, 2**46), st.integers(1, 2**46), st.integers(-(2**25), 2**25))
def test_fractions_are_exact(one: int, other: int, length: int) -> None:
    part, whole = min(one, other), max(one, other) + 1
    limbs = new(3)
    divide(limbs, 0, part, whole)
    along = (part << 96) // whole
    assert sum(int(limb) << shift for limb, shift in zip(limbs, (64, 32, 0), strict=True)) == along
    assert share(length, limbs, 0) == length * along >> 96
    assert root(part) ** 2 <= part < (root(part) + 1) ** 2


@given(*[st.integers(-64 * 1024 - 256, 4160 * 1024)] * 4)
def test_segments_run_through_the_same_cells(ax: int, ay: int, bx: int, by: int) -> None:
    covered = new(MOST_CELLS)
    count = cells(ax, ay, bx, by, covered)
    plain = plain_cells(ax, ay, bx, by)
    expected = {(column + BEYOND) * WIDE + row + BEYOND for column, row in plain}
    assert len(expected) == count
    assert set(covered[:count].tolist()) == expected
