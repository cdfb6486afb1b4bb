"""What first moves of Wormi are worth against likely replies."""

from collections.abc import Iterator

import pytest

from wormery.bots.wormi.thinking import children, planned
from wormery.bots.wormi.weighing import LOST, weighed
from wormery.core import generator
from wormery.core.compiled import warm_up
from wormery.games.wormi import Options
from wormery.games.wormi.kernel.rules import Board, is_worm, make, pack, pass_on, unmake
from wormery.games.wormi.rules import dealt


@pytest.fixture(scope="module", autouse=True)
def _warm() -> None:
    warm_up()


def towards_a_worm(seed: str) -> Iterator[tuple[Board, int]]:
    """Positions in which blue is to move, and how many moves it needs at most."""
    board = pack(dealt(Options(), generator(seed)))
    found = planned(board, 0, 8)
    assert found.is_found
    for number, move in enumerate(found.moves):
        yield board.copy(), len(found.moves) - number
        make(board, move)
        pass_on(board)


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
        assert (board == before).all()
        moves = [each.move for each in candidates]
        assert {*moves} <= {*children(board)}
        assert len({*moves}) == len(moves)
        leads = [each.lead for each in candidates]
        assert leads == sorted(leads, reverse=True)
        if needed == 1:
            assert candidates[0].mine == 1
            assert finishes(board, 0)


def test_who_can_hinder_a_finish_does() -> None:
    """WI-14"""
    for seed, can_be in (("12", True), ("15", True), ("70", True), ("1", False), ("2", False)):
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
