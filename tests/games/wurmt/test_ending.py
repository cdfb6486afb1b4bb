"""When the pile falls short, and who has won then."""

from tests.games.wurmt.beds import ME, THIRD, YOU, bed, names, played, refusal
from wormery.core import Outcome
from wormery.games.wurmt import Lay, NewWorm, Options, Pass, TakeBack, moves, outcome, scores

YOURS = "p3 y2 b4 b5"


def test_the_game_is_over_at_once_when_a_hand_cannot_be_filled() -> None:
    """DW-28"""
    after = played(bed("y1 p1 p2", YOURS, pile="b1 b2"), Lay(slot=0, worm=0))
    assert (after.ending, after.over) == (True, True)
    assert names(after.hands[ME]) == "p1 p2 b1 b2"
    assert (after.turn, after.player) == (0, ME)


def test_an_action_can_end_the_game_in_the_middle_of_a_turn() -> None:
    """DW-28"""
    after = played(bed("y1 p:new_worm p2", YOURS, pile=""), NewWorm(slot=1, colour="blue"))
    assert after.over
    assert len(after.worms) == 4


def test_a_pile_that_is_exactly_empty_does_not_end_it() -> None:
    """DW-28"""
    after = played(bed("y1 p1 p2", YOURS, pile="b1 b2 b3"), Lay(slot=0, worm=0))
    assert after.pile == ()
    assert (after.ending, after.over) == (False, False)


def test_the_turn_may_be_finished_first() -> None:
    """DW-28"""
    options = Options(end="finish_turn")
    state = bed("y1 p:new_worm p2", YOURS, pile="", options=options)
    state = played(state, NewWorm(slot=1, colour="blue"))
    assert (state.ending, state.over, state.player) == (True, False, ME)
    state = played(state, Lay(slot=0, worm=0))
    assert (state.over, state.turn, state.player) == (True, 1, YOU)


def test_a_lay_that_leaves_the_pile_short_finishes_the_turn() -> None:
    """DW-28"""
    options = Options(end="finish_turn")
    after = played(bed("y1 p1 p2", YOURS, pile="", options=options), Lay(slot=0, worm=0))
    assert (after.over, after.turn) == (True, 1)


def test_the_round_may_be_finished_first() -> None:
    """DW-28, DW-38"""
    options = Options(end="finish_round")
    state = bed("y1 p1 p2", "y2 y3 y4", "y5 y6 y7", pile="", options=options, player=YOU)
    state = played(state, Lay(slot=0, worm=0))
    assert (state.ending, state.over, state.player) == (True, False, THIRD)
    state = played(state, Lay(slot=0, worm=0))
    assert (state.over, state.turn, state.player) == (True, 2, ME)


def test_the_score_is_plus_without_minus_and_may_be_negative() -> None:
    """DW-29"""
    state = bed("y1 p1 p2 b3 b4", YOURS, worms=["y 3 [7]", "p 6 [7]", "b"])
    state = played(state, Lay(slot=0, worm=0), Lay(slot=0, worm=1))
    assert scores(state) == (7, -7)


def test_heads_and_hands_do_not_count() -> None:
    """DW-29"""
    after = played(bed("y1 p7 b7", "y7 p6", worms=["y", "p [7]", "b [7]"], pile=""), Lay(0, 0))
    assert after.over
    assert scores(after) == (0, 0)


def test_most_points_win() -> None:
    """DW-30"""
    after = played(bed("y1 p1 p2", YOURS, worms=["y 3 [7]", "p", "b"], pile=""), Lay(0, 0))
    assert outcome(after) == Outcome((ME,), "most_points", (7.0, 0.0))


def test_equal_points_share_the_win() -> None:
    """DW-30"""
    worms = ["y 7 [6]", "p", "b"]
    after = played(bed("y1 p1 p2", YOURS, "b6 b7", worms=worms, pile=""), Lay(0, 0))
    assert outcome(after) == Outcome((YOU, THIRD), "equal_points", (-6.0, 0.0, 0.0))


def test_there_is_no_outcome_before_the_end_and_no_move_after_it() -> None:
    """TB-03"""
    state = bed("y:pass p1 p2", YOURS, pile="")
    assert outcome(state) is None
    over = played(state, Pass(slot=0))
    for seat in (ME, YOU):
        assert not moves(over, seat)
        assert refusal(over, Lay(slot=0, worm=1), seat=seat) == "TB-03"
        assert refusal(over, TakeBack(), seat=seat) == "TB-03"
