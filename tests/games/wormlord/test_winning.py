"""How rounds and matches are won, with and without a clock."""

import pytest

from tests.games.wormlord.gardens import (
    BLUE,
    EMPTY,
    PINK,
    ROPE,
    YELLOW,
    after,
    cell,
    draw,
    own_knot,
    playing,
    refusal,
    terms,
    told,
)
from wormery.core import Millis, Outcome, Seat
from wormery.games.wormlord import (
    Garden,
    Match,
    Place,
    Ready,
    Take,
    deadline,
    expire,
    outcome,
    view,
)
from wormery.games.wormlord.events import CellConquered, MatchWon, RoundTied, RoundWon
from wormery.games.wormlord.evolve import evolve
from wormery.games.wormlord.legality import foremost, held, points, triumphant
from wormery.games.wormlord.state import EnemyKnot, Finished, Gathering, Playing

NEARLY = """
    P po po p o
    .  .  . .  o
    o  b  b bo B
"""


def nearly() -> Garden:
    """A garden where pink has a knot in hand and needs one objective."""
    return draw(NEARLY, {PINK: own_knot(PINK), BLUE: own_knot(BLUE)})


def test_the_first_side_on_three_objectives_wins_the_round_at_once() -> None:
    """WL-28"""
    assert told(playing(nearly()), 0, Place(cell("e1"))) == [
        CellConquered(PINK, Seat(0), cell("e1"), None, Millis(1_000)),
        RoundWon(PINK, "objectives", (7, 4), Millis(1_000)),
    ]
    match = after(playing(nearly()), 0, Place(cell("e1")))
    assert match.phase == Gathering()
    assert match.wins == (1, 0)
    assert refusal(match, 1, Place(cell("a3"))) == "WL-08"


def test_two_objectives_are_not_enough() -> None:
    """WL-28"""
    match = after(playing(nearly()), 0, Place(cell("d2")))
    assert isinstance(match.phase, Playing)
    assert held(match.garden, PINK) == (cell("b1"), cell("c1"))
    assert triumphant(match.garden, [PINK, BLUE]) is None


def test_three_at_the_same_moment_count_not_three_one_after_another() -> None:
    """WL-28"""
    garden = draw(
        """
        P po p  po
        o .  bo B
        """,
        {BLUE: own_knot(BLUE), PINK: own_knot(PINK)},
    )
    match = after(playing(garden), 1, Place(cell("d1")))
    match = after(match, 0, Place(cell("a2")))
    assert isinstance(match.phase, Playing)


@pytest.mark.parametrize("rounds", [1, 2, 5])
def test_the_first_to_win_so_many_rounds_wins_the_match(rounds: int) -> None:
    """WL-29"""
    garden = nearly()
    match = playing(garden, terms(garden.plan, rounds=rounds))
    for won in range(rounds):
        assert outcome(match) is None
        match = after(_again(match, garden), 0, Place(cell("e1")))
        assert match.wins == (won + 1, 0)
    assert match.phase == Finished(PINK, "rounds")
    assert outcome(match) == Outcome((Seat(0),), "rounds", (float(rounds), 0.0))
    assert view(match, Seat(1)).outcome == outcome(match)
    assert deadline(match) is None


def _again(match: Match, garden: Garden) -> Match:
    """The match in its next round, which stands like *garden* at once."""
    if isinstance(match.phase, Gathering):
        match = after(after(match, 0, Ready(), at=match.now), 1, Ready(), at=match.now)
        for event in expire(match, deadline(match) or Millis(0)):
            match = evolve(match, event)
    return _with(match, garden)


def _with(match: Match, garden: Garden) -> Match:
    return Match(
        match.terms, garden, match.phase, match.wins, match.round, match.tied, (), match.now
    )


def test_a_match_of_two_winning_rounds_lasts_three_at_most() -> None:
    """WL-29, WL-30"""
    garden = draw(
        """
        P po po p o
        o bo bo b B
        """,
        {PINK: own_knot(PINK), BLUE: own_knot(BLUE)},
    )
    match = after(playing(garden), 0, Place(cell("e1")))
    assert (match.wins, match.round) == ((1, 0), 1)
    match = after(_again(match, garden), 1, Place(cell("e1")), at=9_000)
    assert (match.wins, match.round) == ((1, 1), 2)
    match = after(_again(match, garden), 1, Place(cell("e1")), at=19_000)
    assert outcome(match) == Outcome((Seat(1),), "rounds", (1.0, 2.0))


