"""A connection that breaks at the worst moment loses nothing and doubles nothing."""

import asyncio
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import asyncpg
import pytest

from tests.store.places import ANNA, GARDEN, LONG, PostgresPlace, play
from wormery.chaos.services import OwnService
from wormery.store.directory import DueTable
from wormery.store.games import GameKey
from wormery.store.ids import EMPTY, GuestId, Moment, TableId, Version
from wormery.store.log import Conflict, StoreFailure
from wormery.store.postgres.store import PostgresStore
from wormery.store.schema import POSTGRES, SchemaTooNew
from wormery.store.store import Store

pytestmark = pytest.mark.postgres

SOCKET = ".s.PGSQL.5432"


class Proxy:
    """Stands between a store and PostgreSQL; hangs up instead of passing on an answer."""

    def __init__(self, server: str) -> None:
        self._server = server
        self._passing = set[asyncio.Task[None]]()
        self.swallow = 0  # so many more results to a COMMIT or an append

    async def meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Pass on everything, both directions."""
        results, questions = await asyncio.open_unix_connection(self._server)
        directions = [
            asyncio.create_task(self._pass(reader, questions, is_answer=False)),
            asyncio.create_task(self._pass(results, writer, is_answer=True)),
        ]
        self._passing.update(directions)
        await asyncio.wait(directions, return_when=asyncio.FIRST_COMPLETED)
        for end in (writer, questions):
            end.close()
            with suppress(OSError):
                await end.wait_closed()
        await asyncio.wait(directions)
        self._passing.difference_update(directions)

    async def _pass(
        self, source: asyncio.StreamReader, target: asyncio.StreamWriter, *, is_answer: bool
    ) -> None:
        with suppress(OSError):
            while data := await source.read(65536):
                if is_answer and self.swallow and b"SELECT " in data:
                    self.swallow -= 1
                    return
                target.write(data)
                await target.drain()


@asynccontextmanager
async def cut_connection(
    postgres: OwnService, schema: str
) -> AsyncIterator[tuple[PostgresStore, Proxy]]:
    """A store behind a proxy that can be told to hang up."""
    (home,) = parse_qs(urlsplit(postgres.url).query)["host"]
    with tempfile.TemporaryDirectory(prefix="wormery-") as directory:
        proxy = Proxy(str(Path(home) / SOCKET))
        door = await asyncio.start_unix_server(proxy.meet, str(Path(directory) / SOCKET))
        url = postgres.url.replace(home, directory)
        store = await PostgresStore.open(url, schema=schema, patience=30)
        try:
            yield store, proxy
        finally:
            await store.close()
            door.close()
            await door.wait_closed()


def test_an_append_whose_answer_was_lost_is_kept_once_and_acknowledged(
    postgres: OwnService,
) -> None:
    async def whole() -> None:
        place = PostgresPlace(postgres.url)
        async with cut_connection(postgres, place.schema) as (store, proxy):
            fence = await store.lease(GARDEN, ANNA, LONG)
            assert await store.append(GARDEN, EMPTY, [b"one"], fence) == 1
            for version in range(1, 4):
                proxy.swallow = 1
                assert await store.append(GARDEN, Version(version), [b"x"], fence) == version + 1
                assert proxy.swallow == 0
            assert await store.read(GARDEN) == [b"one", b"x", b"x", b"x"]

    asyncio.run(whole())


def test_a_lost_answer_makes_nobody_elses_entry_ones_own(postgres: OwnService) -> None:
    async def whole() -> None:
        place = PostgresPlace(postgres.url)
        async with cut_connection(postgres, place.schema) as (store, proxy):
            fence = await store.lease(GARDEN, ANNA, LONG)
            await store.append(GARDEN, EMPTY, [b"one"], fence)
            proxy.swallow = 1
            with pytest.raises(Conflict):
                await store.append(GARDEN, EMPTY, [b"two"], fence)
            assert proxy.swallow == 0
            assert await store.read(GARDEN) == [b"one"]

    asyncio.run(whole())


def test_whoever_has_waited_long_enough_is_told(postgres: OwnService) -> None:
    async def whole() -> None:
        place = PostgresPlace(postgres.url)
        store = await PostgresStore.open(postgres.url, schema=place.schema, patience=0.2)
        fence = await store.lease(GARDEN, ANNA, LONG)
        await store.append(GARDEN, EMPTY, [b"one"], fence)
        postgres.service.stop()
        try:
            with pytest.raises(StoreFailure):
                await store.append(GARDEN, Version(1), [b"two"], fence)
            with pytest.raises(StoreFailure):
                await store.read(GARDEN)
        finally:
            postgres.service.start()
        assert await store.append(GARDEN, Version(1), [b"two"], fence) == 2
        assert await store.read(GARDEN) == [b"one", b"two"]
        await store.close()

    asyncio.run(whole())


def test_data_that_cannot_be_written_fail_their_own_append_alone(postgres: OwnService) -> None:
    async def scene(store: Store) -> None:
        fence = await store.lease(GARDEN, ANNA, LONG)
        results = await asyncio.gather(
            store.append(TableId("a\x00b"), EMPTY, [b"no"], fence),
            store.append(GARDEN, EMPTY, [b"one"], fence),
            return_exceptions=True,
        )
        assert isinstance(results[0], StoreFailure)
        assert results[1] == 1

    play(PostgresPlace(postgres.url), scene)


def test_a_schema_of_a_later_version_is_left_alone(postgres: OwnService) -> None:
    place = PostgresPlace(postgres.url)

    async def whole() -> None:
        await (await place.open()).close()
        connection = await asyncpg.connect(postgres.url)
        await connection.execute(
            f"INSERT INTO {place.schema}.schema_version VALUES ({len(POSTGRES) + 1})"
        )
        await connection.close()
        with pytest.raises(SchemaTooNew, match="use a later one"):
            await place.open()

    asyncio.run(whole())


def test_servers_that_start_together_make_the_schema_once(postgres: OwnService) -> None:
    place = PostgresPlace(postgres.url)

    async def whole() -> None:
        for store in await asyncio.gather(*(place.open() for _ in range(4))):
            await store.close()

    asyncio.run(whole())


def test_a_schema_needs_a_plain_name(postgres: OwnService) -> None:
    with pytest.raises(ValueError, match="cannot be the name of a schema"):
        asyncio.run(PostgresStore.open(postgres.url, schema='a"b'))


def test_a_schema_of_an_older_version_is_brought_up_to_date(postgres: OwnService) -> None:
    """Games that were on are looked after as soon as somebody can; the others are left alone."""
    place = PostgresPlace(postgres.url)

    async def older() -> None:
        connection = await asyncpg.connect(postgres.url)
        await connection.execute(f"CREATE SCHEMA {place.schema}")
        await connection.execute(f"SET search_path = {place.schema}")
        await connection.execute("CREATE TABLE schema_version (version int NOT NULL)")
        for statement in (*POSTGRES[0], *POSTGRES[1], "INSERT INTO schema_version VALUES (2)"):
            await connection.execute(statement)
        for status in ("open", "playing", "over"):
            await connection.execute("INSERT INTO tables (id) VALUES ($1)", status)
            await connection.execute(
                "INSERT INTO cards VALUES ($1, $1, true, $1, 7, '{}', '')", status
            )
        await connection.execute(
            "UPDATE cards SET guests = '{lotte,emil,lotte}', data = $1 WHERE id = 'over'",
            b'{"phase":"over"}',
        )
        await connection.close()

    async def scene(store: Store) -> None:
        assert await store.due(Moment(6)) == []
        assert await store.due(Moment(7)) == [DueTable(Moment(7), TableId("playing"))]
        listing = await store.listing(TableId("over"))
        assert listing is not None
        assert (listing.due, listing.seen) == (None, 0)
        (game,) = await store.games_of(GuestId("lotte"))
        assert game.key == GameKey(Moment(7), TableId("over"), 0)
        assert [each.table for each in await store.tables_of(GuestId("lotte"))] == ["over"]

    asyncio.run(older())
    play(place, scene)
