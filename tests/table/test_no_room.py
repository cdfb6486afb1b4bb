"""While there is no room to write nothing is decided; it goes on when there is (TB-26)."""

import asyncio
import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.small_disk import SmallDisk, small_disk
from tests.table.world import (
    ANN,
    BEN,
    Diary,
    HandClock,
    add,
    begun,
    house,
    later,
    opened,
    seated_bots,
)
from wormery.core import Millis, Refusal, Seat
from wormery.games.tally.bots import Counter
from wormery.store.log import StoreFull
from wormery.store.sqlite.store import SqliteStore
from wormery.table.house import House
from wormery.table.seating.commands import SeatBot
from wormery.table.table import RETRY_MS


@contextmanager
def no_room(at: House) -> Iterator[None]:
    """The file can grow no more: nothing fits that needs a page of its own."""
    assert isinstance(at.store, SqliteStore)
    writing = at.store._file.writing
    writing.execute("PRAGMA max_page_count = 1")
    try:
        yield
    finally:
        writing.execute("PRAGMA max_page_count = 1000000")


def test_a_move_that_cannot_be_written_is_refused_and_can_be_made_later(tmp_path: Path) -> None:
    """TB-26: nobody is sent away, nothing has happened, and the same request counts then."""

    async def scenario() -> None:
        clock = HandClock()
        async with house(tmp_path / "t.db", clock) as at:
            table = await begun(at, clock)
            diary = Diary()
            table.observers.append(diary)
            big = "m" * 20_000  # needs a new page
            first = await table.ask(ANN, "before", add(0))
            with no_room(at):
                for _ in range(2):
                    with pytest.raises(Refusal) as refused:
                        await table.ask(BEN, big, add(1))
                    assert refused.value.rule == "TB-26"
                    assert "full" in at.problem
                assert (diary.lost, len(diary.steps), table.lost) == (False, 1, False)
                assert await table.ask(ANN, "before", add(0)) == first
            assert table.state.total == 1
            await table.ask(BEN, big, add(1))
            assert table.state.total == 2
            assert at.problem == ""
            assert len(await at.store.read(table.id)) == table.version

    asyncio.run(scenario())


class Hasty(Counter):
    """Takes as long as a disk takes to fill up."""

    def pace(self, view: object, command: object, rng: object) -> Millis:  # noqa: ARG002
        """Half a second."""
        return Millis(500)


async def until(
    happened: Callable[[], bool], at: House | None = None, clock: HandClock | None = None
) -> None:
    """Wait for it, and let time go by."""
    async with asyncio.timeout(20):
        while not happened():
            if at is not None and clock is not None:
                clock.moment += RETRY_MS
                at.alarms.ring()
            await asyncio.sleep(0.02)


def test_what_has_to_happen_by_itself_happens_when_there_is_room(tmp_path: Path) -> None:
    """TB-26: a deadline and a bot's move, on a disk that is really full; nobody's time runs."""

    async def scenario(disk: SmallDisk) -> None:
        clock = HandClock()
        bots = seated_bots("any", Hasty, [])
        async with house(disk.path / "t.db", clock, bots=bots.names) as at:
            at.on_table.append(bots.attend)
            timed = await begun(at, clock, '{"limit":10000}')
            played = await begun(at, clock, '{"goal":1000}')
            played.depart(BEN.guest)
            await played.ask(ANN, "b", SeatBot(Seat(1), "any"))
            disk.fill()
            with pytest.raises(Refusal) as refused:
                await opened(at)
            assert refused.value.rule == "TB-26"
            with pytest.raises(Refusal) as refused:
                await played.ask(ANN, "m", add(0))
            assert refused.value.rule == "TB-26"
            for _ in range(5):
                await later(at, timed, clock, 10_000)
            assert (timed.state.turn, timed.lost) == (0, False)
            disk.empty()
            await later(at, timed, clock, RETRY_MS)
            assert (timed.state.turn, timed.state.since) == (1, 13_000)
            assert timed.time() == 13_000
            await played.ask(ANN, "m", add(0))  # now it is the bot's turn
            disk.fill()
            await until(lambda: "full" in at.problem)
            assert (played.state.turn, played.lost) == (1, False)
            disk.empty()
            await until(lambda: played.state.turn == 0, at, clock)
            assert played.state.total > 1
            await bots.close()

    with small_disk(tmp_path / "disk") as disk:
        asyncio.run(scenario(disk))


def test_a_disk_that_stays_full_is_told_once_and_not_with_every_sign_of_life(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Nor is it a traceback: the house knows what is the matter, and tries again."""

    async def scenario() -> None:
        async with house(tmp_path / "t.db", HandClock()) as at:

            async def nothing_fits() -> None:
                raise StoreFull("the disk is full")

            for _ in range(3):
                await at._try("show a sign of life", nothing_fits)
            assert len(_told(caplog)) == 1
            await at._try("show a sign of life", at.beat)
            await at._try("show a sign of life", nothing_fits)
            assert len(_told(caplog)) == 2

    asyncio.run(scenario())
    assert all(each.exc_info is None for each in _told(caplog))


def _told(caplog: pytest.LogCaptureFixture) -> list[logging.LogRecord]:
    return [each for each in caplog.records if "sign of life" in each.getMessage()]
