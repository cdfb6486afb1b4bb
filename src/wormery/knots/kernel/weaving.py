"""The moving end goes over, under, over: the twin of `Weaver` in `wormery.knots.weaving.weave`.

A side is 1 for the head and -1 for the tail; `web` has the layout of a rope.
"""

from typing import Final

from wormery.core.compiled import inlined, lean
from wormery.knots.kernel.fractions import Ints, compare, root, share
from wormery.knots.kernel.meetings import keep_between, note
from wormery.knots.kernel.web import (
    ALONG_FIRST,
    ALONG_SECOND,
    COUNT,
    CROSS,
    FINE_X,
    FINE_Y,
    FOUND,
    GIVEN,
    GOALS,
    HALFWAY,
    HITTING,
    MEETS,
    MOST,
    OFF,
    ON,
    ORDER,
    PLACE,
    ROW,
    ROWS,
    SEG,
    SEGMENT,
    SEGMENTS,
    SPENT,
    SPLIT,
    START,
    STOP,
    TAKEN,
    TAKEN_BEFORE,
    WHEN,
    T,
    U,
    X,
    Y,
    cross,
    new_segment,
    take_up_segment,
)
from wormery.knots.measures import MAX_LAID
from wormery.knots.topology.position import FINE, TABLE
from wormery.knots.weaving.weave import BACK, KINK, LONGEST, MAX_HITS, MAX_MEETINGS

NOTHING, LAID, HALVED = 0, 1, 2  # what became of a step; or SPENT
NO_LAYER: Final = -1


@inlined("int64(int64[::1], int64)")
def rows_of(rope: Ints, side: int) -> int:
    """How many rows a strand has."""
    return int(rope[COUNT if side > 0 else COUNT + 1])


@inlined("int64(int64[::1], int64, int64)")
def row_at(rope: Ints, side: int, number: int) -> int:
    """Where a row of a strand stands; -1 is the last, and so on."""
    strand = ROWS if side > 0 else ROWS + ROW * MOST
    return strand + ROW * (number if number >= 0 else rows_of(rope, side) + number)


