"""A league of Wormlord in the kernel: every two meet, and a table says who beats whom."""

from pathlib import Path

import pytest

from wormery.core.compiled import warm_up
from wormery.research.wormlord import league
from wormery.research.wormlord.league import PairShare, meet, names, shares, table
from wormery.research.wormlord.plans import PlanTerms

THREE = ["plan3@medium", "plan1@medium", "rusher@medium"]


@pytest.fixture(scope="module", autouse=True)
def _warm() -> None:
    warm_up()


def test_all_plans_and_all_strangers_meet_once() -> None:
    everybody = names()
    assert everybody[:4] == ["plan4@medium", "plan3@medium", "plan2@medium", "plan1@medium"]
    assert len(everybody) == len(set(everybody))
    assert {"racer@medium", "foresight@medium"} <= set(everybody)


def test_what_one_wins_the_other_loses() -> None:
    meeting = meet("plan3@medium", "plan1@medium", 4, PlanTerms("Duel", rounds=1, seed="a"))
    found = shares([meeting])
    there, here = found["plan3@medium"]["plan1@medium"], found["plan1@medium"]["plan3@medium"]
    assert len(there.deals) == 4
    assert there.score == 1 - here.score > 0.5


def test_the_table_has_the_best_first() -> None:
    meetings = [
        PairShare("a@medium", "b", "", (0.0, 0.5)),
        PairShare("a@medium", "c", "", (1.0, 0.0)),
        PairShare("b", "c", "", (1.0, 1.0)),
    ]
    rows = [[cell.strip() for cell in row.split("|")[1:-1]] for row in table(meetings).splitlines()]
    assert rows[0] == ["#", "bot", "all", "1", "2", "3"]
    assert [row[1] for row in rows[2:]] == ["`b`", "`a`", "`c`"]
    assert rows[2][2].startswith("88 % (")
    assert rows[2][3:] == ["", "75", "100"]


def test_a_league_goes_on_where_it_was_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(league, "names", lambda: THREE)
    record = tmp_path / "league.jsonl"
    league.league("Small Garden", 2, 60, "a", record)
    told = capsys.readouterr().out
    kept = record.read_bytes()
    assert len(kept.splitlines()) == 3
    record.write_bytes(kept[:-9])  # the last line was cut short
    league.league("Small Garden", 2, 60, "a", record)
    assert capsys.readouterr().out == told
    assert record.read_bytes() == kept
