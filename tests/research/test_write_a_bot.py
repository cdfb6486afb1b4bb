"""Every program of docs/bots/write-a-bot.md plays, copied and started as the page says."""

import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from tests.server.clients import server
from wormery.research import vector
from wormery.research.arena import arranged, hold
from wormery.research.arena.program import dismiss
from wormery.research.examples.learn_wurmt import Learner, chosen
from wormery.research.examples.wurmt_features import plays_of

PAGE = Path(__file__).parents[2] / "docs" / "bots" / "write-a-bot.md"
PROGRAM = re.compile(r'```python title="(\w+\.py)"\n(.*?)```', re.DOTALL)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The programs of the page, each in its file."""
    for name, text in PROGRAM.findall(PAGE.read_text(encoding="utf-8")):
        (tmp_path / name).write_text(text, encoding="utf-8")
    return tmp_path


def run(folder: Path, program: str, *words: str) -> str:
    """What a program prints."""
    command = [sys.executable, program, *words]
    done = subprocess.run(
        command, cwd=folder, capture_output=True, text=True, check=False, timeout=240
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize(
    ("game", "other"), [("wormi", "random"), ("wurmt", "random"), ("wormlord", "plan1@medium")]
)
def test_a_bot_of_twenty_lines_plays_in_the_arena(game: str, other: str, folder: Path) -> None:
    program = folder / f"{game}_bot.py"
    assert len(program.read_text().splitlines()) <= 24
    bot = f"exec:{sys.executable} {program}"
    try:
        report = hold(arranged(game, [other, bot], 2, seats=2))
    finally:
        dismiss()
    assert not report.forfeits
    assert all(result.outcome.reason != "unfinished" for result in report.results)


def test_the_same_functions_play_at_a_table(folder: Path, tmp_path: Path) -> None:
    """Bots take their time at tables, so the games are short ones."""
    short = {
        "wurmt": '{"put_aside": [80, 20, 10, 0]}',
        "wormi": '{"quiet": 1}',
        "wormlord": '{"rounds": 1, "time_limit": 10}',
    }
    text = (folder / "online_bot.py").read_text()
    with server(str(tmp_path / "store.db"), countdown=0) as process:
        for game, options in short.items():
            changed = text.replace("wurmt", game).replace('against="1"', f"options={options}")
            (folder / "short_bot.py").write_text(changed)
            assert run(folder, "short_bot.py", process.url).strip()


def test_the_agent_learns_and_plays_a_level(tmp_path: Path) -> None:
    """Its first seconds, twice: as a program, and against random plays after a fixed number."""
    pytest.importorskip("gymnasium")
    program = ["-m", "wormery.research.examples.learn_wurmt"]
    weights = tmp_path / "net.npz"
    words = ["--minutes", "0.01", "--games", "2", "--against", "2", "--weights", str(weights)]
    told = run(tmp_path, *program, *words)
    assert re.search(r"against level 2: [\d.]+% of 2 games", told)
    assert "plays, off by" in told
    assert "plays" not in run(tmp_path, *program, *words)  # the net is there already


def test_what_is_learned_wins_against_random_plays() -> None:
    learner = Learner(seed=1)
    for _ in range(25):
        learner.go_on(2e-3)
    games = vector.wurmt(64, seats=2, seed=5, opponents=["random"], autoreset="same_step")
    rng, gains = np.random.default_rng(5), 0.0
    for _ in range(40):
        plays = plays_of(games.game, games.out.observations, games.out.masks)
        games.step(plays.actions[chosen(learner.net, plays, rng, 0.0)])
        gains += float(games.out.rewards[:, 0].sum())
    assert gains > 5  # games won more than lost


@pytest.mark.parametrize(
    ("environment", "level"), [("Wurmt", "1"), ("Wormi", "1"), ("Wormlord", "plan1@medium")]
)
def test_the_agent_plays_in_gymnasium(environment: str, level: str, folder: Path) -> None:
    pytest.importorskip("gymnasium")
    told = run(folder, "gym_bot.py", f"wormery/{environment}-v0", level)
    assert re.fullmatch(r"[0-3] of 3 games won\n", told)
