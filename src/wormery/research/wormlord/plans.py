"""How much better one plan of Wormlord is than another: matches in the kernel, without strokes.

`python -m wormery.research.wormlord.plans --plan 4 --against 3 --map Duel` plays what the arena
plays, with the same plans and hands that are as quick, a hundred times faster: no rope is drawn.
Both plans sit equally often, everywhere, so that half of the matches is a fair share whatever the
number of sides; with `--alone` one seat has the plan and all others the one it is measured against.
With `--knot` the seats that are measured tie another knot than the overhand; with the same plan
everywhere that shows what the knot alone is worth (WL-38), and with `--quick` what it would be
worth to somebody who ties it as quickly as an overhand. `--stranger warden@medium` measures a plan
against somebody of the population.
"""

from collections.abc import Sequence
from functools import reduce
from itertools import combinations
from random import Random
from statistics import fmean
from typing import Annotated, NamedTuple

import numpy as np
import typer

from wormery.bots.ladders import level_named
from wormery.bots.wormlord.levels import PLANNERS, Gardener, Planner, Thought
from wormery.bots.wormlord.race import COMPANY
from wormery.core import Millis, Refusal, Setup, generator
from wormery.core.compiled import warm_up
from wormery.core.dice import Dice, dice_of
from wormery.games.catalogue import game_named
from wormery.games.wormlord import Options, begin, evolve, view
from wormery.games.wormlord.kernel import rounds
from wormery.games.wormlord.kernel import rules as kernel
from wormery.knots import Handicap, Lying
from wormery.knots.drawing.hands import Level
from wormery.research.standing import interval

BUDGET = Millis(1_000)
MOST_ROUNDS = 9  # tied ones are played again (WL-33), but not for ever


class Share(NamedTuple):
    """What a plan won of the matches on every deal, each played once in every seating."""

    deals: tuple[float, ...]
    seatings: int

    @property
    def score(self) -> float:
        """Of all matches; one that nobody has won after so many rounds is shared."""
        return fmean(self.deals)

    @property
    def interval(self) -> tuple[float, float]:
        """That holds the true score 95 times in 100."""
        return interval(self.deals, self.seatings * len(self.deals))


class PlanTerms(NamedTuple):
    """What is played: where, how quickly, and to how many rounds."""

    name: str | None = None
    sides: int = 2
    level: Level = "medium"
    limit: float = 180_000.0  # ms
    rounds: int = 2
    seed: str = "plans"
    knots: tuple[Lying, ...] = ("overhand",) * 4  # by side: what it ties
    is_quick: bool = False  # all knots are tied as quickly as an overhand
    handicaps: tuple[Handicap, ...] = ()  # by side (WL-39)


def planner_named(name: str) -> Planner:
    """How a bot of Wormlord plans, by its name."""
    bot = level_named(game_named("wormlord"), name).new()
    if not isinstance(bot, Gardener):
        raise Refusal("TB-04", f"{name} does not plan")
    return bot.planner


class Round(NamedTuple):
    """How a round ended."""

    winner: int  # a side, or -1
    lasted: float  # ms from the signal
    by_points: bool  # the time was up, or nobody could do anything any more (WL-32, WL-41)


def garden(name: str | None, sides: int) -> kernel.Soil:
    """A map as a round begins, by its name or its text; an uneven one can be measured, too."""
    events = begin(Setup(sides, Options(map=name, unfair_maps=True)), generator("plans"))
    return kernel.pack(view(reduce(evolve, events, None), None))  # type: ignore[arg-type]


def winner(soil: kernel.Soil, planners: Sequence[Planner], terms: PlanTerms, deal: str) -> int:
    """Play one round; the side that won it, or -1."""
    return played(soil, planners, terms, deal).winner


def played(soil: kernel.Soil, planners: Sequence[Planner], terms: PlanTerms, deal: str) -> Round:
    """Play one round to its end."""
    rng, soil, company = Random(deal), soil.copy(), COMPANY[len(planners)]
    hands = rounds.hands_of([player(terms, side) for side in range(len(planners))])
    dice, clock = dice_of(rng.getrandbits(40)), np.zeros(rounds.CLOCK_SIZE)
    rounds.wind(soil, clock, terms.limit, hands, dice)
    since = np.zeros(len(planners))
    while (said := rounds.step(soil, clock, hands, dice)) != rounds.OVER:
        side = said >> 10 if said >= 0 else -1 - said
        rest = clock[rounds.ENDS] - clock[rounds.NOW]
        if said < 0:
            own = dice_of(rng.getrandbits(40))
            spent = clock[rounds.NOW] - since
            thought = Thought(soil, side, hands, spent, rest, mood(soil, side, deal), own, company)
            place = kernel.PLACE + thought.place(planners[side], BUDGET)
            rounds.act(soil, clock, side, place, hands, dice)
        since[side] = clock[rounds.NOW]
        if wants_post(soil, side, planners[side], rng):
            spent, own = clock[rounds.NOW] - since, dice_of(rng.getrandbits(40))
            thought = Thought(soil, side, hands, spent, rest, own, own, company)
            cell = thought.post(planners[side])
            if cell:
                rounds.act(soil, clock, side, kernel.POST + cell, hands, dice)
    by_points = soil[kernel.WINNER] < 0
    side = kernel.foremost(soil) if by_points else soil[kernel.WINNER]
    return Round(int(side), float(clock[rounds.NOW]), bool(by_points))


def mood(soil: kernel.Soil, side: int, deal: str) -> Dice:
    """Dice that fall the same until a side has another objective."""
    return dice_of(Random(f"{deal}/{side}/{kernel.held(soil, side)}").getrandbits(40))


