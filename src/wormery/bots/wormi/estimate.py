"""How many moves a side of Wormi still needs: an estimate, and a bound that is never too high.

Every piece is given a price for every square: nothing to stay, about 1 for a square that it can
reach in one move, about 2 for two moves. The cheapest walk over touching squares, piece 1 to piece
16, tells what the worm will cost. It is found piece by piece, for all squares at once:

    costs[k, way, PAD + i] = prices[k, i] + min(costs[k-1, ..., where *way* comes from])

*way* is the step by which the walk came to i: +3, +4, -3, -4 (see the kernel's picture), and no
walk turns back where it came from. A step over the edge reads the padding, which is dear. The walk
may still visit a square twice, what a worm cannot; then all but the piece that stands there are
charged more for that square, and the walk is sought again.
"""

import numpy as np
from numpy.typing import NDArray

from wormery.core.compiled import lean, lowest
from wormery.games.wormi.kernel.rules import FULL, NEAR, goals, jumps, leap, leaps, touched

Floats = NDArray[np.float32]
Ints = NDArray[np.int64]

PAD, LANES = 8, 40
DEAR = 1000.0

WEIGHTS: Floats = np.array([1.0, 1.2, 2.0, 2.15, 0.12, 0.35, 10.0], dtype=np.float32)
"""What is charged: for a square in reach, one in reach but for a piece that stands there, one that
is two moves away, one further off; then for each link missing now, for each second visit, and how
often a walk is sought again because of those.
"""


def _entry(*, left: bool, up: bool) -> Floats:
    """The price of coming to a square by a step: nothing, or too much where no square is behind."""
    price = np.full(LANES, DEAR, dtype=np.float32)
    for i in range(35):
        file, rank = 2 * i % 7, 2 * i // 7
        if (file < 6 if left else file > 0) and (rank > 0 if up else rank < 9):
            price[i] = 0
    return price


_UP_LEFT, _UP_RIGHT = _entry(left=True, up=True), _entry(left=False, up=True)
_DOWN_RIGHT, _DOWN_LEFT = _entry(left=False, up=False), _entry(left=True, up=False)


def _least() -> Floats:
    """By square: the fewest moves from there to any other, whatever stands around.

    Jumps keep the parity of the rank, and a step leads to a square that touches.
    """
    prices = np.full((35, LANES), DEAR, dtype=np.float32)
    for start in range(35):
        for goal in range(35):
            alike = 2 * start // 7 % 2 == 2 * goal // 7 % 2
            prices[start, goal] = 1 if alike or int(NEAR[start]) >> goal & 1 else 2
        prices[start, start] = 0
    return prices


_LEAST = _least()


def new_prices() -> Floats:
    """Room for prices."""
    return np.full((16, LANES), DEAR, dtype=np.float32)


def new_costs() -> Floats:
    """Room for costs."""
    return np.full((16, 4, LANES + 2 * PAD), DEAR, dtype=np.float32)


@lean("void(float32[::1], int64, float32)")
def _price(prices: Floats, squares: int, price: float) -> None:
    while squares:
        prices[lowest(squares)] = price
        squares &= squares - 1


@lean("float32(float32[:, ::1], float32[:, :, ::1])")
def _walk(prices: Floats, costs: Floats) -> float:
    """The cost of the cheapest walk."""
    for i in range(35):
        for way in range(4):
            costs[0, way, PAD + i] = prices[0, i]
    for k in range(1, 16):
        price = prices[k]
        up_left, up_right, down_right, down_left = (
            costs[k - 1, 0],
            costs[k - 1, 1],
            costs[k - 1, 2],
            costs[k - 1, 3],
        )
        into = costs[k, 0]
        for i in range(LANES):
            j = PAD + i - 3
            least = min(up_left[j], min(up_right[j], down_left[j]))  # noqa: PLW3301
            into[PAD + i] = least + _UP_LEFT[i] + price[i]
        into = costs[k, 1]
        for i in range(LANES):
            j = PAD + i - 4
            least = min(up_left[j], min(up_right[j], down_right[j]))  # noqa: PLW3301
            into[PAD + i] = least + _UP_RIGHT[i] + price[i]
        into = costs[k, 2]
        for i in range(LANES):
            j = PAD + i + 3
            least = min(up_right[j], min(down_right[j], down_left[j]))  # noqa: PLW3301
            into[PAD + i] = least + _DOWN_RIGHT[i] + price[i]
        into = costs[k, 3]
        for i in range(LANES):
            j = PAD + i + 4
            least = min(up_left[j], min(down_right[j], down_left[j]))  # noqa: PLW3301
            into[PAD + i] = least + _DOWN_LEFT[i] + price[i]
    cheapest: float = costs[15, 0, PAD]
    for way in range(4):
        for i in range(35):
            cheapest = min(cheapest, costs[15, way, PAD + i])
    return cheapest


