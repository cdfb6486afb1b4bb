"""Leases: which server process writes for a table, so that two never do."""

from typing import NewType, Protocol

from wormery.table.log import Fence, TableId

Owner = NewType("Owner", str)
"""A run of a server process; a new run takes a new name."""


class Held(Exception):  # noqa: N818 - an answer: ask that owner
    """A living server holds the table."""

    def __init__(self, table: TableId, owner: Owner) -> None:
        super().__init__(table, owner)
        self.table = table
        self.owner = owner

    def __str__(self) -> str:
        return f"table {self.table} is held by {self.owner}"


class Leases(Protocol):
    """Who may append to a table.

    An owner lives for *ttl* seconds after it was last heard of, and holds all its tables as long.
    Then others may take them; each taking gives a higher fence, and `append` takes only the latest.
    A lapsed owner whose tables nobody wanted may go on writing.
    """

    async def lease(self, table: TableId, owner: Owner, ttl: float) -> Fence:
        """Take a table, new or old; Held if another living owner has it."""
        ...

    async def renew(self, owner: Owner, ttl: float) -> bool:
        """Stay alive with all tables; False if the owner had lapsed and may have lost some."""
        ...

    async def release(self, table: TableId, fence: Fence) -> None:
        """Let a table go, so that others need not wait; nothing happens if it is lost already."""
        ...

    async def owner_of(self, table: TableId) -> Owner | None:
        """The living server that holds a table."""
        ...
