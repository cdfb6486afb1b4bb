"""Two people, one rope: it lies as an arch, and each draws half of the same pretzel."""

from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from math import isqrt

from wormery.knots.drawing.figures import PRETZEL, Curve, every, smooth
from wormery.knots.stroke import Stroke
from wormery.knots.topology.verdict import Handicap, Verdict, accepts, judge
from wormery.knots.weaving.weave import HEAD, TAIL, Paid, Side
from wormery.knots.weaving.weavers import new_weaver

LEAST_SHARE = 25  # per cent of the new rope that each of the two must have laid

# Feet and shoulders are those of the pretzel that one person alone would draw.
ARCH: Curve = PRETZEL[4:9]
HEADS_HALF: Curve = PRETZEL[8:]
TAILS_HALF: Curve = PRETZEL[4::-1]


@cache
def arch() -> Sequence[tuple[int, int]]:
    """The rope as it lies before anybody moves."""
    return every(smooth(ARCH), gap=90)


class Pair:
    """A rope with a partner at each end; layers are chosen by whose end moves when."""

    def __init__(self) -> None:
        self.weaver = new_weaver(arch())
        self.arch = self.weaver.given[HEAD]

    def move(self, side: Side, x: int, y: int, t: int) -> Paid:
        """Draw one end to a point."""
        return self.weaver.move(x, y, t, side)

    def where(self, side: Side) -> tuple[int, int]:
        """Where an end lies now."""
        x, y, *_ = self.weaver.rows(side)[-1]
        return x, y

    def stroke(self) -> Stroke:
        """The rope from the tail's end to the head's, with the order of laying."""
        return self.weaver.stroke()

    def judge(self) -> Verdict:
        """What the rope holds, whoever laid it."""
        return judge(self.stroke())

    def laid(self, side: Side) -> int:
        """How much new rope one of the two has laid."""
        given = self.arch if side == HEAD else 1
        rows = self.weaver.rows(side, given - 1)
        return sum(isqrt((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2) for a, b in pairwise(rows))

    def is_shared(self) -> bool:
        """Whether neither did it all alone."""
        laid = self.laid(HEAD), self.laid(TAIL)
        return 100 * min(laid) >= LEAST_SHARE * sum(laid) > 0

    def is_tied(self, handicap: Handicap = "overhand") -> bool:
        """Whether the two have tied their knot together (WL-34)."""
        return self.is_shared() and accepts(self.judge(), handicap)
