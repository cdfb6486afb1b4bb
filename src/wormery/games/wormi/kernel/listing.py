"""All moves of a position as the JSON that a view shows, written by machine code.

A position comes as 33 letters (`board.letters`): the squares of blue's pieces, of pink's, and who
is to move, each "0" plus a number. Squares are counted along the ranks, a1 is 0 and g10 is 69.

    key     0 .. 15   16 .. 31   32         out     [{"piece":7,"to":"e7","path":["c5","e7"]},...]
            blue      pink       to move

A chain of jumps is a row of *work*: where it has come to, which row it came from, the pieces that
it has crossed, those alone that could be jumped twice (WI-22), and how long its text is. Rows stand
in the order in which the plain rules find them; the first that ends on a square is a shortest way
there.

    work    0 .. 511   512 .. 1023   1024 .. 1535   1536 .. 2047    2048 ..        2118 ..
            square     from row      crossed        bytes of text   by square:     by square:
                                                                    taken or not   first row, or -1

The text of a way is that of the row it came from and one name more, `"c5","e7",`. Texts stand
behind the list in *out*, 256 bytes a row, so that none is ever put together again:

    out     0 .. OUT_SIZE - 1     OUT_SIZE ..
            the list              texts of ways
"""

from collections.abc import Iterable
from typing import Final

import numpy as np
from numpy.typing import NDArray

from wormery.core.compiled import inlined, lean
from wormery.core.lanes import copy_8, copy_32
from wormery.games.wormi.board import JUMPS, PIECES, SQUARES, STEPS, Square

Bytes = NDArray[np.uint8]
Work = NDArray[np.int64]

ROWS: Final = 512
_FROM, _CROSSED, _BYTES, _TAKEN = ROWS, 2 * ROWS, 3 * ROWS, 4 * ROWS
_FIRST = _TAKEN + 70
WORK_SIZE: Final = _FIRST + 70
TOO_MUCH: Final = -1


def _head(piece: int, to: str) -> bytes:
    return f'{{"piece":{piece},"to":"{to}","path":['.encode()


_HEAD: Final = 32
_NAME: Final = 8
"""How wide texts are copied, always: what is too much is written over by the next one."""

_WAY: Final = 256
"""Bytes that the text of a way has room for: 35 squares at most, and what is too much."""

OUT_SIZE: Final = 16 * 34 * (36 + 35 * 6) + _HEAD
ALL_SIZE: Final = OUT_SIZE + ROWS * _WAY


def _table(goals: dict[Square, tuple[Square, ...]], width: int) -> NDArray[np.int64]:
    numbers = [[SQUARES.index(goal) for goal in goals[square]] for square in SQUARES]
    return np.array([[*row, *[-1] * (width - len(row))] for row in numbers], dtype=np.int64)


def _texts(texts: Iterable[bytes], width: int) -> Bytes:
    """Texts one after another, each as wide as all."""
    return np.frombuffer(b"".join(text.ljust(width) for text in texts), dtype=np.uint8)


_NEAR = _table(STEPS, 4)
_OVER = _table({here: tuple(over for over, _ in JUMPS[here]) for here in SQUARES}, 8)
_LAND = _table({here: tuple(land for _, land in JUMPS[here]) for here in SQUARES}, 8)
_TOUCHES: Bytes = np.array(
    [[there in STEPS[here] for there in SQUARES] for here in SQUARES], dtype=np.uint8
)
"""By square and square: whether they touch."""
_NAMES = _texts((f'"{name}",'.encode() for name in SQUARES), _NAME)
"""By square: its name and a comma."""
_LENGTHS = np.array([len(name) + 3 for name in SQUARES], dtype=np.int64)
_HEADS = _texts((_head(piece, to) for piece in range(PIECES.stop) for to in SQUARES), _HEAD)
"""By piece and square: a move up to its way."""
_SHORTEST: Final = len(_head(1, "a1"))


@inlined("int64(uint8[::1], int64, int64)")
def _put_square(out: Bytes, at: int, square: int) -> int:
    copy_8(_NAMES, _NAME * square, out, at)
    size: int = _LENGTHS[square]
    return at + size


@inlined("int64(uint8[::1], int64, int64, int64)")
def _put_head(out: Bytes, at: int, piece: int, to: int) -> int:
    """A move up to its way."""
    copy_32(_HEADS, _HEAD * (70 * piece + to), out, at)
    size: int = _SHORTEST + (piece > 9) + (_LENGTHS[to] > 5)
    return at + size


@inlined("int64(uint8[::1], int64, int64, int64)")
def _put_way(out: Bytes, at: int, row: int, size: int) -> int:
    """The text of a way, which has *size* bytes."""
    copied = 0
    while copied < size:
        copy_32(out, OUT_SIZE + _WAY * row + copied, out, at + copied)
        copied += 32
    return at + size


@inlined("int64(uint8[::1], int64)")
def _put_end(out: Bytes, at: int) -> int:
    """The end of a move, in the place of the comma after its last square."""
    out[at - 1], out[at], out[at + 1] = 93, 125, 44  # ]},
    return at + 2


@inlined("int64(uint8[::1], int64, int64, int64, int64)")
def _put_step(out: Bytes, at: int, piece: int, start: int, to: int) -> int:
    at = _put_head(out, at, piece, to)
    at = _put_square(out, at, start)
    at = _put_square(out, at, to)
    return _put_end(out, at)


