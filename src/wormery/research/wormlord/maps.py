"""How a map of Wormlord plays: how long rounds last, and how often every seat wins.

All seats have the same plan and the same hands, so that only the seat differs. Rounds are played
in the kernel, without strokes; `wormery maps measure` prints what comes out.
"""

from collections.abc import Sequence
from math import ceil, floor, sqrt
from statistics import fmean, median, quantiles
from typing import NamedTuple

from wormery.bots.wormlord.levels import PLANNERS
from wormery.research.standing import Estimate, Z, interval
from wormery.research.wormlord.plans import PlanTerms, Round, garden, played

SECOND = 1_000


class Measurement(NamedTuple):
    """Rounds on one map with one number of sides, all independent of each other."""

    sides: int
    rounds: Sequence[Round]

    @property
    def length(self) -> Estimate:
        """The median length of a round in seconds; the interval is that of its rank."""
        lengths = self._lengths()
        middle, reach = len(lengths) / 2, Z * sqrt(len(lengths)) / 2
        low, high = max(0, floor(middle - reach)), min(len(lengths), ceil(middle + reach) + 1)
        return Estimate(median(lengths), lengths[low], lengths[high - 1])

    @property
    def usual(self) -> tuple[float, float]:
        """Between which lengths, in seconds, eight rounds of ten lie."""
        tenths = quantiles(self._lengths(), n=10)
        return tenths[0], tenths[-1]

    @property
    def by_points(self) -> Estimate:
        """The share of rounds in which nobody held three objectives (WL-32, WL-41)."""
        return _share([float(each.by_points) for each in self.rounds])

    @property
    def won(self) -> Sequence[Estimate]:
        """What every seat won of the rounds that anybody won."""
        winners = [each.winner for each in self.rounds if each.winner >= 0]
        return [_share([float(side == each) for each in winners]) for side in range(self.sides)]

    def _lengths(self) -> list[float]:
        return sorted(each.lasted / SECOND for each in self.rounds)


def measure(name: str, sides: int, plan: int, rounds: int, terms: PlanTerms) -> Measurement:
    """Play so many rounds on a map, chosen by name or text, with one plan in all seats."""
    soil, planners = garden(name, sides), [PLANNERS[plan - 1]] * sides
    deals = (f"{terms.seed}/{sides}/{number}" for number in range(rounds))
    return Measurement(sides, [played(soil, planners, terms, deal) for deal in deals])


def _share(hits: Sequence[float]) -> Estimate:
    """Of independent rounds."""
    return Estimate(fmean(hits), *interval(hits, len(hits))) if hits else Estimate(0.0, 0.0, 1.0)
