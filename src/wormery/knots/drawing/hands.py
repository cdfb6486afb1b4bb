"""Hands for bots: strokes and pulls that look and last like those of people, from a seed."""

from bisect import bisect_right
from collections.abc import Iterator
from itertools import pairwise
from math import atan2, exp, pi, sin
from random import Random
from typing import Literal, TypeAlias

from msgspec import Struct

from wormery.knots.drawing.figures import (
    FIGURE_OF_EIGHT,
    LOOP,
    LOOPS,
    LOOSE_SIX_THREE,
    LOOSE_SIX_TWO,
    LOOSE_STEVEDORE,
    LOOSE_TWIST,
    PRETZEL,
    THREAD,
    Curve,
    distorted,
    in_a_row,
    lengths,
    mirrored,
    on_canvas,
    smooth,
    twisted,
)
from wormery.knots.measures import CANVAS, RIM
from wormery.knots.stroke import Stroke
from wormery.knots.topology.position import FINE
from wormery.knots.topology.verdict import LEAST_ROPE, Handicap, accepts, judge
from wormery.knots.weaving.untie import End, Lying, Trace, Untying
from wormery.knots.weaving.weave import Leash
from wormery.knots.weaving.weavers import new_weaver

Level: TypeAlias = Literal["beginner", "easy", "medium", "hard", "expert"]

FRAME = 1000 / 60  # ms between two samples of a pointer
FINGER_SPEED: dict[Level, float] = {  # units a ms along the body, when untying
    "beginner": 1.2, "easy": 1.7, "medium": 2.3, "hard": 3.1, "expert": 4.0,
}  # fmt: skip
WANDER = 45  # units a finger strays from the body, give or take
FIRST_LOOK = 2900  # units out before it is worth looking whether a knot is free
SHAKE_OUT = 350  # ms to shake a failed rope out before the next try


WAYS: dict[Lying, Curve] = {
    "overhand": PRETZEL,
    "figure-eight": FIGURE_OF_EIGHT,
    "double overhand": twisted(5),
    "three-twist": LOOSE_TWIST,
    "stevedore": LOOSE_STEVEDORE,
    "6_2": LOOSE_SIX_TWO,
    "6_3": LOOSE_SIX_THREE,
    "two overhands": in_a_row(PRETZEL, PRETZEL),
}
"""How every knot that counts can be tied (WL-11, WL-49)."""


class Skill(Struct, frozen=True):
    """How a hand of some level draws."""

    median: float  # seconds a knot
    spread: float  # of the logarithm of that
    shape_noise: float  # part of the canvas
    tremor: float  # grid units
    blunder: float  # chance of mere loops


SKILLS: dict[Level, Skill] = {
    "beginner": Skill(4.2, 0.28, 0.030, 14, 0.22),
    "easy": Skill(3.0, 0.24, 0.024, 11, 0.13),
    "medium": Skill(2.1, 0.20, 0.018, 9, 0.07),
    "hard": Skill(1.5, 0.17, 0.014, 7, 0.04),
    "expert": Skill(1.1, 0.14, 0.011, 6, 0.02),
}


class Tied(Struct, frozen=True):
    """A knot that a bot has tied: the stroke that held, and the time with all that did not."""

    stroke: Stroke
    millis: int


def tie(level: Level, rng: Random, handicap: Handicap = "overhand") -> Tied:
    """Draw until a knot holds, as a player of this level does."""
    spent = 0
    while True:
        stroke = draw_stroke(level, rng, handicap)
        spent += stroke.rows[-1][2]
        if accepts(judge(stroke), handicap):
            return Tied(stroke, spent)
        spent += SHAKE_OUT


def draw_stroke(level: Level, rng: Random, handicap: Handicap = "overhand") -> Stroke:
    """One try of a bot; now and then a blunder, which is no knot."""
    skill = SKILLS[level]
    figure = choose_figure(skill, rng, handicap)
    curve = distorted(smooth(figure), skill.shape_noise, rng)
    millis = 1000 * skill.median * exp(rng.normalvariate(0, skill.spread))
    return drawn(sampled(curve, millis, skill.tremor, rng), handicap)


def choose_figure(skill: Skill, rng: Random, handicap: Handicap) -> Curve:
    """What the hand sets out to draw."""
    right: dict[Handicap, list[Curve]] = {
        "loop": [LOOP],
        "overhand": [PRETZEL, PRETZEL, THREAD],
        "figure-eight": [FIGURE_OF_EIGHT],
    }
    figure = LOOPS if rng.random() < skill.blunder else rng.choice(right[handicap])
    return mirrored(figure) if rng.random() < 0.5 else figure


