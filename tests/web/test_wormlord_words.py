"""Wormlord against a bot on a phone, in four languages, by day and by night."""

import pytest
from playwright.sync_api import expect

from tests.web.conftest import NewPerson
from tests.web.people import PHONE
from tests.web.ropes import CLOSE, at_signal, plays_on, with_a_bot

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
