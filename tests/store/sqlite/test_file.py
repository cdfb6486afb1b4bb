"""One server has the file, an older one leaves it alone, and a full disk is no disaster."""

import asyncio
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from tests.store.places import ANNA, GARDEN, LONG, SqlitePlace, play
from wormery.store.directory import OPEN, Listing
from wormery.store.games import GameKey
from wormery.store.ids import EMPTY, Fence, GuestId, Moment, TableId, Version
from wormery.store.log import Conflict, StoreFailure
from wormery.store.schema import SQLITE, SchemaTooNew
from wormery.store.sqlite.file import ForeignFile, SqliteFile, StoreInUse
from wormery.store.sqlite.store import SqliteStore
from wormery.store.store import Store

SECOND_SERVER = """
import asyncio, pathlib, sys
from wormery.store.sqlite.store import SqliteStore
asyncio.run(SqliteStore.open(pathlib.Path(sys.argv[1])))
"""


def test_a_second_server_is_told_that_the_file_is_in_use(tmp_path: Path) -> None:
    path = tmp_path / "wormery.db"

    async def scene(_store: Store) -> None:
        with pytest.raises(StoreInUse, match=r"wormery\.db is in use by another server"):
            await SqliteStore.open(path)
        second = subprocess.run(
            [sys.executable, "-c", SECOND_SERVER, path], capture_output=True, check=False
        )
        assert b"StoreInUse" in second.stderr

    play(SqlitePlace(path), scene)
    play(SqlitePlace(path), _nothing)


def test_commits_are_written_through_to_the_disk(tmp_path: Path) -> None:
    file = SqliteFile(tmp_path / "wormery.db")
    assert file.writing.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert file.writing.execute("PRAGMA synchronous").fetchone() == (2,)
    file.close()


def test_a_file_of_a_later_version_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "wormery.db"
    play(SqlitePlace(path), _nothing)
    with sqlite3.connect(path) as connection:
        connection.execute(f"PRAGMA user_version = {len(SQLITE) + 1}")
    connection.close()
    with pytest.raises(SchemaTooNew, match="use a later one"):
        play(SqlitePlace(path), _nothing)


def test_the_file_of_another_program_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "photos.db"
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE photos (id)")
    connection.close()
    with pytest.raises(ForeignFile):
        play(SqlitePlace(path), _nothing)


def test_a_refused_file_is_free_for_the_next(tmp_path: Path) -> None:
    path = tmp_path / "wormery.db"
    path.write_bytes(b"this is no database, and long enough to be looked at" * 10)
    with pytest.raises(sqlite3.DatabaseError):
        play(SqlitePlace(path), _nothing)
    path.unlink()
    play(SqlitePlace(path), _nothing)


def test_a_file_is_copied_while_the_server_writes(tmp_path: Path) -> None:
    path, copy = tmp_path / "wormery.db", tmp_path / "copy.db"

    async def scene(store: Store) -> None:
        fence = await store.lease(GARDEN, ANNA, LONG)
        await store.append(GARDEN, EMPTY, [b"one"], fence)
        connection = sqlite3.connect(path)
        connection.execute("VACUUM INTO ?", (str(copy),))
        connection.close()
        await store.append(GARDEN, Version(1), [b"two"], fence)

    async def restored(store: Store) -> None:
        assert await store.read(GARDEN) == [b"one"]

    play(SqlitePlace(path), scene)
    play(SqlitePlace(copy), restored)


def test_a_full_disk_fails_those_who_write_and_nobody_after_it_has_room_again(
    tmp_path: Path,
) -> None:
    tables = [TableId(f"table {number}") for number in range(8)]
    big = [b"x" * 20_000]

    async def append_everywhere(
        store: SqliteStore, fences: list[Fence], version: int
    ) -> list[object]:
        wishes = [
            store.append(table, Version(version), big, fence, _listing(table, version))
            for table, fence in zip(tables, fences, strict=True)
        ]
        return list(await asyncio.gather(*wishes, return_exceptions=True))

    async def whole() -> None:
        file = SqliteFile(tmp_path / "wormery.db")
        store = SqliteStore(file)
        fences = [await store.lease(table, ANNA, LONG) for table in tables]
        assert await append_everywhere(store, fences, 0) == [1] * 8
        ((pages,),) = file.writing.execute("PRAGMA page_count")
        file.writing.execute(f"PRAGMA max_page_count = {pages + 10}")
        for result in await append_everywhere(store, fences, 1):
            assert isinstance(result, StoreFailure)
            assert "full" in str(result)
        assert [await store.read(table) for table in tables] == [big] * 8
        listing = await store.listing(tables[0])
        assert listing is not None
        assert listing.updated == 0
        file.writing.execute("PRAGMA max_page_count = 1000000")
        assert await append_everywhere(store, fences, 1) == [2] * 8
        assert [await store.read(table) for table in tables] == [big * 2] * 8
        with pytest.raises(Conflict):
            await store.append(tables[0], Version(1), big, fences[0])
        await store.close()

    asyncio.run(whole())


