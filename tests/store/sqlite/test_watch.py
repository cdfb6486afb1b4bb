"""A file that is gone or cut short is noticed, before anything more is acknowledged into it."""

import asyncio
import os
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.store.places import ANNA, GARDEN, LONG
from wormery.store.ids import Version
from wormery.store.log import StoreBroken
from wormery.store.sqlite.store import SqliteStore
from wormery.store.sqlite.watch import LOOK_S

BIG = [b"x" * 20_000]


def _delete(path: Path) -> None:
    path.unlink()


def _delete_log(path: Path) -> None:
    Path(f"{path}-wal").unlink()


def _cut(path: Path) -> None:
    os.truncate(path, 4096)


def _cut_log(path: Path) -> None:
    os.truncate(f"{path}-wal", 5000)


def _replace(path: Path) -> None:
    path.unlink()
    path.write_bytes(b"")


@pytest.mark.parametrize("harm", [_delete, _delete_log, _cut, _cut_log, _replace])
def test_a_damaged_file_acknowledges_nothing(harm: Callable[[Path], None], tmp_path: Path) -> None:
    async def whole() -> None:
        path = tmp_path / "wormery.db"
        first = await SqliteStore.open(path)  # the file has grown, and is folded in
        fence = await first.lease(GARDEN, ANNA, LONG)
        await first.append(GARDEN, Version(0), BIG, fence)
        await first.close()
        store = await SqliteStore.open(path)
        fence = await store.lease(GARDEN, ANNA, LONG)
        await store.append(GARDEN, Version(1), BIG, fence)
        assert store.problem == ""
        harm(path)
        await asyncio.sleep(1.5 * LOOK_S)
        for _ in range(2):
            with pytest.raises(StoreBroken, match=r"wormery\.db"):
                await store.append(GARDEN, Version(2), BIG, fence)
            with pytest.raises(StoreBroken):
                await store.renew(ANNA, LONG)
            with pytest.raises(StoreBroken):
                await store.read(GARDEN)
            assert "wormery.db" in store.problem
        await store.close()

    asyncio.run(whole())


def test_what_an_operator_may_do_harms_nothing(tmp_path: Path) -> None:
    """A copy, a vacuum and a checkpoint by another program, and our own."""

    async def whole() -> None:
        path = tmp_path / "wormery.db"
        store = await SqliteStore.open(path)
        fence = await store.lease(GARDEN, ANNA, LONG)
        version = Version(0)
        for statement in (
            f"VACUUM INTO '{tmp_path / 'copy.db'}'",
            "PRAGMA wal_checkpoint(TRUNCATE)",
            "VACUUM",
            "PRAGMA wal_checkpoint(TRUNCATE)",
            "PRAGMA wal_checkpoint(RESTART)",
        ):
            for _ in range(3):
                version = await store.append(GARDEN, version, BIG, fence)
            other = sqlite3.connect(path)
            other.execute(statement)
            other.close()
            await asyncio.sleep(1.5 * LOOK_S)
            version = await store.append(GARDEN, version, BIG, fence)
            assert store.problem == ""
        assert len(await store.read(GARDEN)) == version == 20
        await store.close()

    asyncio.run(whole())


def test_a_log_that_is_folded_in_by_ourselves_is_no_damage(tmp_path: Path) -> None:
    async def whole() -> None:
        store = await SqliteStore.open(tmp_path / "wormery.db")
        fence = await store.lease(GARDEN, ANNA, LONG)
        version = Version(0)
        for _ in range(10):  # 8,000 pages at a time
            version = await store.append(GARDEN, version, [b"x" * 4_000_000] * 2, fence)
            await asyncio.sleep(LOOK_S)
        assert store.problem == ""
        await store.close()

    asyncio.run(whole())
