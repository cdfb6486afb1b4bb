"""Names that can be seen, and none that cannot."""

import sys
import unicodedata

import pytest

from wormery.core import Refusal
from wormery.table.seating.invisible import is_invisible
from wormery.table.seating.names import checked

FINE = ["Ann", "Zoë", "  Jo  Ann ", "山田", "שרה", "علي", "О’Нил", "🐛", "❤️", "1️⃣ Ben", "ᚁᚂ", "⠺⠕⠗⠍"]
HIDDEN = {
    "a Hangul filler": "\u3164",
    "a Braille blank": "\u2800",
    "several": "\u3164 \u2800",
    "inside a name": "A\u3164nn",
    "at the end": "Ann\u2800",
    "halfwidth filler": "\uffa0",
    "jamo filler": "\u115f\u1160",
    "Khmer vowel": "\u17b4",
    "grapheme joiner": "A\u034f",
    "Mongolian selector": "A\u180b",
    "selectors alone": "\ufe0f",
    "after a blank": "A \ufe0f",
    "null notehead": "\U0001d159",
    "supplementary selector": "A\U000e0100",
    "zero width space": "A\u200bB",
    "direction": "A\u202eB",
    "an enclosing mark alone": "\u20dd",
    "blanks": "\u3000\u2003",
}


@pytest.mark.parametrize("name", FINE)
def test_a_name_in_any_script_is_fine(name: str) -> None:
    """TB-08"""
    assert checked(name) == " ".join(unicodedata.normalize("NFC", name).split())


@pytest.mark.parametrize("case", HIDDEN)
def test_a_name_that_cannot_be_seen_is_none(case: str) -> None:
    """TB-08: nor one that only looks like another."""
    with pytest.raises(Refusal, match="TB-08"):
        checked(HIDDEN[case])


def test_the_table_of_invisible_characters_is_about_what_unicode_ignores() -> None:
    """Every format character is in it but those that are drawn or set off lines of text."""
    drawn = {"Arabic", "SYRIAC", "KAITHI", "INTERLINEAR", "EGYPTIAN"}
    formats = [
        chr(code) for code in range(sys.maxunicode) if unicodedata.category(chr(code)) == "Cf"
    ]
    missed = {unicodedata.name(each, "") for each in formats if not is_invisible(each)}
    assert all(name.split()[0] in {word.upper() for word in drawn} for name in missed), missed
