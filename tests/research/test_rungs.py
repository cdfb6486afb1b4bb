"""Ratings of all levels: the fit finds what made the scores, and every game can be climbed."""

from math import log10

import pytest

from wormery.core.compiled import warm_up
from wormery.research.rungs import LadderGame, climb, fitted, ladder_of, rated, table


@pytest.fixture(scope="module", autouse=True)
def _warm() -> None:
    warm_up()


def test_the_rating_of_two_is_what_elo_says() -> None:
    weak, strong = fitted(2, {(1, 0): [0.75] * 40})
    assert weak == 0
    assert strong == pytest.approx(400 * log10(3))


def test_all_meetings_count() -> None:
    """Three in four a step and nine in ten across fit exactly; what does not is evened out."""
    steps = {(1, 0): [0.75] * 40, (2, 1): [0.75] * 40}
    exact = fitted(3, {**steps, (2, 0): [0.9] * 40})
    assert exact == pytest.approx([0, 400 * log10(3), 800 * log10(3)])
    closer = fitted(3, {**steps, (2, 0): [0.8] * 40})
    assert exact[1] < 200 > closer[1]
    assert closer[2] < exact[2]


def test_who_wins_everything_stays_in_sight() -> None:
    assert 500 < fitted(2, {(1, 0): [1.0] * 20})[1] < 800


def test_few_deals_leave_wide_intervals() -> None:
    few, many = (rated(2, {(1, 0): [1.0, 0.5, 0.5, 1.0] * n})[0][1] for n in (2, 50))
    assert few.low < many.low < many.value < many.high < few.high


def test_the_table_has_the_best_first() -> None:
    lines = table(["random", "1"], {(1, 0): [1.0, 0.5] * 10}, 2).splitlines()
    assert lines[2].startswith("| 1 | 191 (")
    assert lines[2].endswith("| 40 |")
    assert lines[3].startswith("| random | 0 |")


def test_the_levels_of_das_wurmt_are_rated(capsys: pytest.CaptureFixture[str]) -> None:
    climb(LadderGame.WURMT, seats=2, games=4, top=2, seed="a")
    rows = capsys.readouterr().out.splitlines()[2:]
    assert [row.split(" | ")[0].strip("| ") for row in rows] == [*ladder_of(LadderGame.WURMT)][::-1]
