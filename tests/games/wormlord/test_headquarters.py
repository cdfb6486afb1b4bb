"""The headquarters: where it may stand and what it keeps off."""

import pytest

from tests.games.wormlord.gardens import (
    BLUE,
    EMPTY,
    PINK,
    ROPE,
    after,
    cell,
    draw,
    enemy_knot,
    own_knot,
    playing,
    refusal,
    told,
)
from wormery.core import Millis, Seat
from wormery.games.wormlord import Cell, MoveHeadquarters, Place, moves, view
from wormery.games.wormlord.events import HeadquartersMoved
from wormery.games.wormlord.legality import posts
from wormery.games.wormlord.state import Hand

GARDEN = """
    P p  .  b o
    . po p  # o
    . .  p^ b B
"""


@pytest.mark.parametrize("hand", [EMPTY, ROPE, own_knot(BLUE), enemy_knot(PINK)])
def test_it_goes_on_any_own_knot_whatever_the_hand_holds(hand: Hand) -> None:
    """WL-24"""
    match = playing(draw(GARDEN, {BLUE: hand}))
    assert told(match, 1, MoveHeadquarters(cell("d1"))) == [
        HeadquartersMoved(BLUE, Seat(1), cell("d1"), Millis(1_000))
    ]
    match = after(match, 1, MoveHeadquarters(cell("d1")))
    assert match.garden.headquarters[BLUE] == cell("d1")
    match = after(match, 1, MoveHeadquarters(cell("d3")))
    assert match.garden.headquarters[BLUE] == cell("d3")
    assert match.garden.hands[BLUE] == hand


def test_it_first_comes_on_an_own_knot_only() -> None:
    """WL-24"""
    match = playing(draw(GARDEN))
    assert [refusal(match, 1, MoveHeadquarters(cell(spot))) for spot in ("c1", "b1", "a2")] == [
        "WL-24"
    ] * 3


def test_once_on_the_board_it_moves_from_own_knot_to_own_knot() -> None:
    """WL-27"""
    match = playing(draw(GARDEN))
    assert after(match, 0, MoveHeadquarters(cell("b1"))).garden.headquarters[PINK] == cell("b1")
    for spot in ("c1", "d1", "c3"):
        assert refusal(match, 0, MoveHeadquarters(cell(spot))) == "WL-27"


def test_it_never_stands_on_an_objective_or_a_base_or_earth() -> None:
    """WL-02, WL-21, WL-26"""
    match = playing(draw(GARDEN))
    assert [
        refusal(match, 0, MoveHeadquarters(cell(spot))) for spot in ("b2", "e1", "a1", "e3")
    ] == ["WL-26"] * 4
    assert refusal(match, 0, MoveHeadquarters(cell("d2"))) == "WL-02"
    assert refusal(match, 0, MoveHeadquarters(Cell(8, 8))) == "WL-01"


def test_nobody_moves_another_sides_headquarters() -> None:
    """WL-26"""
    match = after(playing(draw(GARDEN)), 1, MoveHeadquarters(cell("d1")))
    assert match.garden.headquarters == (cell("c3"), cell("d1"))


def test_a_cell_with_an_hq_cannot_be_conquered_while_it_stands_there() -> None:
    """WL-25"""
    match = playing(draw(GARDEN, {BLUE: own_knot(BLUE)}))
    assert refusal(match, 1, Place(cell("c3"))) == "WL-25"
    match = after(match, 0, MoveHeadquarters(cell("c2")))
    assert after(match, 1, Place(cell("c3"))).garden.owner(cell("c3")) == BLUE


def test_the_view_and_the_moves_name_the_posts() -> None:
    """WL-24, WL-26, WL-27"""
    match = playing(draw(GARDEN))
    assert posts(match.garden, PINK) == (cell("b1"), cell("c2"))
    assert view(match, Seat(0)).choices.posts == (cell("b1"), cell("c2"))
    listed = [move.cell for move in moves(match, Seat(0)) if isinstance(move, MoveHeadquarters)]
    assert listed == [cell("b1"), cell("c2")]
    assert view(match, Seat(0)).sides[PINK].headquarters == cell("c3")
