"""One tablet on the table: pads at its edges, many fingers at once, and a garden for all."""

import time
from collections.abc import Sequence
from itertools import zip_longest

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import NewPerson
from tests.web.people import PHONE, TABLET, Person
from tests.web.wormlord.ropes import CLOSE, at_signal, cell, ties
from wormery.knots.drawing.figures import LOOSE, PRETZEL, Curve, every, smooth
from wormery.knots.drawing.pair import HEADS_HALF, TAILS_HALF

LYING = {"width": 1180, "height": 820}

Way = Sequence[tuple[float, float]]
"""Where a finger goes, in pixels of the screen."""


def gathers(someone: Person, count: int, *, close: bool = False) -> None:
    """Sit down around one device; *close* is a garden where two meet at once."""
    if close:
        someone.opens_table("wormlord", count, {"map": CLOSE, "rounds": 1})
        someone.fills(2, "Somebody else on this device")
        expect(someone.page.get_by_text("not ready yet · you")).to_have_count(2)
        someone.taps("I am ready")  # for both, now that both sit
    else:
        someone.goes()
        someone.taps("On one device", within=someone.card("Wormlord"))
        for _ in range(count - 2):
            someone.taps("One more")
        someone.taps("Begin")
    expect(someone.page.locator(".pad.mine")).to_have_count(count)


def corner(someone: Person, side: int) -> Locator:
    """A side's place at the device."""
    return someone.page.locator(f".corner[data-side='{side}']")


def holds(someone: Person, side: int, what: str) -> None:
    """A side has this in hand."""
    expect(corner(someone, side).locator(f".pad[data-holds='{what}']")).to_be_visible()


def way(someone: Person, side: int, figure: Curve, gap: float = 120) -> Way:
    """A figure on the pad of a side, turned as the pad is."""
    place = corner(someone, side)
    box = place.locator("canvas").bounding_box()
    assert box is not None
    turn = int(place.get_attribute("data-turn") or 0)
    unit, mx, my = box["width"] / 4096, box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    found = []
    for x, y in every(smooth(figure), gap):
        dx, dy = (x - 2048) * unit, (y - 2048) * unit
        for _ in range(turn):
            dx, dy = -dy, dx
        found.append((mx + dx, my + dy))
    return found


def to_cell(someone: Person, side: int, name: str) -> Way:
    """From the middle of a side's pad straight to a cell."""
    start = corner(someone, side).locator("canvas").bounding_box()
    goal = cell(someone, name).bounding_box()
    assert start is not None
    assert goal is not None
    ax, ay = start["x"] + start["width"] / 2, start["y"] + start["height"] / 2
    bx, by = goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2
    return [(ax + (bx - ax) * i / 8, ay + (by - ay) * i / 8) for i in range(9)]


def fingers_move(someone: Person, ways: Sequence[Way], pause: float = 0.006) -> None:
    """Put a finger to the start of every way, and move them all at the same time."""
    glass = someone.context.new_cdp_session(someone.page)
    for step, places in enumerate(zip_longest(*ways)):
        touches = [  # a finger that is left out has been lifted
            {"x": place[0], "y": place[1], "id": finger}
            for finger, place in enumerate(places)
            if place is not None
        ]
        kind = "touchStart" if step == 0 else "touchMove"
        glass.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})
        time.sleep(pause)
    glass.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.parametrize("size", [TABLET, LYING])
def test_four_people_tie_and_place_at_the_same_moment(
    player: NewPerson, size: dict[str, int]
) -> None:
    """WL-07, WL-11, WL-16: every finger belongs to the pad where it began."""
    table = player(size=size, touch=True)
    gathers(table, 4)
    table.looks(f"wormlord-four-{size['width']}")
    fingers_move(table, [way(table, side, PRETZEL) for side in range(4)])
    for side in range(4):
        holds(table, side, "own_knot")
    lit = table.page.locator("button[aria-label*='you can place here']")
    expect(lit).to_have_count(8)
    table.looks(f"wormlord-four-knots-{size['width']}")
    fingers_move(table, [to_cell(table, side, beside(table, side)) for side in range(4)])
    for side in range(4):
        holds(table, side, "rope")
    table.looks(f"wormlord-four-placed-{size['width']}")
    assert table.complaints() == []


