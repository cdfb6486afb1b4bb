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


class Buckets:
    """A bucket for each address or guest; the ones longest unused are forgotten."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self._rate = rate
        self._burst = burst
        self._most = most
        self._buckets: OrderedDict[Hashable, Bucket] = OrderedDict()

    def take(self, who: Hashable, cost: float = 1.0) -> bool:
        """Whether *who* has enough left; takes it if so."""
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = Bucket(self._rate, self._burst)
            if len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(who)
        return bucket.take(cost)
