"""Families of plans of Wormi, set against each other."""

import numpy as np
import pytest

from tests.bots.wormi.boards import are_sound, deal, towards_a_worm
from wormery.bots.wormi.crossing import NONE, cross, length_of, reorder, trails
from wormery.bots.wormi.plan import DEEPEST, works
from wormery.bots.wormi.rivalry import rivalled
from wormery.bots.wormi.thinking import planned, still_works, trail
from wormery.core.compiled import warm_up
from wormery.games.wormi.kernel.rules import Board, Moves, is_worm, make, unmake


@pytest.fixture(scope="module", autouse=True)
def _warm() -> None:
    warm_up()


def lines_of(board: Board, side: int, enemies: Moves, many: int) -> Moves:
    """Plans of a side as rows: one that a beam finds, and others of its moves."""
    found = planned(board, side, 8, enemies=enemies)
    assert found.is_found
    lines = np.full((many, DEEPEST), NONE, dtype=np.int64)
    lines[0, : len(found.moves)] = found.moves
    reorder(board[16 * side : 16 * side + 16].copy(), lines, 1, enemies, 0, 12, 7)
    return lines


def test_a_beam_tells_other_plans_that_are_as_short_and_all_of_them_work() -> None:
    """WI-13"""
    told = 0
    for seed in ("a", "b", "c", "d"):
        board = deal(seed)
        found = planned(board, 0, 32, many=5)
        assert len({*found.lines}) == len(found.lines) <= 5
        told += len(found.lines)
        for line in found.lines:
            assert len(line) == found.length
            assert still_works(board, 0, line, trail(board, 1, ()))
    assert told > 4


def test_other_orders_are_of_the_same_moves_and_work() -> None:
    """WI-05 to WI-13"""
    board = deal("a")
    enemies = trail(board, 1, ())
    lines = lines_of(board, 0, enemies, 20)
    assert len({tuple(line) for line in lines}) > 3
    for line in lines:
        length = int(length_of(line))
        assert sorted(line[:length]) == sorted(lines[0, :length])
        assert works(board[:16].copy(), line[:length].copy(), enemies, 0)


def test_plans_are_crossed_as_if_each_pair_was_followed() -> None:
    """WI-05: I am to move, so the other one sees one move more of mine than I of its."""
    board = deal("b")
    mine = lines_of(board, 0, trail(board, 1, ()), 6)
    theirs = lines_of(board, 1, trail(board, 0, ()), 6)
    counts = np.zeros((6, 2), dtype=np.int64)
    cross(board[:16].copy(), mine, board[16:32].copy(), theirs, 0, counts)
    rows = [
        [tuple(map(int, row[: int(length_of(row))])) for row in side] for side in (mine, theirs)
    ]
    for line, (holds, harmless) in zip(rows[0], counts, strict=True):
        shown = trail(board, 0, line)
        assert holds == sum(still_works(board, 0, line, trail(board, 1, each)) for each in rows[1])
        assert harmless == sum(still_works(board, 1, each, shown[1:]) for each in rows[1])
        seen = trails(board[:16].copy(), np.array([[*line, NONE]]))[0]
        assert (seen[: len(shown)] == shown).all()


def test_thinking_of_rivals_changes_nothing_and_gives_legal_moves_the_best_first() -> None:
    """WI-05"""
    for board, needed in towards_a_worm("weighed"):
        before = board.copy()
        candidates = rivalled(board, 20).candidates
        assert are_sound(board, before, candidates)
        if needed == 1:
            back = make(board, candidates[0].move)
            assert is_worm(board, 0)
            unmake(board, back)
