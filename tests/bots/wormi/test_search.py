"""What the Wormi bots are made of: estimates, plans, exact finishes, analysis and puzzles."""

from collections.abc import Iterator
from random import Random
from time import perf_counter, sleep

import numpy as np
import pytest

from wormery.bots.wormi import thinking
from wormery.bots.wormi.analysis import analyse, hint, review, turning_point
from wormery.bots.wormi.estimate import (
    DEAR,
    LANES,
    WEIGHTS,
    estimate,
    least_moves,
    links,
    new_costs,
    new_prices,
    sweep,
)
from wormery.bots.wormi.finish import NO, UNKNOWN, finish, new_notes
from wormery.bots.wormi.plan import rests_of, works
from wormery.bots.wormi.puzzles import read_puzzle, shipped, solved, write_puzzle
from wormery.bots.wormi.thinking import about, children, planned, sure_finish, thought_about, trail
from wormery.core import Millis, Refusal, Side, generator
from wormery.core.compiled import warm_up
from wormery.games.wormi import LAYOUTS, Options, Position, Record, Square, read_move
from wormery.games.wormi.events import MoveMade
from wormery.games.wormi.kernel.rules import (
    MASK,
    SEEN,
    TO_MOVE,
    Board,
    index,
    is_worm,
    make,
    name,
    pack,
    pass_on,
    random_walk,
    unmake,
    unpack,
)
from wormery.games.wormi.moving import is_worm as plain_worm
from wormery.games.wormi.moving import moved, paths
from wormery.games.wormi.rules import dealt

WORM = "a1,b2,c1,d2,e1,f2,g3,f4,e3,d4,c3,b4,a5,b6,c5,d6"


@pytest.fixture(scope="module", autouse=True)
def _warm() -> None:
    warm_up()


def deal(seed: str) -> Position:
    """A position to begin with."""
    return dealt(Options(), generator(seed))


def with_blue(squares: str) -> Position:
    """Blue stands there, pink anywhere, and blue is to move."""
    return Position((tuple(map(Square, squares.split(","))), deal("pink").pieces[1]), Side(0))


def squares_of(board: Board, side: int) -> Board:
    """The squares of a side."""
    return board[16 * side : 16 * side + 16]


def least(board: Board, side: int) -> int:
    """The bound."""
    return int(least_moves(squares_of(board, side), new_prices(), new_costs()))


def test_a_worm_needs_no_moves() -> None:
    """WI-13"""
    board = pack(with_blue(WORM))
    assert links(squares_of(board, 0)) == 15
    assert least(board, 0) == 0
    assert about(board, 0) == 0


def lines() -> Iterator[tuple[Board, int]]:
    """Positions on the way to a worm, and how many moves are known to suffice."""
    for seed in ("a", "b"):
        board = pack(deal(seed))
        found = planned(board, 0, 12)
        assert found.is_found
        assert len(found.moves) == found.length
        for number, move in enumerate(found.moves):
            yield board.copy(), len(found.moves) - number
            make(board, move)
            pass_on(board)
        assert is_worm(board, 0)


def test_the_bound_is_never_above_what_a_plan_needs() -> None:
    """WI-13"""
    for board, enough in lines():
        assert 1 <= least(board, 0) <= enough
        assert about(board, 0) == pytest.approx(enough, abs=4)


def test_a_plan_is_legal_move_for_move_by_the_rules() -> None:
    """WI-05 to WI-13"""
    position = deal("plan")
    board = pack(position)
    found = planned(board, 0, 15)
    assert works(squares_of(board, 0).copy(), np.array(found.moves), trail(board, 1, ()), 0)
    assert found.moves[0] in found.firsts
    for text in analyse(position, 50).advice[0].line:
        piece, way = read_move(text)
        assert position.pieces[0][piece - 1] == way[0]
        position = Position(moved(position, piece, way[-1]).pieces, Side(0))


