"""Tries at tying and untying as they arrive, chunk by chunk, and the time they count for."""

from collections import deque

from msgspec import Struct

from wormery.knots.measures import MAX_LAID, MAX_MILLIS, MAX_POINTS
from wormery.knots.stroke import Bad, Row, Rows, Stroke, parse_rows
from wormery.knots.topology.verdict import Verdict, judge
from wormery.knots.weaving.untie import End, Untying

MAX_CHUNK = 64  # rows
MAX_CHUNKS = 700
MAX_DONE = 5
FRAMES_A_SECOND = 25
VERDICTS_A_SECOND = 4

LEAST_MILLIS = 400  # a knot drawn faster counts as drawn in this time: no gain, no blame
CREDIT = 150  # ms that a player's own clock may gain against arrival
LATE_GRAB = 2000  # ms that rows may be ahead of a grab that came late
"""A busy device tells of the grab when it gets round to it, and a lost packet holds up all behind
it: then rows come in together with their grab. Nobody gains by it, for arrival bounds the time that
counts (`effective_time`)."""
MOST_LAG = 75  # ms of a round trip that are made good
STUTTER = 1500  # ms without a frame after which only arrival counts
SETTLE = 150  # ms after which a contested act is decided


class Finished(Struct, frozen=True):
    """A verdict, and when it counts, by the server's clock."""

    verdict: Verdict
    at: int

    @property
    def settled_at(self) -> int:
        """When a contest about it is decided: of all that have come in, the smallest time wins."""
        return self.at + SETTLE


def effective_time(grabbed: int, done: int, drawn: int, round_trip: int) -> int:
    """When a knot counts as tied: the player's own duration, with a credit of at most 150 ms."""
    lag = min(round_trip // 2, MOST_LAG)
    return min(done, max(grabbed + max(drawn, LEAST_MILLIS) - lag, done - CREDIT))


class Gate:
    """So many a second and no more."""

    def __init__(self, a_second: int, code: str) -> None:
        self.a_second, self.code = a_second, code
        self.times: deque[int] = deque()

    def enter(self, at: int) -> None:
        """Let one in, or refuse it."""
        while self.times and self.times[0] <= at - 1000:
            self.times.popleft()
        if len(self.times) >= self.a_second:
            raise Bad(self.code)
        self.times.append(at)


class Stream:
    """Frames of one try, in order and in time; whatever breaks a rule closes the try."""

    def __init__(self, at: int, round_trip: int = 0) -> None:
        """Begin when an end is taken: that arrived *at* this time of the server's clock."""
        self.began = self.arrived = at
        self.round_trip = round_trip
        self.seq = self.chunks = self.ever = 0
        self.latest = 0  # the last t ever sent; it never falls, not even when rows are taken back
        self.is_closed = self.has_stuttered = False
        self.frames = Gate(FRAMES_A_SECOND, "too_many_frames")

    def frame(self, seq: int, at: int) -> "Stream":
        """Handle one frame; a refusal within closes the try."""
        try:
            self._arrive(seq, at)
        except Bad:
            self.is_closed = True
            raise
        return self

    def __enter__(self) -> None:
        """A frame is being handled."""

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if kind is not None and issubclass(kind, Bad):
            self.is_closed = True

    def _arrive(self, seq: int, at: int) -> None:
        if self.is_closed:
            raise Bad("closed")
        self.frames.enter(at)
        if seq != self.seq:
            raise Bad("out_of_order")
        if at - self.began > MAX_MILLIS + CREDIT:
            raise Bad("too_late")
        self.seq += 1
        self.has_stuttered |= at - self.arrived > STUTTER
        self.arrived = at

    def take(self, rows: object, at: int, width: int) -> tuple[Row, ...]:
        """A chunk of rows, checked by its size before anything in it is looked at."""
        self.chunks += 1
        if self.chunks > MAX_CHUNKS:
            raise Bad("too_many_chunks")
        if not isinstance(rows, list | tuple):
            raise Bad("not_rows")
        if len(rows) > MAX_CHUNK:
            raise Bad("chunk_too_long")
        self.ever += len(rows)
        if self.ever > MAX_LAID:
            raise Bad("too_many_rows_ever")
        if type(rows) is not Rows or width != 4:
            if not all(isinstance(row, list | tuple) and len(row) == width for row in rows):
                raise Bad("not_a_row")
            rows = [(*row, 0)[:4] for row in rows]
        parsed = parse_rows(rows, since=self.latest)
        if parsed and parsed[-1][2] > at - self.began + LATE_GRAB:
            raise Bad("from_the_future")
        self.latest = parsed[-1][2] if parsed else self.latest
        return parsed

    def counts_at(self, done: int) -> int:
        """When what is done now counts; after a stutter only arrival does."""
        if self.has_stuttered:
            return done
        return effective_time(self.began, done, self.latest, self.round_trip)


class Attempt(Stream):
    """A try at a knot."""

    def __init__(self, at: int, round_trip: int = 0) -> None:
        super().__init__(at, round_trip)
        self.rows: list[Row] = []
        self.done_count = 0
        self.verdicts = Gate(VERDICTS_A_SECOND, "too_many_verdicts")

    def pay(self, seq: int, back: int, rows: object, at: int) -> tuple[Row, ...]:
        """Take rows off and append others; returns what was appended, for everybody who watches."""
        try:
            self._arrive(seq, at)
            if type(back) is not int or not 0 <= back <= len(self.rows):
                raise Bad("too_far_back")
            parsed = self.take(rows, at, width=4)
            kept = len(self.rows) - back
            if kept + len(parsed) > MAX_POINTS:
                raise Bad("too_many_rows")
        except Bad:
            self.is_closed = True
            raise
        self.rows[kept:] = parsed
        return parsed

    def done(self, seq: int, at: int) -> Finished:
        """Judge the rope as it lies now."""
        counts_at = self.finish(seq, at)
        return Finished(judge(self.stroke()), counts_at)

    def finish(self, seq: int, at: int) -> int:
        """When the rope as it lies now counts, for whoever has it judged elsewhere."""
        with self.frame(seq, at):
            self.verdicts.enter(at)
            self.done_count += 1
            if self.done_count > MAX_DONE:
                raise Bad("too_many_done")
            if not self.rows:
                raise Bad("no_rows")
            return self.counts_at(at)

    def stroke(self) -> Stroke:
        """The rope so far."""
        return Stroke(Rows(self.rows))


class Loosening(Stream):
    """A try at untying a knot by one of its ends; several may share the knot."""

    def __init__(self, untying: Untying, end: End, at: int, round_trip: int = 0) -> None:
        super().__init__(at, round_trip)
        self.untying, self.end = untying, end
        self.has_hold = False
        self.asked = Gate(VERDICTS_A_SECOND, "too_many_verdicts")

    def pull(self, seq: int, rows: object, at: int) -> None:
        """Move the finger; the first row takes the end."""
        with self.frame(seq, at):
            for x, y, t, _ in self.take(rows, at, width=3):
                if self.has_hold:
                    self.untying.pull(self.end, x, y, t)
                else:
                    self.untying.grab(self.end, x, y, t)
                    self.has_hold = True

    def free(self, seq: int, at: int) -> int | None:
        """When the knot counts as untied, or None while it holds."""
        with self.frame(seq, at):
            self.asked.enter(at)
            return self.counts_at(at) if self.untying.is_free() else None
