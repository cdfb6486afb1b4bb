"""What a rope holds, worked out in one go: the twin of `closure` and `verdict` of `wormery.knots`.

rope[4 i ..]     x, y, t, u of a row; no two rows in a row at the same spot
when[i]          its laying number
offsets[2 k ..]  how far the point laid as number k is moved
told[...]        crossings, crossings of the rope itself, number of closures, and for each closure
                 [SAID + WORDS c ..]: kept, tight or not, length of the code, number of
                 coefficients, the code (2 * MAX_REDUCED), its signs (MAX_REDUCED, in the
                 order of the crossings' numbers), the coefficients (MAX_REDUCED)
"""

from typing import Final

import numpy as np

from wormery.core.compiled import compiled, inlined
from wormery.knots.kernel.alexander import alexander
from wormery.knots.kernel.crossings import (
    ALONG_FIRST,
    ALONG_SECOND,
    DEGENERATE,
    FIRST,
    SECOND,
    TURN,
    WIDTH,
    find,
)
from wormery.knots.kernel.fractions import Ints, compare, root, share
from wormery.knots.kernel.gauss import reduce
from wormery.knots.measures import CANVAS, DIAMETER, MAX_CROSSINGS, MAX_REDUCED
from wormery.knots.topology.closure import OUTSIDE
from wormery.knots.topology.position import FINE, TABLE

SAID: Final = 3
KEPT, TIGHT, LENGTH, COUNT, CODE = 0, 1, 2, 3, 4
SIGNS: Final = CODE + 2 * MAX_REDUCED
COEFFICIENTS: Final = SIGNS + MAX_REDUCED
WORDS: Final = COEFFICIENTS + MAX_REDUCED
TOLD: Final = SAID + 4 * WORDS

KNOTTED: Final = -4  # too knotted to tell


@compiled("int64(int64[::1])", counts=False)
def length(rope: Ints) -> int:
    """The length of a path in 1/1024 units, each step rounded down."""
    total = 0
    for i in range(4, len(rope), 4):
        dx, dy = rope[i] - rope[i - 4], rope[i + 1] - rope[i - 3]
        total += root((dx * dx + dy * dy) << 20)
    return total


@inlined("int64(int64[::1], int64, int64, int64, int64, int64)")
def touched(  # noqa: PLR0913, PLR0917 - compiled code has no Structs
    rope: Ints, start: int, step: int, axis: int, forward: int, count: int
) -> int:
    """How many segments a straight leg from the end at *start* meets or touches."""
    x, y = rope[start + axis], rope[start + 1 - axis]
    i = start + step
    a, before = rope[i + 1 - axis] - y, forward * (rope[i + axis] - x)
    met = 1 if a == 0 and before > 0 else 0
    for _ in range(count - 2):
        i += step
        b, ahead = rope[i + 1 - axis] - y, forward * (rope[i + axis] - x)
        is_aside = (a > 0 and b > 0) or (a < 0 and b < 0) or (before < 0 and ahead < 0)
        if not is_aside and (a == b or (before * b - ahead * a) * (b - a) >= 0):
            met += 1
        a, before = b, ahead
    return met


@compiled("UniTuple(int64, 2)(int64[::1], int64, int64)", counts=False)
def way_out(rope: Ints, start: int, step: int) -> tuple[int, int]:
    """Where the leg from an end of the rope ends: the way that touches least rope."""
    count = len(rope) // 4
    x, y = rope[start], rope[start + 1]
    far = CANVAS - 1 + OUTSIDE
    fewest, best, tried = count, (0, 0), 0
    for turn in range(4):
        nearest, way, end = 1 << 40, -1, (0, 0)
        # In the order of distance, then of place, as tuples are sorted
        for each in range(4):
            if each == 0:
                distance, goal = x, (-OUTSIDE, y)
            elif each == 1:
                distance, goal = CANVAS - 1 - x, (far, y)
            elif each == 2:
                distance, goal = y, (x, -OUTSIDE)
            else:
                distance, goal = CANVAS - 1 - y, (x, far)
            is_next = distance < nearest or (distance == nearest and goal < end)
            if not tried >> each & 1 and is_next:
                nearest, way, end = distance, each, goal
        tried |= 1 << way
        if turn == 0:
            best = end
        met = touched(rope, start, step, way >> 1, 1 if way & 1 else -1, count)
        if met < fewest:
            fewest, best = met, end
        if met == 0:
            break
    return best


