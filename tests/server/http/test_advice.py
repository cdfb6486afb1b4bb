"""Questions to a game away from any table, over HTTP."""

from pathlib import Path

import httpx

from tests.server.clients import WAIT
from tests.server.threads import serving
from tests.table.world import GAMES
from wormery.app import games
from wormery.table.settings import HouseSettings

UNFAIR = "name: Skewed\nsides: 2\n\n1....\n..o..\n.o.o.\n...o.\n....2\n"


def test_a_game_answers_questions_and_nobody_has_to_be_a_guest(tmp_path: Path) -> None:
    """The server passes them on and knows nothing of what is asked."""
    played = {**GAMES, **games()}
    with (
        serving(tmp_path / "t.db", played, HouseSettings(), tmp_path / "nothing") as url,
        httpx.Client(timeout=WAIT) as http,
    ):
        ask = f"{url}/api/games/wormlord/ask"
        shelf = http.post(ask, json={"type": "list_maps"})
        assert shelf.status_code == 200
        assert len(shelf.json()["maps"]) == 13
        told = http.post(ask, json={"type": "check_map", "text": UNFAIR}).json()
        assert [flaw["rule"] for flaw in told["flaws"]] == ["WL-06"]
        strange = http.post(ask, json={"type": "tell_me_a_joke"})
        assert (strange.status_code, strange.json()["rule"]) == (422, "TB-01")
        for silent in ("tally", "chess"):
            answer = http.post(f"{url}/api/games/{silent}/ask", json={"type": "list_maps"})
            assert answer.status_code == 404


def test_a_table_with_an_unfair_map_is_refused_by_the_same_rule(tmp_path: Path) -> None:
    """WL-06, WL-47"""
    with (
        serving(tmp_path / "t.db", games(), HouseSettings(), tmp_path / "nothing") as url,
        httpx.Client(base_url=url) as guest,
    ):
        guest.post("/api/guest", json={"name": "Ann"})
        wanted = {"game": "wormlord", "seats": 2, "options": {"map": UNFAIR}}
        refused = guest.post("/api/tables", json=wanted)
        assert (refused.status_code, refused.json()["rule"]) == (422, "WL-06")
        agreed = {**wanted, "options": {"map": UNFAIR, "unfair_maps": True}}
        assert guest.post("/api/tables", json=agreed).status_code == 201
