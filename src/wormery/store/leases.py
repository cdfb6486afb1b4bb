"""Leases: which server process writes for a table, so that two never do."""

from collections.abc import Callable
from dataclasses import dataclass
from secrets import token_hex
from time import monotonic
from typing import NewType, Protocol

from wormery.store.ids import Fence, TableId

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


def fresh_owner(address: str = "", run: str = "") -> Owner:
    """A name for a run of a server, with the address by which others reach it, if there is one.

    *run* begins the names of all processes of which one takes the place of the other.
    """
    return Owner(f"{run}{token_hex(8)}@{address}")


def address_of(owner: Owner) -> str:
    """How a server is reached; empty where nobody said."""
    return owner.partition("@")[2]


class Leases(Protocol):
    """Who may append to a table.

    An owner lives for *ttl* seconds after it was last heard of, and holds all its tables as long.
    Then others may take them; each taking gives a higher fence, and `append` takes only the latest.
    A lapsed owner whose tables nobody wanted may go on writing.
    """

    alone: bool
    """Whether no other process can have the store open, and so nobody can take a table over."""

    async def lease(self, table: TableId, owner: Owner, ttl: float) -> Fence:
        """Take a table, new or old; Held if another living owner has it."""
        ...

    async def renew(self, owner: Owner, ttl: float) -> bool:
        """Stay alive with all tables; False if the owner had lapsed and may have lost some."""
        ...

    async def release(self, table: TableId, fence: Fence) -> None:
        """Let a table go, so that others need not wait; nothing happens if it is lost already."""
        ...

    async def bury(self, run: str) -> None:
        """All owners whose names begin like this are dead: nobody needs to wait for their end."""
        ...

    async def owner_of(self, table: TableId) -> Owner | None:
        """The living server that holds a table."""
        ...

    async def silence(self, table: TableId, owner: Owner, ttl: float) -> float | None:
        """For how many seconds nobody has heard of the server that served a table and kept it.

        Whoever has taken it since and written nothing has not served it, *owner* neither. None if
        the table was let go of, or if *owner* itself serves it.
        """
        ...


@dataclass(slots=True)
class Hold:
    """A table that somebody has taken."""

    owner: Owner
    fence: Fence
    silent: float | None  # when the lease of whoever served it ended, until it is written to


class LeaseBook:
    """The leases of a store that one process has for itself; fences count on from *start*."""

    def __init__(self, start: int, now: Callable[[], float] = monotonic) -> None:
        self._now = now
        self._last = start
        self._holds: dict[TableId, Hold] = {}
        self._expires: dict[Owner, float] = {}
        self._dead: set[Owner] = set()

    def lease(self, table: TableId, owner: Owner, ttl: float) -> Fence:
        """Take a table; Held if another living owner has it."""
        self._expires[owner] = self._now() + ttl
        holder = self.owner_of(table)
        if holder is not None and holder != owner:
            raise Held(table, holder)
        self._last += 1
        silent = self._now() + ttl if table not in self._holds else self._silent(table, owner)
        self._holds[table] = Hold(owner, Fence(self._last), silent)
        return Fence(self._last)

    def renew(self, owner: Owner, ttl: float) -> bool:
        """Stay alive; False if the owner had lapsed."""
        alive = self._is_alive(owner)
        self._expires[owner] = self._now() + ttl
        return alive

    def release(self, table: TableId, fence: Fence) -> None:
        """Let a table go."""
        if self.admits(table, fence):
            del self._holds[table]

    def owner_of(self, table: TableId) -> Owner | None:
        """The living owner of a table."""
        hold = self._holds.get(table)
        return hold.owner if hold is not None and self._is_alive(hold.owner) else None

    def silence(self, table: TableId, owner: Owner, ttl: float) -> float | None:
        """For how long nobody has heard of whoever served a table."""
        silent = self._silent(table, owner)
        return None if silent is None else self._now() - silent + ttl

    def admits(self, table: TableId, fence: Fence) -> bool:
        """Whether *fence* is the latest that was given for the table."""
        hold = self._holds.get(table)
        return hold is not None and hold.fence == fence

    def bury(self, run: str) -> None:
        """All owners whose names begin like this are dead."""
        self._dead |= {owner for owner in self._expires if owner.startswith(run)}

    def serves(self, table: TableId) -> None:
        """Something is written to the table: its holder serves it."""
        self._holds[table].silent = None

    def _silent(self, table: TableId, owner: Owner) -> float | None:
        """When the lease of whoever served a table has ended, or will, for another *owner*."""
        hold = self._holds.get(table)
        if hold is None or hold.silent is not None or hold.owner == owner:
            return None if hold is None else hold.silent
        return self._expires[hold.owner]

    def _is_alive(self, owner: Owner) -> bool:
        return owner not in self._dead and self._now() < self._expires.get(owner, float("-inf"))
