"""The code of every page runs as it stands, one block after another."""

import re
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from wormery.research.arena import arranged, hold
from wormery.research.data.export import export_logs

ROOT = Path(__file__).parents[2]
BLOCK = re.compile(r"```python([^\n]*)\n(.*?)```", re.DOTALL)
ELSEWHERE = "title="  # programs with a name are run by tests/research/test_write_a_bot.py
READS = "sys.stdin"  # a bot, which tests/bots/test_handbook.py plays with


def blocks(page: Path) -> list[str]:
    """The code of a page that is run here."""
    found = BLOCK.findall(page.read_text(encoding="utf-8"))
    return [code for title, code in found if ELSEWHERE not in title and READS not in code]


def some_games(folder: Path) -> None:
    """What docs/data.md reads."""
    hold(replace(arranged("wormi", ["random", "random"], 1), logs=folder / "games"))
    export_logs(folder / "games", folder / "games.parquet")


BEFORE: dict[str, Callable[[Path], None]] = {"data.md": some_games}

PAGES = [page for page in sorted((ROOT / "docs").rglob("*.md")) if blocks(page)]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_code_of_a_page_runs(page: Path, tmp_path: Path) -> None:
    if page.name in BEFORE:
        BEFORE[page.name](tmp_path)
    code = "\n".join(blocks(page))
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
