"""Crossings as players see them, and what they were made of: the twin of `Meeting` in `weave`."""

from wormery.core.compiled import inlined, lean
from wormery.knots.kernel.fractions import Ints
from wormery.knots.kernel.web import (
    BEFORE,
    FREE_HIT,
    HIT,
    HITS,
    HITTING,
    LAST,
    LAYER,
    MEET,
    MEETINGS,
    MEETS,
    OTHER,
    OWN,
    SIDE,
    SIZE,
    SPENT,
    USED_HITS,
    spend,
)
from wormery.knots.weaving.weave import NEAR, UNDER


@inlined("void(int64[::1], int64, int64, int64)")
def add_hit(rope: Ints, meeting: int, own: int, other: int) -> None:
    """One more hit of a meeting."""
    hit = rope[FREE_HIT]
    if hit >= 0:
        rope[FREE_HIT] = rope[HITS + HIT * hit + BEFORE]
    else:
        hit = rope[USED_HITS]
        rope[USED_HITS] += 1
    at = HITS + HIT * hit
    rope[at + OWN], rope[at + OTHER], rope[at + BEFORE] = own, other, rope[meeting + LAST]
    rope[meeting + LAST] = hit
    rope[meeting + SIZE] += 1


@inlined("int64(int64[::1], int64, int64)")
def layer_behind(rope: Ints, side: int, place: int) -> int:
    """The layer of this very strand at the last crossing behind a place; under if none."""
    nearest, behind = -(1 << 60), UNDER
    for meeting in range(MEETINGS, MEETINGS + MEET * rope[MEETS], MEET):
        if rope[meeting + SIZE] & 1:  # an even number of hits is touch and go
            last = HITS + HIT * rope[meeting + LAST]
            for which in range(2):
                along = side * rope[last + which]
                layer = rope[meeting + LAYER] if which == OWN else 1 - rope[meeting + LAYER]
                is_later = along > nearest or (along == nearest and layer > behind)
                if along < side * place and is_later:
                    nearest, behind = along, layer
    return behind


@lean("int64(int64[::1], int64, int64, int64)")
def note(rope: Ints, side: int, own: int, other: int) -> int:
    """Count a hit to the crossing it belongs to, or to a new one; gives its layer, or SPENT."""
    count = rope[MEETS]
    if spend(rope, 2 * count) < 0:
        return SPENT
    rope[HITTING] += 1
    for meeting in range(MEETINGS + MEET * (count - 1), MEETINGS - 1, -MEET):
        if rope[meeting + SIDE] == side:
            last = HITS + HIT * rope[meeting + LAST]
            if abs(own - rope[last + OWN]) <= NEAR and abs(other - rope[last + OTHER]) <= NEAR:
                add_hit(rope, meeting, own, other)
                return int(rope[meeting + LAYER])
    meeting = MEETINGS + MEET * count
    layer = 1 - layer_behind(rope, side, own)
    rope[meeting + SIDE], rope[meeting + LAYER] = side, layer
    rope[meeting + SIZE], rope[meeting + LAST] = 0, -1
    rope[MEETS] += 1
    add_hit(rope, meeting, own, other)
    return layer


@inlined("void(int64[::1], int64, int64, int64)")
def keep_hits(rope: Ints, meeting: int, low: int, high: int) -> None:
    """Drop the hits of a meeting that do not lie from *low* to below *high*."""
    link = meeting + LAST
    while rope[link] >= 0:
        hit = rope[link]
        at = HITS + HIT * hit
        first = min(rope[at + OWN], rope[at + OTHER])
        last = max(rope[at + OWN], rope[at + OTHER])
        if low <= first and last < high:
            link = at + BEFORE
        else:
            rope[link] = rope[at + BEFORE]
            rope[at + BEFORE] = rope[FREE_HIT]
            rope[FREE_HIT] = hit
            rope[meeting + SIZE] -= 1
            rope[HITTING] -= 1


@inlined("void(int64[::1])")
def drop_empty(rope: Ints) -> None:
    """Forget meetings of which nothing is left."""
    kept = MEETINGS
    for meeting in range(MEETINGS, MEETINGS + MEET * rope[MEETS], MEET):
        if rope[meeting + SIZE]:
            for part in range(MEET):
                rope[kept + part] = rope[meeting + part]
            kept += MEET
    rope[MEETS] = (kept - MEETINGS) // MEET


@lean("void(int64[::1], int64, int64)")
def keep_between(rope: Ints, low: int, high: int) -> None:
    """Rope lies from *low* to *high* only: what was hit elsewhere is forgotten."""
    for meeting in range(MEETINGS, MEETINGS + MEET * rope[MEETS], MEET):
        keep_hits(rope, meeting, low, high)
    drop_empty(rope)
