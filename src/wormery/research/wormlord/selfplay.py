"""Rounds of Wormlord that a net learns from, wholly compiled: all who play go by sight.

    kinds    int64, by side: who plays it
             0 .. 9      the net of that row of *nets*, which goes by the clock and moves its HQ
             10 .. 19    who weighs the race by that row of *worths*, HQ included
             20, 21      a racer of one knot's sight, without an HQ and with one that puts it ahead
             22, 23      a racer of three knots' sight, likewise
             24          a hunch
             25          who looks ahead in event time, by the first row of *worths*
    heats    float64, by side: how much chance there is in what it chooses
    worths   float64, by row: what things are worth (NOTES), and what the HQ must gain to be moved

What is noted after each knot and each move of an HQ: the inputs, and the chances by the first net.
"""

from math import log

import numpy as np
from numpy.typing import NDArray

from wormery.bots.wormlord.distance import FAR, Field, cycle
from wormery.bots.wormlord.expecting import foretell
from wormery.bots.wormlord.foresight import calm
from wormery.bots.wormlord.net import judge
from wormery.bots.wormlord.outlook import INPUTS, SIGHT, Sight, new_sight
from wormery.bots.wormlord.playouts import hunch
from wormery.bots.wormlord.race import NOTES, WORKSPACE, Workspace, weigh, workspace
from wormery.bots.wormlord.racing import raced
from wormery.bots.wormlord.search import expect, lead, settle
from wormery.bots.wormlord.waves import FREE, TICKS
from wormery.core.compiled import compiled, lean
from wormery.core.dice import Dice, roll
from wormery.games.wormlord.kernel.rounds import (
    CLOCK_SIZE,
    DUE,
    ENDS,
    HAND_SIZE,
    NOW,
    OVER,
    REACTION,
    UNTYING,
    Clock,
    Hands,
    act,
    step,
    wind,
)
from wormery.games.wormlord.kernel.rules import (
    EMPTY,
    ENEMY_KNOT,
    HAND,
    MOST_CELLS,
    PLACE,
    POST,
    SIDE,
    SIDE_SIZE,
    SIDES,
    WINNER,
    Cells,
    Soil,
    foremost,
    listed,
    places,
    post,
    posts,
)
from wormery.research.wormlord.looking import foreseen

Nets = NDArray[np.float64]
Notes = NDArray[np.float32]

SIGHTED, RACER, SHELTERED, LONG_RACER, LONG_SHELTERED, HUNCH, FORESEEING = 10, *range(20, 26)
UNDECIDED = -2
SHELTER = 0.8  # knots that an HQ must put a racer ahead

CHOICE = (
    "int64(int64[::1], float64[::1], int64, int64, float64, float64[::1], float64[:, ::1],"
    f" float64[:, ::1], int64[::1], int64[::1], float64[::1], {SIGHT}, {WORKSPACE}, int64[::1])"
)
"""The types of what a choice is made from, whether it is of a cell for a knot or for the HQ."""


@lean("float64(int64[::1], float64)")
def luck(dice: Dice, heat: float) -> float:
    """What chance adds to a choice, so that a better one is made more often (Gumbel)."""
    if heat <= 0.0:
        return 0.0
    return -heat * log(-log((roll(dice, 65536) + 0.5) / 65536))


@lean("float64(float64)")
def odds(chance: float) -> float:
    """A chance as a logarithm."""
    return log(chance + 1e-6) - log(1 - chance + 1e-6)


@lean("void(int64[::1], float64[::1], int64, int64, float64, float64[::1], float64[::1])")
def supposed(  # noqa: PLR0913, PLR0917 - compiled code has no keywords
    soil: Soil, clock: Clock, side: int, kind: int, rest: float, hands: Hands, spent: Field
) -> None:
    """Set a clock as somebody supposes it to stand: a net by what it sees, others by the worst."""
    if kind < SIGHTED:
        foretell(soil, clock, side, rest, hands, spent)
    else:
        expect(clock, side, rest, hands)


@lean(CHOICE)
def chosen(  # noqa: PLR0913, PLR0917 - compiled code has no keywords
    soil: Soil,
    clock: Clock,
    side: int,
    kind: int,
    heat: float,
    hands: Hands,
    nets: Nets,
    worths: Nets,
    garden: Soil,
    cells: Cells,
    chances: Field,
    sight: Sight,
    work: Workspace,
    dice: Dice,
) -> int:
    """Where a side's knot goes; *clock* is what it expects."""
    price = 10.0 * hands[HAND_SIZE * side + UNTYING] / cycle(hands, side)
    if kind in (LONG_RACER, LONG_SHELTERED):
        return raced(soil, side, price)
    if kind == HUNCH:
        dear = min(TICKS - 1, FREE + round(FREE * price / 10.0))
        return hunch(soil, side, dear, 16, sight[2], dice)
    upper, lower = places(soil, side)
    watch = sight[6]
    best, most = 0, -2 * FAR
    for number in range(listed(upper, lower, cells)):
        for place in range(len(soil)):
            garden[place] = soil[place]
        for place in range(CLOCK_SIZE):
            watch[place] = clock[place]
        settle(garden, watch, side, cells[number], hands)
        if garden[WINNER] == side:
            return int(cells[number])
        if kind < SIGHTED:
            judge(garden, watch, hands, nets[kind], chances, sight)
            value = odds(chances[side])
        elif kind < RACER:
            weigh(garden, watch, hands, worths[kind - SIGHTED], chances, work)
            value = odds(chances[side])
        else:
            value = lead(garden, side, hands, work)
        value += luck(dice, heat)
        if value > most:
            best, most = cells[number], value
    return int(best)


