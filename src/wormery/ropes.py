"""Wormlord's ropes on their way from a hand to the table: pieces come in, a command goes out.

Pieces are the arrays of docs/knots.md: grab, pay, done; loosen, pull, free.
"""

from typing import Any

from msgspec import Raw

from wormery.core import Millis, Refusal, Seat
from wormery.games.wormlord import Tie, Untie
from wormery.games.wormlord.ropes import MOST_PULLS, Pull
from wormery.knots import Bad
from wormery.knots.attempt import (
    CREDIT,
    FRAMES_A_SECOND,
    MAX_CHUNK,
    MAX_CHUNKS,
    STUTTER,
    Attempt,
    Gate,
    effective_time,
)
from wormery.knots.measures import MAX_POINTS
from wormery.knots.untie import parse_trace
from wormery.knots.wire import Done, Free, Grab, Loosen, Pay, PullOn, read_frame, read_rows
from wormery.table.gestures import Hand, Heard


class Pulling:
    """One try at untying: fingers that grab an end, let go, and grab again."""

    def __init__(self, at: Millis, round_trip: Millis) -> None:
        self.pulls: list[tuple[str, list[Any]]] = []
        self._began = self._grabbed = self._arrived = at
        self._round_trip = round_trip
        self._stuttered = False
        self._seq = 0
        self._frames = Gate(FRAMES_A_SECOND, "too_many_frames")

    def grab(self, end: str, at: Millis) -> None:
        """A finger takes an end."""
        if len(self.pulls) >= MOST_PULLS:
            raise Bad("too_many_pulls")
        self.pulls.append((end, []))
        self._grabbed = self._arrived = at

    def pull(self, seq: int, rows: Any, at: Millis) -> None:
        """The finger was here, and here."""
        self.arrive(seq, at)
        if not isinstance(rows, list) or not rows or len(rows) > MAX_CHUNK:
            raise Bad("chunk_too_long")
        end, traced = self.pulls[-1]
        if len(traced) + len(rows) > MAX_POINTS:
            raise Bad("too_many_rows")
        traced.extend(rows)
        if parse_trace(end, traced).rows[-1][2] > at - self._began + CREDIT:
            raise Bad("from_the_future")

    def arrive(self, seq: int, at: Millis) -> None:
        """Count a frame, in its order and in its time."""
        self._frames.enter(at)
        if seq != self._seq or seq >= MAX_CHUNKS:
            raise Bad("out_of_order")
        self._seq += 1
        self._stuttered |= at - self._arrived > STUTTER
        self._arrived = at

    def command(self) -> Untie:
        """What the pulls ask for."""
        traces = [parse_trace(end, rows) for end, rows in self.pulls if rows]
        if not traces:
            raise Bad("no_rows")
        return Untie(tuple(Pull(trace.end, trace.rows) for trace in traces))

    def counts_at(self, freed: Millis) -> Millis:
        """When the knot counts as freed: by how long the last pull took; after a stutter, now."""
        _, traced = self.pulls[-1]
        if self._stuttered or not traced:
            return freed
        lasted = traced[-1][2] - traced[0][2]
        return Millis(effective_time(self._grabbed, freed, lasted, self._round_trip))


class RopeHand:
    """A hand at a rope."""

    def __init__(self) -> None:
        self._number = -1
        self._attempt: Attempt | None = None
        self._pulling: Pulling | None = None

    def hear(self, piece: bytes, at: Millis, round_trip: Millis, /) -> Heard:
        """A piece of a stroke or of a pull."""
        try:
            return self._hear(piece, at, round_trip)
        except Bad as problem:
            self._attempt = self._pulling = None
            raise Refusal("TB-21", problem.code) from None

    def _hear(self, piece: bytes, at: Millis, round_trip: Millis) -> Heard:
        show = Raw(piece)
        match read_frame(piece):
            case Grab(_, number, _):
                self._number, self._attempt = number, Attempt(at, round_trip)
                return Heard(show)
            case Pay(number, seq, back, rows):
                self._drawing(number).pay(seq, back, read_rows(rows), at)
                return Heard(show)
            case Done(number, seq):
                attempt = self._drawing(number)
                counts_at = attempt.finish(seq, at)  # the game has it judged
                return Heard(show, Tie(attempt.stroke().rows), Millis(counts_at))
            case Loosen(_, number, end):
                if self._pulling is None or number != self._number:
                    self._number, self._pulling = number, Pulling(at, round_trip)
                self._pulling.grab(end, at)
                return Heard(show)
            case PullOn(number, seq, rows):
                self._untying(number).pull(seq, read_rows(rows), at)
                return Heard(show)
            case Free(number, seq):
                pulling = self._untying(number)
                pulling.arrive(seq, at)
                return Heard(show, pulling.command(), pulling.counts_at(at))

    def _drawing(self, number: int) -> Attempt:
        if self._attempt is None or number != self._number:
            raise Bad("no_such_try")
        return self._attempt

    def _untying(self, number: int) -> Pulling:
        if self._pulling is None or number != self._number:
            raise Bad("no_such_try")
        return self._pulling


class Ropes:
    """How Wormlord's gestures are read."""

    def hand(self, _seat: Seat, /) -> Hand:
        """A hand that holds nothing yet."""
        return RopeHand()

    def is_gesture(self, command: Any, /) -> bool:
        """Tying and untying are drawn live."""
        return isinstance(command, Tie | Untie)
