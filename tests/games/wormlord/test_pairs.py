"""Two people on a side: one hand, one rope, an end each."""

from functools import reduce

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
    terms,
    told,
)
from wormery.core import Refusal, Seat
from wormery.games.wormlord import (
    Garden,
    Match,
    MoveHeadquarters,
    Place,
    Take,
    Tie,
    Untie,
    decide,
    evolve,
    moves,
    view,
)
from wormery.games.wormlord.events import EndLaid, EndPulled, KnotTied, KnotUntied
from wormery.games.wormlord.ropes import examples, ropes
from wormery.games.wormlord.state import EnemyKnot, Hand, Knot, OwnKnot, end_of
from wormery.knots import Handicap, judge, unpack
from wormery.knots.drawing.pair import Pair
from wormery.knots.weaving.weave import HEAD, TAIL

LAWN = """
    P  p  .  .  o
    .  b  .  b  o
    o  .  .  .  B
"""
TAILS, HEADS = (Tie(examples.half("overhand", end)) for end in ("tail", "head"))
SCRIBBLE = Tie(((3180, 2650, 0, 0), (3900, 3900, 100, 0), (3900, 200, 200, 0)))
LOOSE = ropes.loose(Knot(BLUE, 1, "right"), seed=1)
PULL_TAIL, PULL_HEAD = (Untie((examples.pull(LOOSE, end),)) for end in ("tail", "head"))


def pair(hand: Hand = ROPE, handicap: Handicap = "overhand") -> Match:
    """Seats 0 and 1 are pink and hold this; seat 2 is blue."""
    garden: Garden = draw(LAWN, {PINK: hand, BLUE: EMPTY})
    return playing(garden, terms(garden.plan, people=(2, 1), handicaps=(handicap, "overhand")))


def test_partners_hold_one_end_each() -> None:
    """WL-34, WL-44"""
    match = pair()
    assert [end_of(match.terms, Seat(seat)) for seat in range(3)] == ["tail", "head", None]


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_both_ends_moved_make_the_knot(order: tuple[int, int]) -> None:
    """WL-34, WL-44"""
    match, commands = pair(), (TAILS, HEADS)
    (event,) = told(match, order[0], commands[order[0]])
    assert isinstance(event, EndLaid)
    match = evolve(match, event)
    assert view(match, Seat(0)).sides[PINK].hand.ends == (order[0] == 0, order[0] == 1)
    (event,) = told(match, order[1], commands[order[1]])
    assert isinstance(event, KnotTied)
    assert event.kind == "overhand"
    assert judge(unpack(event.rope)).kind == "overhand"
    assert isinstance(evolve(match, event).garden.hands[PINK], OwnKnot)


def test_the_rope_of_a_pair_is_woven_as_both_ends_moved_in_time() -> None:
    """WL-44"""
    match = after(pair(), 0, TAILS)
    (event,) = told(match, 1, HEADS)
    assert isinstance(event, KnotTied)
    rope = Pair()
    rows = [(row, TAIL) for row in TAILS.rows] + [(row, HEAD) for row in HEADS.rows]
    for (x, y, t, _), end in sorted(rows, key=lambda moved: moved[0][2]):
        rope.move(end, x, y, t)
    assert unpack(event.rope) == rope.stroke()


def test_nobody_ties_alone() -> None:
    """WL-34"""
    match = after(pair(), 0, Tie(examples.rope("overhand")))
    assert not isinstance(match.garden.hands[PINK], OwnKnot)
    lazy = Tie(HEADS.rows[:2])
    assert refusal(after(pair(), 0, TAILS), 1, lazy) == "WL-34"


def test_two_ends_that_make_no_knot_are_refused_and_the_first_is_kept() -> None:
    """WL-11, WL-34"""
    match = after(pair(), 0, SCRIBBLE)
    with pytest.raises(Refusal) as refused:
        decide(match, Seat(1), HEADS, match.now)
    assert refused.value.rule == "WL-11"
    assert view(match, Seat(1)).sides[PINK].hand.ends == (True, False)


def test_a_spoilt_end_can_be_begun_anew() -> None:
    """WL-44"""
    match = after(pair(), 0, SCRIBBLE)
    assert [move for move in moves(match, Seat(1)) if isinstance(move, Tie)] == []
    assert view(match, Seat(1)).choices.can_tie
    match = after(match, 0, TAILS)
    assert [move for move in moves(match, Seat(1)) if isinstance(move, Tie)] == [HEADS]
    assert isinstance(after(match, 1, HEADS).garden.hands[PINK], OwnKnot)


