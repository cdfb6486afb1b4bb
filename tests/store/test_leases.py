"""Of several servers one at a time writes for a table, and the log itself sees to it."""

import asyncio

import pytest

from tests.store.places import ANNA, BALCONY, BERT, GARDEN, LONG, Place, PostgresPlace, play
from wormery.chaos.services import OwnService
from wormery.store.ids import EMPTY, Fence, TableId, Version
from wormery.store.leases import Held, Owner
from wormery.store.log import Conflict
from wormery.store.store import Store

LAPSED = 0.0
CARL = Owner("carl")


def test_a_table_is_held_by_one_living_owner(place: Place) -> None:
    async def scene(store: Store) -> None:
        assert await store.owner_of(GARDEN) is None
        await store.lease(GARDEN, ANNA, LONG)
        with pytest.raises(Held) as held:
            await store.lease(GARDEN, BERT, LONG)
        assert held.value.owner == ANNA
        assert await store.owner_of(GARDEN) == ANNA
        await store.lease(BALCONY, BERT, LONG)
        assert await store.owner_of(BALCONY) == BERT

    play(place, scene)


def test_it_is_told_how_long_a_holder_has_been_silent(place: Place) -> None:
    """To others only once it serves the table, and to nobody once that was let go of."""

    async def scene(store: Store) -> None:
        assert await store.silence(GARDEN, BERT, LONG) is None
        fence = await store.lease(GARDEN, ANNA, LONG)
        silence = await store.silence(GARDEN, BERT, LONG)
        assert silence is not None
        assert 0 <= silence < LONG
        assert await store.silence(GARDEN, ANNA, LONG) is not None
        await store.append(GARDEN, EMPTY, [], fence)
        assert await store.silence(GARDEN, ANNA, LONG) is None
        assert await store.silence(GARDEN, BERT, LONG) is not None
        await store.release(GARDEN, fence)
        assert await store.silence(GARDEN, BERT, LONG) is None

    play(place, scene)


def test_who_takes_a_table_and_writes_nothing_has_not_served_it(place: Place) -> None:
    """Should they die as well, the time since the first one died is known all the same."""

    async def scene(store: Store) -> None:
        fence = await store.lease(GARDEN, ANNA, -LONG)
        await store.append(GARDEN, EMPTY, [b"anna"], fence)
        for heir in (BERT, BERT, CARL):
            fence = await store.lease(GARDEN, heir, LAPSED)
            silence = await store.silence(GARDEN, heir, LAPSED)
            assert silence is not None
            assert silence >= LONG
        await store.append(GARDEN, Version(1), [b"carl"], fence)
        assert await store.silence(GARDEN, CARL, LAPSED) is None
        silence = await store.silence(GARDEN, ANNA, LAPSED)
        assert silence is not None
        assert silence < LONG

    play(place, scene)


def test_a_lapsed_owner_loses_a_table_to_whoever_takes_it(place: Place) -> None:
    async def scene(store: Store) -> None:
        old = await store.lease(GARDEN, ANNA, LAPSED)
        assert await store.owner_of(GARDEN) is None
        new = await store.lease(GARDEN, BERT, LONG)
        assert new > old
        with pytest.raises(Conflict):
            await store.append(GARDEN, EMPTY, [b"anna"], old)
        assert await store.append(GARDEN, EMPTY, [b"bert"], new) == 1
        assert await store.read(GARDEN) == [b"bert"]

    play(place, scene)


def test_a_lapsed_owner_goes_on_while_nobody_wants_the_table(place: Place) -> None:
    async def scene(store: Store) -> None:
        fence = await store.lease(GARDEN, ANNA, LAPSED)
        assert await store.append(GARDEN, EMPTY, [b"anna"], fence) == 1
        assert not await store.renew(ANNA, LONG)
        assert await store.owner_of(GARDEN) == ANNA
        assert await store.append(GARDEN, Version(1), [b"anna"], fence) == 2

    play(place, scene)


