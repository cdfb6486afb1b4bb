"""What a chat shows of an invitation: who sits there already, and how many are missing."""

from xml.etree import ElementTree as ET

import pytest

from wormery.app import games
from wormery.server.http.pages.gathering import WantedGathering, gathering
from wormery.words import ENGLISH

SVG = "{http://www.w3.org/2000/svg}"
SKINS = {
    "wormi": ["blue"],
    "wurmt": ["pink"],
    "wormlord": ["pink"],
}


@pytest.mark.parametrize("game", sorted(SKINS))
def test_whoever_sits_is_shown_in_the_colour_of_their_side(game: str) -> None:
    seats = [("Ann", None, "crown"), ("", None, "")]
    wanted = WantedGathering(game, b"{}", seats, "ABC234", ENGLISH)
    drawn = ET.fromstring(gathering(games()[game], wanted))
    assert [head.get("data-look") for head in drawn.iter(f"{SVG}g")] == ["crown"]
    assert [text.text for text in drawn.iter(f"{SVG}text")][1:] == ["ABC234", "Ann"]
    fills = [path.get("fill") or "" for path in drawn.iter(f"{SVG}path")]
    assert [each[10:-1] for each in fills if each.startswith("url(#skin-")] == SKINS[game]


def test_partners_and_bots_have_the_colour_of_their_side() -> None:
    """WL-34"""
    seats = [("Ann", None, "crown"), ("", "2", ""), ("Cem", None, "bow"), ("", None, "")]
    wanted = WantedGathering("wormlord", b'{"teams": [2, 2]}', seats, "ABC234", ENGLISH)
    drawn = gathering(games()["wormlord"], wanted)
    assert drawn.count("url(#skin-pink)") == 2
    assert drawn.count("url(#skin-blue)") == 1
