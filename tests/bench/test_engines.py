"""The benchmark of engines: it measures every game and prints what it found."""

import msgspec
import typer
from typer.testing import CliRunner

from wormery.bench.engines import engines, measured
from wormery.games.catalogue import GAMES


def test_every_game_is_measured() -> None:
    measures = list(measured(0.01))
    names = {measure.engine for measure in measures}
    assert {f"{game.ABOUT.name} rules" for game in GAMES} <= names
    assert any(name.startswith("wormi kernel") for name in names)
    assert all(measure.count > 0 and measure.rate > 0 for measure in measures)


def test_the_command_prints_a_table_or_json() -> None:
    app = typer.Typer()
    app.command()(engines)
    assert "perft nodes" in CliRunner().invoke(app, ["--seconds", "0.01"]).stdout
    printed = CliRunner().invoke(app, ["--seconds", "0.01", "--json"]).stdout
    assert {"engine", "what", "count", "seconds", "rate"} == set(msgspec.json.decode(printed)[0])