def test_plans_on_every_layout_are_legal_and_end_in_a_worm_by_the_plain_rules() -> None:
    """WI-04 to WI-13: also with enemies who go their own way at the same time."""
    found = 0
    for layout in LAYOUTS:
        for side in (Side(0), Side(1)):
            start = dealt(Options(layout=layout), generator(f"{layout} plan"))
            board = pack(start)
            theirs = planned(board, 1 - side, 2)
            mine = planned(board, side, 8, enemies=trail(board, 1 - side, theirs.moves))
            found += mine.is_found
            position, replies = start, [*theirs.moves]
            for move in mine.moves:
                position = legal(Position(position.pieces, side), move)
                if replies:
                    enemy = Position(position.pieces, Side(1 - side))
                    position = Position(
                        moved(enemy, *named(replies.pop(0), Side(1 - side))).pieces, side
                    )
            assert plain_worm(position.pieces[side]) == mine.is_found
    assert found > 8


def named(move: int, side: Side) -> tuple[int, Square]:
    """A move of the kernel's as the rules name it."""
    return move // 64 + 1, name(move % 64, side)


def legal(position: Position, move: int) -> Position:
    """The position after a move, which the rules have to know."""
    piece, goal = named(move, position.to_move)
    assert goal in paths(position, piece)
    return moved(position, piece, goal)


def test_a_square_costs_one_move_exactly_where_the_rules_let_a_piece_go() -> None:
    """WI-06 to WI-10: the prices of an estimate, piece by piece, in positions of any kind."""
    prices, costs = new_prices(), new_costs()
    weights = WEIGHTS.copy()
    weights[6] = 0  # second visits are not charged
    rng = Random("prices")
    for number in range(150):
        board = pack(deal(f"prices {number}"))
        random_walk(board, number, rng.randrange(60))
        side = int(board[TO_MOVE])
        position = unpack(board)
        own, enemy = int(board[MASK + side]), int(board[SEEN + 1 - side])
        estimate(squares_of(board, side), own, enemy, 0, weights, DEAR, prices, costs)
        for piece in range(16):
            here = int(squares_of(board, side)[piece])
            assert prices[piece, here] == 0
            one = {i for i in range(35) if i != here and prices[piece, i] == weights[0]}
            goals = {index(goal, Side(side)) for goal in paths(position, piece + 1)}
            assert one == goals


def test_what_the_others_pay_and_a_piece_itself_are_the_cheapest_walk_of_all() -> None:
    """Walks ahead and back: somewhere each piece stands on the cheapest walk, nowhere below it."""
    prices, costs, back = new_prices(), new_costs(), new_costs()
    rests = np.empty((16, LANES), dtype=np.int16)
    for number in range(20):
        board = pack(deal(f"rests {number}"))
        own, enemy = int(board[MASK]), int(board[SEEN + 1])
        estimate(squares_of(board, 0), own, enemy, 0, WEIGHTS, DEAR, prices, costs)
        cheapest = sweep(prices, costs, 15)
        assert sweep(prices, back, 0) == cheapest
        rests_of(prices, costs, back, rests)
        assert (np.min((rests + prices)[:, :35], axis=1) == cheapest).all()


def test_a_plan_in_the_wrong_order_is_seen_not_to_work() -> None:
    board = pack(deal("plan"))
    found = planned(board, 0, 15)
    backwards = np.array(found.moves[::-1])
    assert not works(squares_of(board, 0).copy(), backwards, trail(board, 1, ()), 0)


def test_a_plan_knows_that_the_enemy_will_have_moved_on() -> None:
    """WI-07"""
    board = pack(deal("moving on"))
    theirs = planned(board, 1, 8)
    enemies = trail(board, 1, theirs.moves)
    assert len(enemies) == len(theirs.moves) + 1
    mine = planned(board, 0, 8, enemies=enemies)
    assert works(squares_of(board, 0).copy(), np.array(mine.moves), enemies, 0)


def test_a_plan_is_cut_short_when_time_is_up() -> None:
    """WI-05"""
    board = pack(deal("hurry"))
    found = planned(board, 0, 2000, end=perf_counter())
    assert not found.is_found
    assert found.moves[0] in children(board)


