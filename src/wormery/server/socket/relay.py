"""Pieces of gestures on their way to everybody else: those of a moment leave in one write each.

Four people who draw send fifty pieces a second, and each is seen by three others and by all who
look on. A piece goes out at once unless others have only just done so: where one person draws, none
ever waits.
"""

import asyncio
from collections.abc import Sequence
from typing import Final

from wormery.server.socket.connection import Bundle
from wormery.server.socket.viewer import Viewer

MOMENT_S: Final = 0.016
"""Seconds between two times that pieces of a table are passed on: a frame of a screen."""


class Relay:
    """The pieces at one table that wait for their moment."""

    __slots__ = ("_loop", "_next", "_timer", "_viewers", "_waiting")

    def __init__(self, viewers: Sequence[Viewer]) -> None:
        self._viewers = viewers  # as they are when it is time
        self._waiting: list[tuple[Viewer, bytes]] = []
        self._next = 0.0  # when more may be passed on
        self._timer: asyncio.TimerHandle | None = None
        self._loop: asyncio.AbstractEventLoop | None = None  # that of all who draw

    def add(self, drawer: Viewer, piece: bytes) -> None:
        """A piece for everybody but who drew it."""
        if self._timer is None:
            loop = self._loop
            if loop is None:
                loop = self._loop = asyncio.get_running_loop()
            now = loop.time()
            if now >= self._next:  # it is alone, as most are
                self._next = now + MOMENT_S
                bundle = Bundle((piece,))
                for viewer in self._viewers:
                    if viewer is not drawer:
                        viewer.connection.offer(bundle)
                return
            self._timer = loop.call_at(self._next, self._pass_on, self._next)
        self._waiting.append((drawer, piece))

    def flush(self) -> None:
        """Pass on what waits, now."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._waiting:
            waiting, self._waiting = self._waiting, []
            whole = Bundle(tuple(piece for _, piece in waiting))
            drawers = {id(drawer) for drawer, _ in waiting}
            for viewer in self._viewers:
                bundle = _but_own(waiting, viewer) if id(viewer) in drawers else whole
                if bundle.messages:
                    viewer.connection.offer(bundle)

    def _pass_on(self, moment: float) -> None:
        """Pass on what waits; more goes out a moment later, at the soonest."""
        self._next = moment + MOMENT_S
        self.flush()


def _but_own(pieces: Sequence[tuple[Viewer, bytes]], viewer: Viewer) -> Bundle:
    return Bundle(tuple(piece for drawer, piece in pieces if drawer is not viewer))
