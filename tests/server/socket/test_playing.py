"""Playing over real sockets: sitting down, moving, watching, coming back."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from tests.server.clients import ServerProcess, add, begin, people, server


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """One server for all tests here."""
    path: Path = tmp_path_factory.mktemp("playing")
    with server(str(path / "t.db")) as process:
        yield process


def test_two_people_play_and_one_watches(running: ServerProcess) -> None:
    """Everybody is shown every move once; the mover's update is the acknowledgement."""

    async def scenario() -> None:
        async with people(running.url, "Ann", "Ben", "Cat") as (ann, ben, cat):
            table = await ann.open(options={"goal": 4})
            await cat.enter(table)
            await begin(table, ann, ben)
            moved = await ann.play(0, add(3), "first")
            assert moved["request_id"] == "first"
            assert moved["changes"]["total"] == 3
            assert [told["number"] for told in moved["news"]] == [3]
            seen = await ben.until("update", version=moved["version"])
            assert "request_id" not in seen
            assert seen["seat"] == 1
            assert seen["changes"]["moves"] != []
            watched = await cat.until("update", version=moved["version"])
            assert watched["seat"] is None
            assert "lucky" not in watched["changes"]
            last = await ben.play(1, add(1))
            assert last["table"]["phase"] == "over"
            assert last["table"]["outcome"]["winners"] == [1]
            assert last["table"]["seed"]
            replay = await cat.get(f"/api/tables/{table}/replay")
            assert replay["over"] is True
            assert replay["version"] == last["version"] == len(replay["lines"])

    asyncio.run(scenario())


def test_a_replay_of_a_running_game_tells_what_spectators_saw(running: ServerProcess) -> None:
    """The log itself, with its secrets, is told after the end only."""

    async def scenario() -> None:
        async with people(running.url, "Ann", "Ben") as (ann, ben):
            table = await ann.open()
            await begin(table, ann, ben)
            await ann.play(0, add())
            replay = await ann.get(f"/api/tables/{table}/replay")
            assert replay["over"] is False
            assert {line["type"] for line in replay["lines"]} == {"update"}
            told = json.dumps(replay)
            assert '"seed": "' not in told
            assert '"lucky": [' not in told

    asyncio.run(scenario())


def test_what_a_seat_was_shown_is_told_after_the_end_only(running: ServerProcess) -> None:
    """TB-02"""

    async def scenario() -> None:
        async with people(running.url, "Ann", "Ben") as (ann, ben):
            table = await ann.open(options={"goal": 3})
            await begin(table, ann, ben)
            path = f"/api/tables/{table}/seen"
            watched = await ben.get(path)
            assert watched["over"] is False
            assert '"lucky": [' not in json.dumps(watched)
            for seat in ("0", "1", "7", "-1", "x", ""):
                assert "rule" in await ben.get(f"{path}?seat={seat}")
            await ann.play(0, add(3))
            hers, his = [await ben.get(f"{path}?seat={seat}") for seat in (0, 1)]
            assert hers["lines"] != his["lines"]
            assert {line["seat"] for line in hers["lines"]} == {0}
            for seat in ("7", "-1", "x"):
                assert "rule" in await ben.get(f"{path}?seat={seat}")

    asyncio.run(scenario())


def test_who_comes_back_gets_exactly_what_was_missed(running: ServerProcess) -> None:
    """Frame by frame the same as for somebody who never left."""

    async def scenario() -> None:
        async with people(running.url, "Ann", "Ben") as (ann, ben):
            table = await ann.open(options={"goal": 1000})
            await begin(table, ann, ben)
            other = type(ben)(ben.url, ben.token)  # Ben's second device stays
            await other.enter(table)
            await other.until("presence")
            first = await ann.play(0, add(), "a0")
            await ben.until("update", version=first["version"])
            seen = ben.version
            await ben.leave()
            for turn in range(3):
                await other.play(1, add(), f"b{turn}")
                await ann.play(0, add(), f"a{turn + 1}")
            await other.until("update", version=seen + 6)
            stayed = [f for f in other.frames if f.startswith('{"type":"update"')][-6:]
            ben.frames.clear()
            await ben.enter(table, after=seen)
            welcome = await ben.hear()
            assert welcome["resumed"] is True
            await ben.until("update", version=seen + 6)
            assert [f for f in ben.frames if f.startswith('{"type":"update"')] == stayed
            again = await ben.play(1, add(), "b0")
            assert again == {"type": "done", "request_id": "b0", "version": seen + 1}
            await other.leave()

    asyncio.run(scenario())


def test_whoever_missed_too_much_gets_the_whole_view(running: ServerProcess) -> None:
    """And whoever claims to have seen the future, too."""

    async def scenario() -> None:
        async with people(running.url, "Ann", "Ben") as (ann, ben):
            table = await ann.open(options={"goal": 1000})
            await begin(table, ann, ben)
            start = ben.version
            for _ in range(10):
                await ann.play(0, add())
                await ben.play(1, add())
            for after in (start, 10_000, 0):
                await ben.leave()
                await ben.enter(table, after=after)
                assert (await ben.hear())["resumed"] is False
                shown = await ben.hear()
                assert shown["type"] == "shown"
                assert shown["view"]["total"] == 20

    asyncio.run(scenario())


