"""Contests of many bots, and contests that stop when they are decided."""

from random import Random

import pytest

from wormery.research.arena import DecisionRule, arranged, fixtures, hold
from wormery.research.arena.sequential import FEWEST, Trial, Verdict


def judged(chance: float, rng: Random, deals: int = 4000) -> tuple[Verdict | None, int]:
    """What a test says of somebody who wins every game of two with that chance."""
    trial = Trial(DecisionRule(0.05, 0.05))
    while trial.verdict is None and trial.deals < deals:
        trial.add(((rng.random() < chance) + (rng.random() < chance)) / 2)
    return trial.verdict, trial.deals


@pytest.mark.parametrize(("chance", "wrong"), [(0.5, "better"), (0.55, "even"), (0.45, "even")])
def test_a_verdict_is_wrong_about_as_often_as_it_may_be(chance: float, wrong: Verdict) -> None:
    rng = Random(f"errors {chance}")
    verdicts = [judged(chance, rng)[0] for _ in range(300)]
    assert None not in verdicts
    assert verdicts.count(wrong) <= 300 * 0.08


def test_a_great_difference_is_decided_sooner_than_a_small_one() -> None:
    rng = Random("lengths")
    great, small = (sum(judged(chance, rng)[1] for _ in range(40)) for chance in (0.9, 0.58))
    assert FEWEST * 40 <= great < small / 3


def test_a_few_equal_deals_decide_nothing() -> None:
    trial = Trial(DecisionRule())
    for _ in range(FEWEST):
        trial.add(1.0)
    assert trial.verdict is None
    for _ in range(20):
        trial.add(1.0)
    assert trial.verdict == "better"
    assert trial.deals < FEWEST + 20  # what comes after the verdict does not count


def test_a_contest_stops_when_it_is_decided_whoever_finishes_first() -> None:
    contest = arranged("wurmt", ["random", "2"], 200, seats=2)
    alone = hold(contest, until=DecisionRule(0.1))
    assert 2 * FEWEST <= alone.games < 100
    assert alone.encounters[0].verdict == "worse"
    together = hold(contest, until=DecisionRule(0.1), jobs=2)
    assert [each.outcome for each in together.results] == [each.outcome for each in alone.results]


def test_many_bots_meet_two_by_two_and_are_rated() -> None:
    contest = arranged("wurmt", ["random", "1", "2"], 12, seats=2)
    assert contest.meetings == ((0, 1), (0, 2), (1, 2))
    assert len(list(fixtures(contest))) == 36
    report = hold(contest)
    assert report.games == 36
    weakest, _, strongest = report.ratings
    assert strongest.mean - strongest.deviation > weakest.mean
    assert strongest.deviation < 25 / 3  # what nobody knows at first
    assert [(each.bot, each.other) for each in report.encounters] == list(contest.meetings)
    assert all(each.games == 12 for each in report.encounters)
    assert sum(each.score for each in report.standings) == pytest.approx(3 / 2)


def test_bots_that_share_a_table_are_compared_two_by_two_as_well() -> None:
    report = hold(arranged("wurmt", ["random", "1", "2"], 6))
    assert len(report.encounters) == 3
    assert report.encounters[1].score < 0.5  # random against level 2
    assert sum(standing.score for standing in report.standings) == pytest.approx(1)
