"""Random ropes on which machine code and plain Python are held against each other."""

from collections.abc import Callable, Sequence
from itertools import accumulate
from random import Random

from wormery.knots.deltas import read_fast, write, write_fast
from wormery.knots.drawing.figures import distorted, mirrored, on_canvas, smooth, twisted
from wormery.knots.drawing.hands import WAYS
from wormery.knots.measures import CANVAS
from wormery.knots.stroke import Bad, Row, Stroke
from wormery.knots.topology.verdict import judge_fast, judge_plainly
from wormery.knots.weaving.untie import LooseEnd, Untying, measured
from wormery.knots.weaving.weave import HEAD, TAIL, Weaver
from wormery.knots.weaving.weavers import AnyWeaver, SwiftWeaver

Spots = list[tuple[int, int]]


def random_rope(rng: Random) -> Stroke:
    """A rope of some kind: wild, fine, on a coarse lattice, or nearly a knot; with any layers."""
    spots = rng.choice(KINDS)(rng)
    change = rng.choice((0.5, 0.1, 0.02))
    turns = accumulate((rng.random() < change for _ in spots), lambda a, b: a ^ b, initial=False)
    rows = tuple((x, y, t, int(u)) for t, ((x, y), u) in enumerate(zip(spots, turns, strict=False)))
    return Stroke(rows, random_laying(len(rows), rng) if rng.random() < 0.2 else ())


def random_moves(rng: Random, most: int = 120) -> list[Row]:
    """Where a head goes."""
    spots = rng.choice(KINDS)(rng)[:most]
    return [(x, y, 16 * t, 0) for t, (x, y) in enumerate(spots)]


def wild(rng: Random) -> Spots:
    """Anywhere, in a part of the canvas."""
    size = rng.choice((40, 300, 900, 2500, CANVAS))
    return [(rng.randrange(size), rng.randrange(size)) for _ in range(rng.randrange(1, 45))]


def lattice(rng: Random) -> Spots:
    """On few points, so that strands touch and run along each other."""
    size = rng.randrange(3, 9)
    pitch = (CANVAS - 1) // size
    count = rng.randrange(2, 30)
    return [(pitch * rng.randrange(size), pitch * rng.randrange(size)) for _ in range(count)]


def wandering(rng: Random) -> Spots:
    """By small steps, with a will of its own."""
    x = y = CANVAS // 2
    size = rng.choice((1, 12, 60, 250))
    dx, dy = rng.randint(-size, size), rng.randint(-size, size)
    spots = []
    for _ in range(rng.randrange(2, 200)):
        dx = max(-size, min(size, dx + rng.randint(-size, size) // 2))
        dy = max(-size, min(size, dy + rng.randint(-size, size) // 2))
        x, y = on_canvas(x + dx, y + dy)
        spots.append((x, y))
    return spots


def knotty(rng: Random) -> Spots:
    """The way of a knot, more or less well drawn, and perhaps not to its end."""
    figure = rng.choice([*WAYS.values(), twisted(7)])
    curve = distorted(smooth(figure), rng.choice((0.005, 0.03, 0.1)), rng)
    step = rng.randrange(1, 5)
    spots = [on_canvas(*spot) for spot in (mirrored(curve) if rng.random() < 0.5 else curve)]
    return spots[rng.randrange(3) :: step][: rng.choice((30, 1000, 1000))]


def random_laying(count: int, rng: Random) -> tuple[int, ...]:
    """The laying numbers of a rope that grew at both ends."""
    start, when = rng.randrange(count), [0] * count
    low = high = start
    for number in range(1, count):
        if high == count - 1 or (low > 0 and rng.random() < 0.5):
            low -= 1
            when[low] = number
        else:
            high += 1
            when[high] = number
    return tuple(when)


KINDS: list[Callable[[Random], Spots]] = [wild, lattice, wandering, knotty, knotty]


def difference(seed: int) -> str | None:
    """What machine code does differently with the rope and the way of a seed, if anything."""
    rng = Random(seed)
    stroke = random_rope(rng)
    if judge_fast(stroke) != judge_plainly(stroke):
        return "judged"
    packed = write(stroke)
    if write_fast(stroke) != packed or [*map(tuple, read_fast(packed)[0])] != list(stroke.rows):
        return "packed"
    moves = random_moves(rng)
    x, y, *_ = moves[0]
    if woven(Weaver([(x, y)]), moves) != woven(SwiftWeaver([(x, y)]), moves):
        return "woven"
    if len(set(pulled(stroke, random_finger(stroke, rng)))) > 1:
        return "pulled"
    return None


def random_finger(rope: Stroke, rng: Random) -> list[tuple[int, int, int]]:
    """A finger that more or less follows a rope from its tail, in more or less time."""
    stray, t, finger = rng.choice((0, 40, 200, 600)), 0, []
    for x, y, *_ in rope.rows[:: rng.randrange(1, 4)]:
        t += rng.choice((0, 5, 40, 400))
        finger.append((x + rng.randint(-stray, stray), y + rng.randint(-stray, stray), t))
    return finger


def pulled(rope: Stroke, finger: Sequence[tuple[int, int, int]]) -> list[tuple[int, int, int]]:
    """How far an end comes out: plainly, and in machine code."""
    plain, swift = Untying(rope), LooseEnd(measured(rope.rows)[0])
    for x, y, t in finger:
        plain.pull("tail", x, y, t)
    swift.follow_fast(finger)
    return [(pull.goal, pull.out, pull.at) for pull in (plain.pulls["tail"], swift)]


def woven(weaver: AnyWeaver, moves: Sequence[Row]) -> tuple[Stroke, str]:
    """The rope that a weaver makes of some moves, by both ends in turn, and why it stopped."""
    try:
        for i, (x, y, t, _) in enumerate(moves):
            weaver.move(x, y, t, TAIL if i % 7 == 6 else HEAD)
    except Bad as problem:
        return weaver.stroke(), problem.code
    return weaver.stroke(), ""
