"""Bots at the table: they take seats, play at their pace, and stop when nobody looks."""

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.table.world import ANN, BEN, HandClock, add, begun, house, later, opened, seated_bots
from wormery.core import Millis, Refusal, Seat
from wormery.core.bot import Bot, Level
from wormery.games import tally
from wormery.table.bot_seats import Bots
from wormery.table.house import House
from wormery.table.seating.commands import Leave, Ready, SeatBot, Sit
from wormery.table.table import KEPT_STEPS, Table
from wormery.table.thinking import ThinkingQueue


class Counter(Bot[Any, Any]):
    """Always the first listed move."""

    def __init__(self, wish: object = None) -> None:
        self.asked = 0
        self._wish = wish

    def choose(self, view: Any, listed: Sequence[Any], rng: Random, budget: Millis) -> Any | None:  # noqa: ARG002
        """The first move, or what it was made for."""
        self.asked += 1
        return self._wish or listed[0]

    def pace(self, view: Any, command: Any, rng: Random) -> Millis:  # noqa: ARG002
        """At once."""
        return Millis(1)


def _bots(**bots: Bot[Any, Any]) -> Bots:
    """Bots that all seats share."""
    levels = {name: Level(name, partial(_same, bot)) for name, bot in bots.items()}
    return Bots(lambda _: levels, _queue(1))


def _same(bot: Bot[Any, Any]) -> Bot[Any, Any]:
    return bot


def _queue(at_once: int, budget: int = 100) -> ThinkingQueue:
    return ThinkingQueue(ThreadPoolExecutor(at_once), at_once, Millis(budget))


async def _begin(at: House, table: Table, clock: HandClock) -> None:
    await table.ask(ANN, "sit", Sit(Seat(0)))
    await table.ask(ANN, "bot", SeatBot(Seat(1), "counter"))
    await table.ask(ANN, "ready", Ready(Seat(0)))
    await later(at, table, clock, 3000)


async def _until_turn(table: Table, seat: int) -> None:
    async with asyncio.timeout(10):
        while table.state.turn != seat:
            await asyncio.sleep(0.001)


def test_a_bot_plays_its_seat_and_is_labelled(tmp_path: Path) -> None:
    """TB-13: everybody sees which seat a bot plays."""

    async def scenario() -> None:
        clock, bot = HandClock(), Counter()
        bots = _bots(counter=bot)
        async with house(tmp_path / "t.db", clock, bots=bots.names) as at:
            at.on_table.append(bots.attend)
            table = await opened(at)
            table.arrive(ANN.guest)
            await _begin(at, table, clock)
            assert table.seating.chairs[1].bot == "counter"
            for turn in range(3):
                await table.ask(ANN, f"m{turn}", add(0))
                await _until_turn(table, 0)
            assert table.state.total == 6
            await bots.close()

    asyncio.run(scenario())


def test_bots_rest_while_nobody_is_there(tmp_path: Path) -> None:
    """And go on when somebody comes."""

    async def scenario() -> None:
        clock, bot = HandClock(), Counter()
        bots = _bots(counter=bot)
        async with house(tmp_path / "t.db", clock, bots=bots.names) as at:
            at.on_table.append(bots.attend)
            table = await opened(at)
            await _begin(at, table, clock)
            await table.ask(ANN, "m", add(0))
            assert not bots.tasks
            assert bot.asked == 0
            table.arrive(BEN.guest)
            await _until_turn(table, 0)
            assert bot.asked > 0
            await bots.close()

    asyncio.run(scenario())


def test_a_bot_that_asks_for_nonsense_harms_nobody(tmp_path: Path) -> None:
    """It is refused like anybody else, and stops after a few times."""

    async def scenario() -> None:
        clock, bot = HandClock(), Counter(wish="nonsense")
        bots = _bots(counter=bot)
        async with house(tmp_path / "t.db", clock, bots=bots.names) as at:
            at.on_table.append(bots.attend)
            table = await opened(at)
            table.arrive(ANN.guest)
            await _begin(at, table, clock)
            await table.ask(ANN, "m", add(0))
            while bots.tasks:
                await asyncio.sleep(0.001)
            assert 1 <= bot.asked <= 5
            assert table.state.total == 1
            await table.ask(ANN, "away", Leave(Seat(1)))
            await table.ask(BEN, "sit", Sit(Seat(1)))
            await table.ask(BEN, "m", add(1))
            assert table.state.total == 2
            await bots.close()

    asyncio.run(scenario())


