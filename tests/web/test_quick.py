"""How a quick game is played is chosen on the home page, and remembered by the browser."""

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import NewPerson
from tests.web.people import LANDSCAPE, PHONE, TABLET, Person
from tests.web.wormlord.ropes import at_signal

WIDE = {"width": 1440, "height": 900}
TELEVISION = {"width": 1920, "height": 1080}
SIZES = [PHONE, LANDSCAPE, TABLET, WIDE, TELEVISION]


def _changes(someone: Person, game: str) -> Locator:
    someone.page.get_by_role("button", name=f"Change: {game}", exact=True).click()
    dialog = someone.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    return dialog


def test_a_map_pairs_and_a_bot_are_chosen_and_remembered(player: NewPerson) -> None:
    """WL-04, WL-34: two against two with bots on a map, at once; the next time it is the same."""
    anna = player(size=PHONE)
    anna.goes()
    card = anna.card("Wormlord")
    dialog = _changes(anna, "Wormlord")
    dialog.get_by_role("combobox").first.select_option("1")
    for side in ("Pink", "Blue"):
        pairs = dialog.get_by_role("radiogroup", name=f"People of {side}")
        pairs.get_by_text("a pair", exact=True).click()
    dialog.get_by_role("radio", name="Duel").check(force=True)
    expect(dialog.get_by_role("radio", name="Duel")).to_be_checked()
    anna.looks("quick-wormlord-phone")
    anna.taps("Done")
    expect(card.locator(".quick")).to_contain_text("2 : 2 · Duel · Bot level 1")
    anna.page.reload()
    expect(card.locator(".quick")).to_contain_text("2 : 2 · Duel · Bot level 1")
    anna.taps("Play a bot now", within=card)
    at_signal(anna)
    expect(anna.page.locator(".sides li")).to_have_count(2)
    expect(anna.page.locator(".sides li").last).to_contain_text("Bot Ella + Bot Hugo")
    table = anna.page.request.get(f"{anna.house}/api/codes/{anna.code}").json()
    assert table["options"]["map"] == "Duel"
    assert table["options"]["teams"] == [2, 2]


def test_the_same_choice_counts_around_one_device(player: NewPerson) -> None:
    """WL-34, WL-39: so many names as people; with fewer of them the sides follow."""
    anna = player(size=TABLET, touch=True)
    anna.goes()
    dialog = _changes(anna, "Wormlord")
    pairs = dialog.get_by_role("radiogroup", name="People of Pink")
    pairs.get_by_text("a pair", exact=True).click()
    anna.taps("Done")
    anna.taps("On one device", within=anna.card("Wormlord"))
    expect(anna.page.get_by_role("dialog").get_by_role("textbox")).to_have_count(3)
    anna.taps("Begin")
    expect(anna.page.locator(".pad.mine")).to_have_count(2)
    anna.goes()
    anna.taps("On one device", within=anna.card("Wormlord"))
    anna.taps("One fewer")
    anna.taps("Begin")
    expect(anna.page.locator("[data-side] .name")).to_have_count(2)
    expect(anna.page.locator("[data-side] .name").filter(has_text="+")).to_have_count(0)


def test_every_game_is_changed_where_it_is_begun(person: NewPerson) -> None:
    """TB-04: options of games without choosers of their own, too; what does not fit says why."""
    anna = person()
    anna.goes()
    card = anna.card("Das Wurmt")
    expect(card.locator(".quick")).to_contain_text("2 people · You see your values")
    dialog = _changes(anna, "Das Wurmt")
    dialog.get_by_label("How many play").select_option("3")
    dialog.get_by_text("Change the options").click()
    dialog.get_by_label("House rule: cards in a full hand").fill("6")
    anna.page.keyboard.press("Enter")
    anna.taps("Done")
    expect(card.locator(".quick")).to_contain_text(
        "3 people · You see your values · House rule: cards in a full hand: 6"
    )
    anna.taps("Play a bot now", within=card)
    table = anna.page.request.get(f"{anna.house}/api/codes/{anna.code}").json()
    assert len(table["seats"]) == 3
    anna.goes()
    dialog = _changes(anna, "Wormlord")
    dialog.get_by_text("Change the options").click()
    for _ in range(3):
        dialog.get_by_label("What each side has to tie: one more").click()
    anna.taps("Done")
    anna.taps("On one device", within=anna.card("Wormlord"))
    anna.taps("Begin")
    why = anna.card("Wormlord").get_by_role("alert")
    expect(why).to_contain_text("The game cannot be played with these seats and options.")
    dialog = _changes(anna, "Wormlord")
    dialog.get_by_role("button", name="Back to the usual").click()
    anna.taps("Done")
    expect(why).to_have_count(0)
    expect(anna.card("Wormlord").locator(".quick")).to_contain_text("usual rules · ")


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size['width']}")
def test_the_choice_fits_every_screen(player: NewPerson, size: dict[str, int]) -> None:
    """In English and in German: the line on the card, and the sheet that opens."""
    for language, change in (("en-GB", "Change: Wormlord"), ("de-AT", "Ändern: Wormlord")):
        anna = player(size=size, language=language, touch=size == PHONE)
        anna.goes()
        button = anna.page.get_by_role("button", name=change, exact=True)
        button.scroll_into_view_if_needed()
        expect(button).to_be_enabled()
        anna.looks(f"quick-{size['width']}-{language[:2]}")
        assert anna.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
        button.click()
        expect(anna.page.get_by_role("dialog").get_by_role("radio", name="Duel")).to_be_visible()
        assert anna.complaints() == []
        anna.looks(f"quick-open-{size['width']}-{language[:2]}")


def test_both_readings_are_shown_wherever_das_wurmt_is_begun(person: NewPerson) -> None:
    """DW-05, DW-42: two cards with a bot, on one device and for friends, who are also asked."""
    anna = person(size=PHONE)
    anna.goes()
    card = anna.card("Das Wurmt")
    expect(card.get_by_role("radio")).to_have_count(2)
    expect(card).to_contain_text("You lay what you know, and remember it.")
    card.get_by_role("radio", name="Blind").check(force=True)
    expect(card).to_contain_text("You lay blind and are surprised together.")
    anna.taps("On one device", within=card)
    expect(anna.page.get_by_role("dialog").get_by_role("radio", name="Blind")).to_be_checked()
    anna.page.keyboard.press("Escape")
    anna.taps("Play a bot now", within=card)
    assert _options(anna)["reading"] == "blind"
    anna.goes()
    anna.taps("Invite somebody", within=anna.card("Das Wurmt"))
    expect(anna.page.get_by_role("radio", name="Blind")).to_be_visible()
    assert _options(anna)["ask_first"] is True


def _options(someone: Person) -> dict[str, object]:
    found = someone.page.request.get(f"{someone.house}/api/codes/{someone.code}").json()
    options: dict[str, object] = found["options"]
    return options
