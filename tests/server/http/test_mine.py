"""One's own: name and face, tables, games that were played, and what becomes of a link to them."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.clients import Person, add, people
from tests.server.threads import serving
from tests.table.world import GAMES, run
from wormery.app import games
from wormery.server.http.mine import PAGE
from wormery.server.http.pages import previews
from wormery.table.seating.faces import FACES
from wormery.table.settings import HouseSettings

SHORT = {"position": "c5,d4,a7,b8,c9,d10,e9,f10,g9,d8,g7,f6,e5,e3,f2,d6 c8,g4,b5,e10,g8,e8,f5,e4,g6,c2,b7,f1,e2,c6,d1,a10 b"}  # fmt: skip # noqa: E501 - a position is one line


@pytest.fixture
def url(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A server with the real games and a client of one page, patient on a busy machine."""
    monkeypatch.setattr(previews, "PATIENCE", 60.0)
    client = tmp_path / "client"
    client.mkdir()
    (client / "index.html").write_text("<html><head><title>x</title></head></html>")
    with serving(tmp_path / "t.db", games(), HouseSettings(countdown=0), client) as where:
        yield where


@contextmanager
def guest(url: str, name: str, **more: object) -> Iterator[httpx.Client]:
    """Somebody with a cookie."""
    with httpx.Client(base_url=url, timeout=60) as someone:
        someone.post("/api/guest", json={"name": name, **more}).raise_for_status()
        yield someone


def test_everybody_has_a_face_out_of_the_list_and_keeps_it(url: str) -> None:
    """TB-01: whatever is no face is refused; TB-19: it is known again by the device."""
    with guest(url, "Ann") as ann:
        drawn = ann.get("/api/guest").json()["face"]
        assert drawn in FACES
        chosen = ann.post("/api/guest", json={"name": "Ann", "face": "crown"}).json()
        assert chosen["face"] == "crown"
        assert ann.post("/api/guest", json={"name": "Anna"}).json()["face"] == "crown"
        refused = ann.post("/api/guest", json={"name": "Ann", "face": "<svg>"})
        assert (refused.status_code, refused.json()["rule"]) == (422, "TB-01")
        table = ann.post("/api/tables", json={"game": "wormi", "seats": 2, "sit": 0}).json()
        assert table["seats"][0] == {"name": "Anna", "bot": None, "face": "crown", "ready": False}


def test_a_table_can_be_put_away_and_shown_again_and_a_lesson_is_in_no_list(url: str) -> None:
    with guest(url, "Ann") as ann:
        table = ann.post("/api/tables", json={"game": "wormi", "seats": 2, "sit": 0}).json()
        lesson = {"game": "wormi", "seats": 2, "sit": 0, "lesson": True}
        ann.post("/api/tables", json=lesson).raise_for_status()
        (mine,) = ann.get("/api/mine").json()
        assert (mine["table"], mine["mine"], mine["awaited"]) == (table["table"], [0], None)
        ann.post(f"/api/mine/{table['table']}", json={"away": True}).raise_for_status()
        assert ann.get("/api/mine").json() == []
        ann.post(f"/api/mine/{table['table']}", json={"away": False}).raise_for_status()
        assert len(ann.get("/api/mine").json()) == 1
        assert ann.post("/api/mine/none", json={}).status_code == 404


def test_a_game_is_found_again_with_its_result_its_record_and_its_picture(url: str) -> None:
    """Both of them find it; a link to it says in a chat what it is about."""

    async def scenario() -> None:
        async with people(url, "Ann", "Ben") as (ann, ben):
            table = await _sat_down(ann, ben)
            (mine,) = await ann.get("/api/mine")
            assert mine["awaited"] is None
            for seat, who in enumerate((ann, ben)):
                await who.ask({"type": "ready", "seat": seat})
            await ann.until("update")
            (mine,) = await ben.get("/api/mine")
            assert (mine["mine"], mine["awaited"]) == ([1], [0])
            early = httpx.get(f"{url}/api/tables/{table}/picture.svg", timeout=60)
            assert (early.status_code, early.json()["rule"]) == (422, "TB-02")
            await ben.ask({"type": "introduce", "seat": 1, "name": "Ben & Co", "face": "moustache"})
            await ann.play(0, {"type": "resign"})
            await ann.ask({"type": "leave", "seat": 0})  # who has played stays in the picture
            (game,) = (await ben.get("/api/played"))["games"]
            assert (game["number"], game["mine"], game["outcome"]["winners"]) == (1, [1], [1])
            assert [seat["name"] for seat in game["seats"]] == ["Ann", "Ben & Co"]
            assert (await ann.get("/api/played"))["games"][0]["mine"] == [0]
            _can_be_shared(url, game)

    run(scenario)


