"""One game of Wormi as a row of int64, and what is seen of it.

    0 .. 38   39    40      41     42, 43  44     45    46, 47  48 .. 63   64 .. 191   192 ..
    board of  over  winner  quiet  best    plies  seen  dice    goals      4096 bits:  hashes of
    the       or 0  or -1   moves  run by  so     how           of each    positions   all positions
    kernel                         side    far    often         piece, a   that may    so far, in
                                                  (WI-16)       mask       have been   order

*over* is 1 for a worm, 2 for a repetition, 3 for quiet moves (WI-16) and 4 where the row is full:
that is a truncation. The table is another array, the same for all games: numbers that were agreed
on, and the 32 squares to begin with, each as its side counts.

An action is 35 * (number - 1) + the square it ends on, as its side counts (see the kernel).
"""

import numpy as np
from numpy.typing import NDArray

from wormery.core import Refusal, Setup, Side
from wormery.core.compiled import inlined, lean, lowest, ones
from wormery.core.dice import Dice, roll
from wormery.core.lanes import mark_32
from wormery.games.wormi import Options, Position
from wormery.games.wormi.board import owner
from wormery.games.wormi.kernel.rules import (
    FULL,
    HASH,
    MASK,
    NEAR,
    SEEN,
    SIZE,
    STRICT,
    TO_MOVE,
    goals,
    index,
    jumps,
    make,
    pass_on,
    refresh,
)
from wormery.games.wormi.layouts import LAYOUTS, check_layout
from wormery.games.wormi.rules import dealt
from wormery.research.arrays.layout import Block, Layout, Numbers

Row = NDArray[np.int64]
Table = NDArray[np.int64]
Mask = NDArray[np.int8]

OVER, WINNER, QUIET, BEST, PLIES, TIMES, DICE, GOALS, FILTER, PAST = (
    SIZE, SIZE + 1, SIZE + 2, SIZE + 3, SIZE + 5, SIZE + 6, SIZE + 7, 48, 64, 192,
)  # fmt: skip
WORM, REPEATED, TOO_QUIET, FULL_ROW = 1, 2, 3, 4

REPETITION, MOST_QUIET, MOST_PLIES, IS_STRICT, IS_FIXED, FIRST, SQUARES = 0, 1, 2, 3, 4, 5, 6
TABLE_SIZE = SQUARES + 32

ACTIONS = 16 * 35
OWN, ENEMY, FACTS = 0, 70, 140
LAYOUT = Layout(
    (
        Block(
            "own", (10, 7), 0, 16, "numbers of my pieces, by rank and file from my end; 0 is none"
        ),
        Block("enemy", (10, 7), 0, 16, "numbers of the other side's pieces on the same squares"),
        Block("my_turn", (1,), 0, 1, "whether I am to move"),
        Block("quiet", (1,), 0, 32767, "moves of both sides since a best run grew (WI-16)"),
        Block("times", (1,), 0, 10, "how often this position has come up, to 10 (WI-16)"),
        Block("best", (2,), 0, 16, "the longest run that I, and that the other one, ever had"),
    )
)
PLIES_A_GAME = 1000
"""Moves of both sides after which an environment breaks a game off."""


def table_of(options: Options, most_plies: int = PLIES_A_GAME) -> Table:
    """The table of games with these options; no clock, and each game for itself (TB-04)."""
    if options.fairness != "plain" or options.clock is not None:
        raise Refusal("TB-04", "environments play single games without a clock")
    table = np.zeros(TABLE_SIZE, dtype=np.int64)
    strict, fixed = options.passing == "strict", options.position is not None
    table[:SQUARES] = (options.repetition, 2 * options.quiet, most_plies, strict, fixed, 0)
    if fixed:
        start = dealt(options, None)  # type: ignore[arg-type]  # a given position needs no dice
        table[FIRST] = start.to_move
        pieces = start.pieces
    else:
        squares = LAYOUTS[options.layout] if isinstance(options.layout, str) else options.layout
        check_layout(squares)
        light = tuple(square for square in squares if owner(square) == 0)
        pieces = (light, tuple(square for square in squares if owner(square) == 1))
    for side in (0, 1):
        for number, square in enumerate(pieces[side]):
            table[SQUARES + 16 * side + number] = index(square, Side(side))
    return table


def row_size(table: Table) -> int:
    """How long the rows of games at a table are: two plies more for a move and a pass."""
    return int(PAST + table[MOST_PLIES] + 3)


def set_up(table: Table, position: Position) -> Table:
    """The same table, but games begin with a position."""
    other = table.copy()
    other[IS_FIXED], other[FIRST] = 1, position.to_move
    for side in (0, 1):
        for number, square in enumerate(position.pieces[side]):
            other[SQUARES + 16 * side + number] = index(square, Side(side))
    return other


def setup_of(options: Options) -> Setup[Options]:
    """What is agreed in an environment with these options."""
    return Setup(2, options)


# Compiled


@lean("int64(int64[::1], int64)")
def run(row: Row, side: int) -> int:
    """The longest run of numbers of a side that touch each other."""
    longest, here = 1, 1
    for piece in range(16 * side, 16 * side + 15):
        here = here + 1 if (NEAR[row[piece]] >> row[piece + 1]) & 1 else 1
        longest = max(longest, here)
    return longest


