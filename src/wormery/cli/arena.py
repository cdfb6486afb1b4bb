"""`wormery arena`: let bots play each other, and see who is better and how sure that is."""

from dataclasses import replace
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from wormery.bots.ladders import population
from wormery.cli.bars import progress_bar
from wormery.core import Millis, Refusal
from wormery.games.catalogue import game_named
from wormery.research.arena import (
    Contest,
    ContestReport,
    DecisionRule,
    Encounter,
    GameResult,
    Parallel,
    arranged,
    hold,
)
from wormery.research.standing import elo

MOST_FORFEITS = 3  # that are told one by one


class On(StrEnum):
    """Where games are played."""

    cores = "cores"
    ray = "ray"


def arena(  # noqa: PLR0913, PLR0917 - every one is an option of the command
    game: Annotated[str, typer.Argument(help="The name of a game.")],
    bot: Annotated[
        list[str] | None,
        typer.Option(
            help="A bot, named twice at least: a level, easy, strong, random, or exec:COMMAND."
        ),
    ] = None,
    games: Annotated[int, typer.Option(min=1, help="How many games, at most.")] = 100,
    seats: Annotated[
        int | None, typer.Option(help="How many seats; bots sit down in turn.")
    ] = None,
    options: Annotated[str, typer.Option(help="Options of the game, as JSON.")] = "{}",
    seed: Annotated[str, typer.Option(help="The same seed deals the same games.")] = "arena",
    budget_ms: Annotated[int, typer.Option(min=1, help="The longest to think a move.")] = 1000,
    pairs: Annotated[
        bool, typer.Option("--pairs", help="Every two bots meet, and play so many games each.")
    ] = False,
    league: Annotated[
        bool,
        typer.Option(
            "--league",
            help="The bots, or the strongest, and all strangers of the game: every two meet.",
        ),
    ] = False,
    margin: Annotated[
        float | None,
        typer.Option(
            min=0.005,
            max=0.5,
            help="Stop a meeting when it is decided, to this part of the score: 0.05, say.",
        ),
    ] = None,
    record: Annotated[
        Path | None, typer.Option(help="A file of finished games; what it has is not played again.")
    ] = None,
    jobs: Annotated[int, typer.Option(min=0, help="Processes to play in; 0: all cores.")] = 0,
    on: Annotated[On, typer.Option(help="Play on the cores here, or on a Ray cluster.")] = On.cores,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    logs: Annotated[Path | None, typer.Option(help="A folder to keep every game in.")] = None,
) -> None:
    """Let bots play each other: the same deals for all, seats rotated, intervals of 95 %."""
    bots, agreed = _league(game, bot or []) if league else bot or [], read_options(options)
    contest = replace(
        arranged(game, bots, games, seats=seats, options=agreed, in_pairs=pairs or league),
        seed=seed,
        budget=Millis(budget_ms),
        logs=logs,
    )
    until = None if margin is None else DecisionRule(margin)
    report = _with_a_bar(contest, record, until, Parallel(jobs, on.value))
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(report)).decode())
        return
    _show(report)


def read_options(options: str) -> object:
    """Options of a game, as JSON (TB-04)."""
    try:
        return msgspec.json.decode(options)
    except msgspec.MsgspecError as problem:
        raise Refusal("TB-04", f"options: {problem}") from None


def _league(game: str, bots: list[str]) -> list[str]:
    """The bots, or the strongest, and all strangers that they are measured against."""
    return [*(bots or ["strong"]), *(each.name for each in population(game_named(game)))]


def _with_a_bar(
    contest: Contest, record: Path | None, until: DecisionRule | None, parallel: Parallel
) -> ContestReport:
    bar = progress_bar()
    points = [0.0] * len(contest.bots)
    seen: set[str] = set()
    with bar:
        task = bar.add_task("", total=contest.games * len(contest.meetings))

        def tell(result: GameResult) -> None:
            for winner in result.outcome.winners:
                points[result.lineup[winner]] += 1
            if result.forfeit and result.forfeit not in seen and len(seen) < MOST_FORFEITS:
                seen.add(result.forfeit)
                bar.console.print(Text(f"forfeit, deal {result.deal}: {result.forfeit}"))
            bar.update(task, advance=1, description=" - ".join(f"{won:g}" for won in points))

        return hold(contest, tell=tell, record=record, until=until, parallel=parallel)


