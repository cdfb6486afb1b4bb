"""What comes in and what goes out in one turn of the event loop, handled a few at a time.

A message that is read, decided and answered before the next one is read costs more than its share:
the kernel and the interpreter push one another out of the caches, and whoever listens is woken for
every single message. Too many at once push themselves out.
"""

import logging
from collections.abc import Callable
from typing import Final, Protocol

_LOGGER = logging.getLogger(__name__)


MOST_HEARD: Final = 16
MOST_SENT: Final = 32


class Addressee(Protocol):
    """One end of a line: *hear* takes what came in, *put* lets the kernel have what goes out."""

    hear: Callable[[bytes], None]
    put: Callable[[bytes], None]

    def hang_up(self, code: int, reason: str) -> None:
        """Close."""
        ...


class Mail:
    """All lines' messages of this turn of the loop.

    A line adds to *came* and *goes* itself; whoever is first asks the loop to `hear` or `deliver`,
    and whoever makes it too many does so at once.
    """

    __slots__ = ("came", "goes")

    def __init__(self) -> None:
        self.came: list[tuple[Addressee, bytes]] = []
        self.goes: list[tuple[Addressee, bytes]] = []

    def hear(self) -> None:
        """Hear all that has come in; a bug in one session leaves the others alone."""
        came, self.came = self.came, []
        for line, message in came:
            try:
                line.hear(message)
            except Exception:
                _LOGGER.exception("a bug in a session")
                line.hang_up(1011, "")

    def deliver(self) -> None:
        """Send all that is to go out; a line that fails does not keep the others waiting."""
        goes, self.goes = self.goes, []
        for line, message in goes:
            try:
                line.put(message)
            except Exception:
                _LOGGER.exception("a message was not sent")
