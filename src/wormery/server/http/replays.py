"""Where replays are asked for: what was played at a table, and files that somebody brings."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from wormery.core import Seat, convert
from wormery.server.http.replay import record, replay, seen
from wormery.server.http.responses import Answer, answered, read_all
from wormery.server.http.uploads import brought
from wormery.store.ids import TableId
from wormery.table.fold import AnyGame, game_of
from wormery.table.house import House
from wormery.table.seating.commands import SeatNumber

LONGEST_FILE = 1024 * 1024


@dataclass(eq=False)
class Theatre:
    """Answers to questions about replays."""

    house: House
    _turn: asyncio.Lock = field(default_factory=asyncio.Lock)  # files are read one at a time

    async def replay(self, request: Request) -> Response:
        """What happened at a table."""
        table, game, lines = await self._log(request)
        return answered(await asyncio.to_thread(replay, table, game, lines))

    async def seen(self, request: Request) -> Response:
        """What a seat, or a spectator, was shown at a table."""
        table, game, lines = await self._log(request)
        wanted = request.query_params.get("seat")
        seat = None if wanted is None else Seat(convert(SeatNumber, _number(wanted)))
        return answered(await asyncio.to_thread(seen, table, game, lines, seat))

    async def record(self, request: Request) -> Response:
        """The last game of a table in the text form of its own world."""
        _, game, lines = await self._log(request)
        name, text = await asyncio.to_thread(record, game, lines)
        kept = {"Content-Disposition": f'attachment; filename="{name}"'}
        return PlainTextResponse(text, headers=kept)

    async def told(self, request: Request) -> Response:
        """A replay that somebody brings as a file, checked and told again."""
        data = await read_all(request, LONGEST_FILE)
        async with self._turn:
            return answered(await asyncio.to_thread(brought, self.house.games, data))

    async def _log(self, request: Request) -> tuple[TableId, AnyGame, Sequence[bytes]]:
        table = TableId(request.path_params["table"])
        lines = await self.house.store.read(table)
        if not lines:
            raise Answer(404, "TB-18", "there is no such table")
        return table, self.house.games[game_of(lines)], lines


def _number(text: str) -> int:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 4 else -1
