"""`wormery maps`: Wormlord's maps, drawn, and a check for those that people draw themselves."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from wormery.games.wormlord import fairness, maps
from wormery.games.wormlord.ground import Map
from wormery.games.wormlord.maps import LONGEST_TEXT, MapError

app = typer.Typer(
    help="Wormlord's maps: list and draw them, or check one of your own.",
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
        for plan in maps.shelf().values():
            _draw(plan)


@app.command()
def show(
    name: Annotated[str, typer.Argument(help="A map's name, as 'Mountain King' or mountain-king.")],
) -> None:
    """Draw one map."""
    plan = maps.find(name)
    if plan is None:
        known = ", ".join(maps.shelf())
        _complain(f"no map is called {name!r}; there are {known}")
        raise typer.Exit(1)
    _draw(plan)


@app.command()
def check(
    file: Annotated[Path, typer.Argument(help="A map as a text file, see docs/maps.md.")],
) -> None:
    """Say whether a map is legal and fair (WL-05, WL-06), and why not."""
    try:
        plan = maps.parse(_read(file))
    except MapError as problem:
        _complain(f"{file}: not a map: {problem}")
        raise typer.Exit(1) from None
    for flaws, verdict in ((fairness.illegal, "not legal"), (fairness.unfair, "not fair")):
        found = flaws(plan)
        for flaw in found:
            typer.echo(f"{plan.name}: {verdict}: {flaw}")
        if found:
            raise typer.Exit(1)
    typer.echo(f"{plan.name}: legal and fair, for {_counts(plan)} sides")


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
