"""How people weigh the plays of Das Wurmt: what a turn gains, and what it leaves to others."""

from dataclasses import dataclass
from functools import cache
from math import inf
from random import Random

import numpy as np
from msgspec.structs import replace

from wormery.bots.wurmt.belief import Belief, History, new_history
from wormery.bots.wurmt.info import believe, box_for
from wormery.bots.wurmt.learned import weights
from wormery.bots.wurmt.net import Net
from wormery.bots.wurmt.sight import (
    B_CHANCE,
    B_COLOUR,
    B_HEAD,
    B_LENGTH,
    B_ME,
    B_SIZE,
    BODY,
    DONE,
    MINE,
    NEXT_BACKS,
    PENDING,
    SIGHT_SIZE,
    TELLS,
    Sight,
    foresee,
    survey,
)
from wormery.core import Millis
from wormery.core.compiled import lean
from wormery.games.wurmt import BedView
from wormery.games.wurmt.commands import Lay, Play
from wormery.games.wurmt.kernel.beds import number_of
from wormery.games.wurmt.kernel.hidden import VALUE, Weights
from wormery.games.wurmt.kernel.rules import (
    CARD_FRONT,
    HANDS,
    HIGH,
    LOW,
    MOST_WORMS,
    NEW_WORM,
    NOTHING,
    PASS,
    PLAYER,
    REFRESH,
    REMOVE,
    SLOTS,
    SPY,
    WORMS,
    Box,
    State,
)
from wormery.games.wurmt.options import values_of

EVEN: Weights = np.ones((TELLS, 10))
NO_BELIEF: Belief = np.zeros(0, dtype=np.float32)


@dataclass(frozen=True)
class People:
    """How everybody at the table plays and judges heads, as far as one knows."""

    net: Net
    tells: Weights  # how they lay heads on the whole
    belief: Belief  # what they make of the history; with none they make nothing of it
    history: History
    trust: float  # by how much a claim makes a head likelier at most; 1 is not to listen

    def heard(self, view: BedView) -> Weights:
        """By how much what was said of a head makes its values likelier, to who did not lay it."""
        said: Weights = np.ones((MOST_WORMS, 10))
        believe(view, said, self.trust, skips_own=False)
        return said


@cache
def strangers() -> People:
    """People who know the game, and of whom one knows nothing else."""
    return People(weights()[0], EVEN, NO_BELIEF, new_history(), inf)


@dataclass(frozen=True)
class Situation:
    """What a player thinks about: what it knows, the plays there are, and how long it may take."""

    view: BedView
    box: Box
    info: State
    weights: Weights
    sight: Sight
    rng: Random
    budget: Millis
    people: People

    @property
    def plays(self) -> list[Play]:
        """What can be played, each lay with its first claim only, cards that look alike once."""
        hand, first_claim = self.view.hand, values_of(self.view.options)[0]
        plays: dict[object, Play] = {}
        for move in self.view.moves:
            if isinstance(move, Play) and getattr(move, "claim", None) in (None, first_claim):
                twin = (hand[move.slot], replace(move, slot=0)) if isinstance(move, Lay) else move
                plays.setdefault(twin, move)
        return list(plays.values())

    def front(self, play: int) -> int:
        """The front of the card that a play plays; a value not seen counts as the middle one."""
        card = int(self.info[HANDS + SLOTS * int(self.info[PLAYER]) + (play & 15)])
        return 4 if card <= VALUE else int(self.box[CARD_FRONT + card])


def table_of(  # noqa: PLR0913 - what somebody thinks with
    view: BedView,
    info: State,
    likely: Weights,
    rng: Random,
    budget: Millis,
    *,
    people: People | None = None,
) -> Situation:
    """What a view comes to for somebody who knows *info*, and what heads may be but for claims."""
    assert view.seat is not None
    box = box_for(view.options, len(view.backs))
    people = people or strangers()
    believe(view, likely, people.trust)
    sight = np.zeros(SIGHT_SIZE, dtype=np.float32)
    survey(box, info, view.seat, likely, sight)
    return Situation(view, box, info, likely, sight, rng, budget, people)


THRIFT = 0.3
"""Points that an action has to bring."""


