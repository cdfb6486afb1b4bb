"""Heads of worms: a colour is a side, a look is somebody, a mood is how they feel.

The shapes are in heads.json, which the pages draw their heads from as well (`drawings/worms.ts`).
Each is a path on a sheet of 100 by 100 with the name of its paint, and with its moods if not all.
"""

from collections.abc import Iterator, Sequence
from importlib.resources import files
from typing import Final, Literal, NamedTuple

from msgspec import Struct, json

Mood = Literal["calm", "glad", "grim", "asleep"]


class Sitter(NamedTuple):
    """Whoever sits on a seat, as pictures show them."""

    name: str = ""
    face: str = ""


NOBODY: Final = Sitter()


class Shades(NamedTuple):
    """The colours of a worm: its body, the darker ring around it, and lines upon it."""

    body: str
    deep: str
    ink: str


SHADES: Final = {
    "yellow": Shades("#f4c542", "#a87400", "#3b2a00"),
    "pink": Shades("#f29ab0", "#b23a63", "#4a0d23"),
    "blue": Shades("#86b8ea", "#2a66a8", "#0b2a4d"),
    "brown": Shades("#c79a72", "#7a4a22", "#331a06"),
    "neutral": Shades("#d6ccbb", "#7b6c58", "#2c2118"),
}
SEAT_SKINS: Final = ("pink", "blue", "yellow", "brown", "neutral")
"""The colours of seats where a game knows no sides."""

EYE, PUPIL, MOUTH, LEAF, LEAF_DEEP, MARK, GOLD, GOLD_DEEP = (
    "#ffffff",
    "#20150c",
    "#7c1d2e",
    "#6c9a3f",
    "#3c5c20",
    "#b23a63",
    "#f3c04b",
    "#7a5600",
)

_PAINTS: Final = {  # as the style of the pages has them: fill, edge, width of the edge
    "skin": ("skin", "deep", 4),
    "leaf": (LEAF, LEAF_DEEP, 3),
    "cap": ("deep", "", 0),
    "knob": ("deep", "", 0),
    "hair": ("ink", "", 0),
    "ribbon": (MARK, "ink", 3),
    "gold": (GOLD, GOLD_DEEP, 3),
    "petal": (EYE, "ink", 2),
    "white": (EYE, "ink", 2),
    "tooth": (EYE, "ink", 2),
    "pupil": (PUPIL, "", 0),
    "glint": (EYE, "", 0),
    "cheek": ("deep", "", 0),
    "ring": ("none", "ink", 3.5),
    "line": ("none", "ink", 4),
    "line outer": ("none", "ink", 4),
    "mouth": ("none", "ink", 4),
    "mouth open": (MOUTH, "ink", 4),
    "mark": ("none", "ink", 9),
}
_ROUND: Final = 'stroke-linecap="round" stroke-linejoin="round"'

_Shape = tuple[str, ...]  # paint, path, moods


class _Skin(Struct, frozen=True):
    """What is drawn upon a skin again and again: an area, or a line of some width."""

    size: tuple[float, float]
    d: str
    line: float
    opacity: float


class _Heads(Struct, frozen=True):
    shared: dict[str, tuple[_Shape, ...]]
    looks: dict[str, tuple[_Shape | str, ...]]
    skins: dict[str, _Skin]
    usual: dict[str, str]  # the look of a worm of a colour that is nobody in particular


_HEADS = json.decode((files("wormery.core") / "heads.json").read_bytes(), type=_Heads)
LOOKS: Final = tuple(look for look in _HEADS.looks if look)


def skins() -> str:
    """The patterns of all skins: they tell worms apart without colour. Once a drawing."""
    return f"<defs>{''.join(_pattern(name) for name in SHADES)}</defs>"


def head(  # noqa: PLR0913 - where, how large, and three words on whose it is
    x: float, y: float, size: float, skin: str, face: str = "", *, mood: Mood = "calm"
) -> str:
    """A head in a square of *size* around a point; a face that nobody knows is that of the skin."""
    look = face if face in LOOKS else _HEADS.usual[skin]
    paths = "".join(_path(paint, d, skin) for paint, d in shapes(look, mood))
    place = f"translate({x - size / 2:g} {y - size / 2:g}) scale({size / 100:g})"
    return f'<g data-look="{look}" transform="{place}">{paths}</g>'


def shapes(look: str, mood: Mood) -> Iterator[tuple[str, str]]:
    """All shapes of a head from the back to the front: the name of a paint, and a path."""
    for each in _HEADS.looks[look]:
        for paint, d, *moods in _HEADS.shared[each] if isinstance(each, str) else (each,):
            if not moods or mood in moods[0].split():
                yield paint, d


def _pattern(name: str) -> str:
    skin, deep = _HEADS.skins[name], SHADES[name].deep
    wide, high = skin.size
    line = f'fill="none" stroke="{deep}" stroke-width="{skin.line:g}"'
    paint = line if skin.line else f'fill="{deep}"'
    return (
        f'<pattern id="skin-{name}" width="{wide:g}" height="{high:g}" '
        f'patternUnits="userSpaceOnUse"><path d="{skin.d}" {paint} opacity="{skin.opacity:g}"/>'
        "</pattern>"
    )


def _path(paint: str, d: str, skin: str) -> str:
    """A shape; below a skin lies its plain colour, for seams between its patterns would show."""
    below = f'<path d="{d}" fill="{SHADES[skin].body}"/>' if paint == "skin" else ""
    return f'{below}<path d="{d}" {_paint(paint, skin)}/>'


def _paint(paint: str, skin: str) -> str:
    """A fill, and an edge if there is one."""
    own = SHADES[skin]._asdict() | {"skin": f"url(#skin-{skin})"}
    fill, edge, width = _PAINTS[paint]
    drawn = f'fill="{own.get(fill, fill)}"'
    if paint == "cheek":
        drawn += ' opacity="0.35"'
    if edge:
        drawn += f' stroke="{own.get(edge, edge)}" stroke-width="{width:g}" {_ROUND}'
    return drawn


def sitter(people: Sequence[Sitter], seat: int) -> Sitter:
    """Who sits on a seat; nobody where it is not known."""
    return people[seat] if seat < len(people) else NOBODY
