"""Codes of tables: short enough to read out, and too many of them to guess one."""

import secrets
from typing import Final
from zlib import crc32

from wormery.table.settings import CODE_LETTERS

SHORTEST: Final = 6
LONGEST: Final = 12
SHARES: Final = 32
ONE_IN: Final = 1_000_000
"""How many guesses it takes to hit any table at all, on average and at least."""


def code_length(tables: int) -> int:
    """How many letters a code needs in a house of so many tables, old ones included."""
    length = SHORTEST
    while length < LONGEST and len(CODE_LETTERS) ** length < ONE_IN * tables:
        length += 1
    return length


class Codes:
    """Makes codes that grow with the house; a table keeps the code that it was given."""

    def __init__(self, tables: int = 0, share: int | None = None) -> None:
        self._tables = tables
        self._share = share  # of all codes, where others make some at the same time

    def __call__(self) -> str:
        """A new code."""
        self._tables += 1
        length = code_length(self._tables)
        while True:
            code = "".join(secrets.choice(CODE_LETTERS) for _ in range(length))
            if self._share is None or crc32(code.encode()) % SHARES == self._share:
                return code
