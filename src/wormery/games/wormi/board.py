"""The board: 70 chequered squares, where a piece can step, and where it can land over another."""

from typing import Annotated, Literal, NewType

from msgspec import Meta, Struct

from wormery.core import Side

Square = NewType("Square", str)
"""File a to g and rank 1 to 10, as it is written: "c5"."""

BLUE, PINK = Side(0), Side(1)

FILES = "abcdefg"
RANKS = range(1, 11)
PIECES = range(1, 17)

SQUARES: tuple[Square, ...] = tuple(Square(f"{file}{rank}") for rank in RANKS for file in FILES)

_DIAGONALS = ((-1, -1), (-1, 1), (1, -1), (1, 1))
_STRAIGHTS = ((-1, 0), (0, -1), (0, 1), (1, 0))


def square_at(file: int, rank: int) -> Square | None:
    """The square in a column and row counted from 0, or None beside the board."""
    return SQUARES[7 * rank + file] if 0 <= file < 7 and 0 <= rank < 10 else None


def place(square: Square) -> tuple[int, int]:
    """Column and row of a square, counted from 0."""
    return FILES.index(square[0]), int(square[1:]) - 1


def owner(square: Square) -> Side:
    """The side that lives on squares of this colour: blue on light ones, a1 is light (WI-01)."""
    return BLUE if sum(place(square)) % 2 == 0 else PINK


def half_turn(square: Square) -> Square:
    """The same square seen from the other end of the table."""
    file, rank = place(square)
    return SQUARES[7 * (9 - rank) + 6 - file]


def _steps(square: Square) -> tuple[Square, ...]:
    file, rank = place(square)
    near = (square_at(file + right, rank + up) for right, up in _DIAGONALS)
    return tuple(square for square in near if square)


def _jumps(square: Square) -> tuple[tuple[Square, Square], ...]:
    file, rank = place(square)
    ways = (
        (square_at(file + right, rank + up), square_at(file + 2 * right, rank + 2 * up))
        for right, up in _DIAGONALS + _STRAIGHTS
    )
    return tuple((over, land) for over, land in ways if over and land)


STEPS: dict[Square, tuple[Square, ...]] = {square: _steps(square) for square in SQUARES}
"""The diagonal neighbours of every square (WI-06)."""

TOUCHING: dict[Square, frozenset[Square]] = {here: frozenset(STEPS[here]) for here in SQUARES}
"""Where pieces of one side touch a piece: the same squares (WI-13)."""

JUMPS: dict[Square, tuple[tuple[Square, Square], ...]] = {
    square: _jumps(square) for square in SQUARES
}
"""Over which square a jump leads where (WI-07).

Colours need no check: diagonally lie squares of the jumper's own side, straight the enemy's.
"""


SquareText = Annotated[Square, Meta(min_length=2, max_length=3)]
"""A square as somebody has written it; whether there is one of that name is a rule (WI-01)."""


Piece = Annotated[int, Meta(ge=1, le=16)]

Passing = Literal["landing", "strict"]
"""What a turn may not pass twice: squares landed on (WI-10), or jumped ones as well (WI-22)."""


class Position(Struct, frozen=True, gc=False):
    """Where everything stands and who is to move; hides nothing."""

    pieces: tuple[tuple[Square, ...], tuple[Square, ...]]  # by side, then by number from 1
    to_move: Side


LETTERS: dict[Square, str] = {square: chr(48 + number) for number, square in enumerate(SQUARES)}
"""A letter for every square, counted from "0" along the ranks."""


def letters(position: Position) -> str:
    """A position in 33 letters: blue's squares, pink's, and who is to move; equal ones alike."""
    blue, pink = position.pieces
    return "".join([LETTERS[square] for square in (*blue, *pink)]) + chr(48 + position.to_move)


def moved_key(key: str, piece: int, to: Square) -> str:
    """The letters of a position after a move of the side to move."""
    place = piece - 1 if key[32] == "0" else piece + 15
    return f"{key[:place]}{LETTERS[to]}{key[place + 1 : 32]}{'1' if key[32] == '0' else '0'}"
