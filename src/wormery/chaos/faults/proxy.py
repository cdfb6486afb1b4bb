"""A door between two processes that can be slammed: a TCP proxy that cuts, delays and swallows."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, cast

Connect = Callable[[Callable[[], asyncio.Protocol]], Awaitable[Any]]
"""Connects a protocol to what stands behind the door."""


class Door:
    """Listens at a port of this machine and passes bytes on, unless told otherwise."""

    def __init__(self, connect: Connect) -> None:
        self._connect = connect
        self.port = 0
        self.delay_s = 0.0
        self.swallows = False
        self._passages: set[Passage] = set()
        self._server: asyncio.Server | None = None

    async def open(self) -> None:
        """Listen, at the port from then on."""
        loop = asyncio.get_running_loop()
        self._server = await loop.create_server(
            lambda: Passage(self).front, "127.0.0.1", self.port, backlog=1024
        )
        self.port = self._server.sockets[0].getsockname()[1]

    async def close(self) -> None:
        """Listen no more."""
        if self._server is not None:
            self._server.close()
        self.cut()

    def cut(self) -> None:
        """Reset every connection."""
        for passage in list(self._passages):
            passage.cut()

    def half_close(self) -> None:
        """Tell what stands behind that nobody will say anything more; answers still get through."""
        for passage in self._passages:
            passage.back.close_writing()

    def go_on(self) -> None:
        """Pass on as usual; connections that have lost something are of no use any more."""
        self.delay_s, self.swallows = 0.0, False
        for passage in list(self._passages):
            if passage.has_lost:
                passage.cut()

    async def join(self, passage: "Passage") -> None:
        """Connect a passage to what stands behind."""
        self._passages.add(passage)
        try:
            await self._connect(lambda: passage.back)
        except OSError:
            passage.cut()

    def leave(self, passage: "Passage") -> None:
        """A passage is over."""
        self._passages.discard(passage)


class Passage:
    """One connection through a door: its two ends."""

    def __init__(self, door: Door) -> None:
        self.door = door
        self.has_lost = False
        self.front, self.back = PassageEnd(self), PassageEnd(self)
        self.front.other, self.back.other = self.back, self.front
        self.joining: asyncio.Task[None] | None = None

    def cut(self) -> None:
        """Reset both connections."""
        self.door.leave(self)
        self.front.abort()
        self.back.abort()


class PassageEnd(asyncio.Protocol):
    """One end of a passage: what comes in here goes out at the other."""

    other: "PassageEnd"

    def __init__(self, passage: Passage) -> None:
        self._passage = passage
        self._transport: asyncio.Transport | None = None
        self._waiting: deque[tuple[float, bytes]] = deque()  # to be written here, and when
        self.has_ended = False  # nothing more comes in
        self._is_cut = self._is_closed = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Somebody is at this end."""
        self._transport = cast("asyncio.Transport", transport)
        passage = self._passage
        if self._is_cut:
            self._transport.abort()
        elif self is passage.front:
            passage.joining = asyncio.ensure_future(passage.door.join(passage))
        else:
            self._flush()

    def data_received(self, data: bytes) -> None:
        """Pass on, later, or not at all."""
        door = self._passage.door
        if door.swallows or self._passage.has_lost:
            self._passage.has_lost = True
        else:
            self.other.write(data, door.delay_s)

    def eof_received(self) -> bool:
        """Nothing more comes in at this end; the other way stays open, unless that has ended."""
        self.has_ended = True
        self.other.close_writing()
        return not self.other.has_ended

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002 - either way
        """This end is gone, and so the other."""
        self._passage.cut()

    def write(self, data: bytes, delay_s: float) -> None:
        """Write here after a while, never before what came earlier."""
        if self._is_closed:
            return
        if delay_s == 0 and not self._waiting and self._transport is not None:
            self._transport.write(data)
            return
        loop = asyncio.get_running_loop()
        self._waiting.append((loop.time() + delay_s, data))
        loop.call_later(delay_s, self._flush)

    def close_writing(self) -> None:
        """Say that nothing more will be written here, after what is on its way."""
        transport, self._is_closed = self._transport, True
        if transport is not None and not self._waiting and not transport.is_closing():
            transport.write_eof()

    def abort(self) -> None:
        """Reset."""
        self._is_cut = True
        self._waiting.clear()
        if self._transport is not None:
            self._transport.abort()

    def _flush(self) -> None:
        now = asyncio.get_running_loop().time()
        while self._transport is not None and self._waiting and self._waiting[0][0] <= now + 0.001:
            self._transport.write(self._waiting.popleft()[1])
        if self._is_closed and not self._is_cut:
            self.close_writing()
