"""Wormlord against a bot on a phone, in four languages, by day and by night."""

import pytest
from playwright.sync_api import expect

from tests.web.conftest import NewPerson
from tests.web.people import LANDSCAPE, PHONE
from tests.web.wormlord.ropes import CLOSE, at_signal, plays_on, prefers, with_a_bot

MOST_ACTS = 150  # in one round


@pytest.mark.parametrize("language", ["en-GB", "fr-BE", "nl-NL", "de-AT"])
def test_no_word_is_missing_and_axe_is_content(player: NewPerson, language: str) -> None:
    """The garden, the pad and the settings in four languages."""
    anna = player(language=language, size=PHONE, dark=language == "nl-NL")
    with_a_bot(anna)
    anna.page.get_by_role("button", name=READY[language]).click()
    at_signal(anna)
    assert anna.complaints() == []
    anna.page.locator(".gear").last.click()
    expect(anna.page.get_by_role("dialog")).to_be_visible()
    assert "wormlord-" not in anna.page.locator("body").inner_text()
    assert anna.complaints() == []
    anna.looks(f"wormlord-{language[:2]}")


ROUND_ONE_DEVICE = {
    "fr-BE": ("Sur un seul appareil", "Commencer"),
    "nl-NL": ("Op één apparaat", "Beginnen"),
    "de-AT": ("Auf einem Gerät", "Anfangen"),
}

CUT_NAMES = """() => [...document.querySelectorAll('.strip, .strip .name')]
  .filter((each) => each.scrollWidth > each.clientWidth + 1).map((each) => each.textContent)"""


@pytest.mark.parametrize("language", ROUND_ONE_DEVICE)
def test_around_one_device_and_with_one_switch_every_language_fits(
    player: NewPerson, language: str
) -> None:
    """WL-11: pads at every edge with whole names; then a worm that needs one press to dig."""
    share, begin = ROUND_ONE_DEVICE[language]
    anna = player(language=language, size=PHONE, touch=True, dark=language == "fr-BE")
    anna.goes().taps(share, within=anna.card("Wormlord"))
    anna.taps(begin)
    expect(anna.page.locator(".pad.mine")).to_have_count(2)
    assert anna.page.evaluate(CUT_NAMES) == []
    assert "wormlord-" not in anna.page.locator("body").inner_text()
    assert anna.complaints() == []
    anna.looks(f"wormlord-one-device-{language[:2]}")
    bert = player(language=language, size=LANDSCAPE, dark=language != "fr-BE")
    prefers(bert, way="switch")
    bert.goes("/practice")
    bert.page.locator(".pad.mine").focus()
    bert.page.keyboard.press("Space")
    expect(bert.page.locator(".pad .shake")).to_be_visible()
    bert.looks(f"practice-switch-{language[:2]}")
    assert bert.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    assert bert.complaints() == []


READY = {
    "en-GB": "I am ready",
    "fr-BE": "C’est bon pour moi",
    "nl-NL": "Ik ben klaar",
    "de-AT": "Ich bin bereit",
}


def test_a_round_against_a_bot_on_a_phone(player: NewPerson) -> None:
    """WL-28, WL-45: towers are taken from a bot, and the next round waits for a word."""
    anna = player(size=PHONE)
    with_a_bot(anna, map=CLOSE, rounds=2)
    anna.taps("I am ready")
    at_signal(anna)
    over = anna.page.get_by_role("button", name="Ready for the next round")
    for _ in range(MOST_ACTS):
        if over.is_visible():
            break
        plays_on(anna)
    anna.looks("wormlord-round-phone")
    over.click()
    at_signal(anna)
