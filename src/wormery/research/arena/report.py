"""What is said of a contest: standings, ratings, who beats whom, and how sure that is."""

from collections.abc import Mapping, Sequence
from itertools import combinations
from statistics import fmean

from msgspec import Struct

from wormery.core import Millis
from wormery.research.arena.contest import Contest
from wormery.research.arena.game import GameResult
from wormery.research.arena.points import by_deal, is_among, points, score_against, thought
from wormery.research.arena.ratings import IS_HERE, Rating, rated
from wormery.research.arena.sequential import Verdict
from wormery.research.standing import Standing, interval


class Encounter(Struct, frozen=True):
    """How a bot did against another one: half is even."""

    bot: int
    other: int
    games: int
    score: float
    low: float  # the interval that holds the true score 95 times in 100
    high: float
    verdict: Verdict | None  # of the sequential test, if there was one


class ContestReport(Struct, frozen=True):
    """A contest that was played."""

    game: str
    games: int
    seed: str
    budget_ms: Millis
    standings: tuple[Standing, ...]
    forfeits: tuple[str, ...]
    results: tuple[GameResult, ...]
    encounters: tuple[Encounter, ...] = ()
    ratings: tuple[Rating, ...] = ()  # none without openskill


def reported(
    contest: Contest,
    results: Sequence[GameResult],
    verdicts: Mapping[tuple[int, int], Verdict | None],
) -> ContestReport:
    """What these games say."""
    return ContestReport(
        contest.game,
        len(results),
        contest.seed,
        contest.budget,
        tuple(_standing(contest, bot, results) for bot in range(len(contest.bots))),
        tuple(
            f"deal {result.deal}, {_named(contest, result)}: {result.forfeit}"
            for result in results
            if result.forfeit
        ),
        tuple(results),
        tuple(
            _encounter(pair, results, verdicts.get(pair))
            for bots in contest.meetings
            for pair in combinations(bots, 2)
        ),
        tuple(rated(contest.bots, results)) if IS_HERE else (),
    )


def _named(contest: Contest, result: GameResult) -> str:
    return " - ".join(contest.bots[bot] for bot in result.lineup)


def _encounter(
    pair: tuple[int, int], results: Sequence[GameResult], verdict: Verdict | None
) -> Encounter:
    both = [result for result in results if set(pair) <= set(result.lineup)]
    deals = by_deal(both, [score_against(result, *pair) for result in both])
    return Encounter(*pair, len(both), fmean(deals), *interval(deals, len(both)), verdict)


def _standing(contest: Contest, bot: int, results: Sequence[GameResult]) -> Standing:
    own = [result for result in results if bot in result.lineup]
    means = by_deal(own, [points(result, bot) for result in own])
    low, high = interval(means, len(own))
    wins = sum(is_among(result, bot, result.outcome.winners) for result in own)
    draws = sum(not result.outcome.winners for result in own)
    return Standing(
        bot=contest.bots[bot],
        score=fmean(means),
        low=low,
        high=high,
        wins=wins,
        draws=draws,
        losses=len(own) - wins - draws,
        forfeits=sum(
            result.forfeit is not None and not is_among(result, bot, result.outcome.winners)
            for result in own
        ),
        millis_a_game=1000 * fmean(thought(result, bot) for result in own),
    )
