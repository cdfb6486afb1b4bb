"""The same bytes for many, over real sockets: in order, whole, and nobody waits for anybody."""

import asyncio
import socket
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final

import numpy as np
import pytest
import uvicorn

from wormery.core.compiled import IS_COMPILED
from wormery.server.run import handover_protocol, run
from wormery.server.socket.connection import HANDOVER, Bundle, Connection
from wormery.server.socket.descriptors import DESCRIPTORS, is_quick
from wormery.server.socket.fan_out import CROWD, FanOut
from wormery.server.socket.picows import PicowsConnection
from wormery.server.socket.viewer import Viewer
from wormery.store.ids import GuestId
from wormery.table.seating.rules import Requester

COUNT: Final = CROWD + 2
KNOCK: Final = (
    b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
GOODBYE: Final = b"goodbye"


@pytest.fixture(params=[True, False], ids=["one call", "in turn"], autouse=True)
def quick(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> bool:
    """Whether there is machine code to write to all."""
    wanted: bool = request.param
    if not wanted:
        monkeypatch.setattr("wormery.server.socket.fan_out.is_quick", lambda: False)
    elif IS_COMPILED:
        DESCRIPTORS.write(np.zeros(0, np.int64), b"")  # compiled when it is first used
        assert is_quick()
    else:
        pytest.skip("nothing is compiled here")
    return wanted


class Device:
    """One end of a real socket, which is read when a test wants it."""

    def __init__(self) -> None:
        self.socket = socket.socket()
        self.socket.setblocking(False)
        self.heard: list[bytes] = []
        self._read = bytearray()

    async def knock(self, port: int) -> None:
        """Come in, and read no more than the answer."""
        loop = asyncio.get_running_loop()
        await loop.sock_connect(self.socket, ("127.0.0.1", port))
        await loop.sock_sendall(self.socket, KNOCK)
        while not self._read.endswith(b"\r\n\r\n"):
            self._read += await loop.sock_recv(self.socket, 1)
        self._read.clear()

    async def hear(self, many: int, at_once: int = 1 << 16) -> list[bytes]:
        """So many messages in all, or fewer if the connection is cut; the last may be `GOODBYE`."""
        loop = asyncio.get_running_loop()
        with suppress(ConnectionResetError):
            while len(self.heard) < many:
                more = await asyncio.wait_for(loop.sock_recv(self.socket, at_once), 20)
                if not more:
                    break
                self._read += more
                self._understand()
        return self.heard

    def take(self) -> None:
        """Read what is there, before the server can write more."""
        with suppress(BlockingIOError):
            while True:
                self._read += self.socket.recv(1 << 16)
        self._understand()

    def _understand(self) -> None:
        """Whole frames are messages; signs of life are none."""
        read = self._read
        while len(read) >= 4:
            size, head = read[1], 2
            if size == 126:
                size, head = int.from_bytes(read[2:4]), 4
            if head + size > len(read):
                return
            if read[0] == 0x81:
                self.heard.append(bytes(read[head : head + size]))
            elif read[0] == 0x88:
                self.heard.append(GOODBYE)
            del read[: head + size]


def _in_crowd(
    scenario: Callable[[FanOut, list[Connection], list[Device]], Awaitable[None]],
    most: int = 1 << 20,
) -> None:
    """Play a scenario with a crowd of devices at a server in this very loop."""
    connections: list[Connection] = []

    async def application(scope: Any, receive: Any, _send: Any) -> None:
        await receive()
        handover = scope["extensions"][HANDOVER]
        connections.append(handover.connection(most, measured=False))
        handover.open(lambda _: None)

    async def play() -> None:
        protocol = handover_protocol()
        assert protocol is not None
        config = uvicorn.Config(
            application, port=0, ws=protocol, lifespan="off", log_level="critical"
        )
        server = uvicorn.Server(config)
        serving = asyncio.create_task(server.serve())
        while not server.started:
            await asyncio.sleep(0.01)
        port = server.servers[0].sockets[0].getsockname()[1]
        devices = [Device() for _ in range(COUNT)]
        try:
            for device in devices:
                await device.knock(port)
            viewers = [Viewer(Requester(GuestId(""), "", ""), each) for each in connections]
            await scenario(FanOut(viewers), connections, devices)
        finally:
            for device in devices:
                device.socket.close()
            server.should_exit = True
            await serving

    run(play)


def test_all_get_the_same_between_messages_of_their_own() -> None:
    expected: list[list[bytes]] = [[] for _ in range(COUNT)]

    async def scenario(crowd: FanOut, connections: list[Connection], devices: list[Device]) -> None:
        for number in range(60):
            one = number % COUNT
            for message, send in (
                (b"waits %d" % number, connections[one].send),
                (b"at once %d" % number, lambda m, i=one: _at_once(connections[i], m)),
            ):
                send(message)
                expected[one].append(message)
            for size in (1, 200, 70_000 // 7):
                message = b"%d " % number * size
                crowd.send(message)
                for each in expected:
                    each.append(message)
            pieces = (b"piece", b"another %d" % number)
            connections[one].offer(Bundle(pieces))
            expected[one] += pieces
            for device, wanted in zip(devices, expected, strict=True):
                assert await device.hear(len(wanted)) == wanted

    _in_crowd(scenario)


def _at_once(connection: Connection, message: bytes) -> None:
    connection.flush()
    connection.put(message)


def test_who_does_not_read_is_cut_off_and_keeps_nobody_waiting() -> None:
    async def scenario(crowd: FanOut, connections: list[Connection], devices: list[Device]) -> None:
        deaf = connections[0]
        assert isinstance(deaf, PicowsConnection)
        sent: list[bytes] = []
        while not deaf.over.done():
            assert len(sent) < 2000
            sent.append(b"%6d" % len(sent) * 2000)
            crowd.send(sent[-1])
            for device in devices[1:]:
                assert (await device.hear(len(sent)))[-1] == sent[-1]
        assert deaf.over.result()  # too slow
        crowd.send(b"after that")
        for device in devices[1:]:
            assert await device.hear(len(sent) + 1) == [*sent, b"after that"]
        got = await devices[0].hear(len(sent))
        assert got == sent[: len(got)]
        assert len(got) < len(sent)

    _in_crowd(scenario, most=20_000)


def test_who_reads_slowly_gets_everything_in_order(
    quick: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Frames of which the kernel took a part are finished, and those that follow wait for it."""
    finished: list[int] = []
    finish = PicowsConnection.finish

    def note(connection: PicowsConnection, rest: bytes) -> None:
        finished.append(len(rest))
        finish(connection, rest)

    monkeypatch.setattr(PicowsConnection, "finish", note)
    messages = [b"%6d" % number * 8000 for number in range(200)]

    async def scenario(crowd: FanOut, connections: list[Connection], devices: list[Device]) -> None:
        slow = devices[0]
        for number, message in enumerate(messages):
            if number % 30 == 29:
                slow.take()
            crowd.send(message)
            for device in devices[1:]:
                await device.hear(number + 1)
        connections[0].send(b"the end")
        crowd.send(b"the end")
        assert await slow.hear(len(messages) + 2, 3001) == [*messages, b"the end", b"the end"]
        crowd.send(b"more")  # nothing waits any more
        assert (await slow.hear(len(messages) + 3))[-1] == b"more"
        for device in devices[1:]:
            assert await device.hear(len(messages) + 2) == [*messages, b"the end", b"more"]
        was_taken_in_part = min(finished) < len(Bundle(messages[:1]).frames)
        assert was_taken_in_part == quick

    _in_crowd(scenario, most=1 << 24)


def test_nothing_is_sent_after_a_goodbye() -> None:
    """Neither after ours, nor after that which a broken frame is answered with."""

    async def scenario(crowd: FanOut, connections: list[Connection], devices: list[Device]) -> None:
        crowd.send(b"before")
        connections[0].hang_up(1012, "moved")
        devices[1].socket.send(b"\x81\x02{}")  # not masked
        for _ in range(200):
            crowd.send(b"after")
            await asyncio.sleep(0.0005)
        assert await devices[0].hear(3) == [b"before", GOODBYE]
        heard = await devices[1].hear(202)
        assert (heard[0], heard[-1]) == (b"before", GOODBYE)
        assert len(heard) < 201
        assert await devices[2].hear(201) == [b"before", *[b"after"] * 200]

    _in_crowd(scenario)


def test_who_hung_up_is_written_to_no_more() -> None:
    """Also while they are still in the room, and whoever has their fd by now."""

    async def scenario(crowd: FanOut, connections: list[Connection], devices: list[Device]) -> None:
        gone = connections[0]
        assert isinstance(gone, PicowsConnection)
        place = gone.descriptor & 0xFFFFFF
        devices[0].socket.close()
        await gone.over
        await asyncio.sleep(0.01)
        ours, theirs = socket.socketpair()
        again = socket.fromfd(ours.fileno(), socket.AF_UNIX, socket.SOCK_STREAM)
        others = [again]
        while others[-1].fileno() < place:
            others.append(socket.fromfd(ours.fileno(), socket.AF_UNIX, socket.SOCK_STREAM))
        DESCRIPTORS.open(place)
        crowd.send(b"not for you")
        gone.hang_up(1012, "moved")
        theirs.setblocking(False)
        with pytest.raises(BlockingIOError):
            theirs.recv(100)
        for each in (*others, ours, theirs):
            each.close()
        assert await devices[1].hear(1) == [b"not for you"]

    _in_crowd(scenario)
