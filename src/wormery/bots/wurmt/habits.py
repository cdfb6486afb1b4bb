"""How people weigh the plays of Das Wurmt: what a turn gains, and what it leaves to others."""

from dataclasses import dataclass
from random import Random

import numpy as np
from msgspec.structs import replace

from wormery.bots.wurmt.info import believe, box_for
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
from wormery.games.wurmt import BedView
from wormery.games.wurmt.commands import Lay, Play
from wormery.games.wurmt.kernel.beds import number_of
from wormery.games.wurmt.kernel.hidden import VALUE, Weights
from wormery.games.wurmt.kernel.rules import (
    CARD_FRONT,
    HANDS,
    HIGH,
    LOW,
    NEW_WORM,
    NOTHING,
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


@dataclass(frozen=True)
class Table:
    """What a player thinks about: what it knows, the plays there are, and how long it may take."""

    view: BedView
    box: Box
    info: State
    weights: Weights
    sight: Sight
    rng: Random
    budget: Millis

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


def table_of(view: BedView, info: State, weights: Weights, rng: Random, budget: Millis) -> Table:
    """What a view comes to for somebody who knows *info*, and what heads may be but for claims."""
    assert view.seat is not None
    box = box_for(view.options, len(view.backs))
    believe(view, weights)
    sight = np.zeros(SIGHT_SIZE, dtype=np.float32)
    survey(box, info, view.seat, weights, sight)
    return Table(view, box, info, weights, sight, rng, budget)


@dataclass(frozen=True)
class Habit:
    """What somebody pays attention to."""

    fear: float = 0.0  # of what the next player may gain
    thrift: float = 0.3  # points that an action has to bring
    blur: float = 0.0  # points by which a play may be misjudged

    def choose(self, table: Table) -> Play:
        """The play that looks best."""
        return self.rated(table)[0][1]

    def rated(self, table: Table) -> list[tuple[float, Play]]:
        """What every play seems to be worth, the best first."""
        rated = [(self._worth(table, play) + self._slip(table.rng), play) for play in table.plays]
        return sorted(rated, key=lambda each: -each[0])

    def _slip(self, rng: Random) -> float:
        return rng.gauss(0, self.blur) if self.blur else rng.random() * 1e-6

    def _worth(self, table: Table, play: Play) -> float:
        number = number_of(play)
        front = table.front(number)
        if front < REMOVE:
            return self._lay(table, number, front)
        worms = int(table.info[WORMS]) + (front == NEW_WORM)
        after = np.zeros(SIGHT_SIZE, dtype=np.float32)
        at = BODY + B_SIZE * ((number >> 4) & 1023)
        chances = [1.0]
        if front == SPY:
            if table.sight[at + B_ME]:
                return -10.0
            chances = [float(chance) for chance in table.sight[at + B_CHANCE : at + B_CHANCE + 10]]
        seat, worth = int(table.info[PLAYER]), 0.0
        for value, chance in enumerate(chances):
            if chance > 0:
                outcome = value if front == SPY else NOTHING
                foresee(table.box, table.info, seat, table.sight, number, outcome, after)
                worth += chance * self._prospect(table.box, after, worms, front)
        return worth - self.thrift

    def _prospect(self, box: Box, after: Sight, worms: int, front: int) -> float:
        """What there is to gain in the rest of the turn."""
        if after[DONE] or front == REMOVE + 4:  # a Pass, or the end: nothing more
            return 0.0
        hope = 0.15 * float(after[PENDING]) if after[PENDING] else -10.0
        gains = [
            gain(box, after, worm)
            for worm in range(worms)
            if after[MINE + 10 * int(after[BODY + B_SIZE * worm + B_COLOUR]) :][:10].any()
        ]
        return max([*gains, hope]) - (0.3 if front == REFRESH else 0.0)

    def _lay(self, table: Table, number: int, front: int) -> float:
        worm = (number >> 4) & 1023
        worth = gain(table.box, table.sight, worm)
        if self.fear:
            at = BODY + B_SIZE * worm
            if table.sight[NEXT_BACKS + int(table.sight[at + B_COLOUR])]:
                worth -= self.fear * danger(table.box, table.sight, worm, front)
        return worth


def gain(box: Box, sight: Sight, worm: int) -> float:
    """What turning the head of a worm over brings, on average."""
    at, total = BODY + B_SIZE * worm, 0.0
    if not sight[at + B_HEAD]:
        return 0.0
    length = int(sight[at + B_LENGTH])
    for value in range(1, 10):
        chance = float(sight[at + B_CHANCE + value])
        if chance and length + value >= box[LOW]:
            total += chance * (value if length + value <= box[HIGH] else -value)
    return total


def danger(box: Box, sight: Sight, worm: int, front: int) -> float:
    """What the next player can gain by turning over a *front* that is laid on a worm now."""
    at, total = BODY + B_SIZE * worm, 0.0
    length = int(sight[at + B_LENGTH])
    for value in range(10):
        chance = float(sight[at + B_CHANCE + value]) if sight[at + B_HEAD] else float(value == 0)
        if chance:
            then = length + value if length + value < box[LOW] else 0
            if then + front >= box[LOW]:
                total += chance * (front if then + front <= box[HIGH] else -front)
    return total
