"""Before a match and before every round: options, seats, ready, count-down, signal."""

from functools import reduce
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.wormlord.gardens import (
    BLUE,
    PINK,
    ROPE,
    after,
    draw,
    own_knot,
    playing,
    refusal,
    told,
)
from wormery.core import Millis, Refusal, Seat, Setup, agree, choices
from wormery.games.wormlord import (
    ABOUT,
    Cell,
    Event,
    GiveUp,
    Match,
    MoveHeadquarters,
    Options,
    Place,
    Ready,
    Take,
    Tie,
    Untie,
    begin,
    deadline,
    decide,
    evolve,
    expire,
    moves,
    view,
)
from wormery.games.wormlord.events import (
    CountdownStarted,
    MatchBegun,
    RoundTied,
    SeatReadied,
    SignalGiven,
)
from wormery.games.wormlord.maps.texts import basic, shelf, text
from wormery.games.wormlord.ropes import examples, ropes
from wormery.games.wormlord.state import CountingDown, Gathering, seats_of, side_of

SKEWED = "name: Skewed\nsides: 2\n\n1....\n..o..\n.o.o.\n...o.\n....2\n"
WALLED = "name: Walled\nsides: 2\n\n1#..o\n##..o\n....o\n.....\n....2\n"


def begun(seats: int = 2, **options: object) -> Match:
    """A match whose first count-down runs."""
    setup = agree(ABOUT, seats, options)
    return reduce(evolve, begin(setup, Random(1)), None) or pytest.fail("nothing began")


def why_not(seats: int, rule: str = "TB-04", /, **options: object) -> str:
    """Why a match does not begin."""
    with pytest.raises(Refusal) as refused:
        begin(agree(ABOUT, seats, options), Random(1))
    assert refused.value.rule == rule
    return refused.value.detail


def counted_down(match: Match) -> Match:
    """The match after the signal was given."""
    return reduce(evolve, expire(match, deadline(match) or Millis(0)), match)


def tied_round(match: Match) -> Match:
    """The match after a round that nobody won; it ended at 5 s."""
    return evolve(counted_down(match), RoundTied((0,) * len(match.wins), Millis(5_000)))


def test_every_side_has_fifteen_ropes_an_hq_and_a_base() -> None:
    """WL-03, WL-07"""
    match = begun(4)
    assert match.garden.reserves == (14, 14, 14, 14)
    assert match.garden.hands == (ROPE, ROPE, ROPE, ROPE)
    assert match.garden.headquarters == (None, None, None, None)
    assert match.garden.plan.rows[0] == "1.....2"


def test_without_a_choice_the_basic_map_is_played() -> None:
    """WL-01, WL-04"""
    for seats, sides in ((2, 2), (3, 3), (4, 4), (5, 3), (6, 3), (7, 4), (8, 4)):
        plan = begun(seats).garden.plan
        assert plan == basic(sides)
        assert {len(row) for row in plan.rows} == {len(plan.rows)} == {7}


def test_a_map_is_for_its_number_of_sides() -> None:
    """WL-04"""
    assert begun(2, map="duel").garden.plan.name == "Duel"
    assert "Duel is for 2 sides" in why_not(3, "WL-04", map="duel")
    assert "2 or 4 sides" in why_not(3, "WL-04", map="Mountain King")
    assert "no map is called" in why_not(2, map="Mole Hill")


def test_bases_of_sides_that_do_not_play_are_grass() -> None:
    """WL-42"""
    assert begun(2, map="Small Garden").garden.plan.rows[0] == "1.o.."
    assert begun(4, map="Small Garden").garden.plan.rows[0] == "1.o.3"


def test_a_map_of_ones_own_can_be_played() -> None:
    """WL-06, WL-47"""
    mine = text(shelf()["Duel"]).replace("Duel", "Mine")
    assert begun(2, map=mine).garden.plan.name == "Mine"
    assert "line 2, column 1" in why_not(2, map=mine.replace("sides: 2", "sides: 9"))
    assert "0 objectives" in why_not(2, "WL-05", map=mine.replace("o", ".").replace("n.te", "note"))


def test_an_unfair_map_is_played_only_if_that_was_agreed() -> None:
    """WL-06, WL-47"""
    assert "3 3 5 6" in why_not(2, "WL-06", map=SKEWED)
    assert begun(2, map=SKEWED, unfair_maps=True).garden.plan.name == "Skewed"
    assert "cannot reach" in why_not(2, "WL-06", map=WALLED, unfair_maps=True)


