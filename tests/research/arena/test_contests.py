"""Contests: fair deals, rotated seats, programs of others, and what is said of the result."""

import sys
from dataclasses import replace
from pathlib import Path
from random import Random

import msgspec
import pytest
import typer
from typer.testing import CliRunner

from tests.specimens import SPECIMENS, Specimen
from wormery.cli.arena import arena
from wormery.core import Millis, Outcome, Refusal, Seat, decode
from wormery.games import wormi
from wormery.research.arena import Contest, ContestReport, arranged, fixtures, hold, lineups
from wormery.research.standing import elo, interval, shares

every_game = pytest.mark.parametrize("specimen", SPECIMENS, ids=str)

FIRST_MOVE = """
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        assert message["game"] == "wormi" and message["seat"] in (0, 1)
        assert message["options"]["layout"] == "diamond" and message["level"] is None
        print(json.dumps({"type": "ready", "name": "first"}), flush=True)
    if message["type"] == "move":
        assert message["budget_ms"] == 1000
        move = message["view"]["moves"][0]
        command = {"type": "move", "piece": move["piece"], "to": move["to"]}
        print(json.dumps({"type": "command", "command": command}), flush=True)
    if message["type"] == "end":
        open(sys.argv[1], "w").write(message["outcome"]["reason"])
"""

BAD = {
    "says nothing": "import time; time.sleep(9)",
    "is late": (
        "import json, time\n"
        'input(); print(\'{"type": "ready", "name": "late"}\', flush=True)\n'
        "input(); time.sleep(9)"
    ),
    "stops": "input()",
    "is not ready": 'input(); print(\'{"type": "command", "command": null}\', flush=True)',
    "writes no JSON": (
        'input(); print(\'{"type": "ready", "name": "x"}\', flush=True)\n'
        "input(); print('hello', flush=True)"
    ),
    "waits": (
        'input(); print(\'{"type": "ready", "name": "x"}\', flush=True)\n'
        'input(); print(\'{"type": "command", "command": null}\', flush=True)'
    ),
    "breaks a rule": (
        'input(); print(\'{"type": "ready", "name": "x"}\', flush=True)\n'
        "input()\n"
        'print(\'{"type": "command", "command": {"type": "move", "piece": 1, "to": "a1"}}\','
        " flush=True)"
    ),
}


def program(folder: Path, text: str) -> str:
    """A bot as the arena is told of it."""
    file = folder / "bot.py"
    file.write_text(text)
    return f"exec:{sys.executable} {file}"


def short(contest: Contest) -> Contest:
    """The same contest with a short patience."""
    return replace(contest, budget=Millis(50))


@every_game
def test_every_game_can_be_played_by_random_movers(specimen: Specimen) -> None:
    contest = arranged(str(specimen), ["random", "random"], 2)
    report = hold(contest)
    assert len(report.results) == 2
    assert not report.forfeits
    assert sum(standing.score for standing in report.standings) == pytest.approx(1)
    assert hold(contest).results[0].outcome == report.results[0].outcome


def test_seats_rotate_and_deals_are_shared() -> None:
    """WI-18"""
    assert lineups(2, 2) == [(0, 1), (1, 0)]
    assert lineups(2, 4) == [(0, 1, 0, 1), (1, 0, 1, 0)]
    assert lineups(2, 3) == [(0, 1, 0), (1, 0, 0), (0, 0, 1), (1, 0, 1), (0, 1, 1), (1, 1, 0)]
    assert lineups(3, 3) == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]
    contest = arranged("wormi", ["random", "random"], 5)
    assert list(fixtures(contest)) == [(0, 0, 0), (0, 0, 1), (0, 1, 0), (0, 1, 1), (0, 2, 0)]


