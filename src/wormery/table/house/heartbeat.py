"""Signs of life: a house says in the store that it is up, so that the time without one is free."""

from typing import NamedTuple

from wormery.core import Millis
from wormery.store import uptime
from wormery.store.ids import Moment
from wormery.store.store import Store
from wormery.table.clock import HouseClock


class Heartbeat:
    """Tells the store that a server is up, and for how long it was none that could be played at.

    A server that stood still, or whose store took nothing, was there for nobody (TB-24).
    """

    def __init__(self, store: Store, clock: HouseClock) -> None:
        self._store = store
        self._clock = clock
        self._shown: _Time | None = None  # what the clock said at the last sign
        self._failed = False  # whether the store has failed since the last sign
        self._knows_the_past = False  # whether the clock knows what servers before us knew

    @property
    def is_overdue(self) -> bool:
        """Whether something has happened since the last sign that the store should know of."""
        shown = self._shown
        return shown is not None and (self._failed or shown[1:] != self._time()[1:])

    def fail(self) -> None:
        """The store did not take something; until the next sign nobody could play, as we know."""
        self._failed = True

    async def show(self) -> None:
        """A server is up at this moment."""
        if not self._knows_the_past:
            await self._recall()
        now, shown, leapt = self._time(), self._shown, 0
        away: int | None = None
        if shown is not None:
            leapt = now.leapt - shown.leapt
            away = leapt + (now.at - shown.at if self._failed else now.absent - shown.absent)
        await uptime.mark_seen(self._store, self._clock.seen(), away, leapt)
        self._shown, self._failed = now, False

    async def _recall(self) -> None:
        """Learn when the wall clock was set before we were there: tables are taken by it."""
        signs = [await uptime.last_seen(part) for part in self._store.parts]
        known = [sign for sign in signs if sign is not None]
        if known:
            self._clock.recall(max(known, key=lambda sign: sign.count.millis))
        self._knows_the_past = True

    def _time(self) -> "_Time":
        clock = self._clock
        return _Time(clock(), clock.absent, clock.leapt, clock.ahead)


class _Time(NamedTuple):
    """What a clock of a house says."""

    at: Moment
    absent: Millis
    leapt: Millis
    ahead: int
