"""Wormlord's bots: four ways to plan and five pairs of hands, in any combination."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from random import Random
from typing import Any, NamedTuple

import numpy as np

from wormery.bots.wormlord.distance import MOST, Field, cycle, is_threat
from wormery.bots.wormlord.foresight import look_ahead
from wormery.bots.wormlord.hands import HANDS, drawn, failing, has_done, lasting, pulled, strange
from wormery.bots.wormlord.net import learned
from wormery.bots.wormlord.playouts import try_out
from wormery.bots.wormlord.race import COMPANY, Company
from wormery.bots.wormlord.search import (
    expect,
    guarded,
    has_met,
    instinct,
    ranked,
    sheltered,
    standing_for,
    urgent,
)
from wormery.bots.wormlord.simple import SimpleGardener
from wormery.bots.wormlord.vision import at_sight
from wormery.core import Millis
from wormery.core.bot import Bot, Ladder, Level
from wormery.core.compiled import IS_COMPILED
from wormery.core.dice import Dice, dice_of, roll
from wormery.games.wormlord import Cell, Command, GardenView, MoveHeadquarters, Place, Ready, Take
from wormery.games.wormlord.kernel import rounds as kernel_rounds
from wormery.games.wormlord.kernel import rules as kernel
from wormery.games.wormlord.maps.ground import survey
from wormery.games.wormlord.state import NEEDED
from wormery.knots import Level as Skill
from wormery.knots.drawing.hands import SKILLS

ROOTS = 8
"""Cells that are looked ahead from."""

SEEN_GAIN = 0.005
"""What the HQ must gain to be moved, in the chance to win, where a net sees it: what it takes to
move it is in there."""

NET_SHARE, LESSER_SHARE = 2 / 3, 1 / 3
"""How much of a judgement at sight is the net's; the rest is the race's.

Where sides can take each other's knots the net sees more: the race takes back whatever was taken.
Until they meet, and when they hold all the objectives that one needs, ways are nearly all there is,
and the race knows those exactly; and where an enemy's next knot wins the net stops it without a
threat of its own: then it has the lesser share.
"""

ENOUGH = Millis(60)
"""The time that any plan fits in; with less, and without the compiler, nobody looks ahead.

