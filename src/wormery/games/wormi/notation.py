"""Wormi in writing: squares, positions, moves, and a picture of the board in text."""

from collections.abc import Sequence

from wormery.core import Refusal, Side
from wormery.games.wormi.board import (
    BLUE,
    PIECES,
    PINK,
    RANKS,
    SQUARES,
    Position,
    Square,
    owner,
    square_at,
)
from wormery.games.wormi.events import (
    Declined,
    Event,
    GameBegan,
    GameEnded,
    MatchBegan,
    MoveMade,
    Offered,
    Passed,
    TakenBack,
)
from wormery.games.wormi.state import Match

_LETTERS = {"b": BLUE, "p": PINK}
_KNOWN = frozenset(SQUARES)


def read_square(text: str) -> Square:
    """The square that *text* names; there is no other (WI-01)."""
    if text not in _KNOWN:
        raise Refusal("WI-01", f"{text!r} is no square")
    return Square(text)


def write_position(position: Position) -> str:
    """Blue's squares, pink's squares, and who is to move."""
    blue, pink = (",".join(pieces) for pieces in position.pieces)
    return f"{blue} {pink} {'bp'[position.to_move]}"


def read_position(text: str) -> Position:
    """The position that *text* spells: 16 squares a side, each of its own colour (WI-21)."""
    words = text.split()
    if len(words) != 3 or words[2] not in _LETTERS:
        raise Refusal("WI-21", "a position is three words: blue, pink, and b or p to move")
    blue, pink = _read_pieces(words[0], BLUE), _read_pieces(words[1], PINK)
    return Position((blue, pink), _LETTERS[words[2]])


def _read_pieces(word: str, side: Side) -> tuple[Square, ...]:
    squares = tuple(read_square(name) for name in word.split(","))
    if len(set(squares)) != len(squares) or len(squares) != len(PIECES):
        raise Refusal("WI-21", f"{len(set(squares))} different squares instead of 16")
    for square in squares:
        if owner(square) != side:
            raise Refusal("WI-02", f"{square} has the colour of the other side")
    return squares


def write_move(piece: int, path: Sequence[Square], *, whole: bool = False) -> str:
    """A piece, where it came from and where it went; on demand with all landings between."""
    squares = path if whole else (path[0], path[-1])
    return f"{piece}:{'-'.join(squares)}"


def read_move(text: str) -> tuple[int, tuple[Square, ...]]:
    """The piece and the squares that a move names, the first and the last at least."""
    number, colon, way = text.partition(":")
    if not (colon and number.isascii() and number.isdigit() and number == str(int(number[:3]))):
        raise Refusal("WI-12", f"{text!r} is no move; one looks like 7:c5-e7")
    if int(number) not in PIECES:
        raise Refusal("WI-01", f"there is no piece {number}")
    squares = tuple(read_square(name) for name in way.split("-"))
    if len(squares) < 2:
        raise Refusal("WI-12", f"{text!r} names no goal")
    return int(number), squares


def diagram(position: Position) -> str:
    """The board as text, rank 10 on top, blue and pink by letter."""
    names = {
        square: f"{letter}{number}"
        for letter, pieces in zip("bp", position.pieces, strict=True)
        for number, square in enumerate(pieces, start=1)
    }
    rows = []
    for rank in reversed(RANKS):
        squares = (square_at(file, rank - 1) for file in range(7))
        cells = (f"{names.get(square, '.') if square else '.':<3}" for square in squares)
        rows.append(f"{rank:>2}  {' '.join(cells)}".rstrip())
    return "\n".join([*rows, "    a   b   c   d   e   f   g"])


def picture(match: Match) -> str:
    """The whole match as text: the board and how it stands."""
    score = " : ".join(f"{points:g}" for points in match.points)
    return f"{diagram(match.game.position)}\nblue: seat {match.blue}   points {score}"


def row(event: Event) -> str:
    """One event as a readable row of text."""
    match event:
        case MatchBegan(deal=deal):
            return f"dealt {write_position(deal)}"
        case GameBegan(blue, at):
            return f"{at} seat {blue} is blue"
        case MoveMade(piece, path, at):
            return f"{at} {write_move(piece, path, whole=True)}"
        case Passed(at):
            return f"{at} passes"
        case Offered(seat, what):
            return f"seat {seat} proposes {what}"
        case Declined(seat):
            return f"seat {seat} says no"
        case TakenBack(count, at):
            return f"{at} {count} taken back"
        case GameEnded(winner, reason, at):
            return f"{at} {'nobody' if winner is None else f'seat {winner}'} wins: {reason}"
