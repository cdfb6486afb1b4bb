"""Families of plans of Wormi, set against each other."""

from time import perf_counter

import numpy as np
import pytest

from tests.bots.wormi.boards import are_sound, deal, towards_a_worm
from wormery.bots.wormi.crossing import NONE, beside, length_of, needs, reorder, trails
from wormery.bots.wormi.plan import DEEPEST, works
from wormery.bots.wormi.rivalry import _rivals, rivalled
from wormery.bots.wormi.thinking import Candidate, children, planned, still_works, trail
from wormery.core.compiled import warm_up
from wormery.games.wormi.kernel.rules import STRICT, Board, Moves, is_worm, make, unmake


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
    strict = int(board[STRICT])
    starts = board[:16].copy(), board[16:32].copy()
    mine = lines_of(board, 0, trail(board, 1, ()), 6)
    theirs = lines_of(board, 1, trail(board, 0, ()), 6)
    holds, harmless = np.empty((6, 6), dtype=np.bool_), np.empty((6, 6), dtype=np.bool_)
    beside(needs(starts[0], mine, strict), trails(starts[1], theirs), 0, strict, holds)
    beside(needs(starts[1], theirs, strict), trails(starts[0], mine), 1, strict, harmless)
    rows = [
        [tuple(map(int, row[: int(length_of(row))])) for row in side] for side in (mine, theirs)
    ]
    for i, line in enumerate(rows[0]):
        shown = trail(board, 0, line)
        for j, other in enumerate(rows[1]):
            assert holds[i, j] == still_works(board, 0, line, trail(board, 1, other))
            assert harmless[j, i] == still_works(board, 1, other, shown[1:])
        seen = trails(starts[0], np.array([[*line, NONE]]))[0]
        assert (seen[: len(shown)] == shown).all()
    assert holds.any()
    assert not (holds.all() and harmless.all())


def test_a_plan_needs_the_other_one_only_where_a_move_is_closed_without_it() -> None:
    """WI-07"""
    board = deal("a")
    lines = lines_of(board, 0, trail(board, 1, ()), 10)
    needed = needs(board[:16].copy(), lines, 0)
    nobody = np.zeros(1, dtype=np.int64)
    alone = np.empty((len(lines), 1), dtype=np.bool_)
    beside(needed, nobody.reshape(1, 1), 0, 0, alone)
    for line, need, stands in zip(lines, needed, alone[:, 0], strict=True):
        moves = tuple(map(int, line[: int(length_of(line))]))
        assert stands == (not need.any()) == still_works(board, 0, moves, nobody)


def test_a_move_that_hinders_makes_the_others_plan_longer() -> None:
    """WI-05: looked for after every first move of a plan, and nothing is left changed."""
    found = 0
    for seed in ("a", "b", "c", "d"):
        for board, _ in towards_a_worm(seed):
            before = board.copy()
            mine, theirs = planned(board, 0, 16, many=8), planned(board, 1, 16, many=8)
            my_lines, their_lines = ([each.moves, *each.lines] for each in (mine, theirs))
            rivals = _rivals(board, my_lines, their_lines, width=16)
            rivals._hinder(mine.moves, perf_counter() + 60)
            assert (board == before).all()
            shortest = len(rivals.theirs.lines[0])
            for spoiler in rivals.spoilers:
                assert spoiler.move in children(board)
                assert spoiler.moves[0] == spoiler.move
                assert spoiler.theirs > shortest
            found += len(rivals.spoilers)
    assert found


def test_who_has_only_one_plan_left_is_told_what_to_fear() -> None:
    """WI-05: a move of the other one may break it."""
    fears = []
    for seed in ("a", "b", "c", "d"):
        for board, _ in towards_a_worm(seed):
            before = board.copy()
            mine, theirs = planned(board, 0, 16), planned(board, 1, 16, many=8)
            rivals = _rivals(board, [mine.moves], [theirs.moves, *theirs.lines], width=16)
            best = Candidate(mine.moves[0], mine.length, theirs.length, mine.moves)
            fears.append(rivals._fear(best, perf_counter() + 60))
            assert (board == before).all()
    assert min(fears) == 0
    assert 0 < max(fears) < 10


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
