"""A store with very many old tables, made quickly: rows as the store itself writes them.

One game that was played to the end and one that was left are written by a house. Their rows are
read, and written again under other ids, codes, people and times: tables of the last year, those
that are over for 90 days archived, and what was left due in 60 days.
"""

import asyncio
import sqlite3
import sys
from collections.abc import Iterator, Sequence
from hashlib import sha256
from itertools import islice
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple, cast

from msgspec import Raw

from wormery.core import AnyGame, Seat
from wormery.games import tally
from wormery.server.http.guests import hash_token
from wormery.store.archives import pack
from wormery.store.ids import GuestId, Moment
from wormery.store.sqlite.file import SqliteFile
from wormery.store.sqlite.store import SqliteStore
from wormery.table.clock import SteadyClock, wall
from wormery.table.house import House, Open
from wormery.table.requests import Play
from wormery.table.seating.commands import Ready, Sit
from wormery.table.seating.rules import Requester
from wormery.table.settings import CODE_LETTERS, HouseSettings

DAY_MS: Final = 24 * 60 * 60 * 1000
PEOPLE: Final = 20_000
BUSIEST: Final = "busiest"
"""Somebody who has sat at one table of a hundred."""

_BUSY_ONE_IN: Final = 100
_ARCHIVED_AFTER_DAYS: Final = 90
_LEFT_FOR_DAYS: Final = 60  # until a game ends that nobody comes back to (TB-23)
_THEN: Final = 1_000_000_000_000  # when the models were played
_ANN, _BEN = (Requester(GuestId(f"{name}-of-the-model"), name) for name in ("Ann", "Ben"))
_TALLY: Final = cast("AnyGame", sys.modules[tally.__name__])
_GOALS: Final = {"over": 21, "playing": 1_000}


class Model(NamedTuple):
    """A table as it stands in a store."""

    code: bytes
    entries: Sequence[bytes]
    listed: bytes
    told: Sequence[bytes]  # to each who played, if it is over


class OldTable(NamedTuple):
    """One of very many."""

    number: int
    id: str
    code: str
    people: tuple[str, str]
    at: int  # milliseconds since 1970
    is_over: bool
    is_archived: bool


def token_of(guest: str) -> str:
    """What somebody of the store is known by."""
    return f"token-of-{guest}"


def fill(path: Path, finished: int, abandoned: int = 0) -> None:
    """Make a store with so many public tables that were played to the end, or left."""
    SqliteFile(path).close()
    if not finished + abandoned:
        return
    models = asyncio.run(_models())
    now = wall()
    connection = sqlite3.connect(path, isolation_level=None)
    for pragma in ("journal_mode = OFF", "synchronous = OFF", "cache_size = -1000000"):
        connection.execute(f"PRAGMA {pragma}")
    connection.execute("BEGIN")
    _write_people(connection, now)
    _write_tables(connection, models, old_tables(finished, abandoned, now))
    told = (*models["over"].told, *models["over"].told)[:2]
    connection.execute(
        "INSERT INTO played SELECT guest, seats.updated, id, 1, CASE place WHEN 0 THEN ? ELSE ? END"
        " FROM seats JOIN cards USING (id) WHERE status = 'over' ORDER BY guest, seats.updated, id",
        told,
    )
    connection.execute("COMMIT")
    connection.execute("PRAGMA journal_mode = WAL")
    connection.close()


