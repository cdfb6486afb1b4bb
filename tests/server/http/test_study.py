"""Learning at the door: hints that harm nobody, reviews after the end, puzzles by the rules."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from msgspec import Raw

from tests.server.clients import Message, Person, ServerProcess, begin, people, server
from wormery.app import games
from wormery.bots.kernels import warm_up
from wormery.core import Refusal, Seat, Setup
from wormery.games import wormi, wurmt
from wormery.games.wurmt import Options
from wormery.games.wurmt import begin as begin_game
from wormery.server.http.study import harms_nobody, known
from wormery.store.ids import GuestId, Moment
from wormery.table.fold import encode_entry, steps
from wormery.table.seating.events import Entry, GameBegan, Opened, Played, SeatTaken
from wormery.table.seating.state import Chair, Seating
from wormery.table.updates import latest

LESSON = (
    "c5,d4,a7,b8,c9,d10,e9,f10,g9,d8,g7,f6,e5,e3,f2,d6 "
    "c8,g4,b5,e10,g8,e8,f5,e4,g6,c2,b7,f1,e2,c6,d1,a10 b"
)


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server for all tests here; what its coaches need is compiled before."""
    warm_up([wormi, wurmt])
    path: Path = tmp_path_factory.mktemp("study")
    with server(str(path / "t.db")) as process:
        yield process


async def _with_bot(person: Person, game: str, **wanted: Any) -> tuple[str, Message]:
    """Begin a game with a bot; gives the table and the first view."""
    table = await person.open(game, sit=0, **wanted)
    await person.enter(table)
    await person.ask({"type": "seat_bot", "seat": 1, "bot": "1"})
    await person.ask({"type": "ready", "seat": 0})
    while True:
        message = await person.hear()
        if message.get("view"):
            return table, message["view"]


async def _post(person: Person, path: str, body: object) -> Message:
    """Ask a coach, who may think for a while."""
    async with httpx.AsyncClient(timeout=90) as http:
        answer = await http.post(f"{person.url}{path}", json=body, headers=person.auth)
    read: Message = answer.json()
    return read


async def _reviewed(person: Person, record: str) -> list[Message]:
    """All remarks, asked for until they are there."""
    remarks: list[Message] = []
    async with asyncio.timeout(90):
        while True:
            wanted = {"record": record, "after": len(remarks)}
            found = await _post(person, "/api/games/wormi/review", wanted)
            remarks += found["remarks"]
            if len(remarks) == found["parts"]:
                return remarks
            await asyncio.sleep(0.1)


def test_a_hint_against_a_bot_is_a_move_of_the_own_view(running: ServerProcess) -> None:
    """TB-22: nobody is harmed."""

    async def scenario() -> None:
        async with people(running.url, "Ann") as (ann,):
            table, view = await _with_bot(ann, "wormi", options={"position": LESSON})
            assert view["to_move"] == 0
            told = await _post(ann, f"/api/tables/{table}/hint", {"seat": 0})
            assert told["hint"]["move"] in view["moves"]
            assert told["hint"]["mine"] > 0
            assert told["version"] == ann.version

    asyncio.run(scenario())


def test_a_hint_in_das_wurmt_is_a_play_of_the_own_view(running: ServerProcess) -> None:
    """TB-22: from what the seat knows."""

    async def scenario() -> None:
        async with people(running.url, "Ann") as (ann,):
            table, view = await _with_bot(ann, "wurmt", options={"first": 0})
            told = await _post(ann, f"/api/tables/{table}/hint", {"seat": 0})
            assert told["hint"]["command"] in view["moves"]
            assert told["hint"].keys() == {"command", "why", "points", "tenths"}

    asyncio.run(scenario())


def test_no_hint_where_somebody_else_plays(running: ServerProcess) -> None:
    """TB-22, TB-02: neither for who is to move nor for anybody else, with or without a clock."""

    async def scenario() -> None:
        async with people(running.url, "Ann", "Ben", "Cleo") as (ann, ben, cleo):
            clock = {"type": "per_move", "limit": 60_000}
            for options in ({}, {"clock": clock}, {"clock": clock, "hints": True}):
                table = await ann.open("wormi", options=options)
                await begin(table, ann, ben)
                for person, seat, rule in (
                    (ann, 0, "TB-22"),
                    (ben, 1, "TB-22"),
                    (ann, 1, "TB-02"),
                    (cleo, 0, "TB-02"),
                ):
                    told = await _post(person, f"/api/tables/{table}/hint", {"seat": seat})
                    assert told["rule"] == rule
                await ann.leave()
                await ben.leave()

    asyncio.run(scenario())


