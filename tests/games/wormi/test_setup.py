"""The board, the layouts and the deal."""

import pytest

from tests.games.wormi.boards import begun, worm
from wormery.core import Game, Refusal, Setup, agree, choices, generator
from wormery.games import wormi
from wormery.games.wormi import BLUE, LAYOUTS, PINK, Options, Position, Square
from wormery.games.wormi.board import FILES, RANKS, SQUARES, half_turn, owner
from wormery.games.wormi.commands import Command
from wormery.games.wormi.events import Event, MatchBegan
from wormery.games.wormi.rules import begin
from wormery.games.wormi.state import Match
from wormery.games.wormi.view import MatchView

GAME: Game[Setup[Options], Match, Command, Event, MatchView, Event] = wormi


def test_the_board_is_chequered_and_a1_is_light() -> None:
    """WI-01"""
    assert len(SQUARES) == len(FILES) * len(RANKS) == 70
    assert owner(Square("a1")) == BLUE
    assert owner(Square("a2")) == owner(Square("b1")) == PINK
    assert sum(owner(square) == BLUE for square in SQUARES) == 35


@pytest.mark.parametrize("name", LAYOUTS)
def test_every_layout_has_sixteen_squares_a_side_alike_from_both_ends(name: str) -> None:
    """WI-02, WI-04"""
    squares = LAYOUTS[name]  # type: ignore[index]
    assert sum(owner(square) == BLUE for square in squares) == 16
    assert sum(owner(square) == PINK for square in squares) == 16
    assert {half_turn(square) for square in squares} == set(squares)


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("diamond", list(enumerate(("d", "cde", "bcdef", FILES, FILES, "bcdef", "cde", "d"), 2))),
        ("bands", [(rank, "bcef") for rank in range(2, 10)]),
        ("outer_bands", [(rank, "abfg") for rank in range(2, 10)]),
        ("ring", list(enumerate(("cde", "bcdef", *["bcef"] * 4, "bcdef", "cde"), 2))),
        ("block", [(2, "d"), *((rank, "bcdef") for rank in range(3, 9)), (9, "d")]),
        ("ends", [(1, FILES), (2, FILES), (3, "ce"), (8, "ce"), (9, FILES), (10, FILES)]),
    ],
)
def test_the_layouts_are_those_of_the_rule_book(name: str, expected: list[tuple[int, str]]) -> None:
    """WI-04"""
    squares = {f"{file}{rank}" for rank, files in expected for file in files}
    assert set(LAYOUTS[name]) == squares  # type: ignore[index]


def test_homes_are_the_light_squares_of_five_ranks_and_their_half_turn() -> None:
    """WI-04"""
    blue = {
        square
        for square in SQUARES
        if owner(square) == BLUE and int(square[1:]) <= 5 and square not in ("a5", "g5")
    }
    assert set(LAYOUTS["homes"]) == blue | {half_turn(square) for square in blue}


def test_the_deal_is_random_from_its_seed_and_stands_in_the_log() -> None:
    """WI-03"""
    first, again, another = (
        begin(Setup(2, Options()), generator(seed)) for seed in ("a", "a", "b")
    )
    assert first == again != another
    assert isinstance(first[0], MatchBegan)
    assert set(first[0].deal.pieces[BLUE]) | set(first[0].deal.pieces[PINK]) == set(
        LAYOUTS["diamond"]
    )
    assert first[0].deal.to_move == BLUE


@pytest.mark.parametrize(
    ("squares", "rule"),
    [
        (LAYOUTS["bands"][:-1], "WI-04"),
        (LAYOUTS["bands"][:-1] + LAYOUTS["bands"][:1], "WI-04"),
        (tuple(s for s in SQUARES if owner(s) == BLUE)[:32], "WI-04"),
        ((Square("a1"), Square("b1"), *LAYOUTS["bands"][2:]), "WI-04"),
        ((Square("h1"), *LAYOUTS["bands"][1:]), "WI-01"),
    ],
)
def test_a_layout_of_ones_own_has_to_be_one(squares: tuple[Square, ...], rule: str) -> None:
    """WI-04"""
    with pytest.raises(Refusal) as refused:
        begin(Setup(2, Options(layout=squares)), generator("x"))
    assert refused.value.rule == rule


def test_a_game_may_begin_with_a_given_position() -> None:
    """WI-21"""
    text = wormi.write_position(begun().game.position)
    assert wormi.write_position(begun(Options(position=text)).game.position) == text


@pytest.mark.parametrize(
    ("position", "rule"),
    [
        (wormi.write_position(Position((worm(BLUE), worm(PINK)), BLUE)), "WI-21"),
        ("", "WI-21"),
        ("a1 b1 b", "WI-21"),
        (",".join(LAYOUTS["bands"][:16]) + " " + ",".join(LAYOUTS["bands"][16:]) + " b", "WI-02"),
        ("z9 a2 p", "WI-01"),
    ],
)
def test_a_position_that_cannot_be_is_refused(position: str, rule: str) -> None:
    """WI-21, WI-02, WI-01"""
    with pytest.raises(Refusal) as refused:
        begun(Options(position=position))
    assert refused.value.rule == rule


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (1, {}),
        (3, {}),
        (True, {}),
        ("2", {}),
        (2, {"layout": "square"}),
        (2, {"layout": 7}),
        (2, {"quiet": -1}),
        (2, {"quiet": 1e9}),
        (2, {"repetition": float("nan")}),
        (2, {"repetition": True}),
        (2, {"clock": {"type": "bank"}}),
        (2, {"clock": {"type": "bank", "limit": 1}}),
        (2, {"speed": "fast"}),
        (2, []),
    ],
)
def test_options_outside_their_ranges_are_refused(seats: object, options: object) -> None:
    """TB-04"""
    with pytest.raises(Refusal) as refused:
        agree(wormi.ABOUT, seats, options)
    assert refused.value.rule == "TB-04"


def test_a_game_for_two_does_not_begin_with_three() -> None:
    """TB-04"""
    with pytest.raises(Refusal, match="TB-04"):
        begin(Setup(3, Options()), generator("x"))


def test_options_have_defaults_and_are_explained() -> None:
    assert agree(wormi.ABOUT, 2, {}) == Setup(2, Options())
    assert all(choice.meaning and choice.default for choice in choices(Options))
