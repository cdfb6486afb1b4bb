"""Lines: sockets that nothing waits for, and one call that writes the same to many of them.

To ask five hundred connections in turn costs more than half of what the kernel takes to send: each
lies somewhere else in memory. A crowd keeps their lines side by side, and asks one array.

    a line        its own number * 2**24 + the descriptor of its socket
    _state[i]     of descriptor i: its line, minus the line while something waits, or 0

A descriptor that was closed may soon be somebody else's, the number of a line never is: whoever
keeps one that has ended writes to nobody.
"""

import os
import socket
from itertools import count
from typing import Final, NewType

import numpy as np
from numpy.typing import NDArray

from wormery.core.compiled import c_function, is_machine_code, lean

Ints = NDArray[np.int64]

Line = NewType("Line", int)
"""A socket, for as long as it is open."""

NO_LINE: Final = Line(0)
"""Where there is no socket of one's own, or none that takes bytes as they are."""

_PLACE: Final = (1 << 24) - 1  # of a line, the descriptor
_AT_ONCE: Final = getattr(socket, "MSG_DONTWAIT", 0) | getattr(socket, "MSG_NOSIGNAL", 0)

_c_send = c_function("send", "intp(int32, voidptr, uintp, int32)")


class Lines:
    """All lines of a process, as descriptors are a process's."""

    def __init__(self) -> None:
        self._state: Ints = np.zeros(1024, np.int64)
        self._numbers = count(1)

    def open(self, descriptor: int) -> Line:
        """The line of a socket that was opened; nothing waits for it."""
        if descriptor > _PLACE:
            return NO_LINE
        if descriptor >= len(self._state):
            more = np.zeros(2 * descriptor, np.int64)
            more[: len(self._state)] = self._state
            self._state = more
        line = Line(next(self._numbers) << 24 | descriptor)
        self._state[descriptor] = line
        return line

    def hold(self, line: Line) -> None:
        """Something waits: nothing may overtake it."""
        if self._state[line & _PLACE] == line:
            self._state[line & _PLACE] = -line

    def release(self, line: Line) -> None:
        """Nothing waits any more."""
        if self._state[line & _PLACE] == -line:
            self._state[line & _PLACE] = line

    def end(self, line: Line) -> None:
        """Nothing is sent any more; its descriptor may be closed."""
        if abs(self._state[line & _PLACE]) == line:
            self._state[line & _PLACE] = 0

    def write(self, lines: Ints, frame: bytes) -> dict[int, int]:
        """Write a frame to all; gives which of them have not taken all of it, and how much.

        Those are lines that were held or have ended, and sockets that are full or broken.
        """
        taken = np.empty(len(lines), np.int64)
        if not _write(self._state, lines, np.frombuffer(frame, np.uint8), taken):
            return {}
        return {int(i): int(taken[i]) for i in np.flatnonzero(taken < len(frame))}


LINES: Final = Lines()


def is_quick() -> bool:
    """Whether lines are written to by machine code; until then connections are asked in turn."""
    return os.name == "posix" and is_machine_code(_write)


@lean("int64(int64[::1], int64[::1], Array(uint8, 1, 'C', readonly=True), int64[::1])")
def _write(state: Ints, lines: Ints, frame: NDArray[np.uint8], taken: Ints) -> int:
    """Give the kernel a frame for each line that nothing waits for; how many have not taken it."""
    unfinished = 0
    for i in range(len(lines)):
        line = lines[i]
        taken[i] = 0
        if line and state[line & _PLACE] == line:
            taken[i] = max(0, _c_send(line & _PLACE, frame.ctypes, len(frame), _AT_ONCE))
        unfinished += taken[i] < len(frame)
    return unfinished
