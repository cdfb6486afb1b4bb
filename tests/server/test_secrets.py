"""Non-interference over the network: what a viewer may not know changes no byte it is sent."""

import asyncio
import json
from collections.abc import Sequence
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest

from tests.games.wurmt.plays import Moment, Shuffle, shuffled, whole_game
from tests.games.wurmt.test_secrets import exchanged, knowledge, twins
from tests.server.clients import Person, begin, people
from tests.server.threads import serving
from tests.table.world import HandClock
from wormery.core import AnyGame, Seat, Setup, encode
from wormery.games import wurmt
from wormery.games.wurmt import Options
from wormery.table.settings import HouseSettings

SETUP = Setup(3, Options(announce=True))


def _dealing(shuffle: Shuffle) -> AnyGame:
    """Das Wurmt with a deck that lies ready."""
    names = {name: getattr(wurmt, name) for name in dir(wurmt) if not name.startswith("__")}
    names["begin"] = lambda setup, _: wurmt.begin_with(setup, shuffle.deck, shuffle.first)
    return cast("AnyGame", SimpleNamespace(**names))


def _plain(value: object) -> Any:
    return json.loads(encode(value))


def _played(path: Path, shuffle: Shuffle, story: Sequence[Moment]) -> list[list[str]]:
    """Everything that three seats and a spectator are sent while a story is played."""
    clock = HandClock()
    settings = HouseSettings(
        now=clock,
        seed=lambda: "the same",
        table_id=lambda: "table",
        code=lambda: "CODE",
        countdown=0,
    )
    with serving(path, {"wurmt": _dealing(shuffle)}, settings) as url:
        return asyncio.run(_recorded(url, clock, story))


async def _recorded(url: str, clock: HandClock, story: Sequence[Moment]) -> list[list[str]]:
    async with people(url, "Ann", "Ben", "Cat", "Dan") as everybody:
        *players, dan = everybody
        table = await players[0].open("wurmt", seats=3, options=_plain(SETUP.options))
        await dan.enter(table)
        await begin(table, *players)
        version = max(person.version for person in everybody)
        await _all_see(everybody, version)
        for number, moment in enumerate(story):
            assert moment.given.seat is not None
            clock.moment += 100
            player = players[moment.given.seat]
            command = _plain(moment.given.command)
            answer = await player.play(moment.given.seat, command, f"m{number}")
            assert answer["type"] == "update", answer
            await _all_see(everybody, version + number + 1)
        return [_without_presence(person.frames) for person in everybody]


def _without_presence(frames: Sequence[str]) -> list[str]:
    """Who is here is told once a second by a real clock, between any two moves."""
    return [frame for frame in frames if not frame.startswith('{"type":"presence"')]


async def _all_see(everybody: Sequence[Person], version: int) -> None:
    for person in everybody:
        while person.version < version:
            await person.hear()


@pytest.mark.parametrize("seed", [1, 2])
def test_two_games_that_differ_in_secrets_alone_are_the_same_bytes(
    seed: int, tmp_path: Path
) -> None:
    """DW-33: for a seat and for a spectator, through a whole game up to its last move."""
    rng = Random(seed)
    shuffle = shuffled(SETUP, rng)
    story = list(whole_game(SETUP, shuffle, rng))[:-1]
    mine = _played(tmp_path / "one.db", shuffle, story)
    for viewer in (Seat(0), None):
        other = exchanged(SETUP, shuffle, knowledge(SETUP, viewer, story), Random(1), times=100)
        assert other.deck != shuffle.deck
        same = [twin for _, twin in twins(SETUP, story, other)]
        assert len(same) > len(story) // 2
        theirs = _played(tmp_path / f"{viewer}.db", other, same)
        place = 3 if viewer is None else viewer
        assert len(theirs[place]) > len(same)
        assert theirs[place] == mine[place][: len(theirs[place])]


def test_the_comparison_would_see_a_leak(tmp_path: Path) -> None:
    """Whoever does see the cards is sent other bytes."""
    rng = Random(1)
    shuffle = shuffled(SETUP, rng)
    story = list(whole_game(SETUP, shuffle, rng))[:10]
    other = exchanged(SETUP, shuffle, knowledge(SETUP, None, story), Random(1), times=100)
    same = [twin for _, twin in twins(SETUP, story, other)]
    one = _played(tmp_path / "one.db", shuffle, same)
    two = _played(tmp_path / "two.db", other, same)
    assert one[3] == two[3]
    assert any(one[seat] != two[seat] for seat in range(3))
