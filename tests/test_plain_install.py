"""A plain install, without any extra, plays every game against every bot's first rung."""

import re
import subprocess
import sys
import tomllib
from importlib.metadata import distributions
from itertools import chain
from pathlib import Path

from packaging.specifiers import SpecifierSet

from wormery.games.catalogue import GAMES

PROJECT = Path(__file__).parents[1] / "pyproject.toml"

SCRIPT = """
import sys
sys.modules.update(dict.fromkeys(sys.argv[1:]))  # importing them fails from now on
from wormery.app import games, serve
from wormery.bots.ladders import bots_of
print(*(f"{name}:{len(bots_of(game))}" for name, game in games().items()))
"""


def _modules(requirements: list[str]) -> set[str]:
    names = (re.split(r"[\[<>=;]", each)[0].strip() for each in requirements)
    return {name.replace("-", "_").replace(".", "_") for name in names}


def test_nothing_that_is_only_fast_or_for_many_machines_is_needed() -> None:
    project = tomllib.loads(PROJECT.read_text())["project"]
    extras = project["optional-dependencies"]
    left_out = _modules(extras["fast"] + extras["many"]) - _modules(project["dependencies"])
    assert {"numba", "asyncpg"} <= left_out
    command = [sys.executable, "-c", SCRIPT, *sorted(left_out)]
    answer = subprocess.run(command, capture_output=True, text=True, check=False)
    assert answer.returncode == 0, answer.stderr
    played = dict(each.split(":") for each in answer.stdout.split())
    assert list(played) == [game.ABOUT.name for game in GAMES]
    assert all(int(count) > 0 for count in played.values())


def test_every_dependency_is_explained_and_pinned() -> None:
    project = tomllib.loads(PROJECT.read_text())["project"]
    wanted = [*project["dependencies"], *chain(*project["optional-dependencies"].values())]
    explained = (PROJECT.parent / "docs" / "dependencies.md").read_text()
    pinned = _modules((PROJECT.parent / "constraints.txt").read_text().splitlines())
    names = {re.split(r"[\[<>=;]", each)[0].strip() for each in wanted} - {"wormery"}
    assert sorted(name for name in names if not re.search(rf"[| ,]{name}[ ,]", explained)) == []
    assert sorted(_modules([*names]) - pinned) == []


def test_what_is_pinned_runs_on_the_first_python_that_we_promise() -> None:
    """Debian 12 has 3.11.2: a package that asks for 3.11.5 kept `make play` from starting there."""
    promised = tomllib.loads(PROJECT.read_text())["project"]["requires-python"].removeprefix(">=")
    wanted: dict[str, str | None] = {
        f"{each.name} {each.version}": each.metadata["Requires-Python"] for each in distributions()
    }
    assert {
        name: asked
        for name, asked in wanted.items()
        if asked is not None and not SpecifierSet(asked).contains(f"{promised}.0")
    } == {}
