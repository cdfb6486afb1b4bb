"""Processor time of messages: whoever uses more than a share of it waits, and nobody else does."""

import asyncio
from collections import deque
from collections.abc import Callable
from time import perf_counter, thread_time

from wormery.server.limits import Bucket
from wormery.server.metrics import Metrics
from wormery.server.socket.connection import Handler

MOST_WAITING = 64
"""Messages of a device that are kept while it waits."""

NOTICED = 0.001
"""Seconds of work that are gathered before they are charged: most messages take a tenth of it."""


class Pace:
    """Handles the messages of one device in their order, as fast as its person may use us."""

    __slots__ = (
        "_allowance",
        "_clock",
        "_handle",
        "_is_here",
        "_metrics",
        "_owed",
        "_timer",
        "_waiting",
    )

    def __init__(
        self,
        handle: Handler,
        allowance: Bucket,
        metrics: Metrics,
        is_here: Callable[[], bool],
    ) -> None:
        self._handle = handle
        self._allowance = allowance  # seconds of processor time, of one person on all devices
        self._metrics = metrics
        self._is_here = is_here
        self._clock: Callable[[], float] = perf_counter
        self._owed = 0.0
        self._waiting: deque[bytes] = deque()
        self._timer: asyncio.TimerHandle | None = None

    @property
    def is_waiting(self) -> bool:
        """Whether messages are kept for later."""
        return self._timer is not None

    def receive(self, text: bytes) -> bool:
        """Handle a message now, or when its turn comes; False where too many wait already."""
        if self._timer is not None:
            if len(self._waiting) >= MOST_WAITING:
                return False
            self._waiting.append(text)
            return True
        self._work(text)
        return True

    def charge(self, seconds: float) -> None:
        """So much was worked for this device."""
        self._owed += seconds
        if self._owed > NOTICED:
            self._metrics.worked += self._owed
            self._allowance.spend(self._owed)
            self._owed = 0.0
            # A glance at the clock is cheap; what was worked is told exactly where it matters, so
            # that nobody pays for a machine that has other things to do.
            is_rich = self._allowance.has(self._allowance.burst / 2)
            self._clock = perf_counter if is_rich else thread_time
            if self._timer is None and (wait := self._allowance.wait()) > 0:
                self._metrics.slowed += 1
                self._timer = asyncio.get_running_loop().call_later(wait, self._go_on)

    def _work(self, text: bytes) -> None:
        clock = self._clock
        began = clock()
        try:
            self._handle(text)
        finally:
            self.charge(clock() - began)

    def _go_on(self) -> None:
        """Handle what waits, until it is too much again; nothing of somebody who has left."""
        self._timer = None
        if not self._is_here():
            self._waiting.clear()
        while self._waiting and self._timer is None:
            self._work(self._waiting.popleft())
