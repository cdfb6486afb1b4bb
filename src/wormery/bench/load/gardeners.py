"""Gardeners made of code: many tables of Wormlord, ropes drawn in their own time over sockets."""

import asyncio
from collections.abc import Iterator, Sequence
from random import Random
from time import perf_counter

from msgspec import UNSET, Raw, Struct, UnsetType
from msgspec.json import Decoder, encode

from wormery.bench.load.client import Socket, post
from wormery.knots import Stroke, draw_stroke
from wormery.knots.drawing.hands import Level, pull_free

EVERY = 0.08  # seconds between two pieces of a rope, as a browser sends them
STROKES = 60
LEVEL: Level = "medium"


class ChoicesSeen(Struct):
    """What may be done."""

    can_ready: bool = False
    can_take: bool = False
    can_tie: bool = False
    can_untie: bool = False
    places: tuple[Raw, ...] = ()


class KnotSeen(Struct):
    """A knot in the garden."""

    cell: Raw


class MapSeen(Struct):
    """The map, as text."""

    rows: tuple[str, ...]


class GardenSeen(Struct):
    """What changed of the garden, as far as it matters here."""

    map: MapSeen | UnsetType = UNSET
    knots: tuple[KnotSeen, ...] | UnsetType = UNSET
    choices: ChoicesSeen | UnsetType = UNSET
    loose: tuple[tuple[int, int, int, int], ...] | UnsetType = UNSET


class TableSeen(Struct):
    """What changed of the table."""

    phase: str | UnsetType = UNSET


class NewsSeen(Struct):
    """What happened."""

    type: str
    seat: int | None = None


class PieceSeen(Struct, array_like=True):
    """A piece of somebody's rope, without its rows."""

    kind: str
    attempt: int
    seq: int | str


class Message(Struct):
    """Anything that the server says."""

    type: str
    seat: int | None = None
    request_id: str | None = None
    news: tuple[NewsSeen, ...] = ()
    table: TableSeen | str | None = None  # its name in the greeting
    view: GardenSeen | None = None
    changes: GardenSeen | None = None
    piece: PieceSeen | None = None


_READER = Decoder(Message)


class RopeTimes:
    """What was measured, in seconds."""

    def __init__(self) -> None:
        self.chunks: list[float] = []  # from a piece of rope to each who sees it
        self.verdicts: list[float] = []  # from a finished rope to the answer
        self.places: list[float] = []  # from placing to each view
        self.frees: list[float] = []  # from a finished pull to the answer
        self.acts = 0
        self.sent = 0

    def restart(self) -> None:
        """Forget what was, and measure from now on."""
        self.__init__()  # type: ignore[misc]


