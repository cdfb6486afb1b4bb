"""How long a house may trust its memory: no longer than its lease certainly lasts.

Another server may take a table as soon as the lease has lapsed. A house that was stopped, or cut
off from its store, cannot know whether that happened; so it serves nothing until it has asked.
"""

from collections.abc import Callable
from math import inf
from typing import Final

from wormery.table.clock import since_boot

_SURE: Final = 0.95
"""How much of a lease is counted on: two clocks never run quite alike."""


class HouseLease:
    """The lease that all tables of a house are held by, as the house itself can tell."""

    __slots__ = ("_count", "_lasts", "_on_lapse", "_until", "lapses")

    def __init__(
        self,
        lease_s: float,
        on_lapse: Callable[[], None],
        *,
        alone: bool,
        count: Callable[[], int] = since_boot,
    ) -> None:
        self._lasts = inf if alone else 1e9 * lease_s * _SURE
        self._on_lapse = on_lapse
        self._count = count
        self._until = inf if alone else -inf
        self.lapses = 0

    def now(self) -> int:
        """Ask before a renewal is sent: the lease lasts from then on, at least."""
        return self._count()

    def lapsed(self) -> bool:
        """Whether others may have taken our tables; whoever finds out first has us drop them."""
        until = self._until
        if until == inf or self._count() < until:  # one comparison: everything asks it
            return False
        self.lapse()
        return True

    @property
    def problem(self) -> str:
        """Why nothing can be served, if that is so."""
        return "" if self._count() < self._until else "the store does not renew our lease"

    def lapse(self) -> None:
        """The tables may be somebody else's: drop them."""
        self._until = -inf
        self.lapses += 1
        self._on_lapse()

    def renewed(self, sent: int) -> None:
        """The store has answered a renewal that was *sent* then."""
        self._until = max(self._until, sent + self._lasts)
