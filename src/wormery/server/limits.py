"""Limits on how fast somebody may ask: a bucket that fills again with time."""

from collections import OrderedDict
from collections.abc import Hashable
from time import monotonic


class Bucket:
    """So many at once, and so many a second in the long run."""

    __slots__ = ("_at", "_left", "burst", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._left = burst
        self._at = monotonic()

    def take(self, cost: float = 1.0) -> bool:
        """Whether there is enough left; takes it if so."""
        now = monotonic()
        filled = self._left + (now - self._at) * self.rate
        left = filled if filled < self.burst else self.burst
        self._at = now
        enough = left >= cost
        self._left = left - cost if enough else left
        return enough

    def spend(self, cost: float) -> None:
        """Take what has been used already, be there enough left or not."""
        now = monotonic()
        self._left = min(self.burst, self._left + (now - self._at) * self.rate) - cost
        self._at = now

    def wait(self) -> float:
        """Seconds until nothing is owed any more."""
        return max(0.0, -self._left - (monotonic() - self._at) * self.rate) / self.rate

    def has(self, cost: float = 1.0) -> bool:
        """Whether there would be enough left."""
        return min(self.burst, self._left + (monotonic() - self._at) * self.rate) >= cost


class Buckets:
    """A bucket for each address or guest; the ones longest unused are forgotten."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self._rate = rate
        self._burst = burst
        self._most = most
        self._buckets: OrderedDict[Hashable, Bucket] = OrderedDict()

    def take(self, who: Hashable, cost: float = 1.0) -> bool:
        """Whether *who* has enough left; takes it if so."""
        return self.of(who).take(cost)

    def of(self, who: Hashable) -> Bucket:
        """The bucket of *who*."""
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = Bucket(self._rate, self._burst)
            if len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(who)
        return bucket

    def is_spent(self, who: Hashable) -> bool:
        """Whether *who* could take nothing now."""
        bucket = self._buckets.get(who)
        return bucket is not None and not bucket.has()

    def is_known(self, who: Hashable) -> bool:
        """Whether *who* has taken something that is not refilled yet."""
        bucket = self._buckets.get(who)
        return bucket is not None and not bucket.has(self._burst)


AT_ALL_MISSES_PER_SECOND, AT_ALL_MISSES = 10.0, 300.0


class Guessing:
    """How often somebody may ask for a table by a code that is none.

    Who mistypes may try again; who guesses runs out. When many addresses guess together, each has
    a single try until it is forgotten; whoever types a code that is right notices none of it.
    """

    def __init__(self, misses_per_hour: float) -> None:
        self._misses = Buckets(misses_per_hour / 3600, misses_per_hour)
        self._all = Bucket(AT_ALL_MISSES_PER_SECOND, AT_ALL_MISSES)

    def may_ask(self, who: str) -> bool:
        """Whether an address may look for a code."""
        if self._misses.is_spent(who):
            return False
        return self._all.has() or not self._misses.is_known(who)

    def missed(self, who: str) -> None:
        """There was no table of that code."""
        self._misses.take(who)
        self._all.take()
