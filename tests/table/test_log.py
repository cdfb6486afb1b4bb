"""A table is its log: folded again it is the same, after a restart as well."""

from pathlib import Path

from tests.table.world import (
    ANN,
    BEN,
    HandClock,
    add,
    begun,
    house,
    later,
    run,
    why_not,
)
from wormery.table.fold import steps
from wormery.table.seating.events import GameBegan, Played


def test_deadlines_survive_a_restart_and_the_gap_is_charged_to_nobody(tmp_path: Path) -> None:
    """The clock goes on from where it was when the server was last seen."""

    async def scenario() -> None:
        clock = HandClock()
        async with house(tmp_path / "t.db", clock) as at:
            table = await begun(at, clock, '{"limit":10000}')
            name = table.id
            clock.moment += 7_000
        clock.moment += 1_000_000
        async with house(tmp_path / "t.db", clock) as at:
            await at.wake_due()
            table = at.tables[name]
            assert table.seating.time(clock()) == 7_000
            await later(at, table, clock, 2_999)
            assert table.state.turn == 0
            await later(at, table, clock, 1)
            assert table.state.turn == 1
            assert table.state.since == 10_000

    run(scenario)


def test_what_was_due_before_a_wish_happens_before_it(tmp_path: Path) -> None:
    """TB-05: the clock is looked at before the move."""

    async def scenario() -> None:
        clock = HandClock()
        async with house(tmp_path / "t.db", clock) as at:
            table = await begun(at, clock, '{"limit":10000}')
            clock.moment += 10_001
            assert await why_not(table, ANN, add(0)) == "TB-02"
            assert table.state.turn == 1

    run(scenario)


def test_folding_the_log_gives_the_same_scene(tmp_path: Path) -> None:
    """A table is a log."""

    async def scenario() -> None:
        clock = HandClock()
        async with house(tmp_path / "t.db", clock) as at:
            table = await begun(at, clock)
            for turn in range(8):
                clock.moment += 10
                await table.ask((ANN, BEN)[turn % 2], f"m{turn}", add(turn % 2, turn % 3 + 1))
            name, scene = table.id, table.scene
            events = [event for taken in table.recent for event in taken.entry.events]
            assert any(isinstance(event, GameBegan) for event in events)
            assert any(isinstance(event, Played) for event in events)
            lines = await at.store.read(name)
            assert [taken.after for taken in steps(table.game, lines)][-1] == scene

    run(scenario)
