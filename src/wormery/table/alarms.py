"""One heap of alarms for all tables: a table says when something is due, and is woken then."""

import asyncio
from collections.abc import Callable
from heapq import heapify, heappop, heappush

from wormery.store.ids import Moment

Now = Callable[[], Moment]


class Alarms:
    """Wakes whoever asked, at the moment they asked for, and never before."""

    def __init__(self, now: Now) -> None:
        self.now = now
        # The heap knows numbers alone: what was in it once and is no longer due is kept by nobody.
        self._heap: list[tuple[Moment, int]] = []
        self._due: dict[Callable[[], None], tuple[Moment, int]] = {}
        self._numbered: dict[int, Callable[[], None]] = {}
        self._count = 0
        self._timer: asyncio.TimerHandle | None = None
        self._timer_for: Moment | None = None

    def set(self, wake: Callable[[], None], when: Moment | None) -> None:
        """Wake then, and no longer at the moment said before; None is never."""
        known = self._due.get(wake)
        if known is not None:
            if known[0] == when:
                return
            del self._due[wake], self._numbered[known[1]]
        if when is None:
            return
        self._count += 1
        self._due[wake] = (when, self._count)
        self._numbered[self._count] = wake
        heappush(self._heap, (when, self._count))
        self._tidy()
        self._arm()

    def ring(self) -> None:
        """Wake everybody whose moment has come."""
        self._timer = self._timer_for = None
        now = self.now()
        while self._heap and self._heap[0][0] <= now:
            _, number = heappop(self._heap)
            wake = self._numbered.pop(number, None)
            if wake is not None:
                del self._due[wake]
                wake()
        self._arm()

    def stop(self) -> None:
        """Wake nobody any more."""
        self._heap.clear()
        self._due.clear()
        self._numbered.clear()
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
            self._heap = [item for item in self._heap if item[1] in self._numbered]
            heapify(self._heap)
