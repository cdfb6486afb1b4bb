"""What a server can know about the hand behind a stroke, and what it cannot."""

from collections.abc import Sequence
from itertools import pairwise
from math import hypot, log, sqrt
from statistics import fmean, pstdev
from typing import Literal, TypeAlias

from msgspec import Struct

from wormery.knots.attempt import LEAST_MILLIS
from wormery.knots.stroke import Row, Stroke

LEAST_TIMES = 16  # of a stroke that is quick; keys and slow screens have fewer in a longer time
FASTEST = 45  # units a ms, over 16 ms
OVER = 16
LONGEST_JUMP = 700  # units in a step of at most 20 ms
JUMP_TIME = 20
ROWS_A_SECOND = 1100

RESAMPLED = 32
COPY = 0.012  # closer than this to an earlier stroke is a copy of it
REMEMBERED = 200  # strokes of a player

Shape: TypeAlias = tuple[complex, ...]
"""A stroke without its position and size: points evenly along it."""


class Habits(Struct, frozen=True):
    """Recorded beside a stroke, for people who look into a report; nothing is refused for it."""

    slope: float  # of log speed over log bend: hands about -0.15 to -0.33, scripts about 0
    speed_unevenness: float
    sampling_unevenness: float


Implausible = Literal["too_few_times", "too_many_rows_a_second", "jump", "too_fast"]
"""Why no hand can have drawn a rope."""


def why_implausible(stroke: Stroke) -> Implausible | None:
    """Why no hand and no screen can have made this stroke, or None.

    That it took no longer than was to be seen, `Attempt` looks at while it is drawn.
    """
    rows = stroke.rows
    times = {row[2] for row in rows}
    if len(times) < LEAST_TIMES and rows[-1][2] < LEAST_MILLIS:
        return "too_few_times"
    if 1000 * len(rows) > ROWS_A_SECOND * (rows[-1][2] - rows[0][2] + OVER):
        return "too_many_rows_a_second"
    if any(
        b[2] - a[2] <= JUMP_TIME and hypot(b[0] - a[0], b[1] - a[1]) > LONGEST_JUMP
        for a, b in pairwise(rows)
    ):
        return "jump"
    if is_too_fast(rows):
        return "too_fast"
    return None


def is_too_fast(rows: Sequence[Row]) -> bool:
    """Whether any stretch of 16 ms or a little more holds too much rope."""
    along = [0.0]
    for a, b in pairwise(rows):
        along.append(along[-1] + hypot(b[0] - a[0], b[1] - a[1]))
    start = 0
    for i, row in enumerate(rows):
        while start + 1 < i and row[2] - rows[start + 1][2] >= OVER:
            start += 1
        if along[i] - along[start] > FASTEST * max(row[2] - rows[start][2], OVER):
            return True
    return False


def habits(stroke: Stroke) -> Habits:
    """How a hand moved: recorded, never judged."""
    steps = [(hypot(b[0] - a[0], b[1] - a[1]), b[2] - a[2]) for a, b in pairwise(stroke.rows)]
    speeds = [length / time for length, time in steps if time and length]
    gaps = [float(time) for _, time in steps if time]
    return Habits(slope(stroke.rows), unevenness(speeds), unevenness(gaps))


def slope(rows: Sequence[Row]) -> float:
    """How speed goes with bend, both as logarithms: the two-thirds power law of hands."""
    points = []
    wide = 3  # rows to either side, so that grid and tremor do not pass for bends
    for a, b, c in zip(rows, rows[wide:], rows[2 * wide :], strict=False):
        before, after = complex(b[0] - a[0], b[1] - a[1]), complex(c[0] - b[0], c[1] - b[1])
        if not before or not after or c[2] == a[2]:
            continue
        length = abs(before) + abs(after)
        turn = abs((before.conjugate() * after).imag) / (abs(before) * abs(after))
        if turn > 0.02:
            points.append((log(turn / length), log(length / (c[2] - a[2]))))
    if len(points) < 2:
        return 0.0
    mean_x, mean_y = fmean(x for x, _ in points), fmean(y for _, y in points)
    spread = sum((x - mean_x) ** 2 for x, _ in points)
    return sum((x - mean_x) * (y - mean_y) for x, y in points) / spread if spread else 0.0


def unevenness(values: Sequence[float]) -> float:
    """Standard deviation as a part of the mean."""
    return pstdev(values) / fmean(values) if values else 0.0


def shape(stroke: Stroke) -> Shape:
    """What stays of a stroke without its place and size."""
    points = resampled([complex(row[0], row[1]) for row in stroke.rows])
    middle = sum(points) / len(points)
    size = sqrt(sum(abs(point - middle) ** 2 for point in points))
    return tuple((point - middle) / size for point in points) if size else tuple(points)


def resampled(points: Sequence[complex]) -> list[complex]:
    """So many points at even distances along a path."""
    along = [0.0]
    for a, b in pairwise(points):
        along.append(along[-1] + abs(b - a))
    even, i = [], 0
    for k in range(RESAMPLED):
        goal = along[-1] * k / (RESAMPLED - 1)
        while i + 2 < len(along) and along[i + 1] < goal:
            i += 1
        if len(points) == 1 or along[i + 1] == along[i]:
            even.append(points[i])
        else:
            part = (goal - along[i]) / (along[i + 1] - along[i])
            even.append(points[i] + part * (points[i + 1] - points[i]))
    return even


def difference(one: Shape, other: Shape) -> float:
    """How far two shapes differ, as a part of their size, however turned, mirrored or reversed."""
    best = 0.0
    for path in (other, other[::-1]):
        straight = abs(sum(a * b.conjugate() for a, b in zip(one, path, strict=True)))
        mirrored = abs(sum(a * b for a, b in zip(one, path, strict=True)))
        best = max(best, straight, mirrored)
    return sqrt(max(0.0, 2 - 2 * best))


def nearest(one: Shape, earlier: Sequence[Shape]) -> float | None:
    """How far a shape is from the nearest of the player's last ones, if there are any."""
    return min((difference(one, other) for other in earlier[-REMEMBERED:]), default=None)


def is_copy(one: Shape, earlier: Sequence[Shape]) -> bool:
    """Whether a stroke repeats one of the player's last ones."""
    distance = nearest(one, earlier)
    return distance is not None and distance < COPY


def spread_of_durations(strokes: Sequence[Stroke]) -> float:
    """How much the times of strokes vary, as the deviation of their logarithms; people vary."""
    times = [log(max(stroke.rows[-1][2], 1)) for stroke in strokes]
    return pstdev(times) if times else 0.0