def test_sides_are_one_person_or_a_pair() -> None:
    """WL-34, WL-44"""
    mixed = begun(4, teams=[2, 1, 1])
    assert [seats_of(mixed.terms, side) for side in (PINK, BLUE)] == [[0, 1], [2]]
    assert side_of(mixed.terms, Seat(3)) == 2
    assert begun(8).terms.people == (2, 2, 2, 2)
    assert begun(7).terms.people == (2, 2, 2, 1)
    assert "teams of 3 people for 4 seats" in why_not(4, teams=[2, 1])
    assert "1 sides" in why_not(2, teams=[2])


def test_handicaps_are_agreed_side_by_side() -> None:
    """WL-39"""
    match = begun(3, handicaps=["loop", "figure-eight"])
    assert match.terms.handicaps == ("loop", "figure-eight", "overhand")
    assert "3 handicaps for 2 sides" in why_not(2, handicaps=["loop"] * 3)


@pytest.mark.parametrize(
    "wrong",
    [
        {"rounds": 0},
        {"rounds": 6},
        {"rounds": True},
        {"countdown": 2},
        {"patience": 4},
        {"teams": [3, 1]},
        {"teams": [1] * 5},
        {"handicaps": ["granny"]},
        {"map": 7},
        {"map": "x" * 5_000},
        {"maps": "Duel"},
        {"timed": 1},
    ],
)
def test_options_have_ranges(wrong: dict[str, object]) -> None:
    """WL-29, TB-04"""
    assert why_not(2, **wrong)


@pytest.mark.parametrize("seconds", [-1, 0, 9, 3_601, 60.5, "60", True])
def test_a_time_limit_is_whole_seconds_from_ten_to_an_hour(seconds: object) -> None:
    """WL-31"""
    assert "time_limit" in why_not(2, "WL-31", time_limit=seconds)


@pytest.mark.parametrize("seats", [-1, 0, 1, 9, 100])
def test_two_to_eight_people_play(seats: int) -> None:
    """WL-34"""
    assert why_not(seats)
    with pytest.raises(Refusal):
        begin(Setup(seats, Options()), Random(1))


def test_every_option_says_what_it_does_and_by_which_rule() -> None:
    """WL-29, WL-31, WL-37, WL-39"""
    described = {choice.name: choice for choice in choices(Options)}
    assert all("WL-" in choice.meaning for choice in described.values())
    assert described["rounds"].values == "1 to 5"
    assert described["rounds"].default == "2"
    assert described["time_limit"].values == "10 to 3600 | null"


def test_a_timed_round_lasts_three_minutes_unless_chosen_otherwise() -> None:
    """WL-31"""
    assert begun(2).terms.limit is None
    assert begun(2, timed=True).terms.limit == 180_000
    assert begun(2, timed=True, time_limit=10).terms.limit == 10_000
    assert begun(2, time_limit=3_600).terms.limit == 3_600_000


def test_a_match_begins_with_its_count_down() -> None:
    """WL-08, WL-45"""
    match = begun(2)
    assert match.phase == CountingDown(Millis(3_000))
    assert deadline(match) == 3_000
    assert expire(match, Millis(2_999)) == []
    assert expire(match, Millis(9_000)) == [SignalGiven(Millis(3_000))]


def test_when_all_are_ready_for_the_next_round_the_count_down_runs() -> None:
    """WL-08, WL-45"""
    match = tied_round(begun(2))
    assert deadline(match) is None
    match = after(match, 1, Ready(), at=5_100)
    assert match.phase == Gathering((Seat(1),))
    events = told(match, 0, Ready(), at=5_250)
    assert events == [
        SeatReadied(Seat(0), Millis(5_250)),
        CountdownStarted(Millis(8_250), Millis(5_250)),
    ]
    match = reduce(evolve, events, match)
    assert match.phase == CountingDown(Millis(8_250))
    assert deadline(match) == 8_250


def test_a_longer_count_down_can_be_agreed() -> None:
    """WL-08"""
    match = begun(2, countdown=10)
    assert deadline(match) == 10_000
    match = after(after(tied_round(match), 0, Ready(), at=20_000), 1, Ready(), at=20_000)
    assert deadline(match) == 30_000


def test_nobody_is_ready_twice_nor_in_the_middle_of_a_round() -> None:
    """WL-08, WL-45"""
    match = after(tied_round(begun(2)), 0, Ready())
    assert refusal(match, 0, Ready()) == "WL-08"
    assert refusal(begun(2), 0, Ready(), at=0) == "WL-08"
    assert refusal(counted_down(begun(2)), 0, Ready(), at=4_000) == "WL-08"


