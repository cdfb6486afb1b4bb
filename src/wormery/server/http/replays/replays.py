"""Replays: what was played at a table, page by page, and files that somebody uploads.

After the end the log itself is told, before it only what spectators were shown. Whatever has to be
played again for that is played in a job process.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from msgspec import Raw
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from wormery.core import AnyGame, Refusal, Seat, convert, decode, encode
from wormery.protocol.api import Replay
from wormery.server.http.replays.logs import read_log, read_page
from wormery.server.http.replays.uploads import upload_told
from wormery.server.http.responses import (
    HttpProblem,
    address,
    read_all,
    respond,
    respond_json,
    table_in,
)
from wormery.server.jobs.pool import Jobs
from wormery.server.jobs.queue import QueueLimit
from wormery.server.limits import Buckets
from wormery.store.ids import TableId, Version
from wormery.table.fold import Step, game_of, steps
from wormery.table.house import House
from wormery.table.listing import TableSummary, summary
from wormery.table.seating.events import GameEnded, SeatNumber
from wormery.table.updates import numbered, update_of

LONGEST_FILE = 1024 * 1024
PAGE_ENTRIES, PAGE_BYTES = 5_000, 2 * 1024 * 1024
SEEN_ENTRIES = 2_000  # each is worked out anew
BYTES_PER_SECOND, BYTES_AT_ONCE = 1024 * 1024, 64 * 1024 * 1024  # of one address


@dataclass(eq=False)
class Replays:
    """Responses to requests for replays."""

    house: House
    jobs: Jobs
    _uploads: QueueLimit = field(default_factory=lambda: QueueLimit(16, 4))  # held in memory
    _places: QueueLimit = field(default_factory=lambda: QueueLimit(64, 24))
    _told: Buckets = field(default_factory=lambda: Buckets(BYTES_PER_SECOND, BYTES_AT_ONCE))

    async def replay(self, request: Request) -> Response:
        """What happened at a table."""
        table, after = table_in(request), after_in(request)
        found = await self._entries(request, table, after)
        if found is not None:
            return found
        return await self._seen(request, table, after, None)

    async def seen(self, request: Request) -> Response:
        """What a seat, or a spectator, was shown at a table."""
        wanted = request.query_params.get("seat")
        seat = None if wanted is None else Seat(convert(SeatNumber, _number(wanted)))
        return await self._seen(request, table_in(request), after_in(request), seat)

    async def record(self, request: Request) -> Response:
        """A game of a table, the last one if none is said, in the text form of its own world."""
        table, who, number = table_in(request), address(request), number_in(request)

        async def arguments() -> tuple[Any, ...]:
            return await read_log(self.house.store, table), number

        with self._places.place(who):
            told = await self.jobs.run_with(who, record_told, arguments)
        name, text = decode(tuple[str, str], told)
        kept = {"Content-Disposition": f'attachment; filename="{name}"'}
        return PlainTextResponse(text, headers=kept)

    async def upload(self, request: Request) -> Response:
        """A replay that somebody uploads as a file, checked and told again."""
        who = address(request)
        with self._uploads.place(who):
            data = await read_all(request, LONGEST_FILE)
            told = await self.jobs.run(who, upload_told, data)
        self._count(request, len(told))
        return respond_json(told)

    async def _entries(self, request: Request, table: TableId, after: Version) -> Response | None:
        """A page of the log itself; None if the game is not over, and the log a secret."""
        entries = await read_page(self.house.store, table, after, PAGE_ENTRIES + 1, PAGE_BYTES)
        if (await self._summary(table)).phase != "over":  # asked after the entries were read
            return None
        told, more = entries[:PAGE_ENTRIES], _more(entries)
        self._count(request, sum(map(len, told)))
        version = after + len(told)
        return respond(Replay(table, True, version, tuple(map(Raw, told)), more))

    async def _seen(
        self, request: Request, table: TableId, after: Version, seat: Seat | None
    ) -> Response:
        """A page of what somebody was shown; before the end only what spectators were (TB-02)."""
        who = address(request)

        async def arguments() -> tuple[Any, ...]:
            until = Version(after + SEEN_ENTRIES + 1)
            entries = await read_log(self.house.store, table, until)
            now = await self._summary(table)  # what was read before is no secret if it is over now
            over = now.phase == "over"
            if seat is not None and not (over and seat in range(len(now.seats))):
                raise Refusal("TB-02", "a seat's own view is told when the game is over")
            return entries, WantedReplay(table, over, after, seat)

        with self._places.place(who):
            told = await self.jobs.run_with(who, seen_told, arguments)
        self._count(request, len(told))
        return respond_json(told)

    async def _summary(self, table: TableId) -> TableSummary:
        listing = await self.house.store.listing(table)
        if listing is None:
            raise HttpProblem(404, "TB-18", "there is no such table")
        return summary(listing)

    def _count(self, request: Request, size: int) -> None:
        if not self._told.take(address(request), size):
            raise HttpProblem(429, "TB-16", "too fast")


def after_in(request: Request) -> Version:
    """From where on somebody wants to be told."""
    text = request.query_params.get("after", "0")
    readable = len(text) < 16 and text.isascii() and text.isdigit()
    return Version(int(text) if readable else 0)


def number_in(request: Request) -> int:
    """Which game of a table somebody wants; 0 is the last one."""
    return max(0, _number(request.query_params.get("game", "0")))


def _number(text: str) -> int:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 4 else -1


def _more(entries: Sequence[bytes]) -> bool:
    """Whether a page ended before the log did."""
    return len(entries) > PAGE_ENTRIES or sum(map(len, entries)) >= PAGE_BYTES


# What follows is done in a job process


class WantedReplay(NamedTuple):
    """Of which table, whether it is over, from where on, and as which seat saw it."""

    table: TableId
    over: bool
    after: Version
    seat: Seat | None


def seen_told(games: Mapping[str, AnyGame], entries: Sequence[bytes], wanted: Any) -> bytes:
    """What a seat was shown after a version, as JSON."""
    return encode(seen(game_in(games, entries), entries, WantedReplay(*wanted)))


def seen(game: AnyGame, entries: Sequence[bytes], wanted: WantedReplay) -> Replay:
    """What a seat was shown step by step, until the page is full."""
    table, over, after, seat = wanted
    told: list[Raw] = []
    size = 0
    for step in steps(game, entries):
        if step.version <= after:
            continue
        if len(told) == SEEN_ENTRIES or size >= PAGE_BYTES:
            return Replay(table, over, after + len(told), tuple(told), more=True)
        told.append(shown(game, step, seat))
        size += len(told[-1])
    return Replay(table, over, after + len(told), tuple(told))


def record_told(games: Mapping[str, AnyGame], entries: Sequence[bytes], number: int) -> bytes:
    """A game as text and a name for the file, as JSON."""
    return encode(record(game_in(games, entries), entries, number))


def record(game: AnyGame, entries: Sequence[bytes], number: int = 0) -> tuple[str, str]:
    """A game in the text form of its own world, and a name for the file (TB-02)."""
    taken = over(game, entries, number)
    seating, records = taken[-1].after.seating, game.ABOUT.records
    if records is None:
        raise Refusal("TB-04", f"{game.ABOUT.name} has no records")
    events = [each.event for step in taken for each in step.happenings]
    names = [chair.name or chair.bot or "" for chair in seating.chairs]
    nth = f"-{number}" if number else ""
    return f"{game.ABOUT.name}-{seating.code}{nth}.{records.ending}", records.write(names, events)


def over(game: AnyGame, entries: Sequence[bytes], number: int) -> Sequence[Step]:
    """The steps of a game of a table up to its end, once it is over (TB-02).

    Whoever sits at the table after the last of them has played it; later somebody may leave.
    """
    taken = numbered(list(steps(game, entries)), number)
    if not taken or taken[-1].after.state is None:
        raise Refusal("TB-18", "there is no such game")
    last = [place for place, step in enumerate(taken, 1) if _ends(step)]
    if not last:
        raise Refusal("TB-02", "a game is told when it is over")
    return taken[: last[-1]]


def _ends(step: Step) -> bool:
    return any(isinstance(each, GameEnded) for each in step.entry.events)


def game_in(games: Mapping[str, AnyGame], entries: Sequence[bytes]) -> AnyGame:
    """The game that a log is about (TB-04)."""
    found = games.get(game_of(entries))
    if found is None:
        raise Refusal("TB-04", "that game is not played here")
    return found


def shown(game: AnyGame, step: Step, seat: Seat | None) -> Raw:
    """A step as a seat, or those who watch, were shown it."""
    return Raw(encode(update_of(game, step, seat)))
