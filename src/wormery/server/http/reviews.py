"""Finished games that a coach is looking at, or has looked at: thought by thought, kept for all.

All reviews together take one place in the bots' queue, a thought of each in turn, so they never
hold up a table for longer than a bot would. What nobody asks for any more is put away.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import ExitStack
from functools import partial
from time import monotonic
from typing import Any, NamedTuple

from msgspec import Raw

from wormery.core import encode
from wormery.core.coach import Reviewing
from wormery.protocol.api import ReviewInfo
from wormery.server.jobs.queue import QueueLimit
from wormery.table.thinking import ThinkingQueue

_LOGGER = logging.getLogger(__name__)

MOST_WAITING = 50
MOST_WAITING_PER_ADDRESS = 8
KEPT = 200
FORSAKEN = 30.0  # seconds without a question, after which nobody waits for the rest


class Key(NamedTuple):
    """Which game of which kind."""

    game: str
    record: str


class Review:
    """One game that is looked at."""

    def __init__(self, parts: int) -> None:
        self.parts = parts
        self.remarks: list[Raw] = []
        self.failed = False
        self.asked = monotonic()

    @property
    def whole(self) -> bool:
        """Whether nothing is left to say."""
        return len(self.remarks) == self.parts

    def told(self, after: int) -> ReviewInfo:
        """What somebody does not know yet who has heard so many remarks."""
        self.asked = monotonic()
        return ReviewInfo(self.parts, after, tuple(self.remarks[after:]), self.failed)


class Reviews:
    """All reviews of a server, the latest last."""

    def __init__(self, queue: ThinkingQueue) -> None:
        self._queue = queue
        self._turn = asyncio.Lock()  # whoever waits longest is next
        self._known: OrderedDict[Key, Review] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()
        self._places = QueueLimit(
            MOST_WAITING, MOST_WAITING_PER_ADDRESS, 429, "the coach is looking at many games"
        )

    def knows(self, key: Key) -> bool:
        """Whether a game was asked about before, so that asking again costs nothing."""
        return key in self._known

    async def ask(self, coach: Reviewing, key: Key, after: int, who: str) -> ReviewInfo:
        """What is known so far; the first question, of *who*, sets the coach thinking."""
        known = self._known.get(key)
        if known is None:
            known = await self._begin(coach, key, who)
        if known.failed:
            self._known.pop(key, None)
        else:
            self._known.move_to_end(key)
        self._tidy()
        return known.told(after)

    async def close(self) -> None:
        """Stop thinking."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _begin(self, coach: Reviewing, key: Key, who: str) -> Review:
        """Set the coach thinking, unless somebody else does meanwhile."""
        with ExitStack() as held:
            held.enter_context(self._places.place(who))
            parts, remarks = await self._queue.think(partial(coach.look, key.record))
            known = self._known.get(key)
            if known is None:
                known = self._known[key] = Review(parts)
                task = asyncio.create_task(self._go(key, known, remarks))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)
                place = held.pop_all()  # it is taken until the coach is done
                task.add_done_callback(lambda _: place.close())
        return known

    async def _go(self, key: Key, review: Review, remarks: Iterator[Any]) -> None:
        try:
            while not review.whole:
                if monotonic() - review.asked > FORSAKEN:
                    self._known.pop(key, None)
                    return
                async with self._turn:
                    remark = await self._queue.think(partial(next, remarks))
                review.remarks.append(Raw(encode(remark)))
        except Exception:
            _LOGGER.exception("a coach stumbled", extra={"game": key.game})
            review.failed = True

    def _tidy(self) -> None:
        """Keep the latest that are whole; what is being thought about stays."""
        spare = len(self._known) - KEPT
        for key in [key for key, review in self._known.items() if review.whole][: max(0, spare)]:
            del self._known[key]
