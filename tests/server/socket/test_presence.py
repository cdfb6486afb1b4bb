"""Who is here: told at once to whoever comes, and to all others once in a while."""

import asyncio
import json
from collections.abc import Iterator
from time import monotonic

import pytest

from tests.server.clients import Person, ServerProcess, people, server
from wormery.server.socket.room import PRESENCE_S

CROWD = 25


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server."""
    with server(str(tmp_path_factory.mktemp("presence") / "t.db")) as process:
        yield process


def test_a_crowd_that_arrives_one_by_one_is_told_of_once_in_a_while(
    running: ServerProcess,
) -> None:
    """Every arrival told to everybody would be a square of frames."""

    async def scenario() -> None:
        async with people(running.url, "Ann", "Eve") as (ann, eve):
            table = await ann.open()
            await ann.enter(table)
            began = monotonic()
            crowd = [Person(running.url, eve.token) for _ in range(CROWD)]
            for number, one in enumerate(crowd, 1):
                await one.enter(table, watch=True)
                assert (await one.until("presence"))["watching"] == number + 1  # Ann has no seat
            await ann.until("presence", watching=CROWD + 1)
            seconds = monotonic() - began
            told = [frame for frame in map(json.loads, ann.frames) if frame["type"] == "presence"]
            assert len(told) <= 3 + seconds / PRESENCE_S
            for one in crowd:
                await one.leave()
            await ann.until("presence", watching=1)

    asyncio.run(scenario())
