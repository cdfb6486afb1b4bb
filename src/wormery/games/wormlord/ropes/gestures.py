"""Wormlord's ropes on their way from a hand to the table: pieces come in, a command goes out.

Pieces are the arrays of docs/knots.md: grab, pay, done; loosen, pull, free. Partners of a pair hold
one rope: what the weaver makes of their pieces goes back to both, as `woven`.
"""

from collections.abc import Sequence
from typing import Any

from msgspec import Raw

from wormery.core import Millis, Refusal, Seat, Side, encode
from wormery.core.gestures import GestureUpdate, Hand, Hands
from wormery.games.wormlord.commands import Tie, Untie
from wormery.games.wormlord.ropes.ropes import MOST_PULLS, Pull
from wormery.games.wormlord.ropes.weft import Weft
from wormery.games.wormlord.state import Match, Terms, end_of, seats_of, side_of
from wormery.knots import Bad, End, Row
from wormery.knots.attempt import (
    FRAMES_A_SECOND,
    LATE_GRAB,
    MAX_CHUNK,
    MAX_CHUNKS,
    STUTTER,
    Attempt,
    Gate,
    effective_time,
)
from wormery.knots.frames import (
    Done,
    Free,
    Grab,
    Loosen,
    Pay,
    PullOn,
    Traced,
    read_frame,
    read_rows,
    read_trace,
)
from wormery.knots.measures import MAX_LAID, MAX_POINTS
from wormery.knots.plausible import why_implausible
from wormery.knots.stroke import Rows, Stroke, parse_rows

FREES_A_SECOND = 8
"""How often it is asked whether a knot is free: a pair asks with every stretch that comes out."""


class Pulling:
    """One try at untying: fingers that grab an end, let go, and grab again."""

    def __init__(self, at: Millis, round_trip: Millis) -> None:
        self.pulls: list[tuple[End, list[Row]]] = []
        self._began = self._grabbed = self._arrived = at
        self._round_trip = round_trip
        self._stuttered = False
        self._seq = 0
        self._frames = Gate(FRAMES_A_SECOND, "too_many_frames")
        self._frees = Gate(FREES_A_SECOND, "too_many_verdicts")

    def grab(self, end: End, at: Millis) -> None:
        """A finger takes an end."""
        if len(self.pulls) >= MOST_PULLS:
            raise Bad("too_many_pulls")
        self.pulls.append((end, []))
        self._grabbed = self._arrived = at

    def pull(self, seq: int, rows: object, at: Millis) -> None:
        """The finger was here, and here."""
        self.arrive(seq, at)
        if not isinstance(rows, list | Rows) or not rows or len(rows) > MAX_CHUNK:
            raise Bad("chunk_too_long")
        _, traced = self.pulls[-1]
        if len(traced) + len(rows) > MAX_POINTS:
            raise Bad("too_many_rows")
        if type(rows) is not Rows:
            if not all(isinstance(row, list) and len(row) == 3 for row in rows):
                raise Bad("not_a_row")
            rows = [(*row, 0) for row in rows]
        parsed = parse_rows(rows, since=traced[-1][2] if traced else 0)
        if parsed[-1][2] > at - self._began + LATE_GRAB:
            raise Bad("from_the_future")
        traced.extend(parsed)

    def arrive(self, seq: int, at: Millis) -> None:
        """Count a frame, in its order and in its time."""
        self._frames.enter(at)
        if seq != self._seq or seq >= MAX_CHUNKS:
            raise Bad("out_of_order")
        self._seq += 1
        self._stuttered |= at - self._arrived > STUTTER
        self._arrived = at

    def command(self, at: Millis) -> Untie:
        """What the pulls ask for."""
        self._frees.enter(at)
        pulls = [
            Pull(end, tuple([(x, y, t) for x, y, t, _ in traced]))
            for end, traced in self.pulls
            if traced
        ]
        if not pulls:
            raise Bad("no_rows")
        return Untie(tuple(pulls))

    def counts_at(self, freed: Millis) -> Millis:
        """When the knot counts as freed: by how long the last pull took; after a stutter, now."""
        _, traced = self.pulls[-1]
        if self._stuttered or not traced:
            return freed
        lasted = traced[-1][2] - traced[0][2]
        return Millis(effective_time(self._grabbed, freed, lasted, self._round_trip))


