"""Two server processes on one PostgreSQL: a table is at one of them, and outlives it."""

import asyncio
import contextlib
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from time import monotonic

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.clients import Message, Person, ServerProcess, add, begin, people, server
from tests.services import new_database, redis_server
from tests.table.world import TALLY
from wormery.app import open_store
from wormery.store.ids import TableId
from wormery.table.fold import decoder
from wormery.table.seating.events import Entry, Woke

pytestmark = [pytest.mark.postgres, pytest.mark.redis]

LEASE = 2.0  # seconds
"""Short, for it is waited for. A server that the machine keeps from renewing it in time sends
everybody away, as it must; so where nobody dies it is `LONG`."""

LONG = 30.0

_KNOCK = {
    "Connection": "Upgrade",
    "Upgrade": "websocket",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==",
}


@pytest.fixture
def both() -> Iterator[tuple[ServerProcess, ServerProcess]]:
    """Two servers that share a database and hear each other through Redis."""
    with _two(LEASE) as servers:
        yield servers


@pytest.fixture
def both_well() -> Iterator[tuple[ServerProcess, ServerProcess]]:
    """The same where nothing happens to them."""
    with _two(LONG) as servers:
        yield servers


@contextmanager
def _two(lease: float) -> Iterator[tuple[ServerProcess, ServerProcess]]:
    store = new_database()
    with ExitStack() as running:
        one, other = (server(store, peers=redis_server().url, lease=lease) for _ in range(2))
        yield running.enter_context(one), running.enter_context(other)


def test_who_knocks_at_the_wrong_server_is_told_where_the_table_is(
    both_well: tuple[ServerProcess, ServerProcess],
) -> None:
    """While somebody is at a table it stays where it is, and there whoever comes gets in."""
    here, there = both_well

    async def scenario() -> None:
        async with people(here.url, "Ann", "Ben") as (ann, ben):
            table = await ann.open()
            await ann.enter(table)
            await ann.ask({"type": "sit", "seat": 0})
            way = f"/api/tables/{table}/socket?after=1"
            knocked = await asyncio.to_thread(
                httpx.get, there.url + way, headers={**ben.auth, **_KNOCK}
            )
            assert knocked.status_code == 307
            assert knocked.headers["location"] == here.url.replace("http", "ws", 1) + way
            await ben.enter(table)
            assert (await ben.ask({"type": "sit", "seat": 1}))["type"] == "update"
            await ann.until("update", version=ben.version)

    asyncio.run(scenario())


def test_a_table_where_nobody_is_moves_to_the_server_that_is_asked_for_it(
    both_well: tuple[ServerProcess, ServerProcess],
) -> None:
    """The holder hears of it through Redis and lets go at once, long before any lease ends."""
    here, there = both_well

    async def scenario() -> None:
        async with people(here.url, "Ann", "Ben") as (ann, ben):
            table = await ann.open(options={"goal": 100})
            await begin(table, ann, ben)
            await ann.play(0, add())
            for person in (ann, ben):
                await person.leave()
                person.url = there.url
            while (await Person(here.url, ann.token).get("/health"))["connections"]:
                await asyncio.sleep(0.02)
            for person in (ann, ben):
                await person.enter(table)
            assert (await ben.get("/health"))["connections"] == 2
            assert (await ben.play(1, add()))["changes"]["total"] == 2

    asyncio.run(scenario())


def test_the_tables_of_a_killed_server_go_on_at_the_other(
    both: tuple[ServerProcess, ServerProcess],
) -> None:
    """Promise 1: nothing acknowledged is lost, nothing is done twice, and no clock has run."""
    here, there = both

    async def scenario() -> None:
        async with people(here.url, "Ann", "Ben") as (ann, ben):
            table = await ann.open(options={"goal": 100, "limit": 60_000})
            await begin(table, ann, ben)
            moved = await ann.play(0, add(3), "mine")
            await ben.until("update", version=moved["version"])
            here.kill()
            for person in (ann, ben):
                person.url, person.socket = there.url, None
            await _come_back(ann, table)
            await _come_back(ben, table)
            again = await ann.play(0, add(3), "mine")
            assert (again["type"], again["version"]) == ("done", moved["version"])
            answer = await ben.play(1, add(1))
            assert answer["changes"]["total"] == 4
            replay = await ann.get(f"/api/tables/{table}/replay")
            told = [line["news"][0]["type"] for line in replay["lines"] if line.get("news")]
            assert told == ["added", "added"]

    asyncio.run(scenario())


