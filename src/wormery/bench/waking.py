"""`wormery bench waking`: how long a table with a long log takes to come back."""

import asyncio
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Annotated, cast

import typer
from msgspec import Raw, Struct
from rich.table import Table

from wormery.bench.report import JsonOption, tell
from wormery.core import AnyGame, Seat
from wormery.games import tally
from wormery.store.ids import GuestId, TableId
from wormery.store.sqlite.store import SqliteStore
from wormery.table.house import House, Open
from wormery.table.requests import Play
from wormery.table.seating.commands import Ready, Sit
from wormery.table.seating.rules import Requester
from wormery.table.settings import HouseSettings

_PEOPLE = tuple(Requester(GuestId(name), name) for name in ("Ann", "Ben"))
_TIMES = 5


class Woken(Struct, frozen=True):
    """How long it took, in milliseconds; the best of some."""

    entries: int
    by_log_ms: float
    by_snapshot_ms: float


class WakingReport(Struct, frozen=True):
    """A whole run, to be set beside others."""

    results: tuple[Woken, ...]


def bench_waking(
    entries: Annotated[str, typer.Option(help="Lengths of logs, with commas.")] = (
        "100,1000,10000,100000"
    ),
    json: JsonOption = None,
) -> None:
    """Measure how long tables take to wake, by their whole log and by a snapshot."""
    results = [asyncio.run(_measure(int(word))) for word in entries.split(",")]
    table = Table("entries", "by the log, ms", "by a snapshot, ms", title="Waking, SQLite")
    for each in results:
        table.add_row(f"{each.entries}", f"{each.by_log_ms}", f"{each.by_snapshot_ms}")
    tell([table], WakingReport(tuple(results)), json)


async def _measure(entries: int) -> Woken:
    with TemporaryDirectory(prefix="wormery-") as folder:
        path = Path(folder) / "wormery.db"
        table = await _written(path, entries)
        by_log = min([await _wake(path, table, snapshots=False) for _ in range(_TIMES)])
        await _wake(path, table, snapshots=True)  # it writes one when it is put away
        by_snapshot = min([await _wake(path, table, snapshots=True) for _ in range(_TIMES)])
    return Woken(entries, round(1000 * by_log, 2), round(1000 * by_snapshot, 2))


async def _written(path: Path, entries: int) -> TableId:
    """A table with so many entries, of a game that is not over."""
    house = await _house(path, snapshots=False)
    table = await house.open(_PEOPLE[0], Open("tally", 2, Raw(b'{"goal":1000000000}')))
    for seat, who in enumerate(_PEOPLE):
        await table.ask(who, "sit", Sit(Seat(seat)))
        await table.ask(who, "ready", Ready(Seat(seat)))
    while table.seating.phase != "playing":
        await asyncio.sleep(0.01)
    while table.version < entries:
        asked = [
            table.ask(
                _PEOPLE[number % 2], f"{table.version}.{number}", Play(Seat(number % 2), _ADD)
            )
            for number in range(100)
        ]
        await asyncio.gather(*asked)
    await _close(house)
    return table.id


async def _wake(path: Path, table: TableId, *, snapshots: bool) -> float:
    house = await _house(path, snapshots=snapshots)
    began = perf_counter()
    await house.table(table)
    took = perf_counter() - began
    await _close(house)
    return took


async def _house(path: Path, *, snapshots: bool) -> House:
    settings = HouseSettings(
        countdown=0,
        most_moves=1_000_000_000,
        snapshot_every=50 if snapshots else 1_000_000_000,
        check_snapshots=0.0,
    )
    games = {"tally": cast("AnyGame", sys.modules[tally.__name__])}
    return House(await SqliteStore.open(path), games, settings)


async def _close(house: House) -> None:
    await house.stop()
    await house.store.close()


_ADD = tally.Add(1)