def test_renewing_keeps_all_tables_at_once(place: Place) -> None:
    async def scene(store: Store) -> None:
        tables = [TableId(f"table {number}") for number in range(5)]
        await asyncio.gather(*(store.lease(table, ANNA, LONG) for table in tables))
        assert await store.renew(ANNA, LONG)
        assert [await store.owner_of(table) for table in tables] == [ANNA] * 5
        assert await store.renew(ANNA, LAPSED)
        assert [await store.owner_of(table) for table in tables] == [None] * 5
        assert not await store.renew(ANNA, LONG)
        assert [await store.owner_of(table) for table in tables] == [ANNA] * 5

    play(place, scene)


def test_nobody_is_alive_who_was_never_heard_of(place: Place) -> None:
    async def scene(store: Store) -> None:
        assert not await store.renew(BERT, LONG)
        assert await store.renew(BERT, LONG)

    play(place, scene)


def test_a_released_table_is_free_at_once_and_its_fence_is_worth_nothing(place: Place) -> None:
    async def scene(store: Store) -> None:
        fence = await store.lease(GARDEN, ANNA, LONG)
        await store.append(GARDEN, EMPTY, [b"anna"], fence)
        await store.release(GARDEN, fence)
        with pytest.raises(Conflict):
            await store.append(GARDEN, Version(1), [b"anna"], fence)
        taken = await store.lease(GARDEN, BERT, LONG)
        assert await store.append(GARDEN, Version(1), [b"bert"], taken) == 2

    play(place, scene)


def test_an_old_fence_releases_nothing(place: Place) -> None:
    async def scene(store: Store) -> None:
        old = await store.lease(GARDEN, ANNA, LAPSED)
        new = await store.lease(GARDEN, BERT, LONG)
        await store.release(GARDEN, old)
        assert await store.owner_of(GARDEN) == BERT
        assert await store.append(GARDEN, EMPTY, [b"bert"], new) == 1

    play(place, scene)


def test_taking_again_fences_off_what_one_did_before(place: Place) -> None:
    async def scene(store: Store) -> None:
        fences = await asyncio.gather(*(store.lease(GARDEN, ANNA, LONG) for _ in range(3)))
        assert sorted(set(fences)) == list(fences)
        with pytest.raises(Conflict):
            await store.append(GARDEN, EMPTY, [b"old"], fences[0])
        assert await store.append(GARDEN, EMPTY, [b"new"], fences[-1]) == 1

    play(place, scene)


def test_of_rivals_for_a_free_table_one_gets_it(place: Place) -> None:
    async def scene(store: Store) -> None:
        results = await asyncio.gather(
            store.lease(GARDEN, ANNA, LONG),
            store.lease(GARDEN, BERT, LONG),
            return_exceptions=True,
        )
        assert isinstance(results[0], int)
        assert isinstance(results[1], Held)

    play(place, scene)


def test_a_fence_is_higher_than_all_before_a_restart(place: Place) -> None:
    fences: list[Fence] = []

    async def scene(store: Store) -> None:
        fences.append(await store.lease(GARDEN, ANNA, LAPSED))
        for old in fences[:-1]:
            with pytest.raises(Conflict):
                await store.append(GARDEN, EMPTY, [b"old"], old)

    for _ in range(3):
        play(place, scene)
    assert sorted(set(fences)) == fences


@pytest.mark.postgres
def test_of_many_servers_that_fight_for_tables_only_the_latest_holder_writes(
    postgres: OwnService,
) -> None:
    """Every entry names the fence it was written under: along a log they never fall."""
    place = PostgresPlace(postgres.url)
    tables = [TableId(f"table {number}") for number in range(4)]
    kept: dict[TableId, list[bytes]] = {table: [] for table in tables}

    async def fight(store: Store, name: str) -> None:
        for turn in range(12):
            for table in tables:
                fence = await store.lease(table, ANNA, LAPSED)  # whoever comes takes it
                version = Version(len(await store.read(table)))
                entry = b"%d %s %d" % (fence, name.encode(), turn)
                try:
                    await store.append(table, version, [entry], fence)
                except Conflict:
                    continue
                kept[table].append(entry)

    async def whole() -> None:
        stores = [await place.open() for _ in range(4)]
        await asyncio.gather(*(fight(store, str(n)) for n, store in enumerate(stores)))
        for table in tables:
            entries = list(await stores[0].read(table))
            fences = [int(entry.split()[0]) for entry in entries]
            assert fences == sorted(set(fences))
            assert sorted(entries) == sorted(kept[table])
        for store in stores:
            await store.close()

    asyncio.run(whole())
