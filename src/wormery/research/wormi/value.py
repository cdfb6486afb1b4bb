"""What a position of Wormi is worth to the side to move, in moves ahead: a small net.

To how far both sides are from their worms at a glance, the net adds what it has learned. Each side
sees the board from its own end (see the kernel's picture) and has units of its own, in which rows
of weights are summed up: one for every piece and its square, one for every two pieces that follow
each other and their squares, whatever their numbers, and one for every square that the enemy has.

    net     rows[1820, 32]    bias[32]    hidden[69, 16]    bias[16]    last[16]    bias
            560 pieces                    32 units of mine, 32 of the other's, 5 more inputs
            1225 pairs
            35 enemies
"""

import numpy as np
from numpy.typing import NDArray

from wormery.bots.wormi.estimate import Ints, links
from wormery.core.compiled import lean, lowest
from wormery.games.wormi.kernel.rules import SEEN, TO_MOVE, Board

Net = NDArray[np.float32]
Small = np.float32 | float

UNITS, HIDDEN, MORE = 32, 16, 5
INPUTS = 2 * UNITS + MORE
PAIRS, ENEMIES, ROWS = 16 * 35, 16 * 35 + 35 * 35, 16 * 35 + 35 * 35 + 35
AT_BIAS = ROWS * UNITS
AT_HIDDEN = AT_BIAS + UNITS
AT_HIDDEN_BIAS = AT_HIDDEN + INPUTS * HIDDEN
AT_LAST = AT_HIDDEN_BIAS + HIDDEN
NET_SIZE = AT_LAST + HIDDEN + 1

MOST = 4.0
"""Moves ahead; more count as so many."""
TEMPO = 0.5  # what it is worth to be the one who moves

ROOM = INPUTS + HIDDEN
"""What a look at a position needs: inputs of the hidden units, and these."""
ACTIVE = 16 + 15 + 16
"""Rows that a side sums up."""


def beginning(rng: np.random.Generator) -> Net:
    """A net that adds nothing, and can learn."""
    net = np.zeros(NET_SIZE, dtype=np.float32)
    net[:AT_BIAS] = rng.normal(0, 0.1, AT_BIAS)
    net[AT_HIDDEN:AT_HIDDEN_BIAS] = rng.normal(0, 0.15, INPUTS * HIDDEN)
    return net


@lean("void(int64[::1], int64, int64[::1])")
def find_rows(board: Board, side: int, rows: Ints) -> None:
    """Which rows a side sums up."""
    squares = board[16 * side : 16 * side + 16]
    for k in range(16):
        rows[k] = 35 * k + squares[k]
    for k in range(15):
        rows[16 + k] = PAIRS + 35 * squares[k] + squares[k + 1]
    seen = board[SEEN + 1 - side]
    for k in range(16):
        rows[31 + k] = ENEMIES + lowest(seen)
        seen &= seen - 1


@lean("void(float32[::1], int64[::1], float32[::1])")
def _sum_up(net: Net, rows: Ints, units: Net) -> None:
    for j in range(UNITS):
        units[j] = net[AT_BIAS + j]
    for k in range(ACTIVE):
        first = UNITS * rows[k]
        for j in range(UNITS):
            units[j] += net[first + j]
    for j in range(UNITS):
        units[j] = max(units[j], np.float32(0))


@lean("float64(float32[::1], int64[::1], float64, float64, float32[::1], int64[:, ::1])")
def look(  # noqa: PLR0913, PLR0917 - a kernel brings its room along
    net: Net, board: Board, mine: float, theirs: float, room: Net, rows: Ints
) -> float:
    """By how many moves the side to move is ahead; *mine* and *theirs* are needed at a glance."""
    side = board[TO_MOVE]
    for turn in range(2):
        who = side ^ turn
        find_rows(board, who, rows[turn])
        _sum_up(net, rows[turn], room[UNITS * turn : UNITS * turn + UNITS])
        room[2 * UNITS + 3 + turn] = links(board[16 * who : 16 * who + 16]) / 15.0
    room[2 * UNITS] = mine / 10
    room[2 * UNITS + 1] = theirs / 10
    room[2 * UNITS + 2] = (theirs - mine) / 4
    for j in range(HIDDEN):
        room[INPUTS + j] = net[AT_HIDDEN_BIAS + j]
    for i in range(INPUTS):
        seen = room[i]
        if seen != 0:
            first = AT_HIDDEN + HIDDEN * i
            for j in range(HIDDEN):
                room[INPUTS + j] += seen * net[first + j]
    total = theirs - mine + TEMPO + net[AT_LAST + HIDDEN]
    for j in range(HIDDEN):
        total += max(room[INPUTS + j], np.float32(0)) * net[AT_LAST + j]
    return float(min(MOST, max(-MOST, total)))


@lean("void(float32[::1], float32[::1], int64, float32, float32)")
def _step(net: Net, squares: Net, at: int, slope: Small, rate: float) -> None:
    """Move a weight, the less the more it has been moved (Adagrad)."""
    squares[at] += slope * slope
    net[at] -= rate * slope / np.sqrt(squares[at] + np.float32(1e-4))


@lean(
    "float64(float32[::1], float32[::1], int64[::1], float64, float64, float64, float32,"
    " float32[::1], float32[::1], int64[:, ::1])"
)
def teach(  # noqa: PLR0913, PLR0917
    net: Net,
    squares: Net,
    board: Board,
    mine: float,
    theirs: float,
    target: float,
    rate: float,
    room: Net,
    back: Net,
    rows: Ints,
) -> float:
    """Move the net a little towards what the position is worth; the answer is the squared error."""
    wrong = look(net, board, mine, theirs, room, rows) - target
    slope = np.float32(min(1.0, max(-1.0, wrong)))
    back[:] = np.float32(0)
    _step(net, squares, AT_LAST + HIDDEN, slope, rate)
    for j in range(HIDDEN):
        unit = room[INPUTS + j]
        if unit <= 0:
            continue
        wanted = slope * net[AT_LAST + j]
        _step(net, squares, AT_LAST + j, slope * unit, rate)
        _step(net, squares, AT_HIDDEN_BIAS + j, wanted, rate)
        for i in range(INPUTS):
            at = AT_HIDDEN + HIDDEN * i + j
            back[i] += wanted * net[at]
            if room[i] != 0:
                _step(net, squares, at, wanted * room[i], rate)
    for turn in range(2):
        for j in range(UNITS):
            wanted = back[UNITS * turn + j]
            if room[UNITS * turn + j] > 0 and wanted != 0:
                _step(net, squares, AT_BIAS + j, wanted, rate)
                for k in range(ACTIVE):
                    _step(net, squares, UNITS * rows[turn, k] + j, wanted, rate)
    return wrong * wrong
