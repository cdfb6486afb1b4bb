"""Strokes as bytes and back, the twin of `wormery.knots.deltas`.

rope[4 i ..]   x, y, t, u of a row       when[i]   its laying number, if there are any
"""

from typing import Final

from numpy import uint8
from numpy.typing import NDArray

from wormery.core.compiled import inlined, lean
from wormery.knots.kernel.fractions import Ints

Bytes = NDArray[uint8]

MOST_BYTES: Final = 5  # of a number
BIGGEST: Final = 1 << 20
BROKEN: Final = -1


@inlined("int64(int64)")
def zigzag(number: int) -> int:
    """Small numbers of either sign become small numbers."""
    return 2 * number if number >= 0 else -2 * number - 1


@inlined("int64(int64)")
def unzigzag(number: int) -> int:
    """The other way round."""
    return -(number + 1 >> 1) if number & 1 else number >> 1


@inlined("int64(int64, uint8[::1], int64)")
def put(number: int, written: Bytes, at: int) -> int:
    """Write a number in as few bytes as it needs; gives where the next one goes."""
    while number > 127:
        written[at] = number & 127 | 128
        number >>= 7
        at += 1
    written[at] = number
    return at + 1


@lean("int64(int64[::1], int64[::1], uint8[::1])")
def write(rope: Ints, when: Ints, written: Bytes) -> int:
    """How each step differs from the one before; gives how many bytes that are."""
    at = put(len(rope) // 2 + (1 if len(when) else 0), written, 0)
    x = y = t = dx = dy = last = 0
    for i in range(0, len(rope), 4):
        step_x, step_y = rope[i] - x, rope[i + 1] - y
        at = put(zigzag(step_x - dx), written, at)
        at = put(zigzag(step_y - dy), written, at)
        at = put(2 * zigzag(rope[i + 2] - t) + rope[i + 3], written, at)
        x, y, t, dx, dy = rope[i], rope[i + 1], rope[i + 2], step_x, step_y
    for i in range(len(when)):
        at = put(zigzag(when[i] - last), written, at)
        last = when[i]
    return at


@lean("int64(uint8[::1], int64[::1])")
def numbers(data: Bytes, found: Ints) -> int:
    """The numbers that stand there; gives how many, or BROKEN."""
    count = number = shift = 0
    for i in range(len(data)):
        byte = int(data[i])
        number |= (byte & 127) << shift
        if number >= BIGGEST or shift > 28:
            return BROKEN
        if byte & 128:
            shift += 7
        else:
            found[count] = number
            count += 1
            number = shift = 0
    return BROKEN if shift else count


@lean("int64(int64[::1], int64, int64[::1], int64[::1])")
def read(found: Ints, count: int, rope: Ints, when: Ints) -> int:
    """Rows and laying numbers, summed up again from their differences; 0, or BROKEN."""
    if count != 1 + 3 * len(rope) // 4 + len(when):
        return BROKEN
    x = y = t = dx = dy = last = 0
    at = 1
    for i in range(0, len(rope), 4):
        dx += unzigzag(found[at])
        dy += unzigzag(found[at + 1])
        x, y, t = x + dx, y + dy, t + unzigzag(found[at + 2] >> 1)
        rope[i], rope[i + 1], rope[i + 2], rope[i + 3] = x, y, t, found[at + 2] & 1
        at += 3
    for i in range(len(when)):
        last += unzigzag(found[at + i])
        when[i] = last
    return 0
