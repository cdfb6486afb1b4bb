"""A stroke is a rope as it was drawn: rows of place, time and layer, checked before any work."""

from collections.abc import Sequence
from itertools import pairwise
from math import isqrt
from typing import TypeAlias

from msgspec import Struct

from wormery.knots.measures import CANVAS, MAX_LAID, MAX_MILLIS, MAX_POINTS

Row: TypeAlias = tuple[int, int, int, int]
"""x, y on the canvas; t in ms since the grab; u of the segment ending here: 0 over, 1 under."""


class Bad(Exception):  # noqa: N818 - a refusal, not a fault of ours
    """What came in is no stroke; *code* says which rule it breaks."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class Rows(tuple[Row, ...]):
    """Rows whose types and ranges are known to be right; their order in time is not."""

    __slots__ = ()


class Stroke(Struct, frozen=True):
    """A rope from tail to head."""

    rows: tuple[Row, ...]
    when: tuple[int, ...] = ()
    """The laying number of each row where two ends grew at once; empty means in row order."""

    @property
    def length(self) -> int:
        """Rope used, in whole grid units."""
        return length_of(self.rows) >> 10


def length_of(rows: tuple[Row, ...]) -> int:
    """The length of a path in 1/1024 units, each step rounded down."""
    return sum(isqrt(((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2) << 20) for a, b in pairwise(rows))


def parse(rows: object, when: object = ()) -> Stroke:
    """Read rows as a client sends them; raise Bad for whatever is no stroke."""
    if not isinstance(rows, list | tuple) or not isinstance(when, list | tuple):
        raise Bad("not_rows")
    if not rows:
        raise Bad("no_rows")
    if len(rows) > MAX_POINTS:
        raise Bad("too_many_rows")
    if not when:
        return Stroke(parse_rows(rows, since=0))
    order = laying_order(when, len(rows))
    laid = dict(zip(order, parse_rows([rows[i] for i in order], since=0), strict=True))
    return Stroke(tuple(laid[i] for i in range(len(rows))), tuple(when))


def laying_order(when: list[object] | tuple[object, ...], count: int) -> list[int]:
    """Places of rows from the first laid to the last; no two may claim the same number."""
    numbers = [number for number in when if type(number) is int and 0 <= number < MAX_LAID]
    if len(numbers) != len(when) or len(set(numbers)) != count or len(numbers) != count:
        raise Bad("bad_laying_numbers")
    return sorted(range(count), key=numbers.__getitem__)


def parse_rows(rows: Sequence[object], since: int) -> tuple[Row, ...]:
    """Rows whose types, ranges and order of time are right, none earlier than *since*."""
    if type(rows) is Rows:
        return in_time(rows, since)
    parsed = []
    for row in rows:
        if not isinstance(row, list | tuple) or len(row) != 4:
            raise Bad("not_a_row")
        x, y, t, u = row
        # bool is an int to isinstance, and so are odd subclasses; in JSON neither is
        if not (type(x) is type(y) is type(t) is type(u) is int):
            raise Bad("not_an_int")
        if not (0 <= x < CANVAS and 0 <= y < CANVAS):
            raise Bad("off_canvas")
        if u not in (0, 1):
            raise Bad("no_layer")
        if t < since:
            raise Bad("time_falls")
        if t > MAX_MILLIS:
            raise Bad("too_late")
        since = t
        parsed.append((x, y, t, u))
    return tuple(parsed)


def in_time(rows: Rows, since: int) -> Rows:
    """Rows that are right but for their times, and those as well."""
    for _, _, t, _ in rows:
        if t < since:
            raise Bad("time_falls")
        since = t
    return rows
