"""Strangers who garden otherwise than the ladder does: whoever is good has to hold against all.

Each is a way of its own to choose a cell, played with medium hands: so equal hands are equal.
"""

from collections.abc import Callable
from functools import partial

import numpy as np

from wormery.bots.wormlord.distance import QUEUE, ROOM, TEN, cycle, way
from wormery.bots.wormlord.levels import Gardener, Planner, Thought
from wormery.bots.wormlord.playouts import enemies
from wormery.bots.wormlord.race import worth
from wormery.bots.wormlord.racing import raced, rival
from wormery.bots.wormlord.search import urgent
from wormery.core.bot import Level
from wormery.games.wormlord.kernel import rounds
from wormery.games.wormlord.kernel import rules as kernel

ALL_SEEN = 15  # every side, as bits

Weight = Callable[[Thought, kernel.Soil], float]
"""How good a garden looks to who has just placed a knot."""


def price(thought: Thought) -> float:
    """What untying costs who thinks, in tenths of a knot."""
    at = rounds.HAND_SIZE * thought.side + rounds.UNTYING
    return float(TEN * thought.hands[at] / cycle(thought.hands, thought.side))


def way_of(thought: Thought, soil: kernel.Soil, side: int) -> float:
    """How far a side is from winning, in tenths of a knot."""
    room, queue, goals = np.empty(ROOM), np.zeros(QUEUE, np.int64), np.empty(8, np.int64)
    return float(way(soil, side, price(thought), room, queue, goals))


def racing(thought: Thought) -> int:
    """Three knots by turns on the difference of the cheapest ways."""
    return int(raced(thought.soil, thought.side, price(thought)))


def best_by(weight: Weight) -> Callable[[Thought], int]:
    """Wins or stops who would win; else takes the cell after which the garden looks best."""

    def think(thought: Thought) -> int:
        soil, side = thought.soil, thought.side
        cell = urgent(soil, side, ALL_SEEN, thought.dice)
        if cell:
            return int(cell)
        cells = np.empty(kernel.MOST_CELLS, np.int64)
        count = kernel.listed(*kernel.places(soil, side), cells)
        looks = []
        for number in range(count):
            after = soil.copy()
            kernel.conquer(after, side, cells[number])
            looks.append(weight(thought, after))
        return int(cells[int(np.argmax(looks))])

    return think


def blocking(thought: Thought, soil: kernel.Soil) -> float:
    """Whoever is nearest to winning is to be far from it; the own way matters a little."""
    room, queue, goals = np.empty(ROOM), np.zeros(QUEUE, np.int64), np.empty(8, np.int64)
    foe = rival(soil, thought.side, price(thought), room, queue, goals)
    return way_of(thought, soil, foe) - 0.3 * way_of(thought, soil, thought.side)


def raiding(thought: Thought, soil: kernel.Soil) -> float:
    """Enemies' knots are to be few, and near to where one is."""
    upper, lower = enemies(soil, thought.side)
    near_upper, near_lower = kernel.reach(soil, thought.side)
    left = upper.bit_count() + lower.bit_count()
    near = (upper & near_upper).bit_count() + (lower & near_lower).bit_count()
    return near - 3.0 * left - 0.02 * way_of(thought, soil, thought.side)


def spreading(thought: Thought, soil: kernel.Soil) -> float:
    """Free cells first, as many as there are beside one's own, and no quarrels."""
    upper, lower = kernel.places(soil, thought.side)
    return upper.bit_count() + lower.bit_count() - 0.3 * way_of(thought, soil, thought.side)


def stranger(name: str, planner: Planner) -> Level:
    """Somebody of the population, with medium hands."""
    return Level(f"{name}@medium", partial(Gardener, planner, "medium"))


def own_way(think: Callable[[Thought], int], guard: float = 1.0, shelter: float = 0.0) -> Planner:
    """Somebody who thinks in a way of its own.

    *guard* is what the HQ must gain to be moved, or *shelter* how many knots it must put it ahead.
    """
    return Planner(ponder=1.0, think=think, guard=guard, shelter=shelter)


PATIENT = worth(-1.0, -1.0, -2.5, 0.6, 0.9, -0.6, 1.0, 4.0)
"""Holds what it has, and is where it is, rather than hurrying on."""
GREEDY = worth(-2.5, -0.5, 0.0, 0.0, 2.0, 0.0, 1.0, 4.0)
"""Hurries on, whatever is left behind."""

WARDEN = worth(-2.51, -2.74, -1.31, -0.71, 0.5, -0.61, 1.0, 4.0)
"""Found by `research/wormlord/exploit.py` against the racer, on Duel."""

POPULATION = (
    stranger("racer", own_way(racing)),
    stranger("racer-hq", own_way(racing, guard=0.03)),
    stranger("racer-shelter", own_way(racing, guard=0.0, shelter=0.8)),
    stranger("rusher", Planner(ponder=0.0)),
    stranger("blocker", own_way(best_by(blocking))),
    stranger("raider", own_way(best_by(raiding))),
    stranger("spreader", own_way(best_by(spreading))),
    stranger("hoarder", Planner(ponder=1.0, guard=0.0)),
    stranger("patient", Planner(ponder=1.0, worth=PATIENT, guard=0.03)),
    stranger("greedy", Planner(ponder=1.0, worth=GREEDY)),
    stranger("sighted", Planner(ponder=1.0, guard=0.03)),
    stranger("foresight", Planner(ponder=1.0, doubt=0.05, clocks=1, depth=4, guard=0.03)),
    stranger("warden", Planner(ponder=1.0, worth=WARDEN, guard=0.03)),
    stranger("playouts", Planner(ponder=1.0, doubt=0.05, samples=64, guard=0.03)),
)
"""A racer without an HQ, with one, and with one that is put where it gets farthest ahead; who
hurries, blocks, raids, spreads; who moves the HQ at every chance; the patient and the greedy one;
who goes by sight alone; who looks ahead in event time; who was found to beat the racer; and who
plays on by hunches."""
