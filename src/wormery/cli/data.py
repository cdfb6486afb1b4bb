"""`wormery data`: games of a server or of an arena as Parquet, one row a ply, without names."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from wormery.app import games, open_store
from wormery.core import Refusal
from wormery.games.catalogue import game_named
from wormery.research.data.export import Exported, export_logs, export_store


def data(
    source: Annotated[
        str, typer.Argument(help="A folder of arena logs, a server's store, or postgresql://…")
    ],
    to: Annotated[Path, typer.Option(help="The Parquet file to write.")],
    game: Annotated[str | None, typer.Option(help="Only the games of this name.")] = None,
) -> None:
    """Write finished games as Parquet: positions, moves, outcomes, one row a ply; no names."""
    if game is not None:
        game_named(game)
    with Console(stderr=True).status("") as status:
        written = _written(source, to, game, lambda done: status.update(f"{done} games"))
    typer.echo(f"{written.plies} plies of {written.games} games in {to}")


def _written(source: str, to: Path, only: str | None, tell: Callable[[int], None]) -> Exported:
    if "://" in source or Path(source).is_file():
        return asyncio.run(_from_store(source, to, only, tell))
    if Path(source).is_dir():
        return export_logs(Path(source), to, only=only, tell=tell)
    raise Refusal("TB-18", f"there is neither a folder nor a store at {source}")


async def _from_store(
    source: str, to: Path, only: str | None, tell: Callable[[int], None]
) -> Exported:
    store = await open_store(source)
    try:
        return await export_store(store, to, games=games(), only=only, tell=tell)
    finally:
        await store.close()
