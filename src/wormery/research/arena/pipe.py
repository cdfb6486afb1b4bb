"""A program that is talked to in lines of JSON, and never waited for longer than agreed."""

import shlex
import subprocess
from contextlib import suppress
from queue import Empty, Full, Queue
from threading import Thread

from msgspec import Struct

from wormery.core import Millis, Refusal, encode
from wormery.research.simulated import Forfeit

PARTING = 2.0  # seconds a program has to stop by itself
LONGEST_LINE = 1 << 20
MOST_UNREAD = 10_000  # lines that a program may leave unread


class Pipe:
    """A running program: what it is sent is written by one thread, what it says read by another."""

    def __init__(self, command: str) -> None:
        self._heard: Queue[bytes] = Queue()
        self._unsent: Queue[bytes | None] = Queue(MOST_UNREAD)
        try:
            self._process = subprocess.Popen(
                shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE
            )
        except (OSError, ValueError, IndexError) as problem:
            raise Refusal("TB-04", f"{command!r} does not start: {problem}") from None
        self._threads = [Thread(target=run, daemon=True) for run in (self._read, self._write)]
        for thread in self._threads:
            thread.start()

    @property
    def is_alive(self) -> bool:
        """Whether it still runs."""
        return self._process.poll() is None

    def send(self, message: Struct) -> None:
        """A line to the program; one that reads nothing for long forfeits."""
        try:
            self._unsent.put_nowait(encode(message) + b"\n")
        except Full:
            raise Forfeit("does not read what it is told") from None

    def receive(self, limit: Millis, late: str) -> bytes:
        """The next line; *late* is said of a program from which none comes in time."""
        try:
            line = self._heard.get(timeout=limit / 1000)
        except Empty:
            raise Forfeit(late) from None
        if not line:
            raise self._stopped()
        return line

    def forget(self) -> None:
        """What it said and nobody asked for is not read any more."""
        with suppress(Empty):
            while True:
                self._heard.get_nowait()

    def close(self) -> None:
        """See it off."""
        with suppress(Full):
            self._unsent.put_nowait(None)
        try:
            self._process.wait(PARTING)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        for thread in self._threads:
            thread.join(PARTING)
        assert self._process.stdout is not None
        self._process.stdout.close()

    def _stopped(self) -> Forfeit:
        """It is gone; what it wrote to standard error went to the terminal."""
        with suppress(subprocess.TimeoutExpired):
            return Forfeit(f"stopped by itself, with exit code {self._process.wait(PARTING)}")
        return Forfeit("closed its output")

    def _write(self) -> None:
        out = self._process.stdin
        assert out is not None
        with suppress(OSError, ValueError):  # it is gone: whoever waits for an answer will notice
            while (line := self._unsent.get()) is not None:
                out.write(line)
                out.flush()
        with suppress(OSError):
            out.close()

    def _read(self) -> None:
        assert self._process.stdout is not None
        with suppress(OSError, ValueError):  # closed while we read
            while line := self._process.stdout.readline(LONGEST_LINE):
                self._heard.put(line)
        self._heard.put(b"")
