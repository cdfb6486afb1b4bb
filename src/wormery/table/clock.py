"""The clock of a house: nobody sets it, and it notices when the whole process stood still.

Games are timed by it. The wall clock, which an operator or NTP may set at any moment, is for what
people read and for the time in which no server was up.
"""

import time
from collections import deque
from collections.abc import Callable
from functools import cache, partial
from itertools import accumulate
from pathlib import Path
from typing import Final, Protocol

from wormery.core import Millis
from wormery.store.ids import Moment
from wormery.store.uptime import ClockStep, MachineCount, SignOfLife

LONGEST_PAUSE_MS: Final = 1_000
"""A clock that is looked at all the time and was not for longer belongs to a process that stood."""

_LONGEST_PAUSE_NS: Final = LONGEST_PAUSE_MS * 1_000_000

LOOK_S: Final = 0.25
"""How often a house looks at its clock."""

_SET_MS: Final = 1_000
"""By how much the wall clock may be off before it was set, and did not just run a little faster."""

_MOST_STEPS: Final = 64
"""How often the wall clock was set that is remembered."""

_SINCE_BOOT: Final = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)


since_boot: Callable[[], int] = partial(time.clock_gettime_ns, _SINCE_BOOT)
"""Nanoseconds by a clock that only runs forward, also while the machine sleeps."""


@cache
def this_start() -> str:
    """A name of the start that this machine counts from; empty where it has none."""
    try:
        return Path("/proc/sys/kernel/random/boot_id").read_text("ascii").strip()
    except (OSError, ValueError):
        return ""


def wall() -> Moment:
    """Milliseconds since 1970, by this machine."""
    return Moment(time.time_ns() // 1_000_000)


class HouseClock(Protocol):
    """What a house needs to know about time."""

    absent: Millis
    """How long the process has stood still, all told."""

    ahead: int
    """How far the wall clock is ahead of the time of the house, in milliseconds."""

    leapt: Millis
    """By how much the wall clock was set forward, all told; setting it back takes nothing off."""

    def __call__(self) -> Moment:
        """The time of the house: games count in it, and clients are told it."""
        ...

    def look(self) -> None:
        """Notice if the process stood still, or if somebody has set the wall clock."""
        ...

    def set_since(self, moment: Moment) -> int:
        """By how much the wall clock was set forward between then, or some later time, and now.

        That is the most of all later times, and 0 at least: who looks at a moment that was written
        down since then does not know before which of the settings that was.
        """
        ...

    def seen(self) -> SignOfLife:
        """This moment, as whoever comes after this process can read it."""
        ...

    def recall(self, seen: SignOfLife) -> None:
        """Learn from a process before this one when the wall clock was set."""
        ...


class SteadyClock:
    """Begins with the wall clock, then counts by itself."""

    def __init__(
        self,
        count: Callable[[], int] = since_boot,
        wall: Callable[[], Moment] = wall,
        start: str | None = None,
    ) -> None:
        self._count = count
        self._wall = wall
        self._last = count()
        self._zero = wall() - self._last // 1_000_000
        self._watched = False
        self.ahead = 0
        self.absent = self.leapt = Millis(0)
        self._start = this_start() if start is None else start
        self._steps: deque[ClockStep] = deque(maxlen=_MOST_STEPS)

    def __call__(self) -> Moment:
        """The time of the house."""
        count = self._count()
        if count - self._last > _LONGEST_PAUSE_NS and self._watched:
            self.absent = Millis(self.absent + (count - self._last) // 1_000_000)
        self._last = count
        return Moment(self._zero + count // 1_000_000)

    def look(self) -> None:
        """Have an eye on it from now on; between two looks no more than a moment may pass."""
        if not self._watched:
            self._last, self._watched = self._count(), True
        now = self()
        ahead = self._wall() - now
        if abs(ahead - self.ahead) > _SET_MS:
            by = ahead - self.ahead
            self._steps.append((now - self._zero, by))
            self.leapt = Millis(self.leapt + max(0, by))
            self.ahead = ahead

    def set_since(self, moment: Moment) -> int:
        """By how much the wall clock was set forward since then, or since some later time."""
        later = [by for at, by in self._steps if at > moment - self._zero]
        return max(accumulate(reversed(later), initial=0))

    def seen(self) -> SignOfLife:
        """This moment, by the wall clock and by the machine's count."""
        now = self()
        count = MachineCount(self._start, now - self._zero, tuple(self._steps))
        return SignOfLife(Moment(now + self.ahead), count)

    def recall(self, seen: SignOfLife) -> None:
        """Learn from a process before this one when the wall clock was set."""
        now, before = self.seen(), seen.count
        if not self._start or self._start != before.start or before.millis > now.count.millis:
            return  # it counted by something else
        ran = now.count.millis - before.millis
        by = now.wall - seen.wall - ran - sum(by for _, by in self._steps)
        between = [(now.count.millis, by)] if abs(by) > _SET_MS else []
        self._steps = deque([*before.steps, *between, *self._steps], _MOST_STEPS)


def wall_of(clock: HouseClock) -> Moment:
    """The time for people, by the clock of a house: what the wall clock was last set to."""
    return Moment(clock() + clock.ahead)
