"""How a contest stands: points, what chance may have added to them, and the difference in Elo."""

from collections.abc import Sequence
from math import log10, sqrt
from statistics import fmean, variance
from typing import NamedTuple

from msgspec import Struct

from wormery.core import Outcome

Z = 1.96  # 95 %


class Estimate(NamedTuple):
    """A number that was measured, and the interval that holds the true one 95 times in 100."""

    value: float
    low: float
    high: float


class Standing(Struct, frozen=True):
    """One bot's part in a contest."""

    bot: str
    score: float  # points a game, between 0 and 1
    low: float  # the interval that holds the true score 95 times in 100
    high: float
    wins: int
    draws: int
    losses: int
    forfeits: int
    millis_a_game: float  # of its own thinking


def shares(outcome: Outcome) -> tuple[float, ...]:
    """What every seat gets of the one point of a game."""
    seats = len(outcome.scores)
    if not outcome.winners:
        return (1 / seats,) * seats
    return tuple((seat in outcome.winners) / len(outcome.winners) for seat in range(seats))


def interval(deals: Sequence[float], games: int) -> tuple[float, float]:
    """The 95 % interval of a score, from the mean score of every deal and the number of games.

    Games on one deal are not independent, so their spread is measured deal by deal; Wilson's
    formula for as many coin tosses as have the same spread keeps the interval between 0 and 1.
    """
    score = fmean(deals)
    tosses = float(games)
    if len(deals) > 1 and 0 < score < 1 and (spread := variance(deals) / len(deals)) > 0:
        tosses = score * (1 - score) / spread
    middle = (score + Z * Z / (2 * tosses)) / (1 + Z * Z / tosses)
    half = Z * sqrt(score * (1 - score) / tosses + (Z / (2 * tosses)) ** 2) / (1 + Z * Z / tosses)
    return max(0.0, middle - half), min(1.0, middle + half)


def elo(score: float) -> float | None:
    """The difference in Elo that a score between two speaks for; None where it has no bound."""
    return 400 * log10(score / (1 - score)) if 0 < score < 1 else None
