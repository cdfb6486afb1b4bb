"""Frames that no honest client sends, byte by byte, over a raw socket."""

import base64
import os
import socket
import struct
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.clients import ServerProcess, server

MASK = b"\1\2\3\4"


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server for all tests here."""
    path: Path = tmp_path_factory.mktemp("frames")
    with server(str(path / "t.db")) as process:
        yield process


@pytest.fixture
def line(running: ServerProcess) -> Iterator[socket.socket]:
    """A raw line to a table, after the handshake and the greeting."""
    with httpx.Client(base_url=running.url) as guest:
        guest.post("/api/guest", json={"name": "Ann"})
        table = guest.post("/api/tables", json={"game": "tally", "seats": 2}).json()["table"]
        cookie = guest.cookies["wormery_guest"]
    key = base64.b64encode(os.urandom(16)).decode()
    with socket.create_connection(("127.0.0.1", running.port), timeout=10) as opened:
        opened.sendall(
            (
                f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
                f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n"
                f"Cookie: wormery_guest={cookie}\r\n\r\n"
            ).encode()
        )
        while b"\r\n\r\n" not in _peek(opened):
            pass
        _read_head(opened)
        kinds = [_frame(opened)[0] for _ in range(4)]
        assert kinds == [9, 1, 1, 1]  # how far away are you? welcome, shown, presence
        yield opened


def _peek(line: socket.socket) -> bytes:
    return line.recv(65536, socket.MSG_PEEK)


def _read_head(line: socket.socket) -> None:
    head = b""
    while not head.endswith(b"\r\n\r\n"):
        head += line.recv(1)
    assert b" 101 " in head.split(b"\r\n")[0]


def _exactly(line: socket.socket, size: int) -> bytes:
    data = b""
    while len(data) < size:
        more = line.recv(size - len(data))
        assert more, "the line was cut"
        data += more
    return data


def _frame(line: socket.socket) -> tuple[int, bytes]:
    first, size = _exactly(line, 2)
    if size == 126:
        (size,) = struct.unpack("!H", _exactly(line, 2))
    return first & 15, _exactly(line, size)


def _masked(first: int, payload: bytes) -> bytes:
    size = len(payload)
    head = bytes((first, 0x80 | size)) if size < 126 else struct.pack("!BBH", first, 0xFE, size)
    return head + MASK + bytes(b ^ MASK[i % 4] for i, b in enumerate(payload))


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (b"\x81\x02{}", 1002),  # not masked
        (_masked(0xC1, b"{}"), 1002),  # a reserved bit
        (_masked(0x80, b"{}"), 1002),  # goes on where nothing began
        (_masked(0x01, b"{") + _masked(0x01, b"}"), 1002),  # begins in the middle
        (_masked(0x09, b""), 1002),  # a ping in pieces
        (_masked(0x89, b"x" * 126), 1002),  # too long a ping
        (_masked(0x83, b""), 1002),  # no such kind
        (_masked(0x82, b"{}"), 1003),  # binary
        (b"\x81\xff" + (2**40).to_bytes(8, "big") + MASK, 1009),
        (b"\x81\xfe\xff\xff" + MASK, 1009),
    ],
)
def test_broken_frames_close_the_line(line: socket.socket, sent: bytes, code: int) -> None:
    """With the code that says why."""
    line.sendall(sent)
    opcode, payload = _frame(line)
    assert opcode == 8
    assert struct.unpack("!H", payload[:2]) == (code,)


def test_a_message_may_come_byte_by_byte(line: socket.socket) -> None:
    """And several at once."""
    ping = _masked(0x81, b'{"type":"ping","sent":5}')
    for byte in ping:
        line.sendall(bytes((byte,)))
    assert b'"sent":5' in _frame(line)[1]
    line.sendall(ping * 3)
    for _ in range(3):
        assert b'"pong"' in _frame(line)[1]


def test_pings_are_answered_and_goodbyes_returned(line: socket.socket) -> None:
    """As RFC 6455 asks."""
    line.sendall(_masked(0x89, b"are you there"))
    assert _frame(line) == (10, b"are you there")
    line.sendall(_masked(0x8A, b"never asked"))
    line.sendall(_masked(0x88, struct.pack("!H", 1000)))
    assert _frame(line) == (8, struct.pack("!H", 1000))
    assert line.recv(1) == b""


@pytest.mark.parametrize(
    "flood",
    [_masked(0x8A, b""), _masked(0x89, b""), _masked(0x01, b"") + _masked(0x80, b"")],
    ids=["pongs", "pings", "pieces"],
)
def test_frames_without_a_message_have_an_end(line: socket.socket, flood: bytes) -> None:
    """A hundred thousand fit into a moment, and all tables would wait until they are read."""
    line.sendall(flood * 2_000)
    while (frame := _frame(line))[0] != 8:
        pass
    assert struct.unpack("!H", frame[1][:2]) == (1008,)