def player(terms: PlanTerms, side: int) -> rounds.Player:
    """Who plays a side; with *is_quick* what it ties is drawn as quickly as an overhand."""
    if side < len(terms.handicaps):
        asked = terms.handicaps[side]
        return rounds.Player(terms.level, asked, knot=rounds.usual_knot(asked, "any"))
    knot = terms.knots[side]
    return rounds.Player(terms.level, "figure-eight" if terms.is_quick else "overhand", knot=knot)


def wants_post(soil: kernel.Soil, side: int, planner: Planner, rng: Random) -> bool:
    """Whether a side thinks of its HQ now: its hand is free, or has to untie."""
    hand = soil[kernel.SIDE + kernel.SIDE_SIZE * side + kernel.HAND]
    is_free = soil[kernel.WINNER] < 0 and hand not in (kernel.ROPE, kernel.OWN_KNOT)
    return bool(is_free) and planner.guard < 1 and rng.random() >= planner.forget


def seatings(sides: int, *, alone: bool = False) -> Sequence[tuple[int, ...]]:
    """The seats of a plan, in every way: half of them, of three sides one and two, or just one."""
    sizes = (1,) if alone else sorted({sides // 2, sides - sides // 2})
    return [seats for size in sizes for seats in combinations(range(sides), size)]


def measured(  # noqa: PLR0913 - what is compared, and how
    plan: int,
    against: int,
    deals: int,
    terms: PlanTerms,
    *,
    alone: bool = False,
    knot: Lying = "overhand",
) -> Share:
    """Play every deal once in each seating, with the other plan in all other seats."""
    soil, ways, shares = garden(terms.name, terms.sides), seatings(terms.sides, alone=alone), []
    for deal in range(deals):
        won = 0.0
        for seats in ways:
            plans = [plan if side in seats else against for side in range(terms.sides)]
            planners = [PLANNERS[each - 1] for each in plans]
            tying = tuple(knot if side in seats else "overhand" for side in range(terms.sides))
            name = f"{terms.seed}/{terms.name}/{terms.sides}/{deal}"
            side = champion(soil, planners, terms._replace(knots=tying), name)
            won += side in seats if side >= 0 else len(seats) / terms.sides
        shares.append(won / len(ways))
    return Share(tuple(shares), len(ways))


def met(soil: kernel.Soil, planner: Planner, other: Planner, deals: int, terms: PlanTerms) -> Share:
    """What somebody wins of matches against another, every deal once in each seating."""
    ways, shares = seatings(terms.sides), []
    for deal in range(deals):
        won = 0.0
        for seats in ways:
            planners = [planner if side in seats else other for side in range(terms.sides)]
            name = f"{terms.seed}/{terms.name}/{terms.sides}/{deal}"
            side = champion(soil, planners, terms, name)
            won += side in seats if side >= 0 else len(seats) / terms.sides
        shares.append(won / len(ways))
    return Share(tuple(shares), len(ways))


def champion(soil: kernel.Soil, planners: Sequence[Planner], terms: PlanTerms, deal: str) -> int:
    """Play a match; the side that was first to win its rounds, or -1 (WL-29)."""
    wins = [0] * terms.sides
    for number in range(MOST_ROUNDS):
        side = winner(soil, planners, terms, f"{deal}/{number}")
        if side >= 0:
            wins[side] += 1
            if wins[side] == terms.rounds:
                return side
    return -1


def compare(  # noqa: PLR0913, PLR0917 - options of a command
    plan: Annotated[int, typer.Option(min=1, max=4, help="The plan that is measured.")] = 4,
    against: Annotated[int, typer.Option(min=1, max=4, help="What all others play.")] = 3,
    map_: Annotated[str | None, typer.Option("--map", help="A map by its name.")] = None,
    sides: Annotated[int, typer.Option(min=2, max=4, help="How many sides.")] = 2,
    deals: Annotated[int, typer.Option(min=1, help="Each is played in every seating.")] = 100,
    limit: Annotated[int, typer.Option(help="Seconds that a round may last.")] = 180,
    to: Annotated[int, typer.Option(min=1, max=5, help="Rounds that win a match.")] = 2,
    seed: Annotated[str, typer.Option(help="The same seed plays the same deals.")] = "plans",
    alone: Annotated[bool, typer.Option("--alone", help="One seat against all others.")] = False,
    stranger: Annotated[str | None, typer.Option(help="All others are this bot instead.")] = None,
    knot: Annotated[Lying, typer.Option(help="What the measured seats tie.")] = "overhand",
    quick: Annotated[bool, typer.Option("--quick", help="As quickly as an overhand.")] = False,
) -> None:
    """Print the share of matches that a plan wins, at equal hands."""
    warm_up()
    terms = PlanTerms(map_, sides, limit=1000.0 * limit, rounds=to, seed=seed, is_quick=quick)
    if stranger is None:
        share = measured(plan, against, deals, terms, alone=alone, knot=knot)
    else:
        other = planner_named(stranger)
        share = met(garden(map_, sides), PLANNERS[plan - 1], other, deals, terms)
    low, high = share.interval
    typer.echo(
        f"plan{plan} against {stranger or f'plan{against}'}, {map_ or 'basic map'}, {sides} sides:"
        f" {share.score:.1%} ({low:.0%} to {high:.0%}) of {deals * share.seatings} matches,"
        f" fair {1 / sides if alone else 1 / 2:.0%}"
    )


if __name__ == "__main__":
    typer.run(compare)