@compiled("void(int64[::1], int64[::1], int64[::1], int64[::1], int64[::1])", counts=False)
def place(rope: Ints, when: Ints, offsets: Ints, xs: Ints, ys: Ints) -> None:
    """The rope with its legs, in fine units and general position."""
    count = len(when)
    youngest = 0
    for i in range(count):
        youngest = max(youngest, when[i])
        k = 2 * (when[i] % TABLE)
        xs[i + 1] = rope[4 * i] * FINE + offsets[k]
        ys[i + 1] = rope[4 * i + 1] * FINE + offsets[k + 1]
    tail, head = way_out(rope, 0, 4), way_out(rope, 4 * count - 4, -4)
    k = 2 * ((youngest + 1) % TABLE)
    xs[0], ys[0] = tail[0] * FINE + offsets[k], tail[1] * FINE + offsets[k + 1]
    k = 2 * ((youngest + 2) % TABLE)
    xs[count + 1] = head[0] * FINE + offsets[k]
    ys[count + 1] = head[1] * FINE + offsets[k + 1]


@inlined("int64(int64[::1], int64[::1], int64, int64)")
def first_on_top(rope: Ints, when: Ints, first: int, second: int) -> int:
    """Of two crossing segments the one laid later obeys its own u; legs have their say later."""
    if first == 0 or second > len(when) - 1:
        return 0
    one = first if when[first] > when[first - 1] else first - 1
    other = second if when[second] > when[second - 1] else second - 1
    if when[one] > when[other]:
        return int(rope[4 * one + 3] == 0)
    return int(rope[4 * other + 3] == 1)


@compiled("int64(int64[::1], int64, int64[::1])", counts=False)
def visits(found: Ints, count: int, order: Ints) -> int:
    """The crossings as the path meets them, 2 * number + (1 for the first visit); or DEGENERATE."""
    for new in range(2 * count):
        at = WIDTH * (new >> 1)
        segment = found[at + (FIRST if new & 1 else SECOND)]
        along = at + (ALONG_FIRST if new & 1 else ALONG_SECOND)
        i = new
        while i:
            there = WIDTH * (order[i - 1] >> 1)
            is_first = order[i - 1] & 1
            other = found[there + (FIRST if is_first else SECOND)]
            if other < segment:
                break
            if other == segment:
                side = compare(
                    found, there + (ALONG_FIRST if is_first else ALONG_SECOND), found, along
                )
                if side == 0:
                    return DEGENERATE
                if side < 0:
                    break
            order[i] = order[i - 1]
            i -= 1
        order[i] = new
    return 0


@compiled("int64(int64[::1], int64[::1], int64[::1], int64[::1], int64[::1])", counts=False)
def is_tight(xs: Ints, ys: Ints, found: Ints, spots: Ints, kept: Ints) -> int:
    """Whether two of the kept crossings, as drawn, lie closer than the rope is thick."""
    drawn, last = 0, len(xs) - 2
    for number in range(len(kept)):
        at = WIDTH * number
        i = found[at + FIRST]
        if kept[number] and i != 0 and found[at + SECOND] != last:
            spots[2 * drawn] = xs[i] + share(xs[i + 1] - xs[i], found, at + ALONG_FIRST)
            spots[2 * drawn + 1] = ys[i] + share(ys[i + 1] - ys[i], found, at + ALONG_FIRST)
            drawn += 1
    for one in range(drawn):
        for other in range(one):
            dx, dy = spots[2 * one] - spots[2 * other], spots[2 * one + 1] - spots[2 * other + 1]
            if dx * dx + dy * dy < (DIAMETER * FINE) ** 2:
                return 1
    return 0


