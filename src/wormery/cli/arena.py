"""`wormery arena`: let bots play each other, and see who is better and how sure that is."""

from dataclasses import replace
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from wormery.core import Millis, Refusal
from wormery.research.arena import Contest, GameResult, Report, arranged, hold
from wormery.research.standing import elo

MOST_FORFEITS = 3  # that are told one by one


def arena(  # noqa: PLR0913, PLR0917 - every one is an option of the command
    game: Annotated[str, typer.Argument(help="The name of a game.")],
    bot: Annotated[
        list[str],
        typer.Option(
            help="A bot, named twice at least: a level, easy, strong, random, or exec:COMMAND."
        ),
    ],
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seats: Annotated[
        int | None, typer.Option(help="How many seats; bots sit down in turn.")
    ] = None,
    options: Annotated[str, typer.Option(help="Options of the game, as JSON.")] = "{}",
    seed: Annotated[str, typer.Option(help="The same seed deals the same games.")] = "arena",
    budget_ms: Annotated[int, typer.Option(min=1, help="The longest to think a move.")] = 1000,
    jobs: Annotated[int, typer.Option(min=1, help="Processes to play in.")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    logs: Annotated[Path | None, typer.Option(help="A folder to keep every game in.")] = None,
) -> None:
    """Let bots play each other: the same deals for all, seats rotated, intervals of 95 %."""
    contest = replace(
        arranged(game, bot, games, seats=seats, options=_read(options)),
        seed=seed,
        budget=Millis(budget_ms),
        logs=logs,
    )
    report = _with_a_bar(contest, jobs)
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(report)).decode())
        return
    _show(report)


def _read(options: str) -> object:
    try:
        return msgspec.json.decode(options)
    except msgspec.MsgspecError as problem:
        raise Refusal("TB-04", f"options: {problem}") from None


def _with_a_bar(contest: Contest, jobs: int) -> Report:
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )
    points = [0.0] * len(contest.bots)
    seen: set[str] = set()
    with bar:
        task = bar.add_task("", total=contest.games)

        def tell(result: GameResult) -> None:
            for winner in result.outcome.winners:
                points[result.lineup[winner]] += 1
            if result.forfeit and result.forfeit not in seen and len(seen) < MOST_FORFEITS:
                seen.add(result.forfeit)
                bar.console.print(Text(f"forfeit, deal {result.deal}: {result.forfeit}"))
            bar.update(task, advance=1, description=" - ".join(f"{won:g}" for won in points))

        return hold(contest, jobs=jobs, tell=tell)


def _show(report: Report) -> None:
    table = Table(
        title=f"{report.game}: {report.games} games, seed {report.seed}", title_justify="left"
    )
    for heading in ("bot", "score", "95 % interval", "Elo", "won", "drawn", "lost", "ms a game"):
        is_name = heading == "bot"
        table.add_column(
            heading, justify="left" if is_name else "right", no_wrap=not is_name, overflow="fold"
        )
    for each in report.standings:
        gap = elo(each.score) if len(report.standings) == 2 else None
        table.add_row(
            Text(each.bot),
            f"{each.score:.1%}",
            f"{each.low:.1%} to {each.high:.1%}",
            "" if gap is None else f"{gap:+.0f}",
            str(each.wins),
            str(each.draws),
            str(each.losses),
            f"{each.millis_a_game:.0f}",
        )
    Console().print(table)
    for each in report.standings:
        if each.forfeits:
            typer.echo(f"{each.bot} forfeited {each.forfeits} of {report.games} games")
    for forfeit in report.forfeits[:MOST_FORFEITS]:
        typer.echo(f"  {forfeit}")
    if len(report.forfeits) > MOST_FORFEITS:
        typer.echo(f"  and {len(report.forfeits) - MOST_FORFEITS} more; --json lists them all")