@pytest.mark.parametrize("handicap", ["loop", "overhand", "figure-eight"])
def test_pairs_play_with_every_handicap(handicap: Handicap) -> None:
    """WL-34, WL-39"""
    match = pair(handicap=handicap)
    match = after(match, 1, Tie(examples.half(handicap, "head")))
    match = after(match, 0, Tie(examples.half(handicap, "tail")))
    assert isinstance(match.garden.hands[PINK], OwnKnot)


ZIGZAG = tuple((200 + 3600 * (i % 2), 200 + 40 * (i % 90), i, 0) for i in range(600))
BALL = tuple((1000 + i * 37 % 600, 1000 + i * 53 % 600, i, 0) for i in range(500))


@pytest.mark.parametrize("rows", [ZIGZAG, ZIGZAG[:400], BALL])
def test_a_tangle_of_two_is_no_knot(rows: ropes.Rows) -> None:
    """WL-11"""
    match = after(pair(), 0, Tie(rows))
    with pytest.raises(Refusal) as refused:
        decide(match, Seat(1), Tie(rows), match.now)
    assert (refused.value.rule, refused.value.detail) == ("WL-11", "tangle")


@pytest.mark.parametrize("seat", [0, 1])
def test_either_of_them_takes_and_places(seat: int) -> None:
    """WL-35"""
    match = after(pair(EMPTY), seat, Take())
    assert match.garden.hands[PINK] == ROPE
    match = after(pair(own_knot(PINK)), seat, Place(cell("c1")))
    assert match.garden.owner(cell("c1")) == PINK


@pytest.mark.parametrize("seat", [0, 1])
def test_either_of_them_moves_the_hq(seat: int) -> None:
    """WL-36"""
    match = after(pair(), seat, MoveHeadquarters(cell("b1")))
    assert match.garden.headquarters[PINK] == cell("b1")


def test_whoever_conquers_brings_the_knot_into_the_shared_hand() -> None:
    """WL-35"""
    match = after(pair(own_knot(PINK)), 1, Place(cell("b2")))
    assert isinstance(match.garden.hands[PINK], EnemyKnot)
    assert view(match, Seat(0)).choices.can_untie
    assert view(match, Seat(1)).choices.can_untie


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_an_enemys_knot_is_untied_by_both(order: tuple[int, int]) -> None:
    """WL-35, WL-44"""
    match, commands = pair(enemy_knot(BLUE)), (PULL_TAIL, PULL_HEAD)
    (event,) = told(match, order[0], commands[order[0]])
    assert isinstance(event, EndPulled)
    match = evolve(match, event)
    assert isinstance(match.garden.hands[PINK], EnemyKnot)
    (event,) = told(match, order[1], commands[order[1]])
    assert isinstance(event, KnotUntied)
    assert len(event.pulls) == 2
    assert evolve(match, event).garden.hands[PINK] == EMPTY


def test_what_both_have_pulled_adds_up() -> None:
    """WL-35"""
    some_tail, some_head = (
        Untie((ropes.Pull(each.pulls[0].end, each.pulls[0].rows[:18]),))
        for each in (PULL_TAIL, PULL_HEAD)
    )
    solo = playing(draw(LAWN, {PINK: enemy_knot(BLUE)}))
    assert refusal(solo, 0, some_tail) == refusal(solo, 0, some_head) == "WL-18"
    match = after(after(pair(enemy_knot(BLUE)), 0, some_tail), 1, some_head)
    assert match.garden.hands[PINK] == EMPTY


def test_a_pull_that_does_not_suffice_yet_is_kept_and_can_be_bettered() -> None:
    """WL-35, WL-44"""
    little = Untie((ropes.Pull("head", PULL_HEAD.pulls[0].rows[:4]),))
    less = Untie((ropes.Pull("tail", PULL_TAIL.pulls[0].rows[:4]),))
    match = reduce(evolve, told(pair(enemy_knot(BLUE)), 1, little), pair(enemy_knot(BLUE)))
    (event,) = told(match, 0, less)
    assert isinstance(event, EndPulled)
    match = after(evolve(match, event), 1, PULL_HEAD)
    assert match.garden.hands[PINK] == EMPTY


def test_each_pulls_only_the_own_end() -> None:
    """WL-35"""
    match = pair(enemy_knot(BLUE))
    assert refusal(match, 0, PULL_HEAD) == refusal(match, 1, PULL_TAIL) == "WL-35"
    assert refusal(match, 0, Untie((*PULL_TAIL.pulls, *PULL_HEAD.pulls))) == "WL-35"


def test_holding_an_end_is_not_pulling_at_it() -> None:
    """WL-35, WL-44"""
    match = pair(enemy_knot(BLUE))
    grabbed = Untie((ropes.Pull("tail", PULL_TAIL.pulls[0].rows[:1]),))
    assert refusal(match, 0, grabbed) == "WL-35"
