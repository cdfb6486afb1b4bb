"""People made of code: many tables of Tally, played over real sockets by one process."""

import asyncio
import os
from base64 import b64encode
from collections.abc import Callable
from heapq import heappop, heappush
from random import Random
from time import perf_counter
from typing import Any, cast

import msgspec

_TEXT, _PING, _PONG = 0x81, 0x89, 0x8A


class Socket(asyncio.Protocol):
    """The thinnest WebSocket client that does: it believes the server and masks with zeros."""

    def __init__(self, receive: Callable[[bytes], None]) -> None:
        self.receive = receive
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
            if first == _TEXT:
                self.receive(data[start : start + size])
            elif first == _PING:
                self._send(_PONG, data[start : start + size])
            at = start + size
        self._rest = data[at:]

    def send(self, text: bytes) -> None:
        """Send a text message."""
        self._send(_TEXT, text)

    def close(self) -> None:
        """Hang up."""
        if self._transport is not None:
            self._transport.abort()

    def _send(self, kind: int, data: bytes) -> None:
        size = len(data)
        head = (kind, 128 | size) if size < 126 else (kind, 254, size >> 8, size & 255)
        if self._transport is not None and not self._transport.is_closing():
            self._transport.write(bytes(head) + b"\0\0\0\0" + data)


class Player:
    """One seat of one table."""

    def __init__(self, table: "Table", seat: int) -> None:
        self.seat = seat
        self.table = table
        self.socket = Socket(self.receive)
        self.number = 0
        self._mine = f'"turn":{seat},'.encode()

    def receive(self, frame: bytes) -> None:
        """Something was shown; perhaps it is my turn."""
        if self._mine in frame:
            self.table.turn(self)

    def move(self) -> None:
        """Count on by one."""
        self.number += 1
        self.socket.send(
            b'{"type":"play","request_id":"m%d","seat":%d,"command":{"type":"add","number":1}}'
            % (self.number, self.seat)
        )

    def ask(self, name: str, command: dict[str, object]) -> None:
        """Ask something of the table."""
        self.socket.send(
            msgspec.json.encode({"type": "ask", "request_id": name, "command": command})
        )


class Table:
    """Two players; *turn* says what happens when one of them sees that it is their turn."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.players = [Player(self, 0), Player(self, 1)]
        self.next: Player | None = None
        self.turn: Callable[[Player], None] = self.wait

    def wait(self, player: Player) -> None:
        """It is this player's turn, and nobody is in a hurry."""
        self.next = player


class Crowd:
    """All tables of a run."""

    def __init__(self, host: str, port: int) -> None:
        self._host, self._port = host, port
        self._tokens: list[str] = []
        self.tables: list[Table] = []

    async def gather(self, count: int) -> None:
        """Open tables, sit down and begin, until there are *count*."""
        if not self._tokens:
            self._tokens = [
                (await self._post("/api/guest", {"name": name, "token": True}))["token"]
                for name in ("Ann", "Ben")
            ]
        while len(self.tables) < count:
            more = min(50, count - len(self.tables))
            await asyncio.gather(*(self._open() for _ in range(more)))
        while any(table.next is None for table in self.tables):
            await asyncio.sleep(0.01)

    async def race(self, seconds: float) -> tuple[int, float]:
        """Closed loop: every seat moves as soon as it sees the other's move. Moves and time."""
        moves = 0

        def turn(player: Player) -> None:
            nonlocal moves
            moves += 1
            player.move()

        for table in self.tables:
            table.turn = turn
            if table.next is not None:
                player, table.next = table.next, None
                player.move()
        await asyncio.sleep(seconds / 4)  # let it get going
        before, began = moves, perf_counter()
        await asyncio.sleep(seconds)
        made, took = moves - before, perf_counter() - began
        await self._rest()
        return made, took

    async def stroll(self, seconds: float, per_second: float) -> list[float]:
        """Open loop: so many moves a second and table. Seconds from a send to the other's view."""
        sent: dict[Table, float] = {}
        taken: list[float] = []

        def turn(player: Player) -> None:
            at = sent.pop(player.table, None)
            if at is not None:
                taken.append(perf_counter() - at)
            player.table.next = player

        random = Random(1)
        start = perf_counter()
        due: list[tuple[float, int]] = []
        for number, table in enumerate(self.tables):
            table.turn = turn
            heappush(due, (start + random.random() / per_second, number))
        while due[0][0] < start + seconds:
            when, number = heappop(due)
            heappush(due, (when + 1 / per_second, number))
            wait = when - perf_counter()
            if wait > 0:
                await asyncio.sleep(wait)
            table = self.tables[number]
            if table.next is not None:
                player, table.next = table.next, None
                sent[table] = perf_counter()
                player.move()
        await self._rest()
        return taken

    async def close(self) -> None:
        """Everybody hangs up."""
        for table in self.tables:
            for player in table.players:
                player.socket.close()

    async def _rest(self) -> None:
        for table in self.tables:
            table.turn = table.wait
        await asyncio.sleep(0.5)

    async def _open(self) -> None:
        wanted = {"game": "tally", "seats": 2, "options": {"goal": 1_000_000_000}}
        made = await self._post("/api/tables", wanted)
        table = Table(made["table"])
        self.tables.append(table)
        loop = asyncio.get_running_loop()
        for player, token in zip(table.players, self._tokens, strict=True):
            socket = player.socket
            await loop.create_connection(lambda s=socket: s, self._host, self._port)  # type: ignore[misc]
            socket.knock(f"{self._host}:{self._port}", f"/api/tables/{table.name}/socket", token)
            await socket.opened
            player.ask("sit", {"type": "sit", "seat": player.seat})
            player.ask("ready", {"type": "ready", "seat": player.seat})

    async def _post(self, path: str, body: dict[str, object]) -> dict[str, Any]:
        token = self._tokens[0] if self._tokens else ""
        return await post(self._host, self._port, path, body, token)


async def post(
    host: str, port: int, path: str, body: dict[str, object], token: str = ""
) -> dict[str, Any]:
    """Ask something over HTTP, as the guest with this token."""
    reader, writer = await asyncio.open_connection(host, port)
    data = msgspec.json.encode(body)
    who = f"Authorization: Bearer {token}\r\n" if token else ""
    head = (
        f"POST {path} HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\n"
        f"{who}Content-Length: {len(data)}\r\nConnection: close\r\n\r\n"
    )
    writer.write(head.encode() + data)
    answer = await reader.read()
    writer.close()
    read: dict[str, Any] = msgspec.json.decode(answer.partition(b"\r\n\r\n")[2])
    return read
