"""The figures that hands draw: smooth curves through a few points of the canvas."""

from functools import lru_cache
from itertools import pairwise
from math import cos, hypot, pi, sin
from random import Random
from typing import TypeAlias

from wormery.knots.measures import CANVAS

Curve: TypeAlias = list[tuple[float, float]]

# "Loop, dive, pull out to the edge": start top left, right lobe, over the arch, left lobe, out.
PRETZEL: Curve = [
    (450, 120), (1230, 1400), (2048, 2500), (2720, 2950), (3180, 2650), (2960, 1900),
    (2048, 1380), (1136, 1900), (916, 2650), (1376, 2950), (2048, 2500), (2866, 1400), (3646, 120),
]  # fmt: skip

# The pretzel as whoever unties sees it: from each end as far to the second crossing.
LOOSE: Curve = [
    (385, 150), (1200, 1555), (2048, 2825), (2720, 3255), (3220, 2905), (2980, 2085),
    (2048, 1505), (1116, 2085), (876, 2905), (1376, 3255), (2048, 2825), (2896, 1555), (3711, 150),
]  # fmt: skip

# Other knots as whoever unties sees them: from both ends it is equally far until nothing holds.
LOOSE_EIGHT: Curve = [
    (130, 1310), (1557, 3154), (2634, 2515), (2803, 440), (1644, 682), (2850, 3200), (1520, 3356),
    (2622, 430), (3666, 505), (3966, 1617),
]  # fmt: skip
LOOSE_TWIST: Curve = [
    (3952, 1483), (3666, 2176), (2766, 3638), (1969, 3598), (1477, 2497), (674, 2547), (825, 3666),
    (3666, 3090), (3197, 1785), (835, 3212), (430, 1804), (718, 917), (806, 549), (929, 147),
]  # fmt: skip
LOOSE_STEVEDORE: Curve = [
    (3930, 2851), (2499, 470), (1703, 680), (2685, 2981), (3351, 2482), (1706, 1273), (2340, 481),
    (2927, 911), (2762, 2097), (3227, 3666), (282, 3966),
]  # fmt: skip
LOOSE_SIX_TWO: Curve = [
    (130, 3146), (430, 2402), (1823, 1328), (3664, 2408), (3368, 3325), (2226, 2885), (1896, 1566),
    (955, 1179), (477, 1969), (1195, 2783), (2194, 2332), (2475, 1707), (3084, 1283), (3652, 1769),
    (3594, 3512), (3966, 3965),
]  # fmt: skip
LOOSE_SIX_THREE: Curve = [
    (3903, 145), (1056, 500), (2302, 2696), (2984, 2554), (2652, 1967), (535, 2597), (1156, 3599),
    (2555, 3199), (2826, 1511), (1656, 1404), (1080, 2418), (130, 2826),
]  # fmt: skip
LOOSE_PAIR: Curve = [
    (848, 1386), (1282, 1970), (1527, 2300), (1729, 2435), (1867, 2345), (1801, 2120), (1527, 1964),
    (1254, 2120), (1188, 2345), (1326, 2435), (1527, 2300), (1773, 1970), (2007, 1586),
    (2088, 1586), (2322, 1970), (2567, 2300), (2769, 2435), (2907, 2345), (2841, 2120),
    (2567, 1964), (2294, 2120), (2228, 2345), (2366, 2435), (2567, 2300), (2813, 1970),
    (3247, 1386),
]  # fmt: skip

# A loop first, and then the head is threaded through it.
THREAD: Curve = [
    (150, 2350), (1300, 2500), (2500, 2420), (3150, 1750), (2600, 1050), (1750, 1250),
    (1400, 2100), (1450, 3050), (2050, 3350), (2420, 2800), (2400, 2000), (2250, 1200), (2450, 100),
]  # fmt: skip

# A loop, once around the standing part, and back through the loop.
FIGURE_OF_EIGHT: Curve = [
    (500, 3950), (1250, 3050), (2100, 2350), (2750, 1650), (2100, 900), (1400, 1500),
    (2000, 2350), (2700, 3000), (2000, 3550), (1050, 3250), (700, 2200), (1300, 1300),
    (2100, 1450), (3000, 1250), (3700, 120),
]  # fmt: skip

# Loops after loops, as a blunderer lays them: they slip apart.
LOOPS: Curve = [
    (150, 2700), (1050, 2550), (1540, 1700), (1050, 1150), (560, 1700), (1100, 2550),
    (2400, 2600), (2900, 1700), (2400, 1150), (1920, 1700), (2450, 2550), (3300, 2650),
    (3950, 2500),
]  # fmt: skip

# One turn of the rope over itself.
LOOP: Curve = [
    (150, 2800), (1500, 2800), (2700, 2300), (2600, 1300), (1800, 1050), (1150, 1600),
    (1500, 2500), (2500, 3000), (3950, 3050),
]  # fmt: skip


