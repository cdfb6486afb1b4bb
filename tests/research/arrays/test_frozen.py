"""What numbers mean is frozen: docs, layouts and whole games. A change needs a new version."""

import re
from hashlib import sha256
from pathlib import Path
from random import Random

import numpy as np
import pytest

from wormery.research.arrays.game import ArrayGame
from wormery.research.arrays.wormi import WormiGame
from wormery.research.arrays.wormlord import WormlordGame
from wormery.research.arrays.wurmt import WurmtGame

PAGE = Path(__file__).parents[3] / "docs" / "environments.md"
HEADINGS = ["Agents", "Observations", "Actions", "Rewards", "End"]
GAMES: dict[str, type[ArrayGame]] = {
    "Wormi": WormiGame,
    "Das Wurmt": WurmtGame,
    "Wormlord": WormlordGame,
}
games = pytest.mark.parametrize(("title", "kind"), GAMES.items(), ids=GAMES)

FROZEN = {
    "wormi": "fc21a4b53a0e45c8",
    "wurmt": "ed78ed228f0126c3",
    "wormlord": "6ee1a523901af267",
}
"""By game: a digest of every number of a game that is played by seed."""


def section(title: str) -> str:
    return PAGE.read_text("utf-8").split(f"\n## {title}\n")[1].split("\n## ")[0]


@games
def test_the_page_tells_every_part_under_the_same_headings(
    title: str, kind: type[ArrayGame]
) -> None:
    text, game = section(title), kind()
    assert re.findall(r"^### (.*)", text, re.MULTILINE) == HEADINGS
    for part in game.layout.parts:
        shape = " x ".join(map(str, part.shape))
        row = f"| {part.name} | {shape} | {part.least} to {part.most} | {part.meaning} |"
        assert row in text
    assert f"{game.layout.size} numbers" in text
    assert f"\n{game.actions}: " in text


@games
def test_a_game_by_seed_is_the_same_numbers_as_ever(title: str, kind: type[ArrayGame]) -> None:
    """If this fails, observations or actions have changed: raise `version`, and name it `_v1`."""
    assert title in GAMES
    game, rng, digest = kind(), Random(1), sha256()
    game.begin(1)
    while not game.is_over:
        for seat in range(game.seats):
            digest.update(game.observe(seat).tobytes() + game.mask(seat).tobytes())
        game.play(rng.choice(np.flatnonzero(game.mask(game.player)).tolist()))
    digest.update(repr(game.payoffs()).encode())
    assert digest.hexdigest()[:16] == FROZEN[game.name]


def test_the_code_of_the_page_runs() -> None:
    for block in re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL):
        exec(compile(block, str(PAGE), "exec"), {})
