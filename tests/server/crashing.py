"""People who play through every crash, and what the log must say about them afterwards."""

import asyncio
import contextlib
from collections import Counter

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.clients import Person, add
from tests.table.world import TALLY
from wormery.app import open_store
from wormery.store.ids import TableId
from wormery.table.fold import decoder, steps
from wormery.table.seating.events import Entry


class Player:
    """Plays one seat as fast as it can, through every crash, and notes what was acknowledged."""

    def __init__(self, person: Person, table: str, seat: int) -> None:
        self.person = person
        self.table = table
        self.seat = seat
        self.acknowledged: dict[str, int] = {}
        self.after: int | None = None
        self._turn = -1
        self._pending: str | None = None

    async def play(self, over: asyncio.Event) -> None:
        """Until the test is over."""
        while not over.is_set():
            with contextlib.suppress(OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                await self._sit_down(over)
            await asyncio.sleep(0.05)

    async def _sit_down(self, over: asyncio.Event) -> None:
        await self.person.enter(self.table, after=self.after)
        while not over.is_set():
            message = await self.person.hear()
            kind = message["type"]
            if kind == "welcome" and message["resumed"] and self._pending:
                await self._send(self._pending)
            if kind in ("shown", "update"):
                self.after = message["version"]
                self._turn = (message.get("view") or message.get("changes") or {}).get(
                    "turn", self._turn
                )
            if kind == "shown" and self._pending:
                await self._send(self._pending)
            name = message.get("request_id") if kind in ("update", "done") else None
            if name is not None:
                self.acknowledged[name] = message["version"]
                self._pending = None
            assert kind != "refused", message
            if self._turn == self.seat and self._pending is None:
                self._pending = f"p{len(self.acknowledged)}"
                await self._send(self._pending)

    async def _send(self, name: str) -> None:
        await self.person.send(
            {"type": "play", "request_id": name, "seat": self.seat, "command": add()}
        )


async def all_move(players: list[Player]) -> None:
    """Wait until everybody has moved a few times."""
    before = [len(player.acknowledged) for player in players]
    async with asyncio.timeout(120):
        while any(len(p.acknowledged) < n + 3 for p, n in zip(players, before, strict=True)):
            await asyncio.sleep(0.02)


async def players_at_new_table(url: str) -> list[Player]:
    """Two who have sat down, and wait to be sent to play."""
    players = []
    people = [await Person.new(url, name) for name in ("Ann", "Ben")]
    table = await people[0].open(options={"goal": 1_000_000})
    for seat, person in enumerate(people):
        await person.enter(table)
        await person.ask({"type": "sit", "seat": seat})
        await person.ask({"type": "ready", "seat": seat})
        players.append(Player(person, table, seat))
    for person in people:
        await person.leave()
    return players


async def audit(store: str, players: list[Player]) -> None:
    """All that was acknowledged is in the log, once, and nothing was done twice."""
    opened = await open_store(store)
    for table in {player.table for player in players}:
        lines = await opened.read(TableId(table))
        entries: list[Entry[object]] = [decoder(TALLY).decode(line) for line in lines]
        written = Counter((entry.by, entry.request_id) for entry in entries if entry.request_id)
        assert set(written.values()) == {1}
        state = list(steps(TALLY, lines))[-1].after.state
        assert state.total == sum(entry.request_id.startswith("p") for entry in entries)
        for player in (p for p in players if p.table == table):
            for name, version in player.acknowledged.items():
                assert entries[version - 1].request_id == name
    await opened.close()
