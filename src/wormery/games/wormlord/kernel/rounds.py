"""Whole rounds in continuous time, wholly compiled: hands of some skill, and what they do when.

    clock    0    1         2 .. 5                              float64, milliseconds
             now  the end   when each side has done what its
                  of the    hand is at; FOREVER while it waits
                  round     for a rope or for a free cell

    hands    4 sides of 9 numbers                               float64
             0        1       2        3          4       5       6         7       8
             median   spread  chance   extra to   median  spread  reaction  spread  how many times
             ms to    of its  of a     a blunder  ms to   of its  ms        of its  longer than an
             tie      log     blunder             untie   log               log     overhand its
                                                                                    knots hold

A side takes, ties and unties by itself; where its knot goes is chosen by whoever runs the round.
`step` does one thing at a time, `until_choice` all that leads to the next choice. No knot slips
open in a hand by itself (WL-12): whoever plays here has placed it long before (`SLOWEST`).
"""

from collections.abc import Sequence
from math import exp
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from wormery.core.compiled import compiled, inlined, lean, ones
from wormery.core.dice import BELL, Dice, roll
from wormery.games.wormlord.kernel.rules import (
    EMPTY,
    ENEMY_KNOT,
    HAND,
    LEFT,
    NOBODY,
    OWN_KNOT,
    PLACE,
    POST,
    RESERVE,
    ROPE,
    SIDE,
    SIDE_SIZE,
    SIDES,
    TAKE,
    TIE,
    UNTIE,
    WINNER,
    Soil,
    can_place,
    do,
    foremost,
    nth,
    places,
    posts,
)
from wormery.knots import Allowed, Handicap, Lying
from wormery.knots.drawing.hands import SHAKE_OUT, SKILLS, Level

Clock = NDArray[np.float64]
Hands = NDArray[np.float64]

NOW, ENDS, DUE, CLOCK_SIZE = 0, 1, 2, 6
FOREVER = 1e18
TYING, TYING_SPREAD, BLUNDER, SHAKING, UNTYING, UNTYING_SPREAD, REACTION, REACTION_SPREAD = range(8)
HOLDING = 8
HAND_SIZE = 9

UNTIE_MILLIS: dict[Level, float] = {
    "beginner": 2750, "easy": 1950, "medium": 1500, "hard": 1460, "expert": 1450,
}  # fmt: skip
"""How long a hand needs for a loose knot: quick fingers are held up by the worm, which creeps."""
REACTIONS: dict[Level, float] = {
    "beginner": 900, "easy": 700, "medium": 550, "hard": 420, "expert": 320,
}  # fmt: skip
"""How long it takes to see, decide and point."""
UNTIE_SPREAD, REACT_SPREAD = 0.08, 0.2
BEAT = 1_600
"""ms for half a figure-eight: its crossings come in turns, so partners keep one beat."""

EFFORT: dict[Lying, float] = {
    "overhand": 1.0, "figure-eight": 1.17, "double overhand": 1.33, "three-twist": 1.34,
    "stevedore": 1.52, "6_2": 1.52, "6_3": 1.52, "two overhands": 1.55,
}  # fmt: skip
"""How many times as long as an overhand each knot takes to untie (WL-38)."""
TOIL: dict[Lying, float] = {
    "overhand": 1.0, "figure-eight": 1.32, "double overhand": 1.62, "three-twist": 1.51,
    "stevedore": 1.42, "6_2": 1.73, "6_3": 1.54, "two overhands": 1.28,
}  # fmt: skip
"""The same to tie it."""

SLOWEST = max(REACTIONS.values()) * exp(REACT_SPREAD * float(BELL[-1]))
"""The longest time, in ms, that anybody takes to place a knot."""

OVER = -9
"""What `step` answers at the end of a round."""


class Player(NamedTuple):
    """Who plays a side, as far as the time is concerned that it takes."""

    level: Level
    handicap: Handicap = "overhand"
    people: int = 1
    knot: Lying = "overhand"  # what it ties, and others have to untie


def hands_of(players: Sequence[Player]) -> Hands:
    """The hands of up to four sides."""
    hands = np.zeros(4 * HAND_SIZE, dtype=np.float64)
    for side, player in enumerate(players):
        skill = SKILLS[player.level]
        median, blunder = tying(player)
        hands[HAND_SIZE * side : HAND_SIZE * (side + 1)] = (
            median,
            skill.spread,
            blunder,
            median + SHAKE_OUT,
            UNTIE_MILLIS[player.level],
            UNTIE_SPREAD,
            REACTIONS[player.level],
            REACT_SPREAD,
            EFFORT[player.knot],
        )
    return hands