class RopeHand:
    """A hand at a rope."""

    def __init__(self, seat: Seat, wefts: dict[tuple[int, Side], Weft]) -> None:
        self._seat = seat
        self._wefts = wefts  # of this table, by round and side
        self._number = -1
        self._attempt: Attempt | None = None
        self._pulling: Pulling | None = None
        self._terms: Terms | None = None
        self._end: End | None = None  # that it moves by these terms

    def receive(
        self, piece: bytes, match: Match, at: Millis, round_trip: Millis, /
    ) -> GestureUpdate:
        """A piece of a stroke or of a pull."""
        try:
            return self._receive(piece, match, at, round_trip)
        except Bad as problem:
            self._attempt = self._pulling = None
            raise Refusal("TB-21", problem.code) from None
        except Refusal:  # what no hand can have drawn is not drawn on
            self._attempt = None
            raise

    def _receive(self, piece: bytes, match: Match, at: Millis, round_trip: Millis) -> GestureUpdate:
        show = Raw(piece)
        if match.terms is not self._terms:
            self._terms, self._end = match.terms, end_of(match.terms, self._seat)
        end = self._end
        message = read_frame(piece)
        if isinstance(message, Pay):  # the most frequent one is the quickest
            laid = self._drawing(message.attempt).pay(
                message.seq, message.back, read_rows(message.rows), at
            )
            if end is None:
                return GestureUpdate(show)
            paid = self._weft(match).pay(end, message.back, laid)
            told = _woven(end, paid.back, paid.rows)
            return GestureUpdate(show, shared=told, sharers=self._partners(match))
        if isinstance(message, Grab):
            self._number, self._attempt = message.attempt, Attempt(at, round_trip)
            if end is not None:
                self._weft(match).begin(end)
            return GestureUpdate(show)
        if isinstance(message, Done):
            attempt = self._drawing(message.attempt)
            counts_at = attempt.finish(message.seq, at)  # the game has it judged
            stroke = attempt.stroke()
            _must_be_drawn(stroke)
            if end is not None:
                self._weft(match).finish(end)
            return GestureUpdate(show, Tie(stroke.rows), Millis(counts_at))
        return self._loosen(message, show, at, round_trip)

    def _loosen(
        self,
        message: Loosen | PullOn[Traced] | PullOn[Raw] | Free,
        show: Raw,
        at: Millis,
        round_trip: Millis,
    ) -> GestureUpdate:
        match message:
            case PullOn(number, seq, rows):
                self._untying(number).pull(seq, read_trace(rows), at)
                return GestureUpdate(show)
            case Loosen(_, number, end):
                if self._pulling is None or number != self._number:
                    self._number, self._pulling = number, Pulling(at, round_trip)
                self._pulling.grab(end, at)
                return GestureUpdate(show)
            case Free(number, seq):
                pulling = self._untying(number)
                pulling.arrive(seq, at)
                return GestureUpdate(show, pulling.command(at), pulling.counts_at(at))

    def _drawing(self, number: int) -> Attempt:
        if self._attempt is None or number != self._number:
            raise Bad("no_such_try")
        return self._attempt

    def _untying(self, number: int) -> Pulling:
        if self._pulling is None or number != self._number:
            raise Bad("no_such_try")
        return self._pulling

    def _weft(self, match: Match) -> Weft:
        """The rope that this hand and its partner's hold; a new one when both were done."""
        key = (match.round, side_of(match.terms, self._seat))
        if key not in self._wefts or self._wefts[key].is_done:
            for old in [each for each in self._wefts if each[0] != match.round]:
                del self._wefts[old]
            self._wefts[key] = Weft()
        return self._wefts[key]

    def _partners(self, match: Match) -> tuple[Seat, ...]:
        return tuple(seats_of(match.terms, side_of(match.terms, self._seat)))


def _woven(end: End | None, back: int, rows: Sequence[Row]) -> Raw:
    """What the weaver did to an end, as both partners are told."""
    return Raw(encode(["woven", end, back, rows]))


def _must_be_drawn(stroke: Stroke) -> None:
    """By a hand, on a screen (WL-51): whoever makes the rope lie there by itself is refused."""
    problem = why_implausible(stroke)
    if problem is not None:
        raise Refusal("WL-51", problem)


class RopeHands:
    """The hands at one table."""

    def __init__(self) -> None:
        self._wefts: dict[tuple[int, Side], Weft] = {}

    def hand(self, seat: Seat, /) -> Hand:
        """A hand that holds nothing yet."""
        return RopeHand(seat, self._wefts)

    def lying(self, seat: Seat, match: Match, /) -> list[tuple[Seat, Raw]]:
        """What the partner has laid of the rope, for who comes in; it replaces what was known."""
        side = side_of(match.terms, seat)
        weft = self._wefts.get((match.round, side))
        if weft is None:
            return []
        ends = {each: end_of(match.terms, each) for each in seats_of(match.terms, side)}
        laid = {each: weft.lying(end) for each, end in ends.items() if end and each != seat}
        return [(each, _woven(ends[each], MAX_LAID, rows)) for each, rows in laid.items() if rows]


class Ropes:
    """How Wormlord's gestures are read."""

    def hands(self) -> Hands:
        """No hands yet."""
        return RopeHands()

    def is_gesture(self, command: Any, /) -> bool:
        """Tying and untying are drawn live."""
        return isinstance(command, Tie | Untie)

    def check(self, command: Any, /) -> None:
        """Ropes are drawn by hands (WL-51)."""
        if isinstance(command, Tie):
            _must_be_drawn(Stroke(Rows(command.rows)))
