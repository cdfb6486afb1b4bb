"""What comes in and what goes out in one turn of the event loop, each handled in one go.

A message that is read, decided and answered before the next one is read costs more than its share:
the kernel and the interpreter push one another out of the caches, and whoever listens is woken for
every single message. So all that has come in is heard together, and all that is to go out is sent
together.
"""

import asyncio
import logging
from typing import Protocol

_LOGGER = logging.getLogger(__name__)


class Addressee(Protocol):
    """One end of a line."""

    def take(self, message: bytes) -> None:
        """Hear a message that came in."""
        ...

    def put(self, message: bytes) -> None:
        """Let the kernel have a message that goes out."""
        ...


class Mail:
    """All lines' messages of this turn of the loop."""

    __slots__ = ("_came", "_goes")

    def __init__(self) -> None:
        self._came: list[tuple[Addressee, bytes]] = []
        self._goes: list[tuple[Addressee, bytes]] = []

    def receive(self, line: Addressee, message: bytes) -> None:
        """Something came in: it is heard before anything else is read."""
        if not self._came:
            asyncio.get_running_loop().call_soon(self.hear)
        self._came.append((line, message))

    def send(self, line: Addressee, message: bytes) -> None:
        """Something goes out, in the order in which it was sent."""
        if not self._goes:
            asyncio.get_running_loop().call_soon(self.deliver)
        self._goes.append((line, message))

    def hear(self) -> None:
        """Hear all that has come in."""
        came, self._came = self._came, []
        for line, message in came:
            line.take(message)

    def deliver(self) -> None:
        """Send all that is to go out."""
        goes, self._goes = self._goes, []
        for line, message in goes:
            try:
                line.put(message)
            except Exception:  # one line that fails must not keep the others waiting
                _LOGGER.exception("a message was not sent")
