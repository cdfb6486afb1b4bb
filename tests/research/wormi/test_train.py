"""The net of Wormi learns from descents: they are repeatable, and it gets better."""

from pathlib import Path

import numpy as np
import pytest

from tests.bots.wormi.boards import deal, towards_a_worm
from wormery.bots.wormi.thinking import about
from wormery.core.compiled import warm_up
from wormery.core.dice import dice_of
from wormery.games.wormi.kernel.rules import (
    SIZE,
    TO_MOVE,
    Board,
    make,
    pass_on,
    random_walk,
    refresh,
)
from wormery.research.wormi.descent import (
    COUNT,
    DONE,
    F_SIZE,
    KID,
    NONE,
    OF_KID,
    W_SIZE,
    WORTH,
    Facts,
    Worths,
    descend,
    expand,
)
from wormery.research.wormi.train import play, train
from wormery.research.wormi.value import (
    ACTIVE,
    MOST,
    NET_SIZE,
    ROOM,
    TEMPO,
    Net,
    beginning,
    look,
    teach,
)

NET = beginning(np.random.default_rng(1))


@pytest.fixture(scope="module", autouse=True)
def _warm() -> None:
    warm_up()


def seen(net: Net, board: Board) -> float:
    """What a net says of a position."""
    side = int(board[TO_MOVE])
    room, rows = np.empty(ROOM, np.float32), np.empty((2, ACTIVE), np.int64)
    return float(look(net, board, about(board, side), about(board, 1 - side), room, rows))


def turned(board: Board) -> Board:
    """The same position with the colours exchanged, seen from the other end."""
    other = board.copy()
    other[:16], other[16:32] = board[16:32], board[:16]
    other[TO_MOVE] = 1 - board[TO_MOVE]
    refresh(other)
    return other


def a_tree(board: Board, descents: int, net: Net = NET) -> tuple[Facts, Worths]:
    """What is known of a position after so many descents."""
    facts, worths = np.zeros((2000, F_SIZE), np.int64), np.zeros((2000, W_SIZE), np.float32)
    facts[0, 0], facts[1, :SIZE] = 1, board
    expand(facts, worths, 1, net)
    for _ in range(descents):
        descend(facts, worths, 1, net)
    return facts, worths


def walked(seed: str) -> Board:
    """A position after some moves at random."""
    board = deal(seed)
    random_walk(board, len(seed), 20)
    return board


def test_a_net_that_has_not_learned_says_who_is_ahead_at_a_glance() -> None:
    for seed in ("a", "b", "c", "d"):
        board = walked(seed)
        side = int(board[TO_MOVE])
        lead = about(board, 1 - side) - about(board, side) + TEMPO
        assert seen(NET, board) == pytest.approx(min(MOST, max(-MOST, lead)), abs=1e-5)


def test_colours_do_not_matter_to_the_net() -> None:
    """WI-04"""
    net = np.random.default_rng(2).normal(0, 0.05, NET_SIZE).astype(np.float32)
    for seed in ("a", "b", "c", "d"):
        board = walked(seed)
        assert seen(net, board) == pytest.approx(seen(net, turned(board)), abs=1e-5)


def test_the_net_learns_what_it_is_taught() -> None:
    net, squares = NET.copy(), np.zeros(NET_SIZE, np.float32)
    room, back = np.empty(ROOM, np.float32), np.empty(ROOM, np.float32)
    rows = np.empty((2, ACTIVE), np.int64)
    lessons = [(walked(seed), worth) for seed, worth in (("a", 2.0), ("bb", -1.0), ("c", 0.5))]
    for _ in range(300):
        for board, worth in lessons:
            side = int(board[TO_MOVE])
            known = about(board, side), about(board, 1 - side), worth
            teach(net, squares, board, *known, 0.01, room, back, rows)
    for board, worth in lessons:
        assert seen(net, board) == pytest.approx(worth, abs=0.1)


def test_what_comes_of_a_position_goes_back_up_the_tree() -> None:
    """Every position is worth its best move, and a move what the position after it is not."""
    facts, worths = a_tree(walked("up"), 6)
    assert facts[0, 0] > 20
    for node in range(1, facts[0, 0] + 1):
        count = facts[node, COUNT]
        assert worths[node, WORTH] == worths[node, OF_KID : OF_KID + count].max()
        for kid in range(count):
            child = facts[node, KID + 3 * kid + 1]
            if child != NONE:
                assert worths[node, OF_KID + kid] == -worths[child, WORTH]
                assert facts[node, KID + 3 * kid + 2] == facts[child, DONE]


def test_descents_find_the_finish() -> None:
    """WI-14"""
    for board, enough in towards_a_worm("finish"):
        if enough <= 2:
            facts, worths = a_tree(board, 4 * enough)
            after = board.copy()
            kids = worths[1, OF_KID : OF_KID + facts[1, COUNT]]
            make(after, int(facts[1, KID + 3 * int(kids.argmax())]))
            pass_on(after)
            assert about(after, 0) < about(board, 0)
        if enough == 1:
            assert facts[1, DONE]
            assert worths[1, WORTH] > 0


def test_a_game_is_the_same_again_with_the_same_dice() -> None:
    trees = []
    for _ in range(2):
        facts, worths = np.zeros((800, F_SIZE), np.int64), np.zeros((800, W_SIZE), np.float32)
        nodes = play(facts, worths, deal("again"), NET, 1, dice_of(3))
        trees.append((nodes, facts, worths))
    assert trees[0][0] == trees[1][0] > 100
    assert (trees[0][1] == trees[1][1]).all()
    assert (trees[0][2] == trees[1][2]).all()


def test_training_is_repeatable_and_tells_the_error(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("one.npz", "two.npz"):
        train(tmp_path / name, games=12, descents=1, rate=0.01, seed=5)
    told = capsys.readouterr().out.splitlines()
    assert len(told) == 2
    assert "12 games" in told[0]
    with np.load(tmp_path / "one.npz") as one, np.load(tmp_path / "two.npz") as two:
        assert (one["net"] == two["net"]).all()
        assert (one["net"].astype(np.float32) != beginning(np.random.default_rng(5))).mean() > 0.1
