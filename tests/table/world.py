"""A house in memory of this process with a clock that tests turn by hand."""

import asyncio
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any, TypeVar, cast

import pytest
from msgspec import Raw

from wormery.core import AnyGame, Millis, Refusal, Seat
from wormery.core.bot import Bot, Level
from wormery.games import tally
from wormery.store.ids import GuestId, Moment
from wormery.store.sqlite.store import SqliteStore
from wormery.store.uptime import SignOfLife
from wormery.table.bot_seats import Bots
from wormery.table.fold import Step
from wormery.table.house import House, Open
from wormery.table.requests import Play
from wormery.table.seating.commands import Ready, Sit, TableCommand
from wormery.table.seating.rules import Requester
from wormery.table.settings import HouseSettings
from wormery.table.table import Observer, Table
from wormery.table.thinking import ThinkingQueue

BotT = TypeVar("BotT", bound=Bot[Any, Any])

TALLY = cast("AnyGame", sys.modules[tally.__name__])
GAMES = {"tally": TALLY}
HASTY = cast(
    "AnyGame",
    SimpleNamespace(**{**vars(tally), "ABOUT": replace(tally.ABOUT, counts_down=True)}),
)
"""Tally, as if it had a count-down of its own."""


def _scrambled(
    count: tally.Count, seat: Seat, command: tally.Add, at: Millis, /
) -> Sequence[tally.Event]:
    if tally.outcome(count) is not None:
        raise Refusal("TB-03")
    return [tally.Added(seat, command.number, at)]


SCRAMBLE = cast(
    "AnyGame",
    SimpleNamespace(
        **{
            **vars(tally),
            "ABOUT": replace(tally.ABOUT, contested=(tally.Add,)),
            "decide": _scrambled,
        }
    ),
)
"""Tally without turns: whoever is first counts on."""

ANN = Requester(GuestId("ann"), "Ann")
BEN = Requester(GuestId("ben"), "Ben")
CAT = Requester(GuestId("cat"), "Cat")


class HandClock:
    """Time that passes when a test says so."""

    def __init__(self, start: int = 1_000_000) -> None:
        self.moment = start
        self._ahead = 0
        self.absent = self.leapt = Millis(0)

    @property
    def ahead(self) -> int:
        """How far the wall clock is ahead; tests set it."""
        return self._ahead

    @ahead.setter
    def ahead(self, ahead: int) -> None:
        self.leapt = Millis(self.leapt + max(0, ahead - self._ahead))
        self._ahead = ahead

    def __call__(self) -> Moment:
        return Moment(self.moment)

    def set_since(self, moment: Moment) -> int:  # noqa: ARG002 - as others do
        return 0

    def seen(self) -> SignOfLife:
        """What the wall clock says; it counts from nothing."""
        return SignOfLife(Moment(self.moment + self._ahead))

    def recall(self, seen: SignOfLife) -> None:
        """It knows nothing of others."""

    def look(self) -> None:
        """It notices nothing by itself."""


class Diary(Observer):
    """An audience that writes everything down."""

    def __init__(self) -> None:
        self.steps: list[Step] = []
        self.lost = False

    def show(self, steps: Sequence[Step]) -> None:
        """Write down."""
        self.steps.extend(steps)

    def lose(self) -> None:
        """Remember that the table went away."""
        self.lost = True


@asynccontextmanager
async def house(
    path: Path, clock: HandClock, game: AnyGame = TALLY, **settings: Any
) -> AsyncIterator[House]:
    """A house on a SQLite file, opened and closed."""
    store = await SqliteStore.open(path)
    kept = House(store, {game.ABOUT.name: game}, HouseSettings(now=clock, **settings))
    await kept.start()
    try:
        yield kept
    finally:
        await kept.stop()
        await store.close()


async def opened(at: House, options: str = "{}", seats: int = 2) -> Table:
    """A table of Ann's where nobody sits."""
    return await at.open(ANN, Open("tally", seats, Raw(options.encode())))


async def later(at: House, table: Table, clock: HandClock, millis: int) -> None:
    """Let so much time go by, and all happen that was due."""
    clock.moment += millis
    at.alarms.ring()
    await table.settle()


async def begun(at: House, clock: HandClock, options: str = "{}") -> Table:
    """A table where Ann and Ben have begun to play."""
    table = await opened(at, options)
    for seat, who in enumerate((ANN, BEN)):
        table.arrive(who.guest)
        await table.ask(who, f"sit{seat}", Sit(Seat(seat)))
        await table.ask(who, f"ready{seat}", Ready(Seat(seat)))
    await later(at, table, clock, 3000)
    assert table.seating.phase == "playing"
    return table


def add(seat: int, number: int = 1) -> Play:
    """A move of Tally."""
    return Play(Seat(seat), tally.Add(number))


def seated_bots(name: str, new: Callable[[], BotT], seated: list[BotT]) -> Bots:
    """Bots of one kind, one for every seat; *seated* lists them."""

    def sit() -> BotT:
        seated.append(new())
        return seated[-1]

    levels = {name: Level(name, sit)}
    return Bots(lambda _: levels, ThinkingQueue(ThreadPoolExecutor(1), 1, Millis(100)))


def run(scenario: Callable[[], Awaitable[None]]) -> None:
    """Play a scenario on an event loop of its own."""

    async def wrapped() -> None:
        await scenario()

    asyncio.run(wrapped())


async def why_not(table: Table, who: Requester, what: Play | TableCommand) -> str:
    """The rule that forbids it."""
    with pytest.raises(Refusal) as caught:
        await table.ask(who, f"id{table.version}{what}", what)
    return caught.value.rule