@compiled("int64(int64[::1], int64[::1])", counts=False)
def tidy(rope: Ints, when: Ints) -> int:
    """Move the rows that lead somewhere to the front; gives how many they are."""
    kept = 1
    for i in range(1, len(when)):
        if rope[4 * i] != rope[4 * i - 4] or rope[4 * i + 1] != rope[4 * i - 3]:
            when[kept] = when[i]
            for part in range(4):
                rope[4 * kept + part] = rope[4 * i + part]
            kept += 1
    return kept


@inlined("int64(int64[::1], int64, int64, int64[::1])")
def count_up(found: Ints, count: int, last: int, told: Ints) -> int:
    """Tell how many crossings there are; 1 where the tail's leg meets rope, 2 the head's, or 3."""
    told[0], told[1], told[2] = count, 0, 0
    meets = 0
    for c in range(count):
        of_tail = found[WIDTH * c + FIRST] == 0
        of_head = found[WIDTH * c + SECOND] == last
        if not of_tail and not of_head:
            told[1] += 1
        elif of_tail != of_head:
            meets |= 1 if of_tail else 2
    return meets


@inlined("void(int64[::1], int64[::1], int64[::1], int64, int64, int64[::1])")
def choose_layers(  # noqa: PLR0913, PLR0917 - compiled code has no Structs
    rope: Ints, when: Ints, found: Ints, tail: int, head: int, top: Ints
) -> None:
    """Which strand lies on top: rope at height 0, the tail's leg beside it, the head's beyond."""
    last = len(when)
    for c in range(len(top)):
        first, second = found[WIDTH * c + FIRST], found[WIDTH * c + SECOND]
        if first == 0 or second == last:
            below = head if second == last else 0
            top[c] = (tail if first == 0 else 0) > below
        else:
            top[c] = first_on_top(rope, when, first, second)


@inlined("void(int64[::1], int64, int64[::1], int64[::1], int64[::1])")
def say(code: Ints, size: int, signs: Ints, kept: Ints, told: Ints) -> None:
    """Tell of a closure: its code and signs, and which crossings are kept."""
    told[LENGTH], told[KEPT] = size, size // 2
    for c in range(len(kept)):
        kept[c] = 0
    for i in range(size):
        kept[code[i] >> 1] = 1
        told[CODE + i] = code[i]
    at = SIGNS
    for c in range(len(kept)):
        if kept[c]:
            told[at] = signs[c]
            at += 1


@compiled("int64(int64[::1], int64[::1], int64[::1], int64[::1])")
def judge(rope: Ints, when: Ints, offsets: Ints, told: Ints) -> int:
    """Work a rope out with one table of offsets; 0, or why it cannot be told."""
    points = len(when) + 2
    xs, ys = np.empty(points, np.int64), np.empty(points, np.int64)
    place(rope, when, offsets, xs, ys)
    found = np.empty(WIDTH * (MAX_CROSSINGS + 1), np.int64)
    count = find(xs, ys, found)
    if count < 0:
        return count
    order, code = np.empty(2 * count, np.int64), np.empty(2 * count + 1, np.int64)
    if visits(found, count, order) < 0:
        return DEGENERATE
    top, signs = np.empty(count, np.int64), np.empty(count, np.int64)
    kept, spots = np.empty(count, np.int64), np.empty(2 * count, np.int64)
    meets = count_up(found, count, points - 2, told)
    for closure in range(4):
        tail, head = 1 - 2 * (closure >> 1), 2 - 4 * (closure & 1)
        if (tail < 0 and not meets & 1) or (head < 0 and not meets & 2):
            continue
        choose_layers(rope, when, found, tail, head, top)
        for c in range(count):
            turn = found[WIDTH * c + TURN]
            signs[c] = turn if top[c] else -turn
        for i in range(2 * count):
            number = order[i] >> 1
            code[i] = 2 * number + (top[number] == (order[i] & 1))
        size = reduce(code, 2 * count)
        if size > 2 * MAX_REDUCED:
            return KNOTTED
        said = told[SAID + WORDS * told[2] :]
        told[2] += 1
        say(code, size, signs, kept, said)
        said[TIGHT] = is_tight(xs, ys, found, spots, kept)
        said[COUNT] = alexander(code, size, signs, said[COEFFICIENTS:])
    return 0
