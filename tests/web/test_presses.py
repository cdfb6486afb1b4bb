"""What is pressed is what was under the finger, and little moves under it before a game."""

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import NewPerson
from tests.web.people import DESKTOP, PHONE, TABLET
from tests.web.table.test_room import MOVED

PUSHED_DOWN = """() => {
    const pushing = document.createElement('div');
    pushing.style.height = '%dpx';
    document.querySelector('main').prepend(pushing);
}"""
"""Everything is moved by as much."""


def _middle(part: Locator) -> tuple[float, float]:
    box = part.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "finger"])
def test_a_button_that_moves_while_it_is_pressed_is_pressed(
    person: NewPerson, *, touch: bool
) -> None:
    """And nothing else is, though something else came to lie under the finger."""
    anna = person(touch=touch)
    anna.opens_table("wormi", 2, {})
    page = anna.page
    finger = page.context.new_cdp_session(page)

    def press(part: Locator, meanwhile: str) -> None:
        x, y = _middle(part)
        if touch:
            spot = {"touchPoints": [{"x": x, "y": y}]}
            finger.send("Input.dispatchTouchEvent", {"type": "touchStart", **spot})
        else:
            page.mouse.move(x, y)
            page.mouse.down()
        page.evaluate(meanwhile)
        if touch:
            finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        else:
            page.mouse.up()

    stand_up = page.get_by_role("button", name="Stand up")
    fill = page.get_by_role("button", name="Fill seat 2")
    up, lower = stand_up.bounding_box(), fill.bounding_box()
    assert up is not None
    assert lower is not None
    press(fill, PUSHED_DOWN % (lower["y"] - up["y"]))
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    title = page.get_by_role("heading", name="Seats")
    page.evaluate(PUSHED_DOWN % 90)
    press(title, "document.querySelector('main').firstChild.remove()")
    page.wait_for_timeout(300)
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(stand_up).to_be_visible()


@pytest.mark.parametrize("size", [PHONE, TABLET, DESKTOP])
def test_nothing_moves_where_people_gather(person: NewPerson, size: dict[str, int]) -> None:
    """Whoever sits down, stands up or is replaced by a bot: each seat keeps its place."""
    anna, bert = person(size=size), person(size=size)
    code = anna.opens_table("wurmt", 3, {})
    ready = anna.page.get_by_role("button", name="I am ready")
    place = ready.bounding_box()
    bert.goes(f"/t/{code}")
    sit = bert.page.get_by_role("button", name="Sit here")
    expect(sit).to_have_count(2)
    lower = sit.last.bounding_box()
    anna.fills(2)
    expect(sit).to_have_count(1)
    assert sit.bounding_box() == lower
    bert.taps("Sit here")
    expect(anna.page.get_by_role("button", name="Fill seat 3")).to_have_count(0)
    assert ready.bounding_box() == place
    bert.taps("Stand up")
    anna.taps("Free the seat")
    expect(anna.page.get_by_role("button", name="Fill seat")).to_have_count(2)
    assert ready.bounding_box() == place
    anna.looks(f"gathering-{size['width']}")


@pytest.mark.parametrize("size", [PHONE, TABLET, DESKTOP])
def test_nothing_moves_on_the_home_page(person: NewPerson, size: dict[str, int]) -> None:
    """Neither for newcomers nor for who has tables: these get the room they had last time."""
    anna = person(size=size).goes("/rules/wormi")  # the letters of headlines are there from now on
    anna.context.add_init_script(f"({MOVED})()")
    for came_with in ("nothing", "tables", "a memory of them"):
        if came_with == "tables":
            for game in ("wormi", "wurmt"):
                anna.opens_table(game, 2, {})
        anna.goes()
        expect(anna.page.locator(".ways .button.main:enabled")).to_have_count(3)
        if came_with != "nothing":
            expect(anna.page.get_by_role("region", name="Your tables")).to_be_visible()
        moved, movers = anna.page.evaluate("[moved, movers]")
        assert came_with == "tables" or moved <= 0.01, (came_with, movers)
