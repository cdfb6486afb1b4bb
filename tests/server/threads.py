"""A server in a thread of the test, for tests that turn its clock and choose its chance."""

import asyncio
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from tests.server.clients import GENEROUS, free_port
from wormery.core import AnyGame
from wormery.server.app import CLIENT, Application
from wormery.server.run import GracefulServer, server
from wormery.server.settings import Settings
from wormery.store.sqlite.store import SqliteStore
from wormery.table.house import House
from wormery.table.settings import HouseSettings


@contextmanager
def serving(
    path: Path,
    games: Mapping[str, AnyGame],
    house_settings: HouseSettings,
    client: Path = CLIENT,
    *,
    handover: bool = True,
) -> Iterator[str]:
    """The address of a server that runs meanwhile."""
    settings = Settings(**{**GENEROUS, "port": free_port()})  # type: ignore[arg-type]
    ready = threading.Event()
    made: list[tuple[asyncio.AbstractEventLoop, GracefulServer]] = []

    async def serve() -> None:
        house = House(await SqliteStore.open(path), games, house_settings)
        running = server(Application(house, settings, client=client), handover=handover)
        made.append((asyncio.get_running_loop(), running))
        serving = asyncio.create_task(running.serve())
        while not running.started and not serving.done():
            await asyncio.sleep(0.005)
        ready.set()
        await serving

    thread = threading.Thread(target=lambda: asyncio.run(serve()))
    thread.start()
    assert ready.wait(30)
    try:
        yield f"http://127.0.0.1:{settings.port}"
    finally:
        made[0][1].should_exit = True
        thread.join()
