"""Where knots may go, and what they meet there."""

from collections.abc import Iterable

from hypothesis import given
from hypothesis import strategies as st

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
from wormery.core import Millis, Seat, Side
from wormery.games.wormlord import Cell, Garden, Place, moves, view
from wormery.games.wormlord.events import CellConquered
from wormery.games.wormlord.legality import (
    can_act,
    is_beside,
    occupied,
    places,
    reach,
    why_not_place,
)
from wormery.games.wormlord.maps.ground import name, survey
from wormery.games.wormlord.state import EnemyKnot

PINK_KNOT = {PINK: own_knot(PINK)}


def names(cells: Iterable[Cell]) -> str:
    """Cells as people say them."""
    return " ".join(name(cell) for cell in cells)


def test_a_knot_goes_beside_the_base_never_diagonally() -> None:
    """WL-14"""
    garden = draw(
        """
        . . . . o
        . P . . o
        . . . B o
        """,
        PINK_KNOT,
    )
    assert names(places(garden, PINK)) == "a2 b1 b3 c2"
    assert why_not_place(garden, PINK, cell("a1")) == "WL-14"
    assert why_not_place(garden, PINK, cell("c3")) == "WL-14"


def test_a_knot_goes_beside_an_own_knot() -> None:
    """WL-14, WL-15"""
    garden = draw(
        """
        P p . . o
        . . . . o
        . . . B o
        """,
        PINK_KNOT,
    )
    assert names(places(garden, PINK)) == "a2 b2 c1"


def test_an_enemys_knot_or_base_gives_no_adjacency() -> None:
    """WL-14, WL-15, WL-21"""
    garden = draw(
        """
        P . . b .
        . . . . o
        . . o o B
        """,
        PINK_KNOT,
    )
    assert names(places(garden, PINK)) == "a2 b1"


def test_a_knot_cut_off_from_its_base_still_gives_adjacency() -> None:
    """WL-15"""
    garden = draw(
        """
        P . . . .
        . . b . .
        o o o . B
        """
    )
    assert Cell(2, 0) in reach(garden, BLUE)
    assert occupied(garden, BLUE) == (Cell(2, 1),)


def test_one_function_answers_what_is_near_and_a_quicker_one_agrees() -> None:
    """WL-14"""
    garden = draw(
        """
        P p . b .
        . . b # .
        o o o p B
        """
    )
    for side in (PINK, BLUE):
        near = {spot for spot in survey(garden.plan).cells if is_beside(garden, side, spot)}
        assert near == reach(garden, side)


def test_nothing_is_ever_put_on_earth() -> None:
    """WL-02"""
    garden = draw(
        """
        P # o
        o o B
        """,
        PINK_KNOT,
    )
    assert refusal(playing(garden), 0, Place(cell("b1"))) == "WL-02"


def test_no_knot_lies_on_a_base() -> None:
    """WL-21"""
    garden = draw(
        """
        P B o
        o o .
        """,
        PINK_KNOT,
    )
    match = playing(garden)
    assert [refusal(match, 0, Place(cell(spot))) for spot in ("a1", "b1")] == ["WL-21"] * 2


def test_no_knot_lies_beside_the_map() -> None:
    """WL-01"""
    garden = draw(
        """
        P B o
        o o .
        """,
        PINK_KNOT,
    )
    match = playing(garden)
    assert [refusal(match, 0, Place(spot)) for spot in (Cell(3, 0), Cell(0, 2))] == ["WL-01"] * 2


def test_conquering_a_free_cell_empties_the_hand() -> None:
    """WL-16"""
    garden = draw(
        """
        P . o
        o o B
        """,
        PINK_KNOT,
    )
    match = playing(garden)
    assert told(match, 0, Place(cell("b1"))) == [
        CellConquered(PINK, Seat(0), cell("b1"), None, Millis(1_000))
    ]
    match = after(match, 0, Place(cell("b1")))
    assert match.garden.owner(cell("b1")) == PINK
    assert match.garden.hands[PINK] == EMPTY


def test_conquering_an_enemys_cell_brings_his_knot_into_the_hand() -> None:
    """WL-17"""
    garden = draw(
        """
        P b o
        o o B
        """,
        PINK_KNOT,
    )
    match = after(playing(garden), 0, Place(cell("b1")))
    assert match.garden.owner(cell("b1")) == PINK
    hand = match.garden.hands[PINK]
    assert isinstance(hand, EnemyKnot)
    assert hand.knot.side == BLUE


