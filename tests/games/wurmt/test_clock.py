"""Thinking time: a turn has so much, and then a card is laid for you."""

import pytest
from msgspec.structs import replace

from tests.games.wurmt.beds import ME, YOU, bed, begun, folded, names, played, refusal
from wormery.core import Millis, Seat
from wormery.core.clock import Bank, PerMove, TimeControl, think, wound
from wormery.games.wurmt import (
    Bed,
    Lay,
    Options,
    Pass,
    Remove,
    TakeBack,
    deadline,
    expire,
    tell,
    view,
)
from wormery.games.wurmt.news import LaidNews

YOURS = "p3 y2 b4 b5"


def timed(control: TimeControl, hand: str, *, announce: bool = False) -> Bed:
    options = Options(clock=control, announce=announce)
    state = bed(hand, YOURS, worms=["y 1", "p", "b"], options=options)
    return replace(state, clock=think(wound(control, 2), ME, Millis(0)))


def test_without_a_clock_nothing_happens_by_itself() -> None:
    """DW-40"""
    assert deadline(begun()) is None
    assert expire(begun(), Millis(10**9)) == ()


def test_the_clock_runs_from_the_deal() -> None:
    """DW-40"""
    state = begun(3, Options(clock=PerMove(30_000), first=Seat(2)))
    assert deadline(state) == 30_000
    assert state.clock is not None
    assert state.clock.thinking == 2
    assert view(state, None).clock == state.clock


def test_a_turn_has_its_time_whatever_number_of_cards_is_played() -> None:
    """DW-40"""
    state = timed(PerMove(10_000), "y:remove y1 p1 p2 p3")
    state = played(state, Remove(0, 0, 0), at=4_000)
    assert deadline(state) == 10_000
    state = played(state, Lay(0, 0), at=6_000)
    assert deadline(state) == 16_000


def test_a_bank_is_spent_and_has_a_bonus_a_turn() -> None:
    """DW-40"""
    state = played(timed(Bank(20_000, bonus=2_000), "y:pass y1 p1 p2 p3"), Pass(0), at=5_000)
    assert state.clock is not None
    assert state.clock.left == (17_000, 20_000)


def test_before_the_deadline_nothing_happens() -> None:
    """DW-40"""
    assert expire(timed(PerMove(10_000), "y1 p1 p2 p3"), Millis(9_999)) == ()


@pytest.mark.parametrize("announce", [False, True])
def test_when_time_is_up_the_first_value_card_is_laid_on_its_first_worm(announce: bool) -> None:
    """DW-40"""
    state = timed(PerMove(10_000), "y:spy p5 p1 y2 y3", announce=announce)
    after = folded(state, expire(state, Millis(10_500)))
    head = after.worms[1].head
    assert head is not None
    assert names([head.card]) == "p5"
    assert head.claim == (1 if announce else None)
    assert (after.player, after.over) == (YOU, False)
    assert deadline(after) == 20_500


def test_everybody_is_told_that_time_was_up_and_nothing_else() -> None:
    """DW-40"""
    state = timed(PerMove(10_000), "y:spy p5 p1 y2 y3")
    [laid, *_] = expire(state, Millis(10_000))
    assert tell(state, laid, YOU) == LaidNews(ME, worm=1, colour="pink", timed_out=True)


def test_what_is_played_too_late_is_refused() -> None:
    """DW-40"""
    state = timed(PerMove(10_000), "y:pass y1 p1 p2 p3")
    assert refusal(state, Pass(0), at=10_000) == "DW-40"
    assert refusal(state, TakeBack(), at=10_000) == "DW-40"
    assert played(state, Pass(0), at=9_999).player == YOU


def test_every_turn_has_at_least_one_second() -> None:
    """DW-40"""
    state = timed(Bank(20_000), "y1 p1 p2 p3")
    state = folded(state, expire(state, Millis(20_000)))
    state = played(state, Lay(0, 1), at=20_000)
    assert (state.player, deadline(state)) == (ME, 21_000)


def test_the_clock_stands_still_when_the_game_is_over() -> None:
    """DW-40"""
    control = PerMove(10_000)
    state = bed("y1 p1 p2", YOURS, pile="", options=Options(clock=control))
    state = replace(state, clock=think(wound(control, 2), ME, Millis(0)))
    over = played(state, Lay(0, 0), at=1_000)
    assert over.over
    assert deadline(over) is None


def test_what_is_dated_earlier_counts_from_the_last_card() -> None:
    """TB-05"""
    state = played(timed(PerMove(10_000), "y:pass y1 p1 p2 p3"), Pass(0), at=6_000)
    after = played(state, Lay(0, 1), at=2_000)
    assert (after.now, deadline(after)) == (6_000, 16_000)
