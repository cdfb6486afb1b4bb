"""`wormery games`: the games that can be played, with all their options."""

from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from wormery.core import choices
from wormery.games.catalogue import GAMES


def games(
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON Schema instead.")] = False,
) -> None:
    """List the games, how many can play, and every option with its values and default."""
    if as_json:
        schemas = {game.ABOUT.name: msgspec.json.schema(game.ABOUT.options) for game in GAMES}
        typer.echo(msgspec.json.format(msgspec.json.encode(schemas)).decode())
        return
    console = Console()
    for game in GAMES:
        about = game.ABOUT
        table = Table(
            title=f"{about.name}: {about.people} people", title_justify="left", expand=True
        )
        for heading in ("option", "values", "default", "meaning"):
            table.add_column(heading, overflow="fold")
        for choice in choices(about.options):
            cells = (choice.name, choice.values, choice.default, choice.meaning)
            table.add_row(*(Text(cell) for cell in cells))
        console.print(table)
