"""Entries are kept all or none, in order, and once."""

import asyncio

import pytest

from tests.store.places import ANNA, BALCONY, GARDEN, LONG, Place, play
from wormery.store.directory import OPEN, CodeTaken, Listing
from wormery.store.ids import EMPTY, Fence, Moment, TableId, Version
from wormery.store.log import Conflict, StoreFailure
from wormery.store.store import Store

LISTING = Listing(code="WORM", public=True, status=OPEN, updated=Moment(1), data=b"{}")


def test_what_was_appended_is_read_in_order(place: Place) -> None:
    async def scene(store: Store) -> None:
        fence = await store.lease(GARDEN, ANNA, LONG)
        assert await store.append(GARDEN, EMPTY, [b"one", b"two"], fence) == 2
        assert await store.append(GARDEN, Version(2), [b"\x00\xff,:", b""], fence) == 4
        assert await store.read(GARDEN) == [b"one", b"two", b"\x00\xff,:", b""]
        assert await store.read(GARDEN, Version(3)) == [b""]
        assert await store.read(GARDEN, Version(4)) == []

    play(place, scene)


def test_a_log_is_read_in_parts(place: Place) -> None:
    """So many at most, from any version on."""

    async def scene(store: Store) -> None:
        fence = await store.lease(GARDEN, ANNA, LONG)
        await store.append(GARDEN, EMPTY, [b"one", b"two", b"three"], fence)
        assert await store.read(GARDEN, EMPTY, 2) == [b"one", b"two"]
        assert await store.read(GARDEN, Version(2), 2) == [b"three"]
        assert await store.read(GARDEN, Version(1), 1) == [b"two"]
        assert await store.read(GARDEN, Version(10**15 - 1), 2) == []

    play(place, scene)


def test_a_table_that_nobody_wrote_to_is_empty(place: Place) -> None:
    async def scene(store: Store) -> None:
        assert await store.read(GARDEN) == []

    play(place, scene)


def test_entries_are_still_there_after_closing(place: Place) -> None:
    async def before(store: Store) -> None:
        fence = await store.lease(GARDEN, ANNA, LONG)
        await store.append(GARDEN, EMPTY, [b"one"], fence, LISTING)

    async def after(store: Store) -> None:
        assert await store.read(GARDEN) == [b"one"]
        fence = await store.lease(GARDEN, ANNA, LONG)
        assert await store.append(GARDEN, Version(1), [b"two"], fence) == 2
        assert await store.read(GARDEN) == [b"one", b"two"]

    play(place, before)
    play(place, after)


@pytest.mark.parametrize("expected", [0, 2, 7])
def test_another_version_than_expected_is_a_conflict_and_changes_nothing(
    place: Place, expected: int
) -> None:
    async def scene(store: Store) -> None:
        fence = await store.lease(GARDEN, ANNA, LONG)
        await store.append(GARDEN, EMPTY, [b"one"], fence)
        with pytest.raises(Conflict):
            await store.append(GARDEN, Version(expected), [b"no"], fence, LISTING)
        assert await store.read(GARDEN) == [b"one"]
        assert await store.listing(GARDEN) is None

    play(place, scene)


def test_nobody_writes_without_a_lease(place: Place) -> None:
    async def scene(store: Store) -> None:
        with pytest.raises(Conflict):
            await store.append(GARDEN, EMPTY, [b"no"], Fence(0))
        fence = await store.lease(GARDEN, ANNA, LONG)
        with pytest.raises(Conflict):
            await store.append(BALCONY, EMPTY, [b"no"], fence)
        with pytest.raises(Conflict):
            await store.append(GARDEN, EMPTY, [b"no"], Fence(fence + 1))
        assert await store.read(GARDEN) == await store.read(BALCONY) == []

    play(place, scene)


def test_a_conflict_fails_nobody_else_in_the_same_commit(place: Place) -> None:
    async def scene(store: Store) -> None:
        tables = [TableId(f"table {number}") for number in range(20)]
        fences = [await store.lease(table, ANNA, LONG) for table in tables]
        expected = [Version(number % 2) for number in range(20)]
        results = await asyncio.gather(
            *(
                store.append(*wish, fence)
                for wish, fence in zip(
                    zip(tables, expected, [[b"x"]] * 20, strict=True), fences, strict=True
                )
            ),
            return_exceptions=True,
        )
        assert [isinstance(result, Conflict) for result in results] == [False, True] * 10
        assert [len(await store.read(table)) for table in tables] == [1, 0] * 10

    play(place, scene)


