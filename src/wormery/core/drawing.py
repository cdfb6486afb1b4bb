"""Drawings: how a game ended as SVG, from a few shapes, with those who played it.

A drawing is as wide and as high as chats show pictures of links. Numbers are drawn as strokes, for
no font is everywhere; names are text, for no strokes know all letters.
"""

from collections.abc import Iterable, Sequence
from html import escape
from typing import Final
from unicodedata import east_asian_width

from wormery.core.heads import Sitter, head, skins

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
LATIN, OTHERS = (
    "Fredoka SemiBold, sans-serif",
    "DejaVu Sans, Noto Sans, Fredoka SemiBold, sans-serif",
)
"""What names are written in. Whoever paints a drawing brings Fredoka along, which has Latin letters
only; for all others it takes what the machine has."""

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
_WIDE = 0.62  # of its height: how wide a letter is, with some room
_WIDER = 0.74  # in the letters that machines have of their own


def drawing(title: str, shapes: Iterable[str]) -> str:
    """All shapes on a sheet of paper."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        f'width="{WIDTH}" height="{HEIGHT}" role="img"><title>{escape(title)}</title>'
        f"{skins()}{box(0, 0, WIDTH, HEIGHT, fill=PAPER)}{''.join(shapes)}</svg>"
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


def name(  # noqa: PLR0913 - a place has two numbers, its room two more
    text: str, x: float, y: float, width: float, height: float, *, colour: str = INK
) -> str:
    """What somebody is called, around a point: as large as fits into a width and a height."""
    told = "".join(letter for letter in text if letter.isprintable())
    if not told:
        return ""
    font = _font(told)
    wide = _WIDE if font == LATIN else _WIDER
    size = min(height, width / (wide * sum(map(_units, told))))
    return (
        f'<text x="{x:g}" y="{y + size * 0.35:g}" font-family="{font}" font-weight="600" '
        f'font-size="{size:.1f}" text-anchor="middle" fill="{colour}">{escape(told)}</text>'
    )


def portrait(  # noqa: PLR0913 - where, how large, and whose
    x: float, y: float, size: float, skin: str, who: Sitter, *, glad: bool = False
) -> str:
    """Somebody in the colour of their side; whoever is glad sits in the sun."""
    sun = disc(x, y + size * 0.04, size * 0.56, fill=SUN) if glad else ""
    return sun + head(x, y, size, skin, who.face, mood="glad" if glad else "calm")


def _font(text: str) -> str:
    return LATIN if all(letter < "\u0100" or letter in "Œœı" for letter in text) else OTHERS


def _units(letter: str) -> float:
    """How wide a letter is, roughly, compared with a usual one."""
    return 1.7 if east_asian_width(letter) in "WF" else 1


def _edge(colour: str) -> str:
    return f' stroke="{colour}" stroke-width="4"' if colour else ""
