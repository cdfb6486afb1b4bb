"""Strokes as short text for logs and replays: how each step differs from the one before."""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as NotBase64
from collections.abc import Iterator
from itertools import chain

import numpy as np

from wormery.core.compiled import is_machine_code
from wormery.knots.kernel import deltas as kernel
from wormery.knots.kernel.deltas import BIGGEST  # no honest number comes near
from wormery.knots.measures import MAX_POINTS
from wormery.knots.stroke import Bad, Row, Stroke, parse

LONGEST = 16 * MAX_POINTS  # characters; a row takes about five, and never more than this allows


def pack(stroke: Stroke) -> str:
    """A stroke as text of about five characters a row; unpack gives it back exactly."""
    packed = write_fast(stroke) if is_machine_code(kernel.write) else write(stroke)
    return urlsafe_b64encode(packed).decode().rstrip("=")


def write_fast(stroke: Stroke) -> bytes:
    """The same as `write`, in machine code."""
    count = len(stroke.rows)
    rope = np.fromiter(chain.from_iterable(stroke.rows), np.int64, 4 * count)
    written = np.empty(kernel.MOST_BYTES * (4 * count + 1), np.uint8)
    size = kernel.write(rope, np.array(stroke.when, np.int64), written)
    return written[:size].tobytes()


def write(stroke: Stroke) -> bytes:
    """How each step differs from the one before, in few bytes."""
    numbers = [2 * len(stroke.rows) + bool(stroke.when)]
    before, step = (0, 0, 0), (0, 0)
    for x, y, t, u in stroke.rows:
        dx, dy = x - before[0], y - before[1]
        numbers += zigzag(dx - step[0]), zigzag(dy - step[1]), 2 * zigzag(t - before[2]) + u
        before, step = (x, y, t), (dx, dy)
    last = 0
    for number in stroke.when:
        numbers.append(zigzag(number - last))
        last = number
    return b"".join(map(seven_bits_a_byte, numbers))


def unpack(text: str) -> Stroke:
    """The stroke in a packed text; raise Bad where there is none."""
    if len(text) > LONGEST:
        raise Bad("too_many_rows")
    try:
        data = urlsafe_b64decode(text.encode("ascii") + b"=" * (-len(text) % 4))
    except (NotBase64, UnicodeEncodeError):
        raise Bad("not_packed") from None
    rows, when = read_fast(data) if is_machine_code(kernel.numbers, kernel.read) else read(data)
    return parse(rows, when)


def read_fast(data: bytes) -> tuple[list[list[int]], list[int]]:
    """The same as `read`, in machine code."""
    found = np.empty(len(data) + 1, np.int64)
    count = kernel.numbers(np.frombuffer(bytearray(data), np.uint8), found)
    head = int(found[0]) if count > 0 else need(read_numbers(data))
    if head >> 1 > MAX_POINTS:
        raise Bad("too_many_rows")
    rope = np.empty(4 * (head >> 1), np.int64)
    when = np.empty(head >> 1 if head & 1 else 0, np.int64)
    if count < 0 or kernel.read(found, count, rope, when) < 0:
        raise Bad("not_packed")
    return rope.reshape(-1, 4).tolist(), when.tolist()


def read(data: bytes) -> tuple[list[Row], list[int]]:
    """Rows and laying numbers from such bytes; raise Bad where there are none."""
    numbers = read_numbers(data)
    head = need(numbers)
    if head >> 1 > MAX_POINTS:
        raise Bad("too_many_rows")
    rows = list(read_rows(numbers, head >> 1))
    when = list(read_laying(numbers, head >> 1)) if head & 1 else []
    if next(numbers, None) is not None:
        raise Bad("not_packed")
    return rows, when


def read_rows(numbers: Iterator[int], count: int) -> Iterator[Row]:
    """The rows, summed up again from their differences."""
    x = y = t = dx = dy = 0
    for _ in range(count):
        dx += unzigzag(need(numbers))
        dy += unzigzag(need(numbers))
        time_and_layer = need(numbers)
        x, y, t = x + dx, y + dy, t + unzigzag(time_and_layer >> 1)
        yield x, y, t, time_and_layer & 1


def read_laying(numbers: Iterator[int], count: int) -> Iterator[int]:
    """The laying numbers, summed up again from their differences."""
    number = 0
    for _ in range(count):
        number += unzigzag(need(numbers))
        yield number


def need(numbers: Iterator[int]) -> int:
    """The next number; a text that ends too early is none of ours."""
    number = next(numbers, None)
    if number is None:
        raise Bad("not_packed")
    return number


def read_numbers(data: bytes) -> Iterator[int]:
    """Numbers written with seven bits a byte, the eighth saying that more follow."""
    number = shift = 0
    for byte in data:
        number |= (byte & 127) << shift
        if number >= BIGGEST or shift > 28:
            raise Bad("not_packed")
        if byte & 128:
            shift += 7
        else:
            yield number
            number = shift = 0
    if shift:
        raise Bad("not_packed")


def seven_bits_a_byte(number: int) -> bytes:
    """A number in as few bytes as it needs."""
    written = bytearray()
    while number > 127:
        written.append(number & 127 | 128)
        number >>= 7
    written.append(number)
    return bytes(written)


def zigzag(number: int) -> int:
    """Small numbers of either sign become small numbers: 0, -1, 1, -2 are 0, 1, 2, 3."""
    return 2 * number if number >= 0 else -2 * number - 1


def unzigzag(number: int) -> int:
    """The other way round."""
    return number >> 1 if number & 1 == 0 else -(number + 1 >> 1)
