"""How much thinking fits into a time on this machine: learned while playing."""

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter, process_time

from wormery.core.compiled import IS_COMPILED

TYPICAL = 45  # new positions that a position of the beam gives
WIDEST = 3000


@dataclass
class Speed:
    """How many positions a millisecond are estimated here, learned while playing.

    Sums are kept, not rates: on a busy machine a moment's wait in a small task says little.
    """

    done: float = 100_000.0 if IS_COMPILED else 10.0
    millis: float = 100.0
    clock: Callable[[], float] = perf_counter

    @property
    def evals(self) -> float:
        """So many a millisecond."""
        return self.done / self.millis

    def learn(self, evals: int, seconds: float) -> None:
        """So many took so long."""
        self.done += evals
        self.millis += 1000 * seconds
        if self.millis > MEMORY:
            self.done, self.millis = self.done / 2, self.millis / 2


MEMORY = 2000  # milliseconds, after which what was learned counts half

SPEED = Speed()


def now() -> float:
    """Seconds, by the clock that bots think by."""
    return SPEED.clock()


def think_by_the_processor() -> None:
    """From now on, time is what this process computes: where bots are measured, others compute,
    too, and nobody waits.
    """
    SPEED.clock = process_time


def width_for(millis: float, length: float) -> int:
    """How wide a beam may be that has so much time for a plan of about this length."""
    return int(max(1, min(WIDEST, millis * SPEED.evals / (TYPICAL * max(1.0, length)))))


def can_plan(millis: float, length: float) -> bool:
    """Whether there is time for a plan at all; plain Python is too slow in the opening."""
    return millis * SPEED.evals >= TYPICAL * length


def nodes_for(millis: float) -> int:
    """How many positions a search for a sure finish may look at in so much time."""
    return max(5, int(millis * _NODES))


_NODES = 100.0 if IS_COMPILED else 0.02  # positions a millisecond
