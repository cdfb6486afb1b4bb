"""Wormlord in browsers: real pointers draw ropes, and the real server says whether they hold."""

from playwright.sync_api import expect

from tests.web.conftest import NewPerson
from tests.web.people import DESKTOP, LANDSCAPE, PHONE
from tests.web.wormlord.ropes import (
    cell,
    draws,
    live_rope,
    pad,
    sees_a_frame,
    sees_it_drawn,
    sits_with,
    ties,
    unties,
)
from wormery.knots.drawing.figures import LOOPS, PRETZEL


def test_two_people_tie_conquer_untie_and_win(player: NewPerson) -> None:
    """WL-11, WL-14, WL-16, WL-17, WL-18, WL-24, WL-28: a whole round, on a phone and a desktop."""
    anna, bert = player(size=PHONE), player(size=DESKTOP)
    sits_with(anna, bert)
    ties(anna)
    anna.looks("wormlord-knot-phone")
    cell(anna, "c3").click()
    expect(cell(bert, "c3")).to_have_accessible_name("c3, grass, knot of Pink")
    ties(bert, pause=0.01)
    expect(cell(bert, "c3")).to_have_accessible_name(
        "c3, grass, knot of Pink, you can conquer this"
    )
    cell(bert, "c3").click()
    bert.looks("wormlord-enemy-desktop")
    unties(bert)
    expect(anna.page.get_by_title("14 ropes in reserve").first).to_be_visible()
    cell(bert, "c3").click()
    expect(cell(anna, "c3")).to_have_accessible_name("c3, grass, knot of Blue, HQ of Blue")
    for name in ("b2", "b4", "c2", "d2"):
        ties(anna)
        cell(anna, name).click()
    for someone in (anna, bert):
        expect(someone.page.get_by_role("region", name="The game is over")).to_be_visible()
    anna.looks("wormlord-over-phone")
    bert.looks("wormlord-over-desktop")


BUSY = """() => addEventListener('pointerdown', () => {
  const until = performance.now() + 700;
  while (performance.now() < until);
}, { capture: true, once: true })"""


def test_a_device_that_is_busy_when_a_rope_is_grabbed_spoils_nothing(player: NewPerson) -> None:
    """TB-21: the finger was there long before the page could tell, and its rope counts."""
    anna, bert = player(size=PHONE), player()
    sits_with(anna, bert)
    anna.page.evaluate(BUSY)
    ties(anna)
    expect(anna.page.get_by_role("alert")).to_have_count(0)
    cell(anna, "c3").click()
    ties(bert)
    cell(bert, "c3").click()
    expect(pad(bert, "enemy_knot")).to_be_visible()
    bert.page.evaluate(BUSY)
    unties(bert)


def test_a_refusal_says_its_rule_and_costs_nothing(player: NewPerson) -> None:
    """WL-11, WL-14: what cannot be placed is told why, and the knot stays in hand."""
    anna, bert = player(size=LANDSCAPE), player()
    sits_with(anna, bert)
    cell(anna, "c3").click()
    expect(anna.page.get_by_role("alert")).to_contain_text("WL-11")
    ties(anna)
    cell(anna, "e5").click()
    expect(anna.page.get_by_role("alert")).to_contain_text("WL-14")
    expect(pad(anna, "own_knot")).to_be_visible()
    anna.looks("wormlord-refused-landscape")


def test_mere_loops_slip_apart_and_the_worm_can_be_drawn_again(player: NewPerson) -> None:
    """WL-11: loops are no knot; lifting and shaking out cost nothing."""
    anna, bert = player(size=PHONE, still=False), player()
    sits_with(anna, bert)
    draws(anna, LOOPS)
    expect(anna.page.locator(".says")).to_have_text(
        "The worm crossed itself only 2 times. It takes 3: loop, dive through, and out."
    )
    anna.looks("wormlord-loops")
    draws(anna, PRETZEL[:7])
    anna.taps("Shake out")
    draws(anna, PRETZEL[:9])
    draws(anna, PRETZEL[8:])  # the head, grabbed again where it was left
    expect(pad(anna, "own_knot")).to_be_visible()


def test_others_see_a_rope_while_it_is_drawn(player: NewPerson) -> None:
    """Small, beside its owner, and gone when the worm is a knot."""
    anna, bert = player(size=PHONE), player()
    sits_with(anna, bert)
    lying = live_rope(bert, "pink")
    draws(anna, PRETZEL[:9], lifts=False)
    sees_it_drawn(bert, "pink", lying)
    bert.looks("wormlord-live")
    anna.page.mouse.up()
    draws(anna, PRETZEL[8:])
    expect(pad(anna, "own_knot")).to_be_visible()


def test_a_knot_is_flicked_into_the_garden(player: NewPerson) -> None:
    """WL-16"""
    anna, bert = player(size=PHONE), player()
    sits_with(anna, bert)
    ties(anna)
    expect(cell(anna, "c3")).to_have_accessible_name("c3, grass, you can place here")
    sees_a_frame(anna)
    start = anna.page.locator(".pad canvas").bounding_box()
    goal = cell(anna, "c3").bounding_box()
    assert start is not None
    assert goal is not None
    anna.page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    anna.page.mouse.down()
    anna.page.mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2, steps=5)
    anna.page.mouse.up()
    expect(cell(bert, "c3")).to_have_accessible_name("c3, grass, knot of Pink")


def test_a_finger_that_ties_and_goes_on_places_nothing(player: NewPerson) -> None:
    """WL-12: only a knot that was taken up is thrown, not one that has just become one."""
    anna, bert = player(size=PHONE), player()
    sits_with(anna, bert)
    draws(anna, PRETZEL, lifts=False)
    expect(pad(anna, "own_knot")).to_be_visible()
    cell(anna, "c3").hover()
    anna.page.mouse.up()
    ties(bert)
    expect(pad(anna, "own_knot")).to_be_visible()
    expect(cell(anna, "c3")).to_have_accessible_name("c3, grass, you can place here")
