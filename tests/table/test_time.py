"""Game time: nobody sets it, nobody is charged for a server that stands still (TB-24)."""

import asyncio
from pathlib import Path

import pytest

from tests.table.world import ANN, BEN, Diary, HandClock, add, begun, house, later
from wormery.core import Millis, Refusal
from wormery.store.ids import Moment
from wormery.store.sqlite.store import SqliteStore
from wormery.table.clock import LONGEST_PAUSE_MS, SteadyClock, wall_of
from wormery.table.fold import steps
from wormery.table.house import House
from wormery.table.house.heartbeat import Heartbeat
from wormery.table.seating.events import Woke
from wormery.table.table import Table

HOUR = 3_600_000


class Counter:
    """What a clock counts by, turned by hand."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __call__(self) -> Moment:
        return Moment(self.value)


def test_setting_the_wall_clock_does_not_move_the_time_of_the_house() -> None:
    count, wall = Counter(5_000_000_000), Counter(1_000_000)
    clock = SteadyClock(count, wall)
    clock.look()
    for step in (HOUR, -2 * HOUR):
        count.value += 100_000_000
        wall.value += 100 + step
        before = clock()
        clock.look()
        assert clock() == before
        assert wall_of(clock) == wall.value
    assert clock() == 1_000_200
    assert clock.absent == 0


def test_a_wall_clock_that_runs_a_little_faster_is_no_other_time() -> None:
    count, wall = Counter(5_000_000_000), Counter(1_000_000)
    clock = SteadyClock(count, wall)
    wall.value += 400
    clock.look()
    assert (clock.ahead, wall_of(clock)) == (0, 1_000_000)


def test_a_clock_that_is_looked_at_notices_that_the_process_stood_still() -> None:
    count, wall = Counter(5_000_000_000), Counter(1_000_000)
    clock = SteadyClock(count, wall)
    count.value += 60_000_000_000  # nobody has begun to look
    clock.look()
    assert clock.absent == 0
    count.value += LONGEST_PAUSE_MS * 1_000_000
    clock()
    assert clock.absent == 0
    count.value += 20_000_000_000
    assert clock() == 1_000_000 + 60_000 + LONGEST_PAUSE_MS + 20_000
    assert clock.absent == 20_000


def test_a_clock_set_back_and_forth_between_two_signs_has_leapt_all_the_same(
    tmp_path: Path,
) -> None:
    """TB-24: what was played in between is not charged for the time that was leapt over."""

    async def scenario() -> tuple[int, bool]:
        store = await SqliteStore.open(tmp_path / "t.db")
        count, wall = Counter(5_000_000_000), Counter(HOUR)
        clock = SteadyClock(count, wall)
        clock.look()
        beating = Heartbeat(store, clock)
        await beating.show()
        for step in (-22_000, 26_000):
            count.value += 500_000_000
            wall.value += 500 + step
            clock.look()
        played = Moment(wall.value - 26_000)  # between the two
        was_overdue = beating.is_overdue
        await beating.show()
        absent = await store.absence(played, wall())
        await store.close()
        return absent, was_overdue

    assert asyncio.run(scenario()) == (26_000, True)


class Machine:
    """One count and one wall clock, for several processes one after another."""

    def __init__(self) -> None:
        self.count, self.wall = Counter(5_000_000_000), Counter(HOUR)

    def boot(self, start: str = "one start") -> SteadyClock:
        """The clock of a new process."""
        clock = SteadyClock(self.count, self.wall, start)
        clock.look()
        return clock

    def run(self, millis: int, set_by: int = 0) -> None:
        """Time passes, and then the wall clock is set."""
        self.count.value += millis * 1_000_000
        self.wall.value += millis + set_by


def test_a_server_that_starts_after_the_clock_was_set_back_knows_how_long_there_was_none(
    tmp_path: Path,
) -> None:
    """TB-24: the last sign is later than now by the wall clock, and the absence is free."""

    async def absent(start_again: str) -> int:
        store = await SqliteStore.open(tmp_path / f"{start_again}.db")
        machine = Machine()
        await Heartbeat(store, machine.boot()).show()
        machine.run(3_000, set_by=-16_000)  # and it dies before it has told anybody
        played = machine.wall()
        machine.run(9_000)
        await Heartbeat(store, machine.boot(start_again)).show()
        found = await store.absence(played, machine.wall())
        await store.close()
        return found

    assert asyncio.run(absent("one start")) == 9_000
    assert asyncio.run(absent("another")) == 0  # of another machine's count nothing follows


def test_a_server_knows_when_the_clock_was_set_before_it_was_started(tmp_path: Path) -> None:
    """TB-24: else a table of one that is silent since before would be charged for the leap."""

    async def scenario() -> tuple[list[int], ...]:
        store = await SqliteStore.open(tmp_path / "t.db")
        machine = Machine()
        first = machine.boot()
        sign = Heartbeat(store, first)
        machine.run(5_000, set_by=16_000)
        first.look()
        await sign.show()
        machine.run(2_000, set_by=-7_000)  # which nobody has told
        machine.run(1_000)
        later = machine.boot()
        before = machine.boot("another")
        for clock in (later, before):
            await Heartbeat(store, clock).show()
        await store.close()
        return tuple(
            [clock.set_since(Moment(clock() - silent)) for silent in (500, 4_000)]
            for clock in (later, before)
        )

    known, unknown = asyncio.run(scenario())
    assert known == [0, 9_000]  # when between the two signs it was set back, nobody knows
    assert unknown == [0, 0]


def test_a_clock_set_back_and_then_forward_was_set_forward_since_some_time() -> None:
    """TB-24: what was written down between the two is older than it seems by the second alone."""
    machine = Machine()
    clock = machine.boot()
    for set_by in (-23_000, 16_000, -2_000):
        machine.run(5_000, set_by)
        clock.look()
    assert [clock.set_since(Moment(clock() - ago)) for ago in (0, 4_000, 9_000, 14_000)] == [
        0,
        0,
        14_000,
        14_000,
    ]


def test_what_is_known_of_the_clock_is_learnt_once(tmp_path: Path) -> None:
    async def scenario() -> int:
        store = await SqliteStore.open(tmp_path / "t.db")
        machine = Machine()
        for _ in range(3):
            machine.run(2_000, set_by=10_000)
            clock = machine.boot()
            sign = Heartbeat(store, clock)
            for _ in range(3):
                await sign.show()
                machine.run(500)
                clock.look()
        await store.close()
        return clock.set_since(Moment(0))

    assert asyncio.run(scenario()) == 20_000  # before the first nobody had shown anything


def stand_still(clock: HandClock, millis: int) -> None:
    """As a process does that is stopped: the clock has gone on, and knows it."""
    clock.moment += millis
    clock.absent = Millis(clock.absent + millis)


async def same_as_its_log(at: House, table: Table) -> bool:
    """Whether the log tells what the table knows."""
    return list(steps(table.game, await at.store.read(table.id)))[-1].after == table.scene


def test_whoever_was_to_move_while_the_server_stood_still_has_as_much_time_as_before(
    tmp_path: Path,
) -> None:
    """TB-24: the first thing that is said after a stop is that the time goes on from there."""

    async def scenario() -> None:
        clock = HandClock()
        async with house(tmp_path / "t.db", clock) as at:
            table = await begun(at, clock, '{"limit":15000}')
            clock.moment += 5_000
            stand_still(clock, 20_000)
            assert table.time() == 5_000
            await later(at, table, clock, 9_999)
            assert (table.state.turn, table.time()) == (0, 14_999)
            await table.ask(ANN, "m", add(0))
            told = [event for step in table.recent for event in step.entry.events]
            assert sum(isinstance(event, Woke) for event in told) == 1
            assert table.state.since == table.recent[-1].entry.at == 14_999
            assert await same_as_its_log(at, table)
            await later(at, table, clock, 15_000)
            assert (table.state.turn, table.state.since) == (0, 29_999)

    asyncio.run(scenario())


def test_those_who_see_a_clock_run_are_told_at_once_that_it_stood(tmp_path: Path) -> None:
    """TB-24: the zero that clients count from moves by as much as the server stood still."""

    async def scenario() -> None:
        clock = HandClock()
        async with house(tmp_path / "t.db", clock) as at:
            timed = await begun(at, clock, '{"limit":15000}')
            plain = await begun(at, clock)
            diary = Diary()
            timed.observers.append(diary)
            zero, version = timed.seating.zero, plain.version
            stand_still(clock, 20_000)
            for table in (timed, plain):
                table.stood_still()
                await table.settle()
            assert timed.seating.zero == zero + 20_000
            assert [step.version for step in diary.steps] == [timed.version]
            assert plain.version == version  # nobody waits for its time: it is told with a move
            await plain.ask(ANN, "m", add(0))
            assert plain.state.since == 0

    asyncio.run(scenario())


def test_a_clock_that_is_set_ends_no_game(tmp_path: Path) -> None:
    """TB-24: neither at once nor after a restart; the log says what people call the time."""

    async def scenario() -> None:
        clock = HandClock()
        async with house(tmp_path / "t.db", clock) as at:
            table = await begun(at, clock, '{"limit":15000}')
            await table.ask(ANN, "m", add(0))
            clock.ahead += HOUR
            await later(at, table, clock, 5_000)
            assert (table.state.turn, table.time()) == (1, 5_000)
            name = table.id
        clock.moment, clock.ahead = clock.moment + HOUR, 0  # as a new process sees it
        async with house(tmp_path / "t.db", clock) as at:
            again = await at.table(name)
            assert again is not None
            assert (again.state.turn, again.time()) == (1, 5_000)
            await again.ask(BEN, "m", add(1))
            assert again.recent[-1].entry.wall == clock.moment
            with pytest.raises(Refusal):
                await again.ask(BEN, "n", add(1))

    asyncio.run(scenario())


def test_several_restarts_are_charged_to_nobody_though_nobody_looked(tmp_path: Path) -> None:
    """TB-24: a table lies in the store while servers come and go, and they all count."""

    async def scenario() -> None:
        clock = HandClock()
        async with house(tmp_path / "t.db", clock, doze_ms=1_000) as at:
            table = await begun(at, clock, '{"limit":3600000}')
            name = table.id
            for guest in (ANN, BEN):
                table.depart(guest.guest)
            clock.moment += 10_000
        for _ in range(3):
            clock.moment += 10 * HOUR
            async with house(tmp_path / "t.db", clock) as at:
                clock.moment += 10_000
                assert name not in at.tables
        clock.moment += 10 * HOUR
        async with house(tmp_path / "t.db", clock) as at:
            again = await at.table(name)
            assert again is not None
            assert again.time() == 40_000

    asyncio.run(scenario())
