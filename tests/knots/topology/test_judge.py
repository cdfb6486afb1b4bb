"""The judge calls knots knots, and loops loops."""

from itertools import groupby
from math import cos, pi, sin

import pytest

from tests.knots.ropes import (
    braid,
    in_layer,
    mirror_image,
    pretzel,
    stroke_of,
    torus,
    turned_round,
    woven,
)
from wormery.knots import Stroke, Verdict, accepts, judge
from wormery.knots.drawing.figures import FIGURE_OF_EIGHT, LOOP, LOOPS, THREAD, every, smooth
from wormery.knots.measures import MAX_POINTS


@pytest.mark.parametrize("gap", [30, 60, 120, 250, 400])
def test_a_pretzel_is_an_overhand_however_densely_it_is_sampled(gap: int) -> None:
    assert judge(pretzel(gap=gap)).kind == "overhand"
    assert judge(pretzel(gap=gap, figure=THREAD)).kind == "overhand"


@pytest.mark.parametrize("pixel", [4, 10, 25])
def test_a_coarse_screen_makes_no_difference(pixel: int) -> None:
    points = every(smooth(THREAD), 60)
    coarse = [(x // pixel * pixel, y // pixel * pixel) for x, y in points]
    assert judge(woven(coarse)).kind == "overhand"


def test_a_mirror_flips_the_hand_and_nothing_else() -> None:
    right, left = judge(pretzel()), judge(mirror_image(pretzel()))
    assert (right.hand, left.hand) == ("right", "left")
    assert (right.kind, right.alexander) == (left.kind, left.alexander)


def test_swapping_over_and_under_everywhere_flips_the_hand_too() -> None:
    flipped = Stroke(tuple((x, y, t, 1 - u) for x, y, t, u in pretzel().rows))
    assert judge(flipped).hand == "left"


@pytest.mark.parametrize("rope", [pretzel(), pretzel(figure=FIGURE_OF_EIGHT), torus(5)])
def test_a_rope_turned_round_holds_the_same_knot(rope: Stroke) -> None:
    assert judge(turned_round(rope)) == judge(rope)


def coil(turns: int, radius: int) -> Stroke:
    """Loop after loop along a way from left to right."""
    return woven(
        [
            (
                round(500 + 3000 * i / (20 * turns) + radius * cos(2 * pi * i / 20)),
                round(2048 + radius * sin(2 * pi * i / 20)),
            )
            for i in range(20 * turns + 1)
        ]
    )


def spiral(turns: int) -> Stroke:
    """A rope that ends in its own middle."""
    return woven(
        [
            (2048 + round(r * cos(2 * pi * i / 20)), 2048 + round(r * sin(2 * pi * i / 20)))
            for i, r in enumerate(range(1200, 1200 - 240 * turns, -12))
        ]
    )


@pytest.mark.parametrize("rope", [coil(1, 400), coil(3, 400), coil(5, 280), spiral(2), spiral(4)])
def test_coils_and_spirals_never_knot(rope: Stroke) -> None:
    for layered in (rope, in_layer(rope, 0), in_layer(rope, 1)):
        assert judge(layered).kind == "no_knot"


@pytest.mark.parametrize("figure", [LOOP, LOOPS])
def test_loops_slip_apart(figure: list[tuple[float, float]]) -> None:
    verdict = judge(pretzel(figure=figure))
    assert (verdict.kind, verdict.alexander) == ("no_knot", (1,))
    assert verdict.own_crossings > 0


@pytest.mark.parametrize("u", [0, 1])
def test_one_layer_alone_never_knots(u: int) -> None:
    for figure in (THREAD, FIGURE_OF_EIGHT):
        assert judge(in_layer(pretzel(figure=figure), u)).kind in ("no_knot", "unfinished")
    for rope in (torus(9), braid([1, 2] * 4, strands=3)):
        assert judge(in_layer(rope, u)).kind == "no_knot"


@pytest.mark.parametrize("n", range(3, 13, 2))
def test_winding_on_gives_bigger_and_bigger_overhands(n: int) -> None:
    assert judge(torus(n)).alexander == tuple((-1) ** k for k in range(n))
    assert judge(torus(n)).kind == ("overhand" if n == 3 else "other_knot")


@pytest.mark.parametrize(
    ("word", "strands", "polynomial"),
    [
        ([1, -2, 1, -2], 3, (1, -3, 1)),
        ([1, 1, 1, 2, -1, 2], 3, (2, -3, 2)),
        ([1, 1, 1, 2, 2, 2], 3, (1, -2, 3, -2, 1)),
        ([1, 1, 1, -2, -2, -2], 3, (1, -2, 3, -2, 1)),
        ([1, 2] * 4, 3, (1, -1, 0, 1, 0, -1, 1)),
        ([1, 2] * 5, 3, (1, -1, 0, 1, -1, 1, 0, -1, 1)),
    ],
    ids=["figure-eight", "5_2", "granny", "square", "T(3,4)", "T(3,5)"],
)
def test_other_knots_are_told_by_their_polynomial(
    word: list[int], strands: int, polynomial: tuple[int, ...]
) -> None:
    verdict = judge(braid(word, strands))
    assert (verdict.kind, verdict.alexander) == ("other_knot", polynomial)


def test_the_determinant_trap_does_not_catch_the_judge() -> None:
    """T(3,4) has the determinant of a trefoil, T(3,5) that of no knot at all."""
    for word, determinant in (([1, 2] * 4, 3), ([1, 2] * 5, 1)):
        verdict = judge(braid(word, strands=3))
        assert abs(sum(c * (-1) ** k for k, c in enumerate(verdict.alexander))) == determinant
        assert verdict.kind == "other_knot"


def test_drawing_a_pretzel_goes_from_no_knot_by_unfinished_to_overhand() -> None:
    rows = pretzel().rows
    kinds = [judge(Stroke(rows[:n])).kind for n in range(1, len(rows) + 1)]
    assert [kind for kind, _ in groupby(kinds)] == ["no_knot", "unfinished", "overhand"]


def test_a_small_overhand_is_asked_to_grow() -> None:
    small = Stroke(tuple((1500 + x // 3, 1500 + y // 3, t, u) for x, y, t, u in pretzel().rows))
    verdict = judge(small)
    assert (verdict.kind, verdict.alexander) == ("too_small", (1, -1, 1))
    assert verdict.hand == "right"


def test_crossings_closer_than_the_rope_is_thick_are_too_small() -> None:
    flat = Stroke(tuple((2000 + x // 8, y, t, u) for x, y, t, u in pretzel().rows))
    assert flat.length > 6000
    assert judge(flat).kind == "too_small"


def test_more_rope_than_there_is_makes_a_tangle() -> None:
    there_and_back = stroke_of([(0, 500 * i) if i % 2 else (4000, 500 * i) for i in range(6)])
    assert judge(there_and_back).name == "rope too long"
    assert judge(there_and_back).kind == "tangle"


def test_budgets_end_in_a_tangle() -> None:
    heap = stroke_of([(2000 + i * 7 % 50, 2000 + i * 11 % 50) for i in range(400)])
    assert judge(heap).kind == "tangle"
    long = Stroke(tuple((i % 2, 0, i, 0) for i in range(MAX_POINTS + 1)))
    assert judge(long) == Verdict("tangle", "too many points")
    knotted = braid([1, -2] * 7, strands=3)
    assert judge(knotted).name == "too knotted to tell"


def test_too_many_crossings_make_a_tangle() -> None:
    star = [(2048 + round(600 * cos(2.9 * k)), 2048 + round(600 * sin(2.9 * k))) for k in range(17)]
    assert judge(stroke_of(star)).name == "too many crossings"


def test_a_single_point_is_no_knot() -> None:
    assert judge(stroke_of([(5, 5)])).kind == "no_knot"
    assert judge(stroke_of([(5, 5)] * 9)).kind == "no_knot"


class TestHandicaps:
    """WL-39"""

    def test_a_loop_is_enough_for_small_children(self) -> None:
        assert accepts(judge(pretzel(figure=LOOP)), "loop")
        assert accepts(judge(pretzel()), "loop")
        assert not accepts(judge(stroke_of([(0, 0), (4000, 4000)])), "loop")

    def test_the_way_out_of_an_end_is_no_loop(self) -> None:
        hook = stroke_of([(2048, 2048), (3000, 2048), (3000, 3000), (1000, 3000), (1000, 1000),
                          (3500, 1000), (3500, 3500), (500, 3500)])  # fmt: skip
        assert judge(hook).crossings > 0
        assert not accepts(judge(hook), "loop")

    def test_the_rule_asks_for_an_overhand(self) -> None:
        assert accepts(judge(pretzel()), "overhand")
        assert not accepts(judge(pretzel(figure=LOOP)), "overhand")
        assert not accepts(judge(pretzel(figure=FIGURE_OF_EIGHT)), "overhand")
        assert not accepts(judge(torus(5)), "overhand")

    def test_experts_tie_a_figure_eight(self) -> None:
        assert accepts(judge(pretzel(figure=FIGURE_OF_EIGHT)), "figure-eight")
        assert not accepts(judge(pretzel()), "figure-eight")
        assert not accepts(judge(torus(5)), "figure-eight")
