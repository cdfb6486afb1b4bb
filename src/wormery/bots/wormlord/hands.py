"""The hands of Wormlord's bots: strokes and pulls, alone or in a pair, and the time they take."""

from dataclasses import dataclass
from math import exp
from random import Random
from typing import Any

from wormery.core import Millis
from wormery.games.wormlord import GardenView, Ready, Tie, Untie
from wormery.games.wormlord.kernel.rounds import (
    BEAT,
    REACT_SPREAD,
    REACTIONS,
    UNTIE_MILLIS,
    UNTIE_SPREAD,
)
from wormery.games.wormlord.ropes.examples import TWICE_AROUND
from wormery.games.wormlord.ropes.ropes import Pull, Rows
from wormery.games.wormlord.state import ENDS
from wormery.knots import End, Handicap, Level, Stroke, tie
from wormery.knots.drawing.figures import Curve, distorted, mirrored, smooth
from wormery.knots.drawing.hands import SHAKE_OUT, SKILLS, pull_free, sampled
from wormery.knots.drawing.pair import HEADS_HALF, TAILS_HALF

CARE = 0.5  # of the noise of a hand that draws alone: partners take care
STRANGE: Level = "medium"
"""The hands of programs that ask for none."""
SETTLING = 600, 1_600  # ms from the end of a round until a bot says that it is ready again


def end_of(view: GardenView) -> End | None:
    """The end of the rope that a seat moves; None for who moves both (WL-34)."""
    assert view.side is not None
    assert view.seat is not None
    partners = view.sides[view.side].seats
    return None if len(partners) == 1 else ENDS[partners.index(view.seat)]


def has_done(view: GardenView) -> bool:
    """Whether one of a pair has moved its end, and the partner's is awaited."""
    assert view.side is not None
    end = end_of(view)
    return end is not None and view.sides[view.side].hand.ends[ENDS.index(end)]


def drawn(view: GardenView, level: Level, rng: Random) -> Tie:
    """The rope in hand, tied: all of it, or the end that is one's own."""
    assert view.side is not None
    handicap, end = view.sides[view.side].handicap, end_of(view)
    if end is None:
        return Tie(tie(level, rng, handicap).stroke.rows)
    return Tie(half(level, rng, handicap, end))


def half(level: Level, rng: Random, handicap: Handicap, end: End) -> Rows:
    """What one of a pair does with an end: its half of a pretzel, or once around the other's."""
    skill = SKILLS[level]
    millis = 500 * skill.median * exp(rng.normalvariate(0, skill.spread))
    curve: Curve = TAILS_HALF if end == "tail" else HEADS_HALF
    if handicap == "figure-eight":
        millis, curve = BEAT, TWICE_AROUND if end == "tail" else mirrored(TWICE_AROUND)
    bent = distorted(smooth(curve), CARE * skill.shape_noise, rng)
    return tuple((x, y, t, 0) for x, y, t in sampled(bent, millis, skill.tremor, rng))


def pulled(view: GardenView, level: Level, rng: Random) -> Untie:
    """The enemy's knot in hand, backed out at any end, or at the one that is one's own."""
    knot, end = Stroke(view.loose), end_of(view)
    trace = pull_free(knot, level, rng)
    while end is not None and trace.end != end:
        trace = pull_free(knot, level, rng)
    return Untie((Pull(trace.end, trace.rows),))


def lasting(level: Level, command: Any, rng: Random) -> Millis:
    """How long a hand takes: for a gesture as long as that lasts, else to see, decide and point."""
    match command:
        case Tie(rows):
            return Millis(rows[-1][2])
        case Untie(pulls):
            return Millis(sum(pull.rows[-1][2] for pull in pulls))
        case Ready():
            return Millis(rng.randint(*SETTLING))
        case _:
            return Millis(round(REACTIONS[level] * exp(rng.normalvariate(0, REACT_SPREAD))))


def failing(level: Level, view: GardenView, command: Any, rng: Random) -> Millis:
    """The time that goes into ropes that were no knot before the one that is.

    Pairs take care, and whatever blunders draw is a loop.
    """
    skill, spent = SKILLS[level], 0
    assert view.side is not None
    can_fail = end_of(view) is None and view.sides[view.side].handicap != "loop"
    if isinstance(command, Tie) and can_fail:
        while rng.random() < skill.blunder:
            tried = 1000 * skill.median * exp(rng.normalvariate(0, skill.spread))
            spent += round(tried) + SHAKE_OUT
    return Millis(spent)


def strange(view: GardenView, command: Any, rng: Random) -> Millis:
    """How long strangers take, who draw for themselves: never less than medium hands would.

    Whoever wants to be quicker asks for the hands of a level.
    """
    skill = SKILLS[STRANGE]
    least = 0.0
    if isinstance(command, Tie):
        whole = 1000 if end_of(view) is None else 500
        least = whole * skill.median * exp(rng.normalvariate(0, skill.spread))
    elif isinstance(command, Untie):
        least = UNTIE_MILLIS[STRANGE] * exp(rng.normalvariate(0, UNTIE_SPREAD))
    spent = max(lasting(STRANGE, command, rng), round(least))
    return Millis(spent + failing(STRANGE, view, command, rng))


@dataclass(frozen=True)
class SkilledHands:
    """The hands of a level, for whoever says only that a rope is to be tied or untied."""

    level: Level

    def gesture(self, view: GardenView, act: str, rng: Random) -> Tie | Untie | None:
        """A stroke or a pull, if the hand holds something for it."""
        if view.side is None or has_done(view):
            return None
        if act == "tie" and view.choices.can_tie:
            return drawn(view, self.level, rng)
        return pulled(view, self.level, rng) if act == "untie" and view.choices.can_untie else None

    def pace(self, view: GardenView, command: Any, rng: Random) -> Millis:
        """How long they take, with all that goes wrong before."""
        return Millis(lasting(self.level, command, rng) + failing(self.level, view, command, rng))


HANDS: dict[str, SkilledHands] = {level: SkilledHands(level) for level in SKILLS}
"""By level, from the slowest to the quickest."""
