"""Wormi on bit masks, many times faster than the plain rules that it is tested against.

Each side looks at the board from its own end, so that both see the same picture: their own squares
are the light ones, counted from 0 along the ranks, and the enemy's the dark ones. Pink's pictures
are blue's turned by half a turn. A square i has file 2i % 7 and rank 2i // 7; its neighbours are at
fixed distances:

    rank 9  . 32  . 33  . 34  .
    rank 8 28  . 29  . 30  . 31          i+3   .  i+4          .   i+7   .
      ...                                  .   i   .          i-1   i   i+1
    rank 1  .  4  .  5  .  6  .          i-4   .  i-3          .   i-7   .
    rank 0  0  .  1  .  2  .  3          steps, touching       over enemies

The dark squares beside i are dark i (right), i-1 (left), i+3 (above) and i-4 (below); dark d is the
enemy's own square 34 - d. A position is one array of int64:

    0 .. 15   16 .. 31   32    33    34    35    36        37     38
    squares   squares    blue  pink  blue  pink  to move   hash   strict
    of blue   of pink    as seen     as seen     0 or 1           0 or 1 (WI-22)
    by number            by itself   by the enemy

A move is an int: 64 * (number - 1) + the square it ends on, as its side counts.

In the strict reading no piece is jumped twice in a turn. Since no square is landed on twice, only
an own piece can be: once along each diagonal, if all four corners around it can be landed on. Such
a piece is a crossing. Without the jumps over crossings the squares in reach fall into parts; within
a part one goes as one likes, from part to part over each crossing once.

    a   .   b        o is a crossing: a chain that went from c to b over it
    .   o   .        does not go from a to d over it later
    c   .   d
"""

from random import Random

import numpy as np
from numpy.typing import NDArray

from wormery.core import Side
from wormery.core.compiled import compiled, inlined, lean, lowest, ones
from wormery.games.wormi.board import SQUARES, Passing, Position, Square

Board = NDArray[np.int64]
Moves = NDArray[np.int64]

MASK, SEEN, TO_MOVE, HASH, STRICT, SIZE = 32, 34, 36, 37, 38, 39
MOST_MOVES = 16 * 34
FULL = (1 << 35) - 1


