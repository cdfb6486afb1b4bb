"""Bots at the table: they think beside the event loop, wait as people do, and are never in a hurry.

A bot sits in a seat like anybody else: it sees the view of its seat and sends a command. It plays
only while somebody is there to see it.
"""

import asyncio
import logging
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from wormery.core import AnyGame, Millis, Seat
from wormery.core.bot import Bot, Level
from wormery.store.ids import Version
from wormery.table.fold import Scene, Step
from wormery.table.requests import Accepted, BotRequest, Play, Refused, Reply
from wormery.table.seating.state import Chair
from wormery.table.table import Observer, Table
from wormery.table.thinking import ThinkingQueue
from wormery.table.updates import news_of

_LOGGER = logging.getLogger(__name__)

MOST_REFUSALS = 3
"""How often in a row a bot may be refused before it waits for something to happen."""

QUICKEST_MS, SLOWEST_MS = 600, 1_600
"""How long a person takes for a command that needs no skill of the hand."""

Levels = Callable[[str], Mapping[str, Level]]
"""By game: its bots by name, the weakest first; there is one at least."""


class Bots:
    """All bots of a house: who knows which game, and where they think."""

    def __init__(self, levels: Levels, queue: ThinkingQueue) -> None:
        self.queue = queue
        self.tasks: set[asyncio.Task[None]] = set()
        self._levels = levels

    def names(self, game: str) -> frozenset[str]:
        """The bots that know a game."""
        return frozenset(self._levels(game))

    def new(self, game: str, name: str) -> Bot[Any, Any]:
        """A bot for a seat; the strongest plays for one that is known no more."""
        known = self._levels(game)
        return (known[name] if name in known else list(known.values())[-1]).new()

    def attend(self, table: Table) -> None:
        """Look after the bots of a table."""
        table.observers.append(BotSeats(self, table))

    async def close(self) -> None:
        """Let all bots go."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.queue.close()


class BotMove(NamedTuple):
    """What a bot wants, and when."""

    command: Any
    delay: Millis


class SeatedBot:
    """A bot in its seat, and how much of what happened there it was told."""

    __slots__ = ("_seat", "_table", "_told", "bot")

    def __init__(self, table: Table, seat: Seat, bot: Bot[Any, Any]) -> None:
        self.bot = bot
        self._table = table
        self._seat = seat
        self._told = Version(0)

    async def catch_up(self) -> None:
        """Tell a bot that remembers all of this game up to now, whenever it sat down."""
        if not self.bot.remembers:
            return
        while self._told < self._table.version:  # reading takes time, in which more may happen
            for step in await self._table.since(self._told):
                self._told = step.version
                for news in news_of(self._table.game, step, self._seat):
                    self.bot.observe(news)


class BotSeats(Observer):
    """Lets the bots of one table think whenever something has happened."""

    def __init__(self, bots: Bots, table: Table) -> None:
        self._bots = bots
        self._table = table
        self._busy: set[Seat] = set()
        self._refusals: dict[Seat, int] = {}
        self._chairs: tuple[Chair, ...] = ()
        self._seats: tuple[tuple[Seat, str], ...] = ()  # of bots
        self._seated: dict[tuple[Seat, str], SeatedBot] = {}

    def show(self, steps: Sequence[Step]) -> None:  # noqa: ARG002 - bots catch up when they think
        """Something happened: whoever was refused before may try again."""
        if self._table.seating.chairs is not self._chairs:
            self._chairs = self._table.seating.chairs
            chairs = enumerate(self._chairs)
            self._seats = tuple((Seat(i), c.bot) for i, c in chairs if c.bot is not None)
            self._seated = {seat: b for seat, b in self._seated.items() if seat in self._seats}
        if self._seats:
            self._refusals.clear()
            self._wake()

    def notice(self) -> None:
        """Somebody is there to play for."""
        self.show(())

    def _bot(self, seat: Seat, name: str) -> SeatedBot:
        """The bot of a seat, which may have just sat down."""
        if (seat, name) not in self._seated:
            bot = self._bots.new(self._table.game.ABOUT.name, name)
            self._seated[seat, name] = SeatedBot(self._table, seat, bot)
        return self._seated[seat, name]

    def _wake(self) -> None:
        table = self._table
        if table.seating.phase != "playing" or not table.present or table.lost:
            return
        for seat, name in self._seats:
            if seat not in self._busy and self._refusals.get(seat, 0) < MOST_REFUSALS:
                self._busy.add(seat)
                task = asyncio.get_running_loop().create_task(self._play(seat, name))
                self._bots.tasks.add(task)
                task.add_done_callback(self._bots.tasks.discard)

    async def _play(self, seat: Seat, name: str) -> None:
        table = self._table
        version, acted = table.version, False
        try:
            thought = await self._think(seat, name)
            if thought is not None:
                await asyncio.sleep(thought.delay / 1000)
                acted = True
                await self._give(seat, name, thought.command)
        except Exception:
            _LOGGER.exception("a bot stumbled", extra={"table": table.id, "bot": name})
            self._refusals[seat] = MOST_REFUSALS
        finally:
            self._busy.discard(seat)
        if acted or table.version != version:
            self._wake()

    async def _think(self, seat: Seat, name: str) -> BotMove | None:
        queue, table = self._bots.queue, self._table
        seated = self._bot(seat, name)
        async with queue.turn() as budget:
            await seated.catch_up()  # nobody is told anything while thinking
            rng = Random(f"{table.seating.seed}:{seat}:{table.version}")
            return await asyncio.get_running_loop().run_in_executor(
                queue.threads, _thought, table.game, table.scene, seat, seated.bot, rng, budget
            )

    async def _give(self, seat: Seat, name: str, command: Any) -> None:
        replied: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
        self._table.post(BotRequest(name, Play(seat, command), replied.set_result))
        reply = await replied
        if isinstance(reply, Refused) and reply.rule == "TB-26":
            self._refusals[seat] = MOST_REFUSALS  # until the table tries again
        elif not isinstance(reply, Accepted):
            self._refusals[seat] = self._refusals.get(seat, 0) + 1


def _thought(  # noqa: PLR0913, PLR0917 - everything a thread needs
    game: AnyGame, scene: Scene, seat: Seat, bot: Bot[Any, Any], rng: Random, budget: Millis
) -> BotMove | None:
    listed = game.moves(scene.state, seat)
    if not listed:
        return None
    view = game.view(scene.state, seat)
    command = bot.choose(view, listed, rng, budget)
    if command is None:
        return None
    return BotMove(command, delay_of(bot, view, command, rng))


def delay_of(bot: Bot[Any, Any], view: Any, command: Any, rng: Random) -> Millis:
    """As long as the bot's hand takes; where it needs none, as long as a person does."""
    return bot.pace(view, command, rng) or Millis(rng.randint(QUICKEST_MS, SLOWEST_MS))
