"""Heads of worms: the server draws the very faces that people choose on the pages."""

import re
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from wormery.core import heads
from wormery.core.drawing import INK, LATIN, OTHERS, name
from wormery.core.heads import LOOKS, SHADES, Mood, head, shapes
from wormery.table.seating.faces import FACES

DRAWINGS = Path(__file__).parents[2] / "web" / "src" / "drawings"
TOKENS = (DRAWINGS.parent / "styles" / "tokens.css").read_text(encoding="utf-8")
MOODS: tuple[Mood, ...] = ("calm", "glad", "grim", "asleep")


def by_day(token: str) -> str:
    """What a colour of the pages is by day."""
    found = re.search(rf"--{token}: (#\w+);", TOKENS)
    assert found is not None, token
    return found[1]


def test_every_face_that_can_be_chosen_is_drawn_and_no_other() -> None:
    assert LOOKS == FACES


def test_faces_and_moods_all_differ() -> None:
    drawn = {head(0, 0, 100, "pink", look, mood=mood) for look in LOOKS for mood in MOODS}
    assert len(drawn) == len(LOOKS) * len(MOODS)
    for each in drawn:
        assert ET.fromstring(each).findall("path")


def test_a_face_that_nobody_knows_is_the_usual_one_of_its_colour() -> None:
    usual = [head(0, 0, 100, skin, "<svg>") for skin in SHADES]
    assert len({re.sub("#......|skin-[a-z]+", "", each) for each in usual}) == len(SHADES)
    assert head(0, 0, 100, "pink") == head(0, 0, 100, "pink", "curl")


@pytest.mark.parametrize("skin", SHADES)
def test_worms_have_the_colours_of_the_pages(skin: str) -> None:
    tokens = (f"worm-{skin}", f"worm-{skin}-deep", f"worm-{skin}-ink")
    assert SHADES[skin] == tuple(by_day(token) for token in tokens)


def test_what_worms_wear_has_the_colours_of_the_pages() -> None:
    tokens = ("eye", "pupil", "mouth", "leaf", "leaf-deep", "mark", "sun", "sun-deep")
    own = ("EYE", "PUPIL", "MOUTH", "LEAF", "LEAF_DEEP", "MARK", "GOLD", "GOLD_DEEP")
    assert [getattr(heads, each) for each in own] == [by_day(token) for token in tokens]


def test_the_pages_have_a_style_for_every_paint() -> None:
    style = (DRAWINGS / "Head.svelte").read_text(encoding="utf-8")
    paints = {paint for look in LOOKS for mood in MOODS for paint, _ in shapes(look, mood)}
    for word in {word for paint in paints for word in paint.split()}:
        assert re.search(rf"\.{word} {{", style), word


def test_a_name_is_text_and_as_large_as_fits() -> None:
    short, long = (ET.fromstring(name(text, 10, 20, 100, 30)) for text in ("Al", "A" * 24))
    assert (short.get("font-size"), short.get("fill")) == ("30.0", INK)
    assert float(long.attrib["font-size"]) * 24 * 0.6 < 100
    told = ET.fromstring(name("<b>\x07 & \u202eÄ", 0, 0, 9, 9))
    assert (told.text, told.get("font-family")) == ("<b> & Ä", LATIN)
    assert ET.fromstring(name("Łódź", 0, 0, 9, 9)).get("font-family") == OTHERS
    assert name("", 0, 0, 9, 9) == ""