def test_logs_are_kept_and_fold_to_the_end(tmp_path: Path) -> None:
    contest = replace(arranged("wormi", ["random", "random"], 2), logs=tmp_path / "logs")
    hold(contest)
    files = sorted((tmp_path / "logs").iterdir())
    assert [file.name for file in files] == ["wormi-0000-0.jsonl", "wormi-0000-1.jsonl"]
    deals = []
    for file in files:
        _head, *events, end = file.read_bytes().splitlines()
        match = None
        for event in events:
            match = wormi.evolve(match, decode(wormi.ABOUT.event, event))
        assert match is not None
        assert match.outcome == msgspec.convert(msgspec.json.decode(end)["outcome"], Outcome)
        deals.append(match.game.start)
    assert deals[0] == deals[1]


def test_a_program_plays_by_json_lines(tmp_path: Path) -> None:
    told = tmp_path / "told"
    bot = f"{program(tmp_path, FIRST_MOVE)} {told}"
    report = hold(arranged("wormi", ["random", bot], 1))
    assert not report.forfeits
    assert told.read_text() == report.results[0].outcome.reason


@pytest.mark.parametrize("fault", BAD)
def test_a_program_that_does_not_play_forfeits_its_game(
    fault: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "wormery.research.arena.program.READY", 1500 if fault != "says nothing" else 50
    )
    monkeypatch.setattr("wormery.research.arena.pipe.PARTING", 0.05)
    contest = short(arranged("wormi", [program(tmp_path, BAD[fault]), "random"], 1))
    report = hold(contest)
    (forfeit,) = report.forfeits
    assert "seat 0" in forfeit
    assert report.results[0].outcome == Outcome((Seat(1),), "forfeit", (0.0, 1.0))
    assert report.standings[0].forfeits == 1


def test_a_program_that_does_not_exist_is_refused() -> None:
    """TB-04"""
    with pytest.raises(Refusal, match="TB-04"):
        hold(arranged("wormi", ["random", "exec:/no/such/program"], 1))


@pytest.mark.parametrize(
    ("bots", "games", "seats"),
    [(["random"], 2, None), (["random", "grandmaster"], 2, None), (["random"] * 2, 0, None),
     (["random"] * 3, 2, 3), (["random"] * 2, 2, 1)],
)  # fmt: skip
def test_a_contest_that_cannot_be_is_refused(
    bots: list[str], games: int, seats: int | None
) -> None:
    """TB-04"""
    with pytest.raises(Refusal, match="TB-04"):
        arranged("wormi", bots, games, seats=seats)


def test_several_processes_give_the_same_result() -> None:
    contest = arranged("wormi", ["random", "random"], 4)
    alone, together = hold(contest), hold(contest, jobs=2)
    assert [each.outcome for each in alone.results] == [each.outcome for each in together.results]


def test_the_interval_holds_the_true_score_about_95_times_in_100() -> None:
    rng = Random("interval")
    hits = 0
    for _ in range(400):
        deals = [(rng.random() < 0.7) / 2 + (rng.random() < 0.7) / 2 for _ in range(40)]
        low, high = interval(deals, 80)
        hits += low <= 0.7 <= high
    assert 370 <= hits <= 392


def test_a_clean_sweep_is_not_certainty() -> None:
    low, high = interval([1.0, 1.0, 1.0], 6)
    assert 0.5 < low < 0.75
    assert high == pytest.approx(1)
    assert elo(1.0) is None
    assert elo(0.5) == 0


def test_winners_share_the_point() -> None:
    assert shares(Outcome((), "draw", (0.5, 0.5))) == (0.5, 0.5)
    assert shares(Outcome((Seat(0), Seat(2)), "", (9, 3, 9))) == (0.5, 0, 0.5)


def test_the_command_prints_a_table_or_json() -> None:
    app = typer.Typer()
    app.command()(arena)
    words = [
        "wormi",
        "--bot",
        "random",
        "--bot",
        "random",
        "--games",
        "2",
        "--jobs",
        "1",
        "--options",
    ]
    shown = CliRunner().invoke(app, [*words, '{"layout": "ring"}'])
    assert "95 % interval" in shown.stdout
    printed = CliRunner().invoke(app, [*words, "{}", "--json"])
    assert decode(ContestReport, printed.stdout).games == 2
    assert CliRunner().invoke(app, [*words, "{", "--json"]).exit_code == 1
