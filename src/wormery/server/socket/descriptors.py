"""Descriptors: sockets that nothing waits for, and one call that writes the same to many of them.

To ask five hundred connections in turn costs more than half of what the kernel takes to send: each
lies somewhere else in memory. A fan-out keeps the descriptors of its viewers side by side, and asks
one array.

    a descriptor  a number of its own * 2**24 + what the kernel calls the socket (its fd)
    _state[fd]    its descriptor, minus the descriptor while something waits, or 0

A fd that was closed may soon be somebody else's, a descriptor never is: whoever keeps one that has
ended writes to nobody.
"""

import os
import socket
from itertools import count
from typing import Final, NewType

import numpy as np
from numpy.typing import NDArray

from wormery.core.compiled import c_function, is_machine_code, lean

Ints = NDArray[np.int64]

Descriptor = NewType("Descriptor", int)
"""A socket, for as long as it is open."""

NO_DESCRIPTOR: Final = Descriptor(0)
"""Where there is no socket of one's own, or none that takes bytes as they are."""

_PLACE: Final = (1 << 24) - 1  # of a descriptor, the fd
_AT_ONCE: Final = getattr(socket, "MSG_DONTWAIT", 0) | getattr(socket, "MSG_NOSIGNAL", 0)

_c_send = c_function("send", "intp(int32, voidptr, uintp, int32)")


class Descriptors:
    """All of a process, as sockets are a process's."""

    def __init__(self) -> None:
        self._state: Ints = np.zeros(1024, np.int64)
        self._numbers = count(1)

    def open(self, fd: int) -> Descriptor:
        """The descriptor of a socket that was opened; nothing waits for it."""
        if fd > _PLACE:
            return NO_DESCRIPTOR
        if fd >= len(self._state):
            more = np.zeros(2 * fd, np.int64)
            more[: len(self._state)] = self._state
            self._state = more
        descriptor = Descriptor(next(self._numbers) << 24 | fd)
        self._state[fd] = descriptor
        return descriptor

    def hold(self, descriptor: Descriptor) -> None:
        """Something waits: nothing may overtake it."""
        if self._state[descriptor & _PLACE] == descriptor:
            self._state[descriptor & _PLACE] = -descriptor

    def release(self, descriptor: Descriptor) -> None:
        """Nothing waits any more."""
        if self._state[descriptor & _PLACE] == -descriptor:
            self._state[descriptor & _PLACE] = descriptor

    def end(self, descriptor: Descriptor) -> None:
        """Nothing is sent any more; its fd may be closed."""
        if abs(self._state[descriptor & _PLACE]) == descriptor:
            self._state[descriptor & _PLACE] = 0

    def write(self, descriptors: Ints, frame: bytes) -> dict[int, int]:
        """Write a frame to all; gives which of them have not taken all of it, and how much.

        Those are descriptors that were held or have ended, and sockets that are full or broken.
        """
        taken = np.empty(len(descriptors), np.int64)
        if not _write(self._state, descriptors, np.frombuffer(frame, np.uint8), taken):
            return {}
        return {int(i): int(taken[i]) for i in np.flatnonzero(taken < len(frame))}


DESCRIPTORS: Final = Descriptors()


def is_quick() -> bool:
    """Whether machine code writes to descriptors; until then connections are asked in turn."""
    return os.name == "posix" and is_machine_code(_write)


@lean("int64(int64[::1], int64[::1], Array(uint8, 1, 'C', readonly=True), int64[::1])")
def _write(state: Ints, descriptors: Ints, frame: NDArray[np.uint8], taken: Ints) -> int:
    """Give the kernel a frame for each that nothing waits for; how many have not taken it."""
    unfinished = 0
    for i in range(len(descriptors)):
        descriptor = descriptors[i]
        taken[i] = 0
        if descriptor and state[descriptor & _PLACE] == descriptor:
            taken[i] = max(0, _c_send(descriptor & _PLACE, frame.ctypes, len(frame), _AT_ONCE))
        unfinished += taken[i] < len(frame)
    return unfinished
