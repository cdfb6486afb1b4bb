"""`wormery wurmt`: play transcripts of Das Wurmt anew."""

from pathlib import Path
from typing import Annotated

import typer

from wormery.core import Refusal
from wormery.games import wurmt

app = typer.Typer(help="Das Wurmt: play transcripts anew.", no_args_is_help=True)


@app.callback()
def root() -> None:
    """Das Wurmt: play transcripts anew."""


@app.command()
def replay(
    source: Annotated[Path, typer.Argument(metavar="IN.json", help="Transcripts to play.")],
    target: Annotated[Path, typer.Argument(metavar="OUT.json", help="Where to write them anew.")],
) -> None:
    """Play every game of a file by the rules and write the file anew, all states worked out."""
    try:
        target.write_bytes(wurmt.replay(source.read_bytes()))
    except Refusal as refusal:
        _complain(str(refusal))
    except OSError as problem:
        _complain(f"{problem.filename}: {problem.strerror}")


def _complain(text: str) -> None:
    typer.echo(f"wormery: {text}", err=True)
    raise typer.Exit(1)
