"""What a game gave to each bot, and how two of them compare deal by deal."""

from collections.abc import Sequence
from statistics import fmean

from wormery.core import Seat
from wormery.research.arena.game import GameResult
from wormery.research.standing import shares


def points(result: GameResult, bot: int) -> float:
    """What a bot got of the one point of a game, in all of its seats."""
    gains = zip(result.lineup, shares(result.outcome), strict=True)
    return sum(gain for seated, gain in gains if seated == bot)


def is_among(result: GameResult, bot: int, seats: Sequence[Seat]) -> bool:
    """Whether a bot has one of these seats."""
    return any(result.lineup[seat] == bot for seat in seats)


def thought(result: GameResult, bot: int) -> float:
    """Seconds that a bot thought."""
    spans = zip(result.lineup, result.thought, strict=True)
    return sum(span for seated, span in spans if seated == bot)


def score_against(result: GameResult, bot: int, other: int) -> float:
    """A half and half of what a bot got more: its score, where the two have the point to share."""
    return 0.5 + (points(result, bot) - points(result, other)) / 2


def by_deal(results: Sequence[GameResult], values: Sequence[float]) -> Sequence[float]:
    """The mean of each deal, in the order of deals."""
    deals: dict[tuple[int, int], list[float]] = {}
    for result, value in zip(results, values, strict=True):
        deals.setdefault((result.deal, result.meeting), []).append(value)
    return [fmean(deals[key]) for key in sorted(deals)]