def usual_knot(handicap: Handicap, allowed: Allowed) -> Lying:
    """What others will have to untie (WL-38): nearly all tie overhands, since they are quickest."""
    return "figure-eight" if handicap == "figure-eight" and allowed == "any" else "overhand"


def tying(player: Player) -> tuple[float, float]:
    """How long a knot takes in the median, and the chance that it is none; pairs take care."""
    skill = SKILLS[player.level]
    if player.people == 2:
        return (BEAT if player.handicap == "figure-eight" else 500 * skill.median), 0.0
    median = 1000 * skill.median
    if player.handicap == "overhand":  # what a handicap asks for is drawn as quickly
        median *= TOIL[player.knot]
    return median, 0.0 if player.handicap == "loop" else skill.blunder


@inlined("float64(float64, float64, int64[::1])")
def lasting(median: float, spread: float, dice: Dice) -> float:
    """How long something takes that takes so long in the median."""
    return median * exp(spread * BELL[roll(dice, 256)])


@inlined("float64(int64, float64[::1], int64[::1])")
def tied(side: int, hands: Hands, dice: Dice) -> float:
    """How long a side needs to tie a rope; one that is no knot is shaken out and drawn anew."""
    at = HAND_SIZE * side
    spent = lasting(hands[at + TYING], hands[at + TYING_SPREAD], dice)
    while hands[at + BLUNDER] * 65536 > roll(dice, 65536):
        spent += hands[at + SHAKING]
    return spent


@inlined("float64(int64[::1], int64, float64[::1], int64[::1])")
def duration(soil: Soil, side: int, hands: Hands, dice: Dice) -> float:
    """How long a side needs for what its hand is at now."""
    at = HAND_SIZE * side
    hand = soil[SIDE + SIDE_SIZE * side + HAND]
    if hand == ROPE:
        return tied(side, hands, dice)
    if hand in (EMPTY, OWN_KNOT):
        return lasting(hands[at + REACTION], hands[at + REACTION_SPREAD], dice)
    holding = hands[HAND_SIZE * (hand - ENEMY_KNOT) + HOLDING]
    return lasting(hands[at + UNTYING] * holding, hands[at + UNTYING_SPREAD], dice)


@lean("void(int64[::1], float64[::1], float64, float64[::1], int64[::1])")
def wind(soil: Soil, clock: Clock, limit: float, hands: Hands, dice: Dice) -> None:
    """All begin now with what their hands are at; the round may last *limit* from now."""
    clock[NOW] = 0.0
    clock[ENDS] = limit
    for side in range(4):
        clock[DUE + side] = FOREVER
        if side < soil[SIDES] and not soil[SIDE + SIDE_SIZE * side + LEFT]:
            clock[DUE + side] = duration(soil, side, hands, dice)


@inlined("void(int64[::1], float64[::1], int64, int64, float64[::1], int64[::1])")
def act(  # noqa: PLR0913, PLR0917 - compiled code has no keywords
    soil: Soil, clock: Clock, side: int, what: int, hands: Hands, dice: Dice
) -> None:
    """A side does something now, goes on to the next, and whoever waited for that goes on too."""
    owner = soil[SIDE + SIDE_SIZE * side + HAND] - ENEMY_KNOT
    do(soil, side, what)
    now = clock[NOW]
    kind = what & ~127
    if kind == POST:
        clock[DUE + side] = max(clock[DUE + side], now)
        clock[DUE + side] += lasting(
            hands[HAND_SIZE * side + REACTION], hands[HAND_SIZE * side + REACTION_SPREAD], dice
        )
    else:
        clock[DUE + side] = now + duration(soil, side, hands, dice)
    if UNTIE <= kind <= POST:
        for other in range(soil[SIDES]):
            at = SIDE + SIDE_SIZE * other
            if clock[DUE + other] < FOREVER or soil[at + LEFT]:
                continue
            is_given_back = kind == UNTIE and other == owner and soil[at + HAND] == EMPTY
            is_freed = kind != UNTIE and soil[at + HAND] == OWN_KNOT
            if is_given_back or is_freed:
                clock[DUE + other] = now + duration(soil, other, hands, dice)


