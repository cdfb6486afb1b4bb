"""A match of Wormi as a drawing: the board, the pieces, and the longest run of each side."""

from wormery.core import Side
from wormery.core.drawing import BODIES, EARTH, box, disc, drawing, number, stroke, worm_head
from wormery.games.wormi.board import BLUE, PINK, RANKS, SQUARES, Square, owner, place
from wormery.games.wormi.moving import longest_run
from wormery.games.wormi.state import Match

_SIZE = 58
_LEFT, _TOP = (1200 - 7 * _SIZE) / 2, (630 - 10 * _SIZE) / 2
_SKINS = ("blue", "pink")


def drawn(match: Match) -> str:
    """How it ended."""
    squares = (_square(square) for square in SQUARES)
    pieces = (shape for side in (BLUE, PINK) for shape in _side(match, side))
    frame = box(_LEFT - 10, _TOP - 10, 7 * _SIZE + 20, 10 * _SIZE + 20, fill=EARTH, round_by=14)
    return drawing("Wormi", [frame, *squares, *pieces, *_heads(match)])


def _square(square: Square) -> str:
    x, y = _middle(square)
    colour = "#f3e6c9" if owner(square) == BLUE else "#dcc7a0"
    return box(x - _SIZE / 2, y - _SIZE / 2, _SIZE, _SIZE, fill=colour)


def _side(match: Match, side: Side) -> list[str]:
    pieces = match.game.position.pieces[side]
    run = longest_run(pieces)
    body, deep = BODIES[_SKINS[side]]
    worm = [_middle(pieces[piece - 1]) for piece in run]
    lines = [stroke(worm, deep, 30), stroke(worm, body, 22)] if len(worm) > 1 else []
    for piece, square in enumerate(pieces, 1):
        x, y = _middle(square)
        lines += [disc(x, y, 23, fill=body, edge=deep), number(piece, x, y, 19)]
    return lines


def _heads(match: Match) -> list[str]:
    winners = () if match.outcome is None else match.outcome.winners
    sides = ((BLUE, _LEFT / 2), (PINK, 1200 - _LEFT / 2))
    seats = (match.blue or 0, 1 - (match.blue or 0))
    return [worm_head(x, 315, 190, _SKINS[side], glad=seats[side] in winners) for side, x in sides]


def _middle(square: Square) -> tuple[float, float]:
    """Where a square is on paper; rank 1 is at the bottom."""
    file, rank = place(square)
    return _LEFT + (file + 0.5) * _SIZE, _TOP + (len(RANKS) - 1 - rank + 0.5) * _SIZE
