"""Connections through plain ASGI, for any server that speaks it."""

import asyncio
from collections import deque

from starlette.types import Receive, Send

from wormery.core import Millis
from wormery.server.metrics import Metrics
from wormery.server.socket.connection import Bundle, Handler
from wormery.server.socket.descriptors import NO_DESCRIPTOR


class AsgiConnection:
    """Sending only queues; a device that lets too much pile up is cut off."""

    descriptor = NO_DESCRIPTOR  # the socket is the server's

    def __init__(self, send: Send, most: int, metrics: Metrics) -> None:
        self._send = send
        self.most = most
        self._metrics = metrics
        self._outbox: deque[bytes] = deque()
        self._waiting = 0
        self._news = asyncio.Event()
        self._closing: tuple[int, str] | None = None
        self._pumping: asyncio.Task[None] | None = None

    def send(self, message: bytes) -> None:
        """Queue a message."""
        if self._closing is not None:
            return
        if self._waiting + len(message) > self.most:
            self._metrics.dropped += 1
            self._closing = (1013, "slow")
            self._outbox.clear()
            if self._pumping is not None:
                self._pumping.cancel()
            return
        self._outbox.append(message)
        self._waiting += len(message)
        self._news.set()

    put = send

    def finish(self, rest: bytes) -> None:
        """Without a descriptor nothing was begun."""

    def flush(self) -> None:
        """Messages leave in their order anyway."""

    def offer(self, bundle: Bundle) -> None:
        """Queue messages if nothing waits."""
        if not self._outbox:
            for message in bundle.messages:
                self.send(message)

    def round_trip(self) -> Millis:
        """Not known here."""
        return Millis(0)

    def hang_up(self, code: int, reason: str) -> None:
        """Close, after what was sent before."""
        if self._closing is None:
            self._closing = (code, reason)
            self._news.set()

    async def converse(self, receive: Receive, handler: Handler) -> None:
        """Pass messages both ways until one side hangs up."""
        self._pumping = asyncio.create_task(self._pump())
        listening = asyncio.create_task(_listen(receive, handler))
        both = {self._pumping, listening}
        await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        self.hang_up(1006, "gone")
        for task in both:
            task.cancel()
        await asyncio.gather(*both, return_exceptions=True)

    async def _pump(self) -> None:
        try:
            while self._closing is None or self._outbox:
                await self._news.wait()
                self._news.clear()
                while self._outbox:
                    message = self._outbox.popleft()
                    self._waiting -= len(message)
                    await self._send({"type": "websocket.send", "text": message.decode()})
            code, reason = self._closing
            await self._send({"type": "websocket.close", "code": code, "reason": reason})
        except OSError:
            pass  # the device is gone


async def _listen(receive: Receive, handler: Handler) -> None:
    while True:
        message = await receive()
        if message["type"] != "websocket.receive":
            return
        text = message.get("text")
        handler(text.encode() if text is not None else message["bytes"])