def test_hints_for_everybody_where_all_agreed_to_them(running: ServerProcess) -> None:
    """TB-22: both may ask, each for the own seat."""

    async def scenario() -> None:
        async with people(running.url, "Ann", "Ben") as (ann, ben):
            table = await ann.open("wormi", options={"position": LESSON, "hints": True})
            await begin(table, ann, ben)
            told = await _post(ann, f"/api/tables/{table}/hint", {"seat": 0})
            assert told["hint"]["move"]["path"]
            told = await _post(ben, f"/api/tables/{table}/hint", {"seat": 0})
            assert told["rule"] == "TB-02"

    asyncio.run(scenario())


def test_a_device_that_is_passed_around_may_ask(running: ServerProcess) -> None:
    """TB-22: all seats are one guest's; whose turn it is not has nothing to do (TB-11)."""

    async def scenario() -> None:
        async with people(running.url, "Ann") as (ann,):
            table = await ann.open("wormi", options={"position": LESSON})
            await ann.enter(table)
            for seat in (0, 1):
                await ann.ask({"type": "sit", "seat": seat, "name": f"Ann {seat}"})
            for seat in (0, 1):
                await ann.ask({"type": "ready", "seat": seat})
            await ann.until("update", seat=0)
            while True:
                told = await _post(ann, f"/api/tables/{table}/hint", {"seat": 0})
                if told.get("detail") != "no game is on":
                    break
            assert told["hint"]["move"]["piece"]
            waiting = await _post(ann, f"/api/tables/{table}/hint", {"seat": 1})
            assert waiting["rule"] == "TB-11"

    asyncio.run(scenario())


def test_a_game_is_reviewed_after_its_end_and_not_before(running: ServerProcess) -> None:
    """TB-20: its moves are told when it is over; the review is the same for everybody."""

    async def scenario() -> None:
        async with people(running.url, "Ann", "Ben", "Cleo") as (ann, ben, cleo):
            table = await ann.open("wormi", options={"position": LESSON})
            await begin(table, ann, ben)
            await ann.play(0, {"type": "move", "piece": 1, "to": "b4"})
            before = await cleo.get(f"/api/tables/{table}/records")
            assert before["rule"] == "TB-20"
            await ben.play(1, {"type": "resign"})
            after = await cleo.get(f"/api/tables/{table}/records")
            assert after["game"] == "wormi"
            (record,) = after["records"]
            remarks = await _reviewed(cleo, record)
            assert [remark["number"] for remark in remarks] == [0, 1]
            assert remarks[1]["lost"] >= 1
            assert remarks[1]["better"]
            assert await _reviewed(ben, record) == remarks

    asyncio.run(scenario())


def test_nobody_fills_the_coaches_queue_alone(running: ServerProcess) -> None:
    """TB-16: bots think in the same queue, and a long log is a long thought."""

    async def scenario() -> None:
        async with people(running.url, "Ann", "Ben") as (ann, ben):
            table = await ann.open("wormi", options={"position": LESSON, "hints": True})
            await begin(table, ann, ben)
            hint = f"/api/tables/{table}/hint"
            hints = await asyncio.gather(*(_post(ann, hint, {"seat": 0}) for _ in range(30)))
            assert {each.get("detail", "told") for each in hints} == {"told", "busy"}
            await ben.play(1, {"type": "resign"})
            places = [ben.get(f"/api/tables/{table}/records") for _ in range(30)]
            records = await asyncio.gather(*places)
            assert {each.get("detail", "told") for each in records} == {"told", "busy"}

    asyncio.run(scenario())


def test_a_record_that_is_not_over_or_none_at_all_is_refused(running: ServerProcess) -> None:
    """TB-20, TB-01: nothing is thought about."""

    async def scenario() -> None:
        async with people(running.url, "Ann") as (ann,):
            going_on = f'[Start "{LESSON}"]\n\n1. 1:c5-b4\n*\n'
            told = await _post(ann, "/api/games/wormi/review", {"record": going_on})
            assert told["rule"] == "TB-20"
            told = await _post(ann, "/api/games/wormi/review", {"record": "tea"})
            assert told["rule"].startswith("WI-")
            told = await _post(ann, "/api/games/wormi/review", {})
            assert told["rule"] == "TB-01"
            for path in ("wurmt/review", "wurmt/lesson", "wormlord/lesson", "chess/review"):
                told = await _post(ann, f"/api/games/{path}", {"record": going_on})
                assert told["rule"] == "TB-04"

    asyncio.run(scenario())


