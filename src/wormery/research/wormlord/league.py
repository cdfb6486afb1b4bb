"""Everybody who plans a garden of Wormlord against everybody else, in the kernel.

`python -m wormery.research.wormlord.league --map Duel --deals 5 --record duel.jsonl` plays what
`wormery arena wormlord --league` plays, without strokes. Every meeting has deals of its own, so
that nobody is lucky in all meetings at once. It goes on where it was left (`--record`).
"""

from collections.abc import Mapping, Sequence
from contextlib import closing
from itertools import combinations
from pathlib import Path
from typing import Annotated

import typer
from msgspec import Struct

from wormery.bots.wormlord.population import POPULATION
from wormery.core import decode
from wormery.core.compiled import warm_up
from wormery.research.records import LineFile, whole_lines
from wormery.research.standing import interval
from wormery.research.wormlord.plans import PlanTerms, Share, garden, met, planner_named

PLANS = tuple(f"plan{plan}@medium" for plan in range(4, 0, -1))


class PairShare(Struct, frozen=True):
    """What the first of two won of every deal, in both seats."""

    first: str
    second: str
    seed: str
    deals: tuple[float, ...]


def names() -> list[str]:
    """All plans and all strangers, with the same hands."""
    return [*PLANS, *(level.name for level in POPULATION)]


def meet(first: str, second: str, deals: int, terms: PlanTerms) -> PairShare:
    """Two play so many deals, each from both seats."""
    planners = planner_named(first), planner_named(second)
    share = met(garden(terms.name, 2), *planners, deals, terms)
    return PairShare(first, second, terms.seed, share.deals)


def shares(meetings: Sequence[PairShare]) -> Mapping[str, Mapping[str, Share]]:
    """Of everybody what was won against everybody else."""
    found: dict[str, dict[str, Share]] = {}
    for first, second, deals in ((each.first, each.second, each.deals) for each in meetings):
        found.setdefault(first, {})[second] = Share(deals, 2)
        found.setdefault(second, {})[first] = Share(tuple(1 - won for won in deals), 2)
    return found


def table(meetings: Sequence[PairShare]) -> str:
    """Who beats whom, the best first, in the hand of Markdown: the row's score, in per cent."""
    found = shares(meetings)
    all_of = {
        name: [won for each in row.values() for won in each.deals] for name, row in found.items()
    }
    order = sorted(all_of, key=lambda name: -sum(all_of[name]) / len(all_of[name]))
    rows = [["#", "bot", "all", *(str(place) for place in range(1, len(order) + 1))]]
    for place, name in enumerate(order, 1):
        deals = all_of[name]
        low, high = interval(deals, 2 * len(deals))
        all_won = 100 * sum(deals) / len(deals)
        score = f"{all_won:.0f} % ({100 * low:.0f} to {100 * high:.0f})"
        met_by = [found[name].get(other) for other in order]
        cells = ["" if each is None else f"{100 * each.score:.0f}" for each in met_by]
        rows.append([str(place), f"`{name.removesuffix('@medium')}`", score, *cells])
    lines = [f"| {' | '.join(row)} |" for row in rows]
    return "\n".join([lines[0], "|---" * len(rows[0]) + "|", *lines[1:]])


def league(
    map_: Annotated[str | None, typer.Option("--map", help="A map by its name.")] = None,
    deals: Annotated[int, typer.Option(min=1, help="Of a meeting; both seats each.")] = 10,
    limit: Annotated[int, typer.Option(help="Seconds that a round may last.")] = 600,
    seed: Annotated[str, typer.Option(help="The same seed plays the same deals.")] = "league",
    record: Annotated[Path | None, typer.Option(help="Meetings that need not be played.")] = None,
) -> None:
    """Print who beats whom, in single rounds between two, with medium hands."""
    warm_up()
    whole = whole_lines(record)
    kept = [decode(PairShare, line) for line in whole.splitlines()]
    known = {(each.seed, len(each.deals)): each for each in kept}
    meetings = []
    with closing(LineFile(record, whole)) as file:
        for pair in combinations(names(), 2):
            own = f"{seed}/{map_}/{limit}/{'/'.join(pair)}"
            meeting = known.get((own, deals))
            if meeting is None:
                terms = PlanTerms(map_, limit=1000.0 * limit, rounds=1, seed=own)
                meeting = meet(*pair, deals, terms)
                file.add(meeting)
            meetings.append(meeting)
    typer.echo(table(meetings))


if __name__ == "__main__":
    typer.run(league)
