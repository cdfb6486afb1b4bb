"""A short run of the simulation; the long one is `wormery simulate --seeds 100000 --jobs 2`."""

import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from wormery.cli import assembled
from wormery.simulation.campaign import simulate, simulate_all, smallest
from wormery.simulation.safeguards import SAFEGUARDS, without
from wormery.simulation.scenario import Scenario, drawn

HERE = Path(__file__).parent
KEPT = sorted((HERE / "scenarios").glob("*.json"))
RUNS = 60
MOST_RUNS = 100


def _read(path: Path) -> Scenario:
    return msgspec.json.decode(path.read_bytes(), type=Scenario)


def test_no_harm_is_done_whatever_fails() -> None:
    """TB-24, TB-26: nothing acknowledged is lost or doubled, nobody is shown the past."""
    for total in simulate_all(range(RUNS), jobs=1):
        assert [(each.scenario.seed, each.findings) for each in total.found] == []


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_what_once_went_wrong_does_not_again(path: Path) -> None:
    """Scenarios that did harm, shrunk and kept."""
    assert simulate(_read(path)).findings == ()


@pytest.mark.parametrize("name", SAFEGUARDS)
def test_it_is_noticed_when_a_safeguard_is_missing(name: str) -> None:
    """Each one alone, where things go wrong that it is there for, and no harm is done with it."""
    for total in simulate_all(range(MOST_RUNS), jobs=1, safeguard=name):
        for found in total.found:
            if simulate(found.scenario).findings == ():
                return
    pytest.fail(f"{MOST_RUNS} runs do well without it")


def test_the_same_seed_is_the_same_run() -> None:
    """In this process and in another one, where sets have another order."""
    mine = [simulate(drawn(seed)).trace for seed in (2, 7, 7)]
    assert mine[1] == mine[2] != mine[0]
    told = subprocess.run(
        [sys.executable, "-m", "wormery", "simulate", "--seed", "7"],
        env={"PYTHONHASHSEED": "12345", "PYTHONPATH": ":".join(sys.path)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert mine[1] in told.stdout


def test_what_goes_wrong_is_shrunk() -> None:
    """Faults that have nothing to do with it are left out."""
    runs = simulate_all(range(MOST_RUNS), jobs=1, safeguard="requests known")
    found = next(result for total in runs for result in total.found)
    small = smallest(found, "requests known")
    assert len(small.faults) < len(found.scenario.faults)
    with without("requests known"):
        assert simulate(small).findings[0].kind == found.findings[0].kind


def test_the_command_tells_what_was_found_and_keeps_it(tmp_path: Path) -> None:
    """A kept scenario can be run again; without harm it ends with 0."""
    run = CliRunner().invoke
    app = assembled("simulate")
    asked = ["simulate", "--seeds", "10", "--without", "durable first", "--keep", str(tmp_path)]
    found = run(app, asked)
    assert found.exit_code == 1
    assert "future" in found.stdout
    kept = next(tmp_path.glob("*.json"))
    assert run(app, ["simulate", "--scenario", str(kept)]).exit_code == 0
    assert "no such safeguard" in str(run(app, ["simulate", "--without", "luck"]).exception)
