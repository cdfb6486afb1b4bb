"""A round of Wormlord as a drawing: the garden, whose knots lie where, and who has won."""

from collections.abc import Sequence

from wormery.core import Setup, Side
from wormery.core.drawing import (
    EARTH,
    INK,
    LINE,
    MOSS,
    SUN,
    WIDTH,
    area,
    box,
    disc,
    drawing,
    name,
    portrait,
    stroke,
)
from wormery.core.heads import SHADES, Sitter, head, sitter
from wormery.games.wormlord.maps.ground import Cell, Ground, kind, survey, width
from wormery.games.wormlord.notation import COLOURS
from wormery.games.wormlord.options import Options, people_of
from wormery.games.wormlord.state import Finished, Garden, Match, seats_of, sides

_ROOM = 590.0
_COINS = 80  # how wide their column is
_GROUND = {Ground.GRASS: MOSS, Ground.OBJECTIVE: MOSS, Ground.EARTH: EARTH, Ground.BASE: LINE}


def skins(setup: Setup[Options]) -> Sequence[str]:
    """The colours of the seats: partners have that of their side."""
    people = people_of(setup)
    return [COLOURS[side] for side, count in enumerate(people) for _ in range(count)]


def drawn(match: Match, people: Sequence[Sitter] = ()) -> str:
    """How it ended."""
    garden = match.garden
    size = _ROOM / max(len(garden.plan.rows), width(garden.plan))
    cells = (shape for cell in survey(garden.plan).cells for shape in _cell(garden, cell, size))
    homes = (_home(match, people, side, size) for side in sides(match.terms))
    beside = _sides(match, people, 20 + size * width(garden.plan))
    return drawing("Wormlord", [*cells, *homes, *beside])


def _middle(cell: Cell, size: float) -> tuple[float, float]:
    return 20 + size * (cell.col + 0.5), 20 + size * (cell.row + 0.5)


def _cell(garden: Garden, cell: Cell, size: float) -> list[str]:
    x, y = _middle(cell, size)
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
    return shapes


def _home(match: Match, people: Sequence[Sitter], side: Side, size: float) -> str:
    """Whoever plays a side, in its base: one, or two close together."""
    x, y = _middle(survey(match.garden.plan).bases[side], size)
    seats = seats_of(match.terms, side)
    wide = size * (0.86 if len(seats) == 1 else 0.5)
    return "".join(
        head(x + (place - (len(seats) - 1) / 2) * wide * 0.92, y, wide, COLOURS[side], who.face)
        for place, who in enumerate(sitter(people, seat) for seat in seats)
    )


def _tower(x: float, y: float, size: float) -> str:
    """A tower with three battlements."""
    steps = ((-3, 4), (-3, -2), (-4, -2), (-4, -4), (-2, -4), (-2, -3), (-1, -3), (-1, -4))
    left = [(x + col * size * 0.1, y + row * size * 0.1) for col, row in steps]
    right = [(2 * x - px, py) for px, py in reversed(left)]
    return area([*left, *right], fill=SUN, edge="#7a5600")


def _knot(x: float, y: float, size: float, side: Side, *, is_home: bool) -> list[str]:
    """A rope in a loop around the cell; with a flag where it is the headquarters."""
    body, deep, _ = SHADES[COLOURS[side]]
    loop = [(-3, 3), (0, 1), (3, -2), (1, -3.4), (-1, -3.4), (-3, -2), (0, 1), (3, 3)]
    rope = [(x + px * size * 0.1, y + py * size * 0.1) for px, py in loop]
    flag = [(x, y - size * 0.1), (x, y - size * 0.42), (x + size * 0.26, y - size * 0.32)]
    home = [area(flag, fill=SUN, edge=INK)] if is_home else []
    return [stroke(rope, deep, size * 0.2), stroke(rope, body, size * 0.13), *home]


def _sides(match: Match, people: Sequence[Sitter], left: float) -> list[str]:
    """Everybody beside the garden, with a coin for every round; the winners sit in the sun."""
    won = match.phase.winner if isinstance(match.phase, Finished) else None
    high = _ROOM / len(match.wins)
    return [
        shape
        for side in sides(match.terms)
        for shape in _side(match, side, people, glad=side == won, at=(left, 20 + high * side))
    ]


def _side(
    match: Match, side: Side, people: Sequence[Sitter], *, glad: bool, at: tuple[float, float]
) -> list[str]:
    """Those who play a side, each with the name below, and their coins beside them."""
    left, top = at
    high, seats = _ROOM / len(match.wins), seats_of(match.terms, side)
    wide = (WIDTH - 20 - left - _COINS) / len(seats)
    size = min(high * 0.6, wide * 0.8, 180)
    shapes = []
    for place, who in enumerate(sitter(people, seat) for seat in seats):
        x = left + wide * (place + 0.5)
        shapes.append(portrait(x, top + high * 0.4, size, COLOURS[side], who, glad=glad))
        shapes.append(name(who.name, x, top + high * 0.85, wide - 20, min(38, high * 0.2)))
    x = left + wide * len(seats) + _COINS / 2
    rounds = match.terms.rounds
    step = min(50, high * 0.9 / rounds)
    for place in range(rounds):
        y = top + high / 2 + (place - (rounds - 1) / 2) * step
        coin = SUN if place < match.wins[side] else "none"
        shapes.append(disc(x, y, step * 0.38, fill=coin, edge=INK))
    return shapes