@inlined("int64(int64, int64, int64, int64, int64[::1])")
def squared_distance(x: int, y: int, a: int, b: int, rope: Ints) -> int:
    """How far a point is from the segment between two rows, squared."""
    dx, dy = rope[b + X] - rope[a + X], rope[b + Y] - rope[a + Y]
    px, py = x - rope[a + X], y - rope[a + Y]
    along, length = px * dx + py * dy, dx * dx + dy * dy
    if along <= 0:
        return int(px * px + py * py)
    if along >= length:
        return int((px - dx) * (px - dx) + (py - dy) * (py - dy))
    return int(px * px + py * py - along * along // length)


@lean("int64(int64[::1], int64, int64, int64)")
def kept(rope: Ints, side: int, x: int, y: int) -> int:
    """How many rows of a strand stay when its end moves to a point."""
    count = rows_of(rope, side)
    here = row_at(rope, side, -1)
    nearest = (x - rope[here + X]) ** 2 + (y - rope[here + Y]) ** 2
    stays = count
    given = rope[GIVEN if side > 0 else GIVEN + 1]
    for i in range(count - 1, given - 1, -1):
        row = row_at(rope, side, i)
        if abs(rope[here + PLACE] - rope[row + PLACE]) > KINK:
            break
        distance = squared_distance(x, y, row - ROW, row, rope)
        if distance < nearest:
            nearest, stays = distance, i
    return stays if nearest < BACK * BACK else count


@lean("void(int64[::1], int64, int64)")
def take_up(rope: Ints, side: int, stays: int) -> None:
    """Take back what lies beyond the first rows of a strand, and all that met it; note the rows."""
    count = rows_of(rope, side)
    rope[OFF] = max(0, count - stays)
    for i in range(stays, count):
        row, taken = row_at(rope, side, i), TAKEN + 4 * (rope[TAKEN_BEFORE] + i - stays)
        for part in range(4):
            rope[taken + part] = rope[row + part]
        if rope[row + SEGMENT] >= 0:
            take_up_segment(rope, rope[row + SEGMENT])
    if count > stays:
        rope[COUNT if side > 0 else COUNT + 1] = stays
        keep_lying(rope)


@inlined("void(int64[::1])")
def keep_lying(rope: Ints) -> None:
    """Forget the hits beyond both ends."""
    keep_between(rope, rope[row_at(rope, -1, -1) + PLACE], rope[row_at(rope, 1, -1) + PLACE])


@inlined("int64(int64[::1], int64)")
def beside(rope: Ints, side: int) -> int:
    """The segment that the next one on this side grows from, or -1."""
    segment = rope[row_at(rope, side, -1) + SEGMENT]
    if segment < 0 and rows_of(rope, -side) > 1:
        segment = rope[row_at(rope, -side, 1) + SEGMENT]
    return int(segment)


@inlined("void(int64[::1], int64)")
def sort(rope: Ints, count: int) -> None:
    """Bring what a step crosses into the order in which it does."""
    for new in range(count):
        i = new
        while i:
            other = FOUND + CROSS * rope[ORDER + i - 1] + ALONG_SECOND
            if compare(rope, other, rope, FOUND + CROSS * new + ALONG_SECOND) <= 0:
                break
            rope[ORDER + i] = rope[ORDER + i - 1]
            i -= 1
        rope[ORDER + i] = new


@inlined("int64(int64[::1], int64, int64)")
def where(rope: Ints, segment: int, along: int) -> int:
    """The place some way along a segment."""
    at = SEGMENTS + SEG * segment
    return int(rope[at + START] + share(rope[at + STOP] - rope[at + START], rope, along))


@inlined("void(int64[::1], int64, int64)")
def halve(rope: Ints, one: int, other: int) -> None:
    """Half way between two crossings of a step."""
    carried = 0
    for i in range(2, -1, -1):
        both = rope[one + i] + rope[other + i] + carried
        rope[HALFWAY + i], carried = both & 0xFFFFFFFF, both >> 32
    for i in range(2, -1, -1):
        above = carried if i == 0 else rope[HALFWAY + i - 1] & 1
        rope[HALFWAY + i] = rope[HALFWAY + i] >> 1 | above << 31


@inlined("UniTuple(int64, 2)(int64[::1], int64, int64, int64)")
def meet_all(rope: Ints, side: int, segment: int, count: int) -> tuple[int, int]:
    """The layer of a step, and HALVED where its crossings want different ones; or SPENT."""
    sort(rope, count)
    layer, along = NO_LAYER, 0
    for i in range(count):
        crossing = FOUND + CROSS * rope[ORDER + i]
        own = where(rope, segment, crossing + ALONG_SECOND)
        other = where(rope, rope[crossing], crossing + ALONG_FIRST)
        if abs(own - other) < KINK:
            continue  # a wrinkle
        wanted = note(rope, side, own, other)
        if wanted < 0:
            return layer, SPENT
        if layer not in (NO_LAYER, wanted):
            halve(rope, along, crossing + ALONG_SECOND)
            return layer, HALVED
        layer, along = wanted, crossing + ALONG_SECOND
    return layer, LAID


@inlined("int64(int64[::1], int64, int64)")
def is_at(rope: Ints, row: int, spot: int) -> int:
    """Whether a row lies at a spot."""
    return int(rope[row + X] == rope[spot] and rope[row + Y] == rope[spot + 1])


@lean("int64(int64[::1], int64[::1], int64, int64, int64)")
def lay_straight(rope: Ints, offsets: Ints, side: int, goal: int, t: int) -> int:
    """Lay a step in one layer, or say that it has to be HALVED, and where."""
    last, x, y = row_at(rope, side, -1), rope[goal], rope[goal + 1]
    if is_at(rope, last, goal):
        return NOTHING
    head, tail = row_at(rope, 1, -1), row_at(rope, -1, -1)
    when = 1 + max(rope[head + WHEN], rope[tail + WHEN])
    if when >= MAX_LAID or rope[MEETS] > MAX_MEETINGS or rope[HITTING] > MAX_HITS:
        return SPENT
    fx = x * FINE + offsets[2 * (when % TABLE)]
    fy = y * FINE + offsets[2 * (when % TABLE) + 1]
    length = root((fx - rope[last + FINE_X]) ** 2 + (fy - rope[last + FINE_Y]) ** 2)
    if rope[head + PLACE] - rope[tail + PLACE] + length > LONGEST:
        return NOTHING
    segment = new_segment(rope)
    place = rope[last + PLACE] + side * length
    at = SEGMENTS + SEG * segment
    rope[at], rope[at + 1], rope[at + 2], rope[at + 3] = (
        rope[last + FINE_X],
        rope[last + FINE_Y],
        fx,
        fy,
    )
    rope[at + START], rope[at + STOP] = rope[last + PLACE], place
    crossings = cross(rope, segment, beside(rope, side))
    if crossings < 0:
        return SPENT if crossings == SPENT else NOTHING  # the finger goes on to another point
    layer, became = meet_all(rope, side, segment, crossings)
    if became == HALVED:
        rope[SPLIT] = rope[last + X] + share(x - rope[last + X], rope, HALFWAY)
        rope[SPLIT + 1] = rope[last + Y] + share(y - rope[last + Y], rope, HALFWAY)
        if is_at(rope, last, SPLIT) or (rope[SPLIT] == x and rope[SPLIT + 1] == y):
            became = LAID
    if became != LAID:
        take_up_segment(rope, segment)
        keep_lying(rope)
        return became
    row = last + ROW
    rope[row + X], rope[row + Y], rope[row + T] = x, y, t
    rope[row + U] = rope[last + U] if layer == NO_LAYER else layer
    rope[row + WHEN], rope[row + FINE_X], rope[row + FINE_Y] = when, fx, fy
    rope[row + PLACE], rope[row + SEGMENT] = place, segment
    rope[COUNT if side > 0 else COUNT + 1] += 1
    rope[ON] += 1
    return LAID


@lean("int64(int64[::1], int64[::1], int64, int64, int64, int64)")
def lay(  # noqa: PLR0913, PLR0917 - compiled code has no Structs
    rope: Ints, offsets: Ints, side: int, x: int, y: int, t: int
) -> int:
    """Lay one step, split where it runs over strands in different layers; 0, or SPENT."""
    rope[ON] = 0
    rope[GOALS], rope[GOALS + 1] = x, y
    goals = 1
    while goals:
        goal = GOALS + 2 * (goals - 1)
        became = lay_straight(rope, offsets, side, goal, t)
        if became == SPENT:
            return SPENT
        if became == HALVED:
            rope[goal + 2], rope[goal + 3] = rope[SPLIT], rope[SPLIT + 1]
            goals += 1
        else:
            goals -= 1
    return 0


@lean("int64(int64[::1], int64[::1], int64, int64, int64, int64)")
def move(  # noqa: PLR0913, PLR0917 - compiled code has no Structs
    rope: Ints, offsets: Ints, side: int, x: int, y: int, t: int
) -> int:
    """Draw an end to a point; moving back along its last piece takes rope back. 0, or SPENT."""
    rope[ON] = rope[OFF] = 0
    last = row_at(rope, side, -1)
    if x == rope[last + X] and y == rope[last + Y]:
        return 0
    take_up(rope, side, kept(rope, side, x, y))
    return lay(rope, offsets, side, x, y, t)


@lean("int64(int64[::1], int64[::1], int64, int64[::1], int64[::1])")
def draw(rope: Ints, offsets: Ints, side: int, moves: Ints, notes: Ints) -> int:
    """Draw an end to points: x, y, t, 0 each; notes the rows off and on for each. 0, or SPENT."""
    became = rope[TAKEN_BEFORE] = 0
    for i in range(len(moves) // 4):
        if rope[TAKEN_BEFORE] + rows_of(rope, side) > MOST:
            became = SPENT
        if became == 0:
            x, y, t = moves[4 * i], moves[4 * i + 1], moves[4 * i + 2]
            became = move(rope, offsets, side, x, y, t)
            notes[2 * i], notes[2 * i + 1] = rope[OFF], rope[ON]
            rope[TAKEN_BEFORE] += rope[OFF]
    rope[TAKEN_BEFORE] = 0
    return became


@lean("int64(int64[::1], int64[::1], int64[::1])")
def follow(rope: Ints, offsets: Ints, moves: Ints) -> int:
    """Draw ends to points, one after another: side, x, y, t each; 0, or SPENT."""
    for i in range(0, len(moves), 4):
        if move(rope, offsets, moves[i], moves[i + 1], moves[i + 2], moves[i + 3]) < 0:
            return SPENT
    return 0
