"""How a game of Wormi ends: worms, draws, clocks, resigning, and matches of two."""

from typing import Any

import pytest

from tests.games.wormi.boards import ME, YOU, after, begun, worm
from wormery.core import Millis, Outcome, Refusal, Seat
from wormery.core.clock import Bank, PerMove
from wormery.games.wormi import (
    BLUE,
    PINK,
    Accept,
    Choose,
    Command,
    Decline,
    Match,
    Move,
    Offer,
    Options,
    Position,
    Resign,
    Square,
    deadline,
    decide,
    evolve,
    expire,
    moves,
    outcome,
    rules,
    view,
    write_position,
)
from wormery.games.wormi.board import SQUARES, owner
from wormery.games.wormi.events import GameEnded, MoveMade, Passed
from wormery.games.wormi.evolve import opened
from wormery.games.wormi.move_lists import Legal
from wormery.games.wormi.moving import is_stuck, moved, passed, paths

BLUE_OUT, BLUE_BACK = (ME, Move(16, Square("f8"))), (ME, Move(16, Square("e7")))
PINK_OUT, PINK_BACK = (YOU, Move(1, Square("d5"))), (YOU, Move(1, Square("e6")))
TO_AND_FRO: tuple[tuple[Seat, Command], ...] = (BLUE_OUT, PINK_OUT, BLUE_BACK, PINK_BACK)
FINISH = (ME, Move(16, Square("d6")))


def nearly(**options: Any) -> Match:
    """Blue is one step before its worm: piece 16 has left d6 for e7. Pink's piece 1 is on e6."""
    blue = (*worm(BLUE)[:-1], Square("e7"))
    pink = tuple(square for square in SQUARES if owner(square) == PINK)[-16:]
    return begun(Options(position=write_position(Position((blue, pink), BLUE)), **options))


def test_a_complete_worm_wins_at_once() -> None:
    """WI-14"""
    assert outcome(after(nearly(), FINISH)) == Outcome((ME,), "worm", (1.0, 0.0))
    assert outcome(after(nearly(), BLUE_OUT)) is None


def test_only_ones_own_move_completes_ones_own_worm() -> None:
    """WI-14"""
    match = after(nearly(), BLUE_OUT)
    answer = after(match, PINK_OUT)
    assert answer.game.position.pieces[BLUE] == match.game.position.pieces[BLUE]


def test_the_third_time_a_position_comes_up_is_a_draw() -> None:
    """WI-16"""
    twice = after(nearly(), *TO_AND_FRO)
    assert outcome(twice) is None
    almost = after(twice, *TO_AND_FRO[:3])
    assert outcome(almost) is None
    assert outcome(after(almost, PINK_BACK)) == Outcome((), "repetition", (0.5, 0.5))


def test_the_limit_of_repetitions_is_an_option() -> None:
    """WI-16"""
    assert outcome(after(nearly(repetition=2), *TO_AND_FRO)) is not None
    assert outcome(after(nearly(repetition=0), *TO_AND_FRO * 5)) is None


def test_moves_without_a_longer_run_are_a_draw_in_the_end() -> None:
    """WI-16: two moves by each side, as the option says here."""
    match = nearly(quiet=2, repetition=0)
    assert outcome(after(match, *TO_AND_FRO[:3])) is None
    assert outcome(after(match, *TO_AND_FRO)) == Outcome((), "quiet", (0.5, 0.5))


def test_a_longer_run_begins_the_count_anew() -> None:
    """WI-16: pink's first longer run comes with its second move."""
    match = after(nearly(quiet=3, repetition=0), BLUE_OUT)
    growing = [
        move
        for move in moves(match, YOU)
        if isinstance(move, Move) and after(match, (YOU, move)).game.quiet == 0
    ]
    best = match.game.best[PINK]
    assert growing
    assert after(match, (YOU, growing[0])).game.best[PINK] > best


def test_a_draw_may_be_agreed() -> None:
    """WI-16"""
    offered = after(nearly(), (ME, Offer("draw")))
    with pytest.raises(Refusal, match="WI-19"):
        decide(offered, ME, Accept(), Millis(0))
    assert outcome(after(offered, (YOU, Accept()))) == Outcome((), "agreed", (0.5, 0.5))
    assert after(offered, (YOU, Decline())).pending is None
    assert after(offered, BLUE_OUT).pending is None


def test_a_player_may_resign() -> None:
    """WI-16"""
    assert outcome(after(nearly(), (ME, Resign()))) == Outcome((YOU,), "resigned", (0.0, 1.0))
    assert outcome(after(nearly(), (YOU, Resign()))) == Outcome((ME,), "resigned", (1.0, 0.0))


def test_a_move_is_taken_back_if_both_agree() -> None:
    """WI-19"""
    start = nearly()
    assert list(view(start, ME).may_offer) == ["draw"]
    moved = after(start, BLUE_OUT)
    asked = after(moved, (ME, Offer("take_back")))
    with pytest.raises(Refusal, match="WI-19"):
        decide(asked, YOU, Offer("draw"), Millis(0))
    assert after(asked, (YOU, Accept())).game == start.game
    answered = after(moved, PINK_OUT, (ME, Offer("take_back")), (YOU, Accept()))
    assert answered.game == start.game
    only_the_answer = after(moved, PINK_OUT, (YOU, Offer("take_back")), (ME, Accept()))
    assert only_the_answer.game == moved.game


