"""Six presses, or one, tie a knot without a pointer."""

from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wormery.knots import judge
from wormery.knots.keys import MILLIS_A_NODE, Direction, Snake, crawl, switch_stroke

WAYS: tuple[Direction, ...] = get_args(Direction)
RECIPE: list[Direction] = [*"RRRUULLDDDRUUUU"]
FLIPS: list[dict[Direction, Direction]] = [
    {},
    {"U": "D", "D": "U"},
    {"L": "R", "R": "L"},
    {"U": "D", "D": "U", "L": "R", "R": "L"},
]


@pytest.mark.parametrize("flip", FLIPS)
def test_the_recipe_ties_an_overhand_in_any_direction(flip: dict[Direction, Direction]) -> None:
    snake = Snake(start=(5 if "R" in flip else 1, 2 if "U" in flip else 4))
    for way in RECIPE:
        assert snake.step(flip.get(way, way))
    assert judge(snake.stroke()).kind == "overhand"


def test_six_presses_in_good_time_are_enough() -> None:
    nodes: list[tuple[int, Direction]] = [
        (0, "R"), (3, "U"), (5, "L"), (7, "D"), (10, "R"), (11, "U")
    ]  # fmt: skip
    presses = [(max(node * MILLIS_A_NODE - 50, 0), way) for node, way in nodes]
    snake = crawl(presses, until=15 * MILLIS_A_NODE)
    assert judge(snake.stroke()).kind == "overhand"
    assert snake.stroke().rows[-1][2] < 2200


def test_a_player_may_ask_for_another_pace() -> None:
    presses: list[tuple[int, Direction]] = [(0, "R")]
    slow, fast = crawl(presses, until=1200, pace=300), crawl(presses, until=1200, pace=100)
    assert slow.path == [(1, 4), (2, 4), (3, 4), (4, 4), (5, 4)]
    assert slow.stroke().rows[-1][2] == 1200
    assert fast.path[-1] == (6, 4)


def walk(ways: str, start: tuple[int, int] = (1, 4)) -> list[bool]:
    """Whether each step of a walk is taken; False is a bump."""
    snake = Snake(start)
    return [snake.step(way) for way in ways]  # type: ignore[arg-type]


def test_the_rim_of_the_lattice_is_a_bump() -> None:
    assert walk("LL") == [True, False]
    assert walk("DDD") == [True, True, False]


def test_turning_back_is_a_bump() -> None:
    assert walk("RRL") == [True, True, False]


def test_a_bend_of_the_body_cannot_be_crossed() -> None:
    assert walk("RRURDDLU") == [True] * 7 + [False]


def test_the_tail_cannot_be_crossed() -> None:
    assert walk("RULD") == [True, True, True, False]


def test_on_top_of_the_body_the_worm_goes_straight_on() -> None:
    assert walk("RRRUULLDDRD") == [True] * 9 + [False, True]


def test_without_a_press_the_worm_stays() -> None:
    assert crawl([], until=5000).path == [(1, 4)]


def test_a_worm_that_bumps_waits_for_another_arrow() -> None:
    snake = crawl([(0, "L"), (1500, "U")], until=2000)
    assert snake.path[1] == (0, 4)
    assert snake.path[-1][1] < 4


@given(st.lists(st.sampled_from(WAYS), max_size=60))
def test_no_walk_ever_lies_on_itself(ways: list[Direction]) -> None:
    snake = Snake()
    for way in ways:
        snake.step(way)
    edges = [frozenset(pair) for pair in zip(snake.path, snake.path[1:], strict=False)]
    assert len(edges) == len(set(edges))
    assert all(snake.path.count(node) <= 2 for node in snake.path)
    judge(snake.stroke())


def test_one_press_at_the_middle_crossing_ties_the_knot() -> None:
    kinds = {at: judge(switch_stroke([(at, at + 400)])).kind for at in range(1200, 3000, 20)}
    good = [at for at, kind in kinds.items() if kind == "overhand"]
    assert good == list(range(good[0], good[-1] + 1, 20))
    assert 240 <= good[-1] - good[0] <= 320


def test_no_press_or_always_pressed_is_no_knot() -> None:
    assert judge(switch_stroke([])).kind == "no_knot"
    assert judge(switch_stroke([(0, 9999)])).kind == "no_knot"
