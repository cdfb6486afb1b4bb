"""Logs outlive code: whatever an earlier version wrote is still replayed to the same end."""

import json
from pathlib import Path

import pytest

from tests.logs.make import LOGS, ending, games
from wormery.core import encode
from wormery.table.scene import game_of
from wormery.table.verify import verify

ALL = sorted(LOGS.glob("*/*.jsonl"))


@pytest.mark.parametrize("path", ALL, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_an_old_log_is_replayed_to_the_same_end(path: Path) -> None:
    """Table and game, as a spectator sees them."""
    lines = path.read_bytes().splitlines()
    game = games()[game_of(lines)]
    kept = json.loads(path.with_suffix(".ending.json").read_bytes())
    now = json.loads(encode(ending(game, lines)))
    assert (now["version"], now["outcome"]) == (kept["version"], kept["outcome"])
    assert kept["table"] == {
        k: now["table"][k] for k in kept["table"]
    }  # views may have grown since
    assert kept["view"] == {k: now["view"][k] for k in kept["view"]}
    assert all(checked.outcome_follows for checked in verify(game, lines))


def test_every_game_has_logs() -> None:
    """A new game adds its own."""
    assert {path.stem for path in ALL} == set(games())
