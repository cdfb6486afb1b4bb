"""The handbook's example is a bot that plays."""

import re
import sys
from pathlib import Path

import pytest

from wormery.research.arena import arranged, hold

HANDBOOK = Path(__file__).parents[2] / "docs" / "bots.md"


@pytest.mark.parametrize("game", ["wormi", "wurmt"])
def test_the_bot_of_the_handbook_plays_to_the_end(game: str, tmp_path: Path) -> None:
    """Copied as it stands, and started as the handbook says."""
    text = HANDBOOK.read_text(encoding="utf-8")
    blocks: list[str] = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    (program,) = [block for block in blocks if "sys.stdin" in block]
    (tmp_path / "my_bot.py").write_text(program, encoding="utf-8")
    bot = f"exec:{sys.executable} {tmp_path / 'my_bot.py'}"
    report = hold(arranged(game, ["random", bot], 1))
    assert not report.forfeits
    assert report.results[0].outcome.reason != "unfinished"