@lean("int64(int64[::1])")
def look_around(row: Row) -> int:
    """Work out where the pieces of the side to move can end; the answer is all of that together."""
    side, strict = row[TO_MOVE], row[STRICT]
    own = row[MASK + side]
    ways = jumps(own, row[SEEN + 1 - side], FULL & ~own)
    together = 0
    for piece in range(16):
        square = row[16 * side + piece]
        ends = (NEAR[square] & ~own) | goals(1 << square, own, ways, strict)
        row[GOALS + piece] = ends
        together |= ends
    return together


@inlined("void(int64[::1])")
def remember(row: Row) -> None:
    """One position more; count how often it has been there."""
    key = row[HASH]
    word, bit = FILTER + (key & 127), 1 << ((key >> 7) & 31)
    times = 1
    if row[word] & bit:
        for place in range(PAST, PAST + row[PLIES]):
            times += row[place] == key
    row[word] |= bit
    row[PAST + row[PLIES]] = key
    row[PLIES] += 1
    row[TIMES] = times


@lean("void(int64[::1], int64[::1])")
def begin(table: Table, row: Row) -> None:
    """Deal by the row's own dice (WI-03), and forget what was."""
    row[:DICE] = 0
    row[GOALS:PAST] = 0
    for side in range(2):
        first = 16 * side
        for piece in range(16):
            row[first + piece] = table[SQUARES + first + piece]
        if not table[IS_FIXED]:
            for piece in range(15, 0, -1):
                other = roll(row[DICE : DICE + 2], piece + 1)
                square = row[first + piece]
                row[first + piece] = row[first + other]
                row[first + other] = square
    row[TO_MOVE], row[STRICT] = table[FIRST], table[IS_STRICT]
    row[WINNER] = -1
    refresh(row)
    for side in range(2):
        row[BEST + side] = run(row, side)
    remember(row)
    if not look_around(row):
        pass_turn(row)


@lean("void(int64[::1])")
def pass_turn(row: Row) -> None:
    """WI-15: who has no move passes."""
    pass_on(row)
    row[QUIET] += 1
    remember(row)
    look_around(row)


@inlined("boolean(int64[::1], int64)")
def is_legal(row: Row, action: int) -> bool:
    """Whether the side to move may do that."""
    if not 0 <= action < ACTIONS or row[OVER]:
        return False
    return bool(row[GOALS + action // 35] >> (action % 35) & 1)


@lean("void(int64[::1], int64[::1], int64)")
def play(table: Table, row: Row, action: int) -> None:
    """A legal action, and all that follows from it."""
    side = row[TO_MOVE]
    make(row, 64 * (action // 35) + action % 35)
    remember(row)
    longest = run(row, side)
    row[QUIET] += 1
    if longest > row[BEST + side]:
        row[BEST + side] = longest
        row[QUIET] = 0
    if longest == 16:
        row[OVER], row[WINNER] = WORM, side
    elif table[REPETITION] and row[TIMES] >= table[REPETITION]:
        row[OVER] = REPEATED
    elif table[MOST_QUIET] and row[QUIET] >= table[MOST_QUIET]:
        row[OVER] = TOO_QUIET
    elif not look_around(row):
        pass_turn(row)
    if not row[OVER] and row[PLIES] > table[MOST_PLIES]:
        row[OVER] = FULL_ROW


@inlined("void(int64[::1], int64, int16[::1])")
def observe(row: Row, side: int, seen: Numbers) -> None:
    """The board from the end of a side, and what a draw depends on."""
    seen[:FACTS] = 0
    for piece in range(16):
        seen[OWN + 2 * row[16 * side + piece]] = piece + 1
        seen[ENEMY + 69 - 2 * row[16 * (1 - side) + piece]] = piece + 1
    seen[FACTS] = row[TO_MOVE] == side and not row[OVER]
    seen[FACTS + 1] = row[QUIET]
    seen[FACTS + 2] = min(10, row[TIMES])
    seen[FACTS + 3] = row[BEST + side]
    seen[FACTS + 4] = row[BEST + 1 - side]


@inlined("void(int64[::1], int8[::1])")
def mark(row: Row, mask: Mask) -> None:
    """The actions of the side to move; none when the game is over."""
    if row[OVER]:
        mask[:] = 0
        return
    for piece in range(16):
        ends, at = row[GOALS + piece], 35 * piece
        mark_32(ends, mask, at)
        mark_32(ends >> 3, mask, at + 3)  # there are 35 squares


@inlined("int64(int64[::1], int64[::1])")
def any_action(row: Row, dice: Dice) -> int:
    """Any legal action, each as likely as the others."""
    count = 0
    for piece in range(16):
        count += ones(row[GOALS + piece])
    wanted = roll(dice, count)
    for piece in range(16):
        ends = row[GOALS + piece]
        here = ones(ends)
        if wanted < here:
            for _ in range(wanted):
                ends &= ends - 1
            return 35 * piece + lowest(ends)
        wanted -= here
    return -1
