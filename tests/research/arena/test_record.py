"""A contest that was stopped goes on where it was, and plays no finished game again."""

import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from time import monotonic, sleep

import pytest

from wormery.core import Refusal
from wormery.research.arena import Contest, GameResult, arranged, hold

CONTEST = arranged("wurmt", ["random", "random"], 8, seats=2)


def held(contest: Contest, record: Path) -> tuple[list[GameResult], int]:
    """The results of a contest, and how many games were played for them just now."""
    before = len(record.read_bytes().splitlines()) - 1 if record.exists() else 0
    results = list(hold(contest, record=record).results)
    return results, len(record.read_bytes().splitlines()) - 1 - before


def without_times(results: list[GameResult]) -> list[object]:
    """What does not depend on how busy the machine is."""
    return [(each.fixture, each.lineup, each.outcome, each.commands) for each in results]


def test_finished_games_are_not_played_again(tmp_path: Path) -> None:
    record = tmp_path / "games.jsonl"
    first, played = held(replace(CONTEST, games=5), record)
    assert (len(first), played) == (5, 5)
    all_of_them, played = held(CONTEST, record)
    assert (len(all_of_them), played) == (8, 3)
    assert all_of_them[:5] == first
    assert without_times(all_of_them) == without_times(list(hold(CONTEST).results))
    assert len(hold(replace(CONTEST, games=2), record=record).results) == 2


def test_a_line_that_was_cut_short_is_played_again(tmp_path: Path) -> None:
    record = tmp_path / "games.jsonl"
    whole, _ = held(CONTEST, record)
    record.write_bytes(record.read_bytes()[:-20])
    again, played = held(CONTEST, record)
    assert without_times(again) == without_times(whole)
    assert played == 0  # one line was half there, and is whole now
    assert hold(CONTEST, record=record).games == 8


def test_a_contest_that_was_killed_goes_on(tmp_path: Path) -> None:
    record = tmp_path / "games.jsonl"
    words = ["wurmt", "--bot", "1", "--bot", "1", "--seats", "2", "--games", "4000"]
    command = [sys.executable, "-m", "wormery", "arena", *words]
    process = subprocess.Popen([*command, "--jobs", "1", "--record", str(record)])
    patience = monotonic() + 60
    while not (record.exists() and record.read_bytes().count(b"\n") > 3):
        assert monotonic() < patience
        sleep(0.02)
    process.kill()
    process.wait()
    finished = record.read_bytes().count(b"\n") - 1
    contest = arranged("wurmt", ["1", "1"], finished + 2, seats=2)
    results, played = held(contest, record)
    assert len(results) == finished + 2
    assert played in (1, 2)  # a torn line may have been there


def test_a_record_of_something_else_is_refused_and_left_alone(tmp_path: Path) -> None:
    """TB-04"""
    record = tmp_path / "games.jsonl"
    hold(replace(CONTEST, games=2), record=record)
    before = record.read_bytes()
    with pytest.raises(Refusal, match="another contest: its seed is 'arena', not 'else'"):
        hold(replace(CONTEST, seed="else"), record=record)
    with pytest.raises(Refusal, match="its bots is"):
        hold(arranged("wurmt", ["random", "1"], 2, seats=2), record=record)
    assert record.read_bytes() == before
    other = tmp_path / "shopping.txt"
    other.write_text("eggs\nmilk\n")
    with pytest.raises(Refusal, match="no record of a contest"):
        hold(CONTEST, record=other)
    assert other.read_text() == "eggs\nmilk\n"
    unfinished = tmp_path / "note.txt"
    unfinished.write_text("eggs")
    with pytest.raises(Refusal, match="no record of a contest"):
        hold(CONTEST, record=unfinished)
    assert unfinished.read_text() == "eggs"
