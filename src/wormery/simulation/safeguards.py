"""Safeguards that can be switched off, one at a time, to see whether the simulation notices."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import Any, Final, NamedTuple
from unittest.mock import patch

from wormery.core import Millis, Seat
from wormery.server.socket import room
from wormery.simulation import server
from wormery.simulation.people.person import Person
from wormery.simulation.scenario import Focus
from wormery.simulation.storage import database
from wormery.simulation.storage.database import Database
from wormery.simulation.storage.store import SimulatedStore
from wormery.store.ids import Moment, Version
from wormery.store.log import Append, Conflict, StoreFull
from wormery.table.clock import SteadyClock
from wormery.table.fold import Step
from wormery.table.house.heartbeat import Heartbeat
from wormery.table.lease import HouseLease
from wormery.table.replies import Replies
from wormery.table.requests import Reply, Request
from wormery.table.table import Table
from wormery.table.turn import Turn
from wormery.table.updates import update_for


class Safeguard(NamedTuple):
    """Something that keeps people from harm; without it *instead* stands in its place."""

    meaning: str
    place: Any  # a class or a module
    name: str
    instead: Any
    focus: Focus  # what goes wrong where it is missed soon


_SERVERS = Focus(("kill", "pause", "deploy", "partition", "leave"), is_alone=False)
_CONNECTIONS = Focus(("cut", "deaf_up", "deaf_down", "kill"))
_ALONE = Focus(("kill", "pause", "deploy"), is_alone=True)


_write, _written, _made = Table._write, Table._written, Table.__init__
_greeted = Person._greeted


def _append_blindly(store: Database, job: Append) -> Version:
    """Nobody looks at the fence, nor at what stands in the log already."""
    log = store.logs.setdefault(job.table, [])
    if job.listing is not None:
        store.listings[job.table] = job.listing
    for entry in job.entries:
        log.append(entry)
        store.on_append(job.table, Version(len(log)), entry)
    return Version(len(log))


def _show_before_durable(
    table: Table, taken: Sequence[Step], then: Callable[[Version | Exception], None]
) -> None:
    _write(table, taken, lambda _: None)
    then(taken[-1].version)


def _believe_in_writes(table: Table, turn: Turn, written: Version | Exception) -> None:
    failed = isinstance(written, Exception) and not isinstance(written, Conflict | StoreFull)
    _written(table, turn, turn.last.version if failed else written)


def _take_nothing_back(_table: Table, _request: Request, reply: Reply) -> Reply:
    return reply


def _forget_replies(table: Table, *args: Any) -> None:
    _made(table, *args)
    table.memory = replace(table.memory, replied=Replies())


def _resume_anyway(_room: room.Room, _viewer: Any, after: Version | None) -> Sequence[Step] | None:
    return () if after else None


def _send_nothing_again(person: Person, told: dict[str, Any]) -> None:
    outbox, person.outbox = person.outbox, {}
    _greeted(person, told)
    person.outbox = outbox


def _through_other_eyes(game: Any, step: Any, seat: Seat | None, known: Any, table: Any) -> Any:
    update = update_for(game, step, Seat(0) if seat is None else seat, known, table)
    update.seat = seat
    return update


def _by_the_wall(clock: SteadyClock) -> Moment:
    return clock._wall()


async def _no_silence(*_: Any) -> float | None:
    return None


async def _no_absence(*_: Any) -> None:
    return None


async def _sleep_through(table: Table, _clock: Millis) -> None:
    table.set_alarm()


SAFEGUARDS: Final = {
    "fence and order": Safeguard(
        "whoever lost a table, or looked at an older log, writes nothing",
        Database,
        "append",
        _append_blindly,
        Focus(("partition", "store_down", "leave"), is_alone=False),
    ),
    "requests known": Safeguard(
        "a request that is sent again is not done again",
        Replies,
        "find",
        lambda *_: None,
        _CONNECTIONS,
    ),
    "requests read": Safeguard(
        "which requests were done is read from the log",
        Table,
        "__init__",
        _forget_replies,
        _CONNECTIONS,
    ),
    "lease expiry": Safeguard(
        "whose lease may have lapsed serves nothing",
        HouseLease,
        "lapsed",
        lambda _: False,
        Focus(("pause", "cut"), is_alone=False),
    ),
    "durable first": Safeguard(
        "nothing is shown before it is durable",
        Table,
        "_write",
        _show_before_durable,
        Focus(("store_slow",)),
    ),
    "failed writes": Safeguard(
        "a write that may have failed is believed in by nobody",
        Table,
        "_written",
        _believe_in_writes,
        Focus(("store_down",)),
    ),
    "full disk": Safeguard(
        "what found no room has not happened",
        Table,
        "_take_back",
        _take_nothing_back,
        Focus(("store_full", "store_full", "cut")),
    ),
    "resume": Safeguard(
        "who comes back is told what was missed",
        room.Room,
        "_missed",
        _resume_anyway,
        _CONNECTIONS,
    ),
    "send again": Safeguard(
        "a device sends again what was not answered",
        Person,
        "_greeted",
        _send_nothing_again,
        _CONNECTIONS,
    ),
    "own eyes": Safeguard(
        "who watches sees through nobody's eyes",
        room,
        "update_for",
        _through_other_eyes,
        _CONNECTIONS,
    ),
    "slow readers": Safeguard(
        "whoever does not read is cut off",
        server,
        "GENEROUS",
        replace(server.GENEROUS, outbox_bytes=1 << 40),
        Focus(("stall",)),
    ),
    "stalls": Safeguard(
        "time in which a process stood still is free",
        SteadyClock,
        "look",
        lambda clock: setattr(clock, "_watched", False),
        _ALONE,
    ),
    "sync": Safeguard(
        "what is durable was synced",
        database,
        "SYNCHRONOUS",
        "OFF",
        Focus(("power", "kill"), is_alone=True, has_disk=True),
    ),
    "own clock": Safeguard(
        "games are timed by a clock that nobody sets",
        SteadyClock,
        "__call__",
        _by_the_wall,
        Focus(("clock",)),
    ),
    "absence": Safeguard(
        "time without any server is free",
        Heartbeat,
        "show",
        _no_absence,
        _ALONE,
    ),
    "outage": Safeguard(
        "time in which the store takes nothing is free",
        Heartbeat,
        "fail",
        lambda _: None,
        Focus(("store_down",)),
    ),
    "silence": Safeguard(
        "time of a dead server is free",
        SimulatedStore,
        "silence",
        _no_silence,
        _SERVERS,
    ),
    "waking": Safeguard(
        "a game that lay in the log goes on where it was",
        Table,
        "wake_up",
        _sleep_through,
        _ALONE,
    ),
}
"""By name: what is there to keep a promise."""


@contextmanager
def without(name: str | None) -> Iterator[None]:
    """Do without a safeguard for a while."""
    if name is None:
        yield
        return
    _, place, attribute, instead, _ = SAFEGUARDS[name]
    with patch.object(place, attribute, instead):
        yield
