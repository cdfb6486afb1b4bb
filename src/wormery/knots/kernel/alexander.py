"""The Alexander polynomial, twin of `topology.alexander`: modulo a prime, which will do.

Coefficients stay below 4**12, so they can be told from their rests modulo 2**31 - 1. The polynomial
is worked out at as many places as it has coefficients, and put together again.
"""

from typing import Final

import numpy as np

from wormery.core.compiled import compiled, inlined
from wormery.knots.kernel.fractions import Ints
from wormery.knots.measures import MAX_CROSSINGS, MAX_REDUCED

PRIME: Final = (1 << 31) - 1
SIZE: Final = MAX_REDUCED  # rows and columns of a matrix at most, and coefficients


@inlined("int64(int64)")
def inverse(number: int) -> int:
    """What a number other than 0 gives 1 with."""
    power, left, result = number, PRIME - 2, 1
    while left:
        if left & 1:
            result = result * power % PRIME
        power = power * power % PRIME
        left >>= 1
    return result


@inlined("int64(int64[:, ::1], int64)")
def determinant(matrix: Ints, size: int) -> int:
    """By elimination without fractions: what rows were multiplied by is divided out at the end."""
    result = divisor = 1
    for column in range(size):
        pivot = column
        while pivot < size and matrix[pivot, column] == 0:
            pivot += 1
        if pivot == size:
            return 0
        if pivot != column:
            result = PRIME - result
            for i in range(size):
                matrix[pivot, i], matrix[column, i] = matrix[column, i], matrix[pivot, i]
        top = matrix[column, column]
        result = result * top % PRIME
        for row in range(column + 1, size):
            below = matrix[row, column]
            if below:
                divisor = divisor * top % PRIME
                for i in range(column + 1, size):
                    changed = matrix[row, i] * top - below * matrix[column, i] % PRIME
                    matrix[row, i] = changed % PRIME
    return result * inverse(divisor) % PRIME


@inlined("void(int64[::1], int64, int64[::1], int64, int64[:, ::1], int64[::1])")
def relations(  # noqa: PLR0913, PLR0917 - compiled code has no Structs
    code: Ints, size: int, signs: Ints, t: int, matrix: Ints, over: Ints
) -> None:
    """A row a crossing, a column an arc from under-pass to under-pass; the last of each dropped."""
    n = size // 2
    arc = 0
    for i in range(size):
        if code[i] & 1:
            over[code[i] >> 1] = arc
        else:
            arc = (arc + 1) % n
    for row in range(n):
        for column in range(n):
            matrix[row, column] = 0
    arc = 0
    for i in range(size):
        if not code[i] & 1:
            after = (arc + 1) % n
            into, out = (arc, after) if signs[code[i] >> 1] > 0 else (after, arc)
            matrix[arc, into] += t
            matrix[arc, over[code[i] >> 1]] += 1 - t
            matrix[arc, out] -= 1
            arc = after
    for row in range(n):
        for column in range(n):
            matrix[row, column] %= PRIME


@compiled("int64(int64[::1], int64, int64[::1], int64[::1])")
def alexander(code: Ints, size: int, signs: Ints, coefficients: Ints) -> int:
    """Write the polynomial of a reduced code, as the twin gives it; gives how many coefficients."""
    n = size // 2
    if n == 0:
        coefficients[0] = 1
        return 1
    matrix = np.empty((SIZE, SIZE), np.int64)
    slopes = np.empty(SIZE, np.int64)  # divided differences at 2, 3, 4 ...
    over = np.empty(MAX_CROSSINGS + 1, np.int64)
    for i in range(n):
        relations(code, size, signs, i + 2, matrix, over)
        slopes[i] = determinant(matrix, n - 1)
    for step in range(1, n):
        part = inverse(step)
        for i in range(n - 1, step - 1, -1):
            slopes[i] = (slopes[i] - slopes[i - 1]) % PRIME * part % PRIME
    values = np.zeros(SIZE + 1, np.int64)
    for i in range(n - 1, -1, -1):  # values = values * (t - place) + slope
        place = i + 2
        for k in range(n - 1, 0, -1):
            values[k] = (values[k - 1] - values[k] * place) % PRIME
        values[0] = (slopes[i] - values[0] * place) % PRIME
    return normalised(values, n, coefficients)


@inlined("int64(int64[::1], int64, int64[::1])")
def normalised(values: Ints, n: int, coefficients: Ints) -> int:
    """Without zeros at the ends, and the first one positive."""
    start, stop = 0, n
    while start < n and values[start] == 0:
        start += 1
    while stop > start and values[stop - 1] == 0:
        stop -= 1
    sign = 1 if start < n and values[start] <= PRIME // 2 else -1
    for i in range(start, stop):
        value = values[i] if values[i] <= PRIME // 2 else values[i] - PRIME
        coefficients[i - start] = sign * value
    return stop - start
