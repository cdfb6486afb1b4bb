"""Snapshots are kept, replaced and thrown away; the log does not care."""

from tests.store.places import ANNA, BALCONY, GARDEN, LONG, Place, play
from wormery.store.ids import EMPTY, TableId, Version
from wormery.store.snapshots import StoredSnapshot
from wormery.store.store import Store

FIRST = StoredSnapshot(Version(1), "this code", b"\x00one")
SECOND = StoredSnapshot(Version(2), "that code", b"")


def test_a_table_has_the_latest_snapshot_or_none(place: Place) -> None:
    async def scene(store: Store) -> None:
        assert await store.snapshot(GARDEN) is None
        await store.save_snapshot(GARDEN, FIRST)
        assert await store.snapshot(GARDEN) == FIRST
        await store.save_snapshot(GARDEN, SECOND)
        assert await store.snapshot(GARDEN) == SECOND
        assert await store.snapshot(BALCONY) is None

    play(place, scene)


def test_a_snapshot_is_there_after_a_restart(place: Place) -> None:
    async def before(store: Store) -> None:
        await store.save_snapshot(GARDEN, FIRST)

    async def after(store: Store) -> None:
        assert await store.snapshot(GARDEN) == FIRST

    play(place, before)
    play(place, after)


def test_a_snapshot_can_be_thrown_away_and_the_log_stays(place: Place) -> None:
    async def scene(store: Store) -> None:
        fence = await store.lease(GARDEN, ANNA, LONG)
        await store.append(GARDEN, EMPTY, [b"one"], fence)
        await store.save_snapshot(GARDEN, FIRST)
        await store.drop_snapshot(GARDEN)
        await store.drop_snapshot(GARDEN)
        assert await store.snapshot(GARDEN) is None
        assert await store.read(GARDEN) == [b"one"]

    play(place, scene)


def test_all_snapshots_are_found_in_pages(place: Place) -> None:
    async def scene(store: Store) -> None:
        for name in "dbca":
            await store.save_snapshot(TableId(name), FIRST)
        assert await store.snapshotted(TableId(""), limit=3) == ["a", "b", "c"]
        assert await store.snapshotted(TableId("c")) == ["d"]
        assert await store.snapshotted(TableId("d")) == []

    play(place, scene)


def test_all_tables_are_found_in_pages(place: Place) -> None:
    async def scene(store: Store) -> None:
        for name in "dbca":
            table = TableId(name)
            await store.append(table, EMPTY, [b"one"], await store.lease(table, ANNA, LONG))
        assert await store.tables(TableId(""), limit=3) == ["a", "b", "c"]
        assert await store.tables(TableId("c")) == ["d"]
        assert await store.tables(TableId("d")) == []

    play(place, scene)
