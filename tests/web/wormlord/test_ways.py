"""Wormlord without a mouse: fingers that tremble, arrows, and one switch."""

import pytest
from playwright.sync_api import expect

from tests.web.conftest import NewPerson
from tests.web.people import PHONE, Person
from tests.web.wormlord.ropes import draws, pad, prefers, sits_with
from wormery.knots.drawing.figures import PRETZEL, every, mirrored, smooth
from wormery.knots.drawing.keys import switch_stroke


def test_fingers_on_glass_tie_too(player: NewPerson) -> None:
    """Touches, with a trembling hand and a long leash."""
    anna, bert = player(size=PHONE, touch=True), player()
    prefers(anna, leash=160, left=True)
    sits_with(anna, bert)
    box = anna.page.locator(".pad canvas").bounding_box()
    assert box is not None
    glass = anna.context.new_cdp_session(anna.page)
    unit = box["width"] / 4096
    points = every(mirrored(smooth(PRETZEL)), 80)
    for i, (x, y) in enumerate(points):
        shake = 40 * (-1) ** i
        touch = {"x": box["x"] + (x + shake) * unit, "y": box["y"] + (y - shake) * unit}
        kind = "touchStart" if i == 0 else "touchMove"
        glass.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [touch]})
    glass.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(pad(anna, "own_knot")).to_be_visible()


@pytest.mark.parametrize(("gap", "pause"), [(260, 0.0), (60, 0.015)])
def test_quick_and_slow_hands_tie_the_same_knot(
    player: NewPerson, gap: float, pause: float
) -> None:
    """WL-11: few points far apart, or many close together."""
    anna, bert = player(size=PHONE), player()
    sits_with(anna, bert)
    draws(anna, PRETZEL, gap=gap, pause=pause)
    expect(pad(anna, "own_knot")).to_be_visible()


def test_a_pen_ties_and_digs_with_its_button(player: NewPerson) -> None:
    """WL-11: whoever chooses the layers digs by hand; without digging, loops are no knot."""
    anna, bert = player(), player()
    prefers(anna, way="hold")
    sits_with(anna, bert)
    draws_with_pen(anna, digs=False)
    expect(pad(anna, "rope")).to_be_visible()
    draws_with_pen(anna, digs=True)
    expect(pad(anna, "own_knot")).to_be_visible()


def draws_with_pen(someone: Person, *, digs: bool) -> None:
    """A pretzel, with the pen's button held where the worm meets its second crossing."""
    box = someone.page.locator(".pad canvas").bounding_box()
    assert box is not None
    unit = box["width"] / 4096
    points = every(smooth(PRETZEL), 80)
    second = [
        i
        for i, (x, y) in enumerate(points)
        if i > len(points) // 2 and abs(x - 2048) < 120 and abs(y - 2500) < 120
    ]
    tablet = someone.context.new_cdp_session(someone.page)
    for i, (x, y) in enumerate((*points, points[-1])):
        deep = digs and second[0] - 6 <= i <= second[-1] + 6
        kind = "mousePressed" if i == 0 else "mouseMoved"
        tablet.send(
            "Input.dispatchMouseEvent",
            {
                "type": "mouseReleased" if i == len(points) else kind,
                "x": box["x"] + x * unit,
                "y": box["y"] + y * unit,
                "button": "left",
                "buttons": 3 if deep else 1,
                "pointerType": "pen",
                "clickCount": 1,
            },
        )


def presses(someone: Person, key: str) -> float:
    """Press a key on the pad; the page's own time when it was pressed, in milliseconds."""
    page = someone.page
    page.locator(".pad").focus()
    page.evaluate("addEventListener('keydown', e => (window.pressed = e.timeStamp), {once: true})")
    page.keyboard.press(key)
    return float(page.evaluate("window.pressed"))


def waits_until(someone: Person, moment: float) -> None:
    """Wait for a moment of the page's time."""
    someone.page.wait_for_function("moment => performance.now() >= moment", arg=moment)


def test_arrows_steer_a_worm_and_choose_a_cell(player: NewPerson) -> None:
    """WL-11, WL-16: a knot in six presses, placed with the keys alone."""
    anna, bert = player(), player()
    prefers(anna, way="keys")
    sits_with(anna, bert)
    anna.page.locator(".pad").focus()
    for key in ("Right", "Up", "Left", "Down", "Right", "Up"):
        anna.page.keyboard.press(f"Arrow{key}")
    expect(pad(anna, "own_knot")).to_be_visible()
    expect(anna.page.get_by_role("grid").locator("button:focus")).to_be_visible()
    anna.looks("wormlord-keys")
    anna.page.keyboard.press("Enter")
    expect(pad(anna, "rope")).to_be_visible()
    expect(anna.page.locator(".pad:focus")).to_be_visible()


def test_one_switch_is_enough(player: NewPerson) -> None:
    """WL-11, WL-16: start, dig, choose a cell, all with one key."""
    anna, bert = player(), player()
    prefers(anna, way="switch")
    sits_with(anna, bert)
    dig = presses(anna, "Space") + digging()
    waits_until(anna, dig - 300)
    anna.page.keyboard.down("Space")
    waits_until(anna, dig + 100)
    anna.page.keyboard.up("Space")
    expect(pad(anna, "own_knot")).to_be_visible()
    anna.looks("wormlord-switch")
    anna.page.keyboard.press("Space")
    expect(pad(anna, "rope")).to_be_visible()


def digging() -> float:
    """When the worm that crawls by itself passes its second crossing."""
    rows = switch_stroke([]).rows
    near = [t for x, y, t, _ in rows[len(rows) // 2 :] if abs(x - 2048) < 90 and abs(y - 2500) < 90]
    return near[len(near) // 2]
