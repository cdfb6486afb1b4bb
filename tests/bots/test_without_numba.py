"""Every level of the games with kernels plays where nothing compiles: slower, and by the rules."""

import os
import subprocess
import sys

import pytest

PROGRAM = """
import importlib.util, sys
if sys.argv[1] == "missing":
    real = importlib.util.find_spec
    importlib.util.find_spec = lambda name, *rest: None if name == "numba" else real(name, *rest)
from functools import reduce
from random import Random
from wormery.bots.ladders import ladder
from wormery.core import Millis, Seat, Setup, generator
from wormery.core.compiled import IS_COMPILED
from wormery.games import wormi, wurmt
assert not IS_COMPILED
for game, options in ((wormi, wormi.Options()), (wurmt, wurmt.Options(first=Seat(0)))):
    start = reduce(game.evolve, game.begin(Setup(2, options), generator("plain")), None)
    for level in ladder(game).levels:
        listed = game.moves(start, Seat(0))
        command = level.new().choose(game.view(start, Seat(0)), listed, Random(1), Millis(200))
        after = reduce(game.evolve, game.decide(start, Seat(0), command, Millis(0)), start)
        print(game.ABOUT.name, level.name, after != start)
"""


@pytest.mark.parametrize("how", ["disabled", "missing"])
def test_all_levels_play_without_a_compiler(how: str) -> None:
    """Intel macOS and musl have no numba; others switch it off."""
    switch = {"NUMBA_DISABLE_JIT": "1"} if how == "disabled" else {}
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", PROGRAM, how],
        env={**os.environ, **switch},
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    )
    assert done.stdout.splitlines() == [
        *(f"wormi {number} True" for number in range(1, 9)),
        *(f"wurmt {number} True" for number in range(1, 5)),
    ]
