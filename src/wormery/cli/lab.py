"""`wormery lab`: how fair, long and tense a game is, how much is skill, what an option does."""

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from shlex import join
from typing import Annotated, Any

import msgspec
import typer

from wormery.cli.arena import On, read_options
from wormery.cli.bars import progress_bar
from wormery.core import Refusal
from wormery.research.lab.cache import usual_folder
from wormery.research.lab.measures import summaries
from wormery.research.lab.page import page
from wormery.research.lab.plan import StudyPlan, planned, usual_levels, varied
from wormery.research.lab.run import played, save
from wormery.research.lab.shipped import studies
from wormery.research.parallel import Parallel

app = typer.Typer(
    help="Answer designers' questions with a page of plots, and the data as Parquet.",
    context_settings={"help_option_names": ["-h", "--help"]},
    no_args_is_help=True,
)

Jobs = Annotated[int, typer.Option(min=0, help="Processes to play in; 0: all cores.")]
Where = Annotated[On, typer.Option(help="Play on the cores here, or on a Ray cluster.")]
Cache = Annotated[
    Path | None, typer.Option(help="Where games are kept that need not be played again.")
]
To = Annotated[Path, typer.Option(help="The folder to write the page and the data into.")]


@app.command()
def study(  # noqa: PLR0913, PLR0917 - every one is an option of the command
    game: Annotated[str, typer.Argument(help="The name of a game.")],
    to: To,
    vary: Annotated[
        list[str] | None,
        typer.Option(help="An option and its values: hold_s=3,10,30. May be said again."),
    ] = None,
    seats: Annotated[
        list[int] | None, typer.Option(help="How many seats. May be said again.")
    ] = None,
    options: Annotated[str, typer.Option(help="What is the same everywhere, as JSON.")] = "{}",
    level: Annotated[str, typer.Option(help="Who plays when all are equal.")] = "2",
    levels: Annotated[
        str | None, typer.Option(help="Levels to compare, the weakest first: 1,2,3. none: skip.")
    ] = None,
    games: Annotated[int, typer.Option(min=2, help="Of equal bots, a setting.")] = 100,
    skill_games: Annotated[int, typer.Option(min=1, help="Of any two levels.")] = 40,
    seed: Annotated[str, typer.Option(help="The same seed deals the same games.")] = "lab",
    jobs: Jobs = 0,
    on: Where = On.cores,
    cache: Cache = None,
) -> None:
    """Measure a game as it is, and with other values of any option."""
    base = read_options(options)
    if not isinstance(base, dict):
        raise Refusal("TB-04", "options: an object is wanted")
    settings = varied(game, _variations(vary or []), seats or [], base)
    compared = usual_levels(game) if levels is None else _names(levels)
    plan = StudyPlan(
        f"{game}: {len(settings)} settings", game, settings, level, compared, games, skill_games,
        seed=seed,
    )  # fmt: skip
    command = join(["wormery", *sys.argv[1:]])
    _write(plan, to, game, command, cache, Parallel(jobs, on.value))


@app.command()
def shipped(  # noqa: PLR0913, PLR0917 - every one is an option of the command
    to: To,
    only: Annotated[str | None, typer.Option(help="One of the pages alone.")] = None,
    scale: Annotated[float, typer.Option(min=0.01, max=100, help="How many games.")] = 1.0,
    jobs: Jobs = 0,
    on: Where = On.cores,
    cache: Cache = None,
) -> None:
    """Build the pages of all shipped maps and options."""
    known = dict(studies(scale))
    if only is not None and only not in known:
        raise Refusal("TB-04", f"there is no page {only!r}; there are {', '.join(known)}")
    for name, plan in known.items():
        if only in (None, name):
            command = f"wormery lab shipped --only {name} --scale {scale:g} --to {to.name}"
            _write(plan, to, name, command, cache, Parallel(jobs, on.value))


def _names(levels: str) -> tuple[str, ...]:
    return () if levels == "none" else tuple(levels.split(","))


def _variations(vary: Sequence[str]) -> Mapping[str, Sequence[Any]]:
    """`name=values`, as JSON where that can be read, else as words between commas."""
    found: dict[str, Sequence[Any]] = {}
    for each in vary:
        name, sign, text = each.partition("=")
        if not sign or not text:
            raise Refusal("TB-04", f"{each!r}: an option and its values are wanted, a=1,2")
        try:
            found[name] = msgspec.json.decode(f"[{text}]")
        except msgspec.MsgspecError:
            found[name] = text.split(",")
    return found


def _write(  # noqa: PLR0913, PLR0917 - what a page is made of
    wanted: StudyPlan, to: Path, name: str, command: str, cache: Path | None, parallel: Parallel
) -> None:
    plan = planned(wanted)
    to.mkdir(parents=True, exist_ok=True)
    bar = progress_bar()
    with bar:
        task = bar.add_task(name)
        found = played(
            plan,
            cache=cache or usual_folder(),
            parallel=parallel,
            tell=lambda done, total: bar.update(task, completed=done, total=total),
        )
    data, html = to / f"{name}.parquet", to / f"{name}.html"
    data.unlink(missing_ok=True)
    save(plan, found, data)
    text = page(plan, summaries(plan, found), command=command, data=data.name)
    html.write_text(text, encoding="utf-8")
    typer.echo(f"{html} and {data}: {len(found)} games")
