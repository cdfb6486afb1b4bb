"""A disk that is full, and a file that somebody deletes: what a running server makes of it."""

import asyncio
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.clients import ServerProcess, add, begin, people, server
from tests.small_disk import small_disk
from tests.table.world import TALLY
from wormery.app import open_store
from wormery.store.ids import TableId
from wormery.store.sqlite.watch import LOOK_S
from wormery.table.fold import steps


def _health(process: ServerProcess) -> tuple[int, str]:
    told = httpx.get(f"{process.url}/health")
    return told.status_code, told.json()["store"]


def test_on_a_full_disk_moves_are_refused_and_go_on_when_there_is_room(tmp_path: Path) -> None:
    """TB-26: nobody is sent away, and the server need not be restarted."""

    async def scenario() -> str:
        async with people(process.url, "Ann", "Ben") as (ann, ben):
            table = await ann.open(options={"goal": 100})
            await begin(table, ann, ben)
            await ann.play(0, add())
            disk.fill()
            for _ in range(3):
                refused = await ben.play(1, add(), "b")
                assert (refused["type"], refused["rule"]) == ("refused", "TB-26")
            assert _health(process) == (503, "the disk is full")
            disk.empty()
            moved = await ben.play(1, add(), "b")
            assert (moved["type"], moved["changes"]["total"]) == ("update", 2)
            await ann.until("update", version=moved["version"])
            assert _health(process) == (200, "ok")
            return table

    with small_disk(tmp_path / "disk") as disk:
        store = str(disk.path / "t.db")
        with server(store) as process:
            table = asyncio.run(scenario())
        assert b"Traceback" not in process.log
        assert asyncio.run(_total(store, table)) == 2


@pytest.mark.parametrize("name", ["t.db", "t.db-wal"])
def test_nothing_is_acknowledged_into_a_file_that_is_gone(name: str, tmp_path: Path) -> None:
    """Those at the table are sent away, and whoever comes is told that nothing works."""

    async def scenario() -> None:
        async with people(process.url, "Ann", "Ben") as (ann, ben):
            table = await ann.open(options={"goal": 100})
            await begin(table, ann, ben)
            await ann.play(0, add())
            (tmp_path / name).unlink()
            await asyncio.sleep(1.5 * LOOK_S)
            with pytest.raises(ConnectionClosed):
                await ben.play(1, add())
            assert not any('"total":2' in frame for frame in ben.frames)
            status, problem = _health(process)
            assert (status, name in problem) == (503, True)
            with pytest.raises(InvalidStatus) as denied:
                await ben.enter(table)
            assert denied.value.response.status_code == 503

    with server(str(tmp_path / "t.db")) as process:
        asyncio.run(scenario())
    assert b"Traceback" not in process.log


async def _total(store: str, table: str) -> int:
    opened = await open_store(store)
    lines = await opened.read(TableId(table))
    await opened.close()
    total: int = list(steps(TALLY, lines))[-1].after.state.total
    return total
