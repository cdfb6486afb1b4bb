"""What first moves of Wormi are worth against likely replies."""

import pytest

from tests.bots.wormi.boards import are_sound, towards_a_worm
from wormery.bots.wormi.thinking import children
from wormery.bots.wormi.weighing import LOST, weighed
from wormery.core.compiled import warm_up
from wormery.games.wormi.kernel.rules import Board, is_worm, make, pass_on, unmake


@pytest.fixture(scope="module", autouse=True)
def _warm() -> None:
    warm_up()


def finishes(board: Board, side: int) -> bool:
    """Whether the side to move has a move that completes its worm."""
    for move in children(board):
        back = make(board, move)
        done = is_worm(board, side)
        unmake(board, back)
        if done:
            return True
    return False


def test_weighing_changes_nothing_and_gives_legal_moves_the_best_first() -> None:
    """WI-05"""
    for board, needed in towards_a_worm("weighed"):
        before = board.copy()
        candidates = weighed(board, 2)
        assert are_sound(board, before, candidates)
        if needed == 1:
            assert candidates[0].mine == 1
            assert finishes(board, 0)


def test_who_can_hinder_a_finish_does() -> None:
    """WI-14"""
    for seed, can_be in (("12", True), ("22", True), ("23", True), ("1", False), ("2", False)):
        *_, (board, needed) = towards_a_worm(seed)
        assert needed == 1
        pass_on(board)  # now pink has to defend
        hindering = []
        candidates = weighed(board, 4)
        for each in candidates:
            back = make(board, each.move)
            if not finishes(board, 0):
                hindering.append(each)
            unmake(board, back)
        assert bool(hindering) == can_be
        if can_be:
            assert candidates[0] in hindering
        else:
            assert candidates[0].mine > LOST / 10
