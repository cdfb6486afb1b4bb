"""Weavers: machine code where it is there, else the plain one, which is the rule."""

from collections.abc import Iterable, Sequence
from itertools import accumulate, chain, pairwise
from typing import Protocol

import numpy as np

from wormery.core.compiled import is_machine_code
from wormery.knots.kernel import weaving, web
from wormery.knots.kernel.fractions import Ints
from wormery.knots.kernel.verdicts import table
from wormery.knots.stroke import Bad, Row, Stroke
from wormery.knots.weaving.weave import HEAD, TAIL, WEAVING_PAIRS, Paid, Side, Weaver, fine_spot
from wormery.knots.weaving.weave import weave as weave_plainly

Move = tuple[Side, int, int, int]
"""Whose end moves, where to, and when."""


class AnyWeaver(Protocol):
    """A rope that grows at its head, or at both ends, and chooses its own layers."""

    given: dict[Side, int]

    def move(self, x: int, y: int, t: int, side: Side = HEAD) -> Paid:
        """Draw an end to a point; moving back along its last piece takes rope back."""
        ...

    def draw(self, side: Side, moves: Sequence[Row]) -> list[tuple[list[Row], int]]:
        """Draw an end to some points; gives for each the rows taken up and how many were laid."""
        ...

    def lay(self, side: Side, x: int, y: int, t: int) -> tuple[Row, ...]:
        """Draw an end to a point and take nothing back; gives the rows of that step."""
        ...

    def take_up(self, side: Side, kept: int) -> None:
        """Take back what lies beyond the first *kept* rows of a strand, and all that met it."""
        ...

    def taken_up(self) -> list[Row]:
        """The rows that the last move took up."""
        ...

    def rows(self, side: Side, after: int = 0) -> tuple[Row, ...]:
        """A strand from its beginning, or what lies after so many rows."""
        ...

    def allow(self, pairs: int) -> None:
        """So many pairs of segments may be looked at from now on."""
        ...

    def stroke(self) -> Stroke:
        """The rope from tail to head as it lies now."""
        ...


