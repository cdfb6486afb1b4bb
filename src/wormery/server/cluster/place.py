"""The place of a worker among the others: all that the supervisor gives it."""

import os
import socket
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace

from wormery.server.cluster.bus import Inbox
from wormery.server.settings import Settings


@dataclass(frozen=True)
class WorkerPlace:
    """One of several workers."""

    worker: int
    boxes: Sequence[Inbox]
    listening: socket.socket  # shared by all
    run: str  # how the owners of this place are named, one after the other
    supervised: int  # a file that ends when the supervisor does
    tell_ready: int  # a file to write to when people can come, and as long as they can

    @property
    def workers(self) -> int:
        """How many there are."""
        return len(self.boxes)

    def ready(self) -> None:
        """People can come: tell the supervisor."""
        with suppress(OSError):  # it stands still, or is gone: that is noticed elsewhere
            os.write(self.tell_ready, bytes((self.worker,)))

    def share(self, settings: Settings) -> Settings:
        """What a worker may have of what is set for all."""
        return replace(
            settings,
            most_connections=self._part(settings.most_connections),
            most_tables=self._part(settings.most_tables),
            bots_at_once=self._part(settings.bots_at_once),
            jobs_at_once=self._part(settings.jobs_at_once),
        )

    def _part(self, whole: int) -> int:
        return -(-whole // self.workers)
