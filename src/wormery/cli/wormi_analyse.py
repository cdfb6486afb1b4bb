"""`wormery wormi analyse` and `wormery wormi puzzles`: learn from strong play."""

from importlib import import_module
from itertools import islice
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from wormery.games import wormi

Strict = Annotated[
    bool, typer.Option("--strict", help="Jumped squares count as passed, too (WI-22).")
]


def passing_of(*, strict: bool) -> wormi.Passing:
    """The reading that an option asks for."""
    return "strict" if strict else "landing"


def analyse(
    position: Annotated[
        str, typer.Argument(help="Blue's 16 squares, pink's 16 squares, and b or p to move.")
    ],
    ms: Annotated[int, typer.Option(min=1, help="Milliseconds to think.")] = 1000,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    strict: Strict = False,
) -> None:
    """Show the best moves, the plans behind them, and how far both sides are from their worms."""
    start = wormi.read_position(position)
    found = import_module("wormery.bots.wormi.analysis").analyse(
        start, ms, passing_of(strict=strict)
    )
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(found)).decode())
        return
    names = ("blue", "pink")
    mine, theirs = names[found.side], names[1 - found.side]
    table = Table(title=f"{mine} to move", title_justify="left")
    for heading in ("move", f"moves for {mine}", f"moves for {theirs}", "plan"):
        table.add_column(heading)
    for advice in found.advice:
        table.add_row(
            advice.move, f"{advice.mine:g}", f"{advice.theirs:g}", " ".join(advice.line[1:])
        )
    Console().print(table)
    typer.echo(f"{theirs} plans: {' '.join(found.their_line)}")
    if found.is_won:
        typer.echo(f"{mine} wins, whatever {theirs} does")


def review(
    file: Annotated[Path, typer.Argument(help="A game record.")],
    width: Annotated[int, typer.Option(min=1, help="How widely to look for plans.")] = 16,
) -> None:
    """Go through a game move by move and show which one lost the tempo."""
    record = wormi.read_record(file.read_text(encoding="utf-8"))
    analysis = import_module("wormery.bots.wormi.analysis")
    remarks = list(analysis.review(record, width))
    worst = analysis.turning_point(remarks)
    for remark in remarks:
        blue, pink = (remark.mine, remark.theirs)[:: 1 if remark.side == 0 else -1]
        lost = f"  lost {remark.lost:g}" if remark.lost >= 1 else ""
        mark = "  <- the turning point" if remark is worst else ""
        text = f"{remark.number + 1:>3}. {'blue' if remark.side == 0 else 'pink'} {remark.move:<12}"
        typer.echo(f"{text} blue {blue[1]:g}, pink {pink[1]:g}{lost}{mark}")


def puzzles(
    count: Annotated[int, typer.Option(min=1, help="How many.")] = 200,
    seed: Annotated[str, typer.Option(help="The same seed makes the same puzzles.")] = "puzzles",
    strict: Strict = False,
) -> None:
    """Make puzzles, 'finish in 2 or 3', each proved by exact search: one a line."""
    made = import_module("wormery.bots.wormi.puzzles")
    typer.echo("# position ; moves to finish ; first moves that do it")
    for puzzle in islice(made.generated(seed, passing_of(strict=strict)), count):
        typer.echo(made.write_puzzle(puzzle))
