"""The shortest plan to a worm: a beam of promising positions, one move deeper at a time.

All moves of all positions in the beam are tried; the *width* best new positions are kept.
Positions that other orders of the same moves lead to are met again by their hash and kept once,
together with all first moves that lead there:

    depth d     squares[width, 16]   mask[width]   hash[width]   firsts[width]
                                                                 a bit for each first move
    children    parent, move, value (32 a move), hash, firsts    of all of them, then the best
    table       hash ▶ number of the child + 1, or less          open addressing; what depths
                                                                 before left counts as nothing

Most children are not estimated. What walk the others would pay for if one piece stood elsewhere
is known for all pieces and squares at once, from the walks ahead and back of the position before;
so every child has a guess, and the most promising ones, LOOKS for each position, are estimated.
"""

import numpy as np

from wormery.bots.wormi.estimate import (
    COSTS,
    DEAR,
    LANES,
    LAYER,
    MOVE,
    PAD,
    WAY,
    Cents,
    Ints,
    estimate,
    links,
    sweep,
)
from wormery.bots.wormi.speed import TYPICAL
from wormery.core.compiled import compiled, lean, lowest
from wormery.games.wormi.kernel.rules import FULL, KEYS, NEAR, goals, jumps

DEEPEST = 40
LOOKS = 12  # new positions that are estimated, by position of the beam
CHILDREN = 60  # new ones a position has, at most, on the whole
FINE = 32  # values of estimates a move
STEEP = 64 * FINE  # values there are
FOUND, LENGTH, EVALS, FIRSTS, STOP, WORMS, LINES, PLAN = 0, 1, 2, 3, 4, 5, 6, 7
REPORT = PLAN + DEEPEST + 1
"""A report: whether a worm was found; how long the plan is, or is thought to be, in 1/32 of a move;
about how many positions were met; the first moves that do as well; a mark that another thread sets
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


@lean("void(int16[:, ::1], int16[::1], int16[::1], int16[:, ::1])")
def rests_of(prices: Cents, ahead: Cents, back: Cents, rests: Cents) -> None:
    """By piece and square: what the other pieces pay, at the least, for a walk with it there."""
    for k in range(16):
        here, there = k * LAYER + PAD, ((15 - k) & 15) * LAYER + PAD  # masked: surely not below 0
        for i in range(LANES):
            a, b = back[there + i], back[there + WAY + i]
            c, d = back[there + 2 * WAY + i], back[there + 3 * WAY + i]
            paid = prices[k, i]
            by_a = np.int16(ahead[here + i] + min(b, c, d) - paid - paid)
            by_b = np.int16(ahead[here + WAY + i] + min(a, c, d) - paid - paid)
            by_c = np.int16(ahead[here + 2 * WAY + i] + min(a, b, d) - paid - paid)
            by_d = np.int16(ahead[here + 3 * WAY + i] + min(a, b, c) - paid - paid)
            rests[k, i] = min(by_a, by_b, by_c, by_d)


@lean("int64(int64, int16[:, ::1], int16[:, ::1])")
def _later(k: int, prices: Cents, rests: Cents) -> int:
    """What the walk costs if a piece still has to go where it belongs, after a move."""
    least = DEAR
    for i in range(35):
        least = min(least, rests[k, i] + max(prices[k, i], MOVE))
    return least


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
    while (1 << bits) < 2 * most:
        bits += 1
    slots = (1 << bits) - 1
    table = np.zeros(1 << bits, dtype=np.int64)
    keys = np.zeros(1 << bits, dtype=np.int64)
    prices = np.full((16, LANES), DEAR, dtype=np.int16)
    costs = np.full(COSTS, DEAR, dtype=np.int16)
    back_costs = np.full(COSTS, DEAR, dtype=np.int16)
    rests = np.empty((16, LANES), dtype=np.int16)
    order = np.empty(most, dtype=np.int64)
    starts = np.empty(STEEP + 1, dtype=np.int64)
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
        starts[:] = 0
        born, below, ceiling, looked = 0, 0, STEEP - 1, LOOKS * width
        for s in range(size):
            if (report[STOP] and depth > 0) or seen >= limit:
                limit = seen
                break
            seen += TYPICAL
            own = masks[here, s]
            ways = jumps(own, enemy, FULL & ~own)
            trial[:] = squares[here, s]
            estimate(trial, own, later, strict, weights, DEAR, prices, costs)
            sweep(prices, back_costs, 0)
            rests_of(prices, costs, back_costs, rests)
            missing = 15 - links(trial)
            for k in range(16):
                square = trial[k]
                later_on = _later(k, prices, rests)
                ends = (NEAR[square] & ~own) | goals(1 << square, own, ways, strict)
                touching = NEAR[trial[k - 1]] if k > 0 else 0
                following = NEAR[trial[k + 1]] if k < 15 else 0
                linked = missing + ((touching >> square) & 1) + ((following >> square) & 1)
                while ends:
                    goal = lowest(ends)
                    ends &= ends - 1
                    lost = linked - ((touching >> goal) & 1) - ((following >> goal) & 1)
                    about = min(later_on, rests[k, goal])
                    near = NEAR[goal]
                    while near:
                        about = min(about, rests[k, lowest(near)] + MOVE)
                        near &= near - 1
                    key = hashes[here, s] ^ KEYS[k * 35 + square] ^ KEYS[k * 35 + goal]
                    about = (about + weights[4] * lost) * FINE // MOVE + ((key >> 40) & 3)
                    guess = max(1, min(STEEP - 1, about)) if lost else 0
                    if guess > ceiling or born == most:
                        continue
                    mark = marks[here, s]
                    move = 64 * k + goal
                    if depth == 0:
                        for number in range(len(firsts)):
                            if firsts[number] == move:
                                mark = 1 << number
                    slot = key & slots
                    while table[slot] > oldest and keys[slot] != key:
                        slot = (slot + 1) & slots
                    if table[slot] > oldest:
                        child_marks[table[slot] - oldest - 1] |= mark
                        continue
                    table[slot] = oldest + born + 1
                    keys[slot] = key
                    child_parent[born] = s
                    child_move[born] = move
                    child_value[born] = guess
                    child_hash[born] = key
                    child_marks[born] = mark
                    starts[guess + 1] += 1
                    born += 1
                    below += 1
                    while below - starts[ceiling + 1] >= looked:
                        below -= starts[ceiling + 1]
                        ceiling -= 1
        if born == 0:
            break
        for value in range(STEEP):
            starts[value + 1] += starts[value]
        for child in range(born):
            value = child_value[child]
            order[starts[value]] = child
            starts[value] += 1
        counts[:] = 0
        below, bar = 0, STEEP - 1
        looked = min(born, looked)
        for number in range(looked, born):
            child_value[order[number]] = STEEP
        for number in range(looked):
            child = order[number]
            s, move = child_parent[child], child_move[child]
            if child_value[child] != 0:
                k, goal = move >> 6, move & 63
                trial[:] = squares[here, s]
                mask = masks[here, s] ^ (1 << trial[k]) ^ (1 << goal)
                trial[k] = goal
                about = estimate(
                    trial, mask, later, strict, weights, (bar + 4) * MOVE // FINE, prices, costs
                )
                value = max(
                    1, min(STEEP - 1, about * FINE // MOVE + ((child_hash[child] >> 40) & 3))
                )
                child_value[child] = value
            value = child_value[child]
            counts[value] += 1
            if value <= bar:  # what is above will not be kept
                below += 1
                while below - counts[bar] >= width:
                    below -= counts[bar]
                    bar -= 1
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