So what a bot does depends on its view and its dice alone, however busy the machine is.
"""


@dataclass(frozen=True)
class Planner:
    """How somebody plans, and how it errs."""

    ponder: float  # the chance to think a knot over; else it goes by instinct
    noise: float = 0.0  # by instinct: how many knots it misjudges a cell by
    fancy: float = 0.0  # by instinct: how many knots farther an objective may be that it fancies
    overlook: float = 0.0  # by instinct: the chance not to see that its knot wins
    late: float = 0.0  # by instinct: how many knots later it notices what an enemy has placed
    counting: float = 0.0  # knots before the end of the time from when on it thinks all over
    doubt: float = 0.0  # by thinking: how many knots it misjudges the race by
    samples: int = 0  # how often it is played on from a place, if at all
    clocks: int = 0  # how often it looks ahead with other times of what others are at, if at all
    depth: int = 0  # knots that it looks ahead then, after its own
    width: int = 4  # cells that are tried for each of them
    guard: float = 1.0  # what the HQ must gain to be moved, in the chance to win
    shelter: float = 0.0  # knots that the HQ must put it ahead to be moved, if it goes by those
    forget: float = 0.0  # the chance not to think of the HQ when it could
    worth: Field | None = None  # what it thinks things are worth, if not what is usual
    net: Callable[[int], Field | None] | None = None  # learned to see by, for so many sides
    think: "Callable[[Thought], int] | None" = None  # a way of its own to choose a cell
    alone: float = 1.0  # how much of its errors is left with one enemy only, who is easy to watch

    def among(self, sides: int) -> "Planner":
        """How it errs among so many sides."""
        part = self.alone
        if sides > 2 or part >= 1:
            return self
        return replace(
            self,
            ponder=1 - part * (1 - self.ponder),
            noise=part * self.noise,
            fancy=part * self.fancy,
            overlook=part * self.overlook,
            late=part * self.late,
            doubt=part * self.doubt,
            alone=1.0,
        )


PLANNERS = (
    Planner(ponder=0.0, noise=14.0, fancy=8.0, overlook=0.95, late=6.0),
    Planner(ponder=0.0, noise=5.0, fancy=6.4, overlook=0.8, late=2.6, alone=0.85),
    Planner(
        ponder=0.05,
        noise=2.8,
        fancy=3.6,
        overlook=0.42,
        late=1.5,
        counting=4.0,
        doubt=1.4,
        guard=0.05,
        forget=0.98,
        alone=0.65,
    ),
    Planner(ponder=1.0, doubt=0.05, samples=64, guard=0.03, net=learned),
)
"""From the weakest to the strongest."""


class Thought(NamedTuple):
    """What somebody thinks about: a garden and whose knot it is, and what is known of the time."""

    soil: kernel.Soil
    side: int
    hands: kernel_rounds.Hands
    elapsed: Field  # ms, by side: how long it has been at what its hand is at
    rest: float  # ms until the end of the round
    mood: Dice  # falls the same for some knots on end
    dice: Dice
    company: Company

    def place(self, planner: Planner, budget: Millis) -> int:
        """Where the knot goes: what is urgent and seen in time, else by thought or by instinct."""
        soil, side, hands, _, _, mood, dice, _ = self
        if planner.think is not None:
            return planner.think(self)
        planner = planner.among(int(soil[kernel.SIDES]))
        if planner.ponder >= 1:
            return self.planned(planner, budget)
        cell = self.noticed(planner)
        if cell == 0 and self.is_worth(planner):
            cell = self.planned(planner, budget)
        return cell or instinct(soil, side, hands, planner.fancy, planner.noise, mood, dice)

    def is_worth(self, planner: Planner) -> bool:
        """Whether it thinks this knot over: near the end of the time points count (WL-32)."""
        is_late = self.rest < planner.counting * cycle(self.hands, self.side)
        return is_late or roll(self.dice, 1000) < 1000 * planner.ponder

    def noticed(self, planner: Planner) -> int:
        """The cell that wins, or stops who would win, if that is seen in time; or 0."""
        soil, side, hands, elapsed, _, _, dice, _ = self
        is_blind = roll(dice, 1000) < 1000 * planner.overlook
        late = planner.late * cycle(hands, side)
        seen = sum(
            1 << other
            for other in range(len(elapsed))
            if standing_for(soil, other, hands, elapsed) >= late
        )
        if is_blind and is_threat(soil, side):
            return 0
        return urgent(soil, side, seen, dice)

    def planned(self, planner: Planner, budget: Millis) -> int:
        """Where it goes after thinking it over.

        What looks best is played on from, the better half again, and so on; a judgement at sight
        counts, too, among four more than one after playing on.
        """
        cells, chances = self.in_order(planner)
        is_hasty = budget < ENOUGH or not IS_COMPILED
        if not (planner.samples or planner.clocks) or chances[0] >= 1 or is_hasty:
            return int(cells[0])
        if planner.clocks:
            chances = self.foreseen(planner, kernel.PLACE + cells[:ROOTS])
            return int(cells[int(np.argmax(chances))])
        return self.tried_out(planner, cells, chances)

    def tried_out(self, planner: Planner, cells: kernel.Cells, chances: Field) -> int:
        """The best of the cells, when it has been played on from them; sight counts as well."""
        soil, side, hands, elapsed, rest, _, dice, company = self
        samples, depth, heed = planner.samples, company.depth, company.heed
        net = self.net(planner)
        worth = self.worth(planner) if net is None else net
        cells = cells[: company.width].copy()
        judged = company.trust * chances[: company.width]
        sums, tried = np.zeros(len(cells)), 0
        while True:
            try_out(
                soil, side, hands, worth, elapsed, rest, samples, depth, heed, dice, cells, sums
            )
            tried += samples
            best = np.argsort(-(judged + sums / tried), kind="stable")[: (len(cells) + 1) // 2]
            if len(cells) <= 2:
                return int(cells[best[0]])
            cells, judged, sums = cells[best], judged[best], sums[best]

    def in_order(self, planner: Planner) -> tuple[kernel.Cells, Field]:
        """The places for the knot and the chance to win after each at sight, best first.

        What wins at once is certain; else it goes by the race and, if it has learned, by a net.
        """
        soil, side, hands, _, rest, _, dice, company = self
        cells = np.empty(kernel.MOST_CELLS, dtype=np.int64)
        odds, clock = np.empty(kernel.MOST_CELLS), np.empty(kernel_rounds.CLOCK_SIZE)
        expect(clock, side, rest, hands)
        worth, doubt = self.worth(planner), planner.doubt * company.knot
        count = ranked(soil, clock, side, hands, worth, doubt, dice, cells, odds)
        cells, chances, net = cells[:count], 1 / (1 + np.exp(-odds[:count])), self.net(planner)
        if net is None or chances[0] >= 1:
            return cells, chances
        chances += self.net_share() * (self.seen(net, kernel.PLACE + cells) - chances)
        best = np.argsort(-chances, kind="stable")
        return cells[best], chances[best]

    def net_share(self) -> float:
        """How much it goes by its net, and not by the race."""
        soil, sides = self.soil, range(int(self.soil[kernel.SIDES]))
        is_pressed = any(is_threat(soil, side) for side in sides if side != self.side)
        is_decided_soon = sum(kernel.held(soil, side) for side in sides) >= NEEDED
        return LESSER_SHARE if is_pressed or is_decided_soon or not has_met(soil) else NET_SHARE

    def seen(self, net: Field, acts: kernel.Cells) -> Field:
        """The chance to win after each of some acts, by the net's sight."""
        soil, side, hands, elapsed, rest, _, dice, _ = self
        chances = np.zeros(len(acts))
        at_sight(soil, side, hands, net, elapsed, rest, dice, acts, chances)
        return chances

    def net(self, planner: Planner) -> Field | None:
        """What it has learned to see such gardens by, if anything."""
        aims = sum(int(mask).bit_count() for mask in self.soil[kernel.OBJECTIVES :][:2])
        return planner.net(int(self.soil[kernel.SIDES])) if planner.net and aims <= MOST else None

    def worth(self, planner: Planner) -> Field:
        """What things are worth to it."""
        return self.company.worth if planner.worth is None else planner.worth

    def foreseen(self, planner: Planner, acts: kernel.Cells) -> Field:
        """The chance to win after each of some acts, if all do their best from there on."""
        soil, side, hands, elapsed, rest, _, dice, _ = self
        worth = self.worth(planner)
        clocks, depth, width = planner.clocks, planner.depth, planner.width
        sums = np.zeros(len(acts))
        look_ahead(soil, side, hands, worth, elapsed, rest, clocks, depth, width, dice, acts, sums)
        return sums / clocks

    def post(self, planner: Planner) -> int:
        """The cell where the HQ stands better than now, by enough to be moved; or 0."""
        if planner.shelter:
            return int(sheltered(self.soil, self.side, self.hands, planner.shelter))
        gain, net = planner.guard * self.company.moving, self.net(planner)
        if net is None and (not planner.clocks or not IS_COMPILED):
            worth = self.worth(planner)
            return int(guarded(self.soil, self.side, self.hands, worth, self.rest, gain))
        cells = np.empty(kernel.MOST_CELLS, dtype=np.int64)
        count = kernel.listed(*kernel.posts(self.soil, self.side), cells)
        acts = np.concatenate([[0], kernel.POST + cells[:count]])
        if net is None:
            chances = self.foreseen(planner, acts)
        else:
            chances, gain = self.seen(net, acts), SEEN_GAIN
        best = int(np.argmax(chances))
        return int(cells[best - 1]) if best and chances[best] > chances[0] + gain else 0


