"""The Alexander polynomial of a Gauss code, in exact integers."""

from collections.abc import Sequence
from typing import TypeAlias

from wormery.knots.topology.gauss import Code

Polynomial: TypeAlias = tuple[int, ...]
"""Coefficients from low to high; the first and the last are not zero, the first is positive."""

UNKNOT: Polynomial = (1,)


def alexander(code: Code, signs: Sequence[int]) -> Polynomial:
    """The polynomial of the closed rope; *signs* has the sign of each crossing in the code."""
    n = len(code) // 2
    if n == 0:
        return UNKNOT
    shift = 2 * n + 3
    # Coefficients stay below 4**n, so at t = 2**(2n + 3) they can be read off as digits.
    value = determinant(relations(code, signs, 1 << shift))
    return normalised(digits(value, shift))


def relations(code: Code, signs: Sequence[int], t: int) -> list[list[int]]:
    """A row a crossing, a column an arc from under-pass to under-pass; the last of each dropped."""
    n = len(code) // 2
    over_arc: dict[int, int] = {}
    passes: list[tuple[int, int]] = []  # at each under-pass: crossing, arc that comes in
    arc = 0
    for crossing, over in code:
        if over:
            over_arc[crossing] = arc
        else:
            passes.append((crossing, arc))
            arc = (arc + 1) % n
    matrix = []
    for crossing, arc in passes[:-1]:
        ends = (arc, (arc + 1) % n)
        arc_in, arc_out = ends if signs[crossing] > 0 else ends[::-1]
        row = [0] * n
        row[arc_in] += t
        row[over_arc[crossing]] += 1 - t
        row[arc_out] -= 1
        matrix.append(row[:-1])
    return matrix


def determinant(matrix: list[list[int]]) -> int:
    """Fraction-free elimination after Bareiss; the sign does not matter here."""
    previous = 1
    while matrix:
        pivot_row = next((row for row in matrix if row[0]), None)
        if pivot_row is None:
            return 0
        pivot, *rest = pivot_row
        matrix = [
            [(pivot * a - row[0] * b) // previous for a, b in zip(row[1:], rest, strict=True)]
            for row in matrix
            if row is not pivot_row
        ]
        previous = pivot
    return previous


def digits(value: int, shift: int) -> list[int]:
    """The coefficients of a polynomial from its value at 2**shift, negative ones included."""
    base, half = 1 << shift, 1 << (shift - 1)
    coefficients = []
    while value:
        digit = (value + half) % base - half
        coefficients.append(digit)
        value = (value - digit) >> shift
    return coefficients


def normalised(coefficients: list[int]) -> Polynomial:
    """Without zeros at the ends (a power of t means nothing), and the first one positive."""
    start = next(place for place, c in enumerate(coefficients) if c)
    sign = 1 if coefficients[start] > 0 else -1
    return tuple(sign * c for c in coefficients[start:])
