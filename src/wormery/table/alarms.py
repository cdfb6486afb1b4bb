"""One heap of alarms for all tables: a table says when something is due, and is woken then."""

import asyncio
from collections.abc import Callable
from heapq import heapify, heappop, heappush
from time import time_ns

from wormery.store.ids import Moment

Now = Callable[[], Moment]


def wall() -> Moment:
    """Milliseconds since 1970, by this machine."""
    return Moment(time_ns() // 1_000_000)


class Alarms:
    """Wakes whoever asked, at the moment they asked for, and never before."""

    def __init__(self, now: Now = wall) -> None:
        self.now = now
        self._heap: list[tuple[Moment, int, Callable[[], None]]] = []
        self._due: dict[Callable[[], None], tuple[Moment, int]] = {}
        self._count = 0
        self._timer: asyncio.TimerHandle | None = None
        self._timer_for: Moment | None = None

    def set(self, wake: Callable[[], None], when: Moment | None) -> None:
        """Wake then, and no longer at the moment said before; None is never."""
        if when is None:
            self._due.pop(wake, None)
            return
        known = self._due.get(wake)
        if known is not None and known[0] == when:
            return
        self._count += 1
        self._due[wake] = (when, self._count)
        heappush(self._heap, (when, self._count, wake))
        self._tidy()
        self._arm()

    def ring(self) -> None:
        """Wake everybody whose moment has come."""
        self._timer = self._timer_for = None
        now = self.now()
        while self._heap and self._heap[0][0] <= now:
            when, number, wake = heappop(self._heap)
            if self._due.get(wake) == (when, number):
                del self._due[wake]
                wake()
        self._arm()

    def stop(self) -> None:
        """Wake nobody any more."""
        self._heap.clear()
        self._due.clear()
        if self._timer is not None:
            self._timer.cancel()
            self._timer = self._timer_for = None

    def __len__(self) -> int:
        return len(self._due)

    def _arm(self) -> None:
        if not self._heap:
            return
        first = self._heap[0][0]
        if self._timer is not None and self._timer_for is not None:
            if self._timer_for <= first:
                return
            self._timer.cancel()
        self._timer_for = first
        # At least a millisecond, so that a clock that lags behind the loop's cannot spin.
        delay = max(1, first - self.now()) / 1000
        self._timer = asyncio.get_running_loop().call_later(min(delay, 3600), self.ring)

    def _tidy(self) -> None:
        if len(self._heap) > 64 and len(self._heap) > 4 * len(self._due):
            self._heap = [item for item in self._heap if self._due.get(item[2]) == item[:2]]
            heapify(self._heap)
