"""Games that nobody comes back to cost nothing: no time at the start, no memory, no place."""

import asyncio
import gc
import sqlite3
import weakref
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, ClassVar

import pytest

from tests.table.world import (
    ANN,
    BEN,
    GAMES,
    Diary,
    HandClock,
    add,
    begun,
    house,
    later,
    opened,
    seated_bots,
)
from wormery.core import Refusal, Seat
from wormery.games.tally.bots import Counter as CountingBot
from wormery.store.ids import Moment, TableId
from wormery.store.sqlite.store import SqliteStore
from wormery.table.fold import steps
from wormery.table.house import House
from wormery.table.seating.commands import Propose, SeatBot
from wormery.table.seating.events import GameEnded
from wormery.table.settings import HouseSettings
from wormery.table.table import Table

DAY = 24 * 3_600_000


class CountingStore(SqliteStore):
    """Counts how often it is asked what."""

    asked: ClassVar[Counter[str]] = Counter()

    async def _read(self, question: Any) -> Any:
        self.asked["read"] += 1
        return await super()._read(question)

    def _submit(self, job: Any) -> None:
        self.asked["write"] += 1
        super()._submit(job)


@asynccontextmanager
async def counted(path: Path, clock: HandClock, **settings: Any) -> AsyncIterator[House]:
    """A house whose store counts, from its opening on."""
    store = await CountingStore.open(path)
    kept = House(store, GAMES, HouseSettings(now=clock, **settings))
    CountingStore.asked = Counter()
    await kept.start()
    await asyncio.sleep(0.05)  # its first look at what is due
    try:
        yield kept
    finally:
        await kept.stop()
        await store.close()


def leave(table: Table) -> None:
    """Everybody goes away."""
    for guest in sorted(table.present):
        table.depart(guest)


def phase(table: Table) -> str:
    """How far the table is."""
    return table.seating.phase


async def abandon(at: House, clock: HandClock, number: int) -> list[TableId]:
    """So many games that were begun, and never ended."""
    tables = [await begun(at, clock) for _ in range(number)]
    for table in tables:
        leave(table)
    return [table.id for table in tables]


@pytest.mark.parametrize("number", [3, 30])
def test_a_start_does_not_depend_on_how_many_games_were_abandoned(
    number: int, tmp_path: Path
) -> None:
    async def scenario() -> None:
        clock = HandClock()
        async with house(tmp_path / "t.db", clock) as at:
            await abandon(at, clock, number)
        clock.moment += DAY
        async with counted(tmp_path / "t.db", clock) as at:
            assert at.tables == {}
            assert sum(CountingStore.asked.values()) <= 12

    asyncio.run(scenario())


def test_an_hour_of_sweeping_loads_nothing_and_keeps_nothing(tmp_path: Path) -> None:
    """Once a minute everything is looked at, and what was put away stays there."""

    async def scenario() -> None:
        clock = HandClock()
        async with counted(tmp_path / "t.db", clock) as at:
            await abandon(at, clock, 20)
            await at.sweep()
            assert at.tables == {}
            CountingStore.asked.clear()
            for _ in range(60):
                clock.moment += 60_000
                await at.sweep()
                await at.wake_due()
                assert at.tables == {}
            assert len(at.alarms) == 0
            assert CountingStore.asked["read"] <= 60 + 2
            assert CountingStore.asked["write"] <= 60 + 5

    asyncio.run(scenario())


