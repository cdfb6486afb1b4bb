"""A table and those at it: two who play, one who looks in now and then; then another table."""

import asyncio
from collections.abc import Sequence
from random import Random
from typing import Any, Final

import msgspec

from wormery.bench.load.client import post
from wormery.chaos.people.device import TableDevice
from wormery.chaos.people.ledger import Ledger
from wormery.chaos.people.players import LegalGardener, LegalPlay, Mover, TablePlayer, strokes
from wormery.knots import Stroke

GAMES: Final = ("wormi", "wurmt", "wormi", "wurmt", "wormlord")
"""What the tables play, in turn."""

GAMES_A_TABLE: Final = {"wormi": 3, "wurmt": 3, "wormlord": 1}
OPTIONS: Final[dict[str, dict[str, Any]]] = {
    "wormi": {},
    "wurmt": {},
    "wormlord": {"timed": True, "rounds": 1},
}
_ASKING_S: Final = 5.0


class Party:
    """Three guests, and the table where they are at the moment."""

    def __init__(self, number: int, doors: Sequence[int], ledger: Ledger, seed: int) -> None:
        self._game = GAMES[number % len(GAMES)]
        self._doors, self._ledger = doors, ledger
        self._random = Random(f"{seed} {number}")
        self._strokes: list[Stroke] = strokes() if self._game == "wormlord" else []
        self._tokens: list[str] = []
        self.tables = 0
        self.table = ""

    @property
    def progress(self) -> tuple[int, int]:
        """How many tables and how many versions at the last."""
        book = self._ledger.tables.get(self.table)
        return self.tables, 0 if book is None else book.highest

    def __str__(self) -> str:
        return f"{self._game} at {self.table or 'no table'}, {self.progress}"

    async def play_on(self) -> None:
        """Play at one table after another until cancelled."""
        while len(self._tokens) < 3:
            made = await self._ask("/api/guest", {"name": "Ann", "token": True}, "token")
            self._tokens.append(made)
        while True:
            wanted = {"game": self._game, "seats": 2, "options": OPTIONS[self._game]}
            self.table = await self._ask("/api/tables", wanted, "table")
            self._ledger.open(self.table, self._game)
            self.tables += 1
            await self._play_here()

    async def _play_here(self) -> None:
        devices = [self._device(seat) for seat in range(2)]
        players = [
            TablePlayer(device, seat, self._mind(), GAMES_A_TABLE[self._game], self._random)
            for seat, device in enumerate(devices)
        ]
        tasks = [asyncio.ensure_future(device.stay()) for device in devices]
        tasks.append(asyncio.ensure_future(self._look_in()))
        try:
            while not all(player.is_done for player in players):
                await asyncio.wait(tasks, timeout=0.1)
                for task in tasks:
                    if task.done():
                        task.result()  # a bug of ours
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _look_in(self) -> None:
        """Come for a moment, as somebody new or as somebody who was here, and go again."""
        while True:
            device = self._device(2, watching=True)
            for _ in range(3):
                try:
                    async with asyncio.timeout(self._random.uniform(0.3, 2.0)):
                        await device.stay()
                except TimeoutError:
                    await asyncio.sleep(self._random.uniform(0.0, 0.5))

    def _device(self, who: int, *, watching: bool = False) -> TableDevice:
        random = Random(self._random.getrandbits(64))
        token, doors = self._tokens[who], self._doors
        return TableDevice(self.table, token, doors, self._ledger, random, watching=watching)

    def _mind(self) -> LegalPlay:
        random = Random(self._random.getrandbits(64))
        return LegalGardener(random, self._strokes) if self._game == "wormlord" else Mover(random)

    async def _ask(self, path: str, body: dict[str, object], wanted: str) -> str:
        """Ask over HTTP until there is an answer with what is *wanted*."""
        token = self._tokens[0] if self._tokens and path != "/api/guest" else ""
        while True:
            door = self._random.choice(self._doors)
            try:
                async with asyncio.timeout(_ASKING_S):
                    answer = await post("127.0.0.1", door, path, body, token)
                if wanted in answer:
                    return str(answer[wanted])
            except (OSError, TimeoutError, msgspec.DecodeError):
                pass
            await asyncio.sleep(0.2)
