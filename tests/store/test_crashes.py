"""What was acknowledged is there after any crash: once, in order, with its listing."""

import asyncio
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from tests.store.appender import TABLES, entry
from tests.store.places import ANNA, LONG, Place, PostgresPlace, SqlitePlace, play
from wormery.chaos.services import OwnService
from wormery.store.ids import EMPTY, TableId, Version
from wormery.store.postgres.store import PostgresStore
from wormery.store.store import Store

ROUNDS = 6


def test_a_killed_server_has_lost_nothing_that_it_acknowledged_in_a_file(tmp_path: Path) -> None:
    path = tmp_path / "wormery.db"
    _kill_and_look(SqlitePlace(path), ["sqlite", str(path)])


@pytest.mark.postgres
def test_a_killed_server_has_lost_nothing_that_it_acknowledged_in_postgres(
    postgres: OwnService,
) -> None:
    place = PostgresPlace(postgres.url)
    _kill_and_look(place, ["postgres", postgres.url, place.schema])


@pytest.mark.postgres
def test_when_postgres_crashes_every_append_is_kept_once(postgres: OwnService) -> None:
    """Servers wait for it, find out what it has kept, and go on."""
    place = PostgresPlace(postgres.url)
    stop = asyncio.Event()
    reached: dict[TableId, int] = {}

    async def go_on(store: Store, table: TableId) -> None:
        fence = await store.lease(table, ANNA, LONG)
        version = EMPTY
        while not stop.is_set():
            new = await store.append(table, version, [entry(table, version + 1)], fence)
            assert new == version + 1
            version = reached[table] = new

    async def crash() -> None:
        for _ in range(3):
            seen = dict(reached)
            while len(reached) < len(TABLES) or any(
                reached[table] < seen.get(table, 0) + 5 for table in TABLES
            ):
                await asyncio.sleep(0.01)
            await asyncio.to_thread(postgres.service.crash)
            await asyncio.to_thread(postgres.service.start)
        stop.set()

    async def whole() -> None:
        store = await PostgresStore.open(postgres.url, schema=place.schema, patience=120)
        await asyncio.gather(crash(), *(go_on(store, table) for table in TABLES))
        for table in TABLES:
            expected = [entry(table, version) for version in range(1, reached[table] + 1)]
            assert await store.read(table) == expected
        await store.close()

    asyncio.run(whole())


def _kill_and_look(place: Place, words: list[str]) -> None:
    random = Random("kill -9")
    acknowledged = dict.fromkeys(TABLES, 0)

    async def look(store: Store) -> None:
        for table in TABLES:
            await store.lease(table, ANNA, 0)  # whatever is still on its way comes too late now
            entries = await store.read(table)
            assert entries == [entry(table, version + 1) for version in range(len(entries))]
            assert len(entries) >= acknowledged[table]
            listing = await store.listing(table)
            assert (listing.updated if listing else 0) == len(entries)

    for _ in range(ROUNDS):
        for table, version in _acknowledged_until_killed(words, random.randrange(1, 200)):
            assert version > acknowledged[table]
            acknowledged[table] = version
        play(place, look)
    assert sum(acknowledged.values()) > 0


def _acknowledged_until_killed(words: list[str], patience: int) -> list[tuple[TableId, Version]]:
    """Start a server, kill it after so many results, and hear what it had said until then."""
    command = [sys.executable, "-m", "tests.store.appender", *words]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        lines = [server.stdout.readline() for _ in range(patience)]
        server.kill()
        lines += server.stdout.readlines()
    told = [line.split() for line in lines if line.endswith("\n")]
    return [(TableId(table), Version(int(version))) for table, version in told]
