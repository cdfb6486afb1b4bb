"""An attempt at a knot as it arrives, chunk by chunk, and the time it counts for."""

from msgspec import Struct

from wormery.knots.measures import MAX_LAID, MAX_MILLIS, MAX_POINTS
from wormery.knots.stroke import Bad, Row, Stroke, parse_rows
from wormery.knots.verdict import Verdict, judge

MAX_CHUNK = 64  # rows
MAX_CHUNKS = 700
MAX_DONE = 5
FRAMES_A_SECOND = 25
VERDICTS_A_SECOND = 4

LEAST_MILLIS = 400  # a knot drawn faster counts as drawn in this time: no gain, no blame
CREDIT = 150  # ms that a player's own clock may gain against arrival
MOST_LAG = 75  # ms of a round trip that are made good
STUTTER = 1500  # ms without a frame after which only arrival counts
SETTLE = 150  # ms after which a contested act is decided: the smallest time wins


class Finished(Struct, frozen=True):
    """A verdict, and when it counts, by the server's clock."""

    verdict: Verdict
    at: int


def effective_time(grabbed: int, done: int, drawn: int, round_trip: int) -> int:
    """When a knot counts as tied: the player's own duration, with a credit of at most 150 ms."""
    lag = min(round_trip // 2, MOST_LAG)
    return min(done, max(grabbed + max(drawn, LEAST_MILLIS) - lag, done - CREDIT))


class Gate:
    """So many a second and no more."""

    def __init__(self, a_second: int, code: str) -> None:
        self.a_second, self.code = a_second, code
        self.times: list[int] = []

    def enter(self, at: int) -> None:
        """Let one in, or refuse it."""
        self.times = [time for time in self.times if time > at - 1000]
        if len(self.times) >= self.a_second:
            raise Bad(self.code)
        self.times.append(at)


class Attempt:
    """One try at a knot; whatever breaks a rule closes the try, and nothing else."""

    def __init__(self, at: int, round_trip: int = 0) -> None:
        """Begin with the grab, which arrived *at* this time of the server's clock."""
        self.grabbed = self.arrived = at
        self.round_trip = round_trip
        self.rows: list[Row] = []
        self.latest = 0  # the last t ever sent; it never falls, not even when rows are taken back
        self.ever = self.seq = self.chunks = self.done_count = 0
        self.is_closed = self.has_stuttered = False
        self.frames = Gate(FRAMES_A_SECOND, "too_many_frames")
        self.verdicts = Gate(VERDICTS_A_SECOND, "too_many_verdicts")

    def pay(self, seq: int, back: int, rows: object, at: int) -> tuple[Row, ...]:
        """Take rows off and append others; returns what was appended, for everybody who watches."""
        try:
            self._arrive(seq, at)
            return self._append(back, rows, at)
        except Bad:
            self.is_closed = True
            raise

    def done(self, seq: int, at: int) -> Finished:
        """Judge the rope as it lies now."""
        try:
            self._arrive(seq, at)
            self.verdicts.enter(at)
            self.done_count += 1
            if self.done_count > MAX_DONE:
                raise Bad("too_many_done")
            if not self.rows:
                raise Bad("no_rows")
        except Bad:
            self.is_closed = True
            raise
        counts_at = effective_time(self.grabbed, at, self.rows[-1][2], self.round_trip)
        return Finished(judge(self.stroke()), at if self.has_stuttered else counts_at)

    def stroke(self) -> Stroke:
        """The rope so far."""
        return Stroke(tuple(self.rows))

    def _arrive(self, seq: int, at: int) -> None:
        """Count a frame, in its order and in its time."""
        if self.is_closed:
            raise Bad("closed")
        self.frames.enter(at)
        if seq != self.seq:
            raise Bad("out_of_order")
        if at - self.grabbed > MAX_MILLIS + CREDIT:
            raise Bad("too_late")
        self.seq += 1
        self.has_stuttered |= at - self.arrived > STUTTER
        self.arrived = at

    def _append(self, back: int, rows: object, at: int) -> tuple[Row, ...]:
        """Check a chunk by its size before anything in it is looked at."""
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
        if type(back) is not int or not 0 <= back <= len(self.rows):
            raise Bad("too_far_back")
        kept = len(self.rows) - back
        if kept + len(rows) > MAX_POINTS:
            raise Bad("too_many_rows")
        parsed = parse_rows(rows, since=self.latest)
        if parsed and parsed[-1][2] > at - self.grabbed + CREDIT:
            raise Bad("from_the_future")
        self.rows[kept:] = parsed
        self.latest = parsed[-1][2] if parsed else self.latest
        return parsed
