"""How a game ended, drawn: every game with shapes of its own, and no letters, which need fonts."""

from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from wormery.app import games
from wormery.core.drawing import BODIES, HEIGHT, WIDTH, number
from wormery.table.fold import Scene, steps

LOGS = Path(__file__).parents[1] / "logs" / "0.1.0"
SVG = "{http://www.w3.org/2000/svg}"


def last_scene(game: str) -> Scene:
    """What lay on the table at the end of an old log."""
    entries = (LOGS / f"{game}.jsonl").read_bytes().splitlines()
    return list(steps(games()[game], entries))[-1].after


@pytest.mark.parametrize("game", sorted(games()))
def test_the_end_of_a_game_is_drawn_on_one_sheet(game: str) -> None:
    picture = games()[game].ABOUT.picture
    assert picture is not None
    drawn = ET.fromstring(picture(last_scene(game).state))
    assert drawn.get("viewBox") == f"0 0 {WIDTH} {HEIGHT}"
    assert {shape.tag.removeprefix(SVG) for shape in drawn} <= {
        *("title", "rect", "circle", "polyline", "polygon"),
    }
    for shape in drawn.iter(f"{SVG}circle"):
        assert 0 <= float(shape.attrib["cx"]) <= WIDTH
        assert 0 <= float(shape.attrib["cy"]) <= HEIGHT


def test_every_piece_of_wormi_is_there() -> None:
    picture = games()["wormi"].ABOUT.picture
    assert picture is not None
    drawn = picture(last_scene("wormi").state)
    for skin in ("blue", "pink"):
        body, deep = BODIES[skin]
        assert drawn.count(f'r="23" fill="{body}" stroke="{deep}"') == 16


def test_a_number_is_a_stroke_for_each_digit_and_its_sign() -> None:
    assert number(7, 0, 0, 10).count("<polyline") == 1
    assert number(-12, 0, 0, 10).count("<polyline") == 3
