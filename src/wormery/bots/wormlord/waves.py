"""How far a side of Wormlord is from objectives, counted in ticks by waves of cells.

A wave goes over a free cell in FREE ticks, over an enemy's in *dear*, and never over an HQ. It is
what `distance.py` finds, in whole ticks, a few times as quickly: a wave is two masks.

    fields   int64, (1 + MOST) * 111: when the wave from a side's places, and the wave from each of
             the objectives, is through with a cell; NEVER where it does not come
    waves    int64, 8 sets of cells, two masks each: where a wave will be at ticks to come
"""

from wormery.bots.wormlord.distance import MOST
from wormery.core.compiled import lean, lowest
from wormery.games.wormlord.kernel.rules import (
    FRAMED,
    GROUND,
    GUARDED,
    KNOTS,
    LOWER,
    OBJECTIVES,
    SIDE,
    SIDE_SIZE,
    SIDES,
    UPPER,
    Cells,
    Soil,
    beside,
    held,
    places,
)
from wormery.games.wormlord.state import NEEDED

FREE = 2  # ticks that a wave needs for a free cell
TICKS = 8  # that can be looked ahead; no cell takes longer
NEVER = 32
FIELDS = (1 + MOST) * FRAMED
LISTED = FIELDS  # behind the fields: the cells that can be had, and what each costs
GOALS = LISTED + 2 * FRAMED
WAVE_ROOM = GOALS + MOST


@lean("void(int64, int64, int64, int64, int64, int64, int64, int64[::1], int64, int64[::1])")
def flood(  # noqa: PLR0913, PLR0917 - compiled code has no keywords
    over: int,
    under: int,
    fresh_over: int,
    fresh_under: int,
    their_over: int,
    their_under: int,
    dear: int,
    fields: Cells,
    at: int,
    waves: Cells,
) -> None:
    """Fill in when a wave that comes to the given cells first is through with each of the fresh."""
    for slot in range(2 * TICKS):
        waves[slot] = 0
    quiet = 0
    for tick in range(1, NEVER):
        if over | under:
            slot = 2 * ((tick - 1 + FREE) % TICKS)
            waves[slot] |= over & ~their_over
            waves[slot + 1] |= under & ~their_under
            slot = 2 * ((tick - 1 + dear) % TICKS)
            waves[slot] |= over & their_over
            waves[slot + 1] |= under & their_under
        slot = 2 * (tick % TICKS)
        over, under = waves[slot] & fresh_over, waves[slot + 1] & fresh_under
        waves[slot] = waves[slot + 1] = 0
        if not over | under:
            quiet += 1
            if quiet > TICKS:
                return
            continue
        quiet = 0
        fresh_over, fresh_under = fresh_over & ~over, fresh_under & ~under
        upper, lower = over, under
        while upper:
            fields[at + UPPER + lowest(upper)] = tick
            upper &= upper - 1
        while lower:
            fields[at + LOWER + lowest(lower)] = tick
            lower &= lower - 1
        over, under = beside(over, under)
        over, under = over & fresh_over, under & fresh_under


@lean("int64(int64[::1], int64, int64, int64[::1], int64[::1])")
def ticks_to_win(soil: Soil, side: int, dear: int, fields: Cells, waves: Cells) -> int:
    """How many ticks the objectives cost that a side still needs; fields[cell] is when it is there.

    Where three are needed the third is linked to one of the others or to what the side has, which
    may cost a little more than the cheapest tree of all.
    """
    own = SIDE + SIDE_SIZE * side + KNOTS
    their_over, their_under = 0, 0
    for other in range(soil[SIDES]):
        if other != side:
            there = SIDE + SIDE_SIZE * other + KNOTS
            their_over, their_under = their_over | soil[there], their_under | soil[there + 1]
    fresh_over = soil[GROUND] & ~(soil[GUARDED] | soil[own])
    fresh_under = soil[GROUND + 1] & ~(soil[GUARDED + 1] | soil[own + 1])
    for cell in range(FRAMED):
        fields[cell] = NEVER
    over, under = places(soil, side)
    rest = (fresh_over, fresh_under, their_over, their_under, dear, fields)
    flood(over, under, *rest, 0, waves)
    needed = NEEDED - held(soil, side)
    if needed <= 0:
        return 0
    count, nearest = 0, NEVER
    upper, lower = soil[OBJECTIVES] & fresh_over, soil[OBJECTIVES + 1] & fresh_under
    while upper | lower and count < MOST:
        bit_over = upper & -upper
        bit_under = 0 if upper else lower & -lower
        upper, lower = upper & ~bit_over, lower & ~bit_under
        cell = UPPER + lowest(bit_over) if bit_over else LOWER + lowest(bit_under)
        nearest = min(nearest, fields[cell])
        fields[GOALS + count] = cell
        count += 1
        if needed > 1:
            at = FRAMED * count
            for place in range(FRAMED):
                fields[at + place] = NEVER
            flood(bit_over, bit_under, *rest, at, waves)
    if count < needed:
        return NEVER
    if needed == 1:
        return int(nearest)
    room = price(fresh_over, their_over, dear, UPPER, 0, fields)
    room = price(fresh_under, their_under, dear, LOWER, room, fields)
    return cheapest(fields, count, room, needed)


@lean("int64(int64, int64, int64, int64, int64, int64[::1])")
def price(  # noqa: PLR0913, PLR0917 - compiled code has no keywords
    fresh: int, theirs: int, dear: int, first: int, room: int, fields: Cells
) -> int:
    """List the cells of a mask and what each costs, behind *room* others; how many there are."""
    while fresh:
        fields[LISTED + 2 * room] = first + lowest(fresh)
        fields[LISTED + 2 * room + 1] = dear if theirs & fresh & -fresh else FREE
        fresh &= fresh - 1
        room += 1
    return room


@lean("int64(int64[::1], int64, int64, int64)")
def cheapest(fields: Cells, count: int, room: int, needed: int) -> int:
    """What the cheapest two or three of the objectives cost together."""
    best = NEVER
    for a in range(count):
        for b in range(a + 1, count):
            two = linked(fields, a, b, room)
            if needed == 2:
                best = min(best, two)
                continue
            for c in range(count):
                if c not in (a, b):
                    best = min(best, two + link(fields, a, b, c))
    return int(best)


@lean("int64(int64[::1], int64, int64, int64)")
def linked(fields: Cells, a: int, b: int, room: int) -> int:
    """What a tree to two of the objectives costs, wherever their ways meet."""
    best = fields[fields[GOALS + a]] + fields[fields[GOALS + b]]
    at, beyond = FRAMED * (a + 1), FRAMED * (b + 1)
    for place in range(room):
        cell, toll = fields[LISTED + 2 * place], fields[LISTED + 2 * place + 1]
        best = min(best, fields[at + cell] + fields[beyond + cell] + fields[cell] - 2 * toll)
    return int(best)


@lean("int64(int64[::1], int64, int64, int64)")
def link(fields: Cells, a: int, b: int, c: int) -> int:
    """What one more objective costs, from what the side has or from one of two others."""
    at = FRAMED * (c + 1)
    first, second = fields[GOALS + a], fields[GOALS + b]
    own = fields[fields[GOALS + c]]
    # A field counts both ends: the end that is there already costs nothing more.
    from_first = fields[at + first] - (fields[FRAMED * (a + 1) + first])
    from_second = fields[at + second] - (fields[FRAMED * (b + 1) + second])
    return int(min(own, from_first, from_second))
