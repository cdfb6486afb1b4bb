"""Wormlord's bots: five ways to plan and five pairs of hands, in any combination."""

from dataclasses import dataclass
from random import Random
from typing import Any, NamedTuple

import numpy as np

from wormery.bots.bot import Level
from wormery.bots.wormlord_hands import drawn, failing, has_done, lasting, pulled
from wormery.bots.wormlord_search import WON, expect, guarded, instinct, ranked, sample
from wormery.core import Millis
from wormery.core.compiled import IS_COMPILED
from wormery.core.dice import Dice, dice_of
from wormery.games.wormlord import (
    Cell,
    Command,
    GardenView,
    MoveHeadquarters,
    Place,
    Ready,
    Take,
    kernel,
    kernel_rounds,
)
from wormery.knots import Level as Skill
from wormery.knots.hands import SKILLS

ENOUGH = Millis(60)
"""The time that any plan fits in; with less, and without the compiler, nobody looks ahead.

So what a bot does depends on its view and its dice alone, however busy the machine is.
"""


@dataclass(frozen=True)
class Planner:
    """How somebody plans."""

    depth: int  # knots looked ahead; 0 is by instinct
    noise: float  # in knots by instinct, in the logarithm of the odds by plan
    overlook: float = 0.0  # the chance not to see a threat
    samples: int = 1  # of what the others may be at
    width: int = 5  # places that are thought through
    guard: float = 1.0  # what the HQ must gain to be moved, in the chance to win


PLANNERS = (
    Planner(depth=0, noise=4.0, overlook=0.6),  # wanders, and sees only half of what threatens
    Planner(depth=0, noise=2.0, overlook=0.3),
    Planner(depth=0, noise=0.8, overlook=0.2),
    Planner(depth=1, noise=3.3),
    Planner(depth=2, noise=0.1, samples=32, width=8, guard=0.03),
)
"""From the weakest to the strongest."""


class Thought(NamedTuple):
    """What somebody thinks about: a garden, whose knot it is, how quick all are, how long it is."""

    soil: kernel.Soil
    side: int
    hands: kernel_rounds.Hands
    rest: float
    dice: Dice

    def place(self, planner: Planner, budget: Millis) -> int:
        """Where the knot goes, as a planner sees it."""
        soil, side, hands, rest, dice = self
        if planner.depth == 0:
            return instinct(soil, side, hands, planner.noise, planner.overlook, dice)
        cells = np.empty(kernel.MOST_CELLS, dtype=np.int64)
        values, chances = np.empty(kernel.MOST_CELLS), np.empty(4)
        clock = np.empty(kernel_rounds.CLOCK_SIZE)
        expect(clock, side, rest, hands)
        count = ranked(soil, clock, side, hands, planner.noise, dice, cells, values, chances)
        is_hasty = budget < ENOUGH or not IS_COMPILED
        if planner.depth == 1 or values[0] >= WON or is_hasty:
            return int(cells[0])
        best = cells[: min(count, planner.width)].copy()
        sums = np.zeros(len(best))
        for _ in range(planner.samples):
            sample(soil, side, hands, rest, planner.depth, dice, best, sums)
        return int(best[np.argmax(sums)])


@dataclass(frozen=True)
class Gardener:
    """A bot that plans in one way and ties in another."""

    planner: Planner
    skill: Skill

    def __call__(self, view: GardenView, rng: Random, budget: Millis) -> Command | None:
        """What to do now; of a pair the first to sit takes, places and moves the HQ."""
        if view.choices.can_ready:
            return Ready()
        if view.side is None or view.phase != "playing":
            return None
        is_leader = view.seat == view.sides[view.side].seats[0]
        choices = view.choices
        if choices.places:
            return Place(self.place(view, rng, budget)) if is_leader else None
        if choices.posts and is_leader and not choices.can_tie:
            better = self.post(view)
            if better is not None:
                return better
        if choices.can_take:
            return Take() if is_leader else None
        if choices.can_tie and not has_done(view):
            return drawn(view, self.skill, rng)
        if choices.can_untie and not has_done(view):
            return pulled(view, self.skill, rng)
        return None

    def place(self, view: GardenView, rng: Random, budget: Millis) -> Cell:
        """Where the knot in hand goes."""
        assert view.side is not None
        hands = self.hands(view)
        dice = dice_of(rng.getrandbits(40))
        thought = Thought(kernel.pack(view), view.side, hands, time_left(view), dice)
        return kernel.cell_of(thought.place(self.planner, budget))

    def post(self, view: GardenView) -> MoveHeadquarters | None:
        """Where the HQ stands much better than now, if anywhere."""
        assert view.side is not None
        if self.planner.guard >= 1:
            return None
        hands = self.hands(view)
        rest = time_left(view)
        cell = guarded(kernel.pack(view), view.side, hands, rest, self.planner.guard)
        return MoveHeadquarters(kernel.cell_of(cell)) if cell else None

    def hands(self, view: GardenView) -> kernel_rounds.Hands:
        """How quick all are, as it supposes: as skilled as itself."""
        return kernel_rounds.hands_of(
            [
                kernel_rounds.Player(self.skill, side.handicap, len(side.seats))
                for side in view.sides
            ]
        )

    def pace(self, view: GardenView, command: Any, rng: Random) -> Millis:
        """How long its hand takes."""
        return Millis(lasting(self.skill, command, rng) + failing(self.skill, view, command, rng))


def time_left(view: GardenView) -> float:
    """How long a round goes on, in ms; a bot is asked as soon as something has happened."""
    return kernel_rounds.FOREVER if view.ends is None else float(view.ends - view.now)


def strange(_view: GardenView, command: Any, rng: Random) -> Millis:
    """How long the hands of strangers take, who draw their knots themselves."""
    return lasting("medium", command, rng)


PACE = strange


def _level(name: str, plan: int, skill: Skill) -> Level:
    gardener = Gardener(PLANNERS[plan - 1], skill)
    return Level(name, gardener, gardener.pace)


LEVELS = tuple(
    level
    for plan, own in enumerate(SKILLS, 1)
    for level in (
        *(_level(f"plan{plan}@{skill}", plan, skill) for skill in SKILLS),
        _level(str(plan), plan, own),
    )
)
"""For every way to plan: with all hands, as in plan3@medium, and with hands of its own, as 3."""
