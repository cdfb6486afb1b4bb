"""The thinnest clients that do: a WebSocket, and one question over HTTP."""

import asyncio
import os
from base64 import b64encode
from collections.abc import Callable
from typing import Any, cast

import msgspec

TEXT, BINARY = 0x81, 0x82
_PING, _PONG = 0x89, 0x8A


class Socket(asyncio.Protocol):
    """The thinnest WebSocket client that does: it believes the server and masks with zeros.

    All messages, there and back, are of one kind.
    """

    def __init__(self, receive: Callable[[bytes], None], kind: int = TEXT) -> None:
        self.receive = receive
        self._kind = kind
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._transport: asyncio.Transport | None = None
        self._rest = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The connection is there."""
        self._transport = cast("asyncio.Transport", transport)

    def knock(self, host: str, path: str, token: str) -> None:
        """Ask for a WebSocket."""
        key = b64encode(os.urandom(16)).decode()
        asked = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n"
            f"Authorization: Bearer {token}\r\n\r\n"
        )
        assert self._transport is not None
        self._transport.write(asked.encode())

    def data_received(self, data: bytes) -> None:
        """Bytes came in."""
        data = self._rest + data if self._rest else data
        if not self.opened.done():
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self._rest = head
                return
            assert b" 101 " in head.split(b"\r\n", 1)[0], head
            self.opened.set_result(None)
        at, end = 0, len(data)
        while end - at >= 2:
            first, size, start = data[at], data[at + 1], at + 2
            if size == 126:
                size, start = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
            elif size == 127:
                size, start = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
            if end < start + size or end < start:
                break
            if first == self._kind:
                self.receive(data[start : start + size])
            elif first == _PING:
                self._send(_PONG, data[start : start + size])
            at = start + size
        self._rest = data[at:]

    def send(self, message: bytes) -> None:
        """Send a message."""
        self._send(self._kind, message)

    def close(self) -> None:
        """Hang up."""
        if self._transport is not None:
            self._transport.abort()

    def _send(self, kind: int, data: bytes) -> None:
        size = len(data)
        head = (kind, 128 | size) if size < 126 else (kind, 254, size >> 8, size & 255)
        if self._transport is not None and not self._transport.is_closing():
            self._transport.write(bytes(head) + b"\0\0\0\0" + data)


async def post(
    host: str, port: int, path: str, body: dict[str, object], token: str = ""
) -> dict[str, Any]:
    """Ask something over HTTP, as the guest with this token."""
    data = msgspec.json.encode(body)
    more = f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\n"
    read: dict[str, Any] = await _ask(host, port, f"POST {path}", token, more, data)
    return read


async def get(host: str, port: int, path: str, token: str = "") -> Any:
    """Look something up over HTTP."""
    return await _ask(host, port, f"GET {path}", token)


async def _ask(  # noqa: PLR0913, PLR0917 - a request
    host: str, port: int, what: str, token: str, more: str = "", data: bytes = b""
) -> Any:
    reader, writer = await asyncio.open_connection(host, port)
    who = f"Authorization: Bearer {token}\r\n" if token else ""
    # 1.0: an answer in chunks would have to be put together
    head = f"{what} HTTP/1.0\r\nHost: {host}\r\n{who}{more}Connection: close\r\n\r\n"
    writer.write(head.encode() + data)
    answer = await reader.read()
    writer.close()
    return msgspec.json.decode(answer.partition(b"\r\n\r\n")[2])
