"""Processes that start quickly: one that has read all the code, and is copied for each start.

Most of a server's start is Python reading code. A campaign starts a thousand; each is a process of
its own all the same, with nothing of the one before, and is killed as any other.
"""

import ctypes
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from threading import Lock
from typing import Final

from wormery.chaos.services import launch

_CODE: Final = "from wormery.chaos.prepared import wait; from wormery.cli import main; wait(main)"
_PROGRAM: Final = (sys.executable, "-c", _CODE)
_SET_PARENT_DEATH_SIGNAL: Final = 1  # of prctl

_START, _POLL, _WAIT = b"start\n", b"poll\n", b"wait\n"


class PreparedProcess:
    """`wormery serve`, started again and again; at most one of it runs."""

    def __init__(self, output: Path, environment: Mapping[str, str]) -> None:
        command = ["setpriv", "--pdeathsig=KILL", *_PROGRAM]
        self._waiting = launch(command, output, environment, talks=True)
        self._talking = Lock()
        self._pid: int | None = None

    @property
    def is_running(self) -> bool:
        """Whether one runs."""
        if self._pid is not None and self._ask(_POLL) == 0:
            self._pid = None
        return self._pid is not None

    def start(self) -> None:
        """Start one, unless one runs."""
        if not self.is_running:
            self._pid = self._ask(_START)

    def signal(self, what: signal.Signals) -> None:
        """Send a signal, if one runs; its number is not given away before we know of its end."""
        if self._pid is not None:
            os.kill(self._pid, what)

    def wait(self) -> None:
        """Wait until it has ended."""
        if self._pid is not None:
            self._ask(_WAIT)
            self._pid = None

    def close(self) -> None:
        """Start no more."""
        self._waiting.kill()
        self._waiting.wait()

    def _ask(self, what: bytes) -> int:
        with self._talking:
            return _asked(self._waiting, what)


def _asked(process: "subprocess.Popen[bytes]", what: bytes) -> int:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(what)
    process.stdin.flush()
    return int(process.stdout.readline() or 0)


def wait(main: Callable[[], None]) -> None:
    """Read all code, then start a server whenever we are told to; the other end of the above."""
    _read_code()
    pid = 0
    for line in sys.stdin.buffer:
        if line == _START:
            pid = os.fork()
            if pid == 0:
                _serve(main)
        elif pid and os.waitpid(pid, os.WNOHANG if line == _POLL else 0)[0]:
            pid = 0
        sys.stdout.buffer.write(b"%d\n" % pid)
        sys.stdout.buffer.flush()


def _read_code() -> None:
    from wormery import app  # noqa: PLC0415 - heavy, and only needed in the process that waits

    app.games()


def _serve(main: Callable[[], None]) -> None:
    """Become a server; never returns."""
    ctypes.CDLL(None).prctl(_SET_PARENT_DEATH_SIGNAL, signal.SIGKILL)
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.dup2(2, 1)
    sys.argv = ["wormery", "serve"]
    try:
        main()
    except SystemExit as end:
        os._exit(end.code if isinstance(end.code, int) else 1)
    finally:
        os._exit(1)
