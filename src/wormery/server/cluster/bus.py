"""Messages between the workers of one machine, and open connections that go with them.

Every worker has an inbox: a pair of sockets that the supervisor makes before the first worker. All
of them can put something in, one takes it out; and since the supervisor keeps both ends, what lies
in the inbox of a worker that has died is read by the one that takes its place.
"""

import asyncio
import os
import socket
from collections import deque
from collections.abc import Callable, Sequence
from tempfile import TemporaryFile
from typing import Final, NamedTuple

_LARGEST: Final = 32 * 1024  # bytes of a message; what is larger goes by a file
_MOST_WAITING: Final = 1_000  # messages for a worker that takes none
_BUFFER: Final = 1 << 20

Taker = Callable[[bytes, socket.socket | None], None]
"""Takes a message, and the connection that came with it."""


class Inbox(NamedTuple):
    """Where one worker finds its messages."""

    put: socket.socket
    take: socket.socket


def inboxes(workers: int) -> list[Inbox]:
    """One for each worker."""
    made = []
    for _ in range(workers):
        put, take = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        for end in (put, take):
            end.setblocking(False)
            end.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, _BUFFER)
        made.append(Inbox(put, take))
    return made


class Bus:
    """What one worker sends to the others, and takes from them."""

    def __init__(self, boxes: Sequence[Inbox], worker: int) -> None:
        self.worker = worker
        self._boxes = boxes
        self._waiting: list[deque[tuple[bytes, list[int]]]] = [deque() for _ in boxes]
        self._loop: asyncio.AbstractEventLoop | None = None

    def listen(self, taker: Taker) -> None:
        """Take messages from now on."""
        self._loop = asyncio.get_running_loop()
        self._loop.add_reader(self._boxes[self.worker].take.fileno(), self._take, taker)

    def close(self) -> None:
        """Take no more; who comes after us does."""
        if self._loop is not None:
            self._loop.remove_reader(self._boxes[self.worker].take.fileno())

    def send(self, worker: int, message: bytes, connection: int | None = None) -> bool:
        """Put a message into an inbox, perhaps with an open file; False if there is no room."""
        waiting = self._waiting[worker]
        if len(waiting) >= _MOST_WAITING:
            return False
        files = [] if connection is None else [os.dup(connection)]
        if len(message) > _LARGEST:
            files.append(_filed(message))
            message = b""
        waiting.append((message, files))
        if len(waiting) == 1:
            self._put(worker)
        return True

    def _put(self, worker: int) -> None:
        """Put as many into an inbox as it has room for; the others when there is more."""
        put, waiting = self._boxes[worker].put, self._waiting[worker]
        loop = asyncio.get_running_loop()
        while waiting:
            message, files = waiting[0]
            try:
                socket.send_fds(put, [bytes((len(files),)) + message], files)
            except BlockingIOError:
                loop.add_writer(put.fileno(), self._put, worker)
                return
            for file in files:
                os.close(file)
            waiting.popleft()
        loop.remove_writer(put.fileno())

    def _take(self, taker: Taker) -> None:
        box = self._boxes[self.worker].take
        for _ in range(64):  # then others have their turn
            try:
                data, files, _, _ = socket.recv_fds(box, _LARGEST + 1, 2)
            except BlockingIOError:
                return
            message = data[1:]
            if files and not message:
                message = _read(files.pop())
            taker(message, socket.socket(fileno=files[0]) if files else None)


def _filed(message: bytes) -> int:
    """A file with a message in it, that has no name."""
    with TemporaryFile() as file:
        file.write(message)
        file.flush()
        return os.dup(file.fileno())


def _read(file: int) -> bytes:
    with os.fdopen(file, "rb") as found:
        found.seek(0)
        return found.read()
