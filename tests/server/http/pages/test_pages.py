"""What a browser is given: the built client, or an honest page while there is none."""

from pathlib import Path

import httpx

from tests.server.threads import serving
from tests.table.world import GAMES
from wormery.table.settings import HouseSettings

EARLY = "sha256-G2Y/0fpEoq/QMzbid/byF0KE5sX9e6ar19Om2+xoMnU="
"""Of the script that stands inside the page: early()."""


def test_the_client_is_served_and_finds_its_own_way(tmp_path: Path) -> None:
    """Files as they are; any other address without an ending is the page itself."""
    client = tmp_path / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<title>the page</title>")
    (client / "assets" / "app-1a2b.js").write_text("play()")
    with serving(tmp_path / "t.db", GAMES, HouseSettings(), client) as url:
        for place in ("/", "/t/ABC234", "/learn/wormi"):
            page = httpx.get(url + place)
            assert page.text == "<title>the page</title>"
            assert page.headers["cache-control"] == "no-cache"
        script = httpx.get(f"{url}/assets/app-1a2b.js")
        assert script.text == "play()"
        assert "immutable" in script.headers["cache-control"]
        assert httpx.get(f"{url}/assets/none.js").status_code == 404
        assert httpx.get(f"{url}/api/nowhere").status_code == 404
        assert httpx.get(f"{url}/..%2ft.db").status_code in (404, 200)
        assert b"SQLite" not in httpx.get(f"{url}/..%2ft.db").content


def test_files_are_sent_as_small_as_the_browser_takes_them(tmp_path: Path) -> None:
    """Brotli, gzip or plain: never what was refused, and caches are told that it varies."""
    client = tmp_path / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<script>early()</script>the page")
    (client / "index.fr.html").write_text("la page")
    (client / "home.fr.html").write_text("l'accueil")
    for ending in ("", ".br", ".gz"):
        (client / "assets" / f"app-1a2b.js{ending}").write_text(f"play(){ending}")
    with serving(tmp_path / "t.db", GAMES, HouseSettings(), client) as url:
        script = f"{url}/assets/app-1a2b.js"
        taken = {
            "gzip, deflate, br": "br",
            "gzip;q=0.8, br;q=0": "gzip",
            "br;q=0.0": None,
            "": None,
        }
        tags = set()
        for accepted, coding in taken.items():
            with httpx.stream("GET", script, headers={"accept-encoding": accepted}) as sent:
                raw = b"".join(sent.iter_raw()).decode()
            assert sent.headers.get("content-encoding") == coding
            assert raw == "play()" + {"br": ".br", "gzip": ".gz", None: ""}[coding]
            assert sent.headers["content-type"].startswith("text/javascript")
            assert sent.headers["vary"] == "Accept-Encoding"
            tags.add(sent.headers["etag"])
        assert len(tags) == 3
        again = {"accept-encoding": "", "if-none-match": sent.headers["etag"]}
        assert httpx.get(script, headers=again).status_code == 304
        for place in ("/", "/t/ABC234", "/rules/wormi"):
            page = httpx.get(url + place, headers={"accept-language": "fr-BE, en;q=0.5"})
            assert page.text == ("l'accueil" if place == "/" else "la page")
            assert "Accept-Language" in page.headers["vary"]
            assert f"script-src 'self' '{EARLY}';" in page.headers["content-security-policy"]
        assert httpx.get(url, headers={"accept-language": "nl"}).text.endswith("the page")


def test_without_a_client_there_is_a_page_with_the_open_tables(tmp_path: Path) -> None:
    """It fetches nothing from elsewhere, and shows what people wrote as text."""
    with (
        serving(tmp_path / "t.db", GAMES, HouseSettings(), tmp_path / "nothing") as url,
        httpx.Client(base_url=url) as guest,
    ):
        assert "No public table" in guest.get("/").text
        guest.post("/api/guest", json={"name": "<b>Ann</b>"})
        table = {"game": "tally", "seats": 2, "public": True, "sit": 0}
        made = guest.post("/api/tables", json=table).json()
        page = guest.get("/").text
        assert made["code"] in page
        assert "1 of 2" in page
        assert "<b>" not in page
        assert "src=" not in page
        games = guest.get("/api/games").json()
        assert [game["name"] for game in games] == ["tally"]
        drawing = guest.get(f"/api/tables/{made['table']}/invitation.svg")
        assert drawing.headers["content-type"] == "image/svg+xml"
        assert drawing.text.startswith("<svg")
        assert guest.get("/api/tables/none/invitation.svg").status_code == 404
        assert guest.get("/api/guest").json()["name"] == "<b>Ann</b>"
        renamed = guest.post("/api/guest", json={"name": "Anna"})
        assert renamed.json()["name"] == "Anna"
        assert guest.get("/health").json()["tables"] == 1
        assert "wormery_steps_total 0" in guest.get("/metrics").text
