"""The table before a game: every option in plain words with its rule, for the host to change."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import NewPerson
from tests.web.people import PHONE, Person

BY_LOOKING = ("map", "teams", "reading")
"""Options that a game asks for with cards of its own."""


def _opens_options(someone: Person, game: str) -> None:
    someone.goes()
    someone.taps("Invite somebody", within=someone.card(game))
    someone.page.get_by_text("Change the options").click()


@pytest.mark.parametrize(
    ("title", "name"), [("Wormi", "wormi"), ("Das Wurmt", "wurmt"), ("Wormlord", "wormlord")]
)
def test_every_option_is_there_with_its_rule(person: NewPerson, title: str, name: str) -> None:
    """As many as the server knows, each with its rule; some are chosen by looking at cards."""
    anna = person(size=PHONE)
    _opens_options(anna, title)
    games = anna.page.request.get(f"{anna.house}/api/games").json()
    [options] = [game["options"] for game in games if game["name"] == name]
    shown = anna.page.locator(".form .one")
    expect(shown).to_have_count(len([each for each in options if each["name"] not in BY_LOOKING]))
    cards = anna.page.get_by_role("radio")
    assert cards.count() > 1 or not any(each["name"] in BY_LOOKING for each in options)
    for each in shown.all():
        link = each.get_by_role("link", name=re.compile("^Rule "))
        expect(link).to_have_attribute("href", re.compile(f"^/rules/{name}#[A-Z]{{2}}-"))
    assert "option-" not in anna.page.locator(".form").inner_text()
    assert anna.complaints() == []
    anna.looks(f"options-{name}-phone")


def test_the_host_changes_numbers_lists_and_seats_and_goes_back_to_the_box(
    person: NewPerson,
) -> None:
    """DW-09, DW-36: what was changed is said first; what cannot be meant is put back."""
    anna, bert = person(), person()
    _opens_options(anna, "Das Wurmt")
    page = anna.page
    changed = page.locator(".changed")
    page.get_by_label("House rule: cards in a full hand").fill("6")
    page.keyboard.press("Enter")
    expect(changed).to_contain_text("cards in a full hand: 6")
    page.get_by_label("Who begins").select_option(label="2: free seat")
    expect(changed).to_contain_text("Who begins: 2: free seat")
    page.get_by_label("the action cards of each colour: one fewer").click()
    expect(changed).to_contain_text("Remove, Refresh, New worm, Spy")
    aside = page.get_by_label("cards put aside with 2, 3, 4 and 5 players")
    aside.fill("40 30 twenty 10")
    aside.blur()
    expect(aside).to_have_value("30 20 10 0")
    bert.goes(f"/t/{anna.code}")
    expect(bert.page.locator(".changed")).to_contain_text("cards in a full hand: 6")
    bert.page.get_by_text("All options").click()
    expect(bert.page.locator(".form")).to_contain_text("cards put aside")
    expect(bert.page.locator(".form input, .form select")).to_have_count(0)
    anna.taps("Back to the usual")
    anna.sees("Everything as usual.")


def test_a_time_limit_is_a_number_and_not_a_seat(person: NewPerson) -> None:
    """WL-31, WL-39: an empty field is no limit; sides are given what they have to tie."""
    anna = person()
    _opens_options(anna, "Wormlord")
    page = anna.page
    limit = page.get_by_label("Seconds that a round may last")
    expect(limit).to_have_attribute("placeholder", "no limit")
    anna.sees("10 to 3,600; usually no limit")
    for seconds in ("10", "3600", "120"):
        limit.fill(seconds)
        limit.blur()
        expect(page.locator(".changed")).to_contain_text(f"may last: {seconds}")
    for seconds in ("9", "3601"):
        limit.fill(seconds)
        limit.blur()
        expect(limit).to_have_value("120")
    page.get_by_label("What each side has to tie: one more").click()
    page.get_by_label("Side 1", exact=True).last.select_option(label="a loop (for small children)")
    expect(page.locator(".changed")).to_contain_text("a loop (for small children)")
    limit.fill("")
    limit.blur()
    expect(page.locator(".changed")).not_to_contain_text("may last")


def test_a_refused_choice_goes_back_and_says_why(person: NewPerson) -> None:
    """TB-04, TB-06, TB-09: whatever kind of field it was; what is accepted next clears it away."""
    anna, bert = person(size=PHONE), person()
    _opens_options(anna, "Wormlord")
    page = anna.page
    tie = page.get_by_role("group", name="What each side has to tie")
    for _ in range(2):
        page.get_by_label("What each side has to tie: one more").click()
    expect(tie.get_by_role("combobox")).to_have_count(2)
    page.get_by_label("What each side has to tie: one more").click()
    why = page.locator(".one", has=tie).get_by_role("alert")
    expect(why).to_contain_text("The game cannot be played with these seats and options.")
    expect(why.get_by_role("link", name="TB-04")).to_be_visible()
    expect(tie.get_by_role("combobox")).to_have_count(2)
    expect(page.locator(".notice")).to_have_count(0)
    assert anna.complaints() == []
    anna.looks("options-refused-phone")
    page.get_by_label("Rounds to win").fill("3")
    page.keyboard.press("Enter")
    expect(page.locator(".changed")).to_contain_text("Rounds to win: 3")
    expect(why).to_have_count(0)
    page.get_by_label("How many play").select_option("3")
    bert.goes(f"/t/{anna.code}")
    bert.page.get_by_role("button", name="Sit here").last.click()
    expect(page.locator(".chairs li").last).to_contain_text("not ready yet")
    page.get_by_label("How many play").select_option("2")
    expect(page.get_by_role("alert")).to_contain_text("Somebody sits on a seat that would go.")
    expect(page.get_by_label("How many play")).to_have_value("3")
    expect(page.locator(".chairs li")).to_have_count(3)


BARE = """
    for (const name of ['clipboard', 'share'])
        Object.defineProperty(navigator, name, {value: undefined});
    document.execCommand = (what) => { copied = [what, getSelection().toString()]; return true; };
"""
"""A browser as it is where pages come without encryption, as from a computer at home."""


def test_links_are_copied_where_browsers_have_no_clipboard(person: NewPerson) -> None:
    anna, bert = person(), person()
    anna.context.add_init_script(BARE)
    code = anna.opens_table("wormi", 2, {"fairness": "plain"})
    anna.taps("Copy")
    expect(anna.page.get_by_role("button", name="Copied")).to_be_focused()
    assert anna.page.evaluate("copied") == ["copy", f"{anna.house}/t/{code}"]
    bert.goes(f"/t/{code}").taps("Sit here")
    anna.taps("I am ready")
    bert.taps("I am ready")
    bert.taps("Give up")
    bert.taps("Give up", within=bert.page.get_by_role("dialog"))
    anna.page.get_by_role("button", name="Share:").click()
    expect(anna.page.get_by_role("button", name="Copied:")).to_be_visible()
    assert anna.page.evaluate("copied") == ["copy", f"{anna.house}/replay/{code}?game=1"]
