"""The log: what happened at every table, in order, for ever."""

import asyncio
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Generic, Protocol, TypeVar

from wormery.store.ids import EMPTY, Fence, TableId, Version

if TYPE_CHECKING:
    from wormery.store.directory import Card

AnswerT = TypeVar("AnswerT")


class Conflict(Exception):  # noqa: N818 - the log has answered, nothing is broken
    """Somebody else has written to the table since the expected version, or owns it by now."""


class StoreFailure(Exception):  # noqa: N818 - named by what it is about
    """The store cannot promise now, a full disk say; read the log again before going on."""


Written = Callable[[Version | Exception], None]
"""Who is told that entries are durable, at which version, or why they are not."""


class Promise(Generic[AnswerT]):
    """A future that an answer, or the exception in its place, is given to."""

    __slots__ = ("future",)

    def __init__(self) -> None:
        self.future: asyncio.Future[AnswerT] = asyncio.get_running_loop().create_future()

    def __call__(self, answer: AnswerT | Exception) -> None:
        """Here is the answer; whoever was cancelled meanwhile no longer wants it."""
        if self.future.done():
            return
        if isinstance(answer, Exception):
            self.future.set_exception(answer)
        else:
            self.future.set_result(answer)


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
    ) -> asyncio.Future[Version]:
        """Make *entries* and *card* durable after version *expected*, all or none.

        Conflict, CodeTaken: nothing has changed. StoreFailure: only reading can tell. All of them
        come with the future, which is done when everything is durable.
        """
        written: Promise[Version] = Promise()
        self.write(table, expected, entries, fence, card, written)
        return written.future

    async def read(self, table: TableId, after: Version = EMPTY) -> Sequence[bytes]:
        """The entries after a version, oldest first."""
        ...

    async def close(self) -> None:
        """Finish what is being written, then let go."""
        ...
