"""The practice pad: real pointers tie and untie, the judge has the last word."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import NewPerson
from tests.web.people import DESKTOP, LANDSCAPE, PHONE, TABLET, Person
from tests.web.wormlord.ropes import draws
from wormery.knots.drawing.figures import FIGURE_OF_EIGHT, LOOPS, LOOSE, PRETZEL

TITLES = {
    "en-GB": "Practice pad",
    "fr-BE": "S’entraîner aux nœuds",
    "nl-NL": "Knopen oefenen",
    "de-AT": "Knoten üben",
}


def opens_pad(someone: Person, path: str = "/practice") -> None:
    """Go and practise."""
    someone.goes(path)
    expect(someone.page.locator(".pad.mine")).to_be_visible()


def result(someone: Person) -> Locator:
    """What the judge has said about the last try."""
    return someone.page.locator(".result[data-judged='server']")


def card(someone: Person, knot: str) -> Locator:
    """A knot of the collection."""
    return someone.page.locator(f"li[data-knot='{knot}']")


def test_knots_are_named_timed_and_collected_and_stay_after_a_reload(person: NewPerson) -> None:
    """WL-11"""
    anna = person()
    opens_pad(anna)
    expect(card(anna, "overhand")).to_contain_text("Make a loop")
    draws(anna, PRETZEL)
    expect(result(anna)).to_contain_text("You tied an overhand knot!")
    expect(result(anna)).to_contain_text("A new best!")
    expect(result(anna)).to_contain_text(re.compile(r"\d\.\d\d seconds"))
    anna.sees("Your knots: 1 of 24")
    draws(anna, FIGURE_OF_EIGHT)  # a touch brings the next rope at once
    expect(result(anna)).to_contain_text("You tied a figure-eight!")
    anna.page.reload()
    anna.sees("Your knots: 2 of 24")
    expect(card(anna, "overhand")).to_contain_text("tied once")
    expect(card(anna, "figure-eight")).to_contain_text(re.compile(r"best \d+\.\d\d s"))
    anna.sees("Your fastest knot")
    anna.looks("practice-collection")
    anna.taps("Empty the collection")
    anna.taps("No, go back")
    anna.sees("Your knots: 2 of 24")
    anna.taps("Empty the collection")
    anna.taps("Yes, begin afresh")
    anna.sees("Your knots: 0 of 24")


def test_loops_are_no_knot_and_dots_lead_to_an_odd_one(person: NewPerson) -> None:
    """What slips apart is not collected; a shadow shows the way."""
    anna = person()
    opens_pad(anna)
    draws(anna, LOOPS)
    anna.sees("The worm crossed itself only 2 times.")
    anna.sees("Your knots: 0 of 24")
    card(anna, "two overhands").get_by_role("button", name="Show me").click()
    anna.sees("Follow the dots: two overhands.")
    half = [(x * 0.48, 1100 + y * 0.48) for x, y in PRETZEL]
    draws(anna, [*half, *((x + 2048, y) for x, y in half)], gap=80)
    expect(result(anna)).to_contain_text("You tied two overhands!")


def test_a_knot_is_pulled_free_against_the_clock(person: NewPerson) -> None:
    """WL-18"""
    anna = person()
    opens_pad(anna, "/practice/untie")
    expect(anna.page.locator(".pad[data-holds='enemy_knot']")).to_be_visible()
    draws(anna, LOOSE[:3:-1], gap=60, pause=0.02)
    expect(result(anna)).to_contain_text("It is free!")
    anna.sees("untied once")
    anna.page.get_by_label("Which knot").select_option("double overhand")
    anna.sees("No time yet.")
    anna.page.reload()
    expect(anna.page.locator(".pad[data-holds='enemy_knot']")).to_be_visible()
    anna.sees("untied once")


def test_the_pad_works_without_a_line(person: NewPerson) -> None:
    """Everything is loaded; only the judge's last word is missing, and the page says so."""
    anna = person()
    opens_pad(anna)
    anna.page.wait_for_load_state("networkidle")
    anna.context.set_offline(True)
    draws(anna, PRETZEL)
    expect(anna.page.locator(".result[data-judged='offline']")).to_contain_text("an overhand knot")
    anna.sees("The judge is out of reach")
    expect(card(anna, "overhand")).to_contain_text("tied once")
    anna.context.set_offline(False)


@pytest.mark.parametrize("language", TITLES)
def test_the_practice_pad_speaks_and_fits_and_axe_is_content(
    person: NewPerson, language: str
) -> None:
    """Every language another size, by day and by night."""
    places = list(TITLES)
    size = (PHONE, LANDSCAPE, TABLET, DESKTOP)[places.index(language)]
    anna = person(language=language, size=size, dark=places.index(language) % 2 == 1)
    opens_pad(anna)
    expect(anna.page.get_by_role("heading", level=1)).to_have_text(TITLES[language])
    draws(anna, PRETZEL)
    expect(result(anna)).to_be_visible()
    text = anna.page.locator("body").inner_text()
    assert re.findall(r"\b(?:practice|corner|wormlord|learn)-[a-z]\S*", text) == []
    assert anna.complaints() == []
    assert anna.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    anna.looks(f"practice-{language[:2]}")


def test_the_pad_is_found_from_home_and_from_a_table_that_waits(person: NewPerson) -> None:
    """Something to do while others are awaited."""
    anna = person()
    anna.goes()
    expect(anna.card("Wormlord").get_by_role("link", name="Draw a map")).to_be_visible()
    anna.card("Wormlord").get_by_role("link", name="Practice pad").click()
    expect(anna.page.locator(".pad.mine")).to_be_visible()
    anna.goes()
    anna.taps("Invite somebody", within=anna.card("Wormlord"))
    warm = anna.page.get_by_role("link", name="Warm up while you wait")
    expect(warm).to_have_attribute("href", "/practice")
