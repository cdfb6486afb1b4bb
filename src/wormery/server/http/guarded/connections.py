"""Who may be connected over HTTP: so many in all, so many from one address, none for ever.

A connection that was made for a socket leaves this count when it becomes one. When all places are
taken, whoever has kept us waiting longest makes room for the next one.
"""

import asyncio
from collections import Counter
from dataclasses import dataclass
from typing import Literal, Protocol

from wormery.server.addresses import Proxies, network
from wormery.server.metrics import Metrics

Phase = Literal["head", "body", "busy", "closing"]
"""What a connection waits for: a whole head, a whole body, us, or its end."""

_PULSE = 0.5  # seconds between two looks at all connections
_STUCK = 30.0  # seconds that somebody may take nothing of an answer
_CLOSING = 5.0  # seconds until a connection is cut that was closed


class Guarded(Protocol):
    """A connection as its guard sees it."""

    phase: Phase
    since: float  # when the phase began
    stuck: float | None  # since when nothing more could be sent

    @property
    def address(self) -> str:
        """Where it comes from."""
        ...

    @property
    def is_closing(self) -> bool:
        """Whether nothing more comes from it."""
        ...

    def turn_away(self, status: int) -> None:
        """Say why, and close."""
        ...

    def cut(self) -> None:
        """Close at once."""
        ...


@dataclass(frozen=True)
class ConnectionLimits:
    """How many, and how long."""

    most: int  # over HTTP
    most_in_all: int  # with sockets
    per_address: int
    head_s: float
    body_s: float
    proxies: Proxies


class Connections:
    """All HTTP connections of a server, by when they came."""

    def __init__(self, limits: ConnectionLimits, metrics: Metrics) -> None:
        self._limits = limits
        self._metrics = metrics
        self._open: dict[Guarded, None] = {}
        self._by_address: Counter[str] = Counter()
        self._timer: asyncio.TimerHandle | None = None

    def start(self) -> None:
        """Look after them from now on."""
        loop = asyncio.get_running_loop()
        self.sweep(loop.time())
        self._timer = loop.call_later(_PULSE, self.start)

    def stop(self) -> None:
        """Look no more."""
        if self._timer is not None:
            self._timer.cancel()

    def enter(self, connection: Guarded, in_all: int) -> bool:
        """Take a connection in, one of so many with sockets; False if there is no place for it."""
        limits, who = self._limits, network(connection.address)
        counted = not limits.proxies.trusts(connection.address)
        if counted and self._by_address[who] >= limits.per_address:
            self._metrics.turned_away += 1
            return False
        is_full = len(self._open) >= limits.most or in_all > limits.most_in_all
        if is_full and not self._make_room():
            self._metrics.turned_away += 1
            return False
        self._open[connection] = None
        self._by_address[who] += 1
        return True

    def leave(self, connection: Guarded) -> None:
        """A connection is gone, or has become a socket."""
        if connection in self._open:
            del self._open[connection]
            who = network(connection.address)
            self._by_address[who] -= 1
            if not self._by_address[who]:
                del self._by_address[who]

    def sweep(self, now: float) -> None:
        """Close whatever has taken too long."""
        for connection in list(self._open):
            self._look_at(connection, now)

    def _look_at(self, connection: Guarded, now: float) -> None:
        if connection.is_closing and connection.phase != "closing":
            connection.phase, connection.since = "closing", now
        waited = now - connection.since
        if connection.stuck is not None and now - connection.stuck > _STUCK:
            connection.cut()
        elif connection.phase == "head" and waited > self._limits.head_s:
            self._metrics.timed_out += 1
            connection.turn_away(408)
        elif connection.phase == "body" and waited > self._limits.body_s:
            self._metrics.timed_out += 1
            connection.cut()
        elif connection.phase == "closing" and waited > _CLOSING:
            connection.cut()

    def _make_room(self) -> bool:
        """Cut whoever came first and has not finished asking; least of all one who sends a body."""
        phases: tuple[Phase, ...] = ("closing", "head", "body")
        found = (each for phase in phases for each in self._open if each.phase == phase)
        first = next(found, None)
        if first is None:
            return False
        self._metrics.turned_away += 1
        self.leave(first)
        first.cut()
        return True
