"""Asking how a server is changes nothing that players would notice."""

import asyncio
from pathlib import Path

from wormery.server.store_health import StoreHealth
from wormery.store.ids import Moment
from wormery.store.sqlite.store import SqliteStore
from wormery.store.uptime import SignOfLife, mark_seen


def test_whoever_asks_how_the_store_is_does_not_make_time_free(tmp_path: Path) -> None:
    """A probe is no absence of the server before it, and no sign of life that would end one."""

    async def scenario() -> tuple[str, int, int]:
        store = await SqliteStore.open(tmp_path / "t.db")
        await mark_seen(store, SignOfLife(Moment(1_000)))
        said = await StoreHealth(store, lambda: Moment(5_000)).trouble()
        before = await store.absence(Moment(0), Moment(6_000))
        now = SignOfLife(Moment(6_000))
        await mark_seen(store, now, 5_000)  # the store was away, as the house has seen
        after = await store.absence(Moment(0), Moment(6_000))
        await store.close()
        return said, before, after

    assert asyncio.run(scenario()) == ("", 0, 5_000)
