"""Gauss codes without needless crossings, the twin of `wormery.knots.topology.gauss`.

code[i] = 2 * crossing + (1 where this strand lies over)
"""

from typing import Final

import numpy as np

from wormery.core.compiled import compiled, inlined
from wormery.knots.kernel.fractions import Ints

HALF: Final = 48  # crossings to a mask


@inlined("int64(int64[::1], int64)")
def without_loops(code: Ints, size: int) -> int:
    """A crossing met twice in a row is a mere loop; gives the new length."""
    kept = 0
    for i in range(size):
        if kept and code[kept - 1] >> 1 == code[i] >> 1:
            kept -= 1
        else:
            code[kept] = code[i]
            kept += 1
    start, stop = 0, kept
    while start < stop and code[start] >> 1 == code[stop - 1] >> 1:
        start, stop = start + 1, stop - 1
    for i in range(start, stop):
        code[i - start] = code[i]
    return stop - start


@inlined("int64(int64[::1], int64, int64, int64)")
def without(code: Ints, size: int, one: int, other: int) -> int:
    """Drop two crossings; gives the new length."""
    kept = 0
    for i in range(size):
        crossing = code[i] >> 1
        if crossing not in (one, other):
            code[kept] = code[i]
            kept += 1
    return kept


@inlined("int64(int64[::1], int64, int64[::1])")
def without_bigon(code: Ints, size: int, under: Ints) -> int:
    """A strand that lies over another and comes straight back, once; gives the new length."""
    for i in range(size):
        if not code[i] & 1:
            under[code[i] >> 1] = i
    for i in range(size):
        before = code[i - 1] if i else code[size - 1]
        if code[i] & 1 and before & 1:
            apart = abs(under[code[i] >> 1] - under[before >> 1])
            if apart in (1, size - 1):
                # An empty code counts as none, as in the twin; no rope on a plane leads there.
                return without(code, size, code[i] >> 1, before >> 1) if size > 4 else size
    return size


@inlined("int64(int64[::1], int64, int64[::1], int64[::1], int64[::1])")
def without_twist(code: Ints, size: int, seen: Ints, low: Ints, high: Ints) -> int:
    """A crossing with all between its visits closed in itself, once; gives the new length."""
    for i in range(size):
        seen[code[i] >> 1] = -1
    low[0] = high[0] = 0
    for i in range(size):
        crossing = code[i] >> 1
        low[i + 1] = low[i] ^ (1 << crossing if crossing < HALF else 0)
        high[i + 1] = high[i] ^ (1 << (crossing - HALF) if crossing >= HALF else 0)
    for i in range(size):
        crossing = code[i] >> 1
        first = seen[crossing]
        if first < 0:
            seen[crossing] = i
        elif low[first + 1] == low[i] and high[first + 1] == high[i] and size > 2:
            return without(code, size, crossing, crossing)
    return size


@compiled("int64(int64[::1], int64)")
def reduce(code: Ints, size: int) -> int:
    """Take out loops, bigons and twists until nothing more comes out; gives the new length."""
    places = np.empty(2 * HALF + 2, np.int64)
    low, high = np.empty(size + 1, np.int64), np.empty(size + 1, np.int64)
    while True:
        before = size
        size = without_loops(code, size)
        shorter = without_bigon(code, size, places)
        if shorter == size:
            shorter = without_twist(code, size, places, low, high)
        size = shorter
        if size == before:
            return size
