"""Reading others in Das Wurmt: what somebody did tells what they laid, and what their heads are.

Before every decision of somebody else many worlds are made up in which all is true that I knew
then. In each of them that player has cards, and the net says how likely each play is with these.
Worlds in which they would have done what they did count for more:

    laid a head      its values, by how likely cards of that value were to be laid there
    left a head be   that they knew: its values, by how likely they were to do something else
"""

from collections.abc import Iterable, Mapping
from math import exp
from time import thread_time

import numpy as np

from wormery.bots.wurmt.choice import MOST_PLAYS, R_SIGHT, ROOM, Values, best, judge
from wormery.bots.wurmt.net import Net
from wormery.bots.wurmt.sight import BUSY, survey, weigh
from wormery.bots.wurmt.watch import FORCED, LAY, Decision
from wormery.core.compiled import compiled, lean
from wormery.core.dice import Dice
from wormery.games.wurmt.kernel.hidden import Weights, determinise, look
from wormery.games.wurmt.kernel.rules import (
    CARD_COLOUR,
    CARD_FRONT,
    CARDS,
    COLOUR,
    DECK,
    HANDS,
    HEAD,
    KNOWN,
    MOST_WORMS,
    PLAYER,
    POOL,
    REMOVE,
    SIZE,
    SLOTS,
    TELL,
    W_SIZE,
    WORM,
    WORMS,
    Box,
    State,
)

Beliefs = Mapping[int, Values]
"""By worm: how much likelier than the cards have it every value of its head is."""

WORLDS = 800  # that are made up for a decision, at most
AT_ONCE = 20  # between looks at the clock
SHARPNESS = 1 / 0.015  # a play that the net thinks worse by so much is e times less likely
WHIM = 0.1  # how often anybody does anything
DOUBT_LAID, DOUBT_LEFT = 10.0, 40.0  # worlds that what was believed before counts for
LEAST = 0.002


@lean("void(int64, float64[::1])")
def _likely(count: int, values: Values) -> None:
    """From what plays are worth to how likely they are."""
    top, total = values[best(values, count)], 0.0
    for number in range(count):
        values[number] = exp((values[number] - top) * SHARPNESS)
        total += values[number]
    for number in range(count):
        values[number] = (1 - WHIM) * values[number] / total + WHIM / count


@compiled(
    "void(int32[::1], int32[::1], int64, int64, int64, float32[::1], float64[:, ::1],"
    " float64[:, ::1], float64[:, :, ::1], int64[::1])"
)
def make_up(  # noqa: PLR0913, PLR0917 - numba knows no Structs
    box: Box,
    info: State,
    kind: int,
    laid_on: int,
    worlds: int,
    net: Net,
    tells: Weights,
    weights: Weights,
    found: Weights,
    dice: Dice,
) -> None:
    """Add to *found*, by worm and value, how likely the play was in so many worlds, and these."""
    who = info[PLAYER]
    room = np.zeros(ROOM, dtype=np.float32)
    inner = np.ones((MOST_WORMS, 10))
    world, seen = np.zeros(SIZE, np.int32), np.zeros(SIZE, np.int32)
    plays, values = np.zeros(MOST_PLAYS, np.int64), np.zeros(MOST_PLAYS)
    sight = room[R_SIGHT]
    for _ in range(worlds):
        determinise(box, info, weights, dice, world)
        look(box, world, who, seen)
        weigh(seen, tells, inner)
        survey(box, seen, who, inner, sight)
        sight[BUSY] = 1
        count = judge(box, seen, net, sight, room, plays, values)
        _likely(count, values)
        likely = 0.0
        for number in range(count):
            front = box[CARD_FRONT + world[HANDS + SLOTS * who + (plays[number] & 15)]]
            if kind != LAY:
                likely += values[number] * (front == kind)
            elif front < REMOVE and (plays[number] >> 4) & 1023 == laid_on:
                likely += values[number]
                found[0, laid_on, front] += values[number]
        for worm in range(info[WORMS]):
            head = world[WORM + W_SIZE * worm + HEAD]
            if head >= 0 and not (kind == LAY and worm == laid_on):
                found[0, worm, box[CARD_FRONT + head]] += likely
                found[1, worm, box[CARD_FRONT + head]] += 1


def read(  # noqa: PLR0913 - who reads what, with what in mind
    decisions: Iterable[Decision],
    box: Box,
    now: State,
    beliefs: Beliefs,
    *,
    mind: tuple[Net, Weights],
    dice: Dice,
    seconds: float,
) -> Beliefs:
    """What is to be believed after these decisions, of which *now* came; so long may it take."""
    waiting = list(decisions)
    end = thread_time()
    for decision in waiting:
        end += seconds / len(waiting)
        if decision.kind == FORCED:
            beliefs = {worm: row for worm, row in beliefs.items() if worm != decision.worm}
            continue
        weights = weighed(decision.info, mind[1], beliefs)
        found, worlds = np.zeros((2, MOST_WORMS, 10)), 0
        while worlds < WORLDS and thread_time() < end:
            make_up(
                box,
                decision.info,
                decision.kind,
                decision.worm,
                AT_ONCE,
                mind[0],
                mind[1],
                weights,
                found,
                dice,
            )
            worlds += AT_ONCE
        beliefs = _learned(decision, found, weights, beliefs)
        if decision.kind == LAY:
            told = mind[1][int(now[WORM + W_SIZE * decision.worm + TELL])]
            laid = _laid(box, decision, found[0, decision.worm], told)
            beliefs = {**beliefs, decision.worm: laid}
    return beliefs


def weighed(info: State, tells: Weights, beliefs: Beliefs) -> Weights:
    """What every head may be: what was read, and how it was laid where nothing was."""
    weights = np.ones((MOST_WORMS, 10))
    weigh(info, tells, weights)
    for worm, row in beliefs.items():
        weights[worm] = row
    return weights


def _learned(decision: Decision, found: Weights, weights: Weights, beliefs: Beliefs) -> Beliefs:
    """What is believed of heads that the player knew, and I do not."""
    info, after = decision.info, dict(beliefs)
    who = int(info[PLAYER])
    for worm in range(int(info[WORMS])):
        at = WORM + W_SIZE * worm
        is_hidden = int(info[at + HEAD]) < -1 and int(info[at + KNOWN]) >> who & 1
        likely, worlds = found[0, worm], found[1, worm]
        if worm == decision.worm or not is_hidden or likely.sum() == 0:
            continue
        mean = likely.sum() / worlds.sum()
        row = weights[worm] * (likely + DOUBT_LEFT * mean) / (worlds + DOUBT_LEFT)
        after[worm] = np.maximum(row / row.max(), LEAST)
    return after


def _laid(box: Box, decision: Decision, likely: Values, told: Values) -> Values:
    """What is believed of a head that was just laid."""
    info = decision.info
    pool = info[DECK + int(info[POOL]) : DECK + int(box[CARDS])]
    colour = info[WORM + W_SIZE * decision.worm + COLOUR]
    fronts = box[CARD_FRONT + pool[box[CARD_COLOUR + pool] == colour]]
    unseen = np.bincount(fronts[fronts < REMOVE], minlength=10)[:10]
    prior = unseen * told
    if prior.sum() == 0:
        return told
    shares = (likely + DOUBT_LAID * prior / prior.sum()) / np.maximum(unseen, 1)
    row: Values = np.maximum(shares / shares.max(), LEAST)
    return row
