"""A store that was filled to be measured looks like one that was played in."""

import asyncio
import sys
from pathlib import Path
from typing import cast

from wormery.bench.stored.filling import BUSIEST, fill, old_tables, token_of
from wormery.bench.stored.hour import an_hour
from wormery.core import AnyGame
from wormery.games import tally
from wormery.server.http.guests import hash_token
from wormery.store.games import LAST
from wormery.store.ids import GuestId, Moment, TableId
from wormery.store.sqlite.store import SqliteStore
from wormery.table.clock import wall
from wormery.table.house import House
from wormery.table.settings import HouseSettings

GAMES = {"tally": cast("AnyGame", sys.modules[tally.__name__])}


def test_every_kind_of_table_can_be_found_and_goes_on(tmp_path: Path) -> None:
    fill(tmp_path / "t.db", 300, 30)
    tables = list(old_tables(300, 30, wall()))
    archived, over, left = tables[0], tables[299], tables[-1]
    kinds = [(each.is_over, each.is_archived) for each in (archived, over, left)]
    assert kinds == [(True, True), (True, False), (False, False)]

    async def scenario() -> None:
        store = await SqliteStore.open(tmp_path / "t.db")
        house = House(store, GAMES, HouseSettings())
        await house.start()
        for old, phase in ((archived, "over"), (over, "over"), (left, "playing")):
            table = await house.table(TableId(old.id))
            assert table is not None
            assert table.seating.phase == phase
            assert table.seating.code == old.code
            assert [table.seating.seats_of(GuestId(who)) for who in old.people] == [(0,), (1,)]
            found = await store.find(old.code)
            assert found is not None
            assert found.table == old.id
            assert found.listing.guests == old.people
        assert await store.table_count() == 330
        await house.stop()
        await store.close()

    asyncio.run(scenario())


def test_people_find_their_tables_and_games(tmp_path: Path) -> None:
    fill(tmp_path / "t.db", 300, 30)

    async def scenario() -> None:
        store = await SqliteStore.open(tmp_path / "t.db")
        known = await store.guest_by_token_hash(hash_token(token_of(BUSIEST)))
        assert known is not None
        assert len(await store.tables_of(known.id)) == 3
        games = await store.games_of(known.id, LAST)
        assert len(games) == 3
        assert b'"outcome":{"winners":[0]' in games[0].data
        assert len(await store.due(Moment(wall() + 61 * 24 * 3_600_000), limit=100)) == 30
        await store.close()

    asyncio.run(scenario())


def test_an_hour_wakes_what_is_due_and_keeps_none_of_it(tmp_path: Path) -> None:
    fill(tmp_path / "t.db", 0, 4_000)
    hour = an_hour(tmp_path / "t.db")
    assert 1 <= hour.woken <= 5
    assert hour.kept == 0
    assert hour.after_mib > 0