def test_nothing_can_be_taken_back_before_the_first_own_move() -> None:
    """WI-19"""
    with pytest.raises(Refusal, match="WI-19"):
        decide(after(nearly(), BLUE_OUT), YOU, Offer("take_back"), Millis(0))
    with pytest.raises(Refusal, match="WI-19"):
        decide(nearly(), YOU, Decline(), Millis(0))


def test_a_player_whose_time_runs_out_loses() -> None:
    """WI-17"""
    match = nearly(clock=Bank(10_000, 1_000))
    assert deadline(match) == 10_000
    assert expire(match, Millis(9_999)) == []
    assert expire(match, Millis(12_345)) == [GameEnded(YOU, "time", Millis(10_000))]
    with pytest.raises(Refusal, match="WI-17"):
        decide(match, ME, Move(16, Square("d6")), Millis(10_000))


def test_the_bank_is_spent_and_the_bonus_is_added() -> None:
    """WI-17"""
    match = after(nearly(clock=Bank(10_000, 1_000)), BLUE_OUT, at=4_000)
    assert match.clock is not None
    assert match.clock.left == (7_000, 10_000)
    assert deadline(match) == 14_000
    assert deadline(after(match, PINK_OUT, at=5_000)) == 12_000


def test_time_per_move_is_whole_again_after_every_move() -> None:
    """WI-17"""
    match = after(nearly(clock=PerMove(10_000)), BLUE_OUT, at=9_000)
    assert deadline(match) == 19_000


def test_what_is_dated_too_early_counts_from_the_last_move() -> None:
    """TB-05"""
    match = after(nearly(clock=Bank(10_000)), BLUE_OUT, at=4_000)
    early = after(match, PINK_OUT, at=1)
    assert early.now == 4_000
    assert early.clock is not None
    assert early.clock.left[YOU] == 10_000


def test_a_match_of_two_exchanges_the_sides_on_the_same_deal() -> None:
    """WI-18, WI-20"""
    match = nearly(fairness="pair")
    second = after(match, FINISH)
    assert outcome(second) is None
    assert second.game == opened(match.game.start)
    assert second.blue == YOU
    assert second.points == (1.0, 0.0)
    level = after(second, (YOU, Move(16, Square("d6"))))
    assert outcome(level) == Outcome((), "points", (1.0, 1.0))
    better = after(second, (YOU, Offer("draw")), (ME, Accept()))
    assert outcome(better) == Outcome((ME,), "points", (1.5, 0.5))


def test_with_pie_one_player_chooses_who_is_blue() -> None:
    """WI-18"""
    match = begun(Options(fairness="pie", clock=PerMove(5_000)))
    assert view(match, YOU).may_choose
    assert not view(match, ME).may_choose
    for seat, command in ((ME, Choose(BLUE)), (ME, Move(1, Square("a1"))), (YOU, Offer("draw"))):
        with pytest.raises(Refusal, match=r"WI-1[89]"):
            decide(match, seat, command, Millis(0))
    assert after(match, (YOU, Choose(BLUE))).blue == YOU
    chosen = after(match, (YOU, Choose(PINK)))
    assert chosen.blue == ME
    with pytest.raises(Refusal, match="WI-18"):
        decide(chosen, YOU, Choose(BLUE), Millis(0))
    assert expire(match, Millis(5_000)) == [GameEnded(ME, "time", Millis(5_000))]


def test_without_pie_seat_0_is_blue() -> None:
    """WI-20"""
    assert begun().blue == ME


def crowded() -> Position:
    """Blue fills its squares but one and pink all of its own: not a position of real games."""
    blue = tuple(square for square in SQUARES if owner(square) == BLUE)
    pink = tuple(square for square in SQUARES if owner(square) == PINK)
    return Position((blue[1:], pink), BLUE)


def test_who_has_no_legal_move_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    """WI-15: sixteen pieces can always move, so that pink is told that it cannot."""
    start = nearly()
    monkeypatch.setattr(rules, "legal", lambda _key, _passing: Legal(b"[]"))
    events = decide(start, *BLUE_OUT, Millis(3))
    assert [type(event) for event in events] == [MoveMade, Passed]
    again = evolve(evolve(start, events[0]), events[1])
    assert again.game.position.to_move == BLUE
    assert view(again, None).played[-1] == "--"


def test_both_can_never_be_stuck_for_the_last_move_can_be_undone() -> None:
    """WI-15: a draw for want of moves cannot come up."""
    position = crowded()
    assert is_stuck(passed(position))
    for piece in range(1, len(position.pieces[BLUE]) + 1):
        for to in paths(position, piece):
            assert not is_stuck(passed(moved(position, piece, to)))
