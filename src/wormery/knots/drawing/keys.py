"""Knots without a pointer: a worm steered by arrows, and a worm that needs one switch."""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Literal, TypeAlias

from wormery.knots.drawing.figures import PRETZEL, every, lengths, smooth
from wormery.knots.stroke import Row, Stroke
from wormery.knots.weaving.weavers import weave

NODES = 7  # the lattice has so many nodes each way
PITCH = 512
MILLIS_A_NODE = 146  # 3.5 units a millisecond, unless a player asks for another pace
SWITCH_SPEED = 4  # units a millisecond

Direction: TypeAlias = Literal["R", "U", "L", "D"]
Node: TypeAlias = tuple[int, int]
STEP: dict[Direction, Node] = {"R": (1, 0), "U": (0, -1), "L": (-1, 0), "D": (0, 1)}
START: Node = (1, 4)
FIRST, USUAL, SHORT = 3, 2, 1  # nodes that a press is good for


class Snake:
    """A worm on a lattice; it may cross its own body only straight."""

    def __init__(self, start: Node = START, pace: int = MILLIS_A_NODE) -> None:
        self.path = [start]
        self.pace = pace  # ms from node to node
        self.heading: Direction | None = None  # of the leg that it crawls
        self.left = 0  # nodes of that leg
        self.went_across = False  # the last leg was longer, for the body lay in its way

    def press(self, direction: Direction) -> None:
        """Begin a leg: the first is long, one after a leg across the body is short."""
        self.left = FIRST if len(self.path) == 1 else SHORT if self.went_across else USUAL
        self.heading = direction

    def crawl(self) -> bool:
        """Crawl one node of the leg; False: it is done, or bumps, and waits for a press."""
        if self.heading is None or not self.goes_on(self.heading) or not self.step(self.heading):
            self.heading = None
            return False
        self.went_across = self.left <= 0
        self.left -= 1
        return True

    def goes_on(self, heading: Direction) -> bool:
        """A leg does not end on top of the own body, nor before some that can be crossed."""
        on_top = self.path.count(self.path[-1]) > 1
        return self.left > 0 or on_top or self.can_cross(heading)

    def can_cross(self, heading: Direction) -> bool:
        """Whether the next of the own body that lies straight ahead can be crossed."""
        dx, dy = STEP[heading]
        x, y = self.path[-1]
        ahead = ((x + i * dx, y + i * dy) for i in range(1, NODES))
        met = next((node for node in ahead if node in self.path), None)
        return met is not None and self.may_enter(met, dx)

    def step(self, direction: Direction) -> bool:
        """Crawl to the next node; False is a harmless bump."""
        dx, dy = STEP[direction]
        x, y = self.path[-1]
        goal = (x + dx, y + dy)
        if not self.may_leave(dx, dy) or not self.may_enter(goal, dx):
            return False
        self.path.append(goal)
        return True

    def may_leave(self, dx: int, dy: int) -> bool:
        """On top of the own body only straight on, and nowhere straight back."""
        if len(self.path) < 2:
            return True
        (ax, ay), (bx, by) = self.path[-2:]
        heading = (bx - ax, by - ay)
        if (dx, dy) == (-heading[0], -heading[1]):
            return False
        return self.path.count(self.path[-1]) == 1 or (dx, dy) == heading

    def may_enter(self, goal: Node, dx: int) -> bool:
        """A free node, or one where the body runs straight across the way."""
        if not (0 <= goal[0] < NODES and 0 <= goal[1] < NODES):
            return False
        visits = [i for i, node in enumerate(self.path) if node == goal]
        if not visits:
            return True
        if len(visits) > 1 or visits[0] == 0:
            return False
        before, after = self.path[visits[0] - 1], self.path[visits[0] + 1]
        axis = 0 if dx else 1  # crawling sideways, the body must keep its x; up or down, its y
        return before[axis] == after[axis] == goal[axis]

    def stroke(self) -> Stroke:
        """The rope behind the worm, woven like any other."""
        return weave(
            ((x + 1) * PITCH, (y + 1) * PITCH, i * self.pace) for i, (x, y) in enumerate(self.path)
        )


def crawl(presses: Iterable[Direction]) -> Snake:
    """The worm after some presses; the rhythm does not matter, for it waits and remembers."""
    snake = Snake()
    for direction in presses:
        snake.press(direction)
        while snake.crawl():
            pass
    return snake


@cache
def switch_way() -> tuple[tuple[int, int], ...]:
    """Where the worm crawls that needs one switch: along a pretzel, the same for everybody."""
    return tuple(every(smooth(PRETZEL), gap=60))


def without_pointer(stroke: Stroke) -> bool:
    """Whether a rope was made with arrows or one switch: no hand draws so, point for point."""
    return is_steered(stroke) or is_switched(stroke)


def is_steered(stroke: Stroke) -> bool:
    """Whether a rope lies on the nodes that arrows lead to, and nowhere else."""
    return all(x % PITCH == 0 == y % PITCH for x, y, *_ in stroke.rows)


def is_switched(stroke: Stroke) -> bool:
    """Whether a rope was made with one switch: no hand draws that very way, point for point."""
    way = switch_way()
    return len(stroke.rows) == len(way) and all(
        row[:2] == spot for row, spot in zip(stroke.rows, way, strict=True)
    )


def switch_stroke(presses: Sequence[tuple[int, int]]) -> Stroke:
    """A worm crawls a pretzel by itself; while the switch is pressed, from - until, it digs."""
    points = switch_way()
    along = lengths([(float(x), float(y)) for x, y in points])
    rows: list[Row] = []
    for (x, y), place in zip(points, along, strict=True):
        t = round(place / SWITCH_SPEED)
        rows.append((x, y, t, int(any(start <= t < stop for start, stop in presses))))
    return Stroke(tuple(rows))
