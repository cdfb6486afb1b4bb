"""A person plays with a bot over a real socket, in every game."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.clients import Message, Person, ServerProcess, people, server


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server for all tests here."""
    path: Path = tmp_path_factory.mktemp("bots")
    with server(str(path / "t.db")) as process:
        yield process


async def _sit_with_bot(person: Person, game: str) -> Message:
    """Begin a game with a bot; gives the first view."""
    await person.enter(await person.open(game, sit=0))
    seated = await person.ask({"type": "seat_bot", "seat": 1, "bot": "simple"})
    assert seated["table"]["seats"][1]["bot"] == "simple"
    await person.ask({"type": "ready", "seat": 0})
    while True:
        message = await person.hear()
        if message.get("view"):
            view: Message = message["view"]
            return view


async def _until_news(person: Person, kinds: set[str], seat: int) -> Message:
    """What somebody else does."""
    while True:
        message = await person.hear()
        for told in message.get("news", ()):
            if told["type"] in kinds and told.get("seat", seat) == seat:
                found: Message = told
                return found


def test_a_bot_answers_in_wormi(running: ServerProcess) -> None:
    """It moves after me, at its pace."""

    async def scenario() -> None:
        async with people(running.url, "Ann") as (ann,):
            view = await _sit_with_bot(ann, "wormi")
            if view["to_move"] == 0:
                move = {"type": "move"} | {k: view["moves"][0][k] for k in ("piece", "to")}
                assert (await ann.play(0, move))["type"] == "update"
            assert (await _until_news(ann, {"move_made"}, 1))["type"] == "move_made"

    asyncio.run(scenario())


def test_a_bot_answers_in_das_wurmt(running: ServerProcess) -> None:
    """It plays its turn, and shows no more than a person would."""

    async def scenario() -> None:
        async with people(running.url, "Ann") as (ann,):
            view: dict[str, Any] = await _sit_with_bot(ann, "wurmt")
            while view["player"] == 0:
                move = next(each for each in view["moves"] if each["type"] != "take_back")
                answer = await ann.play(0, move)
                assert answer["type"] == "update", answer
                view |= answer["changes"]
            done = {"laid", "removed", "refreshed", "started", "spied", "passed"}
            assert await _until_news(ann, done, 1)

    asyncio.run(scenario())


def test_a_bot_ties_a_knot_in_wormlord(running: ServerProcess) -> None:
    """With a stroke of its own, in its own time."""

    async def scenario() -> None:
        async with people(running.url, "Ann") as (ann,):
            await _sit_with_bot(ann, "wormlord")
            await ann.play(0, {"type": "ready"})
            knot = await _until_news(ann, {"knot_tied"}, 1)
            assert knot["rope"]
            assert "simple" in json.dumps(await ann.get("/api/games"))

    asyncio.run(scenario())
