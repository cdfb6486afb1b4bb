"""Transcripts: the sample agrees exactly, and what cannot be played is refused."""

import json
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from typer.testing import CliRunner

from wormery.cli.wurmt import app
from wormery.core import Refusal
from wormery.games.wurmt import replay

SAMPLE = Path(__file__).parent / "data" / "wurmt-transcripts-sample.json"

Json = Any
Spoil = Callable[[Json], object]


def sample() -> Json:
    """The sample as plain data, with its first game alone."""
    whole = json.loads(SAMPLE.read_bytes())
    whole["games"] = whole["games"][:1]
    return whole


def replayed(data: Json) -> Json:
    return json.loads(replay(json.dumps(data).encode()))


def test_the_sample_agrees_exactly() -> None:
    assert json.loads(replay(SAMPLE.read_bytes())) == json.loads(SAMPLE.read_bytes())


def test_only_config_deck_and_actions_are_needed() -> None:
    whole = json.loads(SAMPLE.read_bytes())
    bare = json.loads(SAMPLE.read_bytes())
    for game in bare["games"]:
        del game["initial"], game["final"]
        game["steps"] = [{"action": step["action"]} for step in game["steps"]]
    assert replayed(bare) == whole


def test_what_the_file_says_of_states_is_not_believed() -> None:
    whole, wrong = sample(), sample()
    for step in wrong["games"][0]["steps"]:
        step["player"], step["legal_n"], step["state"] = 7, -1, None
    assert replayed(wrong) == whole


def test_a_game_without_config_is_played_as_on_the_box() -> None:
    whole, bare = sample(), sample()
    del bare["default_config"], bare["games"][0]["config"]
    assert replayed(bare)["games"][0]["final"] == whole["games"][0]["final"]


def test_a_default_of_the_file_counts_where_the_game_says_nothing() -> None:
    """DW-09, DW-36"""
    data = sample()
    data["default_config"] |= {"first_player": 1, "hand_size": 4, "tails_per_colour": 3}
    data["games"][0]["config"] = {"removed": {"2": 12}, "n_players": 2}
    data["games"][0]["steps"] = []
    [game] = replayed(data)["games"]
    assert game["initial"]["cur"] == 1
    assert [len(hand) for hand in game["initial"]["hands"]] == [4, 4]
    assert game["initial"]["reserve"] == [2, 2, 2]
    assert len(game["final"]["removed"]) == 12
    assert game["initial"]["pile"] == 99 - 12 - 8


def test_other_values_and_actions_change_the_cards() -> None:
    """DW-02, DW-36"""
    data = sample()
    data["games"][0]["config"] = {
        "values_per_colour": [9] * 28,
        "actions_per_colour": ["newworm"],
        "removed": {"2": 0},
        "lo": 9,
        "hi": 9,
    }
    data["games"][0]["deck"] = list(range(87))
    steps = [
        {"t": "lay", "slot": 0, "worm": 0},
        {"t": "lay", "slot": 0, "worm": 0},
    ]
    data["games"][0]["steps"] = [{"action": action} for action in steps]
    [game] = replayed(data)["games"]
    assert game["final"]["scores"] == [0, 9]
    assert [step["legal_n"] for step in game["steps"]] == [5, 5]


def test_thrown_slots_may_be_named_in_any_order() -> None:
    """DW-24"""
    data = sample()
    action = data["games"][0]["steps"][0]["action"]
    assert action["t"] == "refresh"
    action["discard"].reverse()
    assert replayed(data)["games"][0]["final"] == sample()["games"][0]["final"]


def _config(**changes: object) -> Spoil:
    return lambda data: data["games"][0]["config"].update(changes)


def _action(**changes: object) -> Spoil:
    return lambda data: data["games"][0]["steps"][1]["action"].update(changes)


SPOILT: list[tuple[str, Spoil]] = [
    ("TB-01", lambda data: data.pop("format")),
    ("TB-01", lambda data: data.update(format="wurmt-transcripts/2")),
    ("TB-01", lambda data: data.update(games=None)),
    ("TB-01", lambda data: data["games"][0].pop("deck")),
    ("TB-01", lambda data: data["games"][0]["steps"][0].pop("action")),
    ("DW-07", lambda data: data["games"][0]["deck"].pop()),
    ("DW-07", lambda data: data["games"][0]["deck"].append(0)),
    ("TB-01", _config(colour="green")),
    ("TB-01", _config(reading="aloud")),
    ("TB-04", _config(n_players=6)),
    ("TB-04", _config(n_players=10**30)),
    ("TB-04", _config(values_per_colour=[1])),
    ("TB-04", _config(hand_size=0)),
    ("TB-04", _config(lo=13)),
    ("DW-31", _config(reading="blind", announce=True)),
    ("DW-09", _config(first_player=2)),
    ("DW-10", _action(slot=99)),
    ("DW-11", _action(worm=0)),
    ("DW-31", _action(claim=3)),
    ("TB-01", _action(t="dance")),
    ("TB-01", _action(slot="1")),
    ("TB-03", lambda data: data["games"][0]["steps"].append(data["games"][0]["steps"][0])),
]


@pytest.mark.parametrize(("rule", "spoil"), SPOILT)
def test_what_cannot_be_played_is_refused(rule: str, spoil: Spoil) -> None:
    """TB-01, TB-03, TB-04"""
    data = sample()
    spoil(data)
    with pytest.raises(Refusal) as refused:
        replayed(data)
    assert refused.value.rule == rule


@given(cut=st.integers(0, 30_000), junk=st.binary(max_size=6))
def test_a_damaged_file_is_played_or_refused_and_nothing_else(cut: int, junk: bytes) -> None:
    """TB-01"""
    data = json.dumps(sample()).encode()
    cut = min(cut, len(data))
    damaged = data[:cut] + junk + data[cut + len(junk) :]
    with suppress(Refusal):
        assert json.loads(replay(damaged))["format"] == "wurmt-transcripts/1"


def test_the_command_writes_the_file_anew(tmp_path: Path) -> None:
    out = tmp_path / "out.json"
    result = CliRunner().invoke(app, ["replay", str(SAMPLE), str(out)])
    assert (result.exit_code, result.output) == (0, "")
    assert json.loads(out.read_bytes()) == json.loads(SAMPLE.read_bytes())


def test_the_command_tells_the_first_refusal_and_writes_nothing(tmp_path: Path) -> None:
    data = sample()
    data["games"][0]["steps"][1]["action"]["worm"] = 0
    wrong, out = tmp_path / "in.json", tmp_path / "out.json"
    wrong.write_text(json.dumps(data))
    result = CliRunner().invoke(app, ["replay", str(wrong), str(out)])
    assert result.exit_code == 1
    assert result.stderr == "wormery: DW-11: game 0, step 1: that is no pink worm\n"
    assert not out.exists()


@pytest.mark.parametrize("content", [None, b"", b"\xff\xfe", b"[" * 100_000, b"[]", b"{}"])
def test_the_command_has_a_sentence_for_every_bad_file(
    tmp_path: Path, content: bytes | None
) -> None:
    wrong = tmp_path / "in.json"
    if content is not None:
        wrong.write_bytes(content)
    for source, target in ((wrong, tmp_path / "out.json"), (SAMPLE, tmp_path), (tmp_path, wrong)):
        result = CliRunner().invoke(app, ["replay", str(source), str(target)])
        assert result.exit_code == 1
        assert result.stderr.startswith("wormery: ")
        assert result.stderr.count("\n") == 1
