"""Characters that nobody sees, which Python's `unicodedata` cannot tell from others.

The first table is Unicode's property Default_Ignorable_Code_Point, as derived in the file
DerivedCoreProperties.txt of the Unicode Character Database, version 16.0. The second lists what has
a width and no ink: fonts show it as a gap. Blanks proper (category Zs) are a matter of `str.split`.
"""

from typing import Final

_IGNORABLE: Final = (
    (0x00AD, 0x00AD),  # soft hyphen
    (0x034F, 0x034F),  # combining grapheme joiner
    (0x061C, 0x061C),  # Arabic letter mark
    (0x115F, 0x1160),  # Hangul fillers
    (0x17B4, 0x17B5),  # Khmer inherent vowels
    (0x180B, 0x180F),  # Mongolian variation selectors and vowel separator
    (0x200B, 0x200F),  # zero width space, joiners, marks of direction
    (0x202A, 0x202E),  # embeddings and overrides of direction
    (0x2060, 0x206F),  # word joiner, invisible operators, isolates, deprecated controls
    (0x3164, 0x3164),  # Hangul filler
    (0xFE00, 0xFE0F),  # variation selectors
    (0xFEFF, 0xFEFF),  # byte order mark
    (0xFFA0, 0xFFA0),  # halfwidth Hangul filler
    (0xFFF0, 0xFFF8),  # reserved
    (0x1BCA0, 0x1BCA3),  # shorthand format controls
    (0x1D173, 0x1D17A),  # musical controls
    (0xE0000, 0xE0FFF),  # tags, and further variation selectors
)

_BLANK: Final = (
    (0x2800, 0x2800),  # Braille pattern blank
    (0x13441, 0x13442),  # Egyptian hieroglyph blanks
    (0x16FE4, 0x16FE4),  # Khitan small script filler
    (0x1D159, 0x1D159),  # musical symbol null notehead
)

VARIATIONS: Final = frozenset("\ufe0e\ufe0f")
"""They choose how the sign before them is drawn, as text or as a picture."""


def is_invisible(letter: str) -> bool:
    """Whether a character leaves no mark of its own."""
    code = ord(letter)
    return any(first <= code <= last for first, last in (*_IGNORABLE, *_BLANK))
