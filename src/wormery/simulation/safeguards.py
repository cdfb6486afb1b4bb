"""Safeguards that can be switched off, one at a time, to see whether the simulation notices."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, NamedTuple
from unittest.mock import patch

from wormery.core import Seat
from wormery.server.socket import room
from wormery.simulation import server
from wormery.simulation.database import Database
from wormery.simulation.person import Person
from wormery.simulation.server import GENEROUS
from wormery.simulation.store import SimulatedStore
from wormery.store.ids import Moment, TableId, Version
from wormery.store.leases import LeaseBook
from wormery.store.log import Conflict, StoreFull
from wormery.table.clock import SteadyClock
from wormery.table.fold import Step, steps
from wormery.table.house import House
from wormery.table.lease import HouseLease
from wormery.table.replies import Replies
from wormery.table.requests import GuestRequest, Reply, Request
from wormery.table.table import Table
from wormery.table.updates import update_for


class Safeguard(NamedTuple):
    """What is switched off: in which class or module, which name, and what takes its place."""

    meaning: str
    place: Any
    name: str
    instead: Any


def _holds(book: LeaseBook, table: TableId, _fence: int) -> bool:
    return book.owner_of(table) is not None or table in book._holds


def _append_anyway(database: Database, job: Any) -> Version:
    log = database.logs.setdefault(job.table, [])
    if not database.book.admits(job.table, job.fence) and len(log) != job.expected:
        log = log[: job.expected]
    for entry in job.entries:
        log.append(entry)
        database.on_append(job.table, Version(len(log)), entry)
    if job.listing is not None:
        database.listings[job.table] = job.listing
    return Version(len(log))


_write = Table._write


def _shown_first(table: Table, taken: Sequence[Step], then: Callable[[Any], None]) -> None:
    then(taken[-1].version) if table.version else None
    _write(table, taken, lambda _: None)


def _believed(table: Table, turn: Any, written: Any) -> None:
    wrong = isinstance(written, Exception) and not isinstance(written, Conflict | StoreFull)
    _written(table, turn, turn.last.version if wrong else written)


_written = Table._written


def _kept(_table: Table, _request: Request, reply: Reply) -> Reply:
    return reply


async def _read_first(house: House, table: TableId) -> Table | None:
    if await house.store.listing(table) is None:
        return None
    entries = await house.store.read(table)
    fence, until = await house._take(table)
    game = house.games[next(iter(house.games))]
    game = house.games[_game_of(entries)]
    past = list(steps(game, entries))
    loaded = Table(table, game, fence, past, house._lent)
    loaded.set_alarm()
    del until
    return loaded


def _game_of(entries: Sequence[bytes]) -> str:
    from wormery.table.fold import game_of  # noqa: PLC0415

    return game_of(entries)