@dataclass(frozen=True)
class Gardener(Bot[GardenView, Command]):
    """A bot that plans in one way and ties in another."""

    planner: Planner
    skill: Skill

    def choose(
        self,
        view: GardenView,
        listed: Sequence[Command],  # noqa: ARG002 - the view has them
        rng: Random,
        budget: Millis,
    ) -> Command | None:
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
            better = self.post(view, rng)
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
        return kernel.cell_of(self.thought(view, rng).place(self.planner, budget))

    def post(self, view: GardenView, rng: Random) -> MoveHeadquarters | None:
        """Where the HQ stands much better than now, if anywhere and if it is thought of."""
        planner = self.planner
        if planner.guard >= 1 or rng.random() < planner.forget:
            return None
        cell = self.thought(view, rng).post(planner)
        return MoveHeadquarters(kernel.cell_of(cell)) if cell else None

    def thought(self, view: GardenView, rng: Random) -> Thought:
        """What there is to think about."""
        assert view.side is not None
        return Thought(
            soil=kernel.pack(view),
            side=view.side,
            hands=self.hands(view),
            elapsed=elapsed(view),
            rest=time_left(view),
            mood=dice_of(mood(view, rng)),
            dice=dice_of(rng.getrandbits(40)),
            company=COMPANY[len(view.sides)],
        )

    def hands(self, view: GardenView) -> kernel_rounds.Hands:
        """How quick all are, as it supposes: as skilled as itself."""
        return kernel_rounds.hands_of(
            [
                kernel_rounds.Player(
                    self.skill,
                    side.handicap,
                    len(side.seats),
                    kernel_rounds.usual_knot(side.handicap, view.knots_allowed),
                )
                for side in view.sides
            ]
        )

    def pace(self, view: GardenView, command: Any, rng: Random) -> Millis:
        """How long its hand takes."""
        return Millis(lasting(self.skill, command, rng) + failing(self.skill, view, command, rng))


