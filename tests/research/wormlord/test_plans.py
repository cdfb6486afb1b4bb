"""Plans of Wormlord are measured in the kernel: repeatable, fair, and the better one wins."""

from dataclasses import replace

import pytest

from wormery.bots.wormlord.levels import PLANNERS
from wormery.bots.wormlord.population import own_way, racing
from wormery.core.compiled import warm_up
from wormery.research.wormlord.plans import PlanTerms, Share, garden, measured, met, seatings


@pytest.fixture(scope="module", autouse=True)
def _warm() -> None:
    warm_up()


def share(plan: int, against: int, name: str, sides: int, deals: int) -> Share:
    """Of matches to two rounds."""
    return measured(plan, against, deals, PlanTerms(name, sides))


@pytest.mark.parametrize("name", ["Basic 2", "Duel", "Into the Woods", "Mountain King"])
@pytest.mark.parametrize("plan", [2, 3, 4])
def test_a_plan_beats_the_one_below(name: str, plan: int) -> None:
    """At equal hands, on maps for two; the strongest takes too long to be tried here."""
    assert share(plan, plan - 1, name, 2, 50).score > 0.6


@pytest.mark.parametrize(
    ("name", "sides"), [("Bermuda Triangle", 3), ("Basic 4", 4), ("Mountain King", 4)]
)
@pytest.mark.parametrize("plan", [2, 3])
def test_a_plan_beats_the_one_below_among_more(name: str, sides: int, plan: int) -> None:
    """Both plans on equally many seats; rounds end by points, too (WL-32)."""
    assert share(plan, plan - 1, name, sides, 10).score > 0.6


@pytest.mark.parametrize(("sides", "ways"), [(2, 2), (3, 6), (4, 6)])
def test_both_plans_sit_equally_often_everywhere(sides: int, ways: int) -> None:
    """So half of the matches is a fair share; alone, a plan sits once in every seat."""
    seated = seatings(sides)
    assert len(set(seated)) == len(seated) == ways
    for side in range(sides):
        assert sum(side in seats for seats in seated) == ways / 2
    assert seatings(sides, alone=True) == [(side,) for side in range(sides)]


def test_equal_plans_win_equally_and_the_same_deals_end_the_same() -> None:
    """Seats are swapped, so that only the plans differ."""
    assert share(3, 3, "Duel", 2, 10).score == 0.5
    assert share(4, 3, "Basic 3", 3, 4) == share(4, 3, "Basic 3", 3, 4)


def test_tied_rounds_are_shared() -> None:
    """WL-33: the interval is measured deal by deal."""
    low, high = Share((0.5, 0.25, 0.75), 4).interval
    assert low < 0.5 < high


def test_nobody_wins_by_tying_harder_knots() -> None:
    """WL-38: a six-crossing knot costs more to tie than it costs others to untie."""
    terms = PlanTerms("Basic 2", 2)
    assert measured(3, 3, 25, terms, knot="stevedore").score < 0.4
    assert 0.35 < measured(3, 3, 25, terms._replace(is_quick=True), knot="stevedore").score < 0.65


def test_the_best_plan_holds_against_a_racer_and_against_itself_without_a_net() -> None:
    """Single rounds of ten minutes at most, as in docs/bots/methods.md."""
    terms, soil = PlanTerms("Basic 2", 2, limit=600_000.0, rounds=1), garden("Basic 2", 2)
    for other in (own_way(racing), replace(PLANNERS[3], net=None)):
        assert met(soil, PLANNERS[3], other, 50, terms).score > 0.52
