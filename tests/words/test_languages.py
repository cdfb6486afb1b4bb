"""Readers get the language they asked for, if it is spoken here."""

import re
from pathlib import Path

import pytest

from wormery.words import LANGUAGES, best_language, language_of_environment, language_of_header


def test_the_browser_offers_what_is_translated() -> None:
    """A language is a folder of words and an entry in the client's list."""
    listed = (
        Path(__file__).parents[2] / "web" / "src" / "lib" / "words" / "languages.ts"
    ).read_text("utf-8")
    row = re.search(r"LANGUAGES = \[(.*)\] as const", listed)
    assert row is not None
    assert sorted(re.findall(r"'(\w+)'", row.group(1))) == sorted(LANGUAGES)


def test_english_comes_first() -> None:
    assert LANGUAGES[0] == "en"
    assert set(LANGUAGES) >= {"en", "fr", "nl", "de"}


@pytest.mark.parametrize(
    ("wanted", "chosen"),
    [
        (["fr"], "fr"),
        (["nl-BE"], "nl"),
        (["de_AT"], "de"),
        (["FR-ch"], "fr"),
        (["eo", "nl", "de"], "nl"),
        (["eo"], "en"),
        ([], "en"),
        (["", "../fr"], "en"),
    ],
)
def test_the_first_wanted_language_that_is_spoken_wins(wanted: list[str], chosen: str) -> None:
    assert best_language(wanted) == chosen


@pytest.mark.parametrize(
    ("header", "chosen"),
    [
        ("fr-BE, nl;q=0.8", "fr"),
        ("nl;q=0.2, de; q=0.9, en;q=0.5", "de"),
        ("en;q=0, *;q=0.5", "en"),
        ("fr;q=0, nl;q=0.1", "nl"),
        ("de;q=much, nl;q=0.1", "nl"),
        ("eo, *", "en"),
        ("", "en"),
    ],
)
def test_a_browser_says_how_dear_a_language_is(header: str, chosen: str) -> None:
    assert language_of_header(header) == chosen


@pytest.mark.parametrize(
    ("variables", "chosen"),
    [
        ({"LANG": "nl_BE.UTF-8"}, "nl"),
        ({"LANG": "nl_BE.UTF-8", "LC_ALL": "de_DE"}, "de"),
        ({"LANG": "fr_FR", "LC_MESSAGES": "", "LC_ALL": ""}, "fr"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({}, "en"),
    ],
)
def test_a_terminal_says_its_language_in_variables(variables: dict[str, str], chosen: str) -> None:
    assert language_of_environment(variables) == chosen