@inlined("int64(int64[::1], float64[::1])")
def first_due(soil: Soil, clock: Clock) -> int:
    """The side that is the first to have done what its hand is at."""
    side = 0
    for other in range(1, soil[SIDES]):
        if clock[DUE + other] < clock[DUE + side]:
            side = other
    return side


@lean("int64(int64[::1], float64[::1], float64[::1], int64[::1])")
def step(soil: Soil, clock: Clock, hands: Hands, dice: Dice) -> int:
    """The next thing: 1024 * side + act that was done, or -1 - the side that has to choose."""
    while True:
        side = first_due(soil, clock)
        due = clock[DUE + side]
        if soil[WINNER] >= 0 or due >= FOREVER or due >= clock[ENDS]:
            if soil[WINNER] < 0 and due < FOREVER:
                clock[NOW] = clock[ENDS]
            return OVER
        clock[NOW] = due
        at = SIDE + SIDE_SIZE * side
        hand = soil[at + HAND]
        if hand == OWN_KNOT:
            if can_place(soil, side):
                return -1 - side
            clock[DUE + side] = FOREVER
        elif hand == EMPTY and soil[at + RESERVE] == 0:
            clock[DUE + side] = FOREVER
        else:
            what = TAKE if hand == EMPTY else TIE if hand == ROPE else UNTIE
            act(soil, clock, side, what, hands, dice)
            return 1024 * side + what


@lean("int64(int64[::1], float64[::1], float64[::1], int64[::1])")
def until_choice(soil: Soil, clock: Clock, hands: Hands, dice: Dice) -> int:
    """The side that has to choose a cell next, after all that comes before; -1 at the end.

    Nobody can keep a side from tying the rope that it takes, so its hand is at once at the knot,
    and due when that is placed.
    """
    while True:
        side = first_due(soil, clock)
        due = clock[DUE + side]
        if soil[WINNER] >= 0 or due >= clock[ENDS]:
            return NOBODY
        at = SIDE + SIDE_SIZE * side
        clock[NOW] = due
        hand = soil[at + HAND]
        if hand >= ENEMY_KNOT:
            act(soil, clock, side, UNTIE, hands, dice)
        elif hand == OWN_KNOT:
            if can_place(soil, side):
                return side
            clock[DUE + side] = FOREVER
        elif hand == EMPTY and soil[at + RESERVE] == 0:
            clock[DUE + side] = FOREVER
        else:
            if hand == EMPTY:
                soil[at + RESERVE] -= 1
                due += tied(side, hands, dice)
            soil[at + HAND] = OWN_KNOT
            clock[DUE + side] = due + duration(soil, side, hands, dice)


@inlined("int64(int64, int64, int64[::1])")
def any_of(upper: int, lower: int, dice: Dice) -> int:
    """Any cell of a set."""
    return nth(upper, lower, roll(dice, ones(upper) + ones(lower)))


@lean("int64(int64[::1], float64[::1], float64[::1], int64[::1])")
def random_round(soil: Soil, clock: Clock, hands: Hands, dice: Dice) -> int:
    """Play a round at random to its end; the winner, or -1 where several have most points.

    Every knot goes anywhere it may; one time in eight the HQ is moved before.
    """
    side = until_choice(soil, clock, hands, dice)
    while side >= 0:
        if roll(dice, 8) == 0:
            upper, lower = posts(soil, side)
            if upper | lower:
                act(soil, clock, side, POST + any_of(upper, lower, dice), hands, dice)
        upper, lower = places(soil, side)
        act(soil, clock, side, PLACE + any_of(upper, lower, dice), hands, dice)
        side = until_choice(soil, clock, hands, dice)
    winner: int = soil[WINNER]
    return winner if winner >= 0 else foremost(soil)


@compiled("int64(int64[::1], float64[::1], float64, int64, int64[::1])")
def random_rounds(soil: Soil, hands: Hands, limit: float, rounds: int, dice: Dice) -> int:
    """Play many random rounds from the same garden; the answer is how many the first side won."""
    clock = np.empty(CLOCK_SIZE, dtype=np.float64)
    garden = np.empty_like(soil)
    won = 0
    for _ in range(rounds):
        garden[:] = soil
        wind(garden, clock, limit, hands, dice)
        won += random_round(garden, clock, hands, dice) == 0
    return won