def old_tables(finished: int, abandoned: int, now: int) -> Iterator[OldTable]:
    """All of them, the oldest first among those that are over, and among those that were left."""
    for number in range(1, finished + abandoned + 1):
        is_over = number <= finished
        if is_over:
            days = 365 * (1 - number / finished)
        else:
            days = _LEFT_FOR_DAYS * (1 - (number - finished) / abandoned)
        name = sha256(b"%d" % number).hexdigest()[:20]
        first = number % PEOPLE
        second = (first + 1 + number // PEOPLE) % PEOPLE
        people = (BUSIEST if number % _BUSY_ONE_IN == 0 else f"guest{first}", f"guest{second}")
        at = now - round(days * DAY_MS)
        is_archived = is_over and days > _ARCHIVED_AFTER_DAYS
        yield OldTable(number, name, _code(number), people, at, is_over, is_archived)


def _code(number: int) -> str:
    """Eight letters that look as if they were drawn, another for every number."""
    size = len(CODE_LETTERS)
    drawn = number * 0x9E3779B1 % size**8  # odd, and no multiple of what divides a power of two
    return "".join(CODE_LETTERS[drawn // size**place % size] for place in range(8))


def _write_people(connection: sqlite3.Connection, now: int) -> None:
    names = (BUSIEST, *(f"guest{number}" for number in range(PEOPLE)))
    connection.executemany(
        "INSERT INTO guests VALUES (?, ?, ?, ?, ?, '')",
        ((name, hash_token(token_of(name)), name, now, now) for name in names),
    )


def _write_tables(
    connection: sqlite3.Connection, models: dict[str, Model], tables: Iterator[OldTable]
) -> None:
    while some := list(islice(tables, 10_000)):
        connection.executemany("INSERT INTO tables VALUES (?, ?)", ((t.number, t.id) for t in some))
        for table in some:
            _write_log(connection, models["over" if table.is_over else "playing"], table)
        connection.executemany(
            "INSERT INTO cards VALUES (?, ?, 1, ?, ?, ?, ?, ?, ?)",
            (_card(models, table) for table in some),
        )
        connection.executemany(
            "INSERT INTO seats VALUES (?, ?, ?, ?)",
            ((t.id, place, who, t.at) for t in some for place, who in enumerate(t.people)),
        )


def _write_log(connection: sqlite3.Connection, model: Model, table: OldTable) -> None:
    entries = [_another(entry, model, table) for entry in model.entries]
    if table.is_archived:
        row = (table.id, len(entries), pack(entries))
        connection.execute("INSERT INTO archives VALUES (?, ?, ?)", row)
    else:
        connection.executemany(
            "INSERT INTO entries VALUES (?, ?, ?)",
            ((table.number, version, data) for version, data in enumerate(entries, 1)),
        )


def _another(data: bytes, model: Model, table: OldTable) -> bytes:
    data = data.replace(model.code, table.code.encode()).replace(b"%d" % _THEN, b"%d" % table.at)
    for who, other in zip((_ANN, _BEN), table.people, strict=True):
        data = data.replace(who.guest.encode(), other.encode())
    return data


def _card(models: dict[str, Model], table: OldTable) -> tuple[str | int | bytes | None, ...]:
    status = "over" if table.is_over else "playing"
    due = None if table.is_over else table.at + _LEFT_FOR_DAYS * DAY_MS
    listed = models[status].listed
    return table.id, table.code, status, table.at, listed, due, table.at, table.is_archived


# The models


async def _models() -> dict[str, Model]:
    """One table of each kind, as a house writes it."""
    with TemporaryDirectory(prefix="wormery-") as folder:
        path = Path(folder) / "models.db"
        for goal in _GOALS.values():
            await _play(path, goal)
        connection = sqlite3.connect(path)
        found = {status: _model(connection, status) for status in _GOALS}
        connection.close()
    return found


async def _play(path: Path, goal: int) -> None:
    clock = SteadyClock(lambda: 0, lambda: Moment(_THEN))
    house = House(
        await SqliteStore.open(path), {"tally": _TALLY}, HouseSettings(countdown=0, now=clock)
    )
    await house.start()
    table = await house.open(_ANN, Open("tally", 2, Raw(b'{"goal":%d}' % goal), public=True))
    for seat, who in enumerate((_ANN, _BEN)):
        await table.ask(who, "sit", Sit(Seat(seat)))
        await table.ask(who, "ready", Ready(Seat(seat)))
    for number in range(7):
        who, seat = (_ANN, _BEN)[number % 2], Seat(number % 2)
        await table.ask(who, f"m{number}", Play(seat, tally.Add(3)))
    await house.stop()
    await house.store.close()


def _model(connection: sqlite3.Connection, status: str) -> Model:
    ((name, code, listed),) = connection.execute(
        "SELECT id, code, data FROM cards WHERE status = ?", (status,)
    )
    entries = connection.execute(
        "SELECT data FROM entries JOIN tables USING (number) WHERE id = ? ORDER BY version", (name,)
    )
    told = connection.execute("SELECT data FROM played WHERE id = ? ORDER BY guest", (name,))
    return Model(code.encode(), [data for (data,) in entries], listed, [data for (data,) in told])
