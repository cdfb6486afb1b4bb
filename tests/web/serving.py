"""The real server in a process of its own, with simple bots, for browsers that play on it."""

import asyncio
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

from wormery.app import coaches, games
from wormery.core import Millis, Seat
from wormery.server.app import CLIENT, Application
from wormery.server.http.study import Teaching
from wormery.server.run import server
from wormery.server.settings import Settings
from wormery.store.sqlite.store import SqliteStore
from wormery.table.fold import Step
from wormery.table.house import House
from wormery.table.requests import BotRequest, Play
from wormery.table.settings import HouseSettings
from wormery.table.table import Observer, Table
from wormery.table.thinking import ThinkingQueue

BOTS = ("hatchling", "digger")


class Sitter(Observer):
    """Plays the seats of bots at one table, any legal move at all."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._rng = Random(7)

    def show(self, steps: Sequence[Step]) -> None:
        """Something happened: think about it in a moment."""
        asyncio.get_running_loop().call_later(0.05, self._move, steps[-1].version)

    def _move(self, version: int) -> None:
        table = self._table
        if table.lost or table.version != version or table.seating.phase != "playing":
            return
        for seat, chair in enumerate(table.seating.chairs):
            moves = self._sensible(Seat(seat)) if chair.bot is not None else ()
            if chair.bot is not None and moves:
                play = Play(Seat(seat), self._rng.choice(moves))
                table.post(BotRequest(chair.bot, play, lambda _: None))
                return

    def _sensible(self, seat: Seat) -> Sequence[Any]:
        """Neither giving up, nor offering, nor taking back."""
        calm = ("move", "choose", "lay", "remove", "spy", "new_worm", "pass", "refresh")
        moves = self._table.game.moves(self._table.state, seat)
        return [move for move in moves if move.__struct_config__.tag in calm]


def patient(port: int) -> Settings:
    """The settings of a server that lets one machine play for many people."""
    return Settings(
        port=port,
        request_rate=1000.0,
        request_burst=10_000.0,
        guests_per_hour=100_000.0,
        tables_per_hour=100_000.0,
        log_level="warning",
    )


async def main(port: int, folder: Path, client: Path = CLIENT) -> None:
    """Serve until the process is ended."""
    settings = HouseSettings(countdown=200, bots=lambda _: frozenset(BOTS))
    house = House(await SqliteStore.open(folder / "web.db"), games(), settings)
    house.on_table.append(lambda table: table.observers.append(Sitter(table)))
    queue = ThinkingQueue(ThreadPoolExecutor(2), 2, Millis(2_000))
    teaching = Teaching(coaches(house.games), queue)
    await server(Application(house, patient(port), client, teaching=teaching)).serve()
    queue.close()


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]), *map(Path, sys.argv[2:])))
