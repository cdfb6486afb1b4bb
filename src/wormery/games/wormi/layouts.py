"""Where the pieces start: layouts as pictures, rank 10 on top (WI-04)."""

from collections.abc import Collection
from typing import Literal, get_args

from wormery.core import Refusal
from wormery.games.wormi.board import BLUE, RANKS, SQUARES, Square, half_turn, owner, square_at

LayoutName = Literal["diamond", "bands", "outer_bands", "ring", "block", "ends", "homes"]

_PICTURES: dict[LayoutName, str] = {
    "diamond": """
        . . . . . . .
        . . . x . . .
        . . x x x . .
        . x x x x x .
        x x x x x x x
        x x x x x x x
        . x x x x x .
        . . x x x . .
        . . . x . . .
        . . . . . . .
    """,
    "bands": """
        . . . . . . .
        . x x . x x .
        . x x . x x .
        . x x . x x .
        . x x . x x .
        . x x . x x .
        . x x . x x .
        . x x . x x .
        . x x . x x .
        . . . . . . .
    """,
    "outer_bands": """
        . . . . . . .
        x x . . . x x
        x x . . . x x
        x x . . . x x
        x x . . . x x
        x x . . . x x
        x x . . . x x
        x x . . . x x
        x x . . . x x
        . . . . . . .
    """,
    "ring": """
        . . . . . . .
        . . x x x . .
        . x x x x x .
        . x x . x x .
        . x x . x x .
        . x x . x x .
        . x x . x x .
        . x x x x x .
        . . x x x . .
        . . . . . . .
    """,
    "block": """
        . . . . . . .
        . . . x . . .
        . x x x x x .
        . x x x x x .
        . x x x x x .
        . x x x x x .
        . x x x x x .
        . x x x x x .
        . . . x . . .
        . . . . . . .
    """,
    "ends": """
        x x x x x x x
        x x x x x x x
        . . x . x . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . x . x . .
        x x x x x x x
        x x x x x x x
    """,
    "homes": """
        x . x . x . x
        . x . x . x .
        x . x . x . x
        . x . x . x .
        . . x . x . .
        . . x . x . .
        . x . x . x .
        x . x . x . x
        . x . x . x .
        x . x . x . x
    """,
}


def _squares(picture: str) -> tuple[Square, ...]:
    rows = picture.split("\n")[1:-1]
    marked = {
        square_at(file, rank - 1)
        for rank, row in zip(reversed(RANKS), rows, strict=True)
        for file, mark in enumerate(row.split())
        if mark == "x"
    }
    return tuple(square for square in SQUARES if square in marked)


LAYOUTS: dict[LayoutName, tuple[Square, ...]] = {
    name: _squares(_PICTURES[name]) for name in get_args(LayoutName)
}


def check_layout(squares: Collection[Square]) -> None:
    """Refuse what is no layout: 32 squares, 16 light, 16 dark, alike from both ends (WI-04)."""
    chosen = frozenset(squares)
    if not chosen <= frozenset(SQUARES):
        raise Refusal("WI-01", "no such square")
    if len(squares) != 32 or len(chosen) != 32:
        raise Refusal("WI-04", "not 32 different squares")
    if sum(owner(square) == BLUE for square in chosen) != 16:
        raise Refusal("WI-04", "not 16 light and 16 dark squares")
    if chosen != {half_turn(square) for square in chosen}:
        raise Refusal("WI-04", "not symmetric under a half turn")