def test_a_thought_about_a_critical_position_keeps_a_legal_move() -> None:
    """WI-05"""
    for board, enough in lines():
        if enough <= 3:
            pass_on(board)  # now it is the other one who has to defend
            thought = thought_about(board, 30)
            assert thought.candidates[0].move in children(board)


def naive_finish(board: Board, moves_left: int) -> bool:
    """The same question, answered by trying everything."""
    side = int(board[TO_MOVE])
    for move in children(board):
        back = make(board, move)
        good = is_worm(board, side)
        if not good and moves_left > 1:
            good = True
            for reply in children(board):
                again = make(board, reply)
                good = not is_worm(board, 1 - side) and naive_finish(board, moves_left - 1)
                unmake(board, again)
                if not good:
                    break
        unmake(board, back)
        if good:
            return True
    return False


def test_the_exact_finish_agrees_with_trying_everything() -> None:
    """WI-14"""
    seen = set()
    for board, enough in lines():
        if enough > 3:
            continue
        for length in (1, 2):
            move = finish(board, length, new_notes(10**6), new_prices(), new_costs())
            assert (move >= 0) == naive_finish(board, length)
            seen.add((length, bool(move >= 0)))
    assert seen == {(1, True), (1, False), (2, True), (2, False)}


def test_a_search_that_takes_too_long_says_so() -> None:
    board = next(board for board, enough in lines() if enough == 3)
    assert finish(board, 3, new_notes(3), new_prices(), new_costs()) in (UNKNOWN, NO)
    assert finish(board, 3, new_notes(0), new_prices(), new_costs()) == UNKNOWN


def test_analysis_finds_a_finish_and_proves_it() -> None:
    """WI-14"""
    position = with_blue(WORM.replace("d6", "e7"))
    found = analyse(position, 50)
    assert found.is_won
    assert found.advice[0].move == "16:e7-d6"
    assert found.advice[0].mine == 1
    assert hint(position, 50) == (16, "d6")
    with pytest.raises(Refusal, match="WI-14"):
        analyse(with_blue(WORM), 50)


def test_a_review_names_the_move_that_lost_the_most() -> None:
    """WI-14"""
    position = with_blue(WORM.replace("d6", "e7"))
    blunder = MoveMade(16, (Square("e7"), Square("f8")), Millis(0))
    after = moved(position, 16, Square("f8"))
    reply = next(
        MoveMade(piece, way, Millis(0))
        for piece in range(1, 17)
        for way in paths(after, piece).values()
    )
    remarks = list(review(Record(position, (blunder, reply)), width=4))
    assert [remark.number for remark in remarks] == [0, 1]
    worst = turning_point(remarks)
    assert worst is remarks[0]
    assert worst.lost >= 1
    assert turning_point([]) is None


def test_puzzles_are_read_as_they_are_written() -> None:
    for puzzle in shipped():
        assert read_puzzle(write_puzzle(puzzle)) == puzzle


def test_the_package_brings_200_puzzles_that_are_all_different() -> None:
    puzzles = shipped()
    assert len(puzzles) == len({puzzle.position for puzzle in puzzles}) == 200
    assert {puzzle.length for puzzle in puzzles} == {2, 3}


@pytest.mark.parametrize("length", [2, 3])
def test_puzzles_are_what_they_claim_to_be(length: int) -> None:
    """WI-14"""
    chosen = [puzzle for puzzle in shipped() if puzzle.length == length][:: 12 * length]
    for puzzle in chosen:
        assert solved(pack(puzzle.position), length) == puzzle
        sure = sure_finish(pack(puzzle.position), length, 10**6)
        assert sure is not None
        assert sure[1] == length


def test_a_search_is_stopped_by_the_clock_that_bots_think_by(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A processor's may go slower than the world's: whoever waited looks again."""
    looks = iter([0.0, 0.0, 0.005, 0.005, 0.02])
    monkeypatch.setattr(thinking, "now", lambda: next(looks, 0.02))
    marks = np.zeros(1, dtype=np.int64)
    with thinking.stopped_at(0.01, marks, 0):
        while not marks[0]:
            sleep(0.001)
    assert next(looks, None) is None
