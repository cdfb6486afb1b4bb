"""What chance will bring is told to nobody: games that differ in their seed alone look the same."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest

from tests.server.clients import Message, Person, begin, people
from tests.server.threads import serving
from tests.table.world import HandClock
from wormery.app import games
from wormery.core import AnyGame, commitment
from wormery.games.wormi import Options
from wormery.games.wormi.notation import write_position
from wormery.games.wormi.rules import dealt
from wormery.knots import tie
from wormery.table.settings import HouseSettings

OPTIONS = {
    "wormi": {"position": write_position(dealt(Options(), Random(1)))},  # what is seen is no secret
    "wormlord": {},
}

Story = Callable[[list[Person], HandClock], Awaitable[None]]


def _latest(person: Person) -> Message:
    """The view as somebody has it by now."""
    view: Message = {}
    for message in map(json.loads, person.frames):
        view = {**(message.get("view") or view), **(message.get("changes") or {})}
    return view


async def _move(players: list[Person], clock: HandClock) -> None:
    """Six moves of Wormi, each the first on the list."""
    for number in range(6):
        clock.moment += 100
        mover = next(seat for seat in (0, 1) if _latest(players[seat])["moves"])
        first = _latest(players[mover])["moves"][0]
        move = {"type": "move", "piece": first["piece"], "to": first["to"]}
        made = await players[mover].play(mover, move, f"m{number}")
        await players[1 - mover].until("update", version=made["version"])


async def _plant(players: list[Person], clock: HandClock) -> None:
    """Three knots each in Wormlord: tied, placed, and another rope taken."""
    clock.moment += 4000
    for number in range(6):
        seat, rows = number % 2, tie("expert", Random(number)).stroke.rows
        commands: list[Callable[[], Message]] = [
            lambda rows=rows: {"type": "tie", "rows": rows},  # type: ignore[misc]
            lambda seat=seat: {  # type: ignore[misc]
                "type": "place",
                "cell": _latest(players[seat])["choices"]["places"][0],
            },
            lambda: {"type": "take"},
        ]
        for step, command in enumerate(commands):
            version = await _act(players[seat], seat, command(), f"w{number}-{step}", clock)
            await players[1 - seat].until("update", version=version)


async def _act(person: Person, seat: int, command: Message, name: str, clock: HandClock) -> int:
    """Give a command, and let time pass once it has arrived: what others may want is settled."""
    clock.moment += 1000
    await person.send({"type": "play", "request_id": name, "seat": seat, "command": command})
    await person.send({"type": "ping", "sent": 0})
    await person.until("pong")
    clock.moment += 1000
    while not (
        answers := [m for m in map(json.loads, person.frames) if m.get("request_id") == name]
    ):
        await person.hear()
    version: int = answers[0]["version"]
    return version


def _without_gestures(game: AnyGame) -> AnyGame:
    """The same game, but ropes may be sent as a whole: how they are drawn is told elsewhere."""
    about = replace(game.ABOUT, gestures=None)
    return cast("AnyGame", SimpleNamespace(**{**vars(game), "ABOUT": about}))


def _seen(path: Path, game: str, seed: str, story: Story) -> list[list[str]]:
    """Everything that two seats and a spectator are sent, the hash of the seed left out."""
    clock = HandClock()
    settings: dict[str, Any] = {"table_id": lambda: "table", "code": lambda: "CODE", "countdown": 0}

    async def recorded(url: str) -> list[list[str]]:
        async with people(url, "Ann", "Ben", "Cat") as everybody:
            *players, cat = everybody
            table = await players[0].open(game, options=OPTIONS[game])
            await cat.enter(table)
            await begin(table, *players)
            await story(players, clock)
            while cat.version < max(person.version for person in players):
                await cat.hear()
            return [
                [frame for frame in person.frames if '"pong"' not in frame] for person in everybody
            ]

    # By plain ASGI nobody measures how far away a device is: all depends on our clock alone.
    way = HouseSettings(now=clock, seed=lambda: seed, **settings)
    with serving(path, {game: _without_gestures(games()[game])}, way, handover=False) as url:
        frames = asyncio.run(recorded(url))
    assert all(any(commitment(seed) in frame for frame in seen) for seen in frames)
    return [[frame.replace(commitment(seed), "its hash") for frame in seen] for seen in frames]


@pytest.mark.parametrize(("game", "story"), [("wormi", _move), ("wormlord", _plant)])
def test_the_seed_changes_no_byte_but_its_hash(game: str, story: Story, tmp_path: Path) -> None:
    """For every seat and for a spectator, frame by frame (Das Wurmt, which has secrets: DW-33)."""
    one = _seen(tmp_path / "one.db", game, "one", story)
    other = _seen(tmp_path / "other.db", game, "other", story)
    assert all(len(frames) > 8 for frames in one)
    assert one == other