def _where(files: range, ranks: range) -> int:
    """The squares on these files and ranks, as a mask."""
    return sum(1 << i for i in range(35) if 2 * i % 7 in files and 2 * i // 7 in ranks)


def _near(square: int) -> int:
    """The squares that a square touches, as a mask."""
    file, rank = 2 * square % 7, 2 * square // 7
    return sum(
        1 << i
        for i in range(35)
        if abs(2 * i % 7 - file) == 1 and abs(2 * i // 7 - rank) == 1  # the own colour only
    )


_LEFT_2, _RIGHT_2 = _where(range(2, 7), range(10)), _where(range(5), range(10))
_UP_2, _DOWN_2 = _where(range(7), range(8)), _where(range(7), range(2, 10))
_LEFT_1, _RIGHT_1 = _where(range(1, 7), range(10)), _where(range(6), range(10))
_UP_LEFT, _UP_RIGHT = _UP_2 & _LEFT_2, _UP_2 & _RIGHT_2
_DOWN_LEFT, _DOWN_RIGHT = _DOWN_2 & _LEFT_2, _DOWN_2 & _RIGHT_2

NEAR: NDArray[np.int64] = np.array([_near(square) for square in range(35)], dtype=np.int64)
"""By square: the squares it touches."""

_dice = Random("wormi zobrist")
KEYS: NDArray[np.int64] = np.array(
    [_dice.getrandbits(62) for _ in range(32 * 35 + 1)], dtype=np.int64
)
"""By piece and square, 35 a piece, and one for pink's turn; together, by xor, they are a hash."""

# Between the rules' positions and boards


def pack(position: Position, passing: Passing = "landing") -> Board:
    """The board of a position, and what no turn on it passes twice (WI-10, WI-22)."""
    board = np.zeros(SIZE, dtype=np.int64)
    board[STRICT] = passing == "strict"
    for side in (0, 1):
        for piece, square in enumerate(position.pieces[side]):
            board[16 * side + piece] = index(square, Side(side))
    board[TO_MOVE] = position.to_move
    refresh(board)
    return board


def unpack(board: Board) -> Position:
    """The position of a board."""
    blue, pink = (
        tuple(name(int(square), Side(side)) for square in board[16 * side : 16 * side + 16])
        for side in (0, 1)
    )
    return Position((blue, pink), Side(int(board[TO_MOVE])))


def index(square: Square, side: Side) -> int:
    """A square of a side as the side counts."""
    number = SQUARES.index(square)
    return (number if side == 0 else 69 - number) // 2


def passing_of(board: Board) -> Passing:
    """What no turn on a board passes twice."""
    return "strict" if board[STRICT] else "landing"


def name(square: int, side: Side) -> Square:
    """The name of a square that a side counts."""
    return SQUARES[2 * square if side == 0 else 69 - 2 * square]


# Compiled


@lean("void(int64[::1])")
def refresh(board: Board) -> None:
    """Work out masks and hash from the squares and who is to move."""
    key = KEYS[32 * 35] * board[TO_MOVE]
    for side in range(2):
        mask, seen = 0, 0
        for piece in range(16):
            square = board[16 * side + piece]
            mask |= 1 << square
            seen |= 1 << (34 - square)
            key ^= KEYS[(16 * side + piece) * 35 + square]
        board[MASK + side] = mask
        board[SEEN + side] = seen
    board[HASH] = key


@lean("void(int64[::1], int64, int64)")
def put(board: Board, piece: int, to: int) -> None:
    """Put a piece (0 to 15, pink's from 16) on a square; whose turn it is does not change."""
    side = piece >> 4
    square = board[piece]
    board[MASK + side] ^= (1 << square) ^ (1 << to)
    board[SEEN + side] ^= (1 << (34 - square)) ^ (1 << (34 - to))
    board[HASH] ^= KEYS[piece * 35 + square] ^ KEYS[piece * 35 + to]
    board[piece] = to


@lean("int64(int64[::1], int64)")
def make(board: Board, move: int) -> int:
    """Make a move of the side to move; the answer is the move that unmakes it."""
    piece = 16 * board[TO_MOVE] + (move >> 6)
    back: int = (move & ~63) | board[piece]
    put(board, piece, move & 63)
    pass_on(board)
    return back


@lean("void(int64[::1], int64)")
def unmake(board: Board, back: int) -> None:
    """Take a move back; *back* is what `make` answered."""
    pass_on(board)
    put(board, 16 * board[TO_MOVE] + (back >> 6), back & 63)


@lean("void(int64[::1])")
def pass_on(board: Board) -> None:
    """It is the other side's turn."""
    board[TO_MOVE] ^= 1
    board[HASH] ^= KEYS[32 * 35]


Ways = tuple[int, int, int, int, int, int, int, int]


@lean("UniTuple(int64, 8)(int64, int64, int64)")
def jumps(own: int, enemy: int, free: int) -> Ways:
    """From which squares a jump to *free* ones is open, by direction (WI-07, WI-08).

    The directions are +6 +8 -6 -8 over own pieces and +1 -1 +7 -7 over enemies.
    """
    return (
        (own >> 3) & (free >> 6) & _UP_LEFT,
        (own >> 4) & (free >> 8) & _UP_RIGHT,
        (own << 3) & (free << 6) & _DOWN_RIGHT,
        (own << 4) & (free << 8) & _DOWN_LEFT,
        enemy & (free >> 1) & _RIGHT_2,
        (enemy << 1) & (free << 1) & _LEFT_2,
        (enemy >> 3) & (free >> 7) & _UP_2,
        (enemy << 4) & (free << 7) & _DOWN_2,
    )


@lean("int64(int64, UniTuple(int64, 8))")
def leap(squares: int, ways: Ways) -> int:
    """Where one jump leads from any of *squares*."""
    return (
        ((squares & ways[0]) << 6)
        | ((squares & ways[1]) << 8)
        | ((squares & ways[2]) >> 6)
        | ((squares & ways[3]) >> 8)
        | ((squares & ways[4]) << 1)
        | ((squares & ways[5]) >> 1)
        | ((squares & ways[6]) << 7)
        | ((squares & ways[7]) >> 7)
    )


@lean("int64(int64, UniTuple(int64, 8))")
def leaps(squares: int, ways: Ways) -> int:
    """The squares, and wherever chains of jumps lead from them."""
    seen, front = squares, squares
    while front:
        front = leap(front, ways) & ~seen
        seen |= front
    return seen


@lean("int64(UniTuple(int64, 8))")
def springboards(ways: Ways) -> int:
    """The squares from which some jump is open."""
    return ways[0] | ways[1] | ways[2] | ways[3] | ways[4] | ways[5] | ways[6] | ways[7]


@inlined("UniTuple(int64, 8)(int64, UniTuple(int64, 8))")
def barred(squares: int, ways: Ways) -> Ways:
    """The jumps, but for those over own pieces on *squares*."""
    return (
        ways[0] & ~(squares >> 3),
        ways[1] & ~(squares >> 4),
        ways[2] & ~(squares << 3),
        ways[3] & ~(squares << 4),
        ways[4],
        ways[5],
        ways[6],
        ways[7],
    )


@lean("int64(int64, UniTuple(int64, 8))")
def landings(start: int, ways: Ways) -> int:
    """Where jumps in a chain can lead a piece; *start* is the mask of its square (WI-09, WI-10)."""
    if not start & springboards(ways):
        return 0
    return leaps(start, barred(start, ways)) ^ start  # no piece jumps over itself


@inlined("int64(int64, int64, UniTuple(int64, 8), int64)")
def goals(start: int, own: int, ways: Ways, strict: int) -> int:
    """Where jumps in a chain can lead a piece, by either reading; *own* holds it, too."""
    landed = landings(start, ways)
    return uncrossed(start, own, ways, landed) if strict else landed


@lean("int64(int64, int64, UniTuple(int64, 8), int64)")
def uncrossed(start: int, own: int, ways: Ways, landed: int) -> int:
    """Those of the squares *landed* on that a chain leads to without jumping a piece twice."""
    reach, others = landed | start, own & ~start
    crossings = others & (reach << 4) & (reach >> 4) & (reach << 3) & (reach >> 3)
    if not crossings:
        return landed
    free = barred(start | crossings, ways)
    return _roam(start, start, crossings, free) & ~start


@lean("int64(int64, int64, int64, UniTuple(int64, 8))")
def _roam(square: int, been: int, crossings: int, free: Ways) -> int:
    """The squares of this part and of those that lie behind it; *been* are parts on the way here.

    A chain that comes back to a part might as well have stayed there.
    """
    part, left = leaps(square, free), crossings
    found, been = part, been | part
    while left:
        over = left & -left
        left ^= over
        a, b, c, d = over << 3, over << 4, over >> 4, over >> 3
        for goal, origin in ((a, d), (b, c), (c, b), (d, a)):
            if part & origin and not been & goal:
                found |= _roam(goal, been, crossings ^ over, free)
    return found


@lean("int64(int64)")
def touched(squares: int) -> int:
    """The squares that touch one of *squares*."""
    left, right = squares & _LEFT_1, squares & _RIGHT_1
    return ((left << 3) | (right << 4) | (right >> 3) | (left >> 4)) & FULL


@lean("boolean(int64[::1], int64)")
def is_worm(board: Board, side: int) -> bool:
    """Whether the pieces of a side each touch the one before (WI-13)."""
    first = 16 * side
    for piece in range(first, first + 15):  # noqa: SIM110 - numba knows no generators
        if not (NEAR[board[piece]] >> board[piece + 1]) & 1:
            return False
    return True


@lean("int64(int64[::1], int64[::1])")
def generate(board: Board, moves: Moves) -> int:
    """Fill in all moves of the side to move, and count them; a finished worm is not looked for."""
    side, strict = board[TO_MOVE], board[STRICT]
    own = board[MASK + side]
    ways = jumps(own, board[SEEN + 1 - side], FULL & ~own)
    count = 0
    for piece in range(16):
        square = board[16 * side + piece]
        ends = (NEAR[square] & ~own) | goals(1 << square, own, ways, strict)
        while ends:
            moves[count] = 64 * piece + lowest(ends)
            count += 1
            ends &= ends - 1
    return count


@lean("int64(int64, int64, UniTuple(int64, 8))")
def _count_uncrossed(rest: int, own: int, ways: Ways) -> int:
    """How many squares the pieces on *rest* can jump to in the strict reading."""
    count = 0
    while rest:
        start = rest & -rest
        count += ones(uncrossed(start, own, ways, landings(start, ways)))
        rest ^= start
    return count


@lean("int64(int64, int64, int64)")
def count_moves(own: int, enemy: int, strict: int) -> int:
    """How many moves a side has: it stands on *own*, the enemy on the dark squares *enemy*."""
    free = FULL & ~own
    left, right = own & _LEFT_1, own & _RIGHT_1
    count = ones((left << 3) & free) + ones((right << 4) & free)
    count += ones((right >> 3) & free) + ones((left >> 4) & free)
    ways = jumps(own, enemy, free)
    rest = own & springboards(ways)
    if strict:
        return count + _count_uncrossed(rest, own, ways)
    while rest:
        start = rest & -rest
        count += ones(landings(start, ways))
        rest ^= start
    return count


@compiled("int64(int64[::1], int64)")
def perft(board: Board, depth: int) -> int:
    """In how many ways exactly *depth* moves can be made; a finished worm has none."""
    if depth == 0:
        return 1
    if is_worm(board, 0) or is_worm(board, 1):
        return 0
    side = board[TO_MOVE]
    if depth == 1:
        return count_moves(board[MASK + side], board[SEEN + 1 - side], board[STRICT])
    moves = np.empty(MOST_MOVES, dtype=np.int64)
    count = generate(board, moves)
    total = 0
    for number in range(count):
        back = make(board, moves[number])
        total += perft(board, depth - 1)
        unmake(board, back)
    return total


@compiled("int64(int64[::1], int64, int64)")
def random_walk(board: Board, seed: int, length: int) -> int:
    """Play *length* random moves, stopping at a worm; the answer is how many were played."""
    ends, strict = np.empty(16, dtype=np.int64), board[STRICT]
    for played in range(length):
        side = board[TO_MOVE]
        own = board[MASK + side]
        ways = jumps(own, board[SEEN + 1 - side], FULL & ~own)
        count = 0
        for piece in range(16):
            square = board[16 * side + piece]
            ends[piece] = (NEAR[square] & ~own) | goals(1 << square, own, ways, strict)
            count += ones(ends[piece])
        if count == 0:
            pass_on(board)
            continue
        seed = (seed * 1103515245 + 12345) & 0x7FFFFFFF
        wanted = ((seed >> 8) * count) >> 23
        piece = 0
        while wanted >= ones(ends[piece]):
            wanted -= ones(ends[piece])
            piece += 1
        for _ in range(wanted):
            ends[piece] &= ends[piece] - 1
        make(board, 64 * piece + lowest(ends[piece]))
        if is_worm(board, side):
            return played + 1
    return length
