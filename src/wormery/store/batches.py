"""Group commit: what is asked for while a commit is under way goes into the next one together."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

from wormery.store.log import Job

_LOGGER = logging.getLogger(__name__)

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

    def settle(self, jobs: Sequence[JobT], results: Sequence[object]) -> None:
        """Give every job its result, exceptions among them, and set the next batch going."""
        for job, result in zip(jobs, results, strict=True):
            try:
                job.then(result)
            except Exception:  # one that fails on its result must not keep theirs from the others
                _LOGGER.exception("a result could not be passed on")
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