@lean("int64(float32[:, :, ::1], float32)")
def _second_visits(costs: Floats, cheapest: float) -> int:
    """The squares that the cheapest walk comes to twice or more, as a mask."""
    way, i = 0, 0
    for last in range(4):
        for square in range(35):
            if costs[15, last, PAD + square] == cheapest:
                way, i = last, square
    seen, twice = 1 << i, 0
    for k in range(14, -1, -1):
        i += -3 if way == 0 else -4 if way == 1 else 3 if way == 2 else 4
        back = way ^ 2
        way = 1 if back == 0 else 0
        for before in range(4):
            if before != back and costs[k, before, PAD + i] < costs[k, way, PAD + i]:
                way = before
        twice |= seen & (1 << i)
        seen |= 1 << i
    return twice


@lean("int64(int64[::1])")
def links(squares: Ints) -> int:
    """How many of the 15 pairs of consecutive numbers touch; all of them are a worm (WI-13)."""
    count = 0
    for k in range(15):
        count += (NEAR[squares[k]] >> squares[k + 1]) & 1
    return count


@lean(
    "float32(int64[::1], int64, int64, int64,"
    " float32[::1], float32, float32[:, ::1], float32[:, :, ::1])"
)
def estimate(  # noqa: PLR0913, PLR0917 - a kernel brings its scratch along
    squares: Ints,
    own: int,
    enemy: int,
    strict: int,
    weights: Floats,
    bar: float,
    prices: Floats,
    costs: Floats,
) -> float:
    """About how many moves the pieces on *squares* need to become a worm.

    What is above *bar* anyway is not looked at more closely.
    """
    ways = jumps(own, enemy, FULL & ~own)
    for k in range(16):
        start = 1 << squares[k]
        rest = own ^ start
        steps = NEAR[squares[k]]
        landed = goals(start, own, ways, strict)
        reach = landed | (steps & ~own)
        crowd = (leap(landed | start, jumps(rest, enemy, FULL)) | steps) & rest
        two = leaps(reach | start, ways)
        two |= touched(landed) | leap(two, jumps(own, enemy, FULL))
        row = prices[k]
        for i in range(35):
            row[i] = weights[3]
        _price(row, two, weights[2])
        _price(row, crowd, weights[1])
        _price(row, reach, weights[0])
        row[squares[k]] = 0
    missing = weights[4] * (15 - links(squares))
    cost = _walk(prices, costs)
    for _ in range(int(weights[6])):
        if cost + missing > bar:
            break
        twice = _second_visits(costs, cost)
        if twice == 0:
            break
        while twice:
            square = lowest(twice)
            for k in range(16):
                if squares[k] != square:
                    prices[k, square] += weights[5]
            twice &= twice - 1
        cost = _walk(prices, costs)
    total: float = cost + missing
    return total


@lean("int64(int64[::1], float32[:, ::1], float32[:, :, ::1])")
def least_moves(squares: Ints, prices: Floats, costs: Floats) -> int:
    """A number of moves that the pieces on *squares* need at least, whatever the enemy does."""
    for k in range(16):
        for i in range(35):
            prices[k, i] = _LEAST[squares[k], i]
    return int(_walk(prices, costs))