def beside(someone: Person, side: int) -> str:
    """A cell beside the base of a side."""
    colour = ("Pink", "Blue", "Yellow", "Brown")[side]
    base = someone.page.locator(f"button[aria-label*='base of {colour}']").get_attribute("title")
    assert base is not None
    column, row = base[0], int(base[1])
    return f"{column}{row + 1 if row < 4 else row - 1}"


def test_a_tap_that_two_could_mean_is_asked_about(player: NewPerson) -> None:
    """WL-16, WL-17, WL-18: on a phone laid flat between two, who also untie and move an HQ."""
    phone = player(size=PHONE, touch=True)
    gathers(phone, 2, close=True)
    fingers_move(phone, [way(phone, side, PRETZEL) for side in range(2)])
    for side in range(2):
        holds(phone, side, "own_knot")
    cell(phone, "c3").tap()
    whose = phone.page.get_by_role("group", name="Whose move?")
    phone.looks("wormlord-whose-phone")
    assert phone.complaints() == []
    whose.get_by_role("button", name="Blue").tap()
    holds(phone, 1, "rope")
    cell(phone, "c3").tap()
    whose.get_by_role("button", name="Pink").tap()
    holds(phone, 0, "enemy_knot")
    phone.looks("wormlord-flat-phone")
    fingers_move(phone, [way(phone, 0, LOOSE[:3:-1], 25), way(phone, 1, PRETZEL)], pause=0.02)
    holds(phone, 0, "rope")
    holds(phone, 1, "own_knot")
    cell(phone, "e1").tap()
    expect(corner(phone, 1).locator(".says")).to_have_text(
        "Place it right beside one of your knots or your base, not diagonally."
    )
    fingers_move(phone, [flag_to(phone, 0, "c3")])
    expect(cell(phone, "c3")).to_have_accessible_name("c3, grass, knot of Pink, HQ of Pink")


def flag_to(someone: Person, side: int, name: str) -> Way:
    """From the flag of a side to a cell."""
    start = corner(someone, side).locator(".flag").bounding_box()
    goal = cell(someone, name).bounding_box()
    assert start is not None
    assert goal is not None
    return [
        (start["x"] + start["width"] / 2, start["y"] + start["height"] / 2),
        (goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2),
        (goal["x"] + goal["width"] / 2 + 1, goal["y"] + goal["height"] / 2),
    ]


def test_partners_share_one_screen_and_one_rope(player: NewPerson) -> None:
    """WL-34, WL-35: two fingers on one pad tie together, and undo an enemy's knot together."""
    tablet, cleo = player(size=TABLET, touch=True), player()
    code = tablet.opens_table("wormlord", 3, {"map": CLOSE, "rounds": 1, "teams": [2, 1]})
    tablet.fills(2, "Somebody else on this device")
    cleo.goes(f"/t/{code}").taps("Sit here")
    tablet.taps("I am ready")
    cleo.taps("I am ready")
    at_signal(tablet, cleo)
    tablet.looks("wormlord-pair-tablet")
    ties(cleo)
    cell(cleo, "c3").click()
    fingers_move(tablet, [way(tablet, 0, TAILS_HALF), way(tablet, 0, HEADS_HALF)])
    holds(tablet, 0, "own_knot")
    cell(tablet, "c3").click()
    holds(tablet, 0, "enemy_knot")
    fingers_move(
        tablet,
        [way(tablet, 0, LOOSE[:5], 25), way(tablet, 0, LOOSE[:7:-1], 25)],
        pause=0.03,
    )
    holds(tablet, 0, "rope")