def test_a_first_append_that_finds_no_room_can_be_made_again(tmp_path: Path) -> None:
    async def whole() -> None:
        file = SqliteFile(tmp_path / "wormery.db")
        store = SqliteStore(file)
        fence = await store.lease(GARDEN, ANNA, LONG)
        file.writing.execute("PRAGMA max_page_count = 1")
        with pytest.raises(StoreFailure):
            await store.append(GARDEN, EMPTY, [b"x" * 20_000], fence)
        file.writing.execute("PRAGMA max_page_count = 1000000")
        assert await store.append(GARDEN, EMPTY, [b"one"], fence) == 1
        assert await store.read(GARDEN) == [b"one"]
        await store.close()

    asyncio.run(whole())


def test_data_that_cannot_be_written_fail_their_own_append_alone(tmp_path: Path) -> None:
    async def scene(store: Store) -> None:
        tables = [TableId("a"), TableId("b")]
        fences = [await store.lease(table, ANNA, LONG) for table in tables]
        results = await asyncio.gather(
            store.append(tables[0], EMPTY, [b"x"], fences[0], _listing(TableId("\ud800"), 0)),
            store.append(tables[1], EMPTY, [b"x"], fences[1]),
            return_exceptions=True,
        )
        assert isinstance(results[0], UnicodeEncodeError)
        assert results[1] == 1
        assert await store.read(tables[0]) == []

    play(SqlitePlace(tmp_path / "wormery.db"), scene)


def _listing(table: TableId, version: int) -> Listing:
    return Listing(code=table, public=True, status=OPEN, updated=Moment(version))


async def _nothing(_store: Store) -> None:
    """Open and close."""


def test_what_was_played_before_games_were_listed_is_listed_by_its_table(tmp_path: Path) -> None:
    """Of a table that was over: no more than its listing says; of others nothing."""
    path = tmp_path / "wormery.db"
    with sqlite3.connect(path) as connection:
        for statement in (each for step in SQLITE[:3] for each in step):
            connection.execute(statement)
        for name, phase in (("a", "over"), ("b", "paused")):
            card = (name, name, 0, "over", 7, f'{{"phase":"{phase}"}}'.encode())
            connection.execute("INSERT INTO cards VALUES (?, ?, ?, ?, ?, ?, NULL, 0)", card)
            connection.execute("INSERT INTO seats VALUES (?, 0, 'lotte')", name)
        connection.execute(f"PRAGMA application_id = {int.from_bytes(b'Worm', 'big')}")
        connection.execute("PRAGMA user_version = 3")
    connection.close()

    async def scene(store: Store) -> None:
        (game,) = await store.games_of(GuestId("lotte"))
        assert game.key == GameKey(Moment(7), TableId("a"), 0)

    play(SqlitePlace(path), scene)


def test_tables_from_before_seats_knew_when_are_found_in_their_order(tmp_path: Path) -> None:
    """The latest change first."""
    path = tmp_path / "wormery.db"
    with sqlite3.connect(path) as connection:
        for statement in (each for step in SQLITE[:6] for each in step):
            connection.execute(statement)
        for name, updated in (("a", 7), ("b", 9), ("c", 8)):
            card = (name, name, updated)
            connection.execute(
                "INSERT INTO cards VALUES (?, ?, 0, 'over', ?, x'', NULL, 0, 0)", card
            )
            connection.execute("INSERT INTO seats VALUES (?, 0, 'lotte')", name)
        connection.execute(f"PRAGMA application_id = {int.from_bytes(b'Worm', 'big')}")
        connection.execute("PRAGMA user_version = 6")
    connection.close()

    async def scene(store: Store) -> None:
        found = await store.tables_of(GuestId("lotte"), 2)
        assert [each.table for each in found] == ["b", "c"]

    play(SqlitePlace(path), scene)