@dataclass(frozen=True)
class Habit:
    """What somebody pays attention to."""

    fear: float = 0.0  # of what the next player may gain
    thrift: float = THRIFT
    blur: float = 0.0  # points by which a play may be misjudged

    def choose(self, table: Situation) -> Play:
        """The play that looks best."""
        return self.rated(table)[0][1]

    def rated(self, table: Situation) -> list[tuple[float, Play]]:
        """What every play seems to be worth, the best first."""
        rated = [(self._worth(table, play) + self._slip(table.rng), play) for play in table.plays]
        return sorted(rated, key=lambda each: -each[0])

    def _slip(self, rng: Random) -> float:
        return rng.gauss(0, self.blur) if self.blur else rng.random() * 1e-6

    def _worth(self, table: Situation, play: Play) -> float:
        number, after = number_of(play), np.zeros(SIGHT_SIZE, dtype=np.float32)
        front = table.front(number)
        box, info, sight = table.box, table.info, table.sight
        return float(worth_of(box, info, sight, number, front, self.fear, self.thrift, after))


# Compiled


@lean("float64(int32[::1], float32[::1], int64)")
def gain(box: Box, sight: Sight, worm: int) -> float:
    """What turning the head of a worm over brings, on average."""
    at, total = BODY + B_SIZE * worm, 0.0
    if not sight[at + B_HEAD]:
        return 0.0
    length = int(sight[at + B_LENGTH])
    for value in range(1, 10):
        chance = float(sight[at + B_CHANCE + value])
        if chance > 0 and length + value >= box[LOW]:
            total += chance * (value if length + value <= box[HIGH] else -value)
    return total


@lean("float64(int32[::1], float32[::1], int64, int64)")
def danger(box: Box, sight: Sight, worm: int, front: int) -> float:
    """What the next player can gain by turning over a *front* that is laid on a worm now."""
    at, total = BODY + B_SIZE * worm, 0.0
    length = int(sight[at + B_LENGTH])
    for value in range(10):
        chance = float(sight[at + B_CHANCE + value])
        if not sight[at + B_HEAD]:
            chance = 1.0 if value == 0 else 0.0
        if chance > 0:
            then = length + value if length + value < box[LOW] else 0
            if then + front >= box[LOW]:
                total += chance * (front if then + front <= box[HIGH] else -front)
    return total


@lean("float64(int32[::1], float32[::1], int64, int64, float64)")
def worth_of_lay(box: Box, sight: Sight, worm: int, front: int, fear: float) -> float:
    """What laying a card brings now, and what it leaves to the next player."""
    worth = gain(box, sight, worm)
    if fear and sight[NEXT_BACKS + int(sight[BODY + B_SIZE * worm + B_COLOUR])]:
        worth -= fear * danger(box, sight, worm, front)
    return worth


@lean("boolean(float32[::1], int64)")
def holds(sight: Sight, colour: int) -> bool:
    """Whether there is a value card of a colour in the own hand."""
    for place in range(MINE + 10 * colour, MINE + 10 * colour + 10):  # noqa: SIM110 - numba
        if sight[place]:
            return True
    return False


@lean("float64(int32[::1], float32[::1], int64, int64)")
def prospect(box: Box, after: Sight, worms: int, front: int) -> float:
    """What there is to gain in the rest of the turn."""
    if after[DONE] or front == PASS:  # nothing more
        return 0.0
    best = 0.15 * float(after[PENDING]) if after[PENDING] else -10.0
    for worm in range(worms):
        if holds(after, int(after[BODY + B_SIZE * worm + B_COLOUR])):
            best = max(best, gain(box, after, worm))
    return best - (0.3 if front == REFRESH else 0.0)


@lean("float64(int32[::1], int32[::1], float32[::1], int64, int64, float64, float64, float32[::1])")
def worth_of(  # noqa: PLR0913, PLR0917 - numba knows no Structs
    box: Box,
    info: State,
    sight: Sight,
    play: int,
    front: int,
    fear: float,
    thrift: float,
    after: Sight,
) -> float:
    """What a play brings in this turn, on average; *after* is room for a sight."""
    what, seat = (play >> 4) & 1023, info[PLAYER]
    if front < REMOVE:
        return worth_of_lay(box, sight, what, front, fear)
    at, worms = BODY + B_SIZE * what, info[WORMS] + (front == NEW_WORM)
    if front != SPY:
        foresee(box, info, seat, sight, play, NOTHING, after)
        return prospect(box, after, worms, front) - thrift
    if sight[at + B_ME]:
        return -10.0
    worth = 0.0
    for value in range(10):
        chance = float(sight[at + B_CHANCE + value])
        if chance > 0:
            foresee(box, info, seat, sight, play, value, after)
            worth += chance * prospect(box, after, worms, front)
    return worth - thrift
