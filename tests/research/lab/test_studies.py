"""Studies: what is measured, what is kept, and the page that tells it."""

from html.parser import HTMLParser
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from wormery.cli import assembled
from wormery.core import Refusal
from wormery.research.lab import code, run
from wormery.research.lab import plan as plan_module
from wormery.research.lab.charts import Bar, histogram, intervals
from wormery.research.lab.code import code_of
from wormery.research.lab.measures import summaries
from wormery.research.lab.observe import observe
from wormery.research.lab.page import page
from wormery.research.lab.plan import Setting, StudyPlan, planned, tasks, varied
from wormery.research.lab.run import played, save
from wormery.research.lab.shipped import studies
from wormery.research.parallel import ALONE, Parallel
from wormery.research.standing import Estimate

pq: Any = import_module("pyarrow.parquet")

PLAN = planned(
    StudyPlan(
        "A <study>",
        "wurmt",
        (Setting("as usual", 2, {}), Setting("short hands", 2, {"hand_size": 3})),
        level="random",
        levels=("random", "1"),
        games=6,
        skill_games=4,
        skill_in=(0,),
    )
)
VOID = {"meta", "circle", "line", "rect"}


class Wellformed(HTMLParser):
    """Fails where a tag is closed that is not open."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """A tag opens, and names nothing from elsewhere."""
        self.seen.append(tag)
        assert not {"src", "href"} & {name for name, _ in attrs}
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        """The last one that was opened closes."""
        if tag not in VOID:
            assert self.open.pop() == tag


def test_a_study_is_one_page_and_its_data(tmp_path: Path) -> None:
    found = played(PLAN, cache=tmp_path / "cache", parallel=ALONE)
    assert len(found) == 6 + 6 + 4
    save(PLAN, found, tmp_path / "games.parquet")
    rows = pq.read_table(tmp_path / "games.parquet").to_pylist()
    assert [row["kind"] for row in rows].count("skill") == 4
    assert all(sum(row["shares"]) == pytest.approx(1) for row in rows)
    usual, short = summaries(PLAN, found)
    assert sum(share.value for share in usual.shares) == pytest.approx(1)
    assert usual.skills[0][:3] == ("1", "random", 1)
    assert not short.skills
    even = [row for row in rows if row["setting"] == "as usual" and row["kind"] == "even"]
    assert usual.lengths == sorted(row["plies"] for row in even)
    text = page(PLAN, [usual, short], command="wormery lab", data="games.parquet")
    parser = Wellformed()
    parser.feed(text)
    assert not parser.open
    assert parser.seen.count("svg") >= 6
    assert "script" not in parser.seen
    assert "http" not in text
    assert "@import" not in text
    assert "A &lt;study&gt;" in text
    assert "prefers-color-scheme: dark" in text
    assert 'content="width=device-width' in text


def test_games_that_are_known_are_not_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = played(PLAN, cache=tmp_path, parallel=ALONE)
    (file,) = tmp_path.iterdir()
    file.write_bytes(file.read_bytes() + b'{"key": "torn')
    heard: list[tuple[int, int]] = []
    monkeypatch.setattr(run, "observe", lambda _task: pytest.fail("played again"))
    again = played(PLAN, cache=tmp_path, parallel=ALONE, tell=lambda *both: heard.append(both))
    assert again == first
    assert heard == [(16, 16)]
    assert file.read_bytes().endswith(b"\n")
    file.write_bytes(b"eggs\n")
    with pytest.raises(Refusal, match="no result"):
        played(PLAN, cache=tmp_path, parallel=ALONE)


def test_a_study_on_ray_finds_the_same(tmp_path: Path) -> None:
    there = played(PLAN, cache=tmp_path / "ray", parallel=Parallel(2, "ray"))
    assert there == played(PLAN, cache=tmp_path / "here", parallel=ALONE)
    assert len((tmp_path / "ray" / "wurmt.jsonl").read_bytes().splitlines()) == 16


def test_results_of_other_code_are_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    """A changed rule, bot or kernel is another game; so is another game's code not."""
    task = next(tasks(PLAN)).task
    before = task.key
    assert code_of("wurmt") != code_of("wormi")
    assert {"levels.py", "net.npz", "legality.py", "dice.py"} <= {
        file.name for file in code._files("wurmt")
    }
    monkeypatch.setattr(plan_module, "code_of", lambda _game: "other")
    assert task.key != before


def test_the_same_game_is_the_same_result() -> None:
    wanted = next(tasks(PLAN))
    assert observe(wanted.task) == observe(wanted.task)


@pytest.mark.parametrize("game", ["wormi", "wurmt", "wormlord"])
def test_every_game_has_leads(game: str) -> None:
    plan = planned(StudyPlan("", game, (Setting("", 2, {}),), level="random", games=2))
    seen = observe(next(tasks(plan)).task)
    assert seen.plies > 10
    assert seen.lead_changes is not None
    assert 0 <= seen.lead_changes < seen.plies
    assert seen.led_at_half in (0, 1, None)


