"""Signs of life of all connections: one timer for all, so that an idle server sleeps in between.

A timer for each would wake the process for each of them, and again for each answer.
"""

import asyncio
import logging
from typing import Final, Protocol

_LOGGER = logging.getLogger(__name__)

TICK_S: Final = 0.5
"""Seconds between two looks at whose turn it is."""


class Pulsing(Protocol):
    """Whoever is asked for a sign of life now and then."""

    def pulse(self) -> None:
        """It is time."""
        ...


class Pulse:
    """Who is to be asked when, in slots of a tick."""

    __slots__ = ("_slots", "_timer")

    def __init__(self) -> None:
        self._slots: dict[int, dict[Pulsing, None]] = {}
        self._timer: asyncio.TimerHandle | None = None

    def after(self, seconds: float, who: Pulsing) -> int:
        """Ask *who* in so many seconds, a tick more or less; gives the slot."""
        loop = asyncio.get_running_loop()
        slot = int((loop.time() + seconds) / TICK_S) + 1
        self._slots.setdefault(slot, {})[who] = None
        if self._timer is None:
            self._timer = loop.call_later(TICK_S, self._tick)
        return slot

    def cancel(self, slot: int, who: Pulsing) -> None:
        """Ask *who* no more."""
        self._slots.get(slot, {}).pop(who, None)

    def _tick(self) -> None:
        loop = asyncio.get_running_loop()
        now = int(loop.time() / TICK_S)
        for slot in [slot for slot in self._slots if slot <= now]:
            for who in self._slots.pop(slot):
                _ask(who)
        self._timer = loop.call_later(TICK_S, self._tick) if self._slots else None


def _ask(who: Pulsing) -> None:
    try:
        who.pulse()
    except Exception:  # nobody else misses a beat
        _LOGGER.exception("a connection has no pulse")
