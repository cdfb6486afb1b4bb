"""The log: what happened at every table, in order, for ever."""

from collections.abc import Sequence
from typing import NewType, Protocol

TableId = NewType("TableId", str)

Version = NewType("Version", int)
"""How many entries a table's log has; the first entry makes version 1."""

Fence = NewType("Fence", int)
"""The number of a lease: whoever holds an older one can no longer write."""


class Conflict(Exception):  # noqa: N818 - the log has answered, nothing is broken
    """Somebody else has written to the table since the expected version, or owns it by now."""


class Log(Protocol):
    """Where tables are kept. What `append` has returned from survives any crash."""

    async def append(
        self, table: TableId, expected: Version, entries: Sequence[bytes], fence: Fence
    ) -> Version:
        """Make *entries* durable after version *expected*, all or none; Conflict changes nothing."""
        ...

    async def read(self, table: TableId, after: Version = Version(0)) -> Sequence[bytes]:
        """The entries after a version, oldest first."""
        ...

    async def close(self) -> None:
        """Finish what is being written, then let go."""
        ...
