"""The log: what happened at every table, in order, for ever."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NewType, Protocol

if TYPE_CHECKING:
    from asyncio import Future

    from wormery.table.directory import Card

TableId = NewType("TableId", str)

Version = NewType("Version", int)
"""How many entries a table's log has; the first entry makes version 1."""

EMPTY = Version(0)

Fence = NewType("Fence", int)
"""The number of a lease: whoever holds an older one can no longer write."""


class Conflict(Exception):  # noqa: N818 - the log has answered, nothing is broken
    """Somebody else has written to the table since the expected version, or owns it by now."""


class StoreFailure(Exception):  # noqa: N818 - named by what it is about
    """The store cannot promise now, a full disk say; read the log again before going on."""


Written = Callable[[Version | Exception], None]
"""Who is told that entries are durable, at which version, or why they are not."""


class Log(Protocol):
    """Where tables are kept. What `append` and `write` have answered survives any crash."""

    def write(  # noqa: PLR0913, PLR0917 - all of it is one promise
        self,
        table: TableId,
        expected: Version,
        entries: Sequence[bytes],
        fence: Fence,
        card: "Card | None",
        then: Written,
    ) -> None:
        """What `append` does, for whoever has many tables: *then* is called with the answer."""
        ...

    def append(
        self,
        table: TableId,
        expected: Version,
        entries: Sequence[bytes],
        fence: Fence,
        card: "Card | None" = None,
    ) -> "Future[Version]":
        """Make *entries* and *card* durable after version *expected*, all or none.

        Conflict, CodeTaken: nothing has changed. StoreFailure: only reading can tell. All of them
        come with the future, which is done when everything is durable.
        """
        ...

    async def read(self, table: TableId, after: Version = EMPTY) -> Sequence[bytes]:
        """The entries after a version, oldest first."""
        ...

    async def close(self) -> None:
        """Finish what is being written, then let go."""
        ...
