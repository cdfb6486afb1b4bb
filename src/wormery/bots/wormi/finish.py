"""The end of a race, exactly: can the side to move finish in n moves, whatever the enemy does?"""

import numpy as np

from wormery.bots.wormi.estimate import Cents, Ints, least_moves, links
from wormery.core.compiled import compiled, lean
from wormery.games.wormi.kernel.rules import (
    MOST_MOVES,
    TO_MOVE,
    Board,
    generate,
    is_worm,
    make,
    pass_on,
    unmake,
)

LEFT, STOP, KILLERS = 0, 1, 2
NOTES = KILLERS + 16
"""Notes of a search: positions that may still be looked at; a mark that another thread sets when
time is up; then the reply that last saved the enemy, by number of moves to go.
"""
NO, UNKNOWN = -1, -2


def new_notes(limit: int) -> Ints:
    """Notes for a search of so many positions."""
    notes = np.full(NOTES, NO, dtype=np.int64)
    notes[LEFT], notes[STOP] = limit, 0
    return notes


@lean("int64(int64[::1], int64[::1], int64, int16[:, ::1], int16[::1])")
def _hopeful(board: Board, moves: Ints, moves_left: int, prices: Cents, costs: Cents) -> int:
    """Fill in the moves after which *moves_left* more might do, a finishing one alone if any."""
    side = board[TO_MOVE]
    own = board[16 * side : 16 * side + 16]
    hopeful = 0
    for number in range(generate(board, moves)):
        move = moves[number]
        back = make(board, move)
        missing = 15 - links(own)
        # A move mends two links at most.
        if missing <= 2 * moves_left and least_moves(own, prices, costs) <= moves_left:
            moves[hopeful] = move
            hopeful += 1
        unmake(board, back)
        if missing == 0:
            moves[0] = move
            return 1
    return hopeful


@lean("void(int64[::1], int64, int64)")
def _bring_forward(moves: Ints, count: int, move: int) -> None:
    """What saved the enemy before is tried first."""
    for number in range(count):
        if moves[number] == move:
            moves[number] = moves[0]
            moves[0] = move


@compiled("int64(int64[::1], int64, int64[::1], int16[:, ::1], int16[::1])")
def finish(board: Board, moves_left: int, notes: Ints, prices: Cents, costs: Cents) -> int:
    """The first move of a finish within *moves_left* own moves, NO, or UNKNOWN after too long."""
    side = board[TO_MOVE]
    notes[LEFT] = -1 if notes[STOP] else notes[LEFT] - 1
    if notes[LEFT] < 0:
        return UNKNOWN
    if 15 - links(board[16 * side : 16 * side + 16]) > 2 * moves_left:
        return NO
    moves = np.empty(MOST_MOVES, dtype=np.int64)
    replies = np.empty(MOST_MOVES, dtype=np.int64)
    for number in range(_hopeful(board, moves, moves_left - 1, prices, costs)):
        move: int = moves[number]
        back = make(board, move)
        total = generate(board, replies)
        if is_worm(board, side):
            saved, total = False, 0
        elif total == 0:  # the enemy passes (WI-15)
            pass_on(board)
            saved = finish(board, moves_left - 1, notes, prices, costs) < 0
            pass_on(board)
        else:
            saved = False
            _bring_forward(replies, total, notes[KILLERS + moves_left])
        for turn in range(total):
            answer = make(board, replies[turn])
            saved = is_worm(board, 1 - side) or (
                finish(board, moves_left - 1, notes, prices, costs) < 0
            )
            unmake(board, answer)
            if saved:
                notes[KILLERS + moves_left] = replies[turn]
                break
        unmake(board, back)
        if notes[LEFT] < 0:
            return UNKNOWN
        if not saved:
            return move
    return NO
