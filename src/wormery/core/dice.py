"""Dice that compiled functions throw: the same seed falls the same, compiled or not.

Two numbers, one for each of two generators by L'Ecuyer, which are subtracted.
"""

from statistics import NormalDist

import numpy as np
from numpy.typing import NDArray

from wormery.core.compiled import lean

Dice = NDArray[np.int64]

BELL: NDArray[np.float64] = np.array(
    [NormalDist().inv_cdf((i + 0.5) / 256) for i in range(256)], dtype=np.float64
)
"""The normal distribution in 256 equal parts."""


def dice_of(seed: int) -> Dice:
    """Dice that fall as *seed* has it."""
    return np.array([1 + seed % 2147483562, 1 + seed // 7 % 2147483398], dtype=np.int64)


@lean("int64(int64[::1], int64)")
def roll(dice: Dice, sides: int) -> int:
    """A number below *sides*."""
    dice[0] = dice[0] * 40014 % 2147483563
    dice[1] = dice[1] * 40692 % 2147483399
    drawn: int = dice[0] - dice[1]
    if drawn < 0:
        drawn += 2147483562
    return (drawn * sides) >> 31
