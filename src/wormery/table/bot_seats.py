"""Bots at the table: they think beside the event loop, wait as people do, and are never in a hurry.

A bot sits in a seat like anybody else: it sees the view of its seat and sends a command. It plays
only while somebody is there to see it.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from concurrent.futures import Executor
from contextlib import asynccontextmanager
from random import Random
from typing import Any, NamedTuple, Protocol, TypeVar, runtime_checkable

from wormery.core import Millis, Seat
from wormery.store.ids import Version
from wormery.table.fold import AnyGame, Scene, Step
from wormery.table.requests import Accepted, Answer, BotWish, Play
from wormery.table.seating.state import Chair
from wormery.table.table import Audience, Table
from wormery.table.updates import heard

_LOGGER = logging.getLogger(__name__)

MOST_REFUSALS = 3
"""How often in a row a bot may be refused before it waits for something to happen."""


LEAST = Millis(100)
"""How long a bot may think, however many wait."""


class Mind(Protocol):
    """A bot: what it wants, and how long a hand takes to do that."""

    def think(self, view: Any, listed: Sequence[Any], rng: Random, budget: Millis) -> Any | None:
        """The command to give now, or None to wait until something has happened."""
        ...

    def pace(self, view: Any, command: Any, rng: Random) -> Millis:
        """How long it takes until the command is given, thinking included."""
        ...


@runtime_checkable
class Listening(Mind, Protocol):
    """A bot that remembers: every seat has one of its own, told all that the seat may learn."""

    def sit(self) -> Mind:
        """One for a seat."""
        ...

    def hear(self, news: Any) -> None:
        """Something happened."""
        ...


Minds = Callable[[str], Mapping[str, Mind]]
"""By game: its bots by name, the weakest first; there is one at least."""

T = TypeVar("T")


class Thought(NamedTuple):
    """What a bot wants, and when."""

    command: Any
    delay: Millis


class Desk:
    """Where bots of all tables think: so many at once, the others wait in line.

    The longer the line, the less time each has, so that nobody waits much longer than a thought.
    """

    def __init__(self, minds: Minds, workers: Executor, at_once: int, budget: Millis) -> None:
        self.minds = minds
        self.workers = workers
        self.budget = budget
        self.tasks: set[asyncio.Task[None]] = set()
        self._at_once = at_once
        self._turn = asyncio.Semaphore(at_once)  # whoever waits longest is next
        self._here = 0  # those who think or wait

    def names(self, game: str) -> frozenset[str]:
        """The bots that know a game."""
        return frozenset(self.minds(game))

    def mind(self, game: str, bot: str) -> Mind:
        """A bot by its name; the strongest plays for one that is known no more."""
        known = self.minds(game)
        return known[bot] if bot in known else list(known.values())[-1]

    def attend(self, table: Table) -> None:
        """Look after the bots of a table."""
        table.audiences.append(Attendant(self, table))

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[Millis]:
        """Wait in line; then there is so much time to think."""
        self._here += 1
        try:
            async with self._turn:
                yield max(
                    LEAST, Millis(self.budget * self._at_once // max(self._at_once, self._here))
                )
        finally:
            self._here -= 1

    async def think(self, thought: Callable[[], T]) -> T:
        """Let somebody else think here, in line with the bots."""
        async with self.turn():
            return await asyncio.get_running_loop().run_in_executor(self.workers, thought)

    async def close(self) -> None:
        """Let all bots go."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.workers.shutdown(wait=False, cancel_futures=True)


class Seated:
    """A bot in its seat, and how much of what happened there it has heard."""

    __slots__ = ("_heard", "_seat", "_table", "mind")

    def __init__(self, table: Table, seat: Seat, mind: Mind) -> None:
        self.mind = mind.sit() if isinstance(mind, Listening) else mind
        self._table = table
        self._seat = seat
        self._heard = Version(0)

    async def catch_up(self) -> None:
        """Let a bot that remembers hear all of this game up to now, whenever it sat down."""
        if not isinstance(self.mind, Listening):
            return
        while self._heard < self._table.version:  # reading takes time, in which more may happen
            for step in await self._table.since(self._heard):
                self._heard = step.version
                for each in heard(self._table.game, step, self._seat):
                    self.mind.hear(each)


