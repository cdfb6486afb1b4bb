"""The real server with bots that tie real knots, for browsers that play Wormlord on it."""

import asyncio
import sys
from pathlib import Path

from tests.web.serving import patient
from wormery.app import games, open_bots
from wormery.server.app import CLIENT, Application
from wormery.server.run import server
from wormery.store.sqlite.store import SqliteStore
from wormery.table.house import House
from wormery.table.settings import HouseSettings


async def main(port: int, folder: Path, client: Path) -> None:
    """Serve until the process is ended."""
    bots = open_bots(games(), 2)
    store = await SqliteStore.open(folder / "wormlord.db")
    house = House(store, games(), HouseSettings(countdown=100, bots=bots.names))
    house.on_table.append(bots.attend)
    try:
        await server(Application(house, patient(port), client)).serve()
    finally:
        await bots.close()


if __name__ == "__main__":
    where = Path(sys.argv[3]) if len(sys.argv) > 3 else CLIENT
    asyncio.run(main(int(sys.argv[1]), Path(sys.argv[2]), where))
