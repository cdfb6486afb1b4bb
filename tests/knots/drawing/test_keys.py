"""Six presses, or one, tie a knot without a pointer."""

from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wormery.knots import judge
from wormery.knots.drawing.keys import MILLIS_A_NODE, Direction, Snake, crawl, switch_stroke

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


@pytest.mark.parametrize(
    ("presses", "name"),
    [("RULDRU", "overhand (trefoil 3_1)"), ("URURDLDRU", "figure-eight (4_1)")],
)
def test_the_printed_presses_are_enough_in_any_rhythm(presses: str, name: str) -> None:
    """The worm waits after each leg, so only the order counts."""
    stroke = crawl(presses).stroke()  # type: ignore[arg-type]
    assert judge(stroke).name == name
    assert stroke.rows[-1][2] < 22 * MILLIS_A_NODE


def test_six_presses_go_the_way_of_the_recipe() -> None:
    snake = Snake()
    for way in RECIPE:
        snake.step(way)
    assert crawl("RULDRU").path == snake.path  # type: ignore[arg-type]


def test_a_leg_across_the_body_is_longer_and_the_next_one_shorter() -> None:
    ends = [crawl("RULDRU"[:count]).path[-1] for count in range(1, 7)]  # type: ignore[arg-type]
    assert ends == [(4, 4), (4, 2), (2, 2), (2, 5), (3, 5), (3, 1)]


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
    assert crawl(()).path == [(1, 4)]


def test_a_worm_that_bumps_waits_for_another_arrow() -> None:
    assert crawl(("L", "L", "U")).path == [(1, 4), (0, 4), (0, 3), (0, 2)]


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
