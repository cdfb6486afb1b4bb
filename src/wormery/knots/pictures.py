"""Pictures: a stroke as a worm in SVG, with a clear over and under at every crossing."""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from itertools import pairwise
from math import hypot
from typing import NamedTuple, TypeAlias
from xml.sax.saxutils import escape

from wormery.knots.measures import CANVAS
from wormery.knots.stroke import Stroke
from wormery.knots.topology.closure import Diagram
from wormery.knots.topology.crossings import ALONG_SHIFT, TooMuch
from wormery.knots.topology.position import FINE
from wormery.knots.topology.verdict import Kind, Verdict, clean, in_general_position, judge

BODY = 150  # drawn a little thinner than a rope is, to let the soil show through
OUTLINE = 18
GAP = 26  # of soil beside a strand that lies over another
RING = 64  # from ring to ring
MARGIN = 140
GUTTER = 280
CAPTION = 340

Point: TypeAlias = tuple[float, float]


class Coat(NamedTuple):
    """The colours of a worm."""

    skin: str
    dark: str
    light: str


COATS: dict[Kind, Coat] = {
    "overhand": Coat("#ee8f9f", "#8e3b52", "#fbc4cb"),
    "no_knot": Coat("#e5b37a", "#80552a", "#f6dbb5"),
    "unfinished": Coat("#8fc1a9", "#2f6650", "#c9e7d9"),
    "other_knot": Coat("#ab9be0", "#4d3f8c", "#d9d0f6"),
    "too_small": Coat("#eec35e", "#84631a", "#fbe4a8"),
    "tangle": Coat("#b5ada6", "#5b534d", "#dcd6d1"),
}
SOIL, INK = "#f7f0e3", "#4a3b32"


def draw(stroke: Stroke, caption: str = "", *, ways_out: bool = False) -> str:
    """A whole picture of one rope; *ways_out* shows how the judge leads its ends away."""
    height = CANVAS + (CAPTION if caption else 0)
    verdict = judge(stroke)
    return picture(CANVAS, height, verdict.name, [worm(stroke, verdict, caption, ways_out)])


def sheet(strokes: Sequence[tuple[Stroke, str]], columns: int = 4) -> str:
    """Many ropes in one picture, each with its caption."""
    columns = max(1, min(columns, len(strokes)))
    rows = -(-len(strokes) // columns)
    wide, high = CANVAS + GUTTER, CANVAS + GUTTER + CAPTION
    tiles = [
        f'<g transform="translate({i % columns * wide} {i // columns * high})">'
        f"{worm(stroke, judge(stroke), caption, ways_out=False)}</g>"
        for i, (stroke, caption) in enumerate(strokes)
    ]
    size = columns * wide - GUTTER, rows * high - GUTTER
    return picture(*size, f"{len(strokes)} ropes", tiles)


def picture(width: int, height: int, title: str, parts: Sequence[str]) -> str:
    """The frame of an SVG, with a title for those who hear it read."""
    box = f"{-MARGIN} {-MARGIN} {width + 2 * MARGIN} {height + 2 * MARGIN}"
    shown = 420 * width // CANVAS
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" width="{shown}" role="img">\n'
        f"<title>{escape(title)}</title>\n" + "\n".join(parts) + "\n</svg>\n"
    )


def worm(stroke: Stroke, verdict: Verdict, caption: str, ways_out: bool) -> str:
    """One rope on its patch of soil."""
    coat = COATS[verdict.kind]
    rope = clean(stroke)
    path = Path([(float(row[0]), float(row[1])) for row in rope.rows])
    parts = [
        f'<rect x="-100" y="-100" width="{CANVAS + 200}" height="{CANVAS + 200}" rx="260" '
        f'fill="{SOIL}" stroke="#e3d5bd" stroke-width="24"/>'
    ]
    if len(rope.rows) > 1:
        try:
            diagram = in_general_position(rope)
        except TooMuch:
            bridges = []
        else:
            bridges = [path.piece(*span) for span in bridge_spans(diagram, path)]
            if ways_out:
                parts += [way_out_line(diagram, 0, 1), way_out_line(diagram, -1, -2)]
        parts.append(skin(path.piece(0, path.whole), coat))
        parts.append(saddle(path, coat))
        for bridge in bridges:
            parts.append(line(bridge.points, SOIL, BODY + 2 * OUTLINE + 2 * GAP))
            parts.append(skin(bridge, coat))
            parts.append(saddle(path, coat, bridge))
    parts.append(face(path, coat))
    if caption:
        parts.append(
            f'<text x="{CANVAS // 2}" y="{CANVAS + 320}" text-anchor="middle" fill="{INK}" '
            f'font-family="Georgia, serif" font-size="190">{escape(caption)}</text>'
        )
    return "\n".join(parts)


class Piece(NamedTuple):
    """Part of a rope: its points, and how far along the rope it begins and ends."""

    points: list[Point]
    start: float
    stop: float


