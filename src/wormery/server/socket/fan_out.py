"""Viewers who are shown the same."""

import logging
from collections.abc import Iterable
from typing import Final

import numpy as np

from wormery.server.socket.connection import Bundle, Handler
from wormery.server.socket.descriptors import DESCRIPTORS, Ints, is_quick
from wormery.server.socket.viewer import Viewer

_LOGGER = logging.getLogger(__name__)

CROWD: Final = 8
"""So many viewers of the same are sent it without waiting for what others are sent."""


class FanOut:
    """Viewers who are shown the same; when they are many, almost all of them by one call."""

    __slots__ = ("_descriptors", "viewers")

    def __init__(self, viewers: Iterable[Viewer] = ()) -> None:
        self.viewers = list(viewers)
        self._descriptors: Ints | None = None  # of their connections, until somebody comes or goes

    def add(self, viewer: Viewer) -> None:
        """One more."""
        self.viewers.append(viewer)
        self._descriptors = None

    def remove(self, viewer: Viewer) -> None:
        """One less."""
        self.viewers.remove(viewer)
        self._descriptors = None

    def send(self, message: bytes) -> None:
        """The same bytes for all; many get them straight away, which costs least."""
        if len(self.viewers) < CROWD:
            for viewer in self.viewers:
                viewer.connection.send(message)
            return
        self.viewers[0].connection.flush()
        if is_quick():
            self._write(message)
        else:
            for viewer in self.viewers:
                _pass_on(viewer.connection.put, message)

    def _write(self, message: bytes) -> None:
        descriptors = self._descriptors
        if descriptors is None:
            found = [viewer.connection.descriptor for viewer in self.viewers]
            descriptors = self._descriptors = np.array(found, np.int64)
        frame = Bundle((message,)).frames
        for index, taken in DESCRIPTORS.write(descriptors, frame).items():
            connection = self.viewers[index].connection
            if taken:
                _pass_on(connection.finish, frame[taken:])
            else:
                _pass_on(connection.put, message)


def _pass_on(take: Handler, data: bytes) -> None:
    """Whose connection is broken keeps nobody else waiting."""
    try:
        take(data)
    except Exception:
        _LOGGER.exception("a message was not sent")
