"""Bots draw with hands of five levels, and what they draw is judged like anybody's rope."""

from random import Random
from statistics import median
from typing import get_args

import pytest

from wormery.knots import Handicap, Level, accepts, draw_stroke, judge, parse, tie
from wormery.knots.drawing.hands import SKILLS

LEVELS: tuple[Level, ...] = get_args(Level)
HANDICAPS: tuple[Handicap, ...] = get_args(Handicap)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("handicap", HANDICAPS)
def test_a_tied_knot_is_accepted_by_the_judge(level: Level, handicap: Handicap) -> None:
    """WL-39"""
    for seed in range(6):
        tied = tie(level, Random(seed), handicap)
        assert accepts(judge(parse(tied.stroke.rows)), handicap)
        assert tied.millis >= tied.stroke.rows[-1][2]


@pytest.mark.parametrize("level", LEVELS)
def test_half_of_the_knots_take_less_than_the_median_of_the_level(level: Level) -> None:
    rng = Random(7)
    strokes = [draw_stroke(level, rng) for _ in range(60)]
    times = [s.rows[-1][2] for s in strokes if judge(s).kind == "overhand"]
    assert median(times) == pytest.approx(1000 * SKILLS[level].median, rel=0.15)


def test_beginners_blunder_more_often_than_experts() -> None:
    def blunders(level: Level) -> int:
        rng = Random(3)
        return sum(judge(draw_stroke(level, rng)).kind == "no_knot" for _ in range(80))

    assert blunders("beginner") > 8 > blunders("expert")


def test_a_failed_try_costs_its_time_and_the_shaking_out() -> None:
    tied = [tie("beginner", Random(seed)) for seed in range(12)]
    assert any(one.millis > one.stroke.rows[-1][2] + 350 for one in tied)


def test_the_same_seed_draws_the_same_rope() -> None:
    assert tie("medium", Random(11)) == tie("medium", Random(11))
    assert tie("medium", Random(11)) != tie("medium", Random(12))


def test_both_hands_are_drawn() -> None:
    hands = {judge(tie("hard", Random(seed)).stroke).hand for seed in range(12)}
    assert hands == {"left", "right"}
