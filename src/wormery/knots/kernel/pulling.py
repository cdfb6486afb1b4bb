"""An end that follows a finger backwards along its body, the twin of `wormery.knots.weaving.untie`.

body[3 i ..]    x, y of a point and its place: how far it lies from the end, in fine units
pulled[..]      where the end wants to be, how far it is out, and when that was
moves[3 i ..]   x, y of the finger and when it was there
"""

from typing import Final

from wormery.core.compiled import inlined, lean
from wormery.knots.kernel.fractions import Ints

NOWHERE: Final = 1 << 62


@inlined("int64(int64[::1], int64, int64, int64)")
def coordinate(body: Ints, i: int, place: int, axis: int) -> int:
    """One coordinate of the grid point at a place on a segment."""
    start, length = body[3 * i + axis], body[3 * i + 5] - body[3 * i + 2]
    found: int = start + (body[3 * i + 3 + axis] - start) * (place - body[3 * i + 2]) // length
    return found


@inlined("int64(int64[::1], int64, int64, int64, int64, int64)")
def nearest_on(body: Ints, i: int, goal: int, last: int, x: int, y: int) -> int:  # noqa: PLR0913, PLR0917
    """The place nearest to a finger on a segment, between the goal and the last that counts."""
    start, stop = body[3 * i + 2], body[3 * i + 5]
    ax, ay = body[3 * i], body[3 * i + 1]
    dx, dy = body[3 * i + 3] - ax, body[3 * i + 4] - ay
    along = ((x - ax) * dx + (y - ay) * dy) * (stop - start) // (dx * dx + dy * dy)
    place: int = min(max(start + along, start, goal), stop, last)
    return place


@lean("void(int64[::1], int64[::1], int64[::1], int64, int64, int64)")
def follow(  # noqa: PLR0913, PLR0917 - compiled code has no Structs
    body: Ints, pulled: Ints, moves: Ints, look_ahead: int, tunnel: int, creep: int
) -> None:
    """Steer an end along all moves of a finger, as `Untying.pull` does for one of them."""
    count, first = len(body) // 3, 0
    goal, out, at = pulled[0], pulled[1], pulled[2]
    for k in range(0, len(moves), 3):
        x, y, t = moves[k], moves[k + 1], moves[k + 2]
        while first + 1 < count and body[3 * first + 5] <= goal:
            first += 1
        last = min(goal + look_ahead, body[3 * count - 1])
        best, fewest = goal, NOWHERE
        for i in range(first, count - 1):
            if body[3 * i + 2] > last:
                break
            if body[3 * i + 2] != body[3 * i + 5]:
                place = nearest_on(body, i, goal, last, x, y)
                px, py = coordinate(body, i, place, 0), coordinate(body, i, place, 1)
                squared = (x - px) * (x - px) + (y - py) * (y - py)
                if squared < fewest:
                    best, fewest = place, squared
        if fewest <= tunnel * tunnel:
            goal = best
        out = min(goal, out + creep * max(t - at, 0))
        at = max(at, t)
    pulled[0], pulled[1], pulled[2] = goal, out, at