def _show(report: ContestReport) -> None:
    console = Console()
    console.print(_standings(report))
    if len(report.standings) > 2:
        console.print(_encounters(report))
        typer.echo(_worst(report))
    for each in report.encounters:
        if each.verdict is not None:
            typer.echo(_said(report, each))
    for standing in report.standings:
        if standing.forfeits:
            typer.echo(f"{standing.bot} forfeited {standing.forfeits} of {report.games} games")
    for forfeit in report.forfeits[:MOST_FORFEITS]:
        typer.echo(f"  {forfeit}")
    if len(report.forfeits) > MOST_FORFEITS:
        typer.echo(f"  and {len(report.forfeits) - MOST_FORFEITS} more; --json lists them all")


def _worst(report: ContestReport) -> str:
    """Against whom the first bot did worst: a good one has no such enemy."""
    met = [each for each in report.encounters if each.bot == 0 and each.games]
    worst = min(met, key=lambda each: each.score)
    name, other = report.standings[0].bot, report.standings[worst.other].bot
    interval = f"{worst.low:.0%} to {worst.high:.0%}"
    return f"{name} did worst against {other}: {worst.score:.1%} ({interval}) of {worst.games}"


def _said(report: ContestReport, encounter: Encounter) -> str:
    bot, other = (report.standings[each].bot for each in (encounter.bot, encounter.other))
    if encounter.verdict == "even":
        return f"decided: {bot} and {other} are about even"
    better, worse = (bot, other) if encounter.verdict == "better" else (other, bot)
    return f"decided: {better} is better than {worse}"


def _standings(report: ContestReport) -> Table:
    table = Table(
        title=f"{report.game}: {report.games} games, seed {report.seed}", title_justify="left"
    )
    is_duel = len(report.standings) == 2
    table.add_column("bot", overflow="fold", min_width=_room_for_names(report))
    measure = ["Elo"] if is_duel else ["rating"] * bool(report.ratings)
    headings = ["score", "95 % interval", *measure]  # of two, one says it all, and 80 columns do
    for heading in (*headings, "won", "drawn", "lost", "ms a game"):
        table.add_column(heading, justify="right", no_wrap=True, overflow="fold")
    for number in _ranked(report):
        each = report.standings[number]
        gap = elo(each.score) if is_duel else None
        rating = [_rating(report, number)] if report.ratings and not is_duel else []
        table.add_row(
            Text(each.bot),
            f"{each.score:.1%}",
            f"{each.low:.0%} to {each.high:.0%}",
            *rating,
            *([] if not is_duel else ["" if gap is None else f"{gap:+.0f}"]),
            str(each.wins),
            str(each.draws),
            str(each.losses),
            f"{each.millis_a_game:.0f}",
        )
    return table


def _room_for_names(report: ContestReport) -> int:
    """How wide the column of names is at least, however narrow the terminal."""
    return min(12, max(len(each.bot) for each in report.standings))


def _ranked(report: ContestReport) -> list[int]:
    """The numbers of the bots; of more than two the best comes first."""
    numbers = list(range(len(report.standings)))
    if len(numbers) > 2 and report.ratings:
        numbers.sort(key=lambda number: -report.ratings[number].mean)
    return numbers


def _rating(report: ContestReport, number: int) -> str:
    rating = report.ratings[number]
    return f"{rating.mean:.1f} ± {2 * rating.deviation:.1f}"


def _encounters(report: ContestReport) -> Table:
    """What every bot scored against every other one."""
    scores = {(each.bot, each.other): each.score for each in report.encounters}
    scores |= {(other, bot): 1 - score for (bot, other), score in scores.items()}
    ranked = _ranked(report)
    table = Table(
        title="who beats whom: the row's score against the column of that number",
        title_justify="left",
    )
    table.add_column("bot", overflow="fold", min_width=_room_for_names(report))
    for place, _ in enumerate(ranked, start=1):
        table.add_column(str(place), justify="right", no_wrap=True)
    for place, row in enumerate(ranked, start=1):
        cells = [f"{scores[row, other]:.0%}" if (row, other) in scores else "" for other in ranked]
        table.add_row(Text(f"{place}. {report.standings[row].bot}"), *cells)
    return table
