"""A worker among the others: passes on what is not its own, and takes what others pass on."""

import asyncio
import os
import signal
import socket
from collections.abc import Awaitable, Callable
from typing import Final

from wormery.server.all_tables import AllTables
from wormery.server.cluster.bus import Bus
from wormery.server.cluster.place import WorkerPlace
from wormery.server.cluster.placing import WorkerOf, asked_of
from wormery.server.cluster.workers import AllWorkers

SIGN_S: Final = 1.0
"""Seconds between two signs to the supervisor that a worker is there."""

Adopt = Callable[[socket.socket, bytes], Awaitable[None]]
"""Goes on with a connection of which so much was read."""


class Member:
    """What a worker has to do with the others."""

    def __init__(self, place: WorkerPlace, worker_of: WorkerOf, here: AllTables) -> None:
        self._place = place
        self._worker_of = worker_of
        self._bus = Bus(place.boxes, place.worker)
        self.workers = AllWorkers(here, self._bus, place.workers, worker_of)
        self._adopting: set[asyncio.Task[None]] = set()

    @property
    def listening(self) -> socket.socket:
        """The port of all workers, for this one to close when it likes."""
        return self._place.listening.dup()

    def join(self, adopt: Adopt) -> None:
        """Be there for the others, and end when the supervisor does."""
        self._adopt = adopt
        asyncio.get_running_loop().add_reader(self._place.supervised, self._stop)
        self._bus.listen(self._take)
        self._be_ready()

    def leave(self) -> None:
        """Take nothing more; whoever comes after us does."""
        asyncio.get_running_loop().remove_reader(self._place.supervised)
        self._bus.close()

    def _be_ready(self) -> None:
        """Say again and again that people can come; whoever hangs does not."""
        self._place.ready()
        asyncio.get_running_loop().call_later(SIGN_S, self._be_ready)

    def passes(self, row: bytes, read: bytes, connection: int) -> bool:
        """Pass a connection on whose next request begins with this row, if it is another's."""
        worker = asked_of(row, self._worker_of)
        if worker is None or worker == self._place.worker:
            return False
        return self._bus.send(worker, read, connection)

    def _take(self, message: bytes, connection: socket.socket | None) -> None:
        if connection is None:
            self.workers.take(message)
            return
        task = asyncio.ensure_future(self._take_on(connection, message))
        self._adopting.add(task)
        task.add_done_callback(self._adopting.discard)

    async def _take_on(self, connection: socket.socket, read: bytes) -> None:
        connection.setblocking(False)
        try:
            await self._adopt(connection, read)
        except OSError:  # it is gone
            connection.close()

    def _stop(self) -> None:
        os.kill(os.getpid(), signal.SIGTERM)
        asyncio.get_running_loop().remove_reader(self._place.supervised)
