"""Many tables of a game with turns, played over real sockets by one process."""

import asyncio
from collections.abc import Sequence
from heapq import heappop, heappush
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

from wormery.bench.load.client import post
from wormery.bench.load.players import OPTIONS, LoadPlayer, LoadTable, Played
from wormery.bench.load.process import Measurable


class Raced(NamedTuple):
    """What a closed loop came to."""

    moves: int
    seconds: float
    cpu_by_process: Sequence[float]  # of the server, the supervisor of workers first

    @property
    def cpu(self) -> float:
        """Seconds of processor time that the server used."""
        return sum(self.cpu_by_process)


class Crowd:
    """All tables of a run."""

    def __init__(self, host: str, port: int, game: Played = "tally") -> None:
        self._host, self._port, self.game = host, port, game
        self._tokens: list[str] = []
        self._door = asyncio.Lock()
        self.tables: list[LoadTable] = []

    @property
    def token(self) -> str:
        """What one of the two people is known by."""
        return self._tokens[0]

    async def gather(self, count: int) -> None:
        """Open tables, sit down and begin, until there are *count*."""
        while (there := len(self.tables)) < count:
            more = range(there, min(there + 50, count))
            self.tables += await asyncio.gather(*map(self.open_table, more))
        while any(table.next is None for table in self.tables):
            await asyncio.sleep(0.01)

    async def race(self, seconds: float, server: Measurable) -> Raced:
        """Closed loop: every seat moves as soon as it sees the other's move."""
        moves = 0

        def turn(player: LoadPlayer) -> None:
            nonlocal moves
            moves += 1
            player.move()

        for table in self.tables:
            table.turn = turn
            if table.next is not None:
                player, table.next = table.next, None
                player.move()
        await asyncio.sleep(seconds / 4)  # let it get going
        before, began, used = moves, perf_counter(), server.cpu_by_process()
        await asyncio.sleep(seconds)
        made, took, after = moves - before, perf_counter() - began, server.cpu_by_process()
        await self._rest()
        return Raced(made, took, [now - then for now, then in zip(after, used, strict=True)])

    async def play_on(self, moves: int) -> None:
        """Closed loop until so many more moves were made at every table."""
        left = dict.fromkeys(self.tables, moves)

        def turn(player: LoadPlayer) -> None:
            table = player.table
            if left[table]:
                left[table] -= 1
                player.move()
            else:
                table.next = player

        for table in self.tables:
            table.turn = turn
            player, table.next = table.next, None
            assert player is not None, "somebody is to move at every table"
            turn(player)
        while any(table.next is None for table in self.tables):
            await asyncio.sleep(0.005)

    @property
    def received(self) -> int:
        """Bytes that all players have been sent."""
        return sum(player.received for table in self.tables for player in table.players)

    async def stroll(self, seconds: float, per_second: float) -> list[float]:
        """Open loop: so many moves a second and table. Seconds from a send to the other's view."""
        sent: dict[LoadTable, float] = {}
        taken: list[float] = []

        def turn(player: LoadPlayer) -> None:
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

    async def open_table(self, number: int) -> LoadTable:
        """One more table with both players at it."""
        wanted: dict[str, object] = {"game": self.game, "seats": 2, "options": OPTIONS[self.game]}
        tokens = await self._known()
        made = await self.post("/api/tables", wanted)
        table = LoadTable(made["table"], number)
        for player, token in zip(table.players, tokens, strict=True):
            await self.connect(player, f"/api/tables/{table.name}/socket", token)
            player.ask({"type": "sit", "seat": player.seat})
            player.ask({"type": "ready", "seat": player.seat})
        return table

    async def _known(self) -> list[str]:
        """Both people are asked for their names when the first table is opened."""
        async with self._door:
            if not self._tokens:
                self._tokens = [
                    (await self.post("/api/guest", {"name": name, "token": True}))["token"]
                    for name in ("Ann", "Ben")
                ]
        return self._tokens

    async def connect(self, player: LoadPlayer, path: str, token: str = "") -> None:
        """Open a player's socket."""
        socket, loop = player.socket, asyncio.get_running_loop()
        await loop.create_connection(lambda: socket, self._host, self._port)
        socket.knock(f"{self._host}:{self._port}", path, token)
        await socket.opened

    async def post(self, path: str, body: dict[str, object]) -> dict[str, Any]:
        """Ask the server something as the first of the two."""
        token = self._tokens[0] if self._tokens else ""
        return await post(self._host, self._port, path, body, token)
