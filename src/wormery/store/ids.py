"""The plain names and numbers by which things are stored."""

from typing import NewType

TableId = NewType("TableId", str)


Version = NewType("Version", int)
"""How many entries a table's log has; the first entry makes version 1."""


EMPTY = Version(0)


Fence = NewType("Fence", int)
"""The number of a lease: whoever holds an older one can no longer write."""


GuestId = NewType("GuestId", str)


Moment = NewType("Moment", int)
"""Milliseconds since 1970 (UTC)."""
