"""Any knot is a knot, and none is kept in hand: how both look on the page."""

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import NewPerson
from tests.web.people import DESKTOP, PHONE, TABLET, Person
from tests.web.wormlord.ropes import (
    CLOSE,
    at_signal,
    cell,
    draws,
    pad,
    prefers,
    sits_with,
    ties,
    unties,
)
from tests.web.wormlord.test_rules import GATE
from tests.web.wormlord.test_tablet import corner, fingers_move, gathers, way
from wormery.knots.drawing.figures import (
    FIGURE_OF_EIGHT,
    LOOSE_EIGHT,
    LOOSE_SIX_TWO,
    PRETZEL,
    Curve,
    twisted,
)

WIDE = {"width": 1440, "height": 900}


def cheer(someone: Person) -> Locator:
    """What celebrates a knot."""
    return someone.page.locator(".cheer")


def ring(someone: Person, side: str) -> Locator:
    """How long the knot in a side's hand still holds, beside its name."""
    return someone.page.locator(f".sides li.{side} .hand").get_by_role("timer")


def own_ring(someone: Person) -> Locator:
    """The same on the own pad."""
    return someone.page.locator(".hand .slip.big")


def test_a_figure_eight_counts_is_celebrated_and_can_be_untied(player: NewPerson) -> None:
    """WL-11, WL-18, WL-38: its name for all to see, and its own shape for whoever takes it."""
    anna, bert = player(size=PHONE, still=False), player(size=WIDE, still=False)
    sits_with(anna, bert)
    draws(anna, FIGURE_OF_EIGHT)
    expect(pad(anna, "own_knot")).to_be_visible()
    for someone in (anna, bert):
        expect(cheer(someone)).to_contain_text("Pink has tied a figure-eight!")
    anna.looks("wormlord-cheer-phone")
    bert.looks("wormlord-cheer-desktop")
    expect(cheer(bert)).to_have_count(0)
    cell(anna, "c3").click()
    ties(bert)
    expect(cheer(bert)).to_have_count(0)
    cell(bert, "c3").click()
    expect(pad(bert, "enemy_knot")).to_be_visible()
    bert.looks("wormlord-untie-eight")
    unties(bert, LOOSE_EIGHT)
    expect(anna.page.get_by_title("14 ropes in reserve").first).to_be_visible()


@pytest.mark.parametrize(
    ("figure", "name"), [(twisted(5), "a double overhand"), (LOOSE_SIX_TWO, "knot 6_2")]
)
def test_whoever_wants_no_motion_reads_the_name_and_nothing_flies(
    player: NewPerson, figure: Curve, name: str
) -> None:
    """WL-11: five and six crossings."""
    anna, bert = player(size=PHONE), player()
    sits_with(anna, bert)
    draws(anna, inset(figure), gap=80)
    expect(pad(anna, "own_knot")).to_be_visible()
    expect(cheer(bert)).to_contain_text(f"Pink has tied {name}!")
    expect(cheer(bert).locator("i")).to_have_count(0)
    expect(bert.page.locator(".cheer.moving")).to_have_count(0)


def inset(figure: Curve) -> Curve:
    """A figure away from the rim, where a knot would be done too early; only its ends come out."""
    inner = [(2048 + (x - 2048) * 0.8, 2048 + (y - 2048) * 0.8) for x, y in figure[1:-1]]
    return [figure[0], *inner, figure[-1]]


def _invites(host: Person, **options: Any) -> None:
    """Open a table for two, with its options unfolded."""
    host.opens_table("wormlord", 2, options)
    host.page.get_by_text("Change the options").click()


def _begin(host: Person, guest: Person) -> None:
    guest.goes(f"/t/{host.code}").taps("Sit here")
    for someone in (host, guest):
        someone.taps("I am ready")
    at_signal(host, guest)


