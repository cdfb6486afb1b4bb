"""Seats are passed on as another game begins; nobody is shown a hand of the seat they had."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.clients import Message, Person, ServerProcess, add, begin, people, server


@pytest.fixture
def running(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server."""
    with server(str(tmp_path / "t.db")) as process:
        yield process


@pytest.mark.parametrize("times", [1, 2])
def test_whoever_plays_again_sees_from_the_next_seat_and_from_no_other(
    running: ServerProcess, times: int
) -> None:
    """TB-28, TB-02"""

    async def scenario() -> None:
        async with people(running.url, "Ann", "Ben") as (ann, ben):
            await begin(await ann.open(options={"goal": 3}), ann, ben)
            sitting = [ann, ben]
            for _ in range(times):
                await sitting[0].play(0, add(3))
                for seat, who in enumerate(sitting):
                    await who.ask({"type": "ready", "seat": seat})
                sitting.reverse()
                for seat, who in enumerate(sitting):
                    shown = await _begins(who)
                    assert (shown["type"], shown["seat"]) == ("shown", seat)
                    _sees_only(who, seat, shown["version"])

    asyncio.run(scenario())


async def _begins(person: Person) -> Message:
    """Wait until another game is shown."""
    while True:
        shown = await person.until("shown")
        if shown["table"]["phase"] == "playing":
            return shown


def _sees_only(person: Person, seat: int, since: int) -> None:
    told = [json.loads(frame) for frame in person.frames]
    later = [each for each in told if each.get("version", 0) >= since and "seat" in each]
    assert {each["seat"] for each in later if each["type"] in ("shown", "update")} == {seat}
