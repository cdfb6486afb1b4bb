"""Where a knot of Wormlord goes: by instinct, by a plan for the whole garden, by looking ahead."""

from math import log

import numpy as np

from wormery.bots.wormlord.distance import (
    FAR,
    FARTHEST,
    QUEUE,
    ROOM,
    ROOT,
    TEN,
    TOLL,
    Field,
    cycle,
    is_threat,
    lacking,
    spread,
    tolls,
)
from wormery.bots.wormlord.race import WORKSPACE, Workspace, known_way, weigh, workspace
from wormery.core.compiled import compiled, lean
from wormery.core.dice import Dice, roll
from wormery.games.wormlord.kernel.rounds import (
    CLOCK_SIZE,
    DUE,
    ENDS,
    HAND_SIZE,
    NOW,
    REACTION,
    TYING,
    UNTYING,
    Clock,
    Hands,
    any_of,
)
from wormery.games.wormlord.kernel.rules import (
    FRAMED,
    HAND,
    KNOTS,
    LEFT,
    MOST_CELLS,
    OBJECTIVES,
    OWN_KNOT,
    ROPE,
    SIDE,
    SIDE_SIZE,
    SIDES,
    WINNER,
    Cells,
    Soil,
    conquer,
    listed,
    owner,
    places,
    post,
    posts,
)

WON = 100.0
"""The odds of a knot that wins at once; all odds are logarithms."""


@lean("float64(int64[::1], int64, float64[::1], float64[::1])")
def standing_for(soil: Soil, side: int, hands: Hands, elapsed: Field) -> float:
    """About how long ago a side placed its last knot, by what its hand is at since *elapsed*."""
    at, hand = HAND_SIZE * side, soil[SIDE + SIDE_SIZE * side + HAND]
    spent = float(elapsed[side])
    if hand in (ROPE, OWN_KNOT):
        spent += hands[at + REACTION]
    return spent + hands[at + TYING] if hand == OWN_KNOT else spent


@lean("int64(int64[::1], int64, int64, int64[::1])")
def urgent(soil: Soil, side: int, seen: int, dice: Dice) -> int:
    """The cell that wins at once, or takes an objective from who would win at once; or 0.

    *seen* are the sides, as bits, whose last knot has been noticed.
    """
    upper, lower = places(soil, side)
    upper, lower = upper & soil[OBJECTIVES], lower & soil[OBJECTIVES + 1]
    if not is_threat(soil, side):
        over, under = 0, 0
        for other in range(soil[SIDES]):
            at = SIDE + SIDE_SIZE * other + KNOTS
            if other != side and seen >> other & 1 and is_threat(soil, other):
                over, under = over | soil[at], under | soil[at + 1]
        upper, lower = upper & over, lower & under
    return any_of(upper, lower, dice) if upper | lower else 0


@compiled("int64(int64[::1], int64, float64[::1], float64, float64, int64[::1], int64[::1])")
def instinct(  # noqa: PLR0913, PLR0917 - compiled code has no keywords
    soil: Soil, side: int, hands: Hands, fancy: float, noise: float, mood: Dice, dice: Dice
) -> int:
    """The cell on the way to the objective that it fancies: a near one, or one by its mood.

    *fancy* and *noise* are how many knots it misjudges an objective and a cell by, at most.
    """
    cells = np.empty(MOST_CELLS, dtype=np.int64)
    room = np.empty(ROOM, dtype=np.float64)
    queue = np.zeros(QUEUE, dtype=np.int64)
    tolls(soil, side, TEN * hands[HAND_SIZE * side + UNTYING] / cycle(hands, side), room)
    room[ROOT : ROOT + FRAMED] = FAR
    upper, lower = lacking(soil, side)
    waiting = listed(upper, lower, queue)
    for number in range(waiting):
        wrong = fancy * TEN * roll(mood, 1024) / 1024
        room[ROOT + queue[number]] = room[TOLL + queue[number]] + wrong
    spread(room, ROOT, queue, waiting)
    upper, lower = places(soil, side)
    best, least = 0, 2 * FAR
    for number in range(listed(upper, lower, cells)):
        cost = room[ROOT + cells[number]] + noise * TEN * roll(dice, 1024) / 1024
        if cost < least:
            best, least = cells[number], cost
    return best


@lean("void(int64[::1], float64[::1], int64, int64, float64[::1])")
def settle(soil: Soil, clock: Clock, side: int, cell: int, hands: Hands) -> None:
    """A side places its knot now, and goes on as quickly as it does in the median."""
    before = owner(soil, cell)
    conquer(soil, side, cell)
    at = HAND_SIZE * side
    clock[DUE + side] = clock[NOW] + hands[at + (REACTION if before < 0 else UNTYING)]


