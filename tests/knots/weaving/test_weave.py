"""The weaver goes over, under, over by itself, and forgives what hands do."""

from contextlib import suppress
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.knots.ropes import Points, pretzel, woven
from wormery.knots import Bad, Row, judge
from wormery.knots.drawing.figures import PRETZEL, THREAD, every, smooth
from wormery.knots.weaving.weave import Leash, Weaver, weave

BAR: Points = [(300, 2000), (3800, 2000), (3800, 3200), (2000, 3200), (2000, 2600)]
"""A strand from left to right, and the head come round below its middle."""


def layers(points: Points) -> list[int]:
    """The layer of each row of a woven rope."""
    return [row[3] for row in woven(points).rows]


def test_the_first_crossing_is_over_and_the_next_under() -> None:
    points: Points = [*BAR, (2000, 1500), (1000, 1500), (1000, 2500)]
    assert layers(points) == [0, 0, 0, 0, 0, 0, 0, 1]


def test_weaving_a_pretzel_goes_over_under_over() -> None:
    rows = pretzel().rows
    changes = [a[3] for a, b in pairwise(rows) if a[3] != b[3]] + [rows[-1][3]]
    assert changes == [0, 1, 0]


def test_trembling_across_one_strand_is_one_crossing() -> None:
    tremble: Points = [(2000, 1900), (2120, 2100), (2240, 1900)]
    after: Points = [(2240, 1300), (1000, 1300), (1000, 2500)]
    stroke = woven([*BAR, *tremble, *after])
    assert judge(stroke).own_crossings == 4
    assert [row[3] for row in stroke.rows[len(BAR) :]] == [0, 0, 0, 0, 0, 1]


def test_touch_and_go_changes_nothing() -> None:
    """Over the strand and back again is no crossing: the next one is over like a first one."""
    touch: Points = [(2000, 1900), (2150, 1900), (2150, 2600), (3000, 2600), (3000, 1500)]
    stroke = woven([*BAR, *touch])
    assert judge(stroke).own_crossings == 3
    assert stroke.rows[-1][3] == 0
    assert judge(stroke).kind == "no_knot"


def test_a_wrinkle_is_not_counted() -> None:
    curl: Points = [
        (2000, 2800),
        (2150, 2800),
        (2150, 2950),
        (1880, 2950),
        (1880, 2880),
        (2300, 2880),
    ]
    points: Points = [*BAR[:3], (2000, 3200), *curl, (2300, 1500)]
    assert layers(points)[-1] == 0


def test_a_step_over_two_strands_is_split_half_way() -> None:
    two: Points = [(300, 1900), (3500, 1900), (3500, 2300), (500, 2300), (500, 3500), (2000, 3500)]
    stroke = woven([*two, (2000, 1000)])
    assert len(stroke.rows) == len(two) + 2
    (mx, my, _, first), (_, _, _, second) = stroke.rows[-2:]
    assert (mx, first, second) == (2000, 0, 1)
    assert abs(my - 2100) <= 1


def test_moving_back_along_the_last_piece_takes_rope_back() -> None:
    weaver = Weaver([(500, 500)])
    for i in range(1, 20):
        weaver.move(500 + 60 * i, 500, 16 * i)
    paid = weaver.move(1000, 520, 400)
    assert paid.back > 5
    assert weaver.stroke().rows[-1][:3] == (1000, 520, 400)
    assert weaver.stroke().length < 560


def test_what_was_taken_back_is_forgotten() -> None:
    weaver = Weaver([BAR[0]])
    for x, y in BAR[1:]:
        weaver.move(x, y, 0)
    weaver.move(2000, 1900, 10)
    assert len(weaver.meetings) == 1
    weaver.move(2000, 2100, 20)
    assert not weaver.meetings
    weaver.move(1000, 2300, 30)
    weaver.move(1000, 1700, 40)
    assert weaver.stroke().rows[-1][3] == 0


def test_paid_rows_build_the_same_rope_at_the_other_end_of_the_wire() -> None:
    rng = Random(4)
    weaver = Weaver([(450, 120)])
    mirror: list[Row] = list(weaver.stroke().rows)
    for t, (x, y) in enumerate(every(smooth(PRETZEL), 50)):
        for back in (0, rng.choice((0, 0, 60))):
            paid = weaver.move(max(x - back, 0), max(y - back, 0), 10 * t)
            if paid.back:
                del mirror[-paid.back :]
            mirror += paid.rows
    assert tuple(mirror) == weaver.stroke().rows


def test_the_head_trails_the_finger() -> None:
    leash = Leash(1000, 1000)
    assert leash.pull(1060, 1000) == (1000, 1000)
    assert leash.pull(1180, 1000) == (1100, 1000)
    assert leash.pull(1110, 1040) == (1100, 1000)


@pytest.mark.parametrize("reach", [80, 200])
def test_tremor_below_the_leash_never_reaches_the_rope(reach: int) -> None:
    rng = Random(1)
    leash = Leash(2000, 2000, reach)
    for _ in range(100):
        shake = rng.randrange(-reach // 2, reach // 2)
        assert leash.pull(2000 + shake, 2000 - shake) == (2000, 2000)


@given(st.integers(0, 10**9), st.sampled_from([PRETZEL, THREAD]), st.integers(0, 25))
def test_a_trembling_pretzel_is_still_an_overhand(
    seed: int, figure: list[tuple[float, float]], tremor: int
) -> None:
    rng = Random(seed)
    points = every(smooth(figure), 25)
    leash = Leash(*points[0])
    path = []
    for i, (x, y) in enumerate(points):
        shaken = (x + rng.randint(-tremor, tremor), y + rng.randint(-tremor, tremor))
        path.append((*leash.pull(*shaken), i * 10))
    assert judge(weave(path)).kind == "overhand"


@given(st.integers(0, 10**9))
def test_weaving_never_fails_but_by_its_budget(seed: int) -> None:
    rng = Random(seed)
    size = rng.choice((4, 40, 4096))
    weaver = Weaver([(rng.randrange(size), rng.randrange(size))])
    with suppress(Bad):
        for t in range(120):
            weaver.move(rng.randrange(size), rng.randrange(size), t)
    rows = weaver.stroke().rows
    assert all(a[:2] != b[:2] for a, b in pairwise(rows))


def test_a_rope_that_is_all_paid_out_stays_where_it_is() -> None:
    weaver = Weaver([(0, 0)])
    for i in range(40):
        weaver.move(4000 if i % 2 else 0, 100 * i + 50, 10 * i)
    assert 20_000 < weaver.stroke().length <= 30_000
    assert judge(weaver.stroke()).kind == "tangle"


def scrub(weaver: Weaver) -> None:
    """Rub to and fro in one place until the budget is gone."""
    rng = Random(0)
    for i in range(100_000):
        weaver.move(rng.randrange(600), rng.randrange(600), i)


def test_a_try_that_weaves_without_end_is_closed() -> None:
    with pytest.raises(Bad):
        scrub(Weaver([(0, 0)]))
