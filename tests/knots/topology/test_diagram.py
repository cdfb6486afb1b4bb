"""The parts of the judge, looked at one by one."""

import pytest

from tests.knots.ropes import pretzel, stroke_of
from wormery.knots.topology import verdict as verdicts
from wormery.knots.topology.closure import Diagram, Rope, way_out
from wormery.knots.topology.crossings import Crossing, find_crossings, visits
from wormery.knots.topology.gauss import (
    Code,
    reduce_code,
    without_bigon,
    without_loops,
    without_twist,
)
from wormery.knots.topology.position import Degenerate, mix, offset, offsets
from wormery.knots.topology.verdict import judge, judge_plainly

TREFOIL: Code = [(0, True), (1, False), (2, True), (0, False), (1, True), (2, False)]


def test_offsets_are_the_same_in_every_language() -> None:
    """These numbers come from a browser's 32-bit arithmetic."""
    assert (mix(0), mix(1), mix(2)) == (0, 0x688990C0, 0xD1132181)
    assert [offset(k, seed=0) for k in range(3)] == [(-64, -103), (-43, -184), (85, 134)]
    assert offset(7, seed=1) == (230, -138)
    assert all(-256 <= d <= 255 for k in range(4096) for d in offset(k, seed=0))
    assert offset(5, seed=3) == offsets(3)[5] == offset(5 + 4096, seed=3)
    assert len({offset(k, seed=0) for k in range(500)}) > 490


def test_points_in_a_line_are_left_to_the_next_table() -> None:
    with pytest.raises(Degenerate):
        find_crossings([0, 100, 100, 50, 50], [0, 0, 50, 50, 0])


def test_three_strands_in_one_point_are_left_to_the_next_table() -> None:
    half = 1 << 95
    with pytest.raises(Degenerate):
        visits([Crossing(0, 2, half, half, 1), Crossing(0, 4, half, half, 1)])


def test_the_next_table_is_tried_until_one_will_do(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[int] = []

    def undecided(_: Rope, seed: int) -> Diagram:
        tried.append(seed)
        raise Degenerate

    monkeypatch.setattr(verdicts, "lay_out", undecided)
    assert judge_plainly(pretzel()).name == "too many points in a line"
    assert tried == list(range(16))


def test_a_crossing_is_found_where_it_is() -> None:
    (crossing,) = find_crossings([0, 400, 400, 100], [0, 0, 300, -100])
    assert (crossing.first, crossing.second) == (0, 2)
    assert crossing.along_first * 400 >> 96 in (174, 175)
    assert crossing.turn == 1


def test_a_crowd_of_strands_in_one_cell_is_a_tangle() -> None:
    snaking = [(2060 + 80 * ((i + 1) // 2 % 2), 2060 + i // 2) for i in range(230)]
    assert judge(stroke_of(snaking)).name == "too many pieces close together"


def test_a_loop_comes_out_even_around_the_corner() -> None:
    assert without_loops([(7, True), *TREFOIL, (7, False)]) == TREFOIL
    assert without_loops([(7, True), (8, True), (8, False), (7, False)]) == []


def test_a_strand_laid_over_another_and_back_comes_off() -> None:
    laid: Code = [*TREFOIL[:2], (7, True), (8, True), *TREFOIL[2:4], (8, False), (7, False)]
    laid += TREFOIL[4:]
    assert without_bigon(laid) == TREFOIL
    assert without_bigon(TREFOIL) is None


def test_a_twist_with_a_knot_inside_comes_out() -> None:
    other: Code = [(c + 3, over) for c, over in TREFOIL]
    twisted: Code = [*other[:2], (9, True), *TREFOIL, (9, False), *other[2:]]
    assert without_twist(twisted) == [*other[:2], *TREFOIL, *other[2:]]
    assert reduce_code(twisted) == [*other[:2], *TREFOIL, *other[2:]]
    assert without_twist(TREFOIL) is None


def test_an_end_leaves_by_the_way_that_touches_least() -> None:
    wall = [(1000, 1000), (1000, 500), (600, 500), (600, 1500)]
    assert way_out(wall) == (1000, 4159)
    assert way_out([(1000, 1000), (1500, 1500)]) == (-64, 1000)
    assert way_out([(1000, 300), (1500, 1500)]) == (1000, -64)


def test_touching_counts_as_meeting() -> None:
    """A corner that only touches the shortest way out makes the end go another way."""
    assert way_out([(500, 2000), (2000, 2000), (2000, 1000), (300, 2000), (200, 500)]) != (
        -64,
        2000,
    )


def test_rope_that_doubles_back_is_met_too() -> None:
    assert way_out([(500, 2000), (300, 2000), (300, 2500)]) != (-64, 2000)
