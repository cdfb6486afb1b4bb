"""What the games of a setting say, each number with the interval that chance leaves it."""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple

from wormery.games.catalogue import game_named
from wormery.research.lab.observe import is_lost_lead
from wormery.research.lab.plan import EVEN, SKILL, StudyPlan
from wormery.research.lab.run import FoundGame
from wormery.research.standing import Estimate, Z, interval

MINUTE = 60_000


class LevelGap(NamedTuple):
    """How often the better of two levels wins."""

    better: str
    worse: str
    steps: int  # between them on the ladder
    score: Estimate


class SettingSummary(NamedTuple):
    """A setting, measured."""

    label: str
    seats: int
    games: int
    shares: Sequence[Estimate]  # by seat
    is_seat_unfair: bool  # some seat's interval does not hold the fair share
    lengths: Sequence[float]  # sorted: plies, or minutes where a game has no turns
    length: Estimate
    lead_changes: Estimate | None  # None where nobody looked
    lost_leads: Estimate  # of who led at half-time
    draws: Estimate
    skills: Sequence[LevelGap]
    forfeits: int


def summaries(plan: StudyPlan, found: Sequence[FoundGame]) -> Sequence[SettingSummary]:
    """All settings of a study."""
    return [_summary(plan, number, found) for number in range(len(plan.settings))]


def _summary(plan: StudyPlan, number: int, found: Sequence[FoundGame]) -> SettingSummary:
    setting = plan.settings[number]
    own = [each for each in found if each.wanted.setting == number]
    even = [each.seen for each in own if each.wanted.kind == EVEN]
    shares = [part([seen.shares[seat] for seen in even]) for seat in range(setting.seats)]
    fair = 1 / setting.seats
    lengths = sorted(
        seen.millis / MINUTE if in_minutes(plan) else float(seen.plies) for seen in even
    )
    changes = [float(seen.lead_changes) for seen in even if seen.lead_changes is not None]
    led = [seen for seen in even if seen.led_at_half is not None and seen.winners]
    return SettingSummary(
        setting.label,
        setting.seats,
        len(even),
        shares,
        any(not share.low <= fair <= share.high for share in shares),
        lengths,
        mean(lengths),
        mean(changes) if changes else None,
        part([float(is_lost_lead(seen, seen.led_at_half)) for seen in led]),
        part([float(len(seen.winners) != 1) for seen in even]),
        _skills(plan, own),
        sum(seen.seen.is_forfeit for seen in own),
    )


def in_minutes(plan: StudyPlan) -> bool:
    """Games without turns are measured by the clock."""
    return game_named(plan.game).ABOUT.awaited is None


def part(values: Sequence[float]) -> Estimate:
    """A share of independent games."""
    if not values:
        return Estimate(0.0, 0.0, 1.0)
    return Estimate(fmean(values), *interval(values, len(values)))


def mean(values: Sequence[float]) -> Estimate:
    """A mean of independent games."""
    middle = fmean(values)
    half = Z * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return Estimate(middle, max(0.0, middle - half), middle + half)


def quantile(values: Sequence[float], place: float) -> float:
    """What so many of sorted values lie below."""
    return values[min(len(values) - 1, int(place * len(values)))]


def _skills(plan: StudyPlan, own: Sequence[FoundGame]) -> Sequence[LevelGap]:
    pairs = dict.fromkeys(each.wanted.pair for each in own if each.wanted.kind == SKILL)
    return [_skill(plan, pair, own) for pair in pairs if pair is not None]


def _skill(plan: StudyPlan, pair: tuple[str, str], own: Sequence[FoundGame]) -> LevelGap:
    better, worse = pair
    games = [each for each in own if each.wanted.pair == pair]
    deals: dict[int, list[float]] = {}
    for each in games:
        gains = zip(each.wanted.task.bots, each.seen.shares, strict=True)
        gain = sum(share for bot, share in gains if bot == better)
        deals.setdefault(each.wanted.task.deal, []).append(gain)
    means = [fmean(deal) for deal in deals.values()]
    steps = plan.levels.index(better) - plan.levels.index(worse)
    return LevelGap(better, worse, steps, Estimate(fmean(means), *interval(means, len(games))))
