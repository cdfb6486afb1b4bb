"""Rules of Wormlord seen at work: what is refused says why, and what is agreed holds."""

from playwright.sync_api import expect

from tests.web.conftest import NewPerson
from tests.web.people import PHONE, Person
from tests.web.wormlord.ropes import cell, draws, pad, sits_with, ties, unties
from wormery.knots.drawing.figures import PRETZEL, Curve

COURT = """name: Court
sides: 2

. . # . .
. o . o .
1 . . . 2
. o . o .
. . # . .
"""
"""Earth in the middle of both edges, and objectives near both bases."""

GATE = """name: Gate
sides: 2

. o . o .
. # . # .
# 1 . 2 #
. # . # .
. o . o .
"""
"""Both have to pass the middle: whoever stands there first shuts the other in."""

LOOP: Curve = [(300, 700), (2600, 2600), (2900, 1500), (1300, 2900), (400, 3900)]


def refused(someone: Person, name: str, rule: str) -> None:
    """Tap a cell, and be told the rule that forbids it."""
    cell(someone, name).click()
    expect(someone.page.get_by_role("alert")).to_contain_text(rule)


def test_what_cannot_be_done_is_told_with_its_rule(player: NewPerson) -> None:
    """WL-02, WL-09, WL-11, WL-12, WL-14, WL-21, WL-24, WL-26, WL-27."""
    anna, bert = player(size=PHONE), player()
    sits_with(anna, bert, map=COURT)
    refused(anna, "b3", "WL-11")
    ties(anna)
    refused(anna, "c1", "WL-02")
    refused(anna, "e3", "WL-21")
    refused(anna, "c3", "WL-14")
    expect(pad(anna, "own_knot")).to_be_visible()
    cell(anna, "b3").click()
    expect(pad(anna, "rope")).to_be_visible()
    expect(anna.page.get_by_title("13 ropes in reserve").first).to_be_visible()
    cell(anna, "b3").click()
    expect(cell(bert, "b3")).to_have_accessible_name("b3, grass, knot of Pink, HQ of Pink")
    refused(anna, "b3", "WL-27")
    ties(anna)
    cell(anna, "b2").click()
    expect(pad(anna, "rope")).to_be_visible()
    refused(anna, "b2", "WL-26")
    expect(bert.page.get_by_title("one objective of three").first).to_be_visible()


def test_a_small_child_ties_loops_and_who_only_waits_is_seen(player: NewPerson) -> None:
    """WL-37, WL-39: a handicap agreed before, and a sign that takes nothing away."""
    anna, bert = player(size=PHONE), player()
    sits_with(anna, bert, patience=5, handicaps=["overhand", "loop"])
    expect(anna.page.locator(".sides li.blue")).to_contain_text("ties loops")
    draws(bert, LOOP)
    expect(pad(bert, "own_knot")).to_be_visible()
    expect(bert.page.locator(".sides li.pink")).to_contain_text("idle")
    bert.looks("wormlord-idle")
    draws(anna, PRETZEL)
    expect(bert.page.locator(".sides li.pink")).not_to_contain_text("idle")


def test_whoever_is_shut_in_waits_until_the_way_is_free(player: NewPerson) -> None:
    """WL-13, WL-15, WL-19, WL-20, WL-23, WL-25, WL-38: a gate, an HQ in it, and a knot in hand."""
    anna, bert = player(size=PHONE), player()
    sits_with(anna, bert, map=GATE)
    ties(bert)
    cell(bert, "c3").click()
    expect(pad(bert, "rope")).to_be_visible()
    cell(bert, "c3").click()
    expect(cell(anna, "c3")).to_have_accessible_name("c3, grass, knot of Blue, HQ of Blue")
    ties(anna)
    expect(anna.page.locator("button[aria-label*='you can']")).to_have_count(0)
    refused(anna, "c3", "WL-25")
    expect(pad(anna, "own_knot")).to_be_visible()
    ties(bert)
    cell(bert, "c2").click()
    expect(pad(bert, "rope")).to_be_visible()
    cell(bert, "c2").click()
    cell(anna, "c3").click()
    expect(cell(bert, "c3")).to_have_accessible_name("c3, grass, knot of Pink")
    expect(cell(bert, "c2")).to_have_accessible_name("c2, grass, knot of Blue, HQ of Blue")
    expect(bert.page.get_by_title("12 ropes in reserve").first).to_be_visible()
    unties(anna)
    expect(bert.page.get_by_title("13 ropes in reserve").first).to_be_visible()
    ties(bert)
    cell(bert, "c1").click()
    expect(cell(anna, "c1")).to_have_accessible_name("c1, grass, knot of Blue")
