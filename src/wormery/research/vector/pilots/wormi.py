"""Wormi's levels 1 to 7, for sides that are played in the call (`bots/wormi/levels.py`)."""

import numpy as np
from numpy.typing import NDArray

from wormery.bots.wormi.estimate import (
    COSTS,
    DEAR,
    LANES,
    WEIGHTS,
    Cents,
    Ints,
    links,
)
from wormery.bots.wormi.levels import Mind
from wormery.bots.wormi.plan import DEEPEST, FIRSTS, PLAN, REPORT, plan
from wormery.bots.wormi.speed import TYPICAL
from wormery.bots.wormi.thinking import FOLLOWED, PATIENCE, needed
from wormery.core.compiled import compiled, lean, lowest
from wormery.core.dice import BELL, Dice, roll
from wormery.games.wormi.kernel.rules import (
    FULL,
    HASH,
    MASK,
    MOST_MOVES,
    NEAR,
    SEEN,
    STRICT,
    TO_MOVE,
    Ways,
    is_worm,
    jumps,
    leap,
    make,
    unmake,
)
from wormery.research.arrays.kernel.wormi import FILTER, GOALS, PAST, PLIES

Row = NDArray[np.int64]
Moves = NDArray[np.int64]
Values = NDArray[np.float64]

SIGHT, BLUR, WIDTH, CARE, NEARBY, COLLECTS, ATTENTION = range(len(Mind._fields))


@lean("boolean(int64[::1], int64)")
def repeats(row: Row, move: int) -> bool:
    """Whether a move leads to where the game has been."""
    back = make(row, move)
    key, found = row[HASH], False
    if row[FILTER + (key & 127)] & 1 << ((key >> 7) & 31):
        for place in range(PAST, PAST + row[PLIES]):
            found = found or row[place] == key
    unmake(row, back)
    return found


@lean("float64(int64[::1], int64, int64[::1], int16[:, ::1], int16[::1])")
def glance(row: Row, move: int, weights: Ints, prices: Cents, costs: Cents) -> float:
    """How many moves the side to move needs after a move, at a glance."""
    side = row[TO_MOVE]
    back = make(row, move)
    value = 0.0 if is_worm(row, side) else needed(row, side, weights, prices, costs)
    unmake(row, back)
    return value


@lean("int64(int64, int64, UniTuple(int64, 8), int64)")
def in_sight(square: int, own: int, ways: Ways, sight: int) -> int:
    """Where a piece comes by a step, or by so many jumps at most; no piece jumps over itself."""
    start = 1 << square
    open_ways = (
        ways[0] & ~(start >> 3), ways[1] & ~(start >> 4),
        ways[2] & ~(start << 3), ways[3] & ~(start << 4),
        ways[4], ways[5], ways[6], ways[7],
    )  # fmt: skip
    seen, front = start, start
    for _ in range(sight):
        front = leap(front, open_ways) & ~seen
        seen |= front
    return int(seen | NEAR[square] & ~own)


@lean("int64(int64[::1], int64, int64[::1], int64[::1])")
def seen_moves(row: Row, sight: int, watched: Moves, moves: Moves) -> int:
    """Fill in the moves of *watched* pieces that are in sight, and count them; else all moves."""
    side = row[TO_MOVE]
    own = row[MASK + side]
    ways = jumps(own, row[SEEN + 1 - side], FULL & ~own)
    count = 0
    for piece in range(16):
        if watched[piece]:
            near = in_sight(row[16 * side + piece], own, ways, sight)
            count = list_ends(row[GOALS + piece] & near, piece, moves, count)
    if count == 0:
        for piece in range(16):
            count = list_ends(row[GOALS + piece], piece, moves, count)
    return count


@lean("int64(int64, int64, int64[::1], int64)")
def list_ends(ends: int, piece: int, moves: Moves, count: int) -> int:
    """Add the moves of a piece to these squares; the answer is how many there are."""
    while ends:
        moves[count] = 64 * piece + lowest(ends)
        count += 1
        ends &= ends - 1
    return count


@lean("int64(int64[::1], int64[::1], float64[::1], int64)")
def least(row: Row, moves: Moves, values: Values, count: int) -> int:
    """The move with the least value that leads nowhere the game has been; else simply the least."""
    best = 0
    for number in range(count):
        if values[number] < values[best]:
            best = number
    fresh = -1
    for number in range(count):
        if (fresh < 0 or values[number] < values[fresh]) and not repeats(row, moves[number]):
            fresh = number
    return int(moves[fresh if fresh >= 0 else best])


