"""How a game ended, drawn: every game with shapes of its own, and with those who played it."""

from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from tests.games.wormlord.gardens import draw, playing, terms
from wormery.app import games
from wormery.core.drawing import HEIGHT, WIDTH, number
from wormery.core.heads import SHADES, Sitter
from wormery.games.wormlord.drawing import drawn as wormlord_drawn
from wormery.table.fold import Scene, steps
from wormery.table.seating.faces import FACES

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
    drawn = ET.fromstring(picture(last_scene(game).state, ()))
    assert drawn.get("viewBox") == f"0 0 {WIDTH} {HEIGHT}"
    assert {shape.tag.removeprefix(SVG) for shape in drawn} <= {
        *("title", "defs", "g", "rect", "circle", "polyline", "polygon"),
    }
    for shape in drawn.iter(f"{SVG}circle"):
        assert 0 <= float(shape.attrib["cx"]) <= WIDTH
        assert 0 <= float(shape.attrib["cy"]) <= HEIGHT


@pytest.mark.parametrize("game", sorted(games()))
def test_everybody_is_drawn_with_their_own_face_and_name(game: str) -> None:
    picture, scene = games()[game].ABOUT.picture, last_scene(game)
    assert picture is not None
    seats = len(scene.seating.chairs)
    people = [Sitter(*each) for each in (("Ann", "crown"), ("<Ben>", "bow"), ("Cem", "star"))]
    drawn = ET.fromstring(picture(scene.state, people[:seats]))
    told = [text.text for text in drawn.iter(f"{SVG}text")]
    assert sorted(each for each in told if each) == sorted(name for name, _ in people[:seats])
    looks = [group.get("data-look") for group in drawn.iter(f"{SVG}g")]
    assert {face for _, face in people[:seats]} <= set(looks)


def test_of_a_pair_both_are_drawn() -> None:
    """WL-34: beside the garden, and small in their base."""
    garden = draw("P . . o\n. o o .\n. . . B")
    match = playing(garden, terms(garden.plan, people=(2, 2)))
    people = [Sitter(f"P{seat}", face) for seat, face in enumerate(FACES[:4])]
    drawn = ET.fromstring(wormlord_drawn(match, people))
    looks = [group.get("data-look") for group in drawn.iter(f"{SVG}g")]
    assert sorted(filter(None, looks)) == sorted(2 * FACES[:4])
    assert [text.text for text in drawn.iter(f"{SVG}text")] == [
        "P0",
        "P1",
        "P2",
        "P3",
    ]


def test_every_piece_of_wormi_is_there() -> None:
    picture = games()["wormi"].ABOUT.picture
    assert picture is not None
    drawn = picture(last_scene("wormi").state, ())
    for skin in ("blue", "pink"):
        body, deep, _ = SHADES[skin]
        assert drawn.count(f'r="23" fill="{body}" stroke="{deep}"') == 16


def test_a_number_is_a_stroke_for_each_digit_and_its_sign() -> None:
    assert number(7, 0, 0, 10).count("<polyline") == 1
    assert number(-12, 0, 0, 10).count("<polyline") == 3
