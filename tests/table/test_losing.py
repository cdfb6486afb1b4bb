"""A table that cannot be written, or that another server has taken, is let go and found again."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.table.world import ANN, BEN, GAMES, Diary, HandClock, add, begun, house, later
from wormery.store.leases import Held
from wormery.store.log import Append, Conflict, StoreFailure
from wormery.table.fold import Step
from wormery.table.house import House
from wormery.table.settings import HouseSettings
from wormery.table.table import Observer


def test_what_could_not_be_written_is_shown_to_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever asked hears nothing false, and asks again under the same name."""

    async def scenario() -> None:
        clock = HandClock()
        async with house(tmp_path / "t.db", clock) as at:
            table = await begun(at, clock)
            diary = Diary()
            table.observers.append(diary)

            def full(append: Append) -> None:
                append.then(StoreFailure("the disk is full"))

            with monkeypatch.context() as patched:
                patched.setattr(at.store, "write", full)
                with pytest.raises(Conflict):
                    await table.ask(ANN, "m", add(0))
            assert diary.lost
            assert diary.steps == []
            assert table.lost
            with pytest.raises(Conflict):
                await table.ask(ANN, "m", add(0))
            again = await at.table(table.id)
            assert again is not None
            assert again is not table
            assert again.state.total == 0
            await again.ask(ANN, "m", add(0))
            assert again.state.total == 1

    asyncio.run(scenario())


def test_two_servers_never_both_write_for_a_table(tmp_path: Path) -> None:
    """The second waits until the first is dead; the first finds out before it shows anything."""

    async def scenario() -> None:
        clock = HandClock()
        async with house(tmp_path / "t.db", clock, lease_s=0.05, renew_s=1000.0) as first:
            table = await begun(first, clock)
            second = House(
                first.store, GAMES, HouseSettings(now=clock, lease_s=60.0, renew_s=1000.0)
            )
            await first.store.renew(first.owner, 60.0)
            with pytest.raises(Held):
                await second.table(table.id)
            await first.store.renew(first.owner, 0.001)
            await asyncio.sleep(0.01)
            taken = await second.table(table.id)
            assert taken is not None
            await taken.ask(ANN, "m", add(0))
            diary = Diary()
            table.observers.append(diary)
            with pytest.raises(Conflict):
                await table.ask(ANN, "other", add(0))
            assert diary.steps == []
            await taken.ask(BEN, "m", add(1))
            assert taken.state.total == 2
            await second.stop()

    asyncio.run(scenario())


def test_quiet_tables_are_put_away_and_come_back(tmp_path: Path) -> None:
    """The log has them; whatever runs by the clock stays."""

    async def scenario() -> None:
        clock = HandClock()
        async with house(tmp_path / "t.db", clock) as at:
            quiet = await begun(at, clock)
            timed = await begun(at, clock, '{"limit":60000}')
            for guest in (ANN, BEN):
                quiet.depart(guest.guest)
                timed.depart(guest.guest)
            await at.sweep()
            assert quiet.id not in at.tables
            assert timed.id in at.tables
            back = await at.table(quiet.id)
            assert back is not None
            assert back.scene == quiet.scene

    asyncio.run(scenario())


def test_a_game_by_correspondence_leaves_memory_and_its_deadline_stays(tmp_path: Path) -> None:
    """It comes back when somebody looks or something is due, at whatever server there is then."""

    async def scenario() -> None:
        clock = HandClock()
        async with house(tmp_path / "t.db", clock, doze_ms=600_000) as at:
            table = await begun(at, clock, '{"limit":3600000}')
            due = table.due()
            for guest in (ANN, BEN):
                table.depart(guest.guest)
            await at.sweep()
            assert table.id not in at.tables
            assert await at.store.owner_of(table.id) is None
            back = await at.table(table.id)
            assert back is not None
            assert (back.scene, back.due()) == (table.scene, due)
            await at.sweep()
            assert back.id not in at.tables
            clock.moment += 3_600_000 - 15_001
            await at.wake_due()
            assert table.id not in at.tables
            clock.moment += 1
            await at.wake_due()
            assert at.tables[table.id].state.turn == 0
            await later(at, at.tables[table.id], clock, 15_000)
            assert at.tables[table.id].state.turn == 1
            assert at.tables[table.id].state.since == 3_600_000

    asyncio.run(scenario())


@pytest.mark.parametrize("problem", [Conflict("not ours"), StoreFailure("away")], ids=str)
def test_a_table_that_could_not_be_read_is_looked_after_later(
    problem: Exception, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It may be leased by then, to us, and so be due for nobody else."""

    async def scenario() -> None:
        clock = HandClock()
        async with house(tmp_path / "t.db", clock, doze_ms=600_000) as at:
            table = await begun(at, clock, '{"limit":3600000}')
            for guest in (ANN, BEN):
                table.depart(guest.guest)
            await at.sweep()
            clock.moment += 3_600_000

            async def failing(*_: object) -> None:
                raise problem

            with monkeypatch.context() as patched:
                patched.setattr(at.snapshots, "past", failing)
                await at.wake_due()
            assert at.tables == {}
            await at.wake_due()
            assert table.id in at.tables

    asyncio.run(scenario())


class Blind(Observer):
    """An audience with a bug."""

    def show(self, steps: Sequence[Step]) -> None:
        """Stumble."""
        raise RuntimeError(f"a bug at {len(steps)} steps")


def test_whoever_stumbles_over_a_step_holds_up_nobody(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Neither a bug in a view nor an asker who has gone."""

    async def scenario() -> None:
        clock = HandClock()
        async with house(tmp_path / "t.db", clock) as at:
            table = await begun(at, clock)
            diary = Diary()
            table.observers[:0] = [Blind()]
            table.observers.append(diary)
            gone = asyncio.create_task(table.ask(ANN, "gone", add(0)))
            await asyncio.sleep(0)
            gone.cancel()
            await table.settle()
            await table.ask(BEN, "m", add(1))
            assert len(diary.steps) == table.state.total == 2
            assert "steps were not seen" in caplog.text

    asyncio.run(scenario())
