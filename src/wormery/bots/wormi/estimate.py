"""How many moves a side of Wormi still needs: an estimate, and a bound that is never too high.

Every piece is given a price for every square: nothing to stay, about 1 for a square that it can
reach in one move, about 2 for two moves. The cheapest walk over touching squares, piece 1 to piece
16, tells what the worm will cost. It is found piece by piece, for all squares at once:

    costs[k, way, i] = prices[k, i] + min(costs[k-1, ..., where *way* comes from])

*way* is the step by which the walk came to i: +3, +4, -3, -4 (see the kernel's picture), and no
walk turns back where it came from. A step over the edge reads the padding, which is dear. The walk
may still visit a square twice, what a worm cannot; then all but the piece that stands there are
charged more for that square, and the walk is sought again.
"""

import numpy as np
from numpy.typing import NDArray

from wormery.core.compiled import lean, lowest
from wormery.games.wormi.kernel.rules import FULL, NEAR, barred, jumps, leap, touched, uncrossed

Ints = NDArray[np.int64]
Cents = NDArray[np.int16]
"""Costs, in hundredths of a move: small whole numbers, of which many are added at once."""

MOVE = 100
PAD, LANES, WAY = 8, 40, 64
LAYER = 4 * WAY
LANDED, REACH, CROWD, TWO, START, PLACES = 0, 16, 32, 48, 64, 80
"""Masks of squares by piece, behind the costs: see `_places`."""
COSTS = 16 * LAYER + 4 * PLACES
DEAR = 60 * MOVE
"""More than any worm costs; four of them are still a Cent."""

WEIGHTS: Ints = np.array([100, 120, 200, 215, 12, 35, 10], dtype=np.int64)
"""What is charged: for a square in reach, one in reach but for a piece that stands there, one that
is two moves away, one further off; then for each link missing now, for each second visit, and how
often a walk is sought again because of those.
"""


def _entry(*, left: bool, up: bool) -> Cents:
    """The price of coming to a square by a step: nothing, or too much where no square is behind."""
    price = np.full(LANES, DEAR, dtype=np.int16)
    for i in range(35):
        file, rank = 2 * i % 7, 2 * i // 7
        if (file < 6 if left else file > 0) and (rank > 0 if up else rank < 9):
            price[i] = 0
    return price


_UP_LEFT, _UP_RIGHT = _entry(left=True, up=True), _entry(left=False, up=True)
_DOWN_RIGHT, _DOWN_LEFT = _entry(left=False, up=False), _entry(left=True, up=False)


def _least() -> Cents:
    """By square: the fewest moves from there to any other, whatever stands around.

    Jumps keep the parity of the rank, and a step leads to a square that touches.
    """
    prices = np.full((35, LANES), DEAR, dtype=np.int16)
    for start in range(35):
        for goal in range(35):
            alike = 2 * start // 7 % 2 == 2 * goal // 7 % 2
            near = alike or int(NEAR[start]) >> goal & 1
            prices[start, goal] = MOVE if near else 2 * MOVE
        prices[start, start] = 0
    return prices


_LEAST = _least()


def new_prices() -> Cents:
    """Room for prices."""
    return np.full((16, LANES), DEAR, dtype=np.int16)


def new_costs() -> Cents:
    """Room for costs."""
    return np.full(COSTS, DEAR, dtype=np.int16)


@lean("int64(int16[:, ::1], int16[::1], int64)")
def sweep(prices: Cents, costs: Cents, last: int) -> int:
    """The cost of the cheapest walk; *last* is the piece it ends with, 15, or 0 to walk back."""
    flip = 15 - last
    for way in range(4):
        for i in range(35):
            costs[way * WAY + PAD + i] = prices[flip, i]
    for k in range(1, 16):
        here, before, piece = k * LAYER + PAD, (k - 1) * LAYER + PAD, k ^ flip
        up_left, up_right = before, before + WAY
        down_right, down_left = before + 2 * WAY, before + 3 * WAY
        for i in range(LANES):
            j = i - 3
            least = min(costs[up_left + j], costs[up_right + j], costs[down_left + j])
            costs[here + i] = least + _UP_LEFT[i] + prices[piece, i]
        for i in range(LANES):
            j = i - 4
            least = min(costs[up_left + j], costs[up_right + j], costs[down_right + j])
            costs[here + WAY + i] = least + _UP_RIGHT[i] + prices[piece, i]
        for i in range(LANES):
            j = i + 3
            least = min(costs[up_right + j], costs[down_right + j], costs[down_left + j])
            costs[here + 2 * WAY + i] = least + _DOWN_RIGHT[i] + prices[piece, i]
        for i in range(LANES):
            j = i + 4
            least = min(costs[up_left + j], costs[down_right + j], costs[down_left + j])
            costs[here + 3 * WAY + i] = least + _DOWN_LEFT[i] + prices[piece, i]
    cheapest = DEAR
    for way in range(4):
        for i in range(35):
            cheapest = min(cheapest, costs[15 * LAYER + way * WAY + PAD + i])
    return cheapest