def test_the_strongest_plays_for_a_bot_that_is_known_no_more(tmp_path: Path) -> None:
    """TB-13: a table outlives the ladder its bots were chosen from."""

    async def scenario() -> None:
        clock, weak, strong = HandClock(), Counter(), Counter()
        async with house(tmp_path / "t.db", clock, bots=lambda _: frozenset({"counter"})) as at:
            table = await opened(at)
            await _begin(at, table, clock)
        bots = _bots(weak=weak, strong=strong)
        async with house(tmp_path / "t.db", clock, bots=bots.names) as at:
            later = await at.table(table.id)
            assert later is not None
            bots.attend(later)
            later.arrive(ANN.guest)
            await later.ask(ANN, "m", add(0))
            await _until_turn(later, 0)
            assert later.seating.chairs[1].bot == "counter"
            assert (weak.asked, strong.asked) == (0, 1)
            await bots.close()

    asyncio.run(scenario())


def test_there_is_no_bot_that_does_not_know_the_game(tmp_path: Path) -> None:
    """TB-13"""

    async def scenario() -> None:
        async with house(tmp_path / "t.db", HandClock()) as at:
            table = await opened(at)
            await table.ask(ANN, "sit", Sit(Seat(0)))
            with pytest.raises(Refusal, match="TB-13"):
                await table.ask(ANN, "bot", SeatBot(Seat(1), "counter"))

    asyncio.run(scenario())


def test_bots_think_in_line_and_a_long_line_makes_them_brief() -> None:
    """Never more at once than may; whoever waits longest is next; and no table waits for long."""
    began: list[int] = []
    budgets: list[Millis] = []
    most = 0

    async def scenario() -> None:
        queue = _queue(2, 1000)
        thinking = 0

        async def thinks(number: int) -> None:
            nonlocal thinking, most
            async with queue.turn() as budget:
                began.append(number)
                budgets.append(budget)
                thinking += 1
                most = max(most, thinking)
                await asyncio.sleep(0.001)
                thinking -= 1

        await asyncio.gather(*(thinks(number) for number in range(40)))
        await thinks(40)
        queue.close()

    asyncio.run(scenario())
    assert most == 2
    assert began == list(range(41))
    assert budgets[0] == budgets[1] == budgets[40] == 1000
    assert budgets[2] == 100  # nearly forty wait
    assert budgets[2:40] == sorted(budgets[2:40])
    assert 100 < budgets[35] < 1000  # a handful


class Ear(Counter):
    """Keeps what it hears."""

    remembers = True

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[int] = []

    def observe(self, news: tally.Added) -> None:
        """Keep it."""
        self.heard.append(news.number)


def test_a_bot_that_sits_down_late_hears_the_whole_game(tmp_path: Path) -> None:
    """After a restart, too: what its seat may know does not depend on what is still in memory."""
    seated: list[Ear] = []
    numbers = [1 + turn % 3 for turn in range(KEPT_STEPS + 6)]

    async def scenario() -> None:
        clock = HandClock()
        bots = seated_bots("ear", Ear, seated)
        async with house(tmp_path / "t.db", clock, bots=bots.names) as at:
            at.on_table.append(bots.attend)
            table = await begun(at, clock, '{"goal":1000}')
            for turn, number in enumerate(numbers):
                await table.ask((ANN, BEN)[turn % 2], f"m{turn}", add(turn % 2, number))
            await table.ask(ANN, "late", add(0))
            table.depart(BEN.guest)
            await table.ask(ANN, "bot", SeatBot(Seat(1), "ear"))
            await _until_turn(table, 0)
        async with house(tmp_path / "t.db", clock, bots=bots.names) as at:
            again = await at.table(table.id)
            assert again is not None
            bots.attend(again)
            again.arrive(ANN.guest)
            await again.ask(ANN, "after", add(0, 2))
            await _until_turn(again, 0)
            await bots.close()

    asyncio.run(scenario())
    assert seated[0].heard[: len(numbers) + 1] == [*numbers, 1]
    assert seated[1].heard[: len(numbers) + 3] == [*numbers, 1, 1, 2]
