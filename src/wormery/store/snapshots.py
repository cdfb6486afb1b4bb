"""Snapshots: what a log comes to at some version, so that waking need not read all of it.

A snapshot is a note, never the truth: it can be thrown away at any time, and the log has it all.
"""

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

from wormery.store.ids import TableId, Version


class StoredSnapshot(Struct, frozen=True):
    """A snapshot of a table, in bytes that only the code which made them can read."""

    version: Version  # the last entry that is in it
    code: str  # which code made it
    data: bytes


class Snapshots(Protocol):
    """One snapshot a table, the latest."""

    async def save_snapshot(self, table: TableId, snapshot: StoredSnapshot) -> None:
        """Keep a snapshot in the place of the one before."""
        ...

    async def snapshot(self, table: TableId) -> StoredSnapshot | None:
        """The snapshot of a table, if there is one."""
        ...

    async def drop_snapshot(self, table: TableId) -> None:
        """Throw a snapshot away."""
        ...

    async def snapshotted(self, after: TableId, limit: int = 100) -> Sequence[TableId]:
        """The tables that have one, in the order of their ids."""
        ...