@pytest.mark.parametrize("later", [0, 2 * LEASE], ids=["at once", "later"])
def test_the_time_between_two_servers_is_charged_to_nobody(
    both: tuple[ServerProcess, ServerProcess], later: float
) -> None:
    """One died, its lease ran out, and at the other the clock goes on from where it stood."""
    here, there = both

    async def scenario() -> None:
        async with people(here.url, "Ann", "Ben") as (ann, ben):
            table = await ann.open(options={"goal": 100, "limit": 3_600_000})
            await begin(table, ann, ben)
            began = monotonic()
            moved = await ann.play(0, add())
            await ben.until("update", version=moved["version"])
            here.kill()
            thought = 1000 * (monotonic() - began)  # the most that Ben can have had until then
            await asyncio.sleep(later)
            ben.url, ben.socket = there.url, None
            await _come_back(ben, table)
            await ben.play(1, add())
            entries = await _entries(there.store, table)
            added, woke, again = entries[-3:]
            assert isinstance(woke.events[0], Woke)
            assert woke.events[0].clock - added.at <= thought
            assert again.at - woke.events[0].clock == again.wall - woke.events[0].at

    asyncio.run(scenario())


def test_a_server_that_was_paused_for_longer_than_its_lease_shows_nobody_the_past(
    both: tuple[ServerProcess, ServerProcess],
) -> None:
    """Whoever stayed is sent on, and hears nothing else; whoever comes sees what is true now."""
    here, there = both

    async def scenario() -> None:
        async with people(here.url, "Ann", "Ben", "Cat", "Dan") as (ann, ben, cat, dan):
            table = await ann.open(options={"goal": 100})
            await begin(table, ann, ben)
            await cat.enter(table)
            moved = await ann.play(0, add(3), "mine")
            for person in (ben, cat):
                await person.until("update", version=moved["version"])
            await _heard_all(ann, cat)
            here.pause()
            for wanted in _LOOKS:
                await ann.send(wanted)
                await cat.send(wanted)
            comes = asyncio.create_task(dan.enter(table, watch=True))
            ben.url, ben.socket = there.url, None
            await _come_back(ben, table)
            latest = await ben.play(1, add())
            here.resume()
            for person in (ann, cat):
                assert [each["type"] for each in await _until_closed(person)] == ["closing"]
            try:
                await comes
            except (InvalidStatus, OSError):  # sent on
                dan.url = there.url
                await _come_back(dan, table)
            welcome = await dan.until("welcome")
            assert welcome["version"] == latest["version"]
            ann.url, ann.socket = there.url, None
            await _come_back(ann, table)
            again = await ann.play(0, add(3), "mine")
            assert (again["type"], again["version"]) == ("done", moved["version"])

    asyncio.run(scenario())


_LOOKS = (
    {"type": "ping", "sent": 1},
    {"type": "look", "seat": None},
    {"type": "ask", "request_id": "p", "command": {"type": "propose", "what": "pause"}},
    {"type": "play", "request_id": "mine", "seat": 0, "command": add(3)},
    {"type": "play", "request_id": "late", "seat": 0, "command": add()},
)
"""Everything that a server could answer out of its memory."""


async def _heard_all(*everybody: Person) -> None:
    """Wait until nothing is on its way any more."""
    for number, person in enumerate(everybody):
        await person.send({"type": "ping", "sent": number})
        await person.until("pong", sent=number)


async def _until_closed(person: Person) -> list[Message]:
    heard = []
    with contextlib.suppress(ConnectionClosed):
        while True:
            heard.append(await person.hear())
    return heard


async def _entries(store: str, table: str) -> list[Entry[object]]:
    opened = await open_store(store)
    lines = await opened.read(TableId(table))
    await opened.close()
    return [decoder(TALLY).decode(line) for line in lines]


async def _come_back(person: Person, table: str) -> None:
    """As a client does: again and again, until the lease of the dead server has ended."""
    async with asyncio.timeout(30):
        while True:
            try:
                await person.enter(table, after=person.version)
            except (InvalidStatus, OSError):
                await asyncio.sleep(0.1)
            else:
                return


def test_strangers_at_two_servers_meet(
    both_well: tuple[ServerProcess, ServerProcess],
) -> None:
    """TB-27: there is one line of people for all servers."""
    here, there = both_well

    async def scenario() -> None:
        async with people(here.url, "Ann") as (ann,), people(there.url, "Ben") as (ben,):
            assert (await ann.post("/api/match", {"game": "tally"}))["table"] is None
            found = (await ben.post("/api/match", {"game": "tally"}))["table"]
            told = (await ann.post("/api/match", {"game": "tally"}))["table"]
            assert told["table"] == found["table"]
            assert sorted(told["mine"] + found["mine"]) == [0, 1]

    asyncio.run(scenario())