@lean("float64(int64, float64[:, ::1])")
def moving(kind: int, worths: Nets) -> float:
    """What the HQ must gain to be moved: in odds, in the chance to win, or in knots."""
    if kind < SIGHTED:
        return 0.02
    return worths[kind - SIGHTED, NOTES] if kind < RACER else SHELTER


@lean(CHOICE)
def posted(  # noqa: PLR0913, PLR0917 - compiled code has no keywords
    soil: Soil,
    clock: Clock,
    side: int,
    kind: int,
    heat: float,
    hands: Hands,
    nets: Nets,
    worths: Nets,
    garden: Soil,
    cells: Cells,
    chances: Field,
    sight: Sight,
    work: Workspace,
    dice: Dice,
) -> int:
    """Where a side puts its HQ; 0 is where it is."""
    if kind in (RACER, LONG_RACER, HUNCH):
        return 0
    upper, lower = posts(soil, side)
    count = listed(upper, lower, cells)
    if count == 0:
        return 0
    if kind < SIGHTED and heat > 0.0 and roll(dice, 100) == 0:
        return int(cells[roll(dice, count)])
    costs = moving(kind, worths)
    reaction = hands[HAND_SIZE * side + REACTION] if kind < SIGHTED else 0.0
    best, most = 0, -2 * FAR
    for number in range(-1, count):
        for place in range(len(soil)):
            garden[place] = soil[place]
        value = luck(dice, heat) if kind < SIGHTED else 0.0
        if number >= 0:
            post(garden, side, cells[number])
            value -= costs
            clock[DUE + side] += reaction
        if kind < SIGHTED:
            judge(garden, clock, hands, nets[kind], chances, sight)
            value += odds(chances[side])
        elif kind < RACER:
            weigh(garden, clock, hands, worths[kind - SIGHTED], chances, work)
            value += chances[side]
        else:
            value += lead(garden, side, hands, work)
        if number >= 0:
            clock[DUE + side] -= reaction
        if value > most:
            best, most = cells[number] if number >= 0 else 0, value
    return int(best)


@lean("void(float64[::1], int64, float64[::1], float32[::1], float32[::1])")
def write_down(seen: Field, size: int, chances: Field, inputs: Notes, noted: Notes) -> None:
    """Note what was seen of a garden, and the chances."""
    for place in range(size):
        inputs[place] = seen[place]
    for side in range(4):
        noted[side] = chances[side]


@compiled(
    "Tuple((int64, int64, float64))(int64[::1], float64[::1], float64, float64, int64[::1],"
    " float64[::1], float64[:, ::1], float64[:, ::1], int64[::1], float32[:, ::1], float32[:, ::1])"
)
def round_of(  # noqa: PLR0913, PLR0917 - compiled code has no keywords
    start: Soil,
    hands: Hands,
    limit: float,
    patience: float,
    kinds: Cells,
    heats: Field,
    nets: Nets,
    worths: Nets,
    dice: Dice,
    inputs: Notes,
    noted: Notes,
) -> tuple[int, int, float]:
    """Play a round and note it down: how many notes, who won (-1 shared, -2 cut), how long."""
    work, sight = workspace(), new_sight()
    soil, garden, steady = start.copy(), np.empty_like(start), np.empty_like(hands)
    clock, expected, since = np.empty(CLOCK_SIZE), np.empty(CLOCK_SIZE), np.zeros(4)
    chances, cells, spent = np.empty(4), np.empty(MOST_CELLS, np.int64), np.empty(4)
    calm(hands, steady)
    wind(soil, clock, limit, hands, dice)
    count = 0
    while True:
        said = step(soil, clock, hands, dice)
        if said == OVER or clock[NOW] > patience:
            break
        side = said >> 10 if said >= 0 else -1 - said
        rest, is_noted = clock[ENDS] - clock[NOW], False
        for other in range(4):
            spent[other] = clock[NOW] - since[other]
        if said < 0:
            if kinds[side] == FORESEEING:
                cell = foreseen(soil, side, rest, hands, worths[0], spent, cells, dice)
            else:
                supposed(soil, expected, side, kinds[side], rest, hands, spent)
                cell = chosen(
                    *(soil, expected, side, kinds[side], heats[side], steady, nets, worths),
                    *(garden, cells, chances, sight, work, dice),
                )
            act(soil, clock, side, PLACE + cell, hands, dice)
            is_noted = True
        since[side] = clock[NOW]
        spent[side] = 0.0
        hand = soil[SIDE + SIDE_SIZE * side + HAND]
        if soil[WINNER] < 0 and (hand == EMPTY or hand >= ENEMY_KNOT):
            if kinds[side] == FORESEEING:
                cell = foreseen(soil, side, rest, hands, worths[0], spent, cells, dice)
            else:
                supposed(soil, expected, side, kinds[side], rest, hands, spent)
                cell = posted(
                    *(soil, expected, side, kinds[side], heats[side], steady, nets, worths),
                    *(garden, cells, chances, sight, work, dice),
                )
            if cell:
                act(soil, clock, side, POST + cell, hands, dice)
                is_noted = True
        if is_noted and soil[WINNER] < 0 and count < len(inputs):
            foretell(soil, expected, side, rest, hands, spent)
            judge(soil, expected, steady, nets[0], chances, sight)
            write_down(sight[0], INPUTS * soil[SIDES], chances, inputs[count], noted[count])
            count += 1
    winner = soil[WINNER] if soil[WINNER] >= 0 else foremost(soil)
    if said != OVER:
        winner = UNDECIDED
    return count, winner, clock[NOW]
