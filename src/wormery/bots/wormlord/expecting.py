"""When the others will have done what their hands are at, as far as it can be told.

Everybody sees since when a hand is at what it does (`elapsed`); how long it still takes follows
from how long it takes people with such hands.
"""

from math import exp

from wormery.bots.wormlord.distance import Field
from wormery.core.compiled import lean
from wormery.core.dice import BELL
from wormery.games.wormlord.kernel.rounds import (
    BLUNDER,
    DUE,
    ENDS,
    FOREVER,
    HAND_SIZE,
    HOLDING,
    NOW,
    REACTION,
    REACTION_SPREAD,
    SHAKING,
    TYING,
    TYING_SPREAD,
    UNTYING,
    UNTYING_SPREAD,
    Clock,
    Hands,
)
from wormery.games.wormlord.kernel.rules import (
    EMPTY,
    ENEMY_KNOT,
    HAND,
    LEFT,
    OWN_KNOT,
    RESERVE,
    ROPE,
    SIDE,
    SIDE_SIZE,
    SIDES,
    Soil,
    can_place,
)

STRIDE = 4  # of the 256 equal parts of the bell, those that are looked at
SOON = 60.0  # ms until somebody is ready who has taken longer than anybody would


@lean("float64(float64, float64, float64, float64)")
def remaining(median: float, spread: float, extra: float, elapsed: float) -> float:
    """How long something still takes on average; *extra* if it has to be done again."""
    total, count = 0.0, 0
    for part in range(STRIDE // 2, 256, STRIDE):
        over = median * exp(spread * BELL[part]) - elapsed
        if over > 0:
            total += over
            count += 1
    if count == 0:
        return max(SOON, extra / 2)
    return total / count


@lean("float64(int64[::1], int64, float64[::1], float64)")
def done_in(soil: Soil, side: int, hands: Hands, elapsed: float) -> float:
    """How long a side still needs for what its hand is at, on average."""
    at, own = HAND_SIZE * side, SIDE + SIDE_SIZE * side
    hand = soil[own + HAND]
    if hand == ROPE:
        extra, chance = hands[at + SHAKING], hands[at + BLUNDER]
        again = chance * extra / (1 - chance)
        redone = extra if chance > 0 else 0.0
        left = remaining(hands[at + TYING], hands[at + TYING_SPREAD], redone, elapsed)
        return float(again) + left
    if hand == EMPTY and soil[own + RESERVE] == 0:
        return FOREVER
    if hand == OWN_KNOT and not can_place(soil, side):
        return FOREVER
    if hand in (EMPTY, OWN_KNOT):
        return remaining(hands[at + REACTION], hands[at + REACTION_SPREAD], 0.0, elapsed)
    holding = hands[HAND_SIZE * (hand - ENEMY_KNOT) + HOLDING]
    return remaining(hands[at + UNTYING] * holding, hands[at + UNTYING_SPREAD], 0.0, elapsed)


@lean("void(int64[::1], float64[::1], int64, float64, float64[::1], float64[::1])")
def foretell(  # noqa: PLR0913, PLR0917 - compiled code has no keywords
    soil: Soil, clock: Clock, side: int, rest: float, hands: Hands, elapsed: Field
) -> None:
    """Set a clock by what is to be expected; *side* has just done what its hand was at."""
    clock[NOW], clock[ENDS] = 0.0, rest
    for other in range(4):
        clock[DUE + other] = FOREVER
        if other < soil[SIDES] and not soil[SIDE + SIDE_SIZE * other + LEFT]:
            spent = 0.0 if other == side else elapsed[other]
            clock[DUE + other] = done_in(soil, other, hands, spent)
    if soil[SIDE + SIDE_SIZE * side + HAND] == OWN_KNOT:
        clock[DUE + side] = 0.0
