"""Hands and ropes: taking, tying, and what has to be done with what one holds."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

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
    terms,
    told,
)
from wormery.core import Refusal, Seat
from wormery.games.wormlord import (
    Garden,
    MoveHeadquarters,
    Place,
    Take,
    Tie,
    Untie,
    decide,
    view,
)
from wormery.games.wormlord.events import KnotTied, KnotUntied
from wormery.games.wormlord.legality import why_not_take, why_not_tie, why_not_untie
from wormery.games.wormlord.ropes import examples, ropes
from wormery.games.wormlord.state import ENDS, EnemyKnot, Hand, Knot, OwnKnot, Rope
from wormery.games.wormlord.view import KnotView
from wormery.knots import End, Handicap, Stroke, unpack, unpack_trace
from wormery.knots import Hand as KnotHand
from wormery.table.updates import changed

PRETZEL = Tie(examples.rope("overhand"))
JUST_A_LOOP = Tie(examples.rope("loop"))
NOTHING_MUCH = Tie(((100, 100, 0, 0), (3000, 3000, 500, 0)))
FREE = Untie((examples.pull(ropes.loose(Knot(BLUE, 1, "right"), seed=1), "head"),))

LAWN = """
    P  .  .  .  o
    .  p  .  b  o
    o  .  .  .  B