class Path:
    """A rope measured out, so that any part of it can be drawn again."""

    def __init__(self, points: list[Point]) -> None:
        self.points = points
        self.along = [0.0]
        for (ax, ay), (bx, by) in pairwise(points):
            self.along.append(self.along[-1] + hypot(bx - ax, by - ay))
        self.whole = self.along[-1]

    def at(self, place: float) -> Point:
        """The point so far along."""
        i = min(max(bisect_right(self.along, place) - 1, 0), len(self.points) - 2)
        (ax, ay), (bx, by) = self.points[i], self.points[i + 1]
        part = (place - self.along[i]) / (self.along[i + 1] - self.along[i])
        return ax + part * (bx - ax), ay + part * (by - ay)

    def piece(self, start: float, stop: float) -> Piece:
        """All that lies between two places."""
        start, stop = max(start, 0.0), min(stop, self.whole)
        inner = self.points[bisect_right(self.along, start) : bisect_left(self.along, stop)]
        return Piece([self.at(start), *inner, self.at(stop)], start, stop)


def bridge_spans(diagram: Diagram, path: Path) -> list[tuple[float, float]]:
    """The parts of the rope that lie over another, from and to."""
    visits = []
    for number, crossing in enumerate(diagram.crossings):
        if not diagram.is_drawn(crossing):
            continue
        sine = abs(sine_between(diagram, crossing.first, crossing.second))
        reach = min((BODY / 2 + OUTLINE + GAP) / max(sine, 0.2) + BODY / 2, 4 * BODY)
        for segment, along, over in (
            (crossing.first, crossing.along_first, diagram.first_on_top[number]),
            (crossing.second, crossing.along_second, not diagram.first_on_top[number]),
        ):
            start, stop = path.along[segment - 1], path.along[segment]
            visits.append((start + (stop - start) * along / (1 << ALONG_SHIFT), over, reach))
    visits.sort()
    spans = []
    for i, (place, over, reach) in enumerate(visits):
        if over:
            # Not so far that the next crossing, where this strand may lie under, is covered too.
            before = (place - visits[i - 1][0]) / 2 if i else reach
            after = (visits[i + 1][0] - place) / 2 if i + 1 < len(visits) else reach
            spans.append((place - min(reach, before), place + min(reach, after)))
    return spans


def sine_between(diagram: Diagram, one: int, other: int) -> float:
    """The sine of the angle at which two segments cross."""
    (ax, ay), (bx, by) = (
        (diagram.xs[i + 1] - diagram.xs[i], diagram.ys[i + 1] - diagram.ys[i]) for i in (one, other)
    )
    return (ax * by - ay * bx) / (hypot(ax, ay) * hypot(bx, by))


def skin(piece: Piece, coat: Coat) -> str:
    """The body of a worm: outline, skin, rings and a shine along its back."""
    rings = (
        f'stroke-dasharray="{RING // 6} {RING - RING // 6}" stroke-dashoffset="{piece.start:.0f}"'
    )
    cap = "round" if piece.start == 0 else "butt"
    return "\n".join(
        [
            line(piece.points, coat.dark, BODY + 2 * OUTLINE, cap=cap),
            line(piece.points, coat.skin, BODY, cap=cap),
            line(piece.points, coat.dark, BODY, f'{rings} stroke-opacity=".28"'),
            line(piece.points, coat.light, BODY // 4, 'stroke-opacity=".55"'),
        ]
    )


def saddle(path: Path, coat: Coat, within: Piece | None = None) -> str:
    """The light band that grown-up worms wear, or the part of it that lies in a piece."""
    start, stop = path.whole - 1500, path.whole - 900
    if within is not None:
        start, stop = max(start, within.start), min(stop, within.stop)
    if stop - start < 1 or path.whole < 2500:
        return ""
    return line(path.piece(start, stop).points, coat.light, BODY, 'stroke-opacity=".8"')


def face(path: Path, coat: Coat) -> str:
    """A round head that looks where it goes."""
    x, y = path.points[-1]
    nx, ny = 1.0, 0.0
    if len(path.points) > 1:
        bx, by = path.at(path.whole - min(120.0, path.whole / 2))
        nx, ny = x - bx, y - by
    length = hypot(nx, ny) or 1
    ux, uy = nx / length, ny / length

    def spot(ahead: float, aside: float) -> str:
        return f'cx="{x + ahead * ux - aside * uy:.0f}" cy="{y + ahead * uy + aside * ux:.0f}"'

    parts = [
        f'<circle {spot(0, 0)} r="{BODY * 0.72:.0f}" fill="{coat.skin}" stroke="{coat.dark}" '
        f'stroke-width="{OUTLINE}"/>'
    ]
    for side in (-1, 1):
        parts.append(
            f'<circle {spot(22, side * 46)} r="40" fill="#fff" stroke="{coat.dark}" '
            'stroke-width="8"/>'
        )
        parts.append(f'<circle {spot(38, side * 46)} r="20" fill="#2b211c"/>')
    return "".join(parts)


def way_out_line(diagram: Diagram, end: int, neighbour: int) -> str:
    """The dotted way on which the judge leads an end off the canvas."""
    points = [(diagram.xs[i] / FINE, diagram.ys[i] / FINE) for i in (neighbour, end)]
    return line(points, INK, 22, 'stroke-dasharray="1 62" stroke-opacity=".6"', cap="round")


def line(
    points: Sequence[Point], colour: str, width: int, more: str = "", cap: str = "butt"
) -> str:
    """A path of straight steps, rounded at its corners."""
    steps = " ".join(f"{x:.0f},{y:.0f}" for x, y in points)
    return (
        f'<polyline points="{steps}" fill="none" stroke="{colour}" stroke-width="{width}" '
        f'stroke-linejoin="round" stroke-linecap="{cap}" {more}/>'
    )