class Attendant(Audience):
    """Lets the bots of one table think whenever something has happened."""

    def __init__(self, desk: Desk, table: Table) -> None:
        self._desk = desk
        self._table = table
        self._busy: set[Seat] = set()
        self._refusals: dict[Seat, int] = {}
        self._chairs: tuple[Chair, ...] = ()
        self._seats: tuple[tuple[Seat, str], ...] = ()  # of bots
        self._minds: dict[tuple[Seat, str], Seated] = {}

    def show(self, steps: Sequence[Step]) -> None:  # noqa: ARG002 - bots catch up when they think
        """Something happened: whoever was refused before may try again."""
        if self._table.gathering.chairs is not self._chairs:
            self._chairs = self._table.gathering.chairs
            chairs = enumerate(self._chairs)
            self._seats = tuple((Seat(i), c.bot) for i, c in chairs if c.bot is not None)
            self._minds = {seat: m for seat, m in self._minds.items() if seat in self._seats}
        if self._seats:
            self._refusals.clear()
            self._wake()

    def notice(self) -> None:
        """Somebody is there to play for."""
        self.show(())

    def _mind(self, seat: Seat, bot: str) -> Seated:
        """The bot of a seat, which may have just sat down."""
        if (seat, bot) not in self._minds:
            mind = self._desk.mind(self._table.game.ABOUT.name, bot)
            self._minds[seat, bot] = Seated(self._table, seat, mind)
        return self._minds[seat, bot]

    def _wake(self) -> None:
        table = self._table
        if table.gathering.phase != "playing" or not table.present or table.lost:
            return
        for seat, bot in self._seats:
            if seat not in self._busy and self._refusals.get(seat, 0) < MOST_REFUSALS:
                self._busy.add(seat)
                task = asyncio.get_running_loop().create_task(self._play(seat, bot))
                self._desk.tasks.add(task)
                task.add_done_callback(self._desk.tasks.discard)

    async def _play(self, seat: Seat, bot: str) -> None:
        table = self._table
        version, acted = table.version, False
        try:
            thought = await self._think(seat, bot)
            if thought is not None:
                await asyncio.sleep(thought.delay / 1000)
                acted = True
                await self._give(seat, bot, thought.command)
        except Exception:
            _LOGGER.exception("a bot stumbled", extra={"table": table.id, "bot": bot})
            self._refusals[seat] = MOST_REFUSALS
        finally:
            self._busy.discard(seat)
        if acted or table.version != version:
            self._wake()

    async def _think(self, seat: Seat, bot: str) -> Thought | None:
        desk, table = self._desk, self._table
        seated = self._mind(seat, bot)
        async with desk.turn() as budget:
            await seated.catch_up()  # nobody hears anything while thinking
            rng = Random(f"{table.gathering.seed}:{seat}:{table.version}")
            return await asyncio.get_running_loop().run_in_executor(
                desk.workers, _thought, table.game, table.scene, seat, seated.mind, rng, budget
            )

    async def _give(self, seat: Seat, bot: str, command: Any) -> None:
        answered: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._table.post(BotWish(bot, Play(seat, command), answered.set_result))
        if not isinstance(await answered, Accepted):
            self._refusals[seat] = self._refusals.get(seat, 0) + 1


def _thought(  # noqa: PLR0913, PLR0917 - everything a worker needs
    game: AnyGame, scene: Scene, seat: Seat, mind: Mind, rng: Random, budget: Millis
) -> Thought | None:
    listed = game.moves(scene.state, seat)
    if not listed:
        return None
    view = game.view(scene.state, seat)
    command = mind.think(view, listed, rng, budget)
    return None if command is None else Thought(command, mind.pace(view, command, rng))