"""


def lawn(pink: Hand = EMPTY, blue: Hand = EMPTY) -> Garden:
    """A garden where pink and blue hold these."""
    return draw(LAWN, {PINK: pink, BLUE: blue})


def test_a_rope_is_taken_from_the_reserve() -> None:
    """WL-10"""
    match = after(playing(lawn()), 0, Take())
    assert match.garden.hands == (ROPE, EMPTY)
    assert match.garden.reserves == (13, 14)


@pytest.mark.parametrize(
    ("hand", "rule"),
    [(ROPE, "WL-09"), (own_knot(PINK), "WL-12"), (enemy_knot(BLUE), "WL-18")],
)
def test_a_side_holds_one_rope_at_a_time(hand: Hand, rule: str) -> None:
    """WL-09, WL-10, WL-12, WL-18"""
    assert refusal(playing(lawn(hand)), 0, Take()) == rule


def test_with_an_empty_reserve_one_has_to_wait_until_an_enemy_gives_a_rope_back() -> None:
    """WL-10, WL-18"""
    garden = draw(
        """
        P p p p p p
        p p p p p p
        p p . b B .
        o o . o . .
        """,
        {BLUE: enemy_knot(PINK)},
    )
    match = playing(garden)
    assert garden.reserves[PINK] == 1
    match = after(match, 0, Take())
    match = after(match, 0, PRETZEL)
    match = after(match, 0, Place(cell("a4")))
    assert match.garden.reserves[PINK] == 0
    assert refusal(match, 0, Take()) == "WL-10"
    match = after(match, 1, FREE, at=2_000)
    assert match.garden.reserves[PINK] == 1
    assert after(match, 0, Take(), at=2_000).garden.hands[PINK] == ROPE


def test_tying_turns_the_rope_in_hand_into_a_knot() -> None:
    """WL-11"""
    match = playing(lawn(ROPE))
    (event,) = told(match, 0, PRETZEL)
    assert isinstance(event, KnotTied)
    assert (event.kind, event.hand, event.number) == ("overhand", "right", 1)
    assert unpack(event.rope).rows == PRETZEL.rows
    match = after(match, 0, PRETZEL)
    assert match.garden.hands[PINK] == OwnKnot(Knot(PINK, 1, "right", event.rope))
    assert match.garden.reserves[PINK] == 13


@pytest.mark.parametrize("stroke", [JUST_A_LOOP, NOTHING_MUCH, Tie(examples.rope("figure-eight"))])
def test_a_rope_that_is_not_knotted_stays_in_hand(stroke: Tie) -> None:
    """WL-11"""
    match = playing(lawn(ROPE))
    with pytest.raises(Refusal) as refused:
        decide(match, Seat(0), stroke, match.now)
    assert refused.value.rule == "WL-11"
    assert refused.value.detail in ("no_knot", "other_knot")
    assert match.garden.hands[PINK] == ROPE


def test_a_pretzel_before_its_head_is_out_is_unfinished() -> None:
    """WL-11"""
    half_done = Tie(PRETZEL.rows[:90])
    with pytest.raises(Refusal) as refused:
        decide(playing(lawn(ROPE)), Seat(0), half_done, playing(lawn()).now)
    assert (refused.value.rule, refused.value.detail) == ("WL-11", "unfinished")


def test_a_stroke_that_is_none_is_not_even_judged() -> None:
    """TB-01, WL-11"""
    backwards = Tie(((0, 0, 50, 0), (9, 9, 20, 0)))
    assert refusal(playing(lawn(ROPE)), 0, backwards) == "TB-01"


@pytest.mark.parametrize(
    ("hand", "rule"), [(EMPTY, "WL-11"), (own_knot(PINK), "WL-12"), (enemy_knot(BLUE), "WL-18")]
)
def test_only_an_own_rope_in_hand_is_tied(hand: Hand, rule: str) -> None:
    """WL-11, WL-12, WL-18"""
    assert refusal(playing(lawn(hand)), 0, PRETZEL) == rule


def test_a_knot_in_hand_can_only_be_placed() -> None:
    """WL-12"""
    match = playing(lawn(own_knot(PINK)))
    assert [refusal(match, 0, command) for command in (Take(), PRETZEL, FREE)] == ["WL-12"] * 3
    assert after(match, 0, Place(cell("b1"))).garden.hands[PINK] == EMPTY


def test_an_enemys_knot_in_hand_can_only_be_untied() -> None:
    """WL-18"""
    match = playing(lawn(enemy_knot(BLUE)))
    commands = (Take(), PRETZEL, Place(cell("b1")))
    assert [refusal(match, 0, command) for command in commands] == ["WL-18"] * 3


def test_an_untied_rope_goes_back_to_its_owners_reserve() -> None:
    """WL-13, WL-18"""
    match = playing(lawn(enemy_knot(BLUE)))
    (event,) = told(match, 0, FREE)
    assert isinstance(event, KnotUntied)
    assert event.owner == BLUE
    assert unpack_trace(event.pulls[0]).rows == FREE.pulls[0].rows
    match = after(match, 0, FREE)
    assert match.garden.hands[PINK] == EMPTY
    assert match.garden.reserves == (14, 14)


def test_a_knot_that_still_holds_is_not_given_back() -> None:
    """WL-18"""
    match = playing(lawn(enemy_knot(BLUE)))
    (pull,) = FREE.pulls
    short = Untie((ropes.Pull(pull.end, pull.rows[:10]),))
    beside = Untie((ropes.Pull(pull.end, ((2048, 4000, 0), (2048, 3900, 50))),))
    assert refusal(match, 0, short) == refusal(match, 0, beside) == "WL-18"


def test_who_lets_go_may_grab_again_and_keeps_what_is_won() -> None:
    """WL-18"""
    match = playing(lawn(enemy_knot(BLUE)))
    (pull,) = FREE.pulls
    middle = len(pull.rows) // 2
    pieces = (ropes.Pull("head", pull.rows[:middle]), ropes.Pull("head", pull.rows[middle - 1 :]))
    assert refusal(match, 0, Untie(pieces[:1])) == "WL-18"
    assert after(match, 0, Untie(pieces)).garden.hands[PINK] == EMPTY


def test_a_pull_that_is_none_is_not_even_tried() -> None:
    """TB-01, WL-18"""
    match = playing(lawn(enemy_knot(BLUE)))
    backwards = Untie((ropes.Pull("head", ((9, 9, 50), (9, 9, 20))),))
    assert refusal(match, 0, backwards) == "TB-01"


@pytest.mark.parametrize(
    ("hand", "rule"), [(EMPTY, "WL-18"), (ROPE, "WL-18"), (own_knot(PINK), "WL-12")]
)
def test_own_ropes_and_knots_are_never_untied(hand: Hand, rule: str) -> None:
    """WL-12, WL-13, WL-20"""
    assert refusal(playing(lawn(hand)), 0, FREE) == rule


def test_own_knots_on_the_board_stay_where_they_are() -> None:
    """WL-20"""
    match = playing(lawn(own_knot(PINK)))
    assert refusal(match, 0, Place(cell("b2"))) == "WL-19"
    for command in (Place(cell("b1")), MoveHeadquarters(cell("b2"))):
        assert after(match, 0, command).garden.owner(cell("b2")) == PINK


@pytest.mark.parametrize(
    ("handicap", "accepted"),
    [
        ("loop", {"loop", "overhand", "figure-eight"}),
        ("overhand", {"overhand"}),
        ("figure-eight", {"figure-eight"}),
    ],
)
def test_each_side_ties_what_its_handicap_asks_for(handicap: Handicap, accepted: set[str]) -> None:
    """WL-39"""
    garden = lawn(ROPE)
    match = playing(garden, terms(garden.plan, handicaps=(handicap, "overhand")))
    figures: tuple[Handicap, ...] = ("loop", "overhand", "figure-eight")
    for figure in figures:
        tying = Tie(examples.rope(figure))
        if figure in accepted:
            assert isinstance(after(match, 0, tying).garden.hands[PINK], OwnKnot)
        else:
            assert refusal(match, 0, tying) == "WL-11"


def test_a_straight_rope_is_not_even_a_loop() -> None:
    """WL-39"""
    garden = lawn(ROPE)
    match = playing(garden, terms(garden.plan, handicaps=("loop", "overhand")))
    assert refusal(match, 0, NOTHING_MUCH) == "WL-11"


def test_all_knots_ask_the_same_effort_to_untie() -> None:
    """WL-38"""
    knots = [Knot(BLUE, number, hand) for number in range(5) for hand in ("left", "right", None)]
    shapes = [ropes.loose(knot, seed=1) for knot in knots]
    lengths = [shape.length for shape in shapes]
    assert max(lengths) - min(lengths) < min(lengths) // 20
    efforts = [effort(shape, end) for shape in shapes for end in ENDS]
    assert min(efforts) > 1_400
    assert max(efforts) - min(efforts) < min(efforts) // 10


def effort(shape: Stroke, end: End) -> int:
    """How many milliseconds of good pulling at an end undo a knot."""
    rows = examples.pull(shape, end).rows
    return next(
        rows[count - 1][2]
        for count in range(2, len(rows) + 1)
        if is_undone(shape, ropes.Pull(end, rows[:count]))
    )


def is_undone(shape: Stroke, pull: ropes.Pull) -> bool:
    """Whether a pull suffices."""
    try:
        return bool(ropes.undone(shape, [pull]))
    except Refusal:
        return False


@given(st.integers(0, 2**33), st.sampled_from(["left", "right", None]), st.sampled_from(ENDS))
def test_the_pull_that_is_listed_undoes_any_knot(
    seed: int, hand: KnotHand | None, end: End
) -> None:
    """WL-18, WL-38"""
    shape = ropes.loose(Knot(BLUE, 1, hand), seed)
    assert is_undone(shape, examples.pull(shape, end))


def test_a_loop_is_untied_like_any_other_knot() -> None:
    """WL-38, WL-39"""
    assert ropes.loose(Knot(BLUE, 1, None), seed=1) == ropes.loose(Knot(BLUE, 1, "right"), seed=1)
    match = playing(lawn(EnemyKnot(Knot(BLUE, 1, None))))
    assert after(match, 0, FREE).garden.hands[PINK] == EMPTY


def test_one_function_answers_what_the_hand_may_do() -> None:
    """WL-09, WL-11, WL-18"""
    hands: list[Hand] = [EMPTY, Rope(), own_knot(PINK), enemy_knot(BLUE)]
    answers = [
        [rule(lawn(hand), PINK) for rule in (why_not_take, why_not_tie, why_not_untie)]
        for hand in hands
    ]
    assert answers == [
        [None, "WL-11", "WL-18"],
        ["WL-09", None, "WL-18"],
        ["WL-12", "WL-12", "WL-12"],
        ["WL-18", "WL-18", None],
    ]


def test_the_very_rope_of_a_knot_is_seen_by_whoever_comes_later() -> None:
    """WL-11, WL-17: in the hand, on the board, and in the hand that has taken it."""
    match = replace(playing(lawn(ROPE, own_knot(BLUE))), tied=6)
    match = after(match, 0, PRETZEL)
    rope = view(match, None).ropes[7]
    assert unpack(rope).rows == PRETZEL.rows
    match = after(match, 0, Place(cell("c2")))
    assert view(match, Seat(1)).knots[1] == KnotView(cell("c2"), PINK, 7)
    match = after(match, 1, Place(cell("c2")))
    assert view(match, Seat(1)).sides[BLUE].hand.number == 7
    assert view(match, Seat(1)).ropes[7] == rope


def test_an_update_leaves_out_the_ropes_that_its_news_bring() -> None:
    """A rope travels once."""
    before = playing(lawn(ROPE))
    told_of = changed(view(before, Seat(0)), view(after(before, 0, PRETZEL), Seat(0)))
    assert "sides" in told_of
    assert "ropes" not in told_of