@compiled("int64(int64[::1], float64[::1], int64[::1], int64[::1], int16[:, ::1], int16[::1])")
def feel(  # noqa: PLR0913, PLR0917 - a kernel brings its scratch along
    row: Row, mind: Values, dice: Dice, weights: Ints, prices: Cents, costs: Cents
) -> int:
    """Feels how far it is to the worm, a bit wrongly, after each move that it sees."""
    moves, values = np.empty(MOST_MOVES, dtype=np.int64), np.empty(MOST_MOVES)
    count = seen_moves(row, int(mind[SIGHT]), np.ones(16, dtype=np.int64), moves)
    for number in range(count):
        values[number] = glance(row, moves[number], weights, prices, costs)
        values[number] += mind[BLUR] * BELL[roll(dice, 256)]
    return least(row, moves, values, count)


@compiled("int64(int64[::1], float64[::1], int64[::1])")
def collect(row: Row, mind: Values, dice: Dice) -> int:
    """Takes the link at hand, of the pieces that it looks at."""
    moves, values = np.empty(MOST_MOVES, dtype=np.int64), np.empty(MOST_MOVES)
    watched = np.zeros(16, dtype=np.int64)
    for piece in range(16):
        watched[piece] = roll(dice, 1000) < 1000 * mind[ATTENTION]
    count, side = seen_moves(row, int(mind[SIGHT]), watched, moves), row[TO_MOVE]
    for number in range(count):
        back = make(row, moves[number])
        values[number] = roll(dice, 1000) / 1000 - links(row[16 * side : 16 * side + 16])
        unmake(row, back)
    return least(row, moves, values, count)


@compiled("int64(int64[::1], int64, int64[::1], int64[::1], int16[:, ::1], int16[::1])")
def dream(  # noqa: PLR0913, PLR0917 - a kernel brings its scratch along
    row: Row, width: int, dice: Dice, weights: Ints, prices: Cents, costs: Cents
) -> int:
    """Plans its worm as if the other one did not move, and begins with any move that does."""
    moves, values = np.empty(MOST_MOVES, dtype=np.int64), np.empty(MOST_MOVES)
    count, side = 0, row[TO_MOVE]
    for piece in range(16):
        count = list_ends(row[GOALS + piece], piece, moves, count)
    for number in range(count):
        values[number] = glance(row, moves[number], weights, prices, costs)
    felt = moves[np.argsort(values[:count], kind="mergesort")]
    report = np.zeros(REPORT, dtype=np.int64)
    squares = row[16 * side : 16 * side + 16].copy()
    enemies = row[SEEN + 1 - side : SEEN + 2 - side].copy()
    limit = int(width * TYPICAL * (2 + PATIENCE * needed(row, side, weights, prices, costs)))
    firsts, none = felt[:FOLLOWED], np.empty((0, DEEPEST), dtype=np.int64)
    plan(squares, enemies, firsts, row[STRICT], width, DEEPEST, limit, weights, report, none)
    return begun(row, felt, report, dice)


@lean("int64(int64[::1], int64[::1], int64[::1], int64[::1])")
def begun(row: Row, felt: Moves, report: Moves, dice: Dice) -> int:
    """Any first move of a plan that leads nowhere the game has been; else whatever feels best."""
    found, any_first, fresh, firsts = -1, -1, 0, 0
    for number in range(min(FOLLOWED, felt.shape[0])):
        if report[FIRSTS] >> number & 1:
            firsts += 1
            any_first = felt[number] if roll(dice, firsts) == 0 else any_first
            if not repeats(row, felt[number]):
                fresh += 1
                found = felt[number] if roll(dice, fresh) == 0 else found
    if found < 0 and not repeats(row, report[PLAN]):
        found = report[PLAN]
    for number in range(felt.shape[0]):
        if found < 0 and not repeats(row, felt[number]):
            found = felt[number]
    if found < 0:
        found = any_first if any_first >= 0 else report[PLAN]
    return int(found)


@compiled("int64(int64[::1], float64[::1], int64[::1])")
def chosen(row: Row, mind: Values, dice: Dice) -> int:
    """The action of the side to move."""
    weights = WEIGHTS.copy()  # what stands in a module can only be read in machine code
    prices = np.full((16, LANES), DEAR, dtype=np.int16)
    costs = np.full(COSTS, DEAR, dtype=np.int16)
    is_near = mind[NEARBY] > 0 and needed(row, row[TO_MOVE], weights, prices, costs) <= mind[NEARBY]
    if is_near or (mind[CARE] > 0 and roll(dice, 1000) < 1000 * mind[CARE]):
        move = dream(row, int(mind[WIDTH]), dice, weights, prices, costs)
    elif mind[COLLECTS] > 0 and roll(dice, 1000) < 1000 * mind[COLLECTS]:
        move = collect(row, mind, dice)
    else:
        move = feel(row, mind, dice, weights, prices, costs)
    return int(35 * (move >> 6) + (move & 63))
