"""`wormery wormi`: look at positions, count moves, check game records."""

from importlib import import_module
from pathlib import Path
from typing import Annotated

import typer

from wormery.cli.wormi_analyse import Strict, analyse, passing_of, puzzles, review
from wormery.games import wormi

app = typer.Typer(help="Wormi: moves, perft, diagrams and game records.", no_args_is_help=True)

PositionText = Annotated[
    str, typer.Argument(help="Blue's 16 squares, pink's 16 squares, and b or p to move.")
]
MAX_DEPTH = 12
SHALLOW = 2  # the plain rules count so deep at once


@app.command()
def moves(
    position: PositionText,
    paths: Annotated[bool, typer.Option(help="Write out every landing of a jump.")] = False,
    strict: Strict = False,
) -> None:
    """Print every legal move, one a line, sorted."""
    found = wormi.ways(wormi.read_position(position), passing_of(strict=strict))
    for text in sorted(wormi.write_move(piece, way, whole=paths) for piece, way in found):
        typer.echo(text)


@app.command()
def perft(
    position: PositionText,
    depth: Annotated[int, typer.Argument(min=0, max=MAX_DEPTH, help="How many moves deep.")],
    strict: Strict = False,
) -> None:
    """Print how many ways there are to make exactly DEPTH moves."""
    start, passing = wormi.read_position(position), passing_of(strict=strict)
    count = wormi.perft if depth <= SHALLOW else _deep_perft
    typer.echo(count(start, depth, passing))


def _deep_perft(start: wormi.Position, depth: int, passing: wormi.Passing) -> int:
    """Count with the kernel where it is compiled; it takes half a second to load."""
    compiled = import_module("wormery.core.compiled")
    if not compiled.IS_COMPILED:
        return wormi.perft(start, depth, passing)
    kernel = import_module("wormery.games.wormi.kernel.rules")
    return int(kernel.perft(kernel.pack(start, passing), depth))


@app.command()
def diagram(position: PositionText) -> None:
    """Draw a position as text."""
    typer.echo(wormi.diagram(wormi.read_position(position)))


@app.command()
def record(file: Annotated[Path, typer.Argument(help="A game record.")]) -> None:
    """Check a game record move by move and draw where it ended."""
    found = wormi.read_record(file.read_text(encoding="utf-8"))
    end = wormi.replayed(found)
    for name, value in found.headers:
        typer.echo(f"{name}: {value}")
    typer.echo(f"{len(found.moves)} moves, result {found.result}\n")
    typer.echo(wormi.diagram(end.position))


for learning in (analyse, review, puzzles):
    app.command()(learning)
