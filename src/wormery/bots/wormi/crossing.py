"""Many plans of one side against many of the other: which of them work beside which.

A plan is a row of moves, with NONE after the last. The sides move in turn, and whose plans *mine*
are is to move: before my move t the other one has made t, before its move t I have made t + 1.
What a side shows the other while it follows a plan is the plan's trail:

    line     move 0   move 1   ...   NONE          trail     now   after 0   after 1   ...
"""

import numpy as np

from wormery.bots.wormi.estimate import Ints
from wormery.bots.wormi.plan import works
from wormery.core.compiled import compiled, lean

NONE = -1


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


@compiled("void(int64[::1], int64[:, ::1], int64[::1], int64[:, ::1], int64, int64[:, ::1])")
def cross(  # noqa: PLR0913, PLR0917
    my_start: Ints, mine: Ints, their_start: Ints, theirs: Ints, strict: int, counts: Ints
) -> None:
    """Count, by plan of mine, those of theirs beside which mine works, and those that work."""
    my_trails, their_trails = trails(my_start, mine), trails(their_start, theirs)
    counts[:] = 0
    for i in range(len(mine)):
        length = length_of(mine[i])
        for j in range(len(theirs)):
            other = length_of(theirs[j])
            counts[i, 0] += works(my_start, mine[i, :length], their_trails[j], strict)
            counts[i, 1] += works(their_start, theirs[j, :other], my_trails[i, 1:], strict)
