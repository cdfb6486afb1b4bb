"""Ratings of many bots at once, with their uncertainty: Plackett and Luce's model by openskill."""

from collections.abc import Sequence
from importlib.util import find_spec

from msgspec import Struct

from wormery.research.arena.game import GameResult
from wormery.research.arena.points import points

IS_HERE = find_spec("openskill") is not None


class Rating(Struct, frozen=True):
    """How strong a bot is; it lies within two deviations about 95 times in 100."""

    bot: str
    mean: float
    deviation: float


def rated(bots: Sequence[str], results: Sequence[GameResult]) -> Sequence[Rating]:
    """The ratings after these games, taken in the order of their deals whoever finished first.

    A bot does not learn between games, so its strength is taken as one number (tau is 0). One that
    has several seats at a table counts by all its points there.
    """
    from openskill.models import PlackettLuce  # noqa: PLC0415 - an extra

    model = PlackettLuce(tau=0.0)
    ratings = [model.rating() for _ in bots]
    for result in sorted(results, key=lambda each: (each.deal, each.meeting, each.rotation)):
        there = sorted(set(result.lineup))
        teams = [[ratings[bot]] for bot in there]
        scores = [points(result, bot) for bot in there]
        for bot, (rating,) in zip(there, model.rate(teams, scores=scores), strict=True):
            ratings[bot] = rating
    return [Rating(bot, rating.mu, rating.sigma) for bot, rating in zip(bots, ratings, strict=True)]
