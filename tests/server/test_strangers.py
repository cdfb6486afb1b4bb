"""Strangers at every door: each route and each message there is, with each part of it hostile.

Whatever comes is refused or done: no answer is a 5xx but for a budget that is used up, nothing
stands in the log, memory stays where it was, and those who play go on.
"""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import get_args

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.clients import Person, ServerProcess, add, begin, people, server
from tests.server.hostile import BODIES, MESSAGES, PLACES, QUERY, SEATING, texts
from wormery.protocol.messages import Anywhere
from wormery.protocol.openapi import openapi
from wormery.table.seating.commands import TableCommand

MOST_MIB = 64  # that a server may grow by


@pytest.fixture
def running(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server; whatever it has to complain about fails the test."""
    with server(str(tmp_path / "t.db"), log_level="warning") as process:
        yield process
        process.stop()
        assert b"Traceback" not in process.log, process.log.decode()[-4000:]


def _mib(running: ServerProcess) -> float:
    pages = int(Path(f"/proc/{running.pid}/statm").read_text().split()[1])
    return pages * 4096 / 2**20


@asynccontextmanager
async def _others_play(running: ServerProcess) -> AsyncIterator[None]:
    """Two play before and after, at a table of their own, and the server is no larger then."""
    async with people(running.url, "Ann", "Ben") as (ann, ben):
        await begin(await ann.open(options={"goal": 1000}), ann, ben)
        before = _mib(running)
        yield
        assert (await ann.play(0, add()))["type"] == "update"
        assert (await ben.play(1, add()))["type"] == "update"
        assert _mib(running) < before + MOST_MIB


def test_every_route_bears_a_stranger(running: ServerProcess) -> None:
    """All that OpenAPI tells of, so that a new route has to be thought of here."""
    told = openapi()["paths"]
    known = {(verb.upper(), path) for path, verbs in told.items() for verb in verbs}
    read = {each for each in known if each[0] != "GET"}
    assert read == set(BODIES)

    async def scenario() -> None:
        async with _others_play(running), people(running.url, "Eve") as (eve,):
            table = await eve.open("wormi")
            places = (table, *PLACES)
            async with httpx.AsyncClient(
                base_url=running.url, headers=eve.auth, timeout=90
            ) as http:
                for verb, path in sorted(known):
                    await _visit(http, verb, path, places)

    asyncio.run(scenario())


async def _visit(http: httpx.AsyncClient, verb: str, path: str, places: tuple[str, ...]) -> None:
    for place in places:
        for query in QUERY:
            where = path.format(table=place, game=place, code=place) + query.format(place)
            await _ask(http, verb, where, "")
    if verb == "POST":
        games = ("wormi", "wormlord") if "{game}" in path else ("",)
        for game in games:
            for text in texts(BODIES[verb, path]):
                await _ask(http, verb, path.format(table=places[0], game=game), text)


async def _ask(http: httpx.AsyncClient, verb: str, where: str, body: str) -> None:
    try:
        answer = await http.request(verb, where, content=body.encode())
    except httpx.TimeoutException:
        raise AssertionError(f"no answer to {verb} {where} {body[:300]}") from None
    assert answer.status_code < 500, (verb, where, body[:300], answer.text[:300])


def test_every_message_bears_a_stranger(running: ServerProcess) -> None:
    """All that a socket understands, at a table of one's own."""
    kinds = {kind.__struct_config__.tag for kind in get_args(Anywhere)} | {"play", "say"}
    assert kinds == {message["type"] for message in MESSAGES}
    commands = {kind.__struct_config__.tag for kind in get_args(TableCommand)}
    assert commands == {command["type"] for command in SEATING}

    async def scenario() -> None:
        async with _others_play(running), people(running.url, "Eve") as (eve,):
            for game in ("tally", "wormlord"):
                table = await eve.open(game)
                for message in MESSAGES:
                    await _say(eve, table, message)

    asyncio.run(scenario())


async def _say(eve: Person, table: str, message: object) -> None:
    """Say it in every hostile way; whoever is sent away comes again."""
    for text in texts(message):
        if eve.socket is None:
            await eve.enter(table)
        try:
            await eve.send(text)
        except ConnectionClosed:
            eve.socket = None
    await _is_answered(eve, table)


async def _is_answered(eve: Person, table: str) -> None:
    """After all of that somebody who asks for the time is told it."""
    for _ in range(3):
        try:
            if eve.socket is None:
                await eve.enter(table)
            await eve.send({"type": "ping", "sent": 7})
            await eve.until("pong", sent=7)
        except ConnectionClosed:
            eve.socket = None
        else:
            return
    raise AssertionError("nobody answers")
