"""Logs outlive code: whatever an earlier version wrote is still replayed to the same end."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.logs.make import LOGS, ending, games
from wormery.core import encode
from wormery.table.fold import game_of
from wormery.table.verify import verify

ALL = sorted(LOGS.glob("*/*.jsonl"))


def as_then(now: Any, kept: Any) -> Any:
    """What is seen now, without what views have learned to tell since *kept* was written."""
    if isinstance(kept, dict) and isinstance(now, dict):
        return {key: as_then(now[key], kept[key]) for key in kept}
    if isinstance(kept, list) and isinstance(now, list) and len(now) == len(kept):
        return [as_then(*both) for both in zip(now, kept, strict=True)]
    return now


@pytest.mark.parametrize("path", ALL, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_an_old_log_is_replayed_to_the_same_end(path: Path) -> None:
    """Table and game, as a spectator sees them."""
    lines = path.read_bytes().splitlines()
    game = games()[game_of(lines)]
    kept = json.loads(path.with_suffix(".ending.json").read_bytes())
    now = json.loads(encode(ending(game, lines)))
    assert (now["version"], now["outcome"]) == (kept["version"], kept["outcome"])
    assert kept["table"] == as_then(now["table"], kept["table"])
    assert kept["view"] == as_then(now["view"], kept["view"])
    checked = verify(game, lines)
    assert all(each.outcome_follows and each.deal_follows for each in checked)


def test_every_game_has_logs() -> None:
    """A new game adds its own."""
    assert {path.stem for path in ALL} == set(games())
