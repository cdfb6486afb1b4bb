"""Filling up, throwing hands of nothing but actions away, and the discard."""

import pytest

from tests.games.wurmt.beds import ME, YOU, bed, names, played
from wormery.games.wurmt import Lay, NewWorm, Options, Pass, Remove

YOURS = "y1 y2 p3 b4 b5"


def test_a_hand_of_more_than_two_cards_draws_nothing() -> None:
    """DW-19"""
    after = played(bed("y1 p1 p2 p3", YOURS, pile="b1 b2 b3"), Lay(slot=0, worm=0))
    assert names(after.hands[ME]) == "p1 p2 p3"
    assert len(after.pile) == 3


def test_a_hand_of_two_cards_is_filled_up_to_five_at_once() -> None:
    """DW-19"""
    after = played(bed("y1 p1 p2", YOURS, pile="b1 b2 b3 y7"), Lay(slot=0, worm=0))
    assert names(after.hands[ME]) == "p1 p2 b1 b2 b3"
    assert names(after.pile) == "y7"


def test_a_hand_is_filled_in_the_middle_of_a_turn_too() -> None:
    """DW-19"""
    state = bed("y1 p:new_worm p2", YOURS, pile="b1 b2 b3 y7")
    after = played(state, NewWorm(slot=1, colour="pink"))
    assert names(after.hands[ME]) == "y1 p2 b1 b2 b3"
    assert after.player == ME


def test_a_house_fills_smaller_hands_at_other_times() -> None:
    """DW-36"""
    options = Options(hand_size=4, refill_at=3)
    after = played(bed("y1 p1 p2 p3", YOURS, pile="b1", options=options), Lay(slot=0, worm=0))
    assert names(after.hands[ME]) == "p1 p2 p3 b1"


def test_a_hand_without_a_value_card_is_thrown_openly_and_replaced() -> None:
    """DW-20"""
    state = bed("y1 p:spy p:pass b:spy", YOURS, pile="b1 b2 b3 y7 y6 y5")
    after = played(state, Lay(slot=0, worm=0))
    assert names(after.hands[ME]) == "b1 b2 b3 y7 y6"
    assert names(after.discard) == "p:spy p:pass b:spy"


def test_it_is_replaced_again_and_again_if_needed() -> None:
    """DW-20"""
    actions = "y:remove y:refresh y:new_worm y:spy y:pass"
    state = bed("y1 p:spy p:pass b:spy", YOURS, pile=f"{actions} b1 b2 b3 y7 y6")
    after = played(state, Lay(slot=0, worm=0))
    assert names(after.hands[ME]) == "b1 b2 b3 y7 y6"
    assert names(after.discard) == f"p:spy p:pass b:spy {actions}"


def test_the_check_comes_after_actions_too() -> None:
    """DW-20"""
    state = bed(
        "y:remove p:spy p:pass b:spy", YOURS, worms=["y 1", "p", "b"], pile="b1 b2 b3 y7 y6"
    )
    after = played(state, Remove(slot=0, worm=0, position=0))
    assert names(after.hands[ME]) == "b1 b2 b3 y7 y6"
    assert names(after.discard) == "y:remove y1 p:spy p:pass b:spy"
    assert after.player == ME


def test_two_actions_are_filled_up_first_and_kept_with_a_value_card() -> None:
    """DW-37"""
    after = played(bed("y1 p:spy b:spy", YOURS, pile="p:pass y:pass b7 y6"), Lay(slot=0, worm=0))
    assert names(after.hands[ME]) == "p:spy b:spy p:pass y:pass b7"
    assert after.discard == ()


def test_a_thrown_hand_that_cannot_be_replaced_stays_thrown() -> None:
    """DW-37, DW-28"""
    after = played(bed("y1 p:spy p:pass b:spy", YOURS, pile=""), Lay(slot=0, worm=0))
    assert after.over
    assert after.hands[ME] == ()
    assert names(after.discard) == "p:spy p:pass b:spy"


@pytest.mark.parametrize("end", ["finish_turn", "finish_round"])
def test_near_the_end_who_has_no_value_card_left_finishes_without_a_lay(end: str) -> None:
    """DW-37"""
    options = Options(end="finish_turn" if end == "finish_turn" else "finish_round")
    state = bed("y:remove p:spy", YOURS, worms=["y 1", "p", "b"], pile="p:pass", options=options)
    after = played(state, Remove(slot=0, worm=0, position=0))
    assert after.hands[ME] == ()
    assert names(after.discard) == "y:remove y1 p:spy p:pass"
    assert (after.turn, after.player, after.ending) == (1, YOU, True)
    assert after.over == (end == "finish_turn")


def test_the_discard_is_never_shuffled_and_cards_aside_stay_there() -> None:
    """DW-21"""
    state = bed("y:pass p1 p2", YOURS, pile="b1")
    after = played(state, Pass(slot=0))
    assert after.over
    assert names(after.discard) == "y:pass"
    assert after.aside == state.aside
