"""Partners talk and point among themselves; what everybody is told is what was agreed."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.server.clients import Message, Person, ServerProcess, begin, people, server

HURRY = 40
"""Phrases that a hurried pair says at once."""


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server for all tests here."""
    path: Path = tmp_path_factory.mktemp("talking")
    with server(str(path / "t.db")) as process:
        yield process


@asynccontextmanager
async def two_pairs(url: str, **options: Any) -> AsyncIterator[list[Person]]:
    """Ann and Ben against Cat and Dan, and Eve who watches."""
    async with people(url, "Ann", "Ben", "Cat", "Dan", "Eve") as all_five:
        *players, eve = all_five
        table = await players[0].open("wormlord", seats=4, options={"teams": [2, 2], **options})
        await eve.enter(table)
        await begin(table, *players)
        yield all_five


async def told(*listeners: Person) -> list[list[Message]]:
    """What everybody has been told of talk until now: a pong comes after all of it."""
    found = []
    for listener in listeners:
        await listener.send({"type": "ping", "sent": 1})
        heard: list[Message] = []
        while (message := await listener.hear())["type"] != "pong":
            heard.append(message)
        found.append([each for each in heard if each["type"] in ("said", "pointed")])
    return found


def test_a_finger_is_seen_by_the_partner_at_once_and_by_nobody_else(running: ServerProcess) -> None:
    """TB-15, WL-36"""

    async def scenario() -> None:
        async with two_pairs(running.url) as everybody:
            ann, ben, *others = everybody
            await ann.send({"type": "point", "seat": 0, "where": [2, 4]})
            seen = await ben.until("pointed")
            assert seen == {"type": "pointed", "seat": 0, "where": [2, 4], "to": "partners"}
            await ben.send({"type": "point", "seat": 1, "where": None})
            assert (await ann.until("pointed"))["where"] is None
            assert await told(*others) == [[], [], []]

    asyncio.run(scenario())


def test_a_hurried_pair_meets_no_limit_and_only_the_pair_hears_it(running: ServerProcess) -> None:
    """TB-15, WL-36: what everybody hears is held back much earlier."""

    async def scenario() -> None:
        async with two_pairs(running.url) as everybody:
            ann, ben, *others = everybody
            say = {"type": "say", "seat": 0, "phrase": "guard_this", "to": "partners"}
            for row in range(HURRY):
                await ann.send({**say, "where": [3, row]})
            heard = [await ben.until("said") for _ in range(HURRY)]
            assert [each["where"][1] for each in heard] == list(range(HURRY))
            assert {each["to"] for each in heard} == {"partners"}
            assert len([await ann.until("said") for _ in range(HURRY)]) == HURRY
            assert await told(*others) == [[], [], []]
            for _ in range(HURRY):
                await ann.send({"type": "say", "seat": 0, "phrase": "wave"})
            assert (await ann.until("refused"))["rule"] == "TB-15"

    asyncio.run(scenario())


def test_even_partners_are_held_to_a_limit(tmp_path: Path) -> None:
    """TB-15, TB-16: it is for those who flood, not for those who hurry."""

    async def scenario(url: str) -> None:
        async with two_pairs(url) as (ann, ben, *_):
            for _ in range(5):
                await ann.send({"type": "point", "seat": 0, "where": [0, 0]})
            assert (await ann.until("refused"))["rule"] == "TB-15"
            assert (await told(ben)) == [[await_pointed()] * 3]

    def await_pointed() -> Message:
        return {"type": "pointed", "seat": 0, "where": [0, 0], "to": "partners"}

    limits = {"partner_talk_rate": 0.001, "partner_talk_burst": 3.0}
    with server(str(tmp_path / "t.db"), **limits) as process:
        asyncio.run(scenario(process.url))


@pytest.mark.parametrize(
    ("wish", "rule"),
    [
        ({"type": "point", "seat": 1, "where": [0, 0]}, "TB-02"),
        ({"type": "point", "seat": 0, "where": []}, "TB-01"),
        ({"type": "point", "seat": 0, "where": [1, 2, 3, 4, 5]}, "TB-01"),
        ({"type": "point", "seat": 0, "where": [1000]}, "TB-01"),
        ({"type": "point", "seat": 0, "where": "c3"}, "TB-01"),
        ({"type": "point", "seat": 0, "where": [0, 0], "to": "all"}, "TB-15"),
        ({"type": "say", "seat": 0, "phrase": "wave", "where": [0, 0]}, "TB-15"),
        ({"type": "say", "seat": 0, "phrase": "take_that_you_worm", "to": "partners"}, "TB-01"),
        ({"type": "say", "seat": 1, "phrase": "hurry", "to": "partners"}, "TB-02"),
    ],
)
def test_what_was_not_agreed_is_refused_and_told_to_nobody(
    running: ServerProcess, wish: Message, rule: str
) -> None:
    """TB-01, TB-02, TB-15"""

    async def scenario() -> None:
        async with two_pairs(running.url) as everybody:
            ann, *others = everybody
            await ann.send(wish)
            assert (await ann.until("refused"))["rule"] == rule
            assert await told(*others) == [[], [], [], []]

    asyncio.run(scenario())


def test_everybody_points_for_all_where_that_was_agreed(running: ServerProcess) -> None:
    """TB-15, WL-36: and a phrase may be about a cell."""

    async def scenario() -> None:
        async with two_pairs(running.url, open_pointing=True) as everybody:
            _, _, cat, *_ = everybody
            await cat.send({"type": "point", "seat": 2, "where": [1, 1], "to": "all"})
            await cat.send({"type": "say", "seat": 2, "phrase": "nice_one", "where": [1, 1]})
            heard = await told(*everybody)
            assert [len(each) for each in heard] == [2, 2, 1, 2, 2], "nobody sees the own finger"
            said = {"type": "said", "seat": 2, "phrase": "nice_one", "where": [1, 1]}
            assert all(each[-1] == said for each in heard)

    asyncio.run(scenario())


def test_who_plays_alone_or_not_yet_has_no_partner(running: ServerProcess) -> None:
    """TB-15: and a game without partners has none."""

    async def scenario() -> None:
        async with people(running.url, "Ann", "Ben") as (ann, ben):
            for game in ("wormlord", "tally"):
                table = await ann.open(game)
                await ann.enter(table)
                await ann.ask({"type": "sit", "seat": 0})
                for wish in ({"type": "point", "where": [0]}, {"type": "say", "phrase": "yes"}):
                    await ann.send({**wish, "seat": 0, "to": "partners"})
                    assert (await ann.until("refused"))["detail"] == "no_partner"
                await ann.leave()
            table = await ann.open("wormlord")
            await begin(table, ann, ben)
            await ann.send({"type": "point", "seat": 0, "where": [0, 0]})
            assert (await ann.until("refused"))["detail"] == "no_partner"

    asyncio.run(scenario())


def test_those_who_watch_clap_and_wave_within_limits_and_players_do_not(
    running: ServerProcess,
) -> None:
    """TB-15: everybody sees it; too much of it is refused, whoever it comes from."""

    async def scenario() -> None:
        async with two_pairs(running.url) as everybody:
            ann, *_, eve = everybody
            await eve.send({"type": "cheer", "reaction": "clap"})
            assert await ann.until("cheered") == {"type": "cheered", "reaction": "clap"}
            await ann.send({"type": "cheer", "reaction": "wave"})
            assert (await ann.until("refused"))["rule"] == "TB-15"
            for _ in range(HURRY):
                await eve.send({"type": "cheer", "reaction": "wave"})
            assert (await eve.until("refused"))["rule"] == "TB-15"

    asyncio.run(scenario())