@contextmanager
def without_the_collector() -> Iterator[None]:
    """Nobody looks for circles, as on a busy server."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def test_a_table_that_leaves_memory_is_kept_by_nobody(tmp_path: Path) -> None:
    """Neither its bots nor its observers nor an alarm that was set for it, with no collector."""

    async def scenario() -> None:
        clock = HandClock()
        bots = seated_bots("any", CountingBot, [])
        async with house(tmp_path / "t.db", clock, bots=bots.names) as at:
            at.on_table.append(bots.attend)
            table = await begun(at, clock, '{"limit":3600000}')
            table.observers.append(Diary())
            table.depart(BEN.guest)
            await table.ask(ANN, "b", SeatBot(Seat(1), "any"))
            leave(table)
            await bots.close()
            kept = weakref.ref(table)
            del table
            with without_the_collector():
                await at.sweep()
                await asyncio.sleep(0)
                assert at.tables == {}
                assert kept() is None

    asyncio.run(scenario())


def test_idle_tables_make_room_for_new_ones(tmp_path: Path) -> None:
    """TB-16: the house is full when somebody is at every table."""

    async def scenario() -> None:
        clock = HandClock()
        async with house(tmp_path / "t.db", clock, most_tables=3) as at:
            (gone,) = await abandon(at, clock, 1)
            busy = [await begun(at, clock) for _ in range(3)]
            assert set(at.tables) == {table.id for table in busy}
            with pytest.raises(Refusal) as refused:
                await opened(at)
            assert refused.value.rule == "TB-16"
            leave(busy[1])
            await opened(at)
            back = await at.table(gone)  # whoever comes back finds a place, too
            assert back is not None

    asyncio.run(scenario())


@pytest.mark.parametrize("paused", [False, True], ids=["playing", "paused"])
def test_a_game_at_which_nobody_was_for_long_ends_without_a_winner(
    paused: bool, tmp_path: Path
) -> None:
    """TB-23: it is an event in the log, and what was played stays."""

    async def scenario() -> None:
        clock = HandClock()
        async with house(tmp_path / "t.db", clock) as at:
            table = await begun(at, clock)
            await table.ask(ANN, "m", add(0))
            if paused:
                for who in (ANN, BEN):
                    await table.ask(who, "p", Propose("pause"))
            leave(table)
            await at.sweep()
            clock.moment += 60 * DAY - 20_000
            await at.wake_due()
            assert at.tables == {}
            clock.moment += 20_000
            await at.wake_due()
            ended = at.tables[table.id]
            at.alarms.ring()
            await ended.settle()
            assert (ended.seating.phase, ended.seating.outcome) == ("over", None)
            last = list(steps(ended.game, await at.store.read(table.id)))[-1]
            assert (last.entry.events, last.entry.by) == ((GameEnded(),), "")
            await at.sweep()
            assert at.tables == {}
            assert await at.store.due(Moment(clock.moment + 1000 * DAY)) == []

    asyncio.run(scenario())


def test_a_visit_keeps_a_game_alive(tmp_path: Path) -> None:
    """TB-23: to have looked is enough, nobody needs to move."""

    async def scenario() -> None:
        clock = HandClock()
        async with house(tmp_path / "t.db", clock) as at:
            (name,) = await abandon(at, clock, 1)
            for _ in range(3):
                clock.moment += 40 * DAY
                await at.wake_due()
                visited = await at.table(name)
                assert visited is not None
                visited.arrive(BEN.guest)
                visited.depart(BEN.guest)
                await at.sweep()
            table = await at.table(name)
            assert table is not None
            assert table.seating.phase == "playing"
            table.arrive(ANN.guest)  # she sits there all the time
            await later(at, table, clock, 100 * DAY)
            assert table.seating.phase == "playing"
            await table.ask(ANN, "m", add(0))

    asyncio.run(scenario())


def test_time_in_which_no_server_was_up_deserts_no_game(tmp_path: Path) -> None:
    """TB-23, TB-24"""

    async def scenario() -> None:
        clock = HandClock()
        async with house(tmp_path / "t.db", clock) as at:
            (name,) = await abandon(at, clock, 1)
        clock.moment += 100 * DAY
        async with house(tmp_path / "t.db", clock) as at:
            await at.wake_due()
            table = at.tables[name]
            at.alarms.ring()
            await table.settle()
            assert phase(table) == "playing"
            await later(at, table, clock, 60 * DAY)
            assert phase(table) == "over"

    asyncio.run(scenario())


def test_games_of_an_older_version_are_looked_after_a_few_at_a_time(tmp_path: Path) -> None:
    """It did not write down when they are due; at the start nobody waits for them."""

    async def scenario() -> None:
        clock = HandClock()
        async with house(tmp_path / "t.db", clock) as at:
            names = await abandon(at, clock, 30)
            await at.sweep()
        older(tmp_path / "t.db")
        async with house(tmp_path / "t.db", clock) as at:
            assert at.tables == {}
            await at.wake_due()
            assert set(at.tables) == set(names)
            await at.sweep()
            assert at.tables == {}
            await at.wake_due()
            assert at.tables == {}

    asyncio.run(scenario())


def older(path: Path) -> None:
    """Make the file what the version before would have written."""
    with sqlite3.connect(path) as file:
        file.execute("DROP INDEX seats_by_guest")
        file.execute("ALTER TABLE seats DROP COLUMN updated")
        file.execute("CREATE INDEX seats_by_guest ON seats (guest)")
        file.execute("DROP INDEX cards_running")
        file.execute("DROP INDEX cards_over")
        file.execute("CREATE INDEX cards_watchable ON cards (updated)")
        file.execute("DROP INDEX cards_finished")
        file.execute("ALTER TABLE cards DROP COLUMN archived")
        file.execute("DROP TABLE archives")
        file.execute("DROP TABLE snapshots")
        file.execute("DROP INDEX cards_due")
        file.execute("ALTER TABLE cards DROP COLUMN due")
        file.execute("ALTER TABLE cards DROP COLUMN seen")
        file.execute("CREATE INDEX cards_unfinished ON cards (id) WHERE status <> 'over'")
        file.execute("DROP TABLE absences")
        file.execute("ALTER TABLE guests DROP COLUMN face")
        file.execute("DROP TABLE played")
        file.execute("DROP TABLE put_away")
        file.execute("PRAGMA user_version = 2")
    file.close()