class GardenTable:
    """One table, and what was sent there and when."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.pieces: dict[tuple[int, int, int], float] = {}
        self.placed: dict[int, float] = {}
        self.rests = False  # nobody does anything


class LoadGardener:
    """One person, who ties, places, frees and takes, without ever being clever."""

    thinking = (0.2, 0.6)  # seconds

    def __init__(
        self, table: GardenTable, seat: int, strokes: Sequence[Stroke], times: RopeTimes
    ) -> None:
        self._table, self._seat, self._times = table, seat, times
        self._strokes = strokes
        self._random = Random(f"{table.name}:{seat}")
        self.socket = Socket(self.receive)
        self._choices = ChoicesSeen()
        self._loose: tuple[tuple[int, int, int, int], ...] = ()
        self._taken: frozenset[bytes] = frozenset()  # cells with knots
        self._phase = ""
        self._number = 0
        self.attempt = 0
        self._waiting: tuple[str, float, list[float] | None] | None = None
        self._busy = False
        self.received = 0  # bytes

    def receive(self, frame: bytes) -> None:
        """Something was shown."""
        now = perf_counter()
        self.received += len(frame)
        message = _READER.decode(frame)
        match message.type:
            case "streamed":
                self._see_piece(message, now)
            case "refused":
                self._answered(message.request_id, now)
            case "shown" | "update" | "done":
                self._see(message, now)
            case _:
                pass

    def ask(self, command: dict[str, object]) -> None:
        """Ask something of the table."""
        self._request("ask", command, None)

    def worthwhile(self, places: Sequence[Raw]) -> Sequence[Raw]:
        """Where the knot in hand may well go."""
        return places

    def see_map(self, plan: MapSeen) -> None:
        """A map lies there."""

    def _see_piece(self, message: Message, now: float) -> None:
        piece, seat = message.piece, message.seat
        if piece is not None and seat is not None and isinstance(piece.seq, int):
            at = self._table.pieces.get((seat, piece.attempt, piece.seq))
            if at is not None and piece.kind in ("pay", "pull"):
                self._times.chunks.append(now - at)

    def _see(self, message: Message, now: float) -> None:
        for news in message.news:
            at = self._table.placed.get(news.seat) if news.seat is not None else None
            if news.type == "cell_conquered" and at is not None:
                self._times.places.append(now - at)
        if isinstance(message.table, TableSeen) and message.table.phase is not UNSET:
            self._phase = message.table.phase
        seen = message.view or message.changes
        if seen is not None:
            if seen.map is not UNSET:
                self.see_map(seen.map)
            self._choices = self._choices if seen.choices is UNSET else seen.choices
            self._loose = self._loose if seen.loose is UNSET else seen.loose
            if seen.knots is not UNSET:
                self._taken = frozenset(bytes(knot.cell) for knot in seen.knots)
        self._answered(message.request_id, now)
        self.consider()

    def _answered(self, name: str | None, now: float) -> None:
        if self._waiting is not None and name == self._waiting[0]:
            _, sent, taken = self._waiting
            if taken is not None:
                taken.append(now - sent)
            self._times.acts += 1
            self._waiting, self._busy = None, False
            self.consider()

    def consider(self) -> None:
        """Do something soon, unless something is being done, or all rest."""
        is_on = self._phase in ("open", "playing", "over") and not self._table.rests
        if not self._busy and is_on:
            self._busy = True
            delay = self._random.uniform(*self.thinking)
            asyncio.get_running_loop().call_later(delay, self._act)

    def _act(self) -> None:
        choices = self._choices
        if self._table.rests:
            self._busy = False
        elif self._phase != "playing":
            self._request("ask", {"type": "ready", "seat": self._seat}, None)
        elif choices.can_ready:
            self._request("play", {"type": "ready"}, None)
        elif choices.can_tie:
            rows = self._random.choice(self._strokes).rows
            self.stream(["grab", 1, self._next_try(), "weave"])
            self.draw("pay", iter(rows), rows[-1][2])
        elif places := self.worthwhile(choices.places):
            self._table.placed[self._seat] = perf_counter()
            enemies = [cell for cell in places if bytes(cell) in self._taken]
            cell = self._random.choice(enemies or places)
            self._request("play", {"type": "place", "cell": cell}, None)
        elif choices.can_untie and self._loose:
            trace = pull_free(Stroke(self._loose), LEVEL, self._random)
            self.stream(["loosen", 1, self._next_try(), trace.end])
            self.draw("pull", iter(trace.rows), trace.rows[-1][2])
        elif choices.can_take:
            self._request("play", {"type": "take"}, None)
        else:
            self._busy = False  # nothing to do until something happens

    def draw(self, kind: str, rows: Iterator[tuple[int, ...]], lasts: int) -> None:
        """Send what a hand has drawn so far, piece by piece, and say when it is done."""
        loop = asyncio.get_running_loop()
        began, seq, ready = perf_counter(), 0, next(rows, None)

        def go_on() -> None:
            nonlocal seq, ready
            drawn = (perf_counter() - began) * 1000
            chunk: list[tuple[int, ...]] = []
            while ready is not None and ready[2] <= drawn and len(chunk) < 64:
                chunk.append(ready)
                ready = next(rows, None)
            if chunk:
                self._table.pieces[self._seat, self.attempt, seq] = perf_counter()
                back = [0] if kind == "pay" else []
                self.stream([kind, self.attempt, seq, *back, chunk])
                seq += 1
            if ready is None and drawn >= lasts:
                self.finish("done" if kind == "pay" else "free", seq)
            else:
                loop.call_later(EVERY, go_on)

        loop.call_later(EVERY, go_on)

    def finish(self, kind: str, seq: int) -> None:
        """Say that a rope is done."""
        taken = self._times.verdicts if kind == "done" else self._times.frees
        name = self._name()
        self._waiting = (name, perf_counter(), taken)
        self.stream([kind, self.attempt, seq], name)

    def stream(self, piece: list[object], name: str | None = None) -> None:
        """Send a piece of a rope."""
        self._times.sent += 1
        request = {} if name is None else {"request_id": name}
        self.socket.send(encode({"type": "stream", "seat": self._seat, "piece": piece} | request))

    def _request(self, kind: str, command: dict[str, object], taken: list[float] | None) -> None:
        name = self._name()
        self._waiting, self._busy = (name, perf_counter(), taken), True
        whose = {"seat": self._seat} if kind == "play" else {}
        self.socket.send(encode({"type": kind, "request_id": name, "command": command} | whose))

    def _name(self) -> str:
        self._number += 1
        return f"w{self._number}"

    def _next_try(self) -> int:
        self._table.pieces = {
            key: at for key, at in self._table.pieces.items() if key[0] != self._seat
        }
        self.attempt += 1
        return self.attempt


class Gardens:
    """All tables of a run."""

    def __init__(
        self, port: int, person: type[LoadGardener] = LoadGardener, level: Level = LEVEL
    ) -> None:
        self._port = port
        self._person = person
        self.times = RopeTimes()
        self._strokes = _strokes(level)
        self._gardeners: list[LoadGardener] = []
        self._tables: list[GardenTable] = []

    async def gather(self, tables: int, seats: int) -> None:
        """Open tables, sit down, and begin."""
        tokens = [
            (await self._post("/api/guest", {"name": name, "token": True}))["token"]
            for name in ("Ann", "Ben", "Cat", "Dan")[:seats]
        ]
        for _ in range(tables):
            made = await self._post(
                "/api/tables",
                {"game": "wormlord", "seats": seats, "options": {"rounds": 5}},
                tokens[0],
            )
            table = GardenTable(made["table"])
            self._tables.append(table)
            for seat, token in enumerate(tokens):
                await self._sit(table, seat, token)

    def rest(self, *, resting: bool) -> None:
        """Let everybody pause, or go on."""
        for table in self._tables:
            table.rests = resting
        for gardener in self._gardeners:
            gardener.consider()

    @property
    def received(self) -> int:
        """Bytes that all have been sent."""
        return sum(gardener.received for gardener in self._gardeners)

    async def close(self) -> None:
        """Everybody hangs up."""
        for gardener in self._gardeners:
            gardener.socket.close()

    async def _sit(self, table: GardenTable, seat: int, token: str) -> None:
        gardener = self._person(table, seat, self._strokes, self.times)
        self._gardeners.append(gardener)
        loop, socket = asyncio.get_running_loop(), gardener.socket
        await loop.create_connection(lambda: socket, "127.0.0.1", self._port)
        path = f"/api/tables/{table.name}/socket"
        socket.knock(f"127.0.0.1:{self._port}", path, token)
        await socket.opened
        gardener.ask({"type": "sit", "seat": seat})

    async def _post(self, path: str, body: dict[str, object], token: str = "") -> dict[str, str]:
        return await post("127.0.0.1", self._port, path, body, token)


def _strokes(level: Level) -> list[Stroke]:
    """Ropes of a hand, blunders included."""
    random = Random(1)
    return [draw_stroke(level, random) for _ in range(STROKES)]
