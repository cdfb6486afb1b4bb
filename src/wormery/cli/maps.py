"""`wormery maps`: Wormlord's maps, drawn, and checks for those that people draw themselves."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from wormery.core.compiled import warm_up
from wormery.games.wormlord.maps import fairness, texts
from wormery.games.wormlord.maps.ground import Map
from wormery.games.wormlord.maps.texts import LONGEST_TEXT, MapError
from wormery.research.wormlord.maps import SECOND, Measurement
from wormery.research.wormlord.maps import measure as play
from wormery.research.wormlord.plans import PlanTerms

app = typer.Typer(
    help="Wormlord's maps: list and draw them, check one of your own, or measure how one plays.",
    context_settings={"help_option_names": ["-h", "--help"]},
)

COLOURS = {
    ".": "green",
    "o": "bold white on dark_green",
    "#": "dim yellow",
    "1": "bold black on pink1",
    "2": "bold white on blue",
    "3": "bold black on yellow1",
    "4": "bold white on orange4",
}


@app.callback(invoke_without_command=True)
def every_map(context: typer.Context) -> None:
    """List all maps that come with Wormlord and draw them."""
    if context.invoked_subcommand is None:
        for plan in texts.shelf().values():
            _draw(plan)


@app.command()
def show(
    name: Annotated[str, typer.Argument(help="A map's name, as 'Mountain King' or mountain-king.")],
) -> None:
    """Draw one map."""
    plan = texts.find(name)
    if plan is None:
        known = ", ".join(texts.shelf())
        _complain(f"no map is called {name!r}; there are {known}")
        raise typer.Exit(1)
    _draw(plan)


@app.command()
def check(
    file: Annotated[Path, typer.Argument(help="A map as a text file, see docs/maps.md.")],
) -> None:
    """Say whether a map is legal and fair (WL-05, WL-06), and why not."""
    plan = _parsed(file)
    for flaws, verdict in ((fairness.illegal, "not legal"), (fairness.unfair, "not fair")):
        found = flaws(plan)
        for flaw in found:
            typer.echo(f"{plan.name}: {verdict}: {flaw}")
        if found:
            raise typer.Exit(1)
    typer.echo(f"{plan.name}: legal and fair, for {_counts(plan)} sides")


@app.command()
def measure(  # noqa: PLR0913, PLR0917 - options of a command
    map_: Annotated[str, typer.Argument(metavar="MAP", help="A map's name, or a map as a file.")],
    sides: Annotated[
        int | None, typer.Option(min=2, max=4, help="How many sides; else all it is for.")
    ] = None,
    rounds: Annotated[int, typer.Option(min=2, help="Rounds for each number of sides.")] = 1000,
    plan: Annotated[int, typer.Option(min=1, max=4, help="How all seats plan.")] = 3,
    limit: Annotated[int, typer.Option(min=10, max=3600, help="Seconds for a round.")] = 180,
    seed: Annotated[str, typer.Option(help="The same seed plays the same rounds.")] = "maps",
) -> None:
    """Let equal bots play: how long rounds last, and how often every seat wins."""
    found = texts.find(map_) or _parsed(Path(map_))
    warm_up()
    for count in (sides,) if sides else found.sides:
        terms = PlanTerms(found.name, count, limit=float(limit * SECOND), seed=seed)
        typer.echo(_findings(found, plan, play(texts.text(found), count, plan, rounds, terms)))


def _findings(found: Map, plan: int, measured: Measurement) -> str:
    """What came out, with the intervals that hold the true value 95 times in 100."""
    length, (short, long), points = measured.length, measured.usual, measured.by_points
    seats = [
        f"base {number} {won.value:.1%} ({won.low:.1%} to {won.high:.1%})"
        for number, won in enumerate(measured.won, 1)
    ]
    return (
        f"{found.name}, {measured.sides} sides, plan{plan} with medium hands,"
        f" {len(measured.rounds)} rounds\n"
        f"  a round lasts {length.value:.1f} s ({length.low:.1f} to {length.high:.1f}) in the"
        f" median, eight of ten {short:.0f} to {long:.0f} s\n"
        f"  points decide {points.value:.1%} ({points.low:.1%} to {points.high:.1%})\n"
        f"  won by {', '.join(seats)}"
    )


def _parsed(file: Path) -> Map:
    try:
        return texts.parse(_read(file))
    except MapError as problem:
        _complain(f"{file}: not a map: {problem}")
        raise typer.Exit(1) from None


def _read(file: Path) -> str:
    """The text of a file; no more of it than a map can have."""
    try:
        with file.open(encoding="utf-8") as opened:
            return opened.read(LONGEST_TEXT + 1)
    except UnicodeDecodeError:
        raise MapError("no_text", "this is not UTF-8 text", 1) from None
    except OSError as problem:
        _complain(f"{file}: {problem.strerror}")
        raise typer.Exit(1) from None


def _draw(plan: Map) -> None:
    console = Console(highlight=False)
    console.print(Text(f"{plan.name}, for {_counts(plan)} sides", style="bold"))
    if plan.note:
        console.print(Text(plan.note, style="italic"))
    for row in plan.rows:
        cells = [Text(f" {sign} " if console.is_terminal else sign, COLOURS[sign]) for sign in row]
        console.print(Text("  ") + Text("" if console.is_terminal else " ").join(cells))
    console.print()


def _counts(plan: Map) -> str:
    return " or ".join(str(count) for count in plan.sides)


def _complain(text: str) -> None:
    typer.echo(f"wormery: {text}", err=True)
