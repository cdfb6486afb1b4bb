"""The kernel and the plain rules, move for move, side by side."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import numpy as np
import pytest

from wormery.core import Side, generator
from wormery.core.compiled import lowest, ones, warm_up
from wormery.games.wormi import LAYOUTS, Options, Position, read_position
from wormery.games.wormi.board import SQUARES, owner
from wormery.games.wormi.kernel import rules as kernel
from wormery.games.wormi.layouts import LayoutName
from wormery.games.wormi.moving import is_stuck, is_worm, moved, passed, paths
from wormery.games.wormi.rules import dealt

SAMPLE = [
    row.split(" ; ")
    for row in (Path(__file__).parent / "data" / "perft.txt").read_text().splitlines()
    if not row.startswith("#")
]
GAMES_A_LAYOUT, LENGTH = 6, 60
MANY_GAMES, MANY_MOVES = 2100, 24


@pytest.fixture(scope="module", autouse=True)
def _warm() -> None:
    warm_up()


def plain_moves(position: Position) -> set[int]:
    """The moves that the rules know, as the kernel writes them."""
    side = position.to_move
    return {
        64 * (piece - 1) + kernel.index(goal, side)
        for piece in range(1, 17)
        for goal in paths(position, piece)
    }


def kernel_moves(board: kernel.Board) -> list[int]:
    """The moves that the kernel finds."""
    moves = np.zeros(kernel.MOST_MOVES, dtype=np.int64)
    return [int(move) for move in moves[: kernel.generate(board, moves)]]


def played(position: Position, move: int) -> Position:
    """The position after a kernel's move, by the rules."""
    piece, to = move // 64 + 1, kernel.name(move % 64, position.to_move)
    return moved(position, piece, to)


def wild(rng: Random) -> Position:
    """Thirty-two pieces anywhere."""
    light, dark = ([s for s in SQUARES if owner(s) == side] for side in (0, 1))
    return Position(
        (tuple(rng.sample(light, 16)), tuple(rng.sample(dark, 16))), owner(rng.choice(SQUARES))
    )


def random_game(position: Position, rng: Random) -> Iterator[Position]:
    """The positions of a game of random moves."""
    for _ in range(LENGTH):
        yield position
        if any(is_worm(pieces) for pieces in position.pieces):
            return
        if is_stuck(position):
            position = passed(position)
        else:
            position = played(position, rng.choice(sorted(plain_moves(position))))


