"""The log: what happened at every table, in order, for ever."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Generic, Protocol, TypeVar

from wormery.store.directory import Listing
from wormery.store.games import FinishedGame
from wormery.store.ids import EMPTY, Fence, TableId, Version

ResultT = TypeVar("ResultT")


class Conflict(Exception):  # noqa: N818 - the log has answered, nothing is broken
    """Somebody else has written to the table since the expected version, or owns it by now."""


class StoreFailure(Exception):  # noqa: N818 - named by what it is about
    """The store can make nothing durable now, a full disk say; read the log before going on."""


class StoreBroken(StoreFailure):
    """The store is damaged: nothing can be made durable until somebody has seen to it."""


class StoreFull(StoreFailure):
    """There was no room, and nothing has changed; it may be tried again later."""


class Job(Generic[ResultT]):
    """Something to be done by the store; *then* is called with its result, or an exception."""

    __slots__ = ("then",)

    def __init__(self, then: Callable[[ResultT | Exception], None]) -> None:
        self.then = then


class Append(Job[Version]):
    """Make *entries*, *listing* and *games* durable after version *expected*, all or none."""

    __slots__ = ("entries", "expected", "fence", "games", "listing", "table")

    def __init__(  # noqa: PLR0913, PLR0917 - all of it is written together
        self,
        table: TableId,
        expected: Version,
        entries: Sequence[bytes],
        fence: Fence,
        listing: Listing | None,
        then: Callable[[Version | Exception], None],
        games: Sequence[FinishedGame] = (),  # that these entries end
    ) -> None:
        self.then = then
        self.games = games
        self.table = table
        self.expected = expected
        self.entries = entries
        self.fence = fence
        self.listing = listing


class Completion(Generic[ResultT]):
    """Lets a coroutine wait for a Job: what `then` is called with goes into the future."""

    __slots__ = ("future",)

    def __init__(self, loop: asyncio.AbstractEventLoop | None = None) -> None:
        self.future: asyncio.Future[ResultT]
        self.future = (loop or asyncio.get_running_loop()).create_future()

    def __call__(self, result: ResultT | Exception) -> None:
        """Here is the result; whoever was cancelled meanwhile no longer wants it."""
        if self.future.done():
            return
        if isinstance(result, Exception):
            self.future.set_exception(result)
        else:
            self.future.set_result(result)


class Log(Protocol):
    """Where tables are kept. What `append` and `write` have confirmed survives any crash."""

    def write(self, append: Append) -> None:
        """What `append` does, for whoever has many tables: no coroutine waits for it."""
        ...

    def append(  # noqa: PLR0913, PLR0917 - all of it is written together
        self,
        table: TableId,
        expected: Version,
        entries: Sequence[bytes],
        fence: Fence,
        listing: Listing | None = None,
        games: Sequence[FinishedGame] = (),
    ) -> asyncio.Future[Version]:
        """Make *entries*, *listing* and *games* durable after version *expected*, all or none.

        Conflict, CodeTaken: nothing has changed. StoreFailure: only reading can tell. All of them
        come with the future, which is done when everything is durable.
        """
        written: Completion[Version] = Completion()
        self.write(Append(table, expected, entries, fence, listing, written, games))
        return written.future

    async def read(
        self, table: TableId, after: Version = EMPTY, most: int | None = None
    ) -> Sequence[bytes]:
        """The entries after a version, oldest first; all of them, or so many at *most*."""
        ...

    async def close(self) -> None:
        """Finish what is being written, then let go."""
        ...