def test_the_winners_are_all_people_of_the_side() -> None:
    """WL-29, WL-34"""
    garden = nearly()
    match = playing(garden, terms(garden.plan, people=(2, 1), rounds=1))
    match = after(match, 1, Place(cell("e1")))
    assert outcome(match) == Outcome((Seat(0), Seat(1)), "rounds", (1.0, 1.0, 0.0))


def test_points_are_cells_and_objectives_count_twice_and_bases_nothing() -> None:
    """WL-32"""
    garden = nearly()
    assert (points(garden, PINK), points(garden, BLUE)) == (5, 4)
    assert view(playing(garden), None).sides[PINK].points == 5


def test_when_time_is_up_the_side_with_most_points_wins() -> None:
    """WL-31, WL-32"""
    garden = nearly()
    match = playing(garden, terms(garden.plan, limit=20_000, rounds=1))
    assert view(match, None).ends == 20_000
    assert deadline(match) == 20_000
    assert expire(match, Millis(19_999)) == []
    assert expire(match, Millis(20_500)) == [
        RoundWon(PINK, "points", (5, 4), Millis(20_000)),
        MatchWon(PINK, "rounds", Millis(20_000)),
    ]


def test_what_comes_when_time_is_up_comes_too_late() -> None:
    """WL-32, WL-46"""
    garden = nearly()
    match = playing(garden, terms(garden.plan, limit=20_000))
    assert told(match, 0, Place(cell("e1")), at=19_999)
    assert refusal(match, 0, Place(cell("e1")), at=20_000) == "WL-08"


def test_a_round_has_no_limit_unless_agreed() -> None:
    """WL-31"""
    assert view(playing(nearly()), None).ends is None


def test_a_tie_has_no_winner_and_the_round_is_played_again() -> None:
    """WL-33"""
    garden = draw(
        """
        P p o
        o b o
        . B b
        """,
        {PINK: ROPE, BLUE: ROPE},
    )
    match = playing(garden, terms(garden.plan, limit=20_000))
    even = draw(
        """
        P p o
        o b o
        . B .
        """,
        {PINK: ROPE, BLUE: ROPE},
    )
    assert foremost(garden, [PINK, BLUE]) == BLUE
    match = _with(match, even)
    (event,) = expire(match, Millis(20_000))
    assert event == RoundTied((1, 1), Millis(20_000))
    match = evolve(match, event)
    assert match.wins == (0, 0)
    match = after(after(match, 0, Ready(), at=21_000), 1, Ready(), at=21_000)
    assert match.round == 1
    assert not any(match.garden.knots)


def test_most_points_means_more_than_everybody_else() -> None:
    """WL-32, WL-33"""
    garden = draw(
        """
        P p p y Y
        o b o o B
        """
    )
    assert foremost(garden, [PINK, BLUE, YELLOW]) == PINK
    assert foremost(garden, [BLUE, YELLOW]) is None


def stuck(blue_reserve: int = 0) -> Match:
    """Pink places its last rope; blue has none left to take, or some."""
    garden = draw(
        """
        P p p p o o
        . . . b b B
        """,
        {PINK: own_knot(PINK), BLUE: EMPTY},
    )
    reserves = (0, blue_reserve)
    garden = Garden(garden.plan, garden.knots, garden.headquarters, reserves, garden.hands)
    return playing(garden)


def test_when_nobody_can_act_any_more_points_decide() -> None:
    """WL-41"""
    events = told(stuck(), 0, Place(cell("a2")))
    assert events[1:] == [RoundWon(PINK, "points", (4, 2), Millis(1_000))]
    assert len(told(stuck(blue_reserve=1), 0, Place(cell("a2")))) == 1


def test_who_has_an_enemys_knot_to_untie_can_still_act() -> None:
    """WL-18, WL-41"""
    match = after(stuck(), 0, Place(cell("d2")))
    assert isinstance(match.garden.hands[PINK], EnemyKnot)
    assert isinstance(match.phase, Playing)


def test_who_has_a_rope_to_take_can_still_act() -> None:
    """WL-10, WL-41"""
    match = after(stuck(blue_reserve=1), 0, Place(cell("a2")))
    match = after(match, 1, Take())
    assert match.garden.hands[BLUE] == ROPE
    assert isinstance(match.phase, Playing)
