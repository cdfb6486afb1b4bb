"""Thinking time: bots and coaches of all tables share a few threads, in a fair queue.

The longer the queue, the less time each has, so that nobody waits much longer than a thought.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Executor
from contextlib import asynccontextmanager
from typing import TypeVar

from wormery.core import Millis

BUDGET = Millis(2_000)
"""The longest that a bot thinks about a move at the table."""

LEAST = Millis(100)
"""How long a bot may think, however many wait."""

T = TypeVar("T")


class ThinkingQueue:
    """Where bots think: so many at once, the others wait in a queue."""

    def __init__(self, threads: Executor, at_once: int, budget: Millis = BUDGET) -> None:
        self.threads = threads
        self.budget = budget  # for a thought when nobody waits
        self._at_once = at_once
        self._turn = asyncio.Semaphore(at_once)  # whoever waits longest is next
        self._here = 0  # those who think or wait

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[Millis]:
        """Wait in the queue; then there is so much time to think."""
        self._here += 1
        try:
            async with self._turn:
                share = self.budget * self._at_once // max(self._at_once, self._here)
                yield max(LEAST, Millis(share))
        finally:
            self._here -= 1

    async def think(self, thought: Callable[[], T]) -> T:
        """Run a thought in a thread, queued with all others."""
        async with self.turn():
            return await asyncio.get_running_loop().run_in_executor(self.threads, thought)

    def close(self) -> None:
        """Begin no thought any more."""
        self.threads.shutdown(wait=False, cancel_futures=True)
