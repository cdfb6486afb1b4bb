"""Running the application under uvicorn, from binding the port to a graceful stop."""

import asyncio
import gc
import socket
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, cast

import uvicorn

from wormery.server.addresses import Proxies
from wormery.server.app import Application
from wormery.server.http.guarded.connections import ConnectionLimits, Connections
from wormery.server.http.guarded.heads import LARGEST_HEAD
from wormery.server.http.guarded.uvicorn import guarded_protocol
from wormery.server.logging import config as log_config
from wormery.server.socket.batching import Batching
from wormery.server.socket.connection import LONGEST


class GracefulServer(uvicorn.Server):
    """uvicorn that lets the application say goodbye before it closes the sockets."""

    def __init__(
        self,
        config: uvicorn.Config,
        application: Application,
        guard: Connections,
    ) -> None:
        super().__init__(config)
        self._application = application
        self._guard = guard
        self._member = application.member

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        """Serve, at the port of all workers where there are several."""
        await super().serve(sockets if self._member is None else [self._member.listening])

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and from then on let the garbage collector rest."""
        await super().startup(sockets)
        self._guard.start()
        if self._member is not None:
            self._member.join(self._adopt)
        spare_the_collector()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Finish writing, tell everybody when to come back, then stop."""
        if self._member is not None:
            self._member.leave()
        await self._application.close()
        await super().shutdown(sockets)
        self._guard.stop()  # until now it cuts whoever does not read what they were sent

    async def _adopt(self, connection: socket.socket, read: bytes) -> None:
        """Go on with a connection of which another worker has read something."""
        loop = asyncio.get_running_loop()
        kind: Any = self.config.http_protocol_class
        make = partial(
            kind,
            config=self.config,
            server_state=self.server_state,
            app_state=self.lifespan.state,
            _loop=loop,
            begun=read,
        )
        await loop.connect_accepted_socket(make, connection)


def server(application: Application, *, handover: bool = True) -> GracefulServer:
    """The server for a application; without the handover, frames go through plain ASGI."""
    settings, guard = application.settings, _guard(application)
    config = uvicorn.Config(
        application.app(),
        host=settings.host,
        port=settings.port,
        http=guarded_protocol(guard, application.member),
        h11_max_incomplete_event_size=LARGEST_HEAD,
        ws=(handover_protocol() if handover else None) or "websockets-sansio",
        ws_max_size=LONGEST,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        lifespan="on",
        log_config=log_config(settings.log_level),
        access_log=False,
        server_header=False,
        forwarded_allow_ips=settings.proxies,
        timeout_graceful_shutdown=10,
        backlog=4096,
    )
    return GracefulServer(config, application, guard)


def _guard(application: Application) -> Connections:
    settings, room = application.settings, application.room
    limits = ConnectionLimits(
        most=room.over_http,
        most_in_all=room.in_all,
        per_address=settings.most_http_connections_per_address,
        head_s=settings.head_seconds,
        body_s=settings.body_seconds,
        proxies=Proxies(settings.proxies),
    )
    return Connections(limits, application.metrics)


def handover_protocol() -> type[asyncio.Protocol] | None:
    """Sockets that can be handed over, if picows is installed; they share one batching."""
    try:
        from wormery.server.socket.picows import HandoverProtocol  # noqa: PLC0415 - optional
    except ImportError:
        return None
    return cast("type[asyncio.Protocol]", partial(HandoverProtocol, batching=Batching()))


def spare_the_collector() -> None:
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
