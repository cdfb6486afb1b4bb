"""Waiting, giving up: what a table of people settles with a look."""

from functools import reduce

from msgspec.structs import replace

from tests.games.wormlord.gardens import (
    BLUE,
    EMPTY,
    PINK,
    ROPE,
    YELLOW,
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
from wormery.core import Millis, Outcome, Seat
from wormery.games.wormlord import (
    GiveUp,
    Match,
    MoveHeadquarters,
    Place,
    Ready,
    Take,
    deadline,
    evolve,
    expire,
    moves,
    outcome,
    view,
)
from wormery.games.wormlord.events import MatchWon, SeatGaveUp, SideIdled
from wormery.games.wormlord.state import CountingDown, Hand, Playing

LAWN = """
    P  p  .  .  o
    .  y^ .  b  o
    Y  .  o  .  B
"""


def lawn(pink: Hand = EMPTY, blue: Hand = EMPTY, yellow: Hand = EMPTY) -> Match:
    """Three sides in the middle of a round."""
    return playing(draw(LAWN, {PINK: pink, BLUE: blue, YELLOW: yellow}))


def waited(match: Match, until: int) -> Match:
    """The match after some time in which nobody did anything."""
    return reduce(evolve, expire(match, Millis(until)), match)


def idle(match: Match) -> list[int]:
    """Who is shown as idle, to all."""
    return [side for side, seen in enumerate(view(match, None).sides) if seen.is_idle]


def test_a_side_that_could_act_and_does_nothing_is_shown_as_idle() -> None:
    """WL-37"""
    match = after(lawn(), 1, Take(), at=10_000)
    assert deadline(match) == 30_000
    assert expire(match, Millis(29_999)) == []
    assert expire(match, Millis(30_000)) == [
        SideIdled(PINK, Millis(30_000)),
        SideIdled(YELLOW, Millis(30_000)),
    ]
    match = waited(match, 30_000)
    assert idle(match) == [PINK, YELLOW]
    assert deadline(match) == 40_000
    assert idle(waited(match, 50_000)) == [PINK, BLUE, YELLOW]


def test_everybody_sees_what_time_it_is_and_since_when_each_side_does_what_it_does() -> None:
    """WL-31, WL-37: a view tells the time of the last thing that happened."""
    match = after(lawn(), 1, Take(), at=10_000)
    match = after(match, 0, Take(), at=12_000)
    seen = view(match, Seat(2))
    assert seen.now == 12_000
    assert [side.since for side in seen.sides] == [12_000, 10_000, 0]


def test_nothing_is_taken_from_an_idle_side_and_acting_ends_it() -> None:
    """WL-37"""
    match = waited(lawn(), 30_000)
    assert match.garden == lawn().garden
    match = after(match, 0, Take(), at=31_000)
    assert idle(match) == [BLUE, YELLOW]
    assert deadline(match) == 61_000


def test_moving_the_hq_counts_as_doing_something() -> None:
    """WL-48"""
    match = after(lawn(), 0, MoveHeadquarters(cell("b1")), at=20_000)
    assert idle(waited(match, 30_000)) == [BLUE, YELLOW]


def test_who_cannot_act_is_never_idle() -> None:
    """WL-23, WL-37, WL-48"""
    garden = draw(
        """
        P # B
        # # o
        o o b
        """,
        {PINK: own_knot(PINK), BLUE: ROPE},
    )
    match = playing(garden)
    assert isinstance(match.phase, Playing)
    match = replace(match, phase=replace(match.phase, since=(None, Millis(0))))
    assert idle(waited(match, 90_000)) == [BLUE]


def test_the_wait_begins_anew_when_a_side_can_act_again() -> None:
    """WL-10, WL-48"""
    garden = draw(
        """
        P . b B
        o o o .
        """,
        {PINK: own_knot(PINK), BLUE: enemy_knot(PINK)},
    )
    garden = replace(garden, reserves=(0, 14))
    match = after(playing(garden), 0, Place(cell("b1")), at=1_000)
    assert isinstance(match.phase, Playing)
    assert match.phase.since == (None, Millis(0))
    match = after(match, 1, GiveUp(), at=5_000)
    assert match.garden.reserves[PINK] == 1


def test_a_side_that_gives_up_leaves_its_knots_and_nothing_else() -> None:
    """WL-40"""
    match = after(lawn(yellow=enemy_knot(BLUE)), 2, GiveUp())
    before = lawn(yellow=enemy_knot(BLUE)).garden
    assert match.garden.knots == before.knots
    assert match.garden.headquarters[YELLOW] is None
    assert match.garden.hands[YELLOW] == EMPTY
    assert match.garden.reserves[BLUE] == before.reserves[BLUE] + 1
    assert view(match, None).sides[YELLOW].has_left
    assert isinstance(match.phase, Playing)


def test_an_own_rope_or_knot_goes_back_to_the_own_reserve() -> None:
    """WL-40"""
    for hand in (ROPE, own_knot(YELLOW)):
        match = lawn(yellow=hand)
        reserve = match.garden.reserves[YELLOW]
        assert after(match, 2, GiveUp()).garden.reserves[YELLOW] == reserve + 1
    match = lawn()
    assert after(match, 2, GiveUp()).garden.reserves == match.garden.reserves


def test_who_has_given_up_can_do_nothing_and_is_not_waited_for() -> None:
    """WL-40, WL-45"""
    match = after(lawn(), 2, GiveUp())
    assert refusal(match, 2, Take()) == refusal(match, 2, GiveUp()) == "WL-40"
    assert moves(match, Seat(2)) == []
    assert not view(match, Seat(2)).choices.can_take
    assert idle(waited(match, 90_000)) == [PINK, BLUE]
    garden = draw(
        """
        P po po p o
        Y .  .  . B
        """,
        {PINK: own_knot(PINK)},
    )
    won = after(after(playing(garden), 2, GiveUp()), 0, Place(cell("e1")))
    won = after(after(won, 0, Ready()), 1, Ready())
    assert isinstance(won.phase, CountingDown)


def test_the_knots_of_a_side_that_left_can_be_conquered() -> None:
    """WL-17, WL-40"""
    match = after(lawn(own_knot(PINK)), 2, GiveUp())
    match = after(match, 0, Place(cell("b2")))
    assert match.garden.owner(cell("b2")) == PINK
    assert match.garden.hands[PINK] == enemy_knot(YELLOW)


def test_a_side_that_left_wins_nothing() -> None:
    """WL-32, WL-40"""
    garden = draw(
        """
        P p  .  . o
        . yo yo y o
        Y .  b  b B
        """
    )
    match = playing(garden, terms(garden.plan, people=(1, 1, 1), limit=20_000))
    match = waited(after(match, 2, GiveUp()), 20_000)
    assert match.wins == (0, 1, 0)


def test_the_last_side_left_wins_the_match() -> None:
    """WL-40"""
    match = after(lawn(), 2, GiveUp(), at=1_000)
    assert outcome(match) is None
    assert told(match, 0, GiveUp(), at=2_000) == [
        SeatGaveUp(Seat(0), Millis(2_000)),
        MatchWon(BLUE, "last_left", Millis(2_000)),
    ]
    match = after(match, 0, GiveUp(), at=2_000)
    assert outcome(match) == Outcome((Seat(1),), "last_left", (0.0, 0.0, 0.0))


def test_giving_up_before_a_round_may_start_it() -> None:
    """WL-40, WL-45"""
    garden = draw(
        """
        P po po p o
        Y .  .  . B
        """,
        {PINK: own_knot(PINK)},
    )
    match = after(playing(garden), 0, Place(cell("e1")))
    match = after(after(match, 0, Ready()), 1, Ready())
    assert isinstance(after(match, 2, GiveUp()).phase, CountingDown)


def test_of_a_pair_both_have_to_give_up_in_the_same_round() -> None:
    """WL-40"""
    garden = draw(
        """
        P po po p o
        . .  .  . B
        """,
        {PINK: own_knot(PINK)},
    )
    match = playing(garden, terms(garden.plan, people=(1, 2)))
    match = after(match, 1, GiveUp())
    assert refusal(match, 1, GiveUp()) == "WL-40"
    assert outcome(match) is None
    assert Take() in moves(match, Seat(1))
    assert outcome(after(match, 2, GiveUp())) == Outcome((Seat(0),), "last_left", (0.0, 0.0, 0.0))
    match = after(match, 0, Place(cell("e1")))
    for seat in range(3):
        match = after(match, seat, Ready())
    assert match.resigned == ()
    assert outcome(after(match, 2, GiveUp())) is None