def check(position: Position) -> None:
    """The kernel knows the same moves as the rules, and where they lead."""
    board = kernel.pack(position)
    assert kernel.unpack(board) == position
    moves = kernel_moves(board)
    assert len(moves) == len(set(moves))
    assert set(moves) == plain_moves(position)
    side = position.to_move
    assert len(moves) == kernel.count_moves(
        board[kernel.MASK + side], board[kernel.SEEN + 1 - side], board[kernel.STRICT]
    )
    for worm_side, pieces in enumerate(position.pieces):
        assert kernel.is_worm(board, worm_side) == is_worm(pieces)
    before = board.copy()
    for move in moves[:: max(1, len(moves) // 5)]:
        back = kernel.make(board, move)
        after = kernel.pack(played(position, move))
        assert (board == after).all()
        assert board[kernel.HASH] != before[kernel.HASH]
        kernel.unmake(board, back)
        assert (board == before).all()


@pytest.mark.parametrize("layout", LAYOUTS)
def test_random_games_on_every_layout_go_the_same_way(layout: LayoutName) -> None:
    """WI-04 to WI-13"""
    rng = Random(layout)
    for number in range(GAMES_A_LAYOUT):
        deal = dealt(Options(layout=layout), generator(f"{layout} {number}"))
        for position in random_game(deal, rng):
            check(position)


def test_thousands_of_games_that_the_kernel_plays_are_legal_move_for_move() -> None:
    """WI-04 to WI-15: all layouts; every move is one of the rules', now and then all are compared.

    A worm or a side without moves would end the walk: the rules say the same.
    """
    names, played = list(LAYOUTS), 0
    for number in range(MANY_GAMES):
        layout = names[number % len(names)]
        position = dealt(Options(layout=layout), generator(f"many {number}"))
        board = kernel.pack(position)
        for step in range(MANY_MOVES):
            before = [int(square) for square in board[:32]]
            assert kernel.random_walk(board, 1000 * number + step, 1) == 1
            moving = [piece for piece in range(32) if board[piece] != before[piece]]
            (piece,) = moving
            side, goal = Side(piece // 16), kernel.name(int(board[piece]), Side(piece // 16))
            assert side == position.to_move
            assert goal in paths(position, piece % 16 + 1)
            position = moved(position, piece % 16 + 1, goal)
            played += 1
        assert kernel.unpack(board) == position
        assert set(kernel_moves(board)) == plain_moves(position)
    assert played == MANY_GAMES * MANY_MOVES


def test_a_kernel_game_ends_with_a_worm() -> None:
    """WI-14"""
    worm = "a1,b2,c1,d2,e1,f2,g3,f4,e3,d4,c3,b4,a5,b6,c5,e7"
    nearly = read_position(f"{worm} {SAMPLE[0][0].split()[1]} b")
    ends = 0
    for seed in range(300):
        board = kernel.pack(nearly)
        steps = kernel.random_walk(board, seed, 3)
        position = kernel.unpack(board)
        is_over = any(is_worm(pieces) for pieces in position.pieces)
        assert is_over or steps == 3
        ends += is_over and steps == 1
    assert ends > 0


def test_pieces_scattered_anywhere_move_the_same_way() -> None:
    """WI-05 to WI-12"""
    rng = Random("wild")
    for _ in range(1500):
        check(wild(rng))


@pytest.mark.parametrize(("text", "counts"), SAMPLE)
def test_perft_counts_as_the_sample_says(text: str, counts: str) -> None:
    """WI-12"""
    board = kernel.pack(read_position(text))
    for depth, count in enumerate(counts.split(), start=1):
        assert kernel.perft(board, depth) == int(count)


def test_a_finished_worm_has_no_lines() -> None:
    """WI-14"""
    worm = "a1,b2,c1,d2,e1,f2,g3,f4,e3,d4,c3,b4,a5,b6,c5,d6"
    pink = SAMPLE[0][0].split()[1]
    assert kernel.perft(kernel.pack(read_position(f"{worm} {pink} p")), 1) == 0
    assert kernel.perft(kernel.pack(read_position(f"{worm} {pink} p")), 0) == 1


def test_a_random_walk_plays_legal_moves() -> None:
    """WI-05"""
    position = read_position(SAMPLE[0][0])
    board = kernel.pack(position)
    assert kernel.random_walk(board, 7, 1) == 1
    following = {kernel.pack(played(position, move))[kernel.HASH] for move in plain_moves(position)}
    assert board[kernel.HASH] in following
    assert kernel.random_walk(board, 7, 500) <= 500
    assert kernel.unpack(board).pieces != position.pieces


@pytest.mark.parametrize("mask", [1, 2, 3, 1 << 34, (1 << 61) + 8])
def test_bits_are_counted_the_same_way_with_and_without_a_compiler(mask: int) -> None:
    assert ones(mask) == bin(mask).count("1")
    assert bin(mask)[::-1].index("1") == lowest(mask)


def test_without_a_compiler_the_same_functions_run_as_plain_python() -> None:
    """WI-12"""
    program = (
        "import sys; from wormery.core import compiled\n"
        "from wormery.games.wormi.kernel import rules as kernel\n"
        "from wormery.games.wormi import read_position\n"
        "compiled.warm_up()\n"
        "board = kernel.pack(read_position(sys.argv[1]))\n"
        "print(compiled.IS_COMPILED, kernel.perft(board, 2), 'numba' in sys.modules)"
    )
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", program, SAMPLE[0][0]],
        env={**os.environ, "WORMERY_NO_NUMBA": "1"},
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    assert done.stdout.split() == ["False", SAMPLE[0][1].split()[1], "False"]
