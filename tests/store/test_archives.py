"""Finished tables are made small, and nobody who reads or plays on notices."""

import sqlite3
from pathlib import Path

import asyncpg
import pytest

from tests.store.places import (
    ANNA,
    BERT,
    LONG,
    Place,
    PostgresPlace,
    SimulatedPlace,
    SqlitePlace,
    play,
)
from tests.store.test_directory import EMIL, LOTTE, listing
from wormery.store.archives import pack, unpack
from wormery.store.directory import OPEN, OVER
from wormery.store.ids import EMPTY, Moment, TableId, Version
from wormery.store.log import Conflict
from wormery.store.store import Store

ENTRIES = [b'{"a":1}', b"", b"\x00\xff,:", b"x" * 5000]


async def finished(store: Store, name: str, updated: int = 5, **changes: object) -> TableId:
    """A table where a game is over, and that nobody holds."""
    table = TableId(name)
    fence = await store.lease(table, ANNA, LONG)
    told = listing(name, **{"status": OVER, "updated": Moment(updated), **changes})
    await store.append(table, EMPTY, ENTRIES[:2], fence)
    await store.append(table, Version(2), ENTRIES[2:], fence, told)
    await store.release(table, fence)
    return table


async def _live_rows(place: Place) -> int:
    """How many entries lie where live ones do, told by the database itself."""
    if isinstance(place, SqlitePlace):
        connection = sqlite3.connect(place.path)
        ((count,),) = connection.execute("SELECT count(*) FROM entries")
        connection.close()
        return int(count)
    if isinstance(place, SimulatedPlace):
        return sum(map(len, place.database.logs.values()))
    assert isinstance(place, PostgresPlace)
    other = await asyncpg.connect(place.url)
    found = await other.fetchval(f"SELECT count(*) FROM {place.schema}.entries")
    await other.close()
    return int(found)


def test_an_archived_table_reads_as_before(place: Place) -> None:
    async def scene(store: Store) -> None:
        table = await finished(store, "a", guests=(LOTTE, EMIL))
        assert await _live_rows(place) == 4
        assert await store.archive(Moment(6)) == 1
        assert await _live_rows(place) == 0
        assert await store.read(table) == ENTRIES
        assert await store.read(table, Version(1), most=2) == ENTRIES[1:3]
        assert await store.read(table, Version(3)) == ENTRIES[3:]
        assert await store.read(table, Version(4)) == []
        assert [each.table for each in await store.tables_of(LOTTE)] == [table]
        found = await store.find("a")
        assert found is not None
        assert found.table == table
        assert await store.listing(table) == found.listing
        assert await store.archive(Moment(6)) == 0

    play(place, scene)


def test_an_archived_table_is_played_on_and_archived_again(place: Place) -> None:
    async def scene(store: Store) -> None:
        table = await finished(store, "a")
        await store.archive(Moment(6))
        fence = await store.lease(table, BERT, LONG)
        with pytest.raises(Conflict):
            await store.append(table, EMPTY, [b"again"], fence)
        assert await store.append(table, Version(4), [b"five"], fence) == 5
        assert await store.append(table, Version(5), [b"six"], fence) == 6
        assert await store.read(table) == [*ENTRIES, b"five", b"six"]
        assert await store.read(table, Version(3), most=2) == [ENTRIES[3], b"five"]
        assert await store.read(table, Version(5)) == [b"six"]
        over = listing("a", status=OVER, updated=Moment(9))
        await store.append(table, Version(6), [], fence, over)
        assert await store.archive(Moment(10)) == 0  # somebody has it
        await store.release(table, fence)
        assert await store.archive(Moment(10)) == 1
        assert await _live_rows(place) == 0
        assert await store.read(table) == [*ENTRIES, b"five", b"six"]

    play(place, scene)


def test_only_what_is_over_for_long_is_archived_the_oldest_first(place: Place) -> None:
    async def scene(store: Store) -> None:
        await finished(store, "new", updated=9)
        await finished(store, "waits", status=OPEN)
        await finished(store, "plays", status="playing")
        await finished(store, "ends", due=Moment(99))  # a game that is paused
        await finished(store, "old", updated=1)
        held = await finished(store, "held", updated=2)
        await store.lease(held, BERT, LONG)
        await finished(store, "older", updated=0)
        assert await store.archive(Moment(9), limit=1) == 1
        assert await _live_rows(place) == 6 * len(ENTRIES)
        assert await store.archive(Moment(9), limit=9) == 1
        assert await store.archive(Moment(9), limit=9) == 0
        await store.renew(BERT, 0)
        assert await store.archive(Moment(9), limit=9) == 1

    play(place, scene)


def test_an_archive_outlives_the_server(place: Place) -> None:
    async def before(store: Store) -> None:
        await finished(store, "a")
        await store.archive(Moment(6))

    async def after(store: Store) -> None:
        table = TableId("a")
        assert await store.read(table) == ENTRIES
        await store.renew(ANNA, 0)
        fence = await store.lease(table, BERT, LONG)
        assert await store.append(table, Version(4), [b"five"], fence) == 5

    play(place, before)
    play(place, after)


def test_an_archive_is_smaller_than_the_log() -> None:
    log = Path(__file__).parents[1] / "logs"
    texts = [line for file in sorted(log.rglob("*.json*")) for line in file.read_bytes().split()]
    assert len(texts) > 10
    assert unpack(pack(texts)) == texts
    assert len(pack(texts)) < sum(map(len, texts)) / 3
