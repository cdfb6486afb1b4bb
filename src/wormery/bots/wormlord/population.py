"""Strangers who play Wormlord otherwise than the ladder does, to measure it against."""

from functools import partial

import numpy as np

from wormery.bots.wormlord.distance import TEN, cycle
from wormery.bots.wormlord.foresight import look_ahead
from wormery.bots.wormlord.levels import Planner, Thought
from wormery.bots.wormlord.racing import raced
from wormery.bots.wormlord.search import WON, expect, ranked
from wormery.games.wormlord.kernel import rounds
from wormery.games.wormlord.kernel import rules as kernel


def racing(thought: Thought, price: float | None = None) -> int:
    hands = thought.hands
    at = rounds.HAND_SIZE * thought.side
    real = TEN * hands[at + rounds.UNTYING] / cycle(hands, thought.side)
    return raced(thought.soil, thought.side, real if price is None else price)


def foreseeing(thought: Thought, samples=3, depth=3, width=5, root=8, worth=None, trust=0.0) -> int:
    soil, side, hands, elapsed, rest, _, dice, company = thought
    w = company.worth if worth is None else worth
    cells = np.empty(kernel.MOST_CELLS, dtype=np.int64)
    odds, clock = np.empty(kernel.MOST_CELLS), np.empty(rounds.CLOCK_SIZE)
    expect(clock, side, rest, hands)
    count = ranked(soil, clock, side, hands, w, 0.05, dice, cells, odds)
    if odds[0] >= WON:
        return int(cells[0])
    cells = cells[: min(count, root)].copy()
    sums = np.zeros(len(cells))
    look_ahead(soil, side, hands, w, elapsed, rest, samples, depth, width, dice, cells, sums)
    judged = trust / (1 + np.exp(-odds[: len(cells)]))
    return int(cells[np.argmax(sums / samples + judged + 1e-6 * np.arange(len(cells), 0, -1))])
