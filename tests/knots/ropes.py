"""Ropes to judge: templates, braids, coils, all as plain points with layers."""

from collections.abc import Sequence
from random import Random

from wormery.knots import Stroke
from wormery.knots.drawing.figures import PRETZEL, Curve, every, mirrored, smooth
from wormery.knots.topology.crossings import find_crossings
from wormery.knots.topology.position import place
from wormery.knots.weaving.weave import weave

Points = list[tuple[int, int]]


def pretzel(*, mirror: bool = False, gap: float = 90, figure: Curve = PRETZEL) -> Stroke:
    """A woven figure, the pretzel unless told otherwise."""
    curve = smooth(figure)
    return woven(every(mirrored(curve) if mirror else curve, gap))


def woven(points: Sequence[tuple[int, int]]) -> Stroke:
    """The rope that a head makes on this way."""
    return weave((x, y, 16 * i) for i, (x, y) in enumerate(points))


def stroke_of(points: Sequence[tuple[int, int]], under: Sequence[int] | None = None) -> Stroke:
    """Points with given layers; all over if none are given."""
    layers = under or [0] * len(points)
    return Stroke(
        tuple((x, y, i, u) for i, ((x, y), u) in enumerate(zip(points, layers, strict=True)))
    )


def in_layer(stroke: Stroke, u: int) -> Stroke:
    """The same rope, always over or always under itself."""
    return Stroke(tuple((x, y, t, u) for x, y, t, _ in stroke.rows), stroke.when)


def braid(word: Sequence[int], strands: int) -> Stroke:
    """The closure of a braid, cut open at its outermost strand; 1, 2 .. over, -1, -2 .. under."""
    wide, high = min(260, 2200 // max(len(word), 1)), 150
    left, top = 900, 900 + 80 * strands
    right = left + wide * len(word)

    def level(number: int) -> int:
        return top + high * number

    points: Points = [(0, level(strands - 1))]
    downwards: list[int | None] = [None]  # the column of a segment's crossing if it goes down
    at = strands - 1
    for _ in range(strands):
        points.append((left, level(at)))
        downwards.append(None)
        for place_in_word, generator in enumerate(word):
            upper = abs(generator) - 1
            going_down = at == upper
            if at in (upper, upper + 1):
                at = upper + 1 if going_down else upper
            points.append((left + wide * (place_in_word + 1), level(at)))
            downwards.append(place_in_word if going_down else None)
        if at == strands - 1:
            break
        out = 70 * (at + 1)
        for corner in [
            (right + out, level(at)),
            (right + out, top - out - 100),
            (left - out, top - out - 100),
            (left - out, level(at)),
        ]:
            points.append(corner)
            downwards.append(None)
    points.append((4095, level(strands - 1)))
    downwards.append(None)
    under = [0] * len(points)
    for crossing in find_crossings(*place(points, range(len(points)), seed=0)):
        goes_down = downwards[crossing.second + 1]
        column = downwards[crossing.first + 1] if goes_down is None else goes_down
        assert column is not None, "only the braid itself has crossings"
        later_over = (goes_down is not None) == (word[column] > 0)
        under[crossing.second + 1] = 0 if later_over else 1
    return stroke_of(points, under)


def torus(n: int) -> Stroke:
    """The rope wound n times around itself: T(2, n)."""
    return braid([1] * n, strands=2)


def scribble(rng: Random, points: int, size: int = 4096) -> Stroke:
    """A random rope with random layers; small sizes make it touch itself everywhere."""
    step = 4095 // (size - 1)
    return stroke_of(
        [(rng.randrange(size) * step, rng.randrange(size) * step) for _ in range(points)],
        [rng.randrange(2) for _ in range(points)],
    )


def mirror_image(stroke: Stroke) -> Stroke:
    """The rope in a mirror."""
    return Stroke(tuple((4095 - x, y, t, u) for x, y, t, u in stroke.rows), stroke.when)


def turned_round(stroke: Stroke) -> Stroke:
    """The same rope from head to tail; what lies over what stays."""
    when = stroke.when or tuple(range(len(stroke.rows)))
    return Stroke(stroke.rows[::-1], when[::-1])
