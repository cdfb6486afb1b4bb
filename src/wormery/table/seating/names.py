"""Names of people: short, visible, and no trick with control characters."""

import unicodedata
from itertools import pairwise

from wormery.core import Refusal
from wormery.table.seating.invisible import VARIATIONS, is_invisible

LONGEST = 24


def checked(name: str) -> str:
    """The name as it is shown, blanks tidied; refused if it cannot be one (TB-08)."""
    tidy = " ".join(unicodedata.normalize("NFC", name).split())
    if not 1 <= len(tidy) <= LONGEST:
        raise Refusal("TB-08", f"a name has 1 to {LONGEST} characters")
    if any(unicodedata.category(letter) in _CONTROLS for letter in tidy):
        raise Refusal("TB-08", "a name has no control characters")
    if any(_is_hidden(before, letter) for before, letter in pairwise(f" {tidy}")):
        raise Refusal("TB-08", "a name has no invisible characters")
    if sum(unicodedata.combining(letter) > 0 for letter in tidy) > len(tidy) // 2:
        raise Refusal("TB-08", "a name is made of letters, not of marks alone")
    if not any(unicodedata.category(letter)[0] in _INK for letter in tidy):
        raise Refusal("TB-08", "a name is made of letters, not of marks alone")
    return tidy


def _is_hidden(before: str, letter: str) -> bool:
    """Whether a letter cannot be seen, unless it changes how the one before it is drawn."""
    if letter in VARIATIONS:
        return is_invisible(before) or before == " "
    return is_invisible(letter)


_CONTROLS = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
_INK = frozenset("LNPS")  # letters, numbers, punctuation, symbols; not marks and blanks
