"""When a contest is decided: a sequential test on deals that both sides have played.

What a bot scores over all seatings of a deal is one sample; deals are independent of each other,
games of one deal are not. Two tests run side by side (Sobel and Wald): is the score 50 %, or 50 %
and a margin; is it 50 %, or 50 % less that margin? Each is a likelihood ratio of two means with the
spread that is observed (a generalised sequential probability ratio test); it may be looked at after
every deal, and is wrong about as often as it is told to be.
"""

from math import log
from typing import Literal, NamedTuple, TypeAlias

Verdict: TypeAlias = Literal["better", "worse", "even"]

FEWEST = 6  # deals before which nothing is said
PRIOR = (0.0, 1.0)  # deals that are taken as seen: a few equal ones do not mean there is no spread


class DecisionRule(NamedTuple):
    """What is worth a difference, and how often the answer may be wrong."""

    margin: float = 0.05  # of the score: 0.05 asks for 55 % against 45 %
    error: float = 0.05


class Trial:
    """The score of one bot against another, deal by deal, until it is decided."""

    def __init__(self, decision: DecisionRule) -> None:
        self._decision = decision
        self._bound = log((1 - decision.error) / decision.error)
        self._sum = self._squares = 0.0
        self.deals = 0
        self.verdict: Verdict | None = None

    def add(self, score: float) -> None:
        """One more deal; after the verdict no deal counts any more."""
        if self.verdict is None:
            self.deals += 1
            self._sum += score
            self._squares += score * score
            self.verdict = self._judged() if self.deals >= FEWEST else None

    def _judged(self) -> Verdict | None:
        up, down = self._ratio(self._decision.margin), self._ratio(-self._decision.margin)
        if max(up, down) >= self._bound:
            return "better" if up > down else "worse"
        return "even" if max(up, down) <= -self._bound else None

    def _ratio(self, margin: float) -> float:
        """The logarithm of how much better a half and *margin* explains the mean than a half."""
        mean = self._sum / self.deals
        return self.deals * margin * (mean - 0.5 - margin / 2) / self._spread()

    def _spread(self) -> float:
        count = self.deals + len(PRIOR)
        mean = (self._sum + sum(PRIOR)) / count
        return (self._squares + sum(each * each for each in PRIOR)) / count - mean * mean
