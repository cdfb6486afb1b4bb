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


@lean("void(int64, int16[::1], int64)")
def compiled_nibbles(bits: int, row: Any, at: int) -> None:
    lanes.spread_16(bits, row, at)


@lean("void(int64, int16[::1], int64)")
def compiled_four(bits: int, row: Any, at: int) -> None:
    lanes.put_4(bits, row, at)


@lean("void(int64, int16[::1], int64)")
def compiled_two(bits: int, row: Any, at: int) -> None:
    lanes.put_2(bits, row, at)


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


@lean("void(int32[::1], int64, int64, int16[::1], int64)")
def compiled_sixth(packed: Any, first: int, bits: int, row: Any, at: int) -> None:
    lanes.sixth_16(packed, first, bits, row, at)


def test_six_bits_of_packed_numbers_are_written_side_by_side() -> None:
    rng = Random(6)
    for _ in range(50):
        packed = np.array([rng.getrandbits(30) for _ in range(20)], dtype=np.int32)
        first, bits, at = rng.randrange(5), 6 * rng.randrange(5), rng.randrange(5)
        numbers = [int(each) >> bits & 63 for each in packed[first : first + 16]]
        for write in (lanes.sixth_16, compiled_sixth):
            row = np.full(20, 7, dtype=np.int16)
            write(packed, first, bits, row, at)
            assert row.tolist() == [7] * at + numbers + [7] * (4 - at)


@pytest.mark.parametrize(
    ("count", "width", "most", "plain", "fast"),
    [
        (16, 4, 15, lanes.spread_16, compiled_nibbles),
        (4, 16, 0x7FFF, lanes.put_4, compiled_four),
        (2, 16, 0x7FFF, lanes.put_2, compiled_two),
    ],
)
def test_small_numbers_are_written_side_by_side(
    count: int, width: int, most: int, plain: Any, fast: Any
) -> None:
    rng = Random(count)
    for _ in range(50):
        numbers, at = [rng.randint(0, most) for _ in range(count)], rng.randrange(5)
        numbers[-1] &= most >> 1  # the word stays below 2**63
        bits = sum(number << width * place for place, number in enumerate(numbers))
        for write in (plain, fast):
            row = np.full(count + 5, 7, dtype=np.int16)
            write(bits, row, at)
            assert row.tolist() == [7] * at + numbers + [7] * (5 - at)
