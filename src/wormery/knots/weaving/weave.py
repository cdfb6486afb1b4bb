"""Weaving: the moving end goes over, under, over by itself, point by point as it is drawn."""

from collections.abc import Iterable, Sequence
from math import isqrt
from typing import Literal, NamedTuple, TypeAlias

from msgspec import Struct

from wormery.knots.measures import DIAMETER, MAX_CROSSINGS, MAX_LAID, MAX_PAIRS, ROPE_LENGTH
from wormery.knots.stroke import Bad, Row, Stroke
from wormery.knots.topology.crossings import ALONG_SHIFT, Crossing, TooMuch, Web
from wormery.knots.topology.position import FINE, Degenerate, offset

NEAR = 2 * DIAMETER * FINE  # hits closer than this, on both strands, are one crossing
KINK = 3 * DIAMETER * FINE  # a loop of less rope is a wrinkle
BACK = DIAMETER // 2  # how close to its own last piece an end moves back along it
LEASH = 80  # up to 200 for hands that shake more
LONGEST = 3 * ROPE_LENGTH // 2 * FINE  # laid before the rope is taut; the judge is stricter
MAX_MEETINGS = 2 * MAX_CROSSINGS
MAX_HITS = 1024  # on rope that lies; a rope with a tenth of them is a tangle to the judge
WEAVING_PAIRS = 16 * MAX_PAIRS  # looked at in a whole try, with all that was taken back

Side: TypeAlias = Literal[1, -1]
HEAD: Side = 1
TAIL: Side = -1
UNDER = 1


class Paid(Struct, frozen=True):
    """What one movement did to the rope: so many rows off, then these on."""

    back: int = 0
    rows: tuple[Row, ...] = ()


class Laid(NamedTuple):
    """A row on its strand."""

    row: Row
    when: int  # laying number
    fine: tuple[int, int]  # where it lies in general position
    place: int  # how far along the rope from where it began, negative towards the tail
    segment: int | None  # its number in the web; None where a strand begins


class Hit(NamedTuple):
    """Where a moving end ran over a strand, as places along the rope."""

    own: int
    other: int

    def is_near(self, other: "Hit") -> bool:
        """Whether the two are a trembling on one strand."""
        return abs(self.own - other.own) <= NEAR and abs(self.other - other.other) <= NEAR


class Meeting(Struct):
    """What a player sees as one crossing: hits on one strand, close together, in one layer."""

    side: Side
    layer: int
    hits: list[Hit]


