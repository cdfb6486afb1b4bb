"""A house serves nothing on a lease that may have lapsed, not even out of its memory."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.table.world import ANN, BEN, GAMES, Diary, HandClock, add, begun, opened
from wormery.core import Seat
from wormery.store.leases import Held
from wormery.store.log import Conflict
from wormery.store.sqlite.store import SqliteStore
from wormery.table.house import House
from wormery.table.seating.commands import Sit
from wormery.table.settings import HouseSettings

LEASE = 15.0
SECOND = 1_000_000_000


class SharedStore(SqliteStore):
    """A store that several houses have open, as if it were a PostgreSQL."""

    alone = False


class Pulse:
    """What a lease is timed by."""

    def __init__(self) -> None:
        self.count = 0

    def __call__(self) -> int:
        return self.count


@asynccontextmanager
async def two_houses(path: Path) -> AsyncIterator[tuple[House, House, Pulse]]:
    """Two houses with one store; the pulse is that of the first."""
    store = await SharedStore.open(path)
    pulse, clock = Pulse(), HandClock()
    one = House(store, GAMES, HouseSettings(now=clock, count=pulse, renew_s=1000.0, lease_s=LEASE))
    other = House(store, GAMES, HouseSettings(now=clock, renew_s=1000.0, lease_s=LEASE))
    await one.start()
    await other.start()
    try:
        yield one, other, pulse
    finally:
        for each in (one, other):
            await each.stop()
        await store.close()


async def _lapse(one: House, pulse: Pulse) -> None:
    """Let a house stand still for longer than its lease, for itself and for the store."""
    pulse.count += 20 * SECOND
    await one.store.renew(one.owner, 0)


def test_a_house_that_stood_still_shows_nobody_the_past(tmp_path: Path) -> None:
    """It drops every table before it answers anything, and finds them where they are now."""

    async def scenario() -> None:
        async with two_houses(tmp_path / "t.db") as (one, other, pulse):
            clock = one.settings.now
            assert isinstance(clock, HandClock)
            table = await begun(one, clock)
            quiet = await begun(one, clock)
            diaries = [Diary(), Diary()]
            table.observers.append(diaries[0])
            quiet.observers.append(diaries[1])
            first = await table.ask(ANN, "m", add(0))
            await _lapse(one, pulse)
            taken = await other.table(table.id)
            assert taken is not None
            taken.arrive(BEN.guest)
            await taken.ask(BEN, "m", add(1))
            with pytest.raises(Conflict):  # not even what it knows to be true
                await table.ask(ANN, "m", add(0))
            assert [diary.lost for diary in diaries] == [True, True]
            assert one.tables == {}
            with pytest.raises(Held):
                await one.table(table.id)
            back = await one.table(quiet.id)  # nobody wanted this one
            assert back is not None
            assert back is not quiet
            assert await taken.ask(ANN, "m", add(0)) == first

    asyncio.run(scenario())


def test_a_house_that_lapsed_leaves_its_tables_to_whoever_comes(tmp_path: Path) -> None:
    """It goes on under a new name; under the old one it would seem to look after them."""

    async def scenario() -> None:
        async with two_houses(tmp_path / "t.db") as (one, other, pulse):
            clock = one.settings.now
            assert isinstance(clock, HandClock)
            left, wanted = await begun(one, clock), await begun(one, clock)
            name = one.owner
            await _lapse(one, pulse)
            assert await one.table(wanted.id) is not None
            assert one.owner != name
            assert await one.store.owner_of(left.id) is None
            assert await other.table(left.id) is not None
            with pytest.raises(Held):
                await other.table(wanted.id)

    asyncio.run(scenario())


def test_what_was_read_before_a_lease_lapsed_is_read_again(tmp_path: Path) -> None:
    """Between the reading and the first look at it the house may stand still, too."""

    async def scenario() -> None:
        async with two_houses(tmp_path / "t.db") as (one, other, pulse):
            clock = one.settings.now
            assert isinstance(clock, HandClock)
            table = await begun(other, clock)
            for guest in (ANN, BEN):
                table.depart(guest.guest)
            await other.sweep()
            read = one.store.read
            again = 0

            async def slowly(*args: object) -> object:
                nonlocal again
                entries = await read(*args)  # type: ignore[arg-type]
                again += 1
                if again == 1:
                    await _lapse(one, pulse)
                    taken = await other.table(table.id)
                    assert taken is not None
                    await taken.ask(ANN, "m", add(0))
                    await other.sweep()
                return entries

            with pytest.MonkeyPatch.context() as patched:
                patched.setattr(one.store, "read", slowly)
                patched.setattr(other, "store", SecondDoor(one.store, read))
                loaded = await one.table(table.id)
            assert loaded is not None
            assert loaded.state.total == 1
            assert len(one.alarms) == 1  # what was read in vain does not go on by itself

    asyncio.run(scenario())


def test_a_table_that_was_opened_while_a_lease_lapsed_is_taken_again(tmp_path: Path) -> None:
    """Else it would be held under a name that nobody renews, and shown for ever as it began."""

    async def scenario() -> None:
        async with two_houses(tmp_path / "t.db") as (one, other, pulse):
            append = one.store.append
            asked = 0

            async def slowly(*args: object) -> object:
                nonlocal asked
                asked += 1
                written = await append(*args)  # type: ignore[arg-type]
                if asked == 1:
                    await _lapse(one, pulse)
                    await one.beat()  # it goes on, under a new name
                return written

            with pytest.MonkeyPatch.context() as patched:
                patched.setattr(one.store, "append", slowly)
                table = await opened(one)
            assert not table.lost
            with pytest.raises(Held):
                await other.table(table.id)
            await table.ask(ANN, "sit", Sit(Seat(0)))
            assert table.version == 2

    asyncio.run(scenario())


class SecondDoor:
    """The same store, where reading takes no time."""

    def __init__(self, store: object, read: object) -> None:
        self._store = store
        self.read = read

    def __getattr__(self, name: str) -> object:
        return getattr(self._store, name)


def test_a_renewal_that_took_longer_than_the_lease_is_none(tmp_path: Path) -> None:
    """Though the store says that we lived: somebody may have come and gone in between."""

    async def scenario() -> None:
        async with two_houses(tmp_path / "t.db") as (one, _, pulse):
            clock = one.settings.now
            assert isinstance(clock, HandClock)
            table = await begun(one, clock)
            renew = one.store.renew

            async def late(*args: object) -> bool:
                pulse.count += 16 * SECOND
                return await renew(*args)  # type: ignore[arg-type]

            with pytest.MonkeyPatch.context() as patched:
                patched.setattr(one.store, "renew", late)
                pulse.count += 1
                await one.beat()
            assert table.lost

    asyncio.run(scenario())