@pytest.mark.parametrize(
    "command",
    [
        Take(),
        Tie(examples.rope("overhand")),
        Place(Cell(3, 1)),
        Untie((ropes.Pull("head", ((1, 1, 1),)),)),
        MoveHeadquarters(Cell(3, 1)),
    ],
)
def test_nothing_can_be_done_before_the_signal(command: Tie) -> None:
    """WL-08"""
    assert refusal(begun(2), 0, command, at=2_999) == "WL-08"
    assert refusal(tied_round(begun(2)), 0, command, at=9_000) == "WL-08"


def test_with_the_signal_one_may_tie() -> None:
    """WL-08, WL-46"""
    tie = Tie(examples.rope("overhand"))
    events = told(begun(2), 0, tie, at=3_000)
    assert [type(event).__name__ for event in events] == ["SignalGiven", "KnotTied"]


def test_time_never_runs_backwards() -> None:
    """TB-05"""
    match = after(tied_round(begun(2)), 0, Ready(), at=6_000)
    assert told(match, 1, Ready(), at=10)[0].at == 6_000


def test_only_seats_of_the_match_act_and_nothing_after_its_end() -> None:
    """TB-02, TB-03"""
    match = begun(2)
    assert refusal(match, 2, Ready()) == refusal(match, -1, Ready()) == "TB-02"
    match = after(match, 0, GiveUp())
    assert refusal(match, 1, Ready()) == refusal(match, 0, GiveUp()) == "TB-03"
    assert moves(match, Seat(1)) == moves(match, Seat(7)) == []


def test_a_spectator_sees_all_and_may_do_nothing() -> None:
    """TB-02"""
    match = counted_down(begun(2))
    seen, mine = view(match, None), view(match, Seat(0))
    assert seen.side is None
    assert seen.sides == mine.sides
    assert not seen.choices.can_tie
    assert mine.choices.can_tie
    assert (seen.phase, seen.signal) == ("playing", 3_000)


def test_the_view_follows_the_phases() -> None:
    """WL-08, WL-45"""
    match = begun(2)
    seen = view(match, Seat(0))
    assert (seen.phase, seen.signal, seen.round, seen.rounds) == ("counting_down", 3_000, 1, 2)
    assert not seen.choices.can_ready
    match = tied_round(match)
    assert view(match, Seat(0)).phase == "gathering"
    assert view(match, Seat(0)).choices.can_ready
    match = after(match, 0, Ready(), at=6_000)
    assert view(match, Seat(1)).ready == (0,)
    assert not view(match, Seat(0)).choices.can_ready
    match = after(match, 1, Ready(), at=6_000)
    assert view(match, Seat(0)).signal == 9_000


def test_between_rounds_everything_is_set_up_anew() -> None:
    """WL-30, WL-45"""
    garden = draw(
        """
        P  po po p  o
        .  .  .  .  .
        .  .  b^ .  B
        """,
        hands={PINK: own_knot(PINK), BLUE: ROPE},
    )
    won = after(playing(garden), 0, Place(Cell(4, 0)))
    assert won.wins == (1, 0)
    assert won.garden.owner(Cell(4, 0)) == PINK
    match = after(after(won, 0, Ready(), at=2_000), 1, Ready(), at=2_000)
    assert not any(match.garden.knots)
    assert match.garden.headquarters == (None, None)
    assert match.garden.reserves == (14, 14)
    assert match.garden.hands == (ROPE, ROPE)
    assert match.round == 2


@given(st.integers(2, 8), st.integers(0, 2**32))
def test_beginning_draws_one_number_and_writes_it_down(seats: int, seed: int) -> None:
    """WL-38"""
    event, count_down = begin(Setup(seats, Options()), Random(seed))
    assert isinstance(event, MatchBegun)
    assert count_down == CountdownStarted(Millis(3_000), Millis(0))
    assert [event, count_down] == begin(Setup(seats, Options()), Random(seed))
    assert event.terms.seed == Random(seed).getrandbits(32)


def test_what_is_refused_leaves_everything_as_it_was() -> None:
    """TB-06"""
    match = begun(2)
    with pytest.raises(Refusal):
        decide(match, Seat(0), Take(), Millis(99))
    assert match == begun(2)


def test_every_event_has_a_time() -> None:
    """TB-05"""
    events: list[Event] = told(begun(2), 0, GiveUp(), at=7)
    assert [event.at for event in events] == [7, 7]
