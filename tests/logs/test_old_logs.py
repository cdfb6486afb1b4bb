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

RENAMED = {"promise": "commitment", "line": "played"}
"""Fields of views that have another name by now."""


def as_then(now: Any, kept: Any) -> Any:
    """What is seen now, without what views have learned to tell since *kept* was written."""
    if isinstance(kept, dict) and isinstance(now, dict):
        return {key: as_then(now[RENAMED.get(key, key)], kept[key]) for key in kept}
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


@pytest.mark.parametrize("name", ["mountain-king", "into-the-woods"])
def test_a_match_on_a_map_that_was_redrawn_since_is_still_known_as_played(name: str) -> None:
    """WL-04, TB-20: it is replayed on its own drawing, and its deal follows from its seed."""
    lines = (LOGS / f"0.1.0-{name}" / "wormlord.jsonl").read_bytes().splitlines()
    game = games()[game_of(lines)]
    assert all(checked.deal_follows for checked in verify(game, lines))
    garden = json.loads(encode(ending(game, lines)))["view"]
    assert [len(row) for row in garden["map"]["rows"]] == [9] * 9
    forged = [line.replace(b'2...."],"note"', b'2...#"],"note"') for line in lines]
    forged = [line.replace(b'2#..#"],"note"', b'2#..."],"note"') for line in forged]
    assert not any(checked.deal_follows for checked in verify(game, forged))


def test_every_game_has_logs() -> None:
    """A new game adds its own."""
    assert {path.stem for path in ALL} == set(games())
