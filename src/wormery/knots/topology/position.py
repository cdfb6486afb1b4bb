"""General position: tiny fixed offsets turn every touch into an ordinary crossing or none."""

from collections.abc import Sequence
from functools import cache

FINE = 1024  # fine units to a grid unit; an offset stays below a quarter of a grid unit
TABLE = 4096  # laying numbers repeat after so many
WORD = 0xFFFFFFFF


class Degenerate(Exception):  # noqa: N818 - an answer: try the next table
    """Three points lie on a line where it matters; another table of offsets will part them."""


def mix(k: int) -> int:
    """Scramble 32 bits, the same way in every language."""
    k ^= k >> 16
    k = k * 0x7FEB352D & WORD
    k ^= k >> 15
    k = k * 0x846CA68B & WORD
    return k ^ k >> 16


def offset(k: int, seed: int) -> tuple[int, int]:
    """How far the point laid as number *k* is moved, in fine units."""
    h = mix((0x9E3779B1 * (k % TABLE) + 0x85EBCA77 * seed + 1) & WORD)
    return (h & 511) - 256, (h >> 12 & 511) - 256


@cache
def offsets(seed: int) -> list[tuple[int, int]]:
    """All offsets of one table, so that a verdict need not scramble anew."""
    return [offset(k, seed) for k in range(TABLE)]


def place(
    points: Sequence[tuple[int, int]], when: Sequence[int], seed: int
) -> tuple[list[int], list[int]]:
    """The points in fine units and general position: all x, all y."""
    table = offsets(seed)
    xs, ys = [], []
    for (x, y), k in zip(points, when, strict=True):
        dx, dy = table[k % TABLE]
        xs.append(x * FINE + dx)
        ys.append(y * FINE + dy)
    return xs, ys
