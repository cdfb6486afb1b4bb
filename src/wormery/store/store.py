"""A store: the log, the leases and the directory in one place, so that they change together."""

from collections.abc import Sequence
from typing import Protocol, cast

from wormery.store.archives import Archives
from wormery.store.directory import Directory
from wormery.store.ids import TableId
from wormery.store.leases import Leases
from wormery.store.log import Log
from wormery.store.snapshots import Snapshots


class Store(Log, Leases, Directory, Snapshots, Archives, Protocol):
    """All that a server keeps. Take a lease before the first append to a table."""

    @property
    def problem(self) -> str:
        """Why nothing can be made durable at the moment; empty if all is well, as far as known."""
        ...

    @property
    def parts(self) -> Sequence[Directory]:
        """What may have been served apart: each knows by itself when no server was up."""
        ...

    def part_of(self, table: TableId, /) -> Directory:
        """The part that a table is kept in."""
        ...


class InOnePiece:
    """What a store says of its parts that has none."""

    @property
    def parts(self) -> Sequence[Directory]:
        """The store itself."""
        return (cast("Directory", self),)

    def part_of(self, _: TableId, /) -> Directory:
        """All tables are in one place."""
        return cast("Directory", self)