@lean("int64(int64[::1], int64)")
def _chains(work: Work, start: int) -> int:
    """Every square that jumps lead to, nearest first, and the start; how many rows that is."""
    work[0], work[_FROM], work[_CROSSED], work[_FIRST + start] = start, -1, 0, 0
    rows, row = 1, 0
    while row < rows:
        here = work[row]
        for way in range(8):
            land = _LAND[here, way]
            if land < 0:
                break
            over = _OVER[here, way]
            if work[_TAKEN + over] and not work[_TAKEN + land] and work[_FIRST + land] < 0:
                work[rows], work[_FROM + rows], work[_FIRST + land] = land, row, rows
                rows += 1
        row += 1
    return rows


@lean("int64(int64[::1])")
def _crossings(work: Work) -> int:
    """How many pieces the chains lead over in two directions; they are marked as such."""
    found = 0
    for over in range(70):
        if work[_TAKEN + over] and over % 7 not in (0, 6) and 7 <= over < 63:
            corners = 0
            for corner in (over - 8, over - 6, over + 6, over + 8):
                corners += work[_FIRST + corner] >= 0
            if corners == 4:
                found += 1
                work[_TAKEN + over] = 1 + found
    return found


@lean("boolean(int64[::1], int64, int64, int64)")
def _is_known(work: Work, rows: int, land: int, crossed: int) -> bool:
    """Whether some chain came here having crossed no more (WI-22)."""
    for row in range(rows):  # noqa: SIM110 - numba knows no generators
        if work[row] == land and work[_CROSSED + row] & ~crossed == 0:
            return True
    return False


@lean("int64(int64[::1], int64)")
def _uncrossed(work: Work, start: int) -> int:
    """Like `_chains`, over no piece twice; a square may be reached again having crossed others."""
    for square in range(70):
        work[_FIRST + square] = -1
    work[_FIRST + start] = 0
    rows, row = 1, 0
    while row < rows:
        here = work[row]
        for way in range(8):
            land = _LAND[here, way]
            if land < 0:
                break
            mark = work[_TAKEN + _OVER[here, way]]
            if mark == 0 or work[_TAKEN + land]:
                continue
            crossing = 1 << (mark - 2) if mark > 1 else 0
            if work[_CROSSED + row] & crossing:
                continue
            crossed = work[_CROSSED + row] | crossing
            if _is_known(work, rows, land, crossed):
                continue
            if rows == ROWS:
                return TOO_MUCH
            work[rows], work[_FROM + rows], work[_CROSSED + rows] = land, row, crossed
            if work[_FIRST + land] < 0:
                work[_FIRST + land] = rows
            rows += 1
        row += 1
    return rows


@lean("int64(int64[::1], int64, int64)")
def _reach(work: Work, start: int, strict: int) -> int:
    """The chains of one piece; how many rows they are."""
    for square in range(70):
        work[_FIRST + square] = -1
    rows = _chains(work, start)
    if strict == 0 or rows < 4 or _crossings(work) == 0:
        return rows
    rows = _uncrossed(work, start)
    for square in range(70):
        work[_TAKEN + square] = min(work[_TAKEN + square], 1)
    return rows


@lean("boolean(uint8[::1], int64)")
def _is_worm(key: Bytes, first: int) -> bool:
    for piece in range(first, first + 15):
        if not _TOUCHES[int(key[piece]) - 48, int(key[piece + 1]) - 48]:
            return False
    return True


@lean("int64(uint8[::1], int64, int64[::1], uint8[::1])")
def write_moves(key: Bytes, strict: int, work: Work, out: Bytes) -> int:
    """Write all moves of the side to move as a list; how many bytes it is."""
    out[0], out[1] = 91, 93  # []
    if _is_worm(key, 0) or _is_worm(key, 16):
        return 2
    for square in range(70):
        work[_TAKEN + square] = 0
    for piece in range(32):
        work[_TAKEN + int(key[piece]) - 48] = 1
    at, first = 1, 16 * (int(key[32]) - 48)
    for piece in range(16):
        start = int(key[first + piece]) - 48
        work[_TAKEN + start] = 0
        rows = _reach(work, start, strict)
        if rows == TOO_MUCH:
            return TOO_MUCH
        at = _write_piece(out, at, piece + 1, work, rows)
        work[_TAKEN + start] = 1
    if at == 1:
        return 2
    out[at - 1] = 93  # ], in the place of the last comma
    return at


@inlined("int64(uint8[::1], int64, int64, int64[::1], int64)")
def _write_piece(out: Bytes, at: int, piece: int, work: Work, rows: int) -> int:
    """The moves of a piece: chains as they were found, then steps; where both lead it is a step."""
    start = work[0]
    work[_BYTES] = _put_square(out, OUT_SIZE, start) - OUT_SIZE
    for row in range(1, rows):
        square, back, text = work[row], work[_FROM + row], OUT_SIZE + _WAY * row
        end = _put_square(out, _put_way(out, text, back, work[_BYTES + back]), square)
        work[_BYTES + row] = end - text
        if work[_FIRST + square] != row:
            continue
        if _TOUCHES[start, square]:
            at = _put_step(out, at, piece, start, square)
        else:
            at = _put_head(out, at, piece, square)
            at = _put_end(out, _put_way(out, at, row, end - text))
    for way in range(4):
        near = _NEAR[start, way]
        if near >= 0 and not work[_TAKEN + near] and work[_FIRST + near] < 0:
            at = _put_step(out, at, piece, start, near)
    return at