@compiled(
    "int64(int64[::1], float64[::1], int64, float64[::1], float64[::1], float64, int64[::1],"
    " int64[::1], float64[::1])"
)
def ranked(  # noqa: PLR0913, PLR0917 - compiled code has no keywords
    soil: Soil,
    clock: Clock,
    side: int,
    hands: Hands,
    worth: Field,
    noise: float,
    dice: Dice,
    cells: Cells,
    values: Field,
) -> int:
    """Fill in the places for a knot and their odds, best first, and count them."""
    work = workspace()
    found = np.empty(MOST_CELLS, dtype=np.int64)
    after = np.empty(4, dtype=np.float64)
    garden, watch = np.empty_like(soil), np.empty_like(clock)
    upper, lower = places(soil, side)
    count = listed(upper, lower, found)
    for number in range(count):
        cell = found[number]
        garden[:] = soil
        watch[:] = clock
        settle(garden, watch, side, cell, hands)
        weigh(garden, watch, hands, worth, after, work)
        value = WON
        if garden[WINNER] < 0:
            value = log(after[side] + 1e-9) - log(1 - after[side] + 1e-9)
            value += noise * (roll(dice, 1024) / 1024 - 0.5)
        place = number
        while place > 0 and values[place - 1] < value:
            cells[place], values[place] = cells[place - 1], values[place - 1]
            place -= 1
        cells[place], values[place] = cell, value
    return count


@compiled("boolean(int64[::1])")
def has_met(soil: Soil) -> bool:
    """Whether any side can take a knot of another."""
    for side in range(soil[SIDES]):
        upper, lower = places(soil, side)
        for other in range(soil[SIDES]):
            at = SIDE + SIDE_SIZE * other + KNOTS
            if other != side and upper & soil[at] | lower & soil[at + 1]:
                return True
    return False


@lean("void(float64[::1], int64, float64, float64[::1])")
def expect(clock: Clock, side: int, rest: float, hands: Hands) -> None:
    """Set a clock for the worst: all others have soon done what their hands are at."""
    clock[NOW] = 0.0
    clock[ENDS] = rest
    for other in range(4):
        clock[DUE + other] = hands[HAND_SIZE * other + REACTION] if other != side else 0.0


@compiled("int64(int64[::1], int64, float64[::1], float64[::1], float64, float64)")
def guarded(  # noqa: PLR0913, PLR0917 - compiled code has no keywords
    soil: Soil, side: int, hands: Hands, worth: Field, rest: float, gain: float
) -> int:
    """Where the HQ of a side stands better than now, by *gain* at least; 0 is where it is."""
    work = workspace()
    cells = np.empty(MOST_CELLS, dtype=np.int64)
    chances = np.empty(4, dtype=np.float64)
    clock = np.empty(CLOCK_SIZE, dtype=np.float64)
    expect(clock, side, rest, hands)
    weigh(soil, clock, hands, worth, chances, work)
    garden = np.empty_like(soil)
    best, most = 0, chances[side] + gain
    upper, lower = posts(soil, side)
    for number in range(listed(upper, lower, cells)):
        garden[:] = soil
        post(garden, side, cells[number])
        weigh(garden, clock, hands, worth, chances, work)
        if chances[side] > most:
            best, most = cells[number], chances[side]
    return int(best)


@lean(f"float64(int64[::1], int64, float64[::1], {WORKSPACE})")
def lead(soil: Soil, side: int, hands: Hands, work: Workspace) -> float:
    """By how many knots a side is nearer to winning than the nearest of its enemies."""
    least = FARTHEST
    for other in range(soil[SIDES]):
        if other != side and not soil[SIDE + SIDE_SIZE * other + LEFT]:
            least = min(least, known_way(soil, other, hands, work))
    return least - known_way(soil, side, hands, work)


@compiled("int64(int64[::1], int64, float64[::1], float64)")
def sheltered(soil: Soil, side: int, hands: Hands, gain: float) -> int:
    """Where the HQ puts a side farther ahead, by *gain* knots at least; 0 is where it is."""
    work = workspace()
    cells = np.empty(MOST_CELLS, dtype=np.int64)
    garden = np.empty_like(soil)
    best, most = 0, lead(soil, side, hands, work) + gain
    upper, lower = posts(soil, side)
    for number in range(listed(upper, lower, cells)):
        garden[:] = soil
        post(garden, side, cells[number])
        ahead = lead(garden, side, hands, work)
        if ahead > most:
            best, most = cells[number], ahead
    return int(best)
