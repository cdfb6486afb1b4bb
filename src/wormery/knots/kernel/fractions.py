"""How far along a segment something lies, exactly: numbers of 96 bits as three limbs of 32.

limbs[at]  limbs[at + 1]  limbs[at + 2]      high to low, each below 2**32
"""

from numpy import int64
from numpy.typing import NDArray

from wormery.core.compiled import inlined

Ints = NDArray[int64]


@inlined("void(int64[::1], int64, int64, int64)")
def divide(limbs: Ints, at: int, part: int, whole: int) -> None:
    """Write part / whole, rounded down; 0 < part < whole < 2**47."""
    rest = part
    for limb in range(at, at + 3):
        high = (rest << 16) // whole
        rest = (rest << 16) - high * whole
        low = (rest << 16) // whole
        rest = (rest << 16) - low * whole
        limbs[limb] = high << 16 | low


@inlined("int64(int64, int64[::1], int64)")
def share(length: int, limbs: Ints, at: int) -> int:
    """So much of a length below 2**30, of either sign, rounded down."""
    carried = length * limbs[at + 2] >> 32
    carried = (length * limbs[at + 1] + carried) >> 32
    whole: int = (length * limbs[at] + carried) >> 32
    return whole


@inlined("int64(int64[::1], int64, int64[::1], int64)")
def compare(one: Ints, at: int, other: Ints, there: int) -> int:
    """-1, 0 or 1: whether one fraction is less than, equal to or more than the other."""
    for i in range(3):
        if one[at + i] != other[there + i]:
            return -1 if one[at + i] < other[there + i] else 1
    return 0


@inlined("int64(int64)")
def root(number: int) -> int:
    """The square root, rounded down, of a number below 2**52."""
    found = int(number**0.5)
    while found * found > number:
        found -= 1
    while (found + 1) * (found + 1) <= number:
        found += 1
    return found
