"""Sets of bits, written as rows of numbers: compiled and plain alike, and nothing beside them."""

from random import Random
from typing import Any

import numpy as np
import pytest

from wormery.core import lanes
from wormery.core.compiled import lean


@lean("void(int64, int8[::1], int64)")
def compiled_16(bits: int, row: Any, at: int) -> None:
    lanes.mark_16(bits, row, at)


@lean("void(int64, int8[::1], int64)")
def compiled_32(bits: int, row: Any, at: int) -> None:
    lanes.mark_32(bits, row, at)


@lean("void(int64, int8[::1], int64)")
def compiled_64(bits: int, row: Any, at: int) -> None:
    lanes.mark_64(bits, row, at)


@lean("void(int64, int64, int64, int64, int16[::1], int64)")
def compiled_numbers(a: int, b: int, c: int, d: int, row: Any, at: int) -> None:  # noqa: PLR0913, PLR0917
    lanes.number_16((a, b, c, d), row, at)


@pytest.mark.parametrize(
    ("count", "plain", "fast"),
    [
        (16, lanes.mark_16, compiled_16),
        (32, lanes.mark_32, compiled_32),
        (64, lanes.mark_64, compiled_64),
    ],
)
def test_bits_become_ones_and_zeros(count: int, plain: Any, fast: Any) -> None:
    rng = Random(count)
    for _ in range(50):
        bits, at = rng.getrandbits(62) - rng.choice([0, 2**61]), rng.randrange(10)
        wanted = np.full(count + 10, 7, dtype=np.int8)
        wanted[at : at + count] = [bits >> place & 1 for place in range(count)]
        for write in (plain, fast):
            row = np.full(count + 10, 7, dtype=np.int8)
            write(bits, row, at)
            assert row.tolist() == wanted.tolist()


def test_each_bit_has_the_number_of_its_set() -> None:
    rng = Random(4)
    for _ in range(50):
        owners, at = [rng.randrange(5) for _ in range(16)], rng.randrange(4)
        sets = [sum(1 << i for i, each in enumerate(owners) if each == n) for n in range(1, 5)]
        wanted = [9] * at + owners + [9] * (4 - at)
        row = np.full(20, 9, dtype=np.int16)
        compiled_numbers(sets[0], sets[1], sets[2], sets[3], row, at)
        assert row.tolist() == wanted
        row = np.full(20, 9, dtype=np.int16)
        lanes.number_16((sets[0], sets[1], sets[2], sets[3]), row, at)
        assert row.tolist() == wanted
