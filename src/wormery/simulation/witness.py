"""Who checks everything at every step: the log, what is acknowledged, and what people are shown."""

from bisect import bisect
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from hashlib import blake2b
from typing import Any, get_type_hints

import msgspec
from msgspec import Struct

from wormery.core import BY_NEWS, AnyGame, Seat, encode
from wormery.core.latest import Latest
from wormery.server.socket.session import Session
from wormery.simulation.people.connection import SimulatedConnection
from wormery.simulation.people.person import Person, Sight
from wormery.simulation.server import LEASE_S, OUTBOX_BYTES, Server
from wormery.simulation.world import World
from wormery.store.ids import TableId, Version
from wormery.table.fold import Scene, Step, decoder, game_of, step
from wormery.table.seating.events import GameBegan, Paused, WentOn
from wormery.table.seating.state import Seating
from wormery.table.table import LONGEST_MAILBOX, Table
from wormery.table.updates import game_view, seating_view

SLACK_S = 1.5
"""How much of a pause may be charged: shorter ones are none, and clocks are looked at in turns."""


LATEST_S = 3.0
"""Seconds in which something may still be on its way to somebody."""


class Finding(Struct, frozen=True):
    """Something that must not happen."""

    kind: str
    text: str
    at: float  # seconds from the start


class Book:
    """What the log says of a table, and what people know of it."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.steps: list[Step] = []
        self.raw: list[bytes] = []
        self.written: list[float] = []  # when, by the world's time
        self.requests: dict[tuple[str, str], Version] = {}
        self.seen = Version(0)  # the latest that anybody was shown
        self.began = 0.0  # when its game began, by the world's time
        self.unserved = 0.0  # seconds in which nobody could play since then
        self.unsure = 0.0  # seconds of it that nobody can tell
        self.stops = 0
        self.outage: tuple[float, float] | None = None  # the last that was counted
        self.stood: float | None = None  # since when nobody serves it
        self.has_stood = False  # and whether that was so since it was last read
        self.shown: dict[Seat | None, tuple[Version, Any]] = {}  # what each should see, latest
        self.seating = Latest(_plain_seating)


class AllWitness:
    """Checks that acknowledged is durable, once and in order, and that nobody is shown the past."""

    def __init__(self, world: World, games: Mapping[str, AnyGame]) -> None:
        self.world = world
        self.findings: list[Finding] = []
        self.counts: Counter[str] = Counter()
        self.books: dict[TableId, Book] = {}
        self.holders: dict[TableId, Server] = {}
        self.outage = (world.now, world.now)  # when the store last took nothing
        self._began = world.now
        self._games = games
        self._digest = blake2b(digest_size=8)
        self._latest: dict[str, Version] = {}
        world.on_bug = self._bug

    @property
    def trace(self) -> str:
        """A hash of everything that was written and shown, in its order."""
        return self._digest.hexdigest()

    def find(self, kind: str, text: str) -> None:
        """Something happened that must not."""
        self.findings.append(Finding(kind, text, round(self.world.now - self._began, 3)))
        self.world.is_over = True

    def append(self, table: TableId, version: Version, entry: bytes) -> None:
        """An entry has become durable."""
        self._digest.update(b"%d:%s" % (version, entry))
        self.counts["entries"] += 1
        book = self.books.get(table)
        if book is None:
            book = self.books[table] = Book(self._games[game_of([entry])])
        if version != len(book.steps) + 1:
            self.find("order", f"entry {version} follows {len(book.steps)}")
            return
        before = book.steps[-1].after if book.steps else None
        taken = step(book.game, before, decoder(book.game).decode(entry), version)
        book.steps.append(taken)
        book.raw.append(entry)
        book.written.append(self.world.now)
        by, request_id = taken.entry.by, taken.entry.request_id
        if request_id:
            if (by, request_id) in book.requests:
                self.find("doubled", f"{request_id} of {by} is in the log twice")
            book.requests[by, request_id] = version
        self._time(book, taken)

    def found(self, table: TableId, entries: Sequence[bytes]) -> None:
        """A server finds this in its log after a start: all that was durable, and in its order."""
        book = self.books.get(table)
        known = [] if book is None else book.raw
        if list(entries[: len(known)]) != known:
            self.find("lost", f"{len(entries)} entries are left of {len(known)}, or other ones")
            return
        for number, entry in enumerate(entries[len(known) :], len(known) + 1):
            self.append(table, Version(number), entry)  # written, and nobody was told

    def scene(self, table: TableId, version: Version) -> Scene:
        """What the log says."""
        return self.books[table].steps[version - 1].after

    def acknowledged(self, person: Person, request_id: str, version: Version) -> None:
        """Somebody was told that a request is durable."""
        self.counts["acknowledged"] += 1
        book = self._book(person)
        if version > len(book.steps):
            self.find("lost", f"{request_id} is acknowledged as {version}, and not in the log")
        elif (by := (person.requester.guest, request_id)) in book.requests:
            if book.requests[by] != version:
                self.find("lost", f"{request_id} is acknowledged as {version}: another entry")
        elif not request_id.startswith("ask"):  # what is asked of a table may change nothing
            self.find("lost", f"{request_id} is acknowledged as {version}, and not in the log")

    def refused(self, person: Person, request_id: str, rule: str) -> None:
        """Somebody was told that a request changed nothing."""
        self.counts["refused"] += 1
        if (person.requester.guest, request_id) in self._book(person).requests:
            self.find("lost", f"{request_id} is refused by {rule}, and in the log")

    def saw(self, person: Person, version: Version) -> None:
        """Somebody has been shown a version."""
        self.counts["shown"] += 1
        book, name = self._book(person), person.requester.name
        self._digest.update(b"%s:%d" % (name.encode(), version))
        latest = self._latest.get(name, Version(0))
        if version < latest and len(person.seats) < 2:
            self.find("past", f"{name} was shown {version} after {latest}")
        self._latest[name] = max(latest, version)
        if version > len(book.steps):
            self.find("future", f"{name} was shown {version}, which is not in the log")
        book.seen = max(book.seen, version)

    def folded(self, person: Person, seat: Seat | None, sight: Sight) -> None:
        """What somebody sees is what the log says, and no more than that seat may know."""
        book = self._book(person)
        if seat is not None and seat not in person.seats:
            self.find("secret", f"{person.requester.name} was shown seat {seat}")
        if sight.version > len(book.steps) or self.findings:
            return
        table = book.seating(book.steps[sight.version - 1].after.seating)
        view = self._expected(book, sight.version, seat)
        if person.seating != table:
            self.find("fold", f"the table at {sight.version}: {_difference(person.seating, table)}")
        seen = None if sight.view is None else _without_news(book.game, sight.view)
        if seen != view:
            self.find("fold", f"the view of {seat} at {sight.version}: {_difference(seen, view)}")

    def sends(self, connection: SimulatedConnection, message: bytes) -> None:
        """A server sends something: what it knows must not be older than what anybody has seen."""
        if connection.waiting > OUTBOX_BYTES:
            self.find("pile", f"{connection.waiting} bytes wait for a device")
        if message.startswith((b'{"type":"closing"', b'{"type":"pong"')):
            return
        session: Session = connection.receive.__self__  # type: ignore[attr-defined]
        table = session.room.table
        book = self.books.get(table.id)
        if book is not None and table.version < book.seen:
            self.find("past", f"{table.version} is served after {book.seen}: {message[:60]!r}")

    def loaded(self, server: Server, table: Table) -> None:
        """A server serves a table from now on."""
        self.counts["loaded"] += 1
        self.holders[table.id] = server
        book = self.books.get(table.id)
        if book is not None:
            stood, book.has_stood = book.has_stood or book.stood is not None, False
            self._serves(book)
            began, ended = self.outage
            if not stood and book.outage != self.outage and book.written[-1] < began < ended:
                book.unserved += ended - began  # it was lost, and read anew
            book.outage = self.outage

    def stands_still(self, server: Server) -> None:
        """A server does nothing for a while, or for ever, and nobody else has its tables."""
        for table, holder in self.holders.items():
            if holder is server and self.books[table].stood is None:
                self.books[table].stood = self.world.now

    def goes_on(self, server: Server) -> None:
        """It does something again."""
        for table, holder in self.holders.items():
            if holder is server:
                self._serves(self.books[table])

    def are_free(self, tables: Iterable[TableId]) -> None:
        """Nobody holds these, and a server is up: whoever comes can play."""
        for table in tables:
            self._serves(self.books[table])

    def clock_is_set(self) -> None:
        """Nobody can tell exactly when a server died if the clock was set between then and now."""
        for book in self.books.values():
            if book.stood is not None:
                book.unsure += LEASE_S

    def must_be_seen(self, table: TableId) -> int:
        """What everybody has to see by now: all but the very latest."""
        return bisect(self.books[table].written, self.world.now - LATEST_S)

    def check_bounds(self, server: Server) -> None:
        """Nothing piles up in a server."""
        if server.house is None:
            return
        for table in server.house.tables.values():
            if len(table._mailbox) > LONGEST_MAILBOX:
                self.find("pile", f"{len(table._mailbox)} requests wait at a table")

    def _serves(self, book: Book) -> None:
        if book.stood is not None:
            book.unserved += self.world.now - book.stood
            book.stops += 1
            book.stood = None
            book.has_stood = True

    def _time(self, book: Book, taken: Step) -> None:
        """A game is charged no more time than there was somebody to serve it."""
        now = self.world.now
        for event in taken.entry.events:
            if isinstance(event, GameBegan):
                book.began, book.unserved, book.unsure = now, 0.0, 0.0
                book.stops, book.stood = 0, None
            elif isinstance(event, Paused):
                book.stood = now
            elif isinstance(event, WentOn):
                self._serves(book)
        charged = taken.entry.at / 1000
        unserved = book.unserved + (0.0 if book.stood is None else now - book.stood)
        most = now - book.began - unserved + book.unsure + SLACK_S * (1 + book.stops)
        if taken.after.seating.phase == "playing" and charged > most + 0.5:
            self.find("time", f"{charged:.1f} s are charged, of {most:.1f} at most")

    def _expected(self, book: Book, version: Version, seat: Seat | None) -> Any:
        known = book.shown.get(seat)
        if known is None or known[0] != version:
            view = game_view(book.game, book.steps[version - 1].after, seat)
            whole = None if view is None else _without_news(book.game, _plain(view))
            known = book.shown[seat] = (version, whole)
        return known[1]

    def _book(self, person: Person) -> Book:
        assert person.table is not None
        return self.books[person.table]

    def _bug(self, name: str, context: dict[str, Any]) -> None:
        problem = context.get("exception")
        self.find("bug", f"in {name}: {context.get('message')} {problem!r}")


def _plain(value: object) -> Any:
    return msgspec.json.decode(encode(value))


def _plain_seating(seating: Seating) -> Any:
    return _plain(seating_view(seating))


def _without_news(game: AnyGame, view: dict[str, Any]) -> dict[str, Any]:
    """A view without what clients add to it from the news."""
    left_out = _by_news(game.ABOUT.view)
    return {key: value for key, value in view.items() if key not in left_out} if left_out else view


@cache
def _by_news(kind: Any) -> frozenset[str]:
    kinds = getattr(kind, "__args__", (kind,))
    return frozenset(
        key
        for each in kinds
        for name, key in zip(each.__struct_fields__, each.__struct_encode_fields__, strict=True)
        if BY_NEWS in getattr(get_type_hints(each, include_extras=True)[name], "__metadata__", ())
    )


def _difference(one: Any, other: Any) -> str:
    if not isinstance(one, dict) or not isinstance(other, dict):
        return f"{one!r:.200} instead of {other!r:.200}"
    keys = [key for key in {**one, **other} if one.get(key) != other.get(key)]
    return ", ".join(f"{key}: {one.get(key)!r:.80} for {other.get(key)!r:.80}" for key in keys)
