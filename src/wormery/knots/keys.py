"""Knots without a pointer: a worm steered by arrows, and a worm that needs one switch."""

from collections.abc import Sequence
from functools import cache
from typing import Literal, TypeAlias

from wormery.knots.figures import PRETZEL, every, lengths, smooth
from wormery.knots.stroke import Row, Stroke
from wormery.knots.weavers import weave

NODES = 7  # the lattice has so many nodes each way
PITCH = 512
MILLIS_A_NODE = 146  # 3.5 units a millisecond, unless a player asks for another pace
SWITCH_SPEED = 4  # units a millisecond

Direction: TypeAlias = Literal["R", "U", "L", "D"]
Node: TypeAlias = tuple[int, int]
STEP: dict[Direction, Node] = {"R": (1, 0), "U": (0, -1), "L": (-1, 0), "D": (0, 1)}
START: Node = (1, 4)


class Snake:
    """A worm on a lattice; it may cross its own body only straight."""

    def __init__(self, start: Node = START, pace: int = MILLIS_A_NODE) -> None:
        self.path = [start]
        self.pace = pace  # ms from node to node

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


def crawl(presses: Sequence[tuple[int, Direction]], until: int, pace: int = MILLIS_A_NODE) -> Snake:
    """The worm after so many ms: it crawls by itself and turns where an arrow was pressed."""
    snake = Snake(pace=pace)
    heading: Direction | None = None
    for now in range(0, until, pace):
        wanted = next((way for t, way in reversed(presses) if t <= now), None)
        if wanted is not None and snake.step(wanted):
            heading = wanted
        elif heading is not None and wanted != heading:
            snake.step(heading)
    return snake


@cache
def switch_way() -> tuple[tuple[int, int], ...]:
    """Where the worm crawls that needs one switch: along a pretzel, the same for everybody."""
    return tuple(every(smooth(PRETZEL), gap=60))


def is_switched(stroke: Stroke) -> bool:
    """Whether a rope was made with one switch: no hand draws that very way, point for point."""
    return tuple((x, y) for x, y, *_ in stroke.rows) == switch_way()


def switch_stroke(presses: Sequence[tuple[int, int]]) -> Stroke:
    """A worm crawls a pretzel by itself; while the switch is pressed, from - until, it digs."""
    points = switch_way()
    along = lengths([(float(x), float(y)) for x, y in points])
    rows: list[Row] = []
    for (x, y), place in zip(points, along, strict=True):
        t = round(place / SWITCH_SPEED)
        rows.append((x, y, t, int(any(start <= t < stop for start, stop in presses))))
    return Stroke(tuple(rows))
