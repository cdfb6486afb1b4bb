"""Drawings: how a game ended as SVG, from a few shapes; without letters, for no font is everywhere.

A drawing is as wide and as high as chats show pictures of links. Numbers are drawn as strokes.
"""

from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

WIDTH, HEIGHT = 1200, 630

PAPER, SHEET, LINE, INK, MOSS, SUN, EARTH = (
    "#f5eedf",
    "#fffaf0",
    "#cdbfa4",
    "#2c2118",
    "#8fb573",
    "#f3c04b",
    "#8b6a45",
)
BODIES: Final = {
    "yellow": ("#f4c542", "#a87400"),
    "pink": ("#f29ab0", "#b23a63"),
    "blue": ("#86b8ea", "#2a66a8"),
    "brown": ("#c79a72", "#7a4a22"),
    "neutral": ("#d6ccbb", "#7b6c58"),
}
"""The colours of worms: body, and the darker ring around it."""

_STROKES: Final = (  # each digit on a grid of four by six
    ((1, 0), (3, 0), (4, 1), (4, 5), (3, 6), (1, 6), (0, 5), (0, 1), (1, 0)),
    ((1, 1), (2, 0), (2, 6)),
    ((0, 1), (1, 0), (3, 0), (4, 1), (4, 2), (0, 6), (4, 6)),
    ((0, 0), (4, 0), (2, 2.5), (4, 4), (4, 5), (3, 6), (1, 6), (0, 5)),
    ((3, 6), (3, 0), (0, 4), (4, 4)),
    ((4, 0), (0, 0), (0, 3), (3, 2.5), (4, 3.5), (4, 5), (3, 6), (1, 6), (0, 5)),
    ((4, 0.5), (3, 0), (1, 0), (0, 1), (0, 5), (1, 6), (3, 6), (4, 5), (4, 4), (3, 3), (0, 3.5)),
    ((0, 0), (4, 0), (1, 6)),
    (
        (1, 3),
        (0, 2),
        (1, 0),
        (3, 0),
        (4, 2),
        (3, 3),
        (4, 4),
        (3, 6),
        (1, 6),
        (0, 4),
        (1, 3),
        (3, 3),
    ),
    ((4, 3), (1, 3), (0, 2), (0, 1), (1, 0), (3, 0), (4, 1), (4, 4), (2, 6)),
)

Point = tuple[float, float]


def drawing(title: str, shapes: Iterable[str]) -> str:
    """All shapes on a sheet of paper."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        f'width="{WIDTH}" height="{HEIGHT}" role="img"><title>{escape(title)}</title>'
        f"{box(0, 0, WIDTH, HEIGHT, fill=PAPER)}{''.join(shapes)}</svg>"
    )


def box(  # noqa: PLR0913 - a rectangle has four numbers
    x: float,
    y: float,
    width: float,
    height: float,
    *,
    fill: str,
    edge: str = "",
    round_by: float = 0,
) -> str:
    """A rectangle, perhaps with round corners and an edge."""
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" '
        f'rx="{round_by:g}" fill="{fill}"{_edge(edge)}/>'
    )


def disc(x: float, y: float, radius: float, *, fill: str, edge: str = "") -> str:
    """A circle."""
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}"{_edge(edge)}/>'


def stroke(points: Sequence[Point], colour: str, width: float) -> str:
    """A line through points, with round ends."""
    way = " ".join(f"{x:g},{y:g}" for x, y in points)
    return (
        f'<polyline points="{way}" fill="none" stroke="{colour}" stroke-width="{width:g}" '
        'stroke-linecap="round" stroke-linejoin="round"/>'
    )


def area(points: Sequence[Point], *, fill: str, edge: str = "") -> str:
    """A polygon."""
    way = " ".join(f"{x:g},{y:g}" for x, y in points)
    return f'<polygon points="{way}" fill="{fill}" stroke-linejoin="round"{_edge(edge)}/>'


def number(value: int, x: float, y: float, height: float, colour: str = INK) -> str:
    """A number around a point."""
    text = str(abs(value))
    unit, minus = height / 6, 5 if value < 0 else 0
    wide = len(text) * 4 + (len(text) - 1) * 2 + minus
    left, top = x - wide * unit / 2, y - height / 2
    drawn = [stroke([(left, y), (left + 3 * unit, y)], colour, unit)] if minus else []
    for place, digit in enumerate(text):
        start = left + (minus + place * 6) * unit
        points = [(start + px * unit, top + py * unit) for px, py in _STROKES[int(digit)]]
        drawn.append(stroke(points, colour, unit))
    return "".join(drawn)


def worm_head(x: float, y: float, size: float, skin: str, *, glad: bool = False) -> str:
    """A worm that looks at us."""
    body, deep = BODIES[skin]
    eyes = "".join(
        disc(x + way * 0.22 * size, y - 0.1 * size, 0.15 * size, fill="#ffffff", edge=deep)
        + disc(x + way * 0.2 * size, y - 0.08 * size, 0.07 * size, fill=INK)
        for way in (-1, 1)
    )
    deepest, corner = (0.24, 0.18) if glad else (0.06, 0.26)
    ways = [way / 4 for way in range(-4, 5)]
    mouth = [
        (x + 0.25 * size * way, y + (corner + deepest * (1 - way * way)) * size) for way in ways
    ]
    return disc(x, y, 0.6 * size, fill=body, edge=deep) + eyes + stroke(mouth, deep, 0.08 * size)


def _edge(colour: str) -> str:
    return f' stroke="{colour}" stroke-width="4"' if colour else ""
