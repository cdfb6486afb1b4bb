"""Games of a server or of an arena, as one Parquet file: `wormery data`."""

import asyncio
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import NamedTuple

from wormery import __version__
from wormery.core import AnyGame, Refusal
from wormery.games.catalogue import GAMES
from wormery.research.data import logs, tables
from wormery.research.data.parquet import ParquetFile
from wormery.research.data.plies import WholeGame, rows
from wormery.store.store import Store

COLUMNS = {
    "game": "string",
    "number": "int64",
    "players": "[string]",
    "options": "string",
    "plies": "int32",
    "ply": "int32",
    "at_ms": "int64",
    "seat": "int8",
    "position": "string",
    "events": "string",
    "winners": "[int8]",
    "scores": "[float64]",
    "reason": "string",
}
"""One row a ply; docs/data.md says what they mean."""

NOTES = {"wormery": __version__, "format": "plies 1"}


class Exported(NamedTuple):
    """How much was written."""

    games: int
    plies: int


class _Export:
    """A file that games go into, if they are meant."""

    def __init__(self, out: ParquetFile, only: str | None, tell: Callable[[int], None]) -> None:
        self._out, self._only, self._tell, self.games = out, only, tell, 0

    def take(self, game: WholeGame) -> None:
        if self._only in (None, game.game.ABOUT.name):
            self._out.add(rows(game, self.games))
            self.games += 1
            self._tell(self.games)


def export_logs(
    folder: Path, to: Path, *, only: str | None = None, tell: Callable[[int], None] = lambda _: None
) -> Exported:
    """The games of an arena's logs."""
    with ParquetFile(_new(to), COLUMNS, NOTES) as out:
        export = _Export(out, only, tell)
        for game in logs.finished_games(folder):
            export.take(game)
    return Exported(export.games, out.count)


async def export_store(
    store: Store,
    to: Path,
    *,
    games: Mapping[str, AnyGame] | None = None,
    only: str | None = None,
    tell: Callable[[int], None] = lambda _: None,
) -> Exported:
    """The finished games of a server's store."""
    known = {game.ABOUT.name: game for game in GAMES} if games is None else games
    with ParquetFile(await asyncio.to_thread(_new, to), COLUMNS, NOTES) as out:
        export = _Export(out, only, tell)
        async for game in tables.finished_games(store, known):
            export.take(game)
    return Exported(export.games, out.count)


def _new(to: Path) -> Path:
    """Where nothing is overwritten (TB-04)."""
    if to.exists():
        raise Refusal("TB-04", f"{to} is there already; name another file")
    if not to.parent.is_dir():
        raise Refusal("TB-04", f"there is no folder {to.parent}")
    return to
