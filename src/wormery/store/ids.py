"""The plain names and numbers by which things are stored."""

import re
from typing import Final, NewType

TableId = NewType("TableId", str)

_TABLE: Final = re.compile(r"[0-9A-Za-z_-]{1,64}")


def table_id(text: str) -> TableId | None:
    """The id that a stranger names; None for what can be none, and what a store may not bear."""
    return TableId(text) if _TABLE.fullmatch(text) else None


Version = NewType("Version", int)
"""How many entries a table's log has; the first entry makes version 1."""


EMPTY = Version(0)


Fence = NewType("Fence", int)
"""The number of a lease: whoever holds an older one can no longer write."""


GuestId = NewType("GuestId", str)


Moment = NewType("Moment", int)
"""Milliseconds since 1970 (UTC)."""
