"""Plots as SVG: as wide as a phone, in the colours of the page, and told in words as well."""

from collections.abc import Callable, Sequence
from html import escape
from math import ceil, floor, log10
from typing import NamedTuple

from wormery.research.standing import Estimate

WIDTH = 360
ROW, HIGH_ROW = 30, 46
LEFT, RIGHT = 128, 292  # where a plot begins and ends, between its labels and its numbers
EDGE = 16  # where it begins if its labels are longer, and stand above
LONGEST_BESIDE, LONGEST_ABOVE = 19, 48
BESIDE = 100  # so far from the ends of a histogram its middle can be named


class Bar(NamedTuple):
    """One row of a plot."""

    label: str
    estimate: Estimate
    is_marked: bool = False


def shortened(text: str, most: int) -> str:
    """As much of a text as there is room for."""
    return text if len(text) <= most else f"{text[: most - 1]}…"


def percent(value: float) -> str:
    """A share, whose sign stays beside it."""
    return f"{100 * value:.0f}\N{NO-BREAK SPACE}%"


def number(value: float) -> str:
    """A number of a size that is not known beforehand."""
    return f"{value:.0f}" if abs(value) >= 10 else f"{value:.1f}"


def intervals(
    bars: Sequence[Bar],
    *,
    about: str,
    span: tuple[float, float] | None = None,
    fair: float | None = None,
    said: Callable[[float], str] = percent,
) -> str:
    """A dot for every number, a line for where the true one may lie, a dashed one for fair."""
    low, high = span or _span(bars)
    is_long = any(len(bar.label) > LONGEST_BESIDE for bar in bars)
    left, row_height = (EDGE, HIGH_ROW) if is_long else (LEFT, ROW)
    place = _scale(low, high, left)
    height = row_height * len(bars) + 26
    parts = [_axis(low, high, place, height - 22, said)]
    if fair is not None and low <= fair <= high:
        parts.append(_line(place(fair), 4, place(fair), height - 22, "fair"))
    for row, bar in enumerate(bars):
        y = row_height * (row + 1) - ROW / 2 + 2
        parts.append(_bar(bar, y, y - 16 if is_long else y + 4, place, said))
    return _svg(height, about, parts)


def _bar(
    bar: Bar,
    y: float,
    y_label: float,
    place: Callable[[float], float],
    said: Callable[[float], str],
) -> str:
    value, low, high = bar.estimate
    kind = "odd" if bar.is_marked else "dot"
    label = shortened(bar.label, LONGEST_ABOVE)
    title = f"{bar.label}: {said(value)}, {said(low)} to {said(high)}"
    return (
        f"<g><title>{escape(title)}</title>"
        f'<text x="0" y="{y_label:g}" class="label">{escape(label)}</text>'
        + _line(place(low), y, place(high), y, f"span {kind}")
        + f'<circle cx="{place(value):.1f}" cy="{y:g}" r="5" class="{kind}"/>'
        f'<text x="{WIDTH}" y="{y + 4:g}" class="value">{escape(said(value))}</text></g>'
    )


def histogram(values: Sequence[float], *, about: str, unit: str) -> str:
    """How many games were how long; the middle one is marked."""
    low, high = values[0], values[-1]
    bins = max(1, min(24, len(set(values))))
    wide = (high - low) / bins or 1.0
    counts = [0] * bins
    for value in values:
        counts[min(bins - 1, int((value - low) / wide))] += 1
    middle, step = values[len(values) // 2], WIDTH / bins
    parts = [
        f'<rect x="{step * at + 0.5:.1f}" y="{100 - 92 * count / max(counts):.1f}"'
        f' width="{step - 1:.1f}" height="{92 * count / max(counts):.1f}" class="bin"/>'
        for at, count in enumerate(counts)
    ]
    at = WIDTH * (middle - low) / (high - low) if high > low else WIDTH / 2
    parts.append(_line(at, 0, at, 100, "fair"))
    parts += [
        f'<text x="0" y="117" class="tick">{number(low)}</text>',
        f'<text x="{min(max(at, BESIDE), WIDTH - BESIDE):.0f}" y="117" class="tick middle">'
        f"half below {number(middle)} {escape(unit)}</text>",
        f'<text x="{WIDTH}" y="117" class="tick end">{number(high)}</text>',
    ]
    return _svg(122, about, parts)


def _span(bars: Sequence[Bar]) -> tuple[float, float]:
    high = max((bar.estimate.high for bar in bars), default=1.0) or 1.0
    size = 10.0 ** floor(log10(high))
    return 0.0, ceil(high / size * 2) * size / 2


def _scale(low: float, high: float, left: float) -> Callable[[float], float]:
    def place(value: float) -> float:
        inside = min(max(value, low), high)
        return left + (RIGHT - left) * (inside - low) / (high - low)

    return place


def _axis(
    low: float,
    high: float,
    place: Callable[[float], float],
    y: float,
    said: Callable[[float], str],
) -> str:
    ticks = [low, (low + high) / 2, high]
    return _line(place(low), y, place(high), y, "axis") + "".join(
        f'<text x="{place(tick):.1f}" y="{y + 16:g}" class="tick middle">'
        f"{escape(said(tick))}</text>"
        for tick in ticks
    )


def _line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>'


def _svg(height: float, about: str, parts: Sequence[str]) -> str:
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:g}" role="img" aria-label="{escape(about)}">'
        f"{''.join(parts)}</svg>"
    )
