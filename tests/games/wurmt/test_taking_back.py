"""Taking a card back while nothing new came of it."""

from msgspec.structs import replace

from tests.games.wurmt.beds import ME, YOU, bed, folded, played, refusal
from wormery.core import Millis, Seat
from wormery.core.clock import Bank, PerMove, TimeControl, think, wound
from wormery.games.wurmt import (
    Bed,
    Command,
    Lay,
    NewWorm,
    Options,
    Pass,
    Refresh,
    Remove,
    Spy,
    TakeBack,
    deadline,
    decide,
    expire,
    moves,
    view,
)

YOURS = "p3 y2 b4 b5"


def back(state: Bed, seat: Seat = ME, at: int = 0) -> Bed:
    """The bed after *seat* takes its card back; that command is among its moves."""
    assert TakeBack() in moves(state, seat)
    assert TakeBack() in view(state, seat).moves
    return folded(state, decide(state, seat, TakeBack(), Millis(at)))


def stays(state: Bed, seat: Seat = ME) -> bool:
    """Whether *seat* has to leave things as they are."""
    return TakeBack() not in moves(state, seat) and refusal(state, TakeBack(), seat) == "DW-35"


def test_a_lay_that_turned_nothing_over_can_be_taken_back() -> None:
    """DW-35, DW-39"""
    state = bed("y1 p1 p2 p3", YOURS)
    assert back(played(state, Lay(0, 0))) == state


def test_remove_new_worm_and_pass_can_be_taken_back_one_after_another() -> None:
    """DW-39"""
    first = bed("y:remove y:new_worm y:pass p1 p2 p3 p4", YOURS, worms=["y 4 3", "p", "b"])
    second = played(first, Remove(0, 0, 1))
    third = played(second, NewWorm(0, "pink"))
    fourth = played(third, Pass(0))
    assert back(fourth) == third
    assert back(third) == second
    assert back(second) == first
    assert back(back(back(fourth))) == first


def test_a_taken_back_claim_counts_as_never_made() -> None:
    """DW-39"""
    state = bed("y1 p1 p2 p3", YOURS, options=Options(announce=True))
    assert back(played(state, Lay(0, 0, claim=7))).records == state.records


def test_nothing_can_be_taken_back_before_anything_was_played() -> None:
    """DW-35"""
    state = bed("y1 p1 p2 p3", YOURS)
    assert stays(state)
    assert stays(state, YOU)


def test_a_head_that_was_turned_over_or_spied_on_has_been_seen() -> None:
    """DW-35"""
    state = bed("y1 p:spy p2 p3 p4", YOURS, worms=["y [4]", "p", "b"])
    assert stays(played(state, Lay(0, 0)))
    assert stays(played(state, Spy(1, 0)))


def test_what_was_drawn_or_thrown_open_has_been_seen() -> None:
    """DW-35"""
    assert stays(played(bed("y1 p1 p2", YOURS), Lay(0, 0)))
    assert stays(played(bed("y1 p:refresh p2 p3", YOURS), Refresh(1)))
    assert stays(played(bed("y1 p:spy y:spy b:spy", YOURS), Lay(0, 0)))
    ending = Options(end="finish_round")
    assert stays(played(bed("y1 p1 p2", YOURS, pile="", options=ending), Lay(0, 0)))


def test_after_a_look_only_what_came_later_can_be_taken_back() -> None:
    """DW-35"""
    state = played(bed("y1 p:spy p2 p3 p4", YOURS, worms=["y", "p", "b [4]"]), Spy(1, 2))
    after = back(played(state, Lay(0, 0)))
    assert after == state
    assert stays(after)


def test_once_another_has_played_it_is_too_late() -> None:
    """DW-35"""
    state = played(bed("y1 p1 p2 p3", YOURS), Lay(0, 0))
    after = played(state, Lay(2, 2))
    assert stays(after, ME)
    assert back(after, YOU) == replace(state, before=None)
    assert stays(back(after, YOU), ME)


def test_only_ones_own_card_can_be_taken_back() -> None:
    """DW-35"""
    assert stays(played(bed("y1 p1 p2 p3", YOURS), Lay(0, 0)), YOU)


def test_the_end_cannot_be_taken_back() -> None:
    """DW-39, TB-03"""
    options = Options(end="finish_turn")
    over = played(bed("y1 p1 p2 p3", YOURS, pile="", options=options, ending=True), Lay(0, 0))
    assert over.over
    assert refusal(over, TakeBack(), ME) == "TB-03"


def timed(control: TimeControl, hand: str = "y1 y:remove p1 p2 p3") -> Bed:
    state = bed(hand, YOURS, worms=["y 1", "p", "b"], options=Options(clock=control))
    return replace(state, clock=think(wound(control, 2), ME, Millis(0)))


def test_the_time_spent_on_the_move_stays_spent_and_the_other_loses_none() -> None:
    """DW-39"""
    for control in (PerMove(10_000), Bank(10_000, bonus=5_000)):
        state = played(timed(control), Lay(0, 0), at=4_000)
        after = back(state, at=7_000)
        assert deadline(after) == 7_000 + 6_000
        assert after.clock is not None
        assert after.clock.left == (10_000, 10_000)


def test_within_a_turn_the_clock_runs_on() -> None:
    """DW-39, DW-40"""
    state = timed(PerMove(10_000))
    removed = played(state, Remove(1, 0, 0), at=4_000)
    assert deadline(removed) == 10_000
    assert deadline(back(removed, at=9_000)) == 10_000
    laid = played(removed, Lay(0, 0), at=5_000)
    twice = back(back(laid, at=8_000), at=8_000)
    assert deadline(twice) == 8_000 + 5_000


def test_what_was_laid_because_time_was_up_stays() -> None:
    """DW-39, DW-40"""
    state = timed(PerMove(10_000))
    assert stays(folded(state, expire(state, Millis(10_000))))


def test_taking_back_is_an_own_wish_not_another_way_to_play() -> None:
    """DW-10"""
    state = played(bed("y1 p1 p2 p3", YOURS), Lay(0, 0))
    commands: list[Command] = [Lay(1, 1), Pass(0)]
    assert {refusal(state, wish, ME) for wish in commands} == {"DW-09"}
