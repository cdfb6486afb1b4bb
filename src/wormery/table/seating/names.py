"""Names of people: short, visible, and no trick with control characters."""

import unicodedata

from wormery.core import Refusal

LONGEST = 24


def checked(name: str) -> str:
    """The name as it is shown, blanks tidied; refused if it cannot be one (TB-08)."""
    tidy = " ".join(unicodedata.normalize("NFC", name).split())
    if not 1 <= len(tidy) <= LONGEST:
        raise Refusal("TB-08", f"a name has 1 to {LONGEST} characters")
    if any(unicodedata.category(letter) in _INVISIBLE for letter in tidy):
        raise Refusal("TB-08", "a name has no control characters")
    if sum(unicodedata.combining(letter) > 0 for letter in tidy) > len(tidy) // 2:
        raise Refusal("TB-08", "a name is made of letters, not of marks alone")
    return tidy


_INVISIBLE = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
