"""Where numba is missing the same code runs as plain Python, and shows the same numbers."""

import os
import subprocess
import sys

PROGRAM = """
import hashlib
import numpy as np
from wormery.core.dice import dice_of
from wormery.research import vector

for many in (vector.wormi(2), vector.wurmt(2, seats=4), vector.wormlord(2, seats=3)):
    told, dice, actions = hashlib.sha256(), dice_of(1), np.zeros(2, dtype=np.int64)
    for _ in range(8):
        many.sample(dice, actions)
        many.step(actions)
        for array in vars(many.out).values():
            told.update(array.tobytes())
    print(many.game.name, told.hexdigest())
"""


def told(switch: str) -> list[str]:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        env={**os.environ, "WORMERY_NO_NUMBA": switch},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_plain_and_compiled_games_are_the_same() -> None:
    assert told("1") == told("0")
