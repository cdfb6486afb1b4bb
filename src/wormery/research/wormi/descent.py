"""Best-first search of Wormi that goes down to the end of the game, as Descent does.

Whoever is to move takes the best known move, until somebody has finished; what came of it goes back
up the line, and the next descent takes what is best then. Lines that are known to their end are
left alone. Of the moves of a position those are looked at that leave the greatest lead at a glance.

    facts[node]    board 0 .. 38    done    kids    by kid: move, its node or NONE, done
    worths[node]   worth    mine    theirs    by kid: worth        (to whoever is to move there)
"""

import numpy as np
from numpy.typing import NDArray

from wormery.bots.wormi.estimate import COSTS, DEAR, LANES, WEIGHTS
from wormery.bots.wormi.thinking import needed
from wormery.core.compiled import compiled, lean
from wormery.games.wormi.kernel.rules import (
    MOST_MOVES,
    SIZE,
    TO_MOVE,
    generate,
    is_worm,
    make,
    unmake,
)
from wormery.research.wormi.value import ACTIVE, MOST, ROOM, TEMPO, Net, look

Facts = NDArray[np.int64]
Worths = NDArray[np.float32]

KIDS = 8
DEEPEST = 60
DONE, COUNT, KID = SIZE, SIZE + 1, SIZE + 2
F_SIZE = KID + 3 * KIDS
WORTH, MINE, THEIRS, OF_KID = 0, 1, 2, 3
W_SIZE = OF_KID + KIDS
NONE = -1


@lean("int64(int64[:, ::1], float32[:, ::1], int64, int64, float64)")
def _insert(facts: Facts, worths: Worths, node: int, move: int, worth: float) -> int:
    """Keep a move if it is among the best."""
    count = facts[node, COUNT]
    place = count
    while place > 0 and worths[node, OF_KID + place - 1] < worth:
        place -= 1
    if place == KIDS:
        return 0
    last = min(count, KIDS - 1)
    while last > place:
        worths[node, OF_KID + last] = worths[node, OF_KID + last - 1]
        facts[node, KID + 3 * last] = facts[node, KID + 3 * last - 3]
        last -= 1
    worths[node, OF_KID + place] = worth
    facts[node, KID + 3 * place] = move
    facts[node, COUNT] = min(KIDS, count + 1)
    return 1


@lean("float64(int64[:, ::1], float32[:, ::1], int64)")
def settle(facts: Facts, worths: Worths, node: int) -> float:
    """What a position is worth by its best move, and whether all of them are known to the end."""
    best, done = worths[node, OF_KID], 1
    for kid in range(facts[node, COUNT]):
        best = max(best, worths[node, OF_KID + kid])
        done &= facts[node, KID + 3 * kid + 2]
    facts[node, DONE] = done
    worths[node, WORTH] = best
    return float(best)


@compiled("void(int64[:, ::1], float32[:, ::1], int64, float32[::1])")
def expand(facts: Facts, worths: Worths, node: int, net: Net) -> None:
    """Look at the moves of a position, whose board is there, and judge the best of them."""
    weights = WEIGHTS.copy()  # numba takes a constant for one that must not be written to
    prices, costs = np.full((16, LANES), DEAR, np.int16), np.full(COSTS, DEAR, np.int16)
    room, rows = np.empty(ROOM, np.float32), np.empty((2, ACTIVE), np.int64)
    moves = np.empty(MOST_MOVES, np.int64)
    board = facts[node, :SIZE]
    side = board[TO_MOVE]
    facts[node, DONE] = facts[node, COUNT] = 0
    worths[node, MINE] = needed(board, side, weights, prices, costs)
    worths[node, THEIRS] = needed(board, 1 - side, weights, prices, costs)
    for number in range(generate(board, moves)):
        back = make(board, moves[number])
        theirs = needed(board, 1 - side, weights, prices, costs)
        if is_worm(board, side):
            unmake(board, back)
            facts[node, COUNT] = facts[node, DONE] = 1
            facts[node, KID], facts[node, KID + 1], facts[node, KID + 2] = moves[number], NONE, 1
            worths[node, WORTH] = worths[node, OF_KID] = min(MOST, theirs - TEMPO)
            return
        mine = needed(board, side, weights, prices, costs)
        unmake(board, back)
        _insert(facts, worths, node, moves[number], theirs - mine)
    if facts[node, COUNT] == 0:  # it would have to pass
        facts[node, DONE] = 1
        worths[node, WORTH] = worths[node, THEIRS] - worths[node, MINE]
        return
    for kid in range(facts[node, COUNT]):
        back = make(board, facts[node, KID + 3 * kid])
        mine, theirs = (
            needed(board, side, weights, prices, costs),
            needed(board, 1 - side, weights, prices, costs),
        )
        worths[node, OF_KID + kid] = -look(net, board, theirs, mine, room, rows)
        unmake(board, back)
        facts[node, KID + 3 * kid + 1], facts[node, KID + 3 * kid + 2] = NONE, 0
    settle(facts, worths, node)


@lean("int64(int64[:, ::1], float32[:, ::1], int64)")
def best_kid(facts: Facts, worths: Worths, node: int) -> int:
    """The best move that is not known to its end, or NONE."""
    best = NONE
    for kid in range(facts[node, COUNT]):
        if not facts[node, KID + 3 * kid + 2] and (
            best == NONE or worths[node, OF_KID + kid] > worths[node, OF_KID + best]
        ):
            best = kid
    return best


@compiled("int64(int64[:, ::1], float32[:, ::1], int64, int64, float32[::1])")
def born(facts: Facts, worths: Worths, node: int, kid: int, net: Net) -> int:
    """The node after a move; it is made where there is none. *facts[0, 0]* counts them."""
    known: int = facts[node, KID + 3 * kid + 1]
    if known != NONE:
        return known
    facts[0, 0] += 1
    child: int = facts[0, 0]
    facts[child, :SIZE] = facts[node, :SIZE]
    make(facts[child, :SIZE], facts[node, KID + 3 * kid])
    facts[node, KID + 3 * kid + 1] = child
    expand(facts, worths, child, net)
    return child


@compiled("int64(int64[:, ::1], float32[:, ::1], int64, float32[::1])")
def descend(facts: Facts, worths: Worths, root: int, net: Net) -> int:
    """Go down once, and take what came of it back up; how many nodes are new."""
    nodes, kids = np.empty(DEEPEST, np.int64), np.empty(DEEPEST, np.int64)
    before, depth, node = facts[0, 0], 0, root
    while depth < DEEPEST and facts[0, 0] + 1 < len(facts):
        kid = best_kid(facts, worths, node)
        if kid == NONE:
            break
        nodes[depth], kids[depth] = node, kid
        depth += 1
        node = born(facts, worths, node, kid, net)
    for back in range(depth - 1, -1, -1):
        node, kid = nodes[back], kids[back]
        child = facts[node, KID + 3 * kid + 1]
        worths[node, OF_KID + kid] = -worths[child, WORTH]
        facts[node, KID + 3 * kid + 2] = facts[child, DONE]
        settle(facts, worths, node)
    return int(facts[0, 0] - before)
