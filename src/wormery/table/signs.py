"""Signs of life: a house says in the store that it is up, so that the time without one is free."""

from wormery.core import Millis
from wormery.store import uptime
from wormery.store.directory import Directory
from wormery.store.ids import Moment
from wormery.table.clock import Clock


class SignsOfLife:
    """Tells the store that a server is up, and for how long it was none that could be played at.

    A server that stood still, or whose store took nothing, was there for nobody (TB-24).
    """

    def __init__(self, store: Directory, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._lag: Millis | None = None  # how long we stood still or jumped ahead, when last asked
        self._shown = Moment(0)
        self.is_overdue = False
        """Whether the store has failed since the last sign."""

    def fail(self) -> None:
        """The store did not take something; until the next sign nobody could play, as we know."""
        self.is_overdue = self._lag is not None

    async def show(self) -> None:
        """A server is up at this moment."""
        clock = self._clock
        now = Moment(clock() + clock.ahead)
        lag = Millis(clock.absent + clock.ahead)
        away: int | None = None
        if self._lag is not None:
            away = now - self._shown if self.is_overdue else lag - self._lag
        await uptime.mark_seen(self._store, now, away)
        self._lag, self._shown, self.is_overdue = lag, now, False
