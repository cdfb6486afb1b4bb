"""Words that the glossary of docs/languages.md gave up for better ones do not come back."""

import re

import pytest

from tests.words.shelves import entries

GIVEN_UP = {
    "en": [r"\btowers?\b", r"\bNo line\b"],
    "fr": [r"\bbots?\b", r"\bliaison\b", r"\bmarron\b", r"\bcartes? ouvertes?\b", r"\bjuge dit\b"],
    "nl": [r"\bvak(ken)?\b", r"\bvijandelijke?\b", r"\btorens?\b", r"\bwens(en)?\b"],
    "de": [r"\bTürme?\b", r"\bTurm\b", r"\bWunsch\b", r"\bWünsche\b", r"\bRichter\b"],
}


@pytest.mark.parametrize("language", GIVEN_UP)
def test_one_word_is_said_for_one_thing(language: str) -> None:
    gone = re.compile("|".join(GIVEN_UP[language]), re.IGNORECASE)
    texts = {key: words.text for key, words in entries(language).items()}
    assert {key: text for key, text in texts.items() if gone.search(text)} == {}


def test_a_dutch_range_includes_its_end() -> None:
    ends_early = re.compile(r"(\d|\b[a-g]|\{\}) tot (\d|[a-g]\b|\{\})")
    texts = {key: words.text for key, words in entries("nl").items()}
    assert {key: text for key, text in texts.items() if ends_early.search(text)} == {}


@pytest.mark.parametrize(("language", "wrong"), [("fr", " …"), ("de", r"\w…"), ("nl", r"\w…")])
def test_dots_that_trail_off_stand_as_the_language_sets_them(language: str, wrong: str) -> None:
    texts = {key: words.text for key, words in entries(language).items()}
    assert {key: text for key, text in texts.items() if re.search(wrong, text)} == {}
