"""People for tests: guests who talk to a real server over real sockets."""

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

ROOT = Path(__file__).parents[2]

Message = dict[str, Any]

WAIT = 120
"""Seconds: a busy machine takes its time to start the process that tells a replay."""

GENEROUS = {
    "message_rate": 1e6,
    "message_burst": 1e6,
    "message_work_burst": 1e6,
    "request_rate": 1e6,
    "request_burst": 1e6,
    "guests_per_hour": 1e6,
    "tables_per_hour": 1e6,
    "most_connections_per_address": 10_000,
    "countdown": 0,
    "come_back": 50,
    "log_level": "error",
}


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


class ServerProcess:
    """A server that can be killed."""

    program: Sequence[str] = ("-m", "tests.server.serving")

    def __init__(self, store: str, **settings: Any) -> None:
        self.store = store
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        place = {"store": store, "port": self.port, "address": self.url}
        self._settings = {**GENEROUS, **place, **settings}
        self._process: subprocess.Popen[bytes] | None = None
        self.log = b""

    def start(self) -> None:
        """Start it, and wait until it answers."""
        self._process = subprocess.Popen(
            [sys.executable, *self.program, json.dumps(self._settings)],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": str(ROOT)},
            stderr=subprocess.PIPE,
        )
        for _ in range(600):
            try:
                httpx.get(f"{self.url}/health", timeout=5).raise_for_status()
            except httpx.HTTPError:
                assert self._process.poll() is None, self._read_log()
                time.sleep(0.05)
            else:
                return
        raise AssertionError(self._read_log())

    def kill(self) -> None:
        """As a power cut would."""
        assert self._process is not None
        self._process.kill()
        _, self.log = self._process.communicate()

    def pause(self) -> None:
        """As a suspended machine does: everything stays as it is, and nothing happens."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)

    def resume(self) -> None:
        """Go on after a pause."""
        assert self._process is not None
        self._process.send_signal(signal.SIGCONT)

    def stop(self) -> int:
        """As an operator would; gives the exit code."""
        assert self._process is not None
        self._process.terminate()
        return self.wait()

    def wait(self) -> int:
        """Wait for its end; gives the exit code."""
        assert self._process is not None
        _, self.log = self._process.communicate(timeout=30)
        return self._process.returncode

    @property
    def pid(self) -> int:
        """Which process it is."""
        assert self._process is not None
        return self._process.pid

    @property
    def running(self) -> bool:
        """Whether the process is there."""
        return self._process is not None and self._process.poll() is None

    def _read_log(self) -> str:
        assert self._process is not None
        self._process.kill()
        return self._process.communicate()[1].decode()


@contextmanager
def server(store: str, **settings: Any) -> Iterator[ServerProcess]:
    """A server that runs while the test does."""
    process = ServerProcess(store, **settings)
    process.start()
    try:
        yield process
    finally:
        if process.running:
            process.stop()


class Person:
    """A guest with a device."""

    def __init__(self, url: str, token: str) -> None:
        self.url = url
        self.token = token
        self.frames: list[str] = []
        self.version = 0
        self.socket: ClientConnection | None = None
        self._names = 0

    @classmethod
    async def new(cls, url: str, name: str) -> "Person":
        """Somebody new."""
        who = {"name": name, "face": "curl", "token": True}
        async with httpx.AsyncClient(timeout=WAIT) as http:
            made = await http.post(f"{url}/api/guest", json=who)
        made.raise_for_status()
        return cls(url, made.json()["token"])

    @property
    def auth(self) -> dict[str, str]:
        """The header that says who this is."""
        return {"Authorization": f"Bearer {self.token}"}

    async def post(self, path: str, body: object) -> Message:
        """Ask something over HTTP."""
        async with httpx.AsyncClient(timeout=WAIT) as http:
            answer = await http.post(f"{self.url}{path}", json=body, headers=self.auth)
        read: Message = answer.json()
        return read

    async def get(self, path: str) -> Any:
        """Look something up over HTTP."""
        async with httpx.AsyncClient(timeout=WAIT) as http:
            answer = await http.get(f"{self.url}{path}", headers=self.auth)
        return answer.json()

    async def open(self, game: str = "tally", **wanted: Any) -> str:
        """Open a table."""
        made = await self.post("/api/tables", {"game": game, "seats": 2, **wanted})
        table: str = made["table"]
        return table

    async def enter(
        self, table: str, *, after: int | None = None, watch: bool = False, look: str | None = None
    ) -> None:
        """Go to a table, with the last version seen there, if any."""
        wanted = {"after": after, "watch": 1 if watch else None, "look": look}
        query = "&".join(f"{name}={each}" for name, each in wanted.items() if each is not None)
        url = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/socket?{query}"
        self.socket = await connect(url, additional_headers=self.auth, proxy=None, max_queue=None)

    async def leave(self) -> None:
        """Hang up."""
        if self.socket is not None:
            await self.socket.close()
            self.socket = None

    async def hear(self) -> Message:
        """The next message."""
        assert self.socket is not None
        frame = await asyncio.wait_for(self.socket.recv(), 20)
        assert isinstance(frame, str)
        self.frames.append(frame)
        message: Message = json.loads(frame)
        if message["type"] in ("update", "shown"):
            self.version = message["version"]
        return message

    async def until(self, kind: str, **fields: object) -> Message:
        """The next message of a kind, with these fields."""
        while True:
            message = await self.hear()
            if message["type"] == kind and all(message.get(k) == v for k, v in fields.items()):
                return message

    async def send(self, message: object) -> None:
        """Send anything."""
        assert self.socket is not None
        await self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    async def ask(self, command: Message) -> Message:
        """Ask something of the table; gives the update, `done` or `refused`."""
        name = self._name()
        await self.send({"type": "ask", "request_id": name, "command": command})
        return await self._answer(name)

    async def play(self, seat: int, command: Message, name: str | None = None) -> Message:
        """Give a command of the game; gives the update, `done` or `refused`."""
        name = name or self._name()
        await self.send({"type": "play", "request_id": name, "seat": seat, "command": command})
        return await self._answer(name)

    def _name(self) -> str:
        self._names += 1
        return f"w{self._names}"

    async def _answer(self, name: str) -> Message:
        while True:
            message = await self.hear()
            if message.get("request_id") == name:
                return message


@asynccontextmanager
async def people(url: str, *names: str) -> AsyncIterator[list[Person]]:
    """Several guests, who hang up at the end."""
    guests = [await Person.new(url, name) for name in names]
    try:
        yield guests
    finally:
        for guest in guests:
            await guest.leave()


async def begin(table: str, *players: Person, options: object = None) -> None:
    """Let everybody enter, sit and be ready, and wait until the game is on."""
    for seat, player in enumerate(players):
        await player.enter(table)
        answer = await player.ask({"type": "sit", "seat": seat})
        assert answer["type"] == "update", answer
    if options is not None:
        arranged = {"type": "arrange", "seats": len(players), "options": options}
        await players[0].ask(arranged)
    for seat, player in enumerate(players):
        await player.ask({"type": "ready", "seat": seat})
    for player in players:
        while True:
            message = await player.hear()
            if message.get("table", {}).get("phase") == "playing":
                break


def add(number: int = 1) -> Message:
    """A move of Tally."""
    return {"type": "add", "number": number}
