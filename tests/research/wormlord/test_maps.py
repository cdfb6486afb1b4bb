"""Maps of Wormlord are measured with equal bots: repeatable, with honest intervals."""

import pytest

from wormery.core.compiled import warm_up
from wormery.research.wormlord.maps import Measurement, measure
from wormery.research.wormlord.plans import PlanTerms, Round

NARROW = "name: Lane\nsides: 2\n\n1....\n#.###\n..o..\n#.o##\n2.o..\n"


@pytest.fixture(scope="module", autouse=True)
def _warm() -> None:
    warm_up()


def rounds(*winners: int) -> Measurement:
    """Rounds of two that these sides won; the first lasted a second, the next two, and so on."""
    return Measurement(
        2, [Round(side, 1000.0 * second, side < 0) for second, side in enumerate(winners, 1)]
    )


def test_every_seat_has_its_share_of_the_rounds_that_somebody_won() -> None:
    """WL-33: a tied round is nobody's."""
    measured = rounds(0, 1, 0, -1, 0)
    assert [share.value for share in measured.won] == [0.75, 0.25]
    assert measured.by_points.value == 0.2
    for share in (*measured.won, measured.by_points):
        assert 0 <= share.low < share.value < share.high <= 1


def test_the_length_of_a_round_is_the_median_and_its_interval_shrinks_with_more_rounds() -> None:
    few, many = rounds(*[0, 1] * 8), rounds(*[0, 1] * 200)
    assert (few.length.value, many.length.value) == (8.5, 200.5)
    assert few.length.low < 8.5 < few.length.high
    assert (few.length.high - few.length.low) / 16 > (many.length.high - many.length.low) / 400
    low, high = many.usual
    assert low == pytest.approx(40, abs=1)
    assert high == pytest.approx(361, abs=1)


@pytest.mark.parametrize(("name", "sides"), [("Mountain King", 2), ("Into the Woods", 4)])
def test_a_map_that_looks_the_same_from_every_base_is_won_from_all(name: str, sides: int) -> None:
    """WL-06: a fair share lies in the interval of every seat, taken wide enough for all seats."""
    measured = measure(name, sides, 3, 300, PlanTerms(name, sides))
    for share in measured.won:
        assert abs(share.value - 1 / sides) < 2 * (share.high - share.low) / 2
    assert measured.by_points.value < 0.1


def test_a_map_with_a_shorter_way_for_one_is_found_out() -> None:
    """WL-06, WL-47: base 2 is nearer to all objectives."""
    measured = measure(NARROW, 2, 3, 100, PlanTerms(NARROW, 2))
    assert measured.won[1].low > 0.5


def test_the_same_seed_plays_the_same_rounds() -> None:
    first, again = (measure("Duel", 2, 2, 5, PlanTerms("Duel", 2)) for _ in range(2))
    assert first == again
    assert first != measure("Duel", 2, 2, 5, PlanTerms("Duel", 2, seed="other"))