def test_the_same_way_one_is_thrown_out_again() -> None:
    """WL-17, WL-19"""
    garden = draw(
        """
        P b o
        o o B
        """,
        {PINK: own_knot(PINK), BLUE: own_knot(BLUE)},
    )
    match = after(playing(garden), 0, Place(cell("b1")))
    assert refusal(match, 1, Place(cell("b1"))) == "WL-14"
    assert sum(knot is not None for knot in match.garden.knots) == 1


def test_ones_own_cell_is_not_taken_again() -> None:
    """WL-19"""
    garden = draw(
        """
        P p o
        o o B
        """,
        PINK_KNOT,
    )
    assert refusal(playing(garden), 0, Place(cell("b1"))) == "WL-19"


def test_who_comes_second_to_a_free_cell_conquers_it_from_the_first() -> None:
    """WL-17, WL-22"""
    garden = draw(
        """
        P . B
        o o o
        """,
        {PINK: own_knot(PINK), BLUE: own_knot(BLUE)},
    )
    match = after(playing(garden), 1, Place(cell("b1")), at=500)
    assert match.garden.owner(cell("b1")) == BLUE
    match = after(match, 0, Place(cell("b1")), at=500)
    assert match.garden.owner(cell("b1")) == PINK
    assert isinstance(match.garden.hands[PINK], EnemyKnot)
    assert match.garden.hands[BLUE] == EMPTY


def test_who_comes_second_may_find_it_no_longer_legal() -> None:
    """WL-22, WL-25"""
    garden = draw(
        """
        P b^ B
        o o  o
        """,
        PINK_KNOT,
    )
    assert refusal(playing(garden), 0, Place(cell("b1"))) == "WL-25"


def test_a_knot_without_a_legal_cell_stays_in_hand_until_there_is_one() -> None:
    """WL-23"""
    garden = draw(
        """
        P # B
        # # o
        o o b
        """,
        {PINK: own_knot(PINK), BLUE: ROPE},
    )
    match = playing(garden)
    assert places(garden, PINK) == ()
    assert not can_act(garden, PINK)
    assert refusal(match, 0, Place(cell("c2"))) == "WL-14"
    assert match.garden.hands[PINK] == own_knot(PINK)
    opened = draw(
        """
        P . B
        # # o
        o o b
        """,
        PINK_KNOT,
    )
    assert names(places(opened, PINK)) == "b1"


def test_only_a_knot_is_placed() -> None:
    """WL-11, WL-18"""
    garden = draw(
        """
        P . B
        o o o
        """,
        {PINK: ROPE, BLUE: enemy_knot(PINK)},
    )
    match = playing(garden)
    assert refusal(match, 0, Place(cell("b1"))) == "WL-11"
    assert refusal(match, 1, Place(cell("b1"))) == "WL-18"
    assert places(garden, PINK) == places(garden, BLUE) == ()


def test_the_view_and_the_moves_name_the_same_cells() -> None:
    """WL-14"""
    garden = draw(
        """
        P p b
        . # o
        o o B
        """,
        PINK_KNOT,
    )
    match = playing(garden)
    seen = view(match, Seat(0)).choices.places
    assert names(list(seen)) == "a2 c1"
    listed = [move.cell for move in moves(match, Seat(0)) if isinstance(move, Place)]
    assert tuple(listed) == seen
    assert view(match, Seat(1)).choices.places == ()


@st.composite
def gardens(draw_one: st.DrawFn) -> Garden:
    """Any garden of five by five, two bases in it."""
    signs = draw_one(
        st.lists(
            st.sampled_from([".", ".", "o", "#", "p", "b", "po", "bo"]), min_size=25, max_size=25
        )
    )
    first, second = draw_one(st.permutations(range(25)))[:2]
    signs[first], signs[second] = "P", "B"
    text = "\n".join(" ".join(signs[row * 5 : row * 5 + 5]) for row in range(5))
    return draw(text, {PINK: own_knot(PINK), BLUE: own_knot(BLUE)})


@given(gardens())
def test_what_is_listed_is_exactly_what_is_not_forbidden(garden: Garden) -> None:
    """WL-02, WL-14, WL-19, WL-21"""
    for side in map(Side, (0, 1)):
        allowed = [
            spot for spot in survey(garden.plan).cells if why_not_place(garden, side, spot) is None
        ]
        assert tuple(sorted(allowed)) == places(garden, side)
