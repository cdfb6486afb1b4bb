"""The real server with bots that tie real knots, for browsers that play Wormlord on it."""

import asyncio
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tests.web.serving import patient
from wormery.app import GESTURES, games
from wormery.bots.any import minds
from wormery.core import Millis
from wormery.server.app import CLIENT, Door
from wormery.server.run import server
from wormery.store.sqlite.store import SqliteStore
from wormery.table.bot_seats import Desk
from wormery.table.house import House, Ways


async def main(port: int, folder: Path, client: Path) -> None:
    """Serve until the process is ended."""
    desk = Desk(minds, ThreadPoolExecutor(2, "bots"), 2, Millis(500))
    store = await SqliteStore.open(folder / "wormlord.db")
    house = House(store, games(), Ways(countdown=100, bots=desk.names))
    house.attending.append(desk.attend)
    try:
        await server(Door(house, patient(port), GESTURES, client)).serve()
    finally:
        await desk.close()


if __name__ == "__main__":
    where = Path(sys.argv[3]) if len(sys.argv) > 3 else CLIENT
    asyncio.run(main(int(sys.argv[1]), Path(sys.argv[2]), where))
