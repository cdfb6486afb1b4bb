"""The `wormery` command: one module a subcommand, and one place where user errors are worded."""

import sys
from importlib import import_module

import typer

from wormery import __version__
from wormery.core import Refusal

COMMANDS = (
    "play",
    "serve",
    "games",
    "wormi",
    "wurmt",
    "maps",
    "knots",
    "arena",
    "data",
    "lab",
    "mcp",
    "verify",
    "protocol",
    "bench",
    "simulate",
    "chaos",
)
"""Each a module of this package with a Typer `app`, or a function of its own name."""

HELP = "Wormery: three worm games to play, teach, study and program."


def assembled(asked: str | None) -> typer.Typer:
    """The command line; only the module of the command that is *asked* for is loaded."""
    app = typer.Typer(
        help=HELP,
        no_args_is_help=True,
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["-h", "--help"]},
    )
    app.callback(invoke_without_command=True, help=HELP)(root)
    for name in (asked,) if asked in COMMANDS else COMMANDS:
        module = import_module(f"wormery.cli.{name}")
        if hasattr(module, "app"):
            app.add_typer(module.app, name=name)
        else:
            app.command(name)(getattr(module, name))
    return app


def root(
    version: bool = typer.Option(False, "--version", help="Print the version and stop."),
) -> None:
    """Answer what is asked of Wormery itself."""
    if version:
        typer.echo(__version__)
        raise typer.Exit


def main() -> None:
    """Run the command line; what a user got wrong is told in a sentence, without a traceback."""
    try:
        assembled(next(iter(sys.argv[1:]), None))()
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