def twisted(crossings: int) -> Curve:
    """Down a winding way, around, and down across it so often: overhand, double overhand, ..."""
    pitch, swing = 2600 / crossings, 1500 / crossings + 80
    halves = range(2 * crossings + 1)
    swings = [swing * (1, 0, -1, 0)[half % 4] for half in halves]
    downs = [750 + pitch * half / 2 for half in halves]
    there = [(1350 - aside, y) for aside, y in zip(swings, downs, strict=True)]
    back = [(1350 + aside, y) for aside, y in zip(swings, downs, strict=True)]
    around: Curve = [(2300, 3750), (3350, 3450), (3750, 2048), (3350, 700), (2300, 350)]
    return [(250, 150), *there, *around, *back, (250, 3950)]


def in_a_row(*figures: Curve) -> Curve:
    """Several figures, smaller, one after another in the same rope."""
    share = CANVAS / len(figures)
    return [
        (i * share + 0.96 * x / len(figures), 1100 + 0.96 * y / len(figures))
        for i, figure in enumerate(figures)
        for x, y in figure
    ]


STEPS = 24  # points of a smooth curve between two of the given ones


def smooth(corners: Curve, steps: int = STEPS) -> Curve:
    """A curve through all the corners without a kink (Catmull and Rom)."""
    return list(_smoothed(tuple(corners), steps))


@lru_cache(256)
def _smoothed(corners: tuple[tuple[float, float], ...], steps: int) -> Curve:
    padded = [corners[0], *corners, corners[-1]]
    curve = [
        (blend(px, ax, bx, qx, i / steps), blend(py, ay, by, qy, i / steps))
        for (px, py), (ax, ay), (bx, by), (qx, qy) in zip(
            padded, padded[1:], padded[2:], padded[3:], strict=False
        )
        for i in range(steps)
    ]
    return [*curve, corners[-1]]


def blend(p: float, a: float, b: float, q: float, t: float) -> float:
    """One coordinate between a and b, p and q being the corners before and after."""
    slope_a, slope_b = (b - p) / 2, (q - a) / 2
    c2, c3 = 3 * (b - a) - 2 * slope_a - slope_b, 2 * (a - b) + slope_a + slope_b
    return a + t * (slope_a + t * (c2 + t * c3))


def lengths(curve: Curve) -> list[float]:
    """How far along the curve each of its points lies."""
    along = [0.0]
    for (ax, ay), (bx, by) in pairwise(curve):
        along.append(along[-1] + hypot(bx - ax, by - ay))
    return along


def mirrored(curve: Curve) -> Curve:
    """The curve as a mirror on the right-hand side shows it."""
    return [(CANVAS - 1 - x, y) for x, y in curve]


def distorted(curve: Curve, noise: float, rng: Random) -> Curve:
    """The curve turned, scaled and sheared a little, and bent by four slow waves."""
    angle, shear = rng.normalvariate(0, 3 * noise), rng.normalvariate(0, 2 * noise)
    wide, high = (1 + rng.normalvariate(-noise, 1.5 * noise) for _ in range(2))
    waves = [
        (rng.uniform(0.5, 3), rng.uniform(0, 2 * pi), *(rng.normalvariate(0, noise) for _ in "xy"))
        for _ in range(4)
    ]
    (o1, p1, a1, b1), (o2, p2, a2, b2), (o3, p3, a3, b3), (o4, p4, a4, b4) = waves
    middle, half = (CANVAS - 1) / 2, CANVAS / 2
    turned, straight = sin(angle), cos(angle)
    bent = []
    for i, (x, y) in enumerate(curve):  # written out: every knot that is untied is one of these
        across, down = (x - middle) * wide + (y - middle) * shear, (y - middle) * high
        along = 2 * pi * i / len(curve)
        s1, s2 = sin(o1 * along + p1), sin(o2 * along + p2)
        s3, s4 = sin(o3 * along + p3), sin(o4 * along + p4)
        bent.append(
            (
                middle + across * straight - down * turned
                + half * (s1 * a1 + s2 * a2 + s3 * a3 + s4 * a4),
                middle + across * turned + down * straight
                + half * (s1 * b1 + s2 * b2 + s3 * b3 + s4 * b4),
            )
        )  # fmt: skip
    return bent


def every(curve: Curve, gap: float) -> list[tuple[int, int]]:
    """Grid points along a curve, about *gap* units apart."""
    along = lengths(curve)
    points, goal = [], 0.0
    for (x, y), at in zip(curve, along, strict=True):
        if at >= goal:
            points.append(on_canvas(x, y))
            goal = at + gap
    last = on_canvas(*curve[-1])
    return points if points[-1] == last else [*points, last]


def on_canvas(x: float, y: float) -> tuple[int, int]:
    """The nearest grid point that a screen can report."""
    return min(max(round(x), 0), CANVAS - 1), min(max(round(y), 0), CANVAS - 1)
