"""The rope of a pair while both draw it: woven move by move, and taken back move by move (WL-34).

What a piece costs depends on the piece and on the rope around it, never on how much was drawn
before. What one of the two has laid stays as it lies when the other takes rope back.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from wormery.knots import Bad, End, Row
from wormery.knots.drawing.pair import arch
from wormery.knots.measures import MAX_POINTS
from wormery.knots.weaving.weave import HEAD, TAIL, Paid
from wormery.knots.weaving.weave import Side as Strand
from wormery.knots.weaving.weavers import AnyWeaver, new_weaver

PAIRS_A_PIECE = 8192
"""Pairs of segments looked at for one piece; hands that draw need a tenth of them at most."""

_ENDS: Final[dict[End, Strand]] = {"tail": TAIL, "head": HEAD}


class Lain(NamedTuple):
    """A row that lies or lay on a strand, and the number of the move that it is of."""

    row: Row
    move: int


class Journal:
    """What each move of an end did to its strand, so that it can be undone."""

    def __init__(self) -> None:
        self.moves: list[int] = []  # of every row that lies, the move that laid it
        self.taken: list[list[Lain]] = []  # by every move, from the end inwards last

    def __len__(self) -> int:
        return len(self.taken)

    def note(self, taken: Sequence[Row], laid: int) -> None:
        """One move more, which took these rows up and laid so many."""
        kept = len(self.moves) - len(taken)
        self.taken.append(list(map(Lain, taken, self.moves[kept:])))
        self.moves[kept:] = [len(self.taken) - 1] * laid

    def undo(self, back: int) -> list[Lain]:
        """Forget the last moves; gives the rows that lay before them and have to be laid again."""
        count = len(self.taken) - back
        undone = self.taken[count:]
        del self.taken[count:]
        while self.moves and self.moves[-1] >= count:
            self.moves.pop()
        return [lain for taken in reversed(undone) for lain in taken if lain.move < count]


class Weft:
    """The rope of a pair as it lies now."""

    def __init__(self, weaver: AnyWeaver | None = None) -> None:
        self.weaver = weaver or new_weaver(arch())
        self.journals: dict[End, Journal] = {"tail": Journal(), "head": Journal()}
        self._done: set[End] = set()

    @property
    def is_done(self) -> bool:
        """Whether both have said that it is their knot."""
        return len(self._done) == 2

    def lying(self, end: End) -> tuple[Row, ...]:
        """What was laid of an end so far; nothing of a rope that is done."""
        return () if self.is_done else self._rows(end, 0)

    def begin(self, end: End) -> None:
        """An end is drawn from the start; the other stays as it lies."""
        self._done.discard(end)
        self.journals[end] = Journal()
        self.weaver.take_up(_ENDS[end], self.weaver.given[_ENDS[end]])

    def finish(self, end: End) -> None:
        """This end is done."""
        self._done.add(end)

    def pay(self, end: End, back: int, rows: Sequence[Row]) -> Paid:
        """Undo some moves of an end and make others; gives what that does to the rope."""
        back = min(back, len(self.journals[end]))
        if sum(map(len, self.journals.values())) - back + len(rows) > MAX_POINTS:
            raise Bad("too_many_rows")
        self.weaver.allow(PAIRS_A_PIECE)
        try:
            return self._pay(end, back, rows)
        except Bad:  # the try is over; the partner's end stays as it lies
            self.begin(end)
            raise

    def _pay(self, end: End, back: int, rows: Sequence[Row]) -> Paid:
        journal = self.journals[end]
        before = len(journal.moves)
        least = self._undo(end, back)
        for taken, laid in self.weaver.draw(_ENDS[end], rows):
            least = min(least, len(journal.moves) - len(taken))
            journal.note(taken, laid)
        return Paid(before - least, self._rows(end, least))

    def _undo(self, end: End, back: int) -> int:
        """Take moves back; gives how many rows stayed where they were."""
        side, journal = _ENDS[end], self.journals[end]
        again = journal.undo(back) if back else []
        stayed = len(journal.moves)
        if back:
            self.weaver.take_up(side, self.weaver.given[side] + stayed)
        for (x, y, t, _), move in again:
            journal.moves += [move] * len(self.weaver.lay(side, x, y, t))
        return stayed

    def _rows(self, end: End, after: int) -> tuple[Row, ...]:
        side = _ENDS[end]
        return self.weaver.rows(side, self.weaver.given[side] + after)
