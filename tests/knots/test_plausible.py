"""What no hand can draw is refused; what is merely odd is recorded; copies are found."""

from math import cos, sin
from random import Random
from statistics import median

import pytest

from tests.knots.ropes import mirror_image, pretzel, stroke_of
from wormery.knots import Stroke, draw_stroke
from wormery.knots.drawing.keys import Snake, switch_stroke
from wormery.knots.plausible import (
    RESAMPLED,
    difference,
    habits,
    is_copy,
    nearest,
    shape,
    spread_of_durations,
    why_implausible,
)

HAND = draw_stroke("medium", Random(5))


def faster(stroke: Stroke, times: int) -> Stroke:
    return Stroke(tuple((x, y, t // times, u) for x, y, t, u in stroke.rows))


def moved(stroke: Stroke, scale: float, angle: float, dx: float) -> Stroke:
    """The stroke elsewhere, smaller and turned."""
    turned = [
        (
            2048 + dx + scale * ((x - 2048) * cos(angle) - (y - 2048) * sin(angle)),
            2048 + scale * ((x - 2048) * sin(angle) + (y - 2048) * cos(angle)),
        )
        for x, y, *_ in stroke.rows
    ]
    return stroke_of([(round(x), round(y)) for x, y in turned])


def shaken(stroke: Stroke, sd: float) -> Stroke:
    rng = Random(3)
    return stroke_of(
        [(round(x + rng.gauss(0, sd)), round(y + rng.gauss(0, sd))) for x, y, *_ in stroke.rows]
    )


@pytest.mark.parametrize("level", ["beginner", "easy", "medium", "hard", "expert"])
def test_the_hands_of_bots_are_plausible(level: str) -> None:
    rng = Random(8)
    for _ in range(12):
        assert why_implausible(draw_stroke(level, rng)) is None  # type: ignore[arg-type]


def test_keys_and_switch_are_plausible() -> None:
    snake = Snake()
    for way in "RRRUULLDDDRUUUU":
        snake.step(way)  # type: ignore[arg-type]
    assert why_implausible(snake.stroke()) is None
    assert why_implausible(switch_stroke([(2000, 2400)])) is None


def test_a_stroke_needs_16_time_stamps() -> None:
    assert why_implausible(Stroke(HAND.rows[:15])) == "too_few_times"
    assert why_implausible(faster(HAND, 10**6)) == "too_few_times"


def test_nobody_draws_faster_than_45_units_a_ms() -> None:
    assert why_implausible(faster(HAND, 6)) == "too_fast"


def test_nobody_jumps() -> None:
    rows = list(HAND.rows)
    x, y, t, u = rows[40]
    rows[40] = (x, min(y + 900, 4095), t, u)
    assert why_implausible(Stroke(tuple(rows))) == "jump"


def test_no_screen_reports_more_than_1100_rows_a_second() -> None:
    dense = Stroke(tuple((1000 + i // 4, 1000, i // 2, 0) for i in range(1000)))
    assert why_implausible(dense) == "too_many_rows_a_second"


def test_hands_slow_down_in_bends_and_scripts_do_not() -> None:
    rng = Random(2)
    slopes = [habits(draw_stroke("medium", rng)).slope for _ in range(15)]
    assert -0.35 < median(slopes) < -0.12
    script = habits(pretzel(gap=60))
    assert abs(script.slope) < 0.08
    assert script.sampling_unevenness < 0.01 < habits(HAND).sampling_unevenness
    assert script.speed_unevenness < habits(HAND).speed_unevenness


def test_a_copy_is_found_however_it_is_moved_turned_scaled_or_mirrored() -> None:
    original = shape(HAND)
    for copy in (
        HAND,
        moved(HAND, 0.7, 0.0, 100),
        moved(HAND, 0.6, 1.3, -50),
        mirror_image(HAND),
        stroke_of([row[:2] for row in HAND.rows[::-1]]),
        shaken(HAND, 3),
    ):
        assert is_copy(shape(copy), [original])
    assert difference(shape(moved(HAND, 0.6, 1.3, -50)), original) < 0.002


def test_different_strokes_are_no_copies() -> None:
    rng = Random(6)
    shapes = [shape(draw_stroke("medium", rng)) for _ in range(25)]
    for i, one in enumerate(shapes):
        assert not is_copy(one, shapes[:i])


def test_a_shape_is_so_many_points_even_of_a_dot() -> None:
    assert len(shape(stroke_of([(7, 7)]))) == RESAMPLED
    assert len(shape(stroke_of([(7, 7), (7, 7), (9, 9)]))) == RESAMPLED
    assert habits(stroke_of([(7, 7)])).slope == 0.0


def test_people_vary_in_their_times_and_scripts_do_not() -> None:
    rng = Random(9)
    assert spread_of_durations([draw_stroke("medium", rng) for _ in range(12)]) > 0.1
    assert spread_of_durations([HAND] * 12) == 0.0
    assert spread_of_durations([]) == 0.0


def test_only_the_last_200_strokes_are_remembered() -> None:
    other = shape(pretzel())
    assert is_copy(shape(HAND), [shape(HAND), *[other] * 199])
    assert not is_copy(shape(HAND), [shape(HAND), *[other] * 200])
    assert nearest(shape(HAND), []) is None
