"""The `wormery` command: one module a subcommand, and one place where user errors are worded."""

import sys

import typer

from wormery import __version__
from wormery.cli import arena, games, knots, maps, serve, wormi, wurmt
from wormery.core import Refusal

app = typer.Typer(
    help="Wormery: three worm games to play, teach, study and program.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command("serve")(serve.serve)
app.command("games")(games.games)
app.command("arena")(arena.arena)
app.add_typer(knots.app, name="knots", help="Ropes: judge strokes, draw them, make some.")
app.add_typer(maps.app, name="maps")
app.add_typer(wormi.app, name="wormi", help="Wormi: moves, perft, diagrams and game records.")
app.add_typer(wurmt.app, name="wurmt", help="Das Wurmt: play transcripts anew.")


@app.callback(invoke_without_command=True)
def root(
    version: bool = typer.Option(False, "--version", help="Print the version and stop."),
) -> None:
    """Wormery: three worm games to play, teach, study and program."""
    if version:
        typer.echo(__version__)
        raise typer.Exit


def main() -> None:
    """Run the command line; what a user got wrong is told in a sentence, without a traceback."""
    try:
        app()
    except Refusal as refusal:
        sys.exit(_complaint(str(refusal)))
    except UnicodeDecodeError:
        sys.exit(_complaint("the file is not UTF-8 text"))
    except OSError as problem:
        where = f"{problem.filename}: " if problem.filename else ""
        sys.exit(_complaint(f"{where}{problem.strerror or problem}"))


def _complaint(text: str) -> int:
    print(f"wormery: {text}", file=sys.stderr)
    return 1