def toil(curve: Curve) -> list[float]:
    """What it takes to come to each point: more in bends (two-thirds power law) and at the ends."""
    along = lengths(curve)
    whole = along[-1]
    headings = [atan2(by - ay, bx - ax) for (ax, ay), (bx, by) in pairwise(curve)]
    times = [0.0]
    for i, (start, stop) in enumerate(pairwise(along)):
        step = stop - start
        turn = headings[min(i + 1, len(headings) - 1)] - headings[max(i - 1, 0)]
        turn = abs((turn + pi) % (2 * pi) - pi)
        bend = turn / (2 * step + 1e-9) + 1 / whole  # never quite straight
        part = (start + stop) / 2 / whole
        softness = min(1.0, 0.25 + 8 * part, 0.4 + 8 * (1 - part))
        times.append(times[-1] + step * bend ** (1 / 3) / softness)
    return times


def clock(curve: Curve, millis: float) -> list[float]:
    """When a hand passes each point of a curve that it draws in so many milliseconds."""
    spent = toil(curve)
    return [at * millis / spent[-1] for at in spent]


def sampled(
    curve: Curve, millis: float, tremor: float, rng: Random
) -> Iterator[tuple[int, int, int]]:
    """The finger as a screen reports it: uneven frames, and a tremor of 8 to 12 Hz."""
    times = clock(curve, millis)
    shakes = [(rng.uniform(8, 12), rng.uniform(0, 2 * pi), tremor / 2) for _ in range(4)]
    at, i = 0.0, 0
    while at < millis:
        while times[i + 1] < at:
            i += 1
        share = (at - times[i]) / max(times[i + 1] - times[i], 1e-9)
        (ax, ay), (bx, by) = curve[i], curve[i + 1]
        shaking = [size * sin(2 * pi * hertz * at / 1000 + phase) for hertz, phase, size in shakes]
        x = ax + share * (bx - ax) + shaking[0] + shaking[1]
        y = ay + share * (by - ay) + shaking[2] + shaking[3]
        yield *on_canvas(x, y), round(at)
        at += FRAME + rng.uniform(-2.5, 2.5)


def drawn(finger: Iterator[tuple[int, int, int]], handicap: Handicap) -> Stroke:
    """The rope behind a finger: leash, weave, and done once the head is out at the rim."""
    x, y, _ = next(finger)
    leash, weaver = Leash(x, y), new_weaver([(x, y)])
    for x, y, t in finger:
        head = leash.pull(x, y)
        paid = weaver.move(*head, t)
        if paid.rows and is_at_rim(*head):
            stroke = weaver.stroke()
            if stroke.length >= LEAST_ROPE and accepts(judge(stroke), handicap):
                break
    return weaver.stroke()


def is_at_rim(x: int, y: int) -> bool:
    """Whether a head has come out."""
    return not (RIM <= x < CANVAS - RIM and RIM <= y < CANVAS - RIM)


def pull_free(knot: Stroke, level: Level, rng: Random) -> Trace:
    """Untie a knot by one of its ends, with a finger that wanders as much as a person's."""
    end: End = rng.choice(("head", "tail"))
    body = [(row[0], row[1]) for row in (knot.rows if end == "tail" else knot.rows[::-1])]
    along = lengths([(float(x), float(y)) for x, y in body])
    speed = FINGER_SPEED[level] * exp(rng.normalvariate(0, 0.1))
    untying = Untying(knot)
    rows = [(*body[0], 0)]
    untying.grab(end, *rows[0])
    at, reach, aside = 0.0, 0.0, (0.0, 0.0)
    while untying.pulls[end].out < FIRST_LOOK * FINE or not untying.is_free():
        pause = FRAME + rng.uniform(-2.5, 2.5)
        at, reach = at + pause, min(reach + speed * pause, along[-1])
        aside = (wandered(aside[0], rng), wandered(aside[1], rng))
        i = bisect_right(along, reach) - 1
        rows.append((*on_canvas(body[i][0] + aside[0], body[i][1] + aside[1]), round(at)))
        untying.pull(end, *rows[-1])
    return Trace(end, tuple(rows))


def wandered(offset: float, rng: Random) -> float:
    """A finger's distance from where it should be, one frame later; it keeps coming back."""
    return 0.95 * offset + rng.normalvariate(0, WANDER * 0.31)
