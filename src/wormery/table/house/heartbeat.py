"""Signs of life: a house says in the store that it is up, so that the time without one is free."""

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
        self._lag: Millis | None = None  # how long we stood still or jumped ahead, when last asked
        self._shown = Moment(0)
        self._failed = False  # whether the store has failed since the last sign

    @property
    def is_overdue(self) -> bool:
        """Whether something has happened since the last sign that the store should know of."""
        return self._lag is not None and (self._failed or self._lag != self._now_lag())

    def fail(self) -> None:
        """The store did not take something; until the next sign nobody could play, as we know."""
        self._failed = True

    async def show(self) -> None:
        """A server is up at this moment."""
        clock = self._clock
        now = Moment(clock() + clock.ahead)
        lag = self._now_lag()
        away: int | None = None
        if self._lag is not None:
            away = now - self._shown if self._failed else lag - self._lag
        await uptime.mark_seen(self._store, now, away)
        self._lag, self._shown, self._failed = lag, now, False

    def _now_lag(self) -> Millis:
        return Millis(self._clock.absent + self._clock.ahead)
