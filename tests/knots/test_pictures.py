"""Pictures show every rope, and over and under at every crossing."""

from random import Random
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.knots.ropes import pretzel, scribble, stroke_of, torus
from wormery.knots import Stroke
from wormery.knots.pictures import SOIL, draw, sheet


def gaps(svg: str) -> int:
    """How many bridges are drawn: each has a strip of soil beside it."""
    return sum(
        element.get("stroke") == SOIL
        for element in ET.fromstring(svg).iter()
        if element.tag.endswith("polyline")
    )


@pytest.mark.parametrize(("rope", "crossings"), [(pretzel(), 3), (torus(5), 5)])
def test_every_crossing_has_one_bridge(rope: Stroke, crossings: int) -> None:
    assert gaps(draw(rope)) == crossings


def test_a_picture_says_what_it_shows() -> None:
    svg = draw(pretzel(), caption="<my> knot & yours")
    assert "<title>overhand (trefoil 3_1)</title>" in svg
    assert "&lt;my&gt; knot &amp; yours" in svg


def test_ways_out_are_shown_on_request() -> None:
    assert (
        draw(pretzel(), ways_out=True).count("<polyline") == draw(pretzel()).count("<polyline") + 2
    )


def test_a_sheet_holds_all_its_ropes() -> None:
    svg = sheet([(pretzel(), f"rope {i}") for i in range(5)], columns=2)
    assert svg.count("<g transform=") == 5
    ET.fromstring(svg)


@given(st.integers(0, 10**9), st.integers(1, 20), st.sampled_from([2, 5, 4096]))
def test_any_rope_can_be_drawn(seed: int, points: int, size: int) -> None:
    ET.fromstring(draw(scribble(Random(seed), points, size), "any", ways_out=True))


def test_even_a_tangle_is_drawn() -> None:
    heap = stroke_of([(2000 + i * 7 % 50, 2000 + i * 11 % 50) for i in range(400)])
    assert gaps(draw(heap, ways_out=True)) == 0
