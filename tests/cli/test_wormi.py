"""The commands that teach Wormi, and the kernels that are made ready for them."""

from pathlib import Path

import msgspec
import pytest
import typer
from typer.testing import CliRunner

from wormery.bots.kernels import warm_up
from wormery.bots.wormi.puzzles import read_puzzle
from wormery.cli.wormi_analyse import analyse, puzzles, review
from wormery.core import Millis, Side, generator
from wormery.games import wormi
from wormery.games.wormi import Options, Position, Record, Square, write_position, write_record
from wormery.games.wormi.events import MoveMade
from wormery.games.wormi.rules import dealt

WORM = "a1,b2,c1,d2,e1,f2,g3,f4,e3,d4,c3,b4,a5,b6,c5,e7"


def app() -> typer.Typer:
    """The commands alone."""
    warm_up([wormi])
    made = typer.Typer()
    made.command()(analyse)
    made.command()(review)
    made.command()(puzzles)
    return made


def nearly() -> Position:
    """Blue finishes with 16:e7-d6."""
    pink = dealt(Options(), generator("commands")).pieces[1]
    return Position((tuple(map(Square, WORM.split(","))), pink), Side(0))


def test_a_position_is_analysed_in_words_and_in_json() -> None:
    """WI-14"""
    words = ["analyse", write_position(nearly()), "--ms", "30"]
    shown = CliRunner().invoke(app(), words).stdout
    assert "16:e7-d6" in shown
    assert "blue wins, whatever pink does" in shown
    found = msgspec.json.decode(CliRunner().invoke(app(), [*words, "--json"]).stdout)
    assert found["advice"][0]["move"] == "16:e7-d6"


def test_a_game_is_reviewed(tmp_path: Path) -> None:
    """WI-14"""
    squares = (Square("e7"), Square("f8"))
    file = tmp_path / "game.txt"
    file.write_text(
        write_record(Record(nearly(), (MoveMade(16, squares, Millis(0)),))), encoding="utf-8"
    )
    shown = CliRunner().invoke(app(), ["review", str(file), "--width", "2"]).stdout
    assert "16:e7-f8" in shown
    assert "the turning point" in shown


def test_puzzles_are_made_to_order_and_always_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wormery.bots.wormi.puzzles.LENGTHS", (2,))
    words = ["puzzles", "--count", "2", "--seed", "test"]
    first, second = (CliRunner().invoke(app(), words).stdout for _ in range(2))
    assert first == second
    made = [read_puzzle(row) for row in first.splitlines()[1:]]
    assert len(made) == 2
    assert all(puzzle.length == 2 for puzzle in made)
