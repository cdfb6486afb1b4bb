"""Running the door under uvicorn, from binding the port to a graceful stop."""

import asyncio
import gc
import socket
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, cast

import uvicorn

from wormery.server import logging as journal
from wormery.server.app import Door
from wormery.server.socket.asgi import LONGEST
from wormery.server.socket.batching import Mail


class Server(uvicorn.Server):
    """uvicorn that lets the door say goodbye before it closes the sockets."""

    def __init__(self, config: uvicorn.Config, door: Door) -> None:
        super().__init__(config)
        self._door = door

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and from then on let the garbage collector rest."""
        await super().startup(sockets)
        _spare_the_collector()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Finish writing, tell everybody when to come back, then stop."""
        await self._door.close()
        await super().shutdown(sockets)


def server(door: Door, *, short_way: bool = True) -> Server:
    """The server for a door; without the short way, frames go through plain ASGI."""
    settings = door.settings
    config = uvicorn.Config(
        door.app(),
        host=settings.host,
        port=settings.port,
        ws=(short_way_protocol() if short_way else None) or "websockets-sansio",
        ws_max_size=LONGEST,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        lifespan="on",
        log_config=journal.config(settings.log_level),
        access_log=False,
        server_header=False,
        forwarded_allow_ips=settings.proxies,
        timeout_graceful_shutdown=10,
        backlog=4096,
    )
    return Server(config, door)


def short_way_protocol() -> type[asyncio.Protocol] | None:
    """Sockets that can be handed over, if picows is installed; all of a server share their mail."""
    try:
        from wormery.server.socket.picows import WireProtocol  # noqa: PLC0415 - optional
    except ImportError:
        return None
    return cast("type[asyncio.Protocol]", partial(WireProtocol, mail=Mail()))


def _spare_the_collector() -> None:
    """Look for cycles seldom: tables are trees of values, and a scan of all delays everybody."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 50, 100)


def run(serving: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Run on the fastest event loop that is installed."""
    with asyncio.Runner(loop_factory=_fastest_loop()) as runner:
        runner.run(serving())


def _fastest_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    try:
        from uvloop import new_event_loop  # noqa: PLC0415 - optional
    except ImportError:
        return None
    made: Callable[[], asyncio.AbstractEventLoop] = new_event_loop
    return made
