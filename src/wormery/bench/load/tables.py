"""Many tables of a game with turns, played over real sockets by one process."""

import asyncio
from heapq import heappop, heappush
from random import Random
from time import perf_counter
from typing import Any

from wormery.bench.load.client import post
from wormery.bench.load.players import OPTIONS, LoadPlayer, LoadTable, Played


class Crowd:
    """All tables of a run."""

    def __init__(self, host: str, port: int, game: Played = "tally") -> None:
        self._host, self._port, self._game = host, port, game
        self._tokens: list[str] = []
        self.tables: list[LoadTable] = []

    @property
    def token(self) -> str:
        """What one of the two people is known by."""
        return self._tokens[0]

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
        before, began = moves, perf_counter()
        await asyncio.sleep(seconds)
        made, took = moves - before, perf_counter() - began
        await self._rest()
        return made, took

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

    async def _open(self) -> None:
        wanted: dict[str, object] = {"game": self._game, "seats": 2, "options": OPTIONS[self._game]}
        made = await self._post("/api/tables", wanted)
        table = LoadTable(made["table"], len(self.tables))
        self.tables.append(table)
        loop = asyncio.get_running_loop()
        for player, token in zip(table.players, self._tokens, strict=True):
            socket = player.socket
            await loop.create_connection(lambda s=socket: s, self._host, self._port)  # type: ignore[misc]
            socket.knock(f"{self._host}:{self._port}", f"/api/tables/{table.name}/socket", token)
            await socket.opened
            player.ask({"type": "sit", "seat": player.seat})
            player.ask({"type": "ready", "seat": player.seat})

    async def _post(self, path: str, body: dict[str, object]) -> dict[str, Any]:
        token = self._tokens[0] if self._tokens else ""
        return await post(self._host, self._port, path, body, token)
