"""Bots that remember are told what their seat may learn, at a table as in the arena."""

import asyncio
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

from tests.table.world import ANN, HandClock, add, house, opened, seated_bots
from wormery.bots.ladders import bots_of
from wormery.core import Millis, Seat
from wormery.core.bot import Bot
from wormery.games import wurmt
from wormery.table.seating.commands import Ready, SeatBot, Sit


class Ear(Bot[Any, Any]):
    """Plays the first listed move, and keeps what it hears."""

    remembers = True

    def __init__(self) -> None:
        self.heard: list[Any] = []

    def observe(self, news: Any) -> None:
        """Keep it."""
        self.heard.append(news)

    def choose(self, view: Any, listed: Sequence[Any], rng: Random, budget: Millis) -> Any | None:  # noqa: ARG002
        """The first move."""
        return listed[0]

    def pace(self, view: Any, command: Any, rng: Random) -> Millis:  # noqa: ARG002
        """At once."""
        return Millis(1)


def test_a_bot_at_the_table_hears_everything_once(tmp_path: Path) -> None:
    """From the beginning of the game, each seat with ears of its own."""
    seated: list[Ear] = []

    async def scenario() -> None:
        clock = HandClock()
        bots = seated_bots("ear", Ear, seated)
        async with house(tmp_path / "t.db", clock, bots=bots.names) as at:
            at.on_table.append(bots.attend)
            table = await opened(at)
            table.arrive(ANN.guest)
            await table.ask(ANN, "sit", Sit(Seat(0)))
            await table.ask(ANN, "bot", SeatBot(Seat(1), "ear"))
            await table.ask(ANN, "ready", Ready(Seat(0)))
            clock.moment += 3000
            at.alarms.ring()
            await table.settle()
            for turn in range(3):
                await table.ask(ANN, f"m{turn}", add(0))
                async with asyncio.timeout(10):
                    while table.state.turn != 0:
                        await asyncio.sleep(0.001)
            happened = [each for step in table.recent for each in step.happenings]
            told = [table.game.tell(each.state, each.event, Seat(1)) for each in happened]
            expected = [news for news in told if news is not None]
            async with asyncio.timeout(10):  # its own move it hears when it looks up again
                while len(seated[0].heard) < len(expected):
                    await asyncio.sleep(0.001)
            assert seated[0].heard == expected
            assert len(seated[0].heard) > 3
            await bots.close()

    asyncio.run(scenario())
    assert len(seated) == 1


def test_every_seat_has_a_memory_of_its_own() -> None:
    """The ladder hands out a new player for every seat."""
    level = bots_of(wurmt)["4"]
    assert level.new().remembers
    assert level.new() is not level.new()
    assert not bots_of(wurmt)["simple"].new().remembers


PROGRAM = """
from functools import reduce
from random import Random
from wormery.bots.wurmt.levels import LEVELS
from wormery.core import Millis, Setup, generator
from wormery.games.wurmt import Options, begin, decide, evolve, view
bed = reduce(evolve, begin(Setup(3, Options()), generator("plain")), None)
for number in range(6):
    command = LEVELS[2].new().choose(view(bed, bed.player), (), Random(number), Millis(1000))
    print(command)
    bed = reduce(evolve, decide(bed, bed.player, command, Millis(0)), bed)
"""


def test_without_numba_the_same_plays_are_chosen() -> None:
    """The net is plain Python where nothing compiles it."""
    said = [
        subprocess.run(
            [sys.executable, "-c", PROGRAM],
            env={**os.environ, "WORMERY_NO_NUMBA": switch},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for switch in ("0", "1")
    ]
    assert said[0] == said[1]
    assert said[0].count("slot=") == 6
