"""A round of Wormlord as a drawing: the garden, whose knots lie where, and who has won."""

from wormery.core import Side
from wormery.core.drawing import (
    BODIES,
    EARTH,
    INK,
    LINE,
    MOSS,
    SUN,
    area,
    box,
    disc,
    drawing,
    stroke,
    worm_head,
)
from wormery.games.wormlord.maps.ground import Cell, Ground, kind, survey, width
from wormery.games.wormlord.notation import COLOURS
from wormery.games.wormlord.state import Finished, Garden, Match, sides

_ROOM = 590.0
_GROUND = {Ground.GRASS: MOSS, Ground.OBJECTIVE: MOSS, Ground.EARTH: EARTH, Ground.BASE: LINE}


def drawn(match: Match) -> str:
    """How it ended."""
    garden = match.garden
    size = _ROOM / max(len(garden.plan.rows), width(garden.plan))
    cells = (shape for cell in survey(garden.plan).cells for shape in _cell(garden, cell, size))
    return drawing("Wormlord", [*cells, *_sides(match, 20 + size * width(garden.plan))])


def _cell(garden: Garden, cell: Cell, size: float) -> list[str]:
    x, y = 20 + size * (cell.col + 0.5), 20 + size * (cell.row + 0.5)
    ground = kind(garden.plan, cell)
    inset = size * 0.46
    shapes = [
        box(x - inset, y - inset, 2 * inset, 2 * inset, fill=_GROUND[ground], round_by=size * 0.12)
    ]
    if ground is Ground.OBJECTIVE:
        shapes.append(_tower(x, y, size))
    owner = garden.owner(cell)
    if owner is not None:
        shapes += _knot(x, y, size, owner, is_home=cell in garden.headquarters)
    if ground is Ground.BASE:
        side = next(s for s, base in survey(garden.plan).bases.items() if base == cell)
        shapes.append(worm_head(x, y, size * 0.66, COLOURS[side]))
    return shapes


def _tower(x: float, y: float, size: float) -> str:
    """A tower with three battlements."""
    steps = ((-3, 4), (-3, -2), (-4, -2), (-4, -4), (-2, -4), (-2, -3), (-1, -3), (-1, -4))
    left = [(x + col * size * 0.1, y + row * size * 0.1) for col, row in steps]
    right = [(2 * x - px, py) for px, py in reversed(left)]
    return area([*left, *right], fill=SUN, edge="#7a5600")


def _knot(x: float, y: float, size: float, side: Side, *, is_home: bool) -> list[str]:
    """A rope in a loop around the cell; with a flag where it is the headquarters."""
    body, deep = BODIES[COLOURS[side]]
    loop = [(-3, 3), (0, 1), (3, -2), (1, -3.4), (-1, -3.4), (-3, -2), (0, 1), (3, 3)]
    rope = [(x + px * size * 0.1, y + py * size * 0.1) for px, py in loop]
    flag = [(x, y - size * 0.1), (x, y - size * 0.42), (x + size * 0.26, y - size * 0.32)]
    home = [area(flag, fill=SUN, edge=INK)] if is_home else []
    return [stroke(rope, deep, size * 0.2), stroke(rope, body, size * 0.13), *home]


def _sides(match: Match, left: float) -> list[str]:
    """Everybody beside the garden, with a coin for every round; the winner is glad."""
    won = match.phase.winner if isinstance(match.phase, Finished) else None
    high = _ROOM / len(match.wins)
    size = min(high * 0.62, 170)
    shapes = []
    for side in sides(match.terms):
        y = 20 + high * (side + 0.5)
        shapes.append(worm_head(left + 130, y, size, COLOURS[side], glad=side == won))
        for place in range(match.terms.rounds):
            coin = SUN if place < match.wins[side] else "none"
            shapes.append(disc(left + 270 + place * 62, y, 24, fill=coin, edge=INK))
    return shapes