def test_rounds_of_the_kernel_have_winners_and_lengths_and_no_leads(tmp_path: Path) -> None:
    settings = (Setting("Duel", 2, {"map": "Duel", "rounds": 1}),)
    plan = planned(
        StudyPlan("", "wormlord", settings, level="plan1@medium", games=4, in_kernel=True)
    )
    found = played(plan, cache=tmp_path, parallel=ALONE)
    assert all(each.seen.millis > 1000 for each in found)
    (summary,) = summaries(plan, found)
    assert sum(share.value for share in summary.shares) == pytest.approx(1)
    assert summary.lead_changes is None
    assert "Does the lead change?" not in page(plan, [summary], command="", data="")


def test_rounds_of_the_kernel_know_handicaps_and_time(tmp_path: Path) -> None:
    """WL-31, WL-39"""
    base = {"map": "Basic 4", "rounds": 1}
    settings = (
        Setting("as usual", 4, base),
        Setting("loop", 4, {**base, "handicaps": ["loop"]}),
        Setting("short", 4, {**base, "time_limit": 20}),
    )
    plan = planned(
        StudyPlan("", "wormlord", settings, level="plan2@beginner", games=200, in_kernel=True)
    )
    usual, loop, short = summaries(plan, played(plan, cache=tmp_path, parallel=ALONE))
    assert loop.shares[0].value > usual.shares[0].value + 0.05  # a loop never fails
    assert short.length.value <= 20 / 60


def test_options_are_varied_one_at_a_time() -> None:
    settings = varied("wurmt", {"hand_size": [4, 6], "announce": [True]}, [2, 3], {"low": 9})
    assert [(each.label, each.seats) for each in settings] == [
        ("2 seats", 2), ("3 seats", 3), ("hand_size = 4", 2), ("hand_size = 6", 2),
        ("announce = true", 2),
    ]  # fmt: skip
    assert settings[2].options == {"low": 9, "hand_size": 4}


def test_the_command_writes_a_page_and_refuses_what_cannot_be(tmp_path: Path) -> None:
    """TB-04"""
    to, cache = tmp_path / "out", tmp_path / "cache"
    words = ["lab", "study", "wurmt", "--to", str(to), "--cache", str(cache), "--jobs", "1"]
    small = ["--level", "random", "--levels", "none", "--games", "2"]
    result = CliRunner().invoke(assembled("lab"), [*words, *small, "--vary", "hand_size=4,6"])
    assert result.exit_code == 0, result.output
    assert sorted(file.name for file in to.iterdir()) == ["wurmt.html", "wurmt.parquet"]
    before = (to / "wurmt.html").read_text()
    for bad in (
        ["--vary", "hand_size"], ["--vary", "hand_size=99"], ["--vary", "colour=1"],
        ["--options", "[]"], ["--options", "{"], ["--level", "grandmaster"], ["--seats", "9"],
    ):  # fmt: skip
        failed = CliRunner().invoke(assembled("lab"), [*words, *small, *bad])
        assert isinstance(failed.exception, Refusal), bad
    failed = CliRunner().invoke(
        assembled("lab"), ["lab", "shipped", "--to", str(to), "--only", "x"]
    )
    assert isinstance(failed.exception, Refusal)
    assert (to / "wurmt.html").read_text() == before


def test_the_shipped_studies_can_all_be_played() -> None:
    for _, plan in studies(0.1):
        assert all(wanted.task.seats >= 2 for wanted in tasks(planned(plan)))


def test_labels_that_are_too_long_for_the_place_beside_a_plot_stand_above_it() -> None:
    """Three pairs of levels were once the same three dots on a phone."""
    short, long = Bar("as usual", Estimate(0.5, 0.4, 0.6)), "plan3@medium against plan2@medium"
    beside = intervals([short], about="one")
    above = intervals([short, Bar(long, Estimate(0.9, 0.8, 1.0))], about="two")
    assert f">{long}</text>" in above
    assert '<text x="0" y="21" class="label">' in beside  # in the middle of its row of 30
    assert 'y2="33.0" class="span dot"' in above
    assert '<text x="0" y="17" class="label">' in above


def test_plots_keep_to_their_room_whatever_the_numbers() -> None:
    bars = [Bar("x" * 80, Estimate(1e6, 0, 2e6)), Bar("<b>", Estimate(0, 0, 0), is_marked=True)]
    drawn = intervals(bars, about="'\"<>&", said=str)
    assert "<b>" not in drawn
    assert "x" * 48 not in drawn.replace(f"<title>{'x' * 80}", "")
    assert "nan" not in histogram([5.0], about="one", unit="moves")
    assert "nan" not in histogram([5.0, 5.0, 9.0], about="three", unit="moves")