def test_one_device_plays_several_seats(running: ServerProcess) -> None:
    """Hot-seat: a view for each seat."""

    async def scenario() -> None:
        async with people(running.url, "Ann") as (ann,):
            table = await ann.open()
            await ann.enter(table)
            await ann.ask({"type": "sit", "seat": 0})
            sit = {"type": "sit", "seat": 1, "name": "Little Ann"}
            await ann.send({"type": "ask", "request_id": "sit", "command": sit})
            assert (await ann.until("yours"))["seats"] == [0, 1]
            assert (await ann.until("shown"))["seat"] == 1
            await ann.until("update", request_id="sit")  # whoever has seen it knows their seats
            await ann.ask({"type": "ready", "seat": 0})
            await ann.ask({"type": "ready", "seat": 1})
            await ann.until("update", seat=1)
            moved = await ann.play(0, add())
            assert moved["seat"] == 0
            assert (await ann.hear())["seat"] == 1
            assert (await ann.play(1, add()))["changes"]["total"] == 2

    asyncio.run(scenario())


def test_away_is_shown_and_talk_is_heard(running: ServerProcess) -> None:
    """TB-13, TB-15"""

    async def scenario() -> None:
        async with people(running.url, "Ann", "Ben") as (ann, ben):
            table = await ann.open()
            await begin(table, ann, ben)
            await ben.send({"type": "say", "seat": 1, "phrase": "good_luck"})
            assert (await ann.until("said")) == {"type": "said", "seat": 1, "phrase": "good_luck"}
            await ben.send({"type": "say", "seat": 0, "phrase": "wave"})
            assert (await ben.until("refused"))["rule"] == "TB-02"
            await ben.send({"type": "say", "seat": 1, "phrase": "you are stupid"})
            assert (await ben.until("refused"))["rule"] == "TB-01"
            for _ in range(6):
                await ben.send({"type": "say", "seat": 1, "phrase": "wave"})
            assert (await ben.until("refused"))["rule"] == "TB-15"
            await ben.leave()
            assert (await ann.until("presence", away=[1]))["away"] == [1]
            await ben.enter(table)
            assert (await ann.until("presence"))["away"] == []

    asyncio.run(scenario())


def test_tables_are_found_by_code_and_in_the_list(running: ServerProcess) -> None:
    """Public ones are listed; the others need the code."""

    async def scenario() -> None:
        async with people(running.url, "Ann", "Ben") as (ann, ben):
            hidden = await ann.post("/api/tables", {"game": "tally", "seats": 2, "sit": 0})
            shown = await ann.post("/api/tables", {"game": "tally", "seats": 3, "public": True})
            listed = {table["table"] for table in await ben.get("/api/tables")}
            assert shown["table"] in listed
            assert hidden["table"] not in listed
            found = await ben.get(f"/api/codes/{hidden['code'].lower()}")
            assert found["table"] == hidden["table"]
            assert found["seats"][0]["name"] == "Ann"
            assert hidden["table"] in {table["table"] for table in await ann.get("/api/mine")}
            assert (await ben.get("/api/codes/NONSUCH"))["rule"] == "TB-18"
            refused = await ann.post("/api/tables", {"game": "chess", "seats": 2})
            assert refused["rule"] == "TB-04"

    asyncio.run(scenario())


def test_public_games_are_found_and_watched_while_they_are_on(running: ServerProcess) -> None:
    """Who plays and how many watch is told to everybody; what is not public, to nobody."""

    async def scenario() -> None:
        async with people(running.url, "Ann", "Ben", "Cat") as (ann, ben, cat):
            table = await ann.open(public=True, options={"goal": 3})
            hidden = await ann.open(options={"goal": 3})
            assert table not in {each["table"] for each in await cat.get("/api/running")}
            await begin(hidden, ann, ben)
            for person in (ann, ben):
                await person.leave()
            await begin(table, ann, ben)
            running_now = {each["table"]: each for each in await cat.get("/api/running")}
            assert hidden not in running_now
            assert running_now[table]["phase"] == "playing"
            assert [seat["name"] for seat in running_now[table]["seats"]] == ["Ann", "Ben"]
            assert running_now[table]["watching"] == 0
            await cat.enter(running_now[table]["table"], watch=True)
            assert (await cat.until("shown"))["view"]["total"] == 0
            assert (await cat.get(f"/api/tables/{table}"))["watching"] == 1
            await ann.play(0, add(3))
            ended = {each["table"]: each["phase"] for each in await cat.get("/api/running")}
            assert ended[table] == "over"
            assert table not in {each["table"] for each in await cat.get("/api/tables")}

    asyncio.run(scenario())
