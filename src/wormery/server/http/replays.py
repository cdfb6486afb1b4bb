"""Replays: what was played at a table, and files that somebody uploads.

After the end the whole log is told, before it only what spectators were shown.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field

from msgspec import Raw
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from wormery.core import AnyGame, Refusal, Seat, convert, encode
from wormery.protocol.api import Replay
from wormery.server.http.responses import HttpProblem, read_all, respond
from wormery.server.http.uploads import read_upload
from wormery.store.ids import TableId
from wormery.table.fold import Step, game_of, steps
from wormery.table.house import House
from wormery.table.seating.commands import SeatNumber
from wormery.table.updates import latest, update_of

LONGEST_FILE = 1024 * 1024


@dataclass(eq=False)
class Replays:
    """Responses to requests for replays."""

    house: House
    _turn: asyncio.Lock = field(default_factory=asyncio.Lock)  # files are read one at a time

    async def replay(self, request: Request) -> Response:
        """What happened at a table."""
        table, game, entries = await self._log(request)
        return respond(await asyncio.to_thread(replay, table, game, entries))

    async def seen(self, request: Request) -> Response:
        """What a seat, or a spectator, was shown at a table."""
        table, game, entries = await self._log(request)
        wanted = request.query_params.get("seat")
        seat = None if wanted is None else Seat(convert(SeatNumber, _number(wanted)))
        return respond(await asyncio.to_thread(seen, table, game, entries, seat))

    async def record(self, request: Request) -> Response:
        """The last game of a table in the text form of its own world."""
        _, game, entries = await self._log(request)
        name, text = await asyncio.to_thread(record, game, entries)
        kept = {"Content-Disposition": f'attachment; filename="{name}"'}
        return PlainTextResponse(text, headers=kept)

    async def upload(self, request: Request) -> Response:
        """A replay that somebody uploads as a file, checked and told again."""
        data = await read_all(request, LONGEST_FILE)
        async with self._turn:
            return respond(await asyncio.to_thread(read_upload, self.house.games, data))

    async def _log(self, request: Request) -> tuple[TableId, AnyGame, Sequence[bytes]]:
        table = TableId(request.path_params["table"])
        entries = await self.house.store.read(table)
        if not entries:
            raise HttpProblem(404, "TB-18", "there is no such table")
        return table, self.house.games[game_of(entries)], entries


def _number(text: str) -> int:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 4 else -1


def replay(table: TableId, game: AnyGame, entries: Sequence[bytes]) -> Replay:
    """What may be told of a table to anybody."""
    taken = list(steps(game, entries))
    over = taken[-1].after.seating.phase == "over"
    kept = tuple(map(Raw, entries)) if over else tuple(shown(game, step, None) for step in taken)
    return Replay(table, over, len(entries), kept)


def seen(table: TableId, game: AnyGame, entries: Sequence[bytes], seat: Seat | None) -> Replay:
    """What a seat was shown, step by step; before the end only what spectators were (TB-02)."""
    taken = list(steps(game, entries))
    seating = taken[-1].after.seating
    over = seating.phase == "over"
    if seat is not None and not (over and seat in range(len(seating.chairs))):
        raise Refusal("TB-02", "a seat's own view is told when the game is over")
    return Replay(table, over, len(entries), tuple(shown(game, step, seat) for step in taken))


def record(game: AnyGame, entries: Sequence[bytes]) -> tuple[str, str]:
    """The last game in the text form of its own world, and a name for the file (TB-02)."""
    taken = list(steps(game, entries))
    seating, records = taken[-1].after.seating, game.ABOUT.records
    if seating.phase != "over":
        raise Refusal("TB-02", "a game is written down when it is over")
    if records is None:
        raise Refusal("TB-04", f"{game.ABOUT.name} has no records")
    events = [each.event for step in latest(taken) for each in step.happenings]
    names = [chair.name or chair.bot or "" for chair in seating.chairs]
    return f"{game.ABOUT.name}-{seating.code}.{records.ending}", records.write(names, events)


def shown(game: AnyGame, step: Step, seat: Seat | None) -> Raw:
    """A step as a seat, or those who watch, were shown it."""
    return Raw(encode(update_of(game, step, seat)))