def test_puzzles_are_listed_tried_and_refused_by_the_rules(running: ServerProcess) -> None:
    """WI-06, WI-07: the browser knows no rule, so the server says what cannot be moved."""

    async def scenario() -> None:
        async with people(running.url, "Ann") as (ann,):
            listed = await _post(ann, "/api/games/wormi/lesson", {"type": "list_puzzles"})
            assert len(listed["puzzles"]) == 200
            ask = {"type": "try_puzzle", "number": 7, "show": True}
            shown = await _post(ann, "/api/games/wormi/lesson", ask)
            best = shown["best"]
            tried = [{"type": "move", "piece": best["piece"], "to": best["to"]}]
            after = await _post(ann, "/api/games/wormi/lesson", {**ask, "tried": tried})
            assert after["verdict"] == "open"
            assert after["left"] == shown["left"] - 1
            standing = {"type": "move", "piece": 1, "to": shown["stills"][0]["pieces"][0][0]}
            refused = await _post(ann, "/api/games/wormi/lesson", {**ask, "tried": [standing]})
            assert refused["rule"].startswith("WI-")
            teaching = {game["name"]: game["teaches"] for game in await ann.get("/api/games")}
            assert teaching["wormi"] == ["hint", "review", "lessons"]
            assert teaching["wurmt"] == ["hint"]
            assert teaching["wormlord"] == []

    asyncio.run(scenario())


ANN, BEN = GuestId("ann"), GuestId("ben")


def _seating(*chairs: Chair) -> Seating:
    return Seating("wormi", "ABCDEF", public=False, opener=ANN, chairs=chairs, options=Raw(b"{}"))


def test_a_bot_that_keeps_a_seat_warm_is_still_somebody() -> None:
    """TB-13, TB-22: whoever is away for a moment is not played against with hints."""
    ann = Chair(ANN, "Ann")
    assert harms_nobody(_seating(ann, Chair(bot="3")), ANN)
    assert harms_nobody(_seating(ann, Chair(ANN, "Ann too")), ANN)
    assert not harms_nobody(_seating(ann, Chair(BEN, "Ben", bot="3")), ANN)
    assert not harms_nobody(_seating(ann, Chair(bot="3"), Chair(BEN, "Ben")), ANN)


def _log(games_played: int) -> list[bytes]:
    """A table of Das Wurmt with both seats on one device, and so many games begun."""
    opened = Opened("wurmt", ANN, 2, Raw(b"{}"), "ABCDEF")
    seats = (SeatTaken(Seat(0), ANN, "Ann"), SeatTaken(Seat(1), ANN, "Ann too"))
    log: list[Entry[Any]] = [Entry(Moment(0), (opened, *seats))]
    for number in range(games_played):
        dealt = begin_game(Setup(2, Options()), Random(number))
        began = GameBegan(f"seed {number}", Moment(1))
        log.append(Entry(Moment(1), (began, Played(tuple(dealt)))))
    return [encode_entry(entry) for entry in log]


@pytest.mark.parametrize("seat", [Seat(0), Seat(1)])
def test_a_coach_gets_the_view_and_the_news_of_the_asking_seat(seat: Seat) -> None:
    """TB-22: nothing else, and nothing of earlier games, so nothing hidden can show in a hint."""
    game = games()["wurmt"]
    lines = _log(2)
    last = list(steps(game, lines))[-1]
    seen = known(game, lines, ANN, seat, lambda _: False)
    assert seen.version == 3
    assert seen.view == game.view(last.after.state, seat)
    told = [game.tell(each.state, each.event, seat) for each in last.happenings]
    assert list(seen.learnt) == [news for news in told if news is not None]
    assert len(latest(list(steps(game, lines)))) == 1


def test_before_the_first_game_there_is_nothing_to_hint() -> None:
    """TB-11"""
    with pytest.raises(Refusal) as refused:
        known(games()["wurmt"], _log(0), ANN, Seat(0), lambda _: False)
    assert refused.value.rule == "TB-11"
