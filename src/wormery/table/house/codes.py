"""Codes of tables: short enough to read out, and too many of them to guess one."""

import secrets
from typing import Final

from wormery.table.settings import CODE_LETTERS

SHORTEST: Final = 6
LONGEST: Final = 12
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

    def __init__(self, tables: int = 0) -> None:
        self._tables = tables

    def __call__(self) -> str:
        """A new code."""
        self._tables += 1
        return "".join(secrets.choice(CODE_LETTERS) for _ in range(code_length(self._tables)))