def test_what_is_too_much_is_named_and_stays_in_hand(player: NewPerson) -> None:
    """WL-11, WL-49: more than six crossings; and, if so agreed, whatever is no overhand."""
    anna, bert = player(size=PHONE), player(size=DESKTOP)
    sits_with(anna, bert)
    draws(anna, twisted(7), gap=80)
    expect(pad(anna, "rope")).to_contain_text("a triple overhand! But it is too much")
    cleo, dan = player(size=PHONE), player(size=DESKTOP)
    _invites(cleo)
    cleo.page.get_by_label("What counts as a knot").select_option(label="only the overhand knot")
    expect(cleo.page.locator(".changed")).to_contain_text("only the overhand knot")
    _begin(cleo, dan)
    draws(cleo, FIGURE_OF_EIGHT)
    expect(pad(cleo, "rope")).to_contain_text("a figure-eight! But only the overhand counts here")
    draws(dan, PRETZEL)
    expect(pad(dan, "own_knot")).to_be_visible()


def test_a_knot_that_is_not_placed_slips_open_for_all_to_see(player: NewPerson) -> None:
    """WL-12, WL-50: a ring runs out around the hand, and the rope is there to be tied again."""
    anna, bert = player(size=PHONE), player(size=WIDE)
    _invites(anna, map=CLOSE)
    seconds = anna.page.get_by_label("Seconds until a knot in hand slips open")
    expect(seconds).to_have_value("10")
    seconds.fill("5")
    seconds.blur()
    expect(anna.page.locator(".changed")).to_contain_text("slips open")
    _begin(anna, bert)
    expect(own_ring(anna)).to_have_count(0)
    ties(anna)
    expect(own_ring(anna)).to_be_visible()
    expect(ring(bert, "pink")).to_be_visible()
    expect(ring(anna, "pink")).to_have_accessible_name("Place it before it slips open")
    anna.looks("wormlord-slip-phone")
    ties(bert)
    bert.looks("wormlord-slip-desktop")
    expect(pad(anna, "rope")).to_be_visible()
    expect(ring(bert, "pink")).to_have_count(0)
    expect(own_ring(anna)).to_have_count(0)
    ties(anna)
    cell(anna, "b4").click()
    expect(cell(bert, "b4")).to_have_accessible_name("b4, objective, knot of Pink")


def test_who_has_no_cell_sees_no_ring_and_keeps_the_knot(player: NewPerson) -> None:
    """WL-23, WL-50"""
    anna, bert = player(size=PHONE), player()
    sits_with(anna, bert, map=GATE, hold_s=3)
    ties(bert)
    cell(bert, "c3").click()
    expect(pad(bert, "rope")).to_be_visible()
    cell(bert, "c3").click()
    expect(cell(anna, "c3")).to_have_accessible_name("c3, grass, knot of Blue, HQ of Blue")
    ties(anna)
    expect(own_ring(anna)).to_have_count(0)
    anna.page.wait_for_timeout(3_500)
    expect(pad(anna, "own_knot")).to_be_visible()


def test_who_has_one_switch_has_three_times_as_long(player: NewPerson) -> None:
    """WL-50"""
    anna, bert = player(size=PHONE), player()
    prefers(anna, way="switch")
    sits_with(anna, bert, hold_s=20)
    place = pad(anna, "rope")
    place.press("Space")
    anna.page.wait_for_timeout(2_000)
    anna.page.keyboard.down("Space")
    anna.page.wait_for_timeout(400)
    anna.page.keyboard.up("Space")
    expect(pad(anna, "own_knot")).to_be_visible()
    expect(own_ring(anna)).to_have_attribute("data-hold", "60000")


def test_around_one_device_everybody_sees_both(player: NewPerson) -> None:
    """WL-11, WL-12"""
    anna = player(size=TABLET, touch=True, still=False)
    gathers(anna, 2, close=True)
    fingers_move(anna, [way(anna, 0, FIGURE_OF_EIGHT)])
    expect(cheer(anna)).to_contain_text("Pink has tied a figure-eight!")
    expect(corner(anna, 0).get_by_role("timer")).to_be_visible()
    anna.looks("wormlord-cheer-tablet")
