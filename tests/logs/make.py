"""Writes the logs of whole games that all later versions must still be able to replay.

`python -m tests.logs.make VERSION` adds a folder; folders of earlier versions are never changed.
"""

import asyncio
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from random import Random

from msgspec import Raw, Struct

from tests.table.world import ANN, BEN, TALLY, HandClock
from wormery.bots.ladders import bots_of
from wormery.core import AnyGame, Millis, Outcome, Seat, encode
from wormery.games.catalogue import GAMES
from wormery.store.sqlite.store import SqliteStore
from wormery.table.bot_seats import delay_of
from wormery.table.fold import steps
from wormery.table.house import House, Open
from wormery.table.requests import Play
from wormery.table.seating.commands import Propose, Ready, Sit
from wormery.table.settings import HouseSettings
from wormery.table.table import Table
from wormery.table.updates import game_view, seating_view

LOGS = Path(__file__).parent
MOST_MOVES = 120


class Ending(Struct, frozen=True):
    """What a log leads to."""

    version: int
    outcome: Outcome | None
    table: Raw
    view: Raw  # a spectator's


def ending(game: AnyGame, lines: Sequence[bytes]) -> Ending:
    """What a log leads to, by the code of today."""
    last = list(steps(game, lines))[-1]
    scene = last.after
    return Ending(
        version=last.version,
        outcome=scene.seating.outcome,
        table=Raw(encode(seating_view(scene.seating))),
        view=Raw(encode(game_view(game, scene, None))),
    )


def games() -> dict[str, AnyGame]:
    """All games that logs are kept of."""
    return {"tally": TALLY} | {game.ABOUT.name: game for game in GAMES}


async def _play(house: House, clock: HandClock, game: AnyGame) -> Sequence[bytes]:
    seats = game.ABOUT.seats[0] if game.ABOUT.name != "tally" else 2
    table = await house.open(ANN, Open(game.ABOUT.name, seats))
    for guest in (ANN, BEN):
        table.arrive(guest.guest)
    for seat in range(seats):
        await table.ask((ANN, BEN)[seat % 2], f"sit{seat}", Sit(Seat(seat)))
    for seat in range(seats):
        await table.ask((ANN, BEN)[seat % 2], f"ready{seat}", Ready(Seat(seat)))
    clock.moment += 3_000
    house.alarms.ring()
    await table.settle()
    await _pause(table, clock)
    await _moves(house, table, clock)
    if table.seating.phase != "over":
        for guest in (ANN, BEN):
            await table.ask(guest, "end", Propose("end"))
    return await house.store.read(table.id)


async def _pause(table: Table, clock: HandClock) -> None:
    for what in ("pause", "go_on"):
        for guest in (ANN, BEN):
            await table.ask(guest, what, Propose(what))
        clock.moment += 5_000


async def _moves(house: House, table: Table, clock: HandClock) -> None:
    game, rng = table.game, Random("logs")
    bot = bots_of(game)["simple"].new()
    for number in range(MOST_MOVES):
        for seat in range(len(table.seating.chairs)):
            if table.seating.phase != "playing":
                return
            listed = game.moves(table.state, Seat(seat))
            view = game.view(table.state, Seat(seat))
            command = bot.choose(view, listed, rng, Millis(10)) if listed else None
            if command is not None:
                clock.moment += delay_of(bot, view, command, rng)
                guest = (ANN, BEN)[seat % 2]
                await table.ask(guest, f"m{number}-{seat}", Play(Seat(seat), command))
        clock.moment += 1_000
        house.alarms.ring()
        await table.settle()


def _ways(clock: HandClock) -> HouseSettings:
    """Nothing is left to chance."""
    return HouseSettings(now=clock, seed=lambda: "logs outlive code", code=lambda: "WURMEN")


async def _make(folder: Path) -> None:
    folder.mkdir()
    for name, game in games().items():
        clock = HandClock()
        with tempfile.TemporaryDirectory() as place:
            store = await SqliteStore.open(Path(place) / "t.db")
            house = House(store, games(), _ways(clock))
            await house.start()
            lines = await _play(house, clock, game)
            await house.stop()
            await store.close()
        (folder / f"{name}.jsonl").write_bytes(b"".join(line + b"\n" for line in lines))
        (folder / f"{name}.ending.json").write_bytes(encode(ending(game, lines)) + b"\n")


if __name__ == "__main__":
    asyncio.run(_make(LOGS / sys.argv[1]))
