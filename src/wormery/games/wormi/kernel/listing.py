"""All moves of a position as the JSON that a view shows, written by machine code.

A position comes as 33 letters (`board.letters`): the squares of blue's pieces, of pink's, and who
is to move, each "0" plus a number. Squares are counted along the ranks, a1 is 0 and g10 is 69.

    key     0 .. 15   16 .. 31   32         out     [{"piece":7,"to":"e7","path":["c5","e7"]},...]
            blue      pink       to move

A chain of jumps is a row of *work*: where it has come to, which row it came from, and the pieces
that it has crossed, those alone that could be jumped twice (WI-22). Rows stand in the order in
which the plain rules find them; the first that ends on a square is a shortest way there.

    work    0 .. 511   512 .. 1023   1024 .. 1535   1536 ..        1606 ..             1676 ..
            square     from row      crossed        by square:     by square:          a way, from
                                                    taken or not   first row, or -1    its end back
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from wormery.core.compiled import inlined, lean
from wormery.games.wormi.board import JUMPS, PIECES, SQUARES, STEPS, Square

Bytes = NDArray[np.uint8]
Work = NDArray[np.int64]

ROWS: Final = 512
_FROM, _CROSSED, _TAKEN, _FIRST = ROWS, 2 * ROWS, 3 * ROWS, 3 * ROWS + 70
_BACK = _FIRST + 70
WORK_SIZE: Final = _BACK + 70
TOO_MUCH: Final = -1


def _head(piece: int, to: str) -> bytes:
    return f'{{"piece":{piece},"to":"{to}","path":['.encode()


_HEAD: Final = 32
_NAME: Final = 8
"""How wide texts are copied, always: what is too much is written over by the next one."""

_SURE: Final = (1 << 20) - 1
"""Masks a place that is none below 0 anyway, so that the compiler knows: it can copy at once."""

OUT_SIZE: Final = 16 * 34 * (36 + 35 * 6) + _HEAD


def _table(goals: dict[Square, tuple[Square, ...]], width: int) -> NDArray[np.int64]:
    numbers = [[SQUARES.index(goal) for goal in goals[square]] for square in SQUARES]
    return np.array([[*row, *[-1] * (width - len(row))] for row in numbers], dtype=np.int64)


def _text(text: bytes, width: int) -> list[int]:
    return list(text.ljust(width))


_NEAR = _table(STEPS, 4)
_OVER = _table({here: tuple(over for over, _ in JUMPS[here]) for here in SQUARES}, 8)
_LAND = _table({here: tuple(land for _, land in JUMPS[here]) for here in SQUARES}, 8)
_NAMES: Bytes = np.array([_text(f'"{name}",'.encode(), _NAME) for name in SQUARES], dtype=np.uint8)
"""By square: its name and a comma."""
_LENGTHS = np.array([len(name) + 3 for name in SQUARES], dtype=np.int64)
_HEADS: Bytes = np.array(
    [[_text(_head(piece, to), _HEAD) for to in SQUARES] for piece in range(PIECES.stop)],
    dtype=np.uint8,
)
"""By piece and square: a move up to its way."""
_SHORTEST: Final = len(_head(1, "a1"))


@lean("boolean(int64, int64)")
def _touch(here: int, there: int) -> bool:
    for way in range(4):  # noqa: SIM110 - numba knows no generators
        if _NEAR[here, way] == there:
            return True
    return False


@inlined("int64(uint8[::1], int64, int64)")
def _put_square(out: Bytes, at: int, square: int) -> int:
    first, row = at & _SURE, square & 127
    for i in range(_NAME):
        out[first + i] = _NAMES[row, i]
    size: int = _LENGTHS[row]
    return first + size


@inlined("int64(uint8[::1], int64, int64, int64)")
def _put_head(out: Bytes, at: int, piece: int, to: int) -> int:
    """A move up to its way."""
    first, row, column = at & _SURE, piece & 31, to & 127
    for i in range(_HEAD):
        out[first + i] = _HEADS[row, column, i]
    size: int = _SHORTEST + (piece > 9) + (_LENGTHS[to] > 5)
    return first + size


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


@inlined("int64(uint8[::1], int64, int64, int64[::1], int64)")
def _put_chain(out: Bytes, at: int, piece: int, work: Work, row: int) -> int:
    at = _put_head(out, at, piece, work[row])
    length, back = 0, row
    while back >= 0:
        work[_BACK + length] = work[back]
        length += 1
        back = work[_FROM + back]
    while length > 0:
        length -= 1
        at = _put_square(out, at, work[_BACK + length])
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
        if not _touch(int(key[piece]) - 48, int(key[piece + 1]) - 48):
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
    for row in range(1, rows):
        if work[_FIRST + work[row]] != row:
            continue
        if _touch(start, work[row]):
            at = _put_step(out, at, piece, start, work[row])
        else:
            at = _put_chain(out, at, piece, work, row)
    for way in range(4):
        near = _NEAR[start, way]
        if near >= 0 and not work[_TAKEN + near] and work[_FIRST + near] < 0:
            at = _put_step(out, at, piece, start, near)
    return at