def time_left(view: GardenView) -> float:
    """How long a round goes on, in ms; a bot is asked as soon as something has happened."""
    return kernel_rounds.FOREVER if view.ends is None else float(view.ends - view.now)


def elapsed(view: GardenView) -> Field:
    """How long each side has been at what its hand is at, in ms."""
    return np.array(
        [0.0 if side.since is None else float(view.now - side.since) for side in view.sides],
        dtype=np.float64,
    )


def mood(view: GardenView, rng: Random) -> int:
    """A number that stays the same until the side has another objective, and differs by game.

    It hangs on the first knots beside the base; where those go is a matter of chance.
    """
    assert view.side is not None
    base = survey(view.map).bases[view.side]
    own = [knot.cell for knot in view.knots if knot.side == view.side]
    if len(own) < 2:
        return rng.getrandbits(40)
    first = [cell for cell in own if abs(cell.col - base.col) + abs(cell.row - base.row) <= 2]
    held = len(view.sides[view.side].objectives)
    return Random(f"{view.signal}/{view.side}/{held}/{first}").getrandbits(40)


def _level(name: str, plan: int, skill: Skill) -> Level:
    return Level(name, partial(Gardener, PLANNERS[plan - 1], skill))


OWN: tuple[Skill, ...] = ("beginner", "easy", "medium", "expert")
"""By plan: the hands that go with it."""

LEVELS = tuple(
    level
    for plan, own in enumerate(OWN, 1)
    for level in (
        *(_level(f"plan{plan}@{skill}", plan, skill) for skill in SKILLS),
        _level(str(plan), plan, own),
    )
)
"""For every way to plan: with all hands, as in plan3@medium, and with hands of its own, as 3."""

LADDER = Ladder(
    LEVELS,
    simple=SimpleGardener,
    pace=strange,
    hands=HANDS,
    population="wormery.bots.wormlord.population",
)
