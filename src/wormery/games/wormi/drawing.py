"""A match of Wormi as a drawing: the board, the pieces, and the longest run of each side."""

from collections.abc import Sequence

from wormery.core import Side
from wormery.core.drawing import EARTH, box, disc, drawing, name, number, portrait, stroke
from wormery.core.heads import SHADES, Sitter, sitter
from wormery.games.wormi.board import BLUE, PINK, RANKS, SQUARES, Square, owner, place
from wormery.games.wormi.moving import longest_run
from wormery.games.wormi.state import Match

_SIZE = 58
_LEFT, _TOP = (1200 - 7 * _SIZE) / 2, (630 - 10 * _SIZE) / 2
SKINS = ("blue", "pink")


def drawn(match: Match, people: Sequence[Sitter] = ()) -> str:
    """How it ended."""
    squares = (_square(square) for square in SQUARES)
    pieces = (shape for side in (BLUE, PINK) for shape in _side(match, side))
    frame = box(_LEFT - 10, _TOP - 10, 7 * _SIZE + 20, 10 * _SIZE + 20, fill=EARTH, round_by=14)
    return drawing("Wormi", [frame, *squares, *pieces, *_heads(match, people)])


def _square(square: Square) -> str:
    x, y = _middle(square)
    colour = "#f3e6c9" if owner(square) == BLUE else "#dcc7a0"
    return box(x - _SIZE / 2, y - _SIZE / 2, _SIZE, _SIZE, fill=colour)


def _side(match: Match, side: Side) -> list[str]:
    pieces = match.game.position.pieces[side]
    run = longest_run(pieces)
    body, deep, _ = SHADES[SKINS[side]]
    worm = [_middle(pieces[piece - 1]) for piece in run]
    lines = [stroke(worm, deep, 30), stroke(worm, body, 22)] if len(worm) > 1 else []
    for piece, square in enumerate(pieces, 1):
        x, y = _middle(square)
        lines += [disc(x, y, 23, fill=body, edge=deep), number(piece, x, y, 19)]
    return lines


def _heads(match: Match, people: Sequence[Sitter]) -> list[str]:
    """Whoever plays a side, beside the board."""
    winners = () if match.outcome is None else match.outcome.winners
    sides = ((BLUE, _LEFT / 2 - 5), (PINK, 1205 - _LEFT / 2))
    seats = (match.blue or 0, 1 - (match.blue or 0))
    shapes = []
    for side, x in sides:
        who, glad = sitter(people, seats[side]), seats[side] in winners
        shapes.append(portrait(x, 270, 240, SKINS[side], who, glad=glad))
        shapes.append(name(who.name, x, 470, _LEFT - 50, 56))
    return shapes


def _middle(square: Square) -> tuple[float, float]:
    """Where a square is on paper; rank 1 is at the bottom."""
    file, rank = place(square)
    return _LEFT + (file + 0.5) * _SIZE, _TOP + (len(RANKS) - 1 - rank + 0.5) * _SIZE