async def _sat_down(ann: Person, ben: Person) -> str:
    """A table where both sit, for a short game."""
    table = await ann.open("wormi", seats=2, options=SHORT)
    for seat, who in enumerate((ann, ben)):
        await who.enter(table)
        await who.ask({"type": "sit", "seat": seat})
    return table


def _can_be_shared(url: str, game: dict[str, Any]) -> None:
    there = f"{url}/api/tables/{game['table']}"
    drawing = httpx.get(f"{there}/picture.svg?game=1", timeout=60)
    assert drawing.headers["content-type"] == "image/svg+xml"
    assert drawing.text.startswith("<svg ")
    assert drawing.text.count("<circle") > 32
    assert ">Ann</text>" in drawing.text
    assert ">Ben &amp; Co</text>" in drawing.text
    assert drawing.text.count('data-look="moustache"') == 1
    painting = httpx.get(f"{there}/picture.png?game=1", timeout=60)
    assert painting.content.startswith(b"\x89PNG")
    assert httpx.get(f"{there}/picture.svg?game=7", timeout=60).status_code == 422
    assert "Ann" in httpx.get(f"{there}/record?game=1", timeout=60).text
    page = httpx.get(f"{url}/replay/{game['code']}?game=1", headers={"Accept-Language": "de"}).text
    assert (
        '<meta property="og:title" content="Wormi: so haben Ann und Ben &amp; Co gespielt">' in page
    )
    assert f'content="{there}/picture.png?game=1"' in page
    assert "og:" not in httpx.get(f"{url}/replay/ZZZZZZ").text


def test_a_link_to_an_older_game_tells_how_that_one_ended(url: str) -> None:
    """TB-28: since then both have changed seats, and the other one has won."""

    async def scenario() -> None:
        async with people(url, "Ann", "Ben") as (ann, ben):
            await _sat_down(ann, ben)
            for _ in range(2):
                mine = (await ann.get("/api/mine"))[0]["mine"][0]
                await ann.ask({"type": "ready", "seat": mine})
                await ben.ask({"type": "ready", "seat": 1 - mine})
                while (await ann.until("update")).get("table", {}).get("phase") != "playing":
                    pass
                loser = ben if (await ann.get("/api/played"))["games"] else ann
                (held,) = (await loser.get("/api/mine"))[0]["mine"]
                await loser.play(held, {"type": "resign"})
            latest, first = (await ann.get("/api/played"))["games"]
            told = [_description(url, each) for each in (first, latest, {**latest, "number": 0})]
            assert told[0].startswith("Ben wins")
            assert told[1].startswith("Ann wins")
            assert told[2] == told[1]

    run(scenario)


def _description(url: str, game: dict[str, Any]) -> str:
    page = httpx.get(f"{url}/replay/{game['code']}?game={game['number']}", timeout=60).text
    return page.split('"og:description" content="')[1].split('"')[0]


def test_a_link_to_a_table_shows_what_people_wrote_as_text(url: str) -> None:
    with guest(url, '"><script>') as ann:
        made = ann.post("/api/tables", json={"game": "wurmt", "seats": 3, "sit": 0}).json()
        page = ann.get(f"/t/{made['code']}").text
        assert "<script>" not in page
        assert "Das Wurmt with &quot;&gt;&lt;script&gt;" in page
        shown = page.split('"og:image" content="')[1].split('"')[0]
        assert "/gathering.png?at=" in shown
        assert httpx.get(shown, timeout=60).content.startswith(b"\x89PNG")
        assert httpx.get(f"{url}/api/tables/none/gathering.png").status_code == 404


