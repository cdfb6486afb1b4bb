"""Sides and people are chosen by pressing buttons, before and after people have sat down."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import NewPerson
from tests.web.people import LANDSCAPE, PHONE, TABLET, Person
from tests.web.table.test_room import WHOLE
from tests.web.wormlord.ropes import at_signal, pad, sits_with

WIDE = {"width": 1440, "height": 900}
TELEVISION = {"width": 1920, "height": 1080}
SIZES = [PHONE, LANDSCAPE, TABLET, WIDE, TELEVISION]


def _opens(someone: Person) -> None:
    someone.goes()
    someone.taps("Invite somebody", within=someone.card("Wormlord"))
    expect(_people_of(someone, "Pink")).to_be_visible()


def _people_of(someone: Person, side: str) -> Locator:
    return someone.page.get_by_role("radiogroup", name=f"People of {side}")


def _chooses(group: Locator, choice: str) -> None:
    group.get_by_text(choice, exact=True).click()
    expect(group.get_by_role("radio", name=choice, exact=True)).to_be_checked()


def _chairs(someone: Person) -> Locator:
    return someone.page.locator(".chairs li")


def test_two_against_two_is_chosen_by_pressing_and_played(player: NewPerson) -> None:
    """WL-34, TB-04: two sides of two are four seats, and partners sit side by side."""
    anna, bert, cleo, dora = player(size=PHONE), player(), player(), player()
    _opens(anna)
    _chooses(_people_of(anna, "Pink"), "a pair")
    expect(_chairs(anna)).to_have_count(3)
    _chooses(_people_of(anna, "Blue"), "a pair")
    expect(_chairs(anna)).to_have_count(4)
    expect(anna.page.get_by_label("How many play")).to_have_value("4")
    for someone in (bert, cleo, dora):
        someone.goes(f"/t/{anna.code}").taps("Sit here")
        expect(someone.page.get_by_text("Blue – a pair")).to_be_visible()
    expect(_chairs(anna).nth(0)).to_contain_text(re.compile("with (?!free seat)"))
    for someone in (anna, bert, cleo, dora):
        someone.taps("I am ready")
    at_signal(anna, bert, cleo, dora)
    expect(anna.page.locator(".sides li")).to_have_count(2)
    for someone in (anna, bert, cleo, dora):
        expect(pad(someone, "rope")).to_be_visible()


def test_two_pairs_see_one_result_a_side_and_take_revenge(player: NewPerson) -> None:
    """WL-34, TB-28: both have won, the evening counts sides, and the garden stays where it was."""
    anna, bea, cleo, dora = (player(size=size) for size in SIZES[:4])
    tv = player(size=TELEVISION)
    anna.name, bea.name, cleo.name, dora.name = "Anna", "Maximiliane", "Cleo", "Dorothea-Luise"
    for someone in (bea, cleo, dora):
        someone.opens_table("wormlord", 2, {})  # they have names from now on
    code = sits_with(anna, bea, cleo, dora, map=None, teams=[2, 2])
    tv.goes(f"/t/{code}/tv")
    inside = "buttons => buttons.every(each => each.getBoundingClientRect().bottom <= innerHeight)"
    assert bea.page.locator(".stand .talk button").evaluate_all(inside)
    garden = anna.page.get_by_role("grid").bounding_box()
    for someone in (cleo, dora):
        someone.taps("My hands")
        someone.taps("Give up")
        someone.taps("Yes, give this match up")
    over = anna.page.locator("section.over")
    expect(over.get_by_role("heading", name="You won together!")).to_be_visible()
    assert anna.page.get_by_role("grid").bounding_box() == garden
    evening = over.get_by_role("region", name="Score of the evening")
    expect(evening.get_by_role("listitem")).to_have_text(
        ["Anna + Maximiliane 1", "Cleo + Dorothea-Luise 0"]
    )
    expect(cleo.page.get_by_role("heading", name="Anna and Maximiliane win")).to_be_visible()
    podium = tv.page.locator(".podium")
    expect(podium.locator("ol > li .step > span")).to_have_text(["1", "2"])
    expect(podium.locator("ol > li").first.locator("svg.head")).to_have_count(2)
    assert podium.locator("ol b").evaluate_all(WHOLE) == []
    for someone, name in ((anna, "phone"), (bea, "landscape"), (tv, "tv")):
        someone.looks(f"wormlord-pairs-over-{name}")
    anna.taps("Another game")
    for someone in (bea, cleo, dora):
        someone.taps("Join")
    at_signal(anna, bea, cleo, dora)
    expect(anna.page.locator(".sides li.own.blue")).to_contain_text("Anna + Maximiliane")


def test_sides_grow_and_shrink_after_people_have_sat_down(player: NewPerson) -> None:
    """WL-34, TB-09: pairs meet sides of one; nobody who sits is arranged away."""
    anna, bert = player(), player(size=PHONE)
    _opens(anna)
    bert.goes(f"/t/{anna.code}").taps("Sit here")
    expect(_chairs(anna).nth(1)).to_contain_text("not ready yet")
    _chooses(_people_of(anna, "Pink"), "a pair")
    expect(_chairs(anna)).to_have_count(3)
    _chooses(anna.page.get_by_role("radiogroup", name="How many sides"), "3")
    expect(_chairs(anna)).to_have_count(4)
    bert.fills(4, "Move here")
    expect(_chairs(anna).nth(3)).to_contain_text("not ready yet")
    three = anna.page.get_by_role("radiogroup", name="How many sides")
    three.get_by_text("2", exact=True).click()
    refused = anna.page.get_by_role("alert")
    expect(refused).to_contain_text("Somebody sits on a seat that would go.")
    expect(refused.get_by_role("link")).to_have_attribute("href", "/rules/table#TB-09")
    expect(three.get_by_role("radio", name="3")).to_be_checked()
    expect(_chairs(anna)).to_have_count(4)
    anna.looks("wormlord-teams-refused")
    bert.fills(2, "Move here")
    expect(_chairs(anna).nth(1)).to_contain_text("not ready yet")
    _chooses(three, "2")
    expect(refused).to_have_count(0)
    expect(_chairs(anna)).to_have_count(3)


def test_a_map_stays_with_the_sides_it_is_for(player: NewPerson) -> None:
    """WL-04, WL-34: a duel is for two pairs, too; with three sides another map is played."""
    anna = player()
    _opens(anna)
    maps = anna.page.get_by_role("group", name="The map")
    maps.get_by_role("radio", name="Duel").check(force=True)
    _chooses(_people_of(anna, "Pink"), "a pair")
    _chooses(_people_of(anna, "Blue"), "a pair")
    expect(maps.get_by_role("radio", name="Duel")).to_be_checked()
    _chooses(anna.page.get_by_role("radiogroup", name="How many sides"), "3")
    expect(maps.get_by_role("radio", name="Basic 3")).to_be_checked()
    expect(anna.page.get_by_label("How many play")).to_have_value("6")
    anna.page.get_by_label("How many play").select_option("3")
    expect(_people_of(anna, "Pink").get_by_role("radio", name="one")).to_be_checked()
    expect(_chairs(anna)).to_have_count(3)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size['width']}")
def test_sides_and_people_fit_every_screen(player: NewPerson, size: dict[str, int]) -> None:
    """In English and in German, without anything wider than the screen."""
    for language, invite in (("en-GB", "Invite somebody"), ("de-AT", "Jemanden einladen")):
        anna = player(size=size, language=language)
        anna.goes()
        anna.taps(invite, within=anna.card("Wormlord"))
        groups = anna.page.get_by_role("radiogroup")
        groups.nth(1).locator("label").last.click()
        groups.nth(2).locator("label").last.click()
        expect(_chairs(anna)).to_have_count(4)
        groups.nth(1).scroll_into_view_if_needed()
        anna.looks(f"wormlord-teams-{size['width']}-{language[:2]}")
        assert anna.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
        assert anna.complaints() == []
