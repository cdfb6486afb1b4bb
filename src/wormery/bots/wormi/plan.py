"""The shortest plan to a worm: a beam of promising positions, one move deeper at a time.

All moves of all positions in the beam are tried; the *width* best new positions are kept.
Positions that other orders of the same moves lead to are met again by their hash and kept once,
together with all first moves that lead there:

    depth d     squares[width, 16]   mask[width]   hash[width]   firsts[width]
                                                                 a bit for each first move
    children    parent, move, value (32 a move), hash, firsts    of all of them, then the best
    table       hash ▶ number of the child + 1, or 0             open addressing
"""

import numpy as np

from wormery.bots.wormi.estimate import (
    DEAR,
    LANES,
    LAYER,
    MOVE,
    Ints,
    estimate,
    links,
)
from wormery.core.compiled import compiled, lowest
from wormery.games.wormi.kernel.rules import FULL, KEYS, NEAR, goals, jumps

DEEPEST = 40
CHILDREN = 60  # new ones a position has, at most, on the whole
FINE = 32  # values of estimates a move
STEEP = 64 * FINE  # values there are
FOUND, LENGTH, EVALS, FIRSTS, STOP, WORMS, LINES, PLAN = 0, 1, 2, 3, 4, 5, 6, 7
REPORT = PLAN + DEEPEST + 1
"""A report: whether a worm was found; how long the plan is, or is thought to be, in 1/32 of a move;
how many positions were estimated; the first moves that do as well; a mark that another thread sets
when time is up; how many worms were found, and plans told; the moves.
"""


@compiled("boolean(int64[::1], int64[::1], int64[::1], int64)")
def works(start: Ints, moves: Ints, enemies: Ints, strict: int) -> bool:
    """Whether these moves are legal one after another and end in a worm."""
    squares = start.copy()
    own = 0
    for k in range(16):
        own |= 1 << squares[k]
    for number in range(len(moves)):
        k, goal = moves[number] >> 6, moves[number] & 63
        ways = jumps(own, enemies[min(number, len(enemies) - 1)], FULL & ~own)
        origin = 1 << squares[k]
        ends = (NEAR[squares[k]] & ~own) | goals(origin, own, ways, strict)
        if not (ends >> goal) & 1:
            return False
        own ^= origin | (1 << goal)
        squares[k] = goal
    return links(squares) == 15