class Weaver:
    """A rope that grows at its head, or at both ends, and chooses its own layers."""

    def __init__(self, lying: Sequence[tuple[int, int]]) -> None:
        """Begin with rope that lies there already: at least the point where an end is grabbed."""
        self.web = Web(budget=WEAVING_PAIRS)
        self.meetings: list[Meeting] = []
        self.hits = 0  # of all meetings
        self.taken: list[Laid] = []
        self.spans: dict[int, tuple[int, int]] = {}  # web segment -> places of its two ends
        x, y = lying[0]
        start = Laid((x, y, 0, 0), 0, fine_spot(x, y, 0), 0, None)
        self.strands: dict[Side, list[Laid]] = {HEAD: [start], TAIL: [start]}
        for x, y in lying[1:]:
            self._lay(HEAD, x, y, 0)
        self.given = {HEAD: len(self.strands[HEAD]), TAIL: 1}  # rows nobody can take back

    def move(self, x: int, y: int, t: int, side: Side = HEAD) -> Paid:
        """Draw an end to a point; moving back along its last piece takes rope back.

        A rope that is all paid out stays where it is. Bad ends the try: its budget is used up.
        """
        strand = self.strands[side]
        self.taken = []
        if (x, y) == strand[-1].row[:2]:
            return Paid()
        kept = self._kept(side, x, y)
        back = len(strand) - kept
        if back:
            self.take_up(side, kept)
        return Paid(back, self.lay(side, x, y, t))

    def draw(self, side: Side, moves: Sequence[Row]) -> list[tuple[list[Row], int]]:
        """Draw an end to some points; gives for each the rows taken up and how many were laid."""
        return [
            (self.taken_up(), len(paid.rows))
            for x, y, t, _ in moves
            for paid in (self.move(x, y, t, side),)
        ]

    def lay(self, side: Side, x: int, y: int, t: int) -> tuple[Row, ...]:
        """Draw an end to a point and take nothing back; gives the rows of that step."""
        try:
            return tuple(self._lay(side, x, y, t))
        except TooMuch:
            raise Bad("too_much_weaving") from None

    def take_up(self, side: Side, kept: int) -> None:
        """Take back what lies beyond the first *kept* rows of a strand, and all that met it."""
        strand = self.strands[side]
        self.taken = strand[kept:]
        for piece in self.taken:
            if piece.segment is not None:
                self.web.take_up(piece.segment)
        del strand[kept:]
        low, high = self.strands[TAIL][-1].place, self.strands[HEAD][-1].place
        # Places are rounded down: on the tail's side to the end of a segment, not on the head's.
        for meeting in self.meetings:
            meeting.hits = [hit for hit in meeting.hits if low <= min(hit) and max(hit) < high]
        self._drop_empty()

    def taken_up(self) -> list[Row]:
        """The rows that the last move took up."""
        return [piece.row for piece in self.taken]

    def rows(self, side: Side, after: int = 0) -> tuple[Row, ...]:
        """A strand from its beginning, or what lies after so many rows."""
        return tuple(piece.row for piece in self.strands[side][after:])

    def allow(self, pairs: int) -> None:
        """So many pairs of segments may be looked at from now on."""
        self.web.budget = pairs

    def stroke(self) -> Stroke:
        """The rope from tail to head as it lies now."""
        laid = [*self.strands[TAIL][:0:-1], *self.strands[HEAD]]
        is_solo = len(self.strands[TAIL]) == 1
        when = () if is_solo else tuple(piece.when for piece in laid)
        return Stroke(tuple(piece.row for piece in laid), when)

    def _kept(self, side: Side, x: int, y: int) -> int:
        """How many rows of a strand stay when its end moves to a point."""
        strand = self.strands[side]
        here = strand[-1]
        nearest = (x - here.row[0]) ** 2 + (y - here.row[1]) ** 2
        kept = len(strand)
        for i in range(len(strand) - 1, self.given[side] - 1, -1):
            if abs(here.place - strand[i].place) > KINK:
                break
            distance = squared_distance(x, y, strand[i - 1].row, strand[i].row)
            if distance < nearest:
                nearest, kept = distance, i
        return kept if nearest < BACK * BACK else len(strand)

    def _lay(self, side: Side, x: int, y: int, t: int) -> list[Row]:
        """Lay one step, split where it runs over strands in different layers."""
        rows: list[Row] = []
        goals = [(x, y)]
        while goals:
            goal = goals.pop()
            halfway = self._lay_straight(side, *goal, t, rows)
            if halfway is not None:
                goals += goal, halfway
        return rows

    def _lay_straight(
        self, side: Side, x: int, y: int, t: int, rows: list[Row]
    ) -> tuple[int, int] | None:
        """Lay a step in one layer, or say where it has to be split."""
        strand = self.strands[side]
        last = strand[-1]
        if (x, y) == last.row[:2]:
            return None
        when = 1 + max(self.strands[HEAD][-1].when, self.strands[TAIL][-1].when)
        if when >= MAX_LAID or len(self.meetings) > MAX_MEETINGS or self.hits > MAX_HITS:
            raise TooMuch("too much weaving")
        fine = fine_spot(x, y, when)
        length = isqrt((fine[0] - last.fine[0]) ** 2 + (fine[1] - last.fine[1]) ** 2)
        if self.strands[HEAD][-1].place - self.strands[TAIL][-1].place + length > LONGEST:
            return None
        try:
            segment, crossings = self.web.lay(*last.fine, *fine, beside=self._beside(side))
        except Degenerate:
            return None  # the next point of the finger will lie elsewhere
        place = last.place + side * length
        self.spans[segment] = (last.place, place)
        try:
            layer, halfway = self._meet(side, sorted(crossings, key=lambda c: c.along_second))
        except TooMuch:
            self._forget(last.place, side, segment)
            raise
        if halfway is not None:
            mx = last.row[0] + ((x - last.row[0]) * halfway >> ALONG_SHIFT)
            my = last.row[1] + ((y - last.row[1]) * halfway >> ALONG_SHIFT)
            if (mx, my) not in (last.row[:2], (x, y)):
                self._forget(last.place, side, segment)
                return mx, my
        row = (x, y, t, last.row[3] if layer is None else layer)
        strand.append(Laid(row, when, fine, place, segment))
        rows.append(row)
        return None

    def _beside(self, side: Side) -> int:
        """The segment that the next one on this side grows from, or -1."""
        segment = self.strands[side][-1].segment
        if segment is None and len(self.strands[-side]) > 1:
            segment = self.strands[-side][1].segment
        return -1 if segment is None else segment

    def _meet(self, side: Side, crossings: list[Crossing]) -> tuple[int | None, int | None]:
        """The layer of a step, and where to split it if its crossings want different ones."""
        layer = along = None
        for crossing in crossings:
            hit = Hit(
                between(*self.spans[crossing.second], crossing.along_second),
                between(*self.spans[crossing.first], crossing.along_first),
            )
            if abs(hit.own - hit.other) < KINK:
                continue  # a wrinkle
            wanted = self._note(side, hit).layer
            if layer is not None and along is not None and wanted != layer:
                return layer, (along + crossing.along_second) // 2
            layer, along = wanted, crossing.along_second
        return layer, None

    def _note(self, side: Side, hit: Hit) -> Meeting:
        """Count a hit to the crossing it belongs to, or to a new one."""
        self.web.spend(2 * len(self.meetings))
        self.hits += 1
        for meeting in reversed(self.meetings):
            if meeting.side == side and hit.is_near(meeting.hits[-1]):
                meeting.hits.append(hit)
                return meeting
        meeting = Meeting(side, 1 - self._layer_behind(side, hit.own), [hit])
        self.meetings.append(meeting)
        return meeting

    def _layer_behind(self, side: Side, place: int) -> int:
        """The layer of this very strand at the last crossing behind a place; under if none."""
        visits = [
            (side * at, layer)
            for meeting in self.meetings
            if len(meeting.hits) % 2 == 1  # an even number of hits is touch and go
            for at, layer in zip(meeting.hits[-1], (meeting.layer, 1 - meeting.layer), strict=True)
            if side * at < side * place
        ]
        return max(visits, default=(0, UNDER))[1]

    def _forget(self, place: int, side: Side, segment: int) -> None:
        """Drop a step that begins at *place* and is not laid after all, and its hits."""
        self.web.take_up(segment)
        for meeting in self.meetings:
            if meeting.side == side:
                meeting.hits = [hit for hit in meeting.hits if (hit.own < place) == (side == HEAD)]
        self._drop_empty()

    def _drop_empty(self) -> None:
        """Forget meetings of which nothing is left."""
        self.meetings = [meeting for meeting in self.meetings if meeting.hits]
        self.hits = sum(len(meeting.hits) for meeting in self.meetings)


