"""A device that is handed around is sent one hand at a time, and none while nobody holds it."""

import asyncio
import json
from collections.abc import Iterator

import pytest

from tests.server.clients import Message, Person, ServerProcess, people, server

LIMIT = 40  # turns


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server for all tests here."""
    with server(str(tmp_path_factory.mktemp("looking") / "t.db")) as process:
        yield process


async def _both_seats(ann: Person) -> str:
    """Ann opens a table of Das Wurmt and sits down twice, on one device."""
    table = await ann.open("wurmt", options={"first": 0})
    await ann.enter(table, look="")
    for seat in (0, 1):
        await ann.ask({"type": "sit", "seat": seat, "name": f"Guest {seat}"})
    for seat in (0, 1):
        await ann.ask({"type": "ready", "seat": seat})
    await ann.until("update", seat=None)
    return table


async def _looks(ann: Person, seat: int | None) -> Message:
    await ann.send({"type": "look", "seat": seat})
    return await ann.until("shown", seat=seat)


def _hands(frames: list[str]) -> set[int | None]:
    """The seats whose hands were sent."""
    told = (json.loads(frame) for frame in frames)
    found = set()
    for message in told:
        views = (message.get("view") or {}, message.get("changes") or {})
        if any(view.get("hand") for view in views):
            found.add(message["seat"])
    return found


def test_no_hand_is_sent_before_somebody_looks_and_then_only_that_one(
    running: ServerProcess,
) -> None:
    """DW-33, with both seats on one device, through many turns."""

    async def play() -> None:
        async with people(running.url, "Ann") as (ann,):
            await _both_seats(ann)
            assert _hands(ann.frames) == set()
            for turn in range(LIMIT):
                ann.frames.clear()
                seat = turn % 2
                view = (await _looks(ann, seat))["view"]
                while view["player"] == seat and not view["outcome"]:
                    lay = next(move for move in view["moves"] if move["type"] != "take_back")
                    told = await ann.play(seat, lay)
                    assert told["seat"] == seat
                    view |= told.get("changes") or {}
                assert _hands(ann.frames) == {seat}
                ann.frames.clear()
                await _looks(ann, None)
                assert _hands(ann.frames) == set()
                if view["outcome"]:
                    return

    asyncio.run(play())


def test_coming_back_resumes_where_it_looked(running: ServerProcess) -> None:
    """The updates missed are those of the one seat; both seats may still act."""

    async def play() -> None:
        async with people(running.url, "Bea") as (bea,):
            table = await _both_seats(bea)
            view = (await _looks(bea, 0))["view"]
            await bea.leave()
            await bea.enter(table, after=bea.version, look="0")
            welcome = await bea.until("welcome")
            assert welcome["seats"] == [0, 1]
            assert welcome["resumed"]
            presence = await bea.until("presence")
            assert presence["watching"] == 0
            lay = next(move for move in view["moves"] if move["type"] == "lay")
            assert (await bea.play(0, lay))["seat"] == 0

    asyncio.run(play())


def test_a_seat_of_somebody_else_is_not_looked_from(running: ServerProcess) -> None:
    """TB-02: whoever asks for it sees what everybody may."""

    async def play() -> None:
        async with people(running.url, "Cat", "Dan") as (cat, dan):
            table = await _both_seats(cat)
            await dan.enter(table, look="1")
            assert (await dan.until("shown"))["seat"] is None
            await dan.send({"type": "look", "seat": 0})
            assert (await dan.until("shown"))["seat"] is None
            assert _hands(dan.frames) == set()

    asyncio.run(play())
