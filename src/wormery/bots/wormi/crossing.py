"""Many plans of one side against many of the other: which of them work beside which.

A plan is a row of moves, with NONE after the last. The sides move in turn, and whose plans *mine*
are is to move: before my move t the other one has made t, before its move t I have made t + 1.
What a side shows the other while it follows a plan is the plan's trail. A plan breaks where a move
needs the other's pieces as bridges, and does not find them; most moves need none. So of every move
that does it is kept what it starts from:

    line     move 0   move 1   ...   NONE          trail     now   after 0   after 1   ...
    needs    nothing, or own squares, square, goal (as masks)    by plan and turn
"""

import numpy as np
from numpy.typing import NDArray

from wormery.bots.wormi.estimate import Ints
from wormery.bots.wormi.plan import works
from wormery.core.compiled import compiled, lean, lowest
from wormery.games.wormi.kernel.rules import FULL, NEAR, goals, jumps

Bools = NDArray[np.bool_]

NONE = -1
OWN, ORIGIN, GOAL = 0, 1, 2


@lean("int64(int64[::1])")
def length_of(line: Ints) -> int:
    """How many moves a plan has."""
    length = 0
    while length < len(line) and line[length] != NONE:
        length += 1
    return length


@lean("void(int64[::1], int64, int64)")
def _shift(line: Ints, start: int, goal: int) -> None:
    """Take a move out of its place and put it into another."""
    move = line[start]
    way = 1 if start < goal else -1
    for place in range(start, goal, way):
        line[place] = line[place + way]
    line[goal] = move


@compiled("void(int64[::1], int64[:, ::1], int64, int64[::1], int64, int64, int64)")
def reorder(  # noqa: PLR0913, PLR0917
    start: Ints, lines: Ints, count: int, enemies: Ints, strict: int, shifts: int, seed: int
) -> None:
    """Fill up the lines after the first *count* with these in other orders that work as well."""
    for number in range(count, len(lines)):
        seed = (seed * 1103515245 + 12345) & 0x7FFFFFFF
        line = lines[number]
        line[:] = lines[(seed >> 8) % number]
        length = length_of(line)
        for _ in range(shifts):
            seed = (seed * 1103515245 + 12345) & 0x7FFFFFFF
            place = (seed >> 8) % length
            seed = (seed * 1103515245 + 12345) & 0x7FFFFFFF
            goal = (seed >> 8) % length
            _shift(line, place, goal)
            if place != goal and not works(start, line[:length], enemies, strict):
                _shift(line, goal, place)


@compiled("int64[:, ::1](int64[::1], int64[:, ::1])")
def trails(start: Ints, lines: Ints) -> Ints:
    """By plan: what the enemy sees now, and after each move."""
    many, most = lines.shape
    seen = np.empty((many, most + 1), dtype=np.int64)
    squares = np.empty(16, dtype=np.int64)
    for number in range(many):
        mask = 0
        for k in range(16):
            squares[k] = start[k]
            mask |= 1 << (34 - start[k])
        seen[number, 0] = mask
        for turn in range(most):
            move = lines[number, turn]
            if move != NONE:
                k, goal = move >> 6, move & 63
                mask ^= (1 << (34 - squares[k])) ^ (1 << (34 - goal))
                squares[k] = goal
            seen[number, turn + 1] = mask
    return seen


@compiled("int64[:, :, ::1](int64[::1], int64[:, ::1], int64)")
def needs(start: Ints, lines: Ints, strict: int) -> Ints:
    """By plan and turn: what is needed to see whether a move is open, if it needs the other one."""
    many, most = lines.shape
    needed = np.zeros((many, most, 3), dtype=np.int64)
    squares = np.empty(16, dtype=np.int64)
    for number in range(many):
        own = 0
        for k in range(16):
            squares[k] = start[k]
            own |= 1 << start[k]
        for turn in range(length_of(lines[number])):
            k, goal = lines[number, turn] >> 6, 1 << (lines[number, turn] & 63)
            origin = 1 << squares[k]
            alone = jumps(own, 0, FULL & ~own)
            if not ((NEAR[squares[k]] & ~own) | goals(origin, own, alone, strict)) & goal:
                needed[number, turn, OWN] = own
                needed[number, turn, ORIGIN] = origin
                needed[number, turn, GOAL] = goal
            own ^= origin | goal
            squares[k] = lowest(goal)
    return needed


@compiled("void(int64[:, :, ::1], int64[:, ::1], int64, int64, boolean[:, ::1])")
def beside(needed: Ints, seen: Ints, late: int, strict: int, stands: Bools) -> None:
    """Tell of plans which of the other's trails each of them works beside.

    *late* is 1 if the other one has made one move more by every turn, else 0.
    """
    last = seen.shape[1] - 1
    for line in range(len(needed)):
        for other in range(len(seen)):
            stands[line, other] = True
            for turn in range(needed.shape[1]):
                own = needed[line, turn, OWN]
                if own:
                    ways = jumps(own, seen[other, min(turn + late, last)], FULL & ~own)
                    landed = goals(needed[line, turn, ORIGIN], own, ways, strict)
                    if not landed & needed[line, turn, GOAL]:
                        stands[line, other] = False
                        break