def test_of_rivals_for_one_version_the_first_wins(place: Place) -> None:
    async def scene(store: Store) -> None:
        fence = await store.lease(GARDEN, ANNA, LONG)
        wishes = [store.append(GARDEN, EMPTY, [b"%d" % n], fence) for n in range(5)]
        results = await asyncio.gather(*wishes, return_exceptions=True)
        assert results[0] == 1
        assert all(isinstance(result, Conflict) for result in results[1:])
        assert await store.read(GARDEN) == [b"0"]

    play(place, scene)


def test_appends_to_one_table_may_follow_each_other_without_waiting(place: Place) -> None:
    async def scene(store: Store) -> None:
        fence = await store.lease(GARDEN, ANNA, LONG)
        wishes = [store.append(GARDEN, Version(n), [b"%d" % n], fence) for n in range(5)]
        assert await asyncio.gather(*wishes) == [1, 2, 3, 4, 5]
        assert await store.read(GARDEN) == [b"0", b"1", b"2", b"3", b"4"]

    play(place, scene)


def test_many_entries_go_in_at_once(place: Place) -> None:
    async def scene(store: Store) -> None:
        fence = await store.lease(GARDEN, ANNA, LONG)
        entries = [b"%d" % n for n in range(3000)]
        assert await store.append(GARDEN, EMPTY, entries, fence) == 3000
        assert await store.read(GARDEN) == entries

    play(place, scene)


def test_a_taken_code_fails_its_own_append_alone(place: Place) -> None:
    async def scene(store: Store) -> None:
        first, second, third = (TableId(name) for name in ("a", "b", "c"))
        fences = [await store.lease(table, ANNA, LONG) for table in (first, second, third)]
        await store.append(first, EMPTY, [b"x"], fences[0], LISTING)
        results = await asyncio.gather(
            store.append(second, EMPTY, [b"x"], fences[1], LISTING),
            store.append(third, EMPTY, [b"x"], fences[2]),
            return_exceptions=True,
        )
        assert isinstance(results[0], CodeTaken)
        assert results[1] == 1
        assert await store.read(second) == []
        assert await store.append(second, EMPTY, [b"y"], fences[1]) == 1
        assert [listed.table for listed in await store.open_tables()] == [first]

    play(place, scene)


def test_a_card_alone_can_change(place: Place) -> None:
    async def scene(store: Store) -> None:
        fence = await store.lease(GARDEN, ANNA, LONG)
        assert await store.append(GARDEN, EMPTY, [], fence, LISTING) == 0
        assert await store.listing(GARDEN) == LISTING
        assert await store.append(GARDEN, EMPTY, [b"one"], fence) == 1

    play(place, scene)


def test_who_gives_up_waiting_does_not_disturb_the_others(place: Place) -> None:
    async def scene(store: Store) -> None:
        fence = await store.lease(GARDEN, ANNA, LONG)
        impatient = asyncio.ensure_future(store.append(GARDEN, EMPTY, [b"one"], fence))
        patient = asyncio.ensure_future(store.append(GARDEN, Version(1), [b"two"], fence))
        await asyncio.sleep(0)
        impatient.cancel()
        assert await patient == 2
        assert await store.read(GARDEN) == [b"one", b"two"]

    play(place, scene)


def test_closing_finishes_what_is_under_way_and_refuses_what_comes_later(place: Place) -> None:
    async def closing(store: Store) -> None:
        fence = await store.lease(GARDEN, ANNA, LONG)
        last = asyncio.ensure_future(store.append(GARDEN, EMPTY, [b"one"], fence))
        await asyncio.sleep(0)
        await store.close()
        assert await last == 1
        with pytest.raises(StoreFailure):
            await store.append(GARDEN, Version(1), [b"two"], fence)
        with pytest.raises(StoreFailure):
            await store.read(GARDEN)

    async def later(store: Store) -> None:
        assert await store.read(GARDEN) == [b"one"]

    play(place, closing)
    play(place, later)
