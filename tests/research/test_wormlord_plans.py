"""Plans of Wormlord are measured in the kernel: repeatable, fair, and the better one wins."""

import pytest

from wormery.core.compiled import warm_up
from wormery.research.wormlord_plans import Share, Terms, measured


@pytest.fixture(scope="module", autouse=True)
def _warm() -> None:
    warm_up()


def share(plan: int, against: int, name: str, sides: int, deals: int) -> Share:
    """Of matches to two rounds."""
    return measured(plan, against, deals, Terms(name, sides))


@pytest.mark.parametrize("name", ["Basic 2", "Duel", "Into the Woods", "Mountain King"])
@pytest.mark.parametrize("plan", [2, 3, 4])
def test_a_plan_beats_the_one_below(name: str, plan: int) -> None:
    """At equal hands, on maps for two; the strongest takes too long to be tried here."""
    assert share(plan, plan - 1, name, 2, 50).score > 0.6


def test_equal_plans_win_equally_and_the_same_deals_end_the_same() -> None:
    """Seats are swapped, so that only the plans differ."""
    assert share(3, 3, "Duel", 2, 10).score == 0.5
    assert share(4, 3, "Basic 3", 3, 4) == share(4, 3, "Basic 3", 3, 4)


def test_tied_rounds_are_shared() -> None:
    """WL-33: the interval is measured deal by deal."""
    low, high = Share((0.5, 0.25, 0.75), 4).interval
    assert low < 0.5 < high
