"""A bot in any language: a program that reads views and writes commands as lines of JSON."""

import shlex
import subprocess
from collections.abc import Sequence
from contextlib import suppress
from queue import Empty, Queue
from random import Random
from threading import Thread
from typing import Any, Literal

from msgspec import Raw, Struct

from wormery.core import About, Millis, Outcome, Refusal, Seat, decode, encode
from wormery.core.bot import Bot, Pace, at_once
from wormery.research.simulated import Forfeit

GRACE = Millis(250)  # for the way there and back
READY = Millis(30_000)  # to start a program
PARTING = 2.0  # seconds a program has to stop by itself
LONGEST_LINE = 1 << 20


class Hello(Struct, frozen=True, tag="hello"):
    """A game begins, and you sit here."""

    game: str
    seat: Seat
    options: Any
    level: None = None


class Ready(Struct, frozen=True, tag="ready"):
    """I am there."""

    name: str


class Turn(Struct, frozen=True, tag="move"):
    """It is for you to act; the view holds what you may do."""

    view: Any
    budget_ms: Millis


class Choice(Struct, frozen=True):
    """This is what I do; in a game without turns, null is to wait."""

    type: Literal["command"]
    command: Raw


class End(Struct, frozen=True, tag="end"):
    """The game is over."""

    outcome: Outcome


class Program(Bot[Any, Any]):
    """A program started for one game; late, wrong or missing answers forfeit it."""

    def __init__(
        self, command: str, about: About, seat: Seat, options: Any, pace: Pace = at_once
    ) -> None:
        self._pace = pace
        self._about = about
        self._lines: Queue[bytes] = Queue()
        try:
            self._process = subprocess.Popen(
                shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE
            )
        except (OSError, ValueError, IndexError) as problem:
            raise Refusal("TB-04", f"{command!r} does not start: {problem}") from None
        Thread(target=self._read_output, daemon=True).start()
        self._is_ready = False
        with suppress(Forfeit):  # it is asked soon enough
            self._write(Hello(about.name, seat, options))

    def choose(self, view: Any, listed: Sequence[Any], rng: Random, budget: Millis) -> Any | None:  # noqa: ARG002
        """What the program answers; the first question is whether it is ready."""
        if not self._is_ready:
            late = f"was not ready within {READY / 1000:g} s (is every line flushed?)"
            self._read(Ready, self._receive(READY, late))
            self._is_ready = True
        self._write(Turn(view, budget))
        late = f"took longer than its {budget} ms"
        answer = self._read(Choice, self._receive(Millis(budget + GRACE), late))
        if answer.command == b"null":
            return None
        return self._read(self._about.command, bytes(answer.command))

    def pace(self, view: Any, command: Any, rng: Random) -> Millis:
        """As long as the hand of a stranger takes."""
        return self._pace(view, command, rng)

    def end(self, outcome: Outcome) -> None:
        """Tell it, and see it off."""
        with suppress(Forfeit):  # it may have stopped already
            self._write(End(outcome))
        if self._process.stdin is not None:
            with suppress(OSError):
                self._process.stdin.close()
        try:
            self._process.wait(PARTING)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        if self._process.stdout is not None:
            self._process.stdout.close()

    def _receive(self, limit: Millis, late: str) -> bytes:
        try:
            line = self._lines.get(timeout=limit / 1000)
        except Empty:
            raise Forfeit(late) from None
        if not line:
            raise self._stopped()
        return line

    def _stopped(self) -> Forfeit:
        """It is gone; what it wrote to standard error went to the terminal."""
        with suppress(subprocess.TimeoutExpired):
            return Forfeit(f"stopped by itself, with exit code {self._process.wait(PARTING)}")
        return Forfeit("closed its output")

    def _write(self, message: Struct) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(encode(message) + b"\n")
            self._process.stdin.flush()
        except (OSError, ValueError):
            raise self._stopped() from None

    def _read_output(self) -> None:
        assert self._process.stdout is not None
        with suppress(OSError, ValueError):  # closed while we read
            while line := self._process.stdout.readline(LONGEST_LINE):
                self._lines.put(line)
        self._lines.put(b"")

    @staticmethod
    def _read(kind: Any, line: bytes) -> Any:
        try:
            return decode(kind, line)
        except Refusal as refusal:
            shown = line.decode(errors="replace").strip()[:80]
            raise Forfeit(f"answered {shown!r}: {refusal.detail}") from None