def test_games_come_in_pages(url: str) -> None:
    """Nobody has played anything at first, and only places that a page has told are understood."""
    with guest(url, "Ann") as ann:
        assert ann.get("/api/played").json() == {"games": [], "more": ""}
        assert ann.get("/api/played?before=nonsense").json()["rule"] == "TB-01"
        assert ann.get("/api/played?before=5.1.abc").json()["games"] == []


def test_a_page_tells_where_the_next_one_begins(tmp_path: Path) -> None:
    """Tally in one move, more often than a page has room for."""

    async def scenario(url: str) -> None:
        async with people(url, "Ann") as (ann,):
            await ann.enter(await ann.open(seats=2, options={"goal": 3}))
            for seat in (0, 1):
                await ann.ask({"type": "sit", "seat": seat, "name": f"Ann {seat}"})
            for _ in range(PAGE + 1):
                for seat in (0, 1):
                    await ann.ask({"type": "ready", "seat": seat})
                while (await ann.until("update")).get("table", {}).get("phase") != "playing":
                    pass
                await ann.play(0, add(3))
            first = await ann.get("/api/played")
            assert [game["number"] for game in first["games"]] == [*range(PAGE + 1, 1, -1)]
            rest = await ann.get(f"/api/played?before={first['more']}")
            assert ([game["number"] for game in rest["games"]], rest["more"]) == ([1], "")

    with serving(tmp_path / "t.db", GAMES, HouseSettings(countdown=0, requests_at_once=200)) as url:
        run(lambda: scenario(url))


def test_strangers_who_want_the_same_game_meet_at_a_table(url: str) -> None:
    """TB-27: each is told once, and both sit; whoever changes their mind frees the seat."""
    with guest(url, "Ann", face="bow") as ann, guest(url, "Ben", face="cap") as ben:
        wanted = {"game": "wormi", "options": {}, "flexible": True}
        assert ann.post("/api/match", json=wanted).json() == {"table": None}
        assert ben.post("/api/match", json={"game": "wurmt"}).json() == {"table": None}
        found = ben.post("/api/match", json=wanted).json()["table"]
        assert sorted(seat["name"] for seat in found["seats"]) == ["Ann", "Ben"]
        assert sorted(seat["face"] == "bow" for seat in found["seats"]) == [False, True]
        told = ann.post("/api/match", json=wanted).json()["table"]
        assert (told["table"], sorted(told["mine"] + found["mine"])) == (found["table"], [0, 1])
        ann.delete(f"/api/match?table={told['table']}").raise_for_status()
        (mine,) = ben.get("/api/mine").json()
        assert [bool(seat["name"]) for seat in mine["seats"]].count(True) == 1


def test_nobody_waits_for_what_cannot_be_played_or_who_has_left(url: str) -> None:
    """TB-27, TB-04"""
    with guest(url, "Ann") as ann, guest(url, "Ben") as ben:
        assert ann.post("/api/match", json={"game": "chess"}).json()["rule"] == "TB-04"
        bad = {"game": "wormi", "options": {"quiet": -1}}
        assert ann.post("/api/match", json=bad).json()["rule"] == "TB-04"
        ann.post("/api/match", json={"game": "wormi"}).raise_for_status()
        ann.delete("/api/match").raise_for_status()
        assert ben.post("/api/match", json={"game": "wormi"}).json() == {"table": None}
    assert httpx.post(f"{url}/api/match", json={"game": "wormi"}).status_code == 401


def test_a_seat_is_introduced_anew_by_its_owner_alone(url: str) -> None:
    """TB-02, TB-08: a name and a face can be changed at any time."""

    async def scenario() -> None:
        async with people(url, "Ann", "Ben") as (ann, ben):
            table = await ann.open("wormi", seats=2)
            for seat, who in enumerate((ann, ben)):
                await who.enter(table)
                await who.ask({"type": "sit", "seat": seat})
            told = await ann.ask({"type": "introduce", "seat": 0, "name": "Anna", "face": "star"})
            assert told["table"]["seats"][0]["name"] == "Anna"
            assert told["table"]["seats"][0]["face"] == "star"
            refused = await ben.ask({"type": "introduce", "seat": 0, "name": "Ben"})
            assert refused["rule"] == "TB-02"
            refused = await ann.ask({"type": "introduce", "seat": 0, "name": " "})
            assert refused["rule"] == "TB-08"

    run(scenario)