class Leash:
    """The head trails the finger, so that tremor below the leash never reaches the rope."""

    def __init__(self, x: int, y: int, length: int = LEASH) -> None:
        self.x, self.y, self.length = x, y, length

    def pull(self, x: int, y: int) -> tuple[int, int]:
        """Where the head is once the finger has come to a point."""
        dx, dy = self.x - x, self.y - y
        distance = isqrt(dx * dx + dy * dy)
        if distance > self.length:
            self.x = x + dx * self.length // distance
            self.y = y + dy * self.length // distance
        return self.x, self.y


def weave(points: Iterable[tuple[int, int, int]]) -> Stroke:
    """The rope that a head makes which moves through these points (x, y, t)."""
    path = iter(points)
    x, y, _ = next(path)
    weaver = Weaver([(x, y)])
    for x, y, t in path:
        weaver.move(x, y, t)
    return weaver.stroke()


def fine_spot(x: int, y: int, when: int) -> tuple[int, int]:
    """A point as the judge will see it: in general position by its laying number."""
    dx, dy = offset(when, seed=0)
    return x * FINE + dx, y * FINE + dy


def between(start: int, stop: int, along: int) -> int:
    """The place some way along a segment."""
    return start + ((stop - start) * along >> ALONG_SHIFT)


def squared_distance(x: int, y: int, a: Row, b: Row) -> int:
    """How far a point is from the segment a b, squared."""
    dx, dy, px, py = b[0] - a[0], b[1] - a[1], x - a[0], y - a[1]
    along, length = px * dx + py * dy, dx * dx + dy * dy
    if along <= 0:
        return px * px + py * py
    if along >= length:
        return (x - b[0]) ** 2 + (y - b[1]) ** 2
    return px * px + py * py - along * along // length
