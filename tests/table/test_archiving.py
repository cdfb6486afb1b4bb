"""Tables that are over for long are archived by the house, and are still what they were."""

import asyncio
from pathlib import Path

from tests.table.world import ANN, BEN, HandClock, add, begun, house
from wormery.core import Seat
from wormery.table.house import House
from wormery.table.seating.commands import Ready
from wormery.table.table import Table

DAY = 24 * 60 * 60 * 1000


async def finished(at: House, clock: HandClock) -> Table:
    """A table where Ann has won, and that everybody has left."""
    table = await begun(at, clock, '{"goal":3}')
    await table.ask(ANN, "win", add(0, 3))
    for who in (ANN, BEN):
        table.depart(who.guest)
    await at.sweep()
    assert at.tables == {}
    return table


def test_a_finished_table_is_archived_found_and_played_on(tmp_path: Path) -> None:
    async def scenario() -> None:
        clock = HandClock(start=100 * DAY)
        async with house(tmp_path / "t.db", clock, archive_ms=90 * DAY) as at:
            table = await finished(at, clock)
            entries = await at.store.read(table.id)
            clock.moment += 91 * DAY
            await at.archive()
            assert await at.store.archive(clock()) == 0  # there is nothing left to do
            assert await at.store.read(table.id) == entries
            assert [each.table for each in await at.store.tables_of(ANN.guest)] == [table.id]
            again = await at.table(table.id)
            assert again is not None
            for seat, who in enumerate((ANN, BEN)):
                again.arrive(who.guest)
                await again.ask(who, "again", Ready(Seat(seat)))
            clock.moment += 4_000
            at.alarms.ring()
            await again.settle()
            await again.ask(ANN, "first", add(0))
            whole = await at.store.read(table.id)
            assert whole[: len(entries)] == entries
            assert len(whole) == again.version

    asyncio.run(scenario())


def test_what_is_over_for_a_while_only_stays_as_it_is(tmp_path: Path) -> None:
    async def scenario() -> None:
        clock = HandClock(start=100 * DAY)
        async with house(tmp_path / "t.db", clock, archive_ms=90 * DAY) as at:
            await finished(at, clock)
            clock.moment += 89 * DAY
            await at.archive()
            assert await at.store.archive(clock()) == 1  # it was still to be done

    asyncio.run(scenario())


def test_nothing_is_archived_where_nobody_asks_for_it(tmp_path: Path) -> None:
    async def scenario() -> None:
        clock = HandClock(start=100 * DAY)
        async with house(tmp_path / "t.db", clock) as at:
            await finished(at, clock)
            clock.moment += 1000 * DAY
            await at.archive()
            assert await at.store.archive(clock()) == 1

    asyncio.run(scenario())