@compiled(
    "int64(int64[::1], int64[::1], int64[::1], int64, int64, int64, int64, int64[::1], int64[::1],"
    " int64[:, ::1])"
)
def plan(  # noqa: PLR0912, PLR0913, PLR0915, PLR0917, C901 - one loop, wholly compiled
    start: Ints,
    enemies: Ints,
    firsts: Ints,
    strict: int,
    width: int,
    depth_limit: int,
    evals_limit: int,
    weights: Ints,
    report: Ints,
    lines: Ints,
) -> int:
    """Search; *enemies* is what stands on dark squares before each of my moves, the last for good.

    *firsts* are up to 62 first moves whose fate is followed; *lines* are filled with as many plans,
    each to another worm.
    """
    most = width * 160
    limit = min(evals_limit, width * CHILDREN * depth_limit)
    bits = 10
    while (1 << bits) < 2 * limit:
        bits += 1
    slots = (1 << bits) - 1
    table = np.zeros(1 << bits, dtype=np.int64)
    keys = np.zeros(1 << bits, dtype=np.int64)
    prices = np.full((16, LANES), DEAR, dtype=np.int16)
    costs = np.full(16 * LAYER, DEAR, dtype=np.int16)
    squares = np.empty((2, width, 16), dtype=np.int64)
    masks = np.empty((2, width), dtype=np.int64)
    hashes = np.empty((2, width), dtype=np.int64)
    marks = np.zeros((2, width), dtype=np.int64)
    parents = np.empty((DEEPEST + 1, width), dtype=np.int64)
    moves = np.empty((DEEPEST + 1, width), dtype=np.int64)
    child_parent = np.empty(most, dtype=np.int64)
    child_move = np.empty(most, dtype=np.int64)
    child_value = np.empty(most, dtype=np.int64)
    child_hash = np.empty(most, dtype=np.int64)
    child_marks = np.empty(most, dtype=np.int64)
    counts = np.empty(STEEP, dtype=np.int64)
    trial = np.empty(16, dtype=np.int64)
    values = np.ones(width, dtype=np.int64)
    own, key = 0, 0
    for k in range(16):
        squares[0, 0, k] = start[k]
        own |= 1 << start[k]
        key ^= KEYS[k * 35 + start[k]]
    masks[0, 0] = own
    hashes[0, 0] = key
    here, size, seen, oldest = 0, 1, 0, 0
    report[FOUND] = 0
    report[FIRSTS] = 0
    report[WORMS] = 0
    depth, best = 0, 0
    while depth < depth_limit:
        enemy = enemies[min(depth, len(enemies) - 1)]
        later = enemies[min(depth + 1, len(enemies) - 1)]
        counts[:] = 0
        born, bar = 0, STEEP
        for s in range(size):
            if report[STOP] and depth > 0:
                limit = seen
            own = masks[here, s]
            ways = jumps(own, enemy, FULL & ~own)
            trial[:] = squares[here, s]
            if born > width:  # what is above the bar will not be kept
                room, bar = width, 0
                while bar < STEEP and counts[bar] <= room:
                    room -= counts[bar]
                    bar += 1
            for k in range(16):
                square = trial[k]
                ends = (NEAR[square] & ~own) | goals(1 << square, own, ways, strict)
                while ends:
                    goal = lowest(ends)
                    ends &= ends - 1
                    move = 64 * k + goal
                    mark = marks[here, s]
                    if depth == 0:
                        for number in range(len(firsts)):
                            if firsts[number] == move:
                                mark = 1 << number
                    key = hashes[here, s] ^ KEYS[k * 35 + square] ^ KEYS[k * 35 + goal]
                    slot = key & slots
                    while table[slot] != 0 and keys[slot] != key:
                        slot = (slot + 1) & slots
                    if table[slot] != 0:
                        if table[slot] > oldest:
                            child_marks[table[slot] - oldest - 1] |= mark
                        continue
                    if born == most or seen >= limit:
                        continue
                    seen += 1
                    table[slot] = oldest + born + 1
                    keys[slot] = key
                    trial[k] = goal
                    if links(trial) == 15:
                        value = 0
                    else:
                        mask = own ^ (1 << square) ^ (1 << goal)
                        about = estimate(
                            trial,
                            mask,
                            later,
                            strict,
                            weights,
                            (bar + 4) * MOVE // FINE,
                            prices,
                            costs,
                        )
                        value = max(1, min(STEEP - 1, about * FINE // MOVE + ((key >> 40) & 3)))
                    trial[k] = square
                    child_parent[born] = s
                    child_move[born] = move
                    child_value[born] = value
                    child_hash[born] = key
                    child_marks[born] = mark
                    counts[value] += 1
                    born += 1
        if born == 0:
            break
        oldest += born
        depth += 1
        cut, room = 0, width
        while cut < STEEP - 1 and counts[cut] <= room:
            room -= counts[cut]
            cut += 1
        size = 0
        best, best_value = 0, STEEP
        there = 1 - here
        for child in range(born):
            value = child_value[child]
            if value > cut or (value == cut and room == 0):
                continue
            if value == cut:
                room -= 1
            s, move = child_parent[child], child_move[child]
            k, goal = move >> 6, move & 63
            squares[there, size] = squares[here, s]
            squares[there, size, k] = goal
            masks[there, size] = masks[here, s] ^ (1 << squares[here, s, k]) ^ (1 << goal)
            hashes[there, size] = child_hash[child]
            marks[there, size] = child_marks[child]
            parents[depth, size] = s
            values[size] = value
            moves[depth, size] = move
            if value < best_value:
                best, best_value = size, value
            if value == 0:
                report[FOUND] = 1
                report[WORMS] += 1
                report[FIRSTS] |= child_marks[child]
            size += 1
        here = there
        report[LENGTH] = depth * FINE + best_value
        if report[FOUND] == 1 or seen >= limit:
            if report[FOUND] == 0:
                report[FIRSTS] = marks[here, best]
            break
    s = best
    for back in range(depth, 0, -1):
        report[PLAN + back - 1] = moves[back, s]
        s = parents[back, s]
    met = 0
    report[LINES] = 0
    for leaf in range(size if report[FOUND] else 0):
        if values[leaf] == 0:
            # Where there are more worms than room, those told are spread over all of them.
            if report[LINES] < len(lines) and met * len(lines) >= report[LINES] * report[WORMS]:
                s = leaf
                for back in range(depth, 0, -1):
                    lines[report[LINES], back - 1] = moves[back, s]
                    s = parents[back, s]
                report[LINES] += 1
            met += 1
    report[EVALS] = seen
    return depth