@lean("int64(int16[::1], int64)")
def _second_visits(costs: Cents, cheapest: int) -> int:
    """The squares that the cheapest walk comes to twice or more, as a mask."""
    way, i = 0, 0
    for last in range(4):
        for square in range(35):
            if costs[15 * LAYER + last * WAY + PAD + square] == cheapest:
                way, i = last, square
    seen, twice = 1 << i, 0
    for k in range(14, -1, -1):
        i += -3 if way == 0 else -4 if way == 1 else 3 if way == 2 else 4
        back = way ^ 2
        way = 1 if back == 0 else 0
        here = k * LAYER + PAD + i
        for before in range(4):
            if before != back and costs[here + before * WAY] < costs[here + way * WAY]:
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


@lean("void(int64[::1], int64, int64, int64, int64[::1])")
def _places(squares: Ints, own: int, enemy: int, strict: int, places: Ints) -> None:
    """Where pieces come to, by piece: by jumps (their own squares as well), in one move, in one but
    for a piece that stands there, and in two. All pieces go at once, which machines do quickly.
    """
    landed, reach, crowd = places[LANDED:REACH], places[REACH:CROWD], places[CROWD:TWO]
    two, starts = places[TWO:START], places[START:PLACES]
    ways, over_all = jumps(own, enemy, FULL & ~own), jumps(own, enemy, FULL)
    for k in range(16):
        starts[k] = landed[k] = 1 << squares[k]
        reach[k] = NEAR[squares[k]]
    grown = 1
    while grown:
        grown = 0
        for k in range(16):
            here, start = landed[k], starts[k]
            without = barred(start, ways)  # no piece jumps over itself
            landed[k] = here | leap(here, without)
            grown |= landed[k] ^ here
    if strict:
        for k in range(16):
            landed[k] = starts[k] | uncrossed(starts[k], own, ways, landed[k] ^ starts[k])
    for k in range(16):
        rest = own ^ starts[k]
        over = leap(landed[k], jumps(rest, enemy, FULL))
        crowd[k] = (over | reach[k]) & rest
        reach[k] = (landed[k] ^ starts[k]) | (reach[k] & ~own)
        two[k] = reach[k] | starts[k]
    grown = 1
    while grown:
        grown = 0
        for k in range(16):
            here = two[k]
            two[k] = here | leap(here, ways)
            grown |= two[k] ^ here
    for k in range(16):
        two[k] |= touched(landed[k] ^ starts[k]) | leap(two[k], over_all)
        two[k] &= ~(reach[k] | crowd[k])


@lean("void(int64[::1], int64, int64, int64, int64[::1], int16[:, ::1], int16[::1])")
def price(  # noqa: PLR0913, PLR0917 - a kernel brings its scratch along
    squares: Ints,
    own: int,
    enemy: int,
    strict: int,
    weights: Ints,
    prices: Cents,
    costs: Cents,
) -> None:
    """Fill in what every piece pays for every square."""
    places = costs[16 * LAYER : COSTS].view(np.int64)
    _places(squares, own, enemy, strict, places)
    far, near_by, behind = weights[3], weights[3] - weights[0], weights[3] - weights[1]
    later = weights[3] - weights[2]
    one = np.uint32(1)
    for k in range(16):
        reach, crowd, two = places[REACH + k], places[CROWD + k], places[TWO + k]
        # 32 bits are shifted side by side, 64 are not
        low_reach, low_crowd = np.uint32(reach & LOW), np.uint32(crowd & LOW)
        low_two = np.uint32(two & LOW)
        for i in range(32):
            shift = np.uint32(i)
            prices[k, i] = (
                far
                - np.int64((low_reach >> shift) & one) * near_by
                - np.int64((low_crowd >> shift) & one) * behind
                - np.int64((low_two >> shift) & one) * later
            )
        for i in range(32, 35):
            prices[k, i] = (
                far
                - ((reach >> i) & 1) * near_by
                - ((crowd >> i) & 1) * behind
                - ((two >> i) & 1) * later
            )
        prices[k, squares[k]] = 0


LOW = (1 << 32) - 1


@lean("int64(int64[::1], int64, int64, int64, int64[::1], int64, int16[:, ::1], int16[::1])")
def estimate(  # noqa: PLR0913, PLR0917 - a kernel brings its scratch along
    squares: Ints,
    own: int,
    enemy: int,
    strict: int,
    weights: Ints,
    bar: int,
    prices: Cents,
    costs: Cents,
) -> int:
    """About how many moves the pieces on *squares* need to become a worm, in hundredths.

    What is above *bar* anyway is not looked at more closely.
    """
    price(squares, own, enemy, strict, weights, prices, costs)
    missing = weights[4] * (15 - links(squares))
    cost = sweep(prices, costs, 15)
    for _ in range(weights[6]):
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
        cost = sweep(prices, costs, 15)
    return int(cost + missing)


@lean("int64(int64[::1], int16[:, ::1], int16[::1])")
def least_moves(squares: Ints, prices: Cents, costs: Cents) -> int:
    """A number of moves that the pieces on *squares* need at least, whatever the enemy does."""
    for k in range(16):
        for i in range(35):
            prices[k, i] = _LEAST[squares[k], i]
    return sweep(prices, costs, 15) // MOVE
