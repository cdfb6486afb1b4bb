"""Group commit: what is asked for while a commit is under way goes into the next one together."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

from wormery.store.directory import Card
from wormery.store.ids import Fence, TableId, Version
from wormery.store.log import AnswerT, Written

_LOGGER = logging.getLogger(__name__)


class Job(Generic[AnswerT]):
    """Something to be written, and who is told how it went."""

    __slots__ = ("then",)

    def __init__(self, then: Callable[[AnswerT | Exception], None]) -> None:
        self.then = then


class Append(Job[Version]):
    """Entries, and perhaps a card, for a table."""

    __slots__ = ("card", "entries", "expected", "fence", "table")

    def __init__(  # noqa: PLR0913, PLR0917 - all of it is one promise
        self,
        table: TableId,
        expected: Version,
        entries: Sequence[bytes],
        fence: Fence,
        card: Card | None,
        then: Written,
    ) -> None:
        self.then = then
        self.table = table
        self.expected = expected
        self.entries = entries
        self.fence = fence
        self.card = card


JobT = TypeVar("JobT", bound=Job[Any])


class Batches(Generic[JobT]):
    """Gathers jobs and hands them over, one batch at a time; lives on the event loop alone.

    *start* sets a batch going and returns at once; whoever does the work calls `settle` later.
    """

    def __init__(self, start: Callable[[list[JobT]], None]) -> None:
        self._start = start
        self._loop = asyncio.get_running_loop()
        self._waiting: list[JobT] = []
        self._busy = False
        self._quiet = asyncio.Event()
        self._quiet.set()

    def submit(self, job: JobT) -> None:
        """Have *job* done with the next batch."""
        self._waiting.append(job)
        if not self._busy:
            self._busy = True
            self._quiet.clear()
            self._loop.call_soon(self._next)  # whoever else runs in this turn of the loop joins in

    def settle(self, jobs: Sequence[JobT], answers: Sequence[object]) -> None:
        """Give the askers their answers, exceptions among them, and set the next batch going."""
        for job, answer in zip(jobs, answers, strict=True):
            try:
                job.then(answer)
            except Exception:  # whoever stumbles over an answer must not keep it from the others
                _LOGGER.exception("an answer was not heard")
        self._next()

    async def quiet(self) -> None:
        """Wait until nothing is under way."""
        await self._quiet.wait()

    def _next(self) -> None:
        if not self._waiting:
            self._busy = False
            self._quiet.set()
            return
        batch, self._waiting = self._waiting, []
        self._start(batch)
