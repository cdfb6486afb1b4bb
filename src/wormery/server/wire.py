"""A shorter way from uvicorn's transport to a session: frames in and out without ASGI between.

The handshake, the limits on it and the keep-alive are uvicorn's. Once a socket is accepted, the
session attaches itself; from then on text frames go straight to it, and its messages straight to
the transport. Under any other ASGI server `lines.AsgiLine` does the same work.
"""

import asyncio
import socket
from collections.abc import Callable
from typing import Any, Final, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Close, Frame, Opcode
from websockets.http11 import Request

from wormery.core import Millis

try:
    from websockets.speedups import apply_mask
except ImportError:  # where no compiled wheel is published
    from websockets.utils import apply_mask

EXTENSION: Final = "wormery.wire"

LONGEST: Final = 16 * 1024
"""The largest message that is read, in bytes."""

_FIN, _MASKED = 0x80, 0x80
_LAST_TEXT = _FIN | Opcode.TEXT
_KERNEL_BUFFER = 64 * 1024
_PATIENCE = 2.0  # seconds that a device gets to say goodbye, too


class Broken(Exception):  # noqa: N818 - the device's mistake, answered with a close code
    """A frame that no honest client sends."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class _Nobody:
    """Whom uvicorn tells what a session hears by itself."""

    def put_nowait(self, _: object) -> None:
        """Nothing to do."""


_NOBODY: Final = _Nobody()


class WireProtocol(WebSocketsSansIOProtocol):
    """A WebSocket whose frames a session can take over."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._hear: Callable[[bytes], None] | None = None
        self._over: asyncio.Future[None] | None = None
        self._rest = b""
        self._parts: list[bytes] | None = None
        self._most = 0
        self._hung_up = False
        self.too_slow = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Let the kernel keep little for a device that does not read."""
        super().connection_made(transport)
        line = transport.get_extra_info("socket")
        if line is not None:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, _KERNEL_BUFFER)

    def handle_connect(self, event: Request) -> None:
        """Offer the short way to the application."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: Any = self.scope["extensions"]
            extensions[EXTENSION] = self

    def attach(self, hear: Callable[[bytes], None], most: int) -> asyncio.Future[None]:
        """Take over right after accepting; the future is done when the socket is closed."""
        self._hear = hear
        self._most = most
        self._over = self.loop.create_future()
        if self.disconnected:
            self._over.set_result(None)
        elif not self.queue.empty() or self.conn.reader.buffer:
            self.hang_up(1002, "nothing may be sent before the handshake is over")
        # Sockets live long, and what only the handshake and ASGI need is a third of their weight.
        del self.request, self.response
        if not (self.disconnected or self._hung_up):
            self.stop_keepalive()
            self.send_keepalive_ping()  # now, to know how far away the device is
        self.queue = cast("asyncio.Queue[Any]", _NOBODY)
        return self._over

    def send_message(self, message: bytes) -> None:
        """Send a text message; a device that lets too much pile up is cut off."""
        if self._hung_up or self.transport.is_closing():
            return
        size = len(message)
        if size < 126:
            head = bytes((_LAST_TEXT, size))
        elif size < 65536:
            head = bytes((_LAST_TEXT, 126, size >> 8, size & 255))
        else:
            head = bytes((_LAST_TEXT, 127)) + size.to_bytes(8, "big")
        self.transport.write(head + message)
        if self.transport.get_write_buffer_size() > self._most:
            self.too_slow = True
            self._hung_up = True
            self.transport.abort()

    def hang_up(self, code: int, reason: str) -> None:
        """Say goodbye, and cut the line if the device does not answer soon."""
        if self._hung_up or self.transport.is_closing():
            return
        self._hung_up = True
        payload = Close(code, reason).serialize()
        self.transport.write(bytes((_FIN | Opcode.CLOSE, len(payload))) + payload)
        self.loop.call_later(_PATIENCE, self.transport.abort)

    def data_received(self, data: bytes) -> None:
        """Bytes came in: straight to the session once one is attached."""
        if self._hear is None:
            super().data_received(data)
            return
        try:
            self._read(self._rest + data if self._rest else data)
        except Broken as broken:
            self.hang_up(broken.code, "")

    def connection_lost(self, exc: Exception | None) -> None:
        """The device is gone."""
        super().connection_lost(exc)
        if self._over is not None and not self._over.done():
            self._over.set_result(None)

    def _read(self, data: bytes) -> None:
        at, end = 0, len(data)
        while end - at >= 2:
            first, second = data[at], data[at + 1]
            size, head = second & 127, at + 2
            if not second & _MASKED:
                raise Broken(1002)
            if end - at < 6:
                break
            if size == 126:
                size, head = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
            if size > LONGEST or (second & 127) == 127:  # 127 announces a longer one still
                raise Broken(1009)
            stop = head + 4 + size
            if end < stop:
                break
            payload = apply_mask(data[head + 4 : stop], data[head : head + 4])
            at = stop
            if first == _LAST_TEXT and self._parts is None:
                if not self._hung_up and self._hear is not None:
                    self._hear(payload)
            else:
                self._rare(first, payload)
        self._rest = data[at:]

    def _rare(self, first: int, payload: bytes) -> None:
        """A control frame, or a message in pieces."""
        opcode, last = first & 15, bool(first & _FIN)
        if first & 0x70 or (opcode >= 8 and not (last and len(payload) < 126)):
            raise Broken(1002)
        match opcode:
            case Opcode.CLOSE:
                self._farewell(payload)
            case Opcode.PING:
                if not self._hung_up:
                    self.transport.write(bytes((_FIN | Opcode.PONG, len(payload))) + payload)
            case Opcode.PONG:
                self.handle_pong(Frame(Opcode.PONG, payload))
            case Opcode.TEXT if self._parts is None:
                self._parts = [payload]
            case Opcode.CONT if self._parts is not None:
                self._continue(payload, last=last)
            case Opcode.BINARY:
                raise Broken(1003)
            case _:
                raise Broken(1002)

    def _continue(self, payload: bytes, *, last: bool) -> None:
        assert self._parts is not None
        self._parts.append(payload)
        if sum(map(len, self._parts)) > LONGEST or len(self._parts) > 64:
            raise Broken(1009)
        if last:
            whole, self._parts = b"".join(self._parts), None
            if not self._hung_up and self._hear is not None:
                self._hear(whole)

    def _farewell(self, payload: bytes) -> None:
        if not self._hung_up:
            self._hung_up = True
            self.transport.write(bytes((_FIN | Opcode.CLOSE, len(payload))) + payload)
        self.transport.close()


class WireLine:
    """The line to a device by the short way."""

    __slots__ = ("_wire",)

    def __init__(self, wire: WireProtocol) -> None:
        self._wire = wire

    def send(self, message: bytes) -> None:
        """Pass a message on."""
        self._wire.send_message(message)

    def hang_up(self, code: int, reason: str) -> None:
        """Close, after what was sent before."""
        self._wire.hang_up(code, reason)

    def offer(self, message: bytes) -> None:
        """Pass a message on if nothing waits."""
        if not self._wire.transport.get_write_buffer_size():
            self._wire.send_message(message)

    def round_trip(self) -> Millis:
        """As the last keep-alive has measured it; the first is sent at once."""
        return Millis(round(self._wire.last_ping_rtt * 1000))
