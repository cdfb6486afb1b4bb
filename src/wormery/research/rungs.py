"""How far apart the levels of a game are: `python -m wormery.research.rungs wurmt --seats 3`.

Every level meets the two below it, the highest, who thinks longest, the one below; the lowest ones
meet random moves as well. All meetings together give one scale of Elo, on which random moves are at
nought: the strengths that make what was scored likeliest, if chances go by differences alone.
Intervals come from deals drawn anew.

Wormi is played on boards of the kernel, where level 8 has a tenth of a second of a processor a
move; Das Wurmt in the arena; Wormlord in the kernel, by plans with equal hands, in matches to two
rounds on every map for so many sides. Random moves are knots on any cell there.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from enum import StrEnum
from itertools import combinations
from math import log
from statistics import fmean
from typing import Annotated

import numpy as np
import typer
from numpy.typing import NDArray

from wormery.bots.wormi.levels import Player, Situation
from wormery.bots.wormi.speed import think_by_the_processor
from wormery.bots.wormlord.levels import PLANNERS, Planner, Thought
from wormery.core import Millis
from wormery.core.compiled import warm_up
from wormery.core.dice import roll
from wormery.games.wormlord.kernel import rules as kernel
from wormery.games.wormlord.maps.texts import shelf
from wormery.research.arena import arranged, hold
from wormery.research.arena.contest import lineups
from wormery.research.arena.points import by_deal, score_against
from wormery.research.standing import Estimate, interval
from wormery.research.wormi.meet import Contestant, contestant, game
from wormery.research.wormlord.plans import PlanTerms, garden, met, seatings

NEAR = 2
"""How far apart on the ladder two may be that meet; of others one nearly always wins."""

DRAWN_ANEW = 400  # how often deals are drawn anew, for the intervals
ELO = 400 / log(10)  # a point of strength, of which e to its power is the odds
ENOUGH = Millis(60_000)  # so that a busy machine cuts no thought short
USUAL_ROUND = 180_000.0  # ms

Meetings = Mapping[tuple[int, int], Sequence[float]]
"""What the higher won against the lower, by deal."""
Meet = Callable[[str, str, int], Sequence[float]]
"""What the first wins of so many games against the second, by deal."""
Strengths = NDArray[np.float64]


def fitted(count: int, meetings: Meetings) -> Strengths:
    """The ratings that fit best, the first at nought; a meeting counts by its deals.

    Who won everything counts as having lost half a deal, so that nobody is out of sight.
    """
    found: Strengths = np.zeros(count)
    for _ in range(50):
        slope, bend = np.zeros(count), 1e-9 * np.eye(count)
        for (one, two), deals in meetings.items():
            least = 0.5 / len(deals)
            score = min(1 - least, max(least, fmean(deals)))
            chance = 1 / (1 + np.exp(found[two] - found[one]))
            way = np.zeros(count)
            way[one], way[two] = 1, -1
            slope += len(deals) * (score - chance) * way
            bend += len(deals) * chance * (1 - chance) * np.outer(way, way)
        step = np.linalg.solve(bend, slope)
        found += np.clip(step - step[0], -1, 1)
    found *= ELO
    return found


def rated(count: int, meetings: Meetings, seed: int = 1) -> tuple[list[Estimate], list[Estimate]]:
    """The ratings, and how far each of them is above the one below, with intervals of 95 %."""
    chance, best = np.random.default_rng(seed), fitted(count, meetings)
    drawn = np.array(
        [
            fitted(count, {pair: [*chance.choice(d, len(d))] for pair, d in meetings.items()})
            for _ in range(DRAWN_ANEW)
        ]
    )
    return _estimates(best, drawn), _estimates(np.diff(best), np.diff(drawn, axis=1))


def _estimates(best: Strengths, drawn: NDArray[np.float64]) -> list[Estimate]:
    low, high = np.percentile(drawn, [2.5, 97.5], axis=0)
    return [Estimate(*map(float, each)) for each in zip(best, low, high, strict=True)]


def table(names: Sequence[str], meetings: Meetings, games_a_deal: int) -> str:
    """The ratings and what everybody won against the next, the best first, in Markdown."""
    ratings, steps = rated(len(names), meetings)
    lines = [
        "| level | rating | above the next | against the next | games |",
        "|---|---|---|---|---|",
    ]
    for number in reversed(range(len(names))):
        row = [names[number], _told(ratings[number]), "", "", ""]
        if number:
            deals = meetings[number, number - 1]
            games = len(deals) * games_a_deal
            low, high = interval(deals, games)
            won = f"{fmean(deals):.1%} ({100 * low:.0f} to {100 * high:.0f})".replace("%", " %")
            row[2:] = [_told(steps[number - 1]), won, str(games)]
        else:
            row[1] = "0"
        lines.append(f"| {' | '.join(row)} |")
    return "\n".join(lines)


def _told(estimate: Estimate) -> str:
    return f"{estimate.value:.0f} ({estimate.low:.0f} to {estimate.high:.0f})"


# The games


def wormi(seed: str) -> Meet:
    """On boards of the kernel, both sides of every deal."""
    think_by_the_processor()

    def anything(table: Situation) -> Sequence[int]:
        return table.rng.sample(list(table.moves), len(table.moves))

    def who(name: str) -> Contestant:
        if name == "random":
            return Contestant(name, Player(anything, is_kind=False))
        return contestant(name)

    def meet(one: str, two: str, games: int) -> Sequence[float]:
        pair = who(one), who(two)
        return [
            fmean(game(pair, seed, deal, side).points for side in (0, 1))
            for deal in range(games // 2)
        ]

    return meet


def wurmt(seats: int, seed: str) -> Meet:
    """In the arena; both sit equally often, everywhere."""

    def meet(one: str, two: str, games: int) -> Sequence[float]:
        terms = arranged("wurmt", [one, two], games, seats=seats)
        played = hold(replace(terms, seed=seed, budget=ENOUGH)).results
        return by_deal(played, [score_against(result, 0, 1) for result in played])

    return meet


def anywhere(thought: Thought) -> int:
    """Any cell that a knot can go to."""
    cells = np.empty(kernel.MOST_CELLS, dtype=np.int64)
    count = kernel.listed(*kernel.places(thought.soil, thought.side), cells)
    return int(cells[roll(thought.dice, count)])


def wormlord(seats: int, seed: str) -> Meet:
    """In the kernel, as many deals on every map; both plans sit equally often, everywhere."""
    maps = [name for name, plan in shelf().items() if seats in plan.sides]
    ways = len(seatings(seats))

    def who(name: str) -> Planner:
        if name == "random":
            return Planner(ponder=1.0, think=anywhere)
        return PLANNERS[int(name.removeprefix("plan")) - 1]

    def meet(one: str, two: str, games: int) -> Sequence[float]:
        deals = max(1, round(games / (ways * len(maps))))
        shares: list[float] = []
        for name in maps:
            terms = PlanTerms(name, seats, limit=USUAL_ROUND, seed=seed)
            shares += met(garden(name, seats), who(one), who(two), deals, terms).deals
        return shares

    return meet


class LadderGame(StrEnum):
    """What can be measured."""

    WORMI = "wormi"
    WURMT = "wurmt"
    WORMLORD = "wormlord"


def ladder_of(game: LadderGame) -> Sequence[str]:
    """Who meets, the weakest first."""
    levels: Mapping[LadderGame, Sequence[str]] = {
        LadderGame.WORMI: ("1", "2", "3", "4", "5", "6", "7", "8"),
        LadderGame.WURMT: ("1", "2", "3", "4"),
        LadderGame.WORMLORD: ("plan1", "plan2", "plan3", "plan4"),
    }
    return ("random", *levels[game])


def meeting_of(game: LadderGame, seats: int, seed: str) -> Meet:
    """How two of them meet."""
    if game is LadderGame.WORMI:
        return wormi(seed)
    return wurmt(seats, seed) if game is LadderGame.WURMT else wormlord(seats, seed)


def climb(
    game: Annotated[LadderGame, typer.Argument(help="Whose levels.")],
    seats: Annotated[int, typer.Option(min=2, max=5, help="How many play.")] = 2,
    games: Annotated[int, typer.Option(min=2, help="Of every two that meet.")] = 100,
    top: Annotated[int | None, typer.Option(help="Of the highest level, if fewer.")] = None,
    seed: Annotated[str, typer.Option(help="The same seed plays the same deals.")] = "rungs",
) -> None:
    """Print the ratings of all levels of a game."""
    warm_up()
    names, meet = ladder_of(game), meeting_of(game, seats, seed)
    meetings: dict[tuple[int, int], Sequence[float]] = {}
    for two, one in combinations(range(len(names)), 2):
        is_top = one == len(names) - 1
        if one - two <= (1 if is_top else NEAR):
            meetings[one, two] = meet(names[one], names[two], (is_top and top) or games)
            score = fmean(meetings[one, two])
            typer.echo(f"{names[one]} against {names[two]}: {score:.1%}", err=True)
    typer.echo(table(names, meetings, games_a_deal(game, seats)))


def games_a_deal(game: LadderGame, seats: int) -> int:
    """How often a deal is played, until both have sat everywhere."""
    return len(seatings(seats)) if game is LadderGame.WORMLORD else len(lineups(2, seats))


if __name__ == "__main__":
    typer.run(climb)
