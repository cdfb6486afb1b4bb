"""A turn: actions first, then one head; what it turns over and what that is worth."""

import pytest

from tests.games.wurmt.beds import ME, YOU, bed, names, played, refusal
from wormery.core import Seat
from wormery.games.wurmt import Lay, NewWorm, Options, Pass, Refresh, Remove, Spy, moves, scores

FULL = "y1 y2 p3 b4"


def test_turns_go_clockwise() -> None:
    """DW-09"""
    state = bed(FULL, FULL, FULL)
    order = []
    for _ in range(6):
        order.append(state.player)
        state = played(state, Lay(slot=0, worm=0))
    assert order == [0, 1, 2, 0, 1, 2]
    assert state.turn == 6


def test_only_who_has_the_turn_plays() -> None:
    """DW-09"""
    assert refusal(bed(FULL, FULL), Lay(slot=0, worm=0), seat=YOU) == "DW-09"
    assert moves(bed(FULL, FULL), YOU) == []


def test_any_number_of_actions_come_before_exactly_one_lay() -> None:
    """DW-10"""
    state = bed("y1 p:new_worm b:new_worm y2 y3", FULL)
    state = played(state, NewWorm(slot=2, colour="blue"))
    assert state.player == ME
    state = played(state, NewWorm(slot=1, colour="pink"))
    assert state.player == ME
    state = played(state, Lay(slot=0, worm=0))
    assert state.player == YOU
    assert refusal(state, Lay(slot=0, worm=0), seat=ME) == "DW-09"


@pytest.mark.parametrize("slot", [-1, 4, 9])
def test_only_a_card_in_hand_can_be_played(slot: int) -> None:
    """DW-10"""
    state = bed(FULL, FULL)
    wishes = (
        Lay(slot, 0),
        Remove(slot, 0, 0),
        Refresh(slot),
        NewWorm(slot, "pink"),
        Spy(slot, 0),
        Pass(slot),
    )
    for wish in wishes:
        assert refusal(state, wish) == "DW-10"


def test_a_laid_card_becomes_the_hidden_head_of_a_worm_of_its_colour() -> None:
    """DW-11, DW-17"""
    state = played(bed("y1 p5 b3 b4", FULL), Lay(slot=1, worm=1))
    head = state.worms[1].head
    assert head is not None
    assert names([head.card]) == "p5"
    assert (head.layer, head.known_by) == (ME, (ME,))
    assert state.worms[1].visible == ()
    assert names(state.hands[ME]) == "y1 b3 b4"


def test_in_the_blind_reading_nobody_has_seen_the_head_that_was_laid() -> None:
    """DW-05, DW-11"""
    state = played(bed(FULL, FULL, options=Options(reading="blind")), Lay(slot=0, worm=0))
    head = state.worms[0].head
    assert head is not None
    assert head.known_by == ()


@pytest.mark.parametrize("worm", [1, 2, 3, -1, -3])
def test_no_card_goes_to_a_worm_of_another_colour(worm: int) -> None:
    """DW-11"""
    assert refusal(bed(FULL, FULL), Lay(slot=0, worm=worm)) == "DW-11"


def test_the_old_head_is_turned_over_and_the_new_one_does_not_count() -> None:
    """DW-12, DW-13"""
    state = bed("y7 p1 p2 p3", FULL, worms=["y 2 [7]", "p", "b"])
    state = played(state, Lay(slot=0, worm=0))
    assert names(state.worms[0].visible) == "y2 y7"
    assert scores(state) == (0, 0)


@pytest.mark.parametrize("worm", ["y 3 [7]", "y 5 [6]", "y 1 4 2 [5]"])
def test_a_worm_of_10_11_or_12_gives_the_turned_card_to_the_plus_side(worm: str) -> None:
    """DW-14, DW-16"""
    state = bed("y1 p1 p2 p3", FULL, worms=[worm, "p", "b"])
    before = state.worms[0]
    assert before.head is not None
    after = played(state, Lay(slot=0, worm=0))
    assert after.plus == ((before.head.card,), ())
    assert after.minus == ((), ())
    assert after.discard == before.visible
    assert after.worms[0].visible == ()
    head = after.worms[0].head
    assert head is not None
    assert names([head.card]) == "y1"


def test_a_worm_longer_than_12_gives_it_to_the_minus_side() -> None:
    """DW-15, DW-16"""
    state = bed("y1 p1 p2 p3", FULL, worms=["y 4 2 [7]", "p", "b"])
    after = played(state, Lay(slot=0, worm=0))
    assert names(after.minus[ME]) == "y7"
    assert after.plus == ((), ())
    assert names(after.discard) == "y4 y2"
    assert scores(after) == (-7, 0)


def test_the_head_that_stays_after_cleaning_keeps_its_secret_and_its_knowers() -> None:
    """DW-16"""
    after = played(bed("y1 p1 p2 p3", FULL, worms=["y 6 [6]", "p", "b"]), Lay(slot=0, worm=0))
    head = after.worms[0].head
    assert head is not None
    assert (head.layer, head.known_by) == (ME, (ME,))


def test_house_lengths_score_instead() -> None:
    """DW-36"""
    options = Options(low=3, high=4)
    for worm, points in (("y [2]", 0), ("y [3]", 3), ("y 1 [3]", 3), ("y 2 [3]", -3)):
        state = bed("y1 p1 p2 p3", FULL, worms=[worm, "p", "b"], options=options)
        assert scores(played(state, Lay(slot=0, worm=0)))[ME] == points


def test_an_action_never_becomes_a_head() -> None:
    """DW-22"""
    assert refusal(bed("y:spy y1 y2 y3", FULL), Lay(slot=0, worm=0)) == "DW-22"


def test_there_is_always_a_lay_even_if_it_costs_points() -> None:
    """DW-18"""
    worms = ["y 6 [7]", "p 6 [7]", "b 6 [7]"]
    state = bed("y1 p1 b1", FULL, worms=worms)
    assert moves(state, ME) == [Lay(0, 0), Lay(1, 1), Lay(2, 2)]
    assert scores(played(state, Lay(0, 0))) == (-7, 0)


def test_a_stranger_has_no_moves_and_is_refused() -> None:
    """TB-02"""
    state = bed(FULL, FULL)
    for stranger in (Seat(-1), Seat(2)):
        assert not moves(state, stranger)
        assert refusal(state, Lay(slot=0, worm=0), seat=stranger) == "TB-02"
