"""What comes in and what goes out in one turn of the event loop, handled a few at a time.

A message that is read, decided and answered before the next one is read costs more than its share:
the kernel and the interpreter push one another out of the caches, and whoever listens is woken for
every single message. Too many at once push themselves out.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Final, Protocol

_LOGGER = logging.getLogger(__name__)

_MOST_HEARD: Final = 16
_MOST_SENT: Final = 32


class Addressee(Protocol):
    """One end of a line: *hear* takes what came in, *put* lets the kernel have what goes out."""

    hear: Callable[[bytes], None]
    put: Callable[[bytes], None]

    def hang_up(self, code: int, reason: str) -> None:
        """Close."""
        ...


class Lot:
    """Messages of all lines that *handle* is given in one go: in this turn, or when they are many.

    *handle* takes care of its own mistakes, so that one line keeps no other waiting.
    """

    __slots__ = ("_handle", "_most", "_waiting")

    def __init__(self, most: int, handle: Callable[[Addressee, bytes], None]) -> None:
        self._most = most
        self._handle = handle
        self._waiting: list[tuple[Addressee, bytes]] = []

    def add(self, line: Addressee, message: bytes) -> None:
        """One more; they stay in their order."""
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self.empty)
        self._waiting.append((line, message))
        if len(self._waiting) >= self._most:
            self.empty()

    def empty(self) -> None:
        """Handle all that wait, now."""
        waiting, self._waiting = self._waiting, []
        for line, message in waiting:
            self._handle(line, message)


class Mail:
    """What came in and is to be heard, and what goes out, of all lines of a server."""

    __slots__ = ("came", "goes")

    def __init__(self) -> None:
        self.came = Lot(_MOST_HEARD, _hear)
        self.goes = Lot(_MOST_SENT, _put)


def _hear(line: Addressee, message: bytes) -> None:
    try:
        line.hear(message)
    except Exception:
        _LOGGER.exception("a bug in a session")
        line.hang_up(1011, "")


def _put(line: Addressee, message: bytes) -> None:
    try:
        line.put(message)
    except Exception:
        _LOGGER.exception("a message was not sent")