class SwiftWeaver:
    """The same as `Weaver`, in machine code."""

    def __init__(self, lying: Sequence[tuple[int, int]]) -> None:
        """Begin with rope that lies there already: at least the point where an end is grabbed."""
        self.rope = web.new_rope()
        self._offsets = table(0)
        self.allow(WEAVING_PAIRS)
        x, y = lying[0]
        start = [x, y, 0, 0, 0, *fine_spot(x, y, 0), 0, -1]
        for strand in (web.ROWS, web.ROWS + web.ROW * web.MOST):
            self.rope[strand : strand + web.ROW] = start
        self.rope[web.COUNT] = self.rope[web.COUNT + 1] = 1
        for x, y in lying[1:]:
            self.lay(HEAD, x, y, 0)
        self.given: dict[Side, int] = {HEAD: self._count(HEAD), TAIL: 1}
        self.rope[web.GIVEN], self.rope[web.GIVEN + 1] = self.given[HEAD], self.given[TAIL]

    def move(self, x: int, y: int, t: int, side: Side = HEAD) -> Paid:
        """Draw an end to a point; moving back along its last piece takes rope back."""
        rope = self.rope
        if weaving.move(rope, self._offsets, side, x, y, t) < 0:
            raise Bad("too_much_weaving")
        off, on = rope[web.OFF : web.ON + 1].tolist()
        return Paid(off, self._last(side, on))

    def draw(self, side: Side, moves: Sequence[Row]) -> list[tuple[list[Row], int]]:
        """Draw an end to some points; gives for each the rows taken up and how many were laid."""
        count = len(moves)
        flat = np.fromiter(chain.from_iterable(moves), np.int64, 4 * count)
        notes = np.empty(2 * count, np.int64)
        if weaving.draw(self.rope, self._offsets, side, flat, notes) < 0:
            raise Bad("too_much_weaving")
        noted = notes.tolist()
        offs = list(accumulate(noted[::2], initial=0))
        taken = self._taken(offs[-1])
        return [(taken[a:b], on) for (a, b), on in zip(pairwise(offs), noted[1::2], strict=True)]

    def follow(self, moves: Ints) -> None:
        """Make many moves at once: side, x, y, t each."""
        if weaving.follow(self.rope, self._offsets, moves) < 0:
            raise Bad("too_much_weaving")

    def lay(self, side: Side, x: int, y: int, t: int) -> tuple[Row, ...]:
        """Draw an end to a point and take nothing back; gives the rows of that step."""
        if weaving.lay(self.rope, self._offsets, side, x, y, t) < 0:
            raise Bad("too_much_weaving")
        return self._last(side, int(self.rope[web.ON]))

    def take_up(self, side: Side, kept: int) -> None:
        """Take back what lies beyond the first *kept* rows of a strand, and all that met it."""
        weaving.take_up(self.rope, side, kept)

    def taken_up(self) -> list[Row]:
        """The rows that the last move took up."""
        return self._taken(int(self.rope[web.OFF]))

    def _taken(self, count: int) -> list[Row]:
        if not count:
            return []
        taken = self.rope[web.TAKEN : web.TAKEN + 4 * count].reshape(count, 4)
        return [(x, y, t, u) for x, y, t, u in taken.tolist()]

    def rows(self, side: Side, after: int = 0) -> tuple[Row, ...]:
        """A strand from its beginning, or what lies after so many rows."""
        return tuple((x, y, t, u) for x, y, t, u in self._strand(side)[after:, :4].tolist())

    def allow(self, pairs: int) -> None:
        """So many pairs of segments may be looked at from now on."""
        self.rope[web.BUDGET] = pairs

    def stroke(self) -> Stroke:
        """The rope from tail to head as it lies now."""
        head, tail = self._strand(HEAD), self._strand(TAIL)
        laid = np.concatenate([tail[:0:-1], head])[:, :5].tolist()
        when = () if len(tail) == 1 else tuple(number for *_, number in laid)
        return Stroke(tuple((x, y, t, u) for x, y, t, u, _ in laid), when)

    def _count(self, side: Side) -> int:
        return int(self.rope[web.COUNT if side == HEAD else web.COUNT + 1])

    def _strand(self, side: Side) -> Ints:
        """A view of the rows of a strand."""
        start = web.ROWS if side == HEAD else web.ROWS + web.ROW * web.MOST
        count = self._count(side)
        return self.rope[start : start + web.ROW * count].reshape(count, web.ROW)

    def _last(self, side: Side, count: int) -> tuple[Row, ...]:
        return self.rows(side, self._count(side) - count) if count else ()


def is_swift() -> bool:
    """Whether machine code weaves by now."""
    return is_machine_code(weaving.move, weaving.draw, weaving.follow, weaving.lay, weaving.take_up)


def new_weaver(lying: Sequence[tuple[int, int]]) -> AnyWeaver:
    """A weaver with rope that lies there already."""
    return SwiftWeaver(lying) if is_swift() else Weaver(lying)


def make_moves(weaver: AnyWeaver, moves: Sequence[Move]) -> None:
    """Make many moves, one after another."""
    if isinstance(weaver, SwiftWeaver):
        weaver.follow(np.array(moves, np.int64).ravel())
    else:
        for side, x, y, t in moves:
            weaver.move(x, y, t, side)


def weave(points: Iterable[tuple[int, int, int]]) -> Stroke:
    """The rope that a head makes which moves through these points (x, y, t)."""
    if not is_swift():
        return weave_plainly(points)
    (x, y, _), *rest = points
    weaver = SwiftWeaver([(x, y)])
    make_moves(weaver, [(HEAD, x, y, t) for x, y, t in rest])
    return weaver.stroke()
