"""What comes in and what goes out in one turn of the event loop, handled a few at a time.

A message that is read, decided and answered before the next one is read costs more than its share:
the kernel and the interpreter push one another out of the caches, and whoever listens is woken for
every single message. Too many at once push themselves out.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Final, Protocol

from wormery.server.socket.pulse import Pulse

_LOGGER = logging.getLogger(__name__)

_MOST_RECEIVED: Final = 16
_MOST_SENT: Final = 32


class Endpoint(Protocol):
    """A connection: *receive* takes what came in, *put* gives the kernel what goes out."""

    receive: Callable[[bytes], None]
    put: Callable[[bytes], None]

    def hang_up(self, code: int, reason: str) -> None:
        """Close."""
        ...


class Batch:
    """Messages that *handle* is given in one go: in this turn of the loop, or when they are many.

    *handle* takes care of its own mistakes, so that one connection keeps no other waiting.
    """

    __slots__ = ("_handle", "_most", "_waiting")

    def __init__(self, most: int, handle: Callable[[Endpoint, bytes], None]) -> None:
        self._most = most
        self._handle = handle
        self._waiting: list[tuple[Endpoint, bytes]] = []

    def add(self, endpoint: Endpoint, message: bytes) -> None:
        """One more; they stay in their order."""
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self.empty)
        self._waiting.append((endpoint, message))
        if len(self._waiting) >= self._most:
            self.empty()

    def empty(self) -> None:
        """Handle all that wait, now."""
        waiting, self._waiting = self._waiting, []
        for endpoint, message in waiting:
            self._handle(endpoint, message)


class Batching:
    """What came in and is to be handled, what goes out, and the pulse of all connections."""

    __slots__ = ("incoming", "outgoing", "pulse")

    def __init__(self) -> None:
        self.incoming = Batch(_MOST_RECEIVED, _receive)
        self.outgoing = Batch(_MOST_SENT, _put)
        self.pulse = Pulse()


def _receive(endpoint: Endpoint, message: bytes) -> None:
    try:
        endpoint.receive(message)
    except Exception:
        _LOGGER.exception("a bug in a session")
        endpoint.hang_up(1011, "")


def _put(endpoint: Endpoint, message: bytes) -> None:
    try:
        endpoint.put(message)
    except Exception:
        _LOGGER.exception("a message was not sent")
