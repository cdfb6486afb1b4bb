"""What is compiled is compiled once, whoever asks for it: `warm_up`, a caller, or a function."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from wormery.core.compiled import IS_COMPILED
from wormery.research.vector.kernel import wormi, wormlord, wurmt

pytestmark = pytest.mark.skipif(not IS_COMPILED, reason="numba is switched off")

MODULE = """
import numpy as np
from wormery.core.compiled import lean, warm_up

@lean("int64(int64)")
def twice(number):
    return 2 * number

@lean("int64(int32[::1])")
def first(row):
    return twice(row[0])
"""
WARM = "import marked; marked.warm_up()"
CALLED = """
import marked
import numpy as np
assert marked.first(np.array([4], dtype=np.int32)) == 8
assert not marked.first.stats.cache_misses, marked.first.stats
assert marked.first.stats.cache_hits, marked.first.stats
assert len(marked.first.signatures) == 1
assert marked.twice(np.int32(3)) == 6, "other numbers are made to fit the signature"
assert len(marked.twice.signatures) == 1
try:
    marked.first(np.array([4], dtype=np.int64))
except TypeError:
    pass
else:
    raise AssertionError("an array of other numbers was taken")
"""


def run(program: str, folder: Path) -> None:
    settings = {**os.environ, "NUMBA_CACHE_DIR": str(folder / "cache")}
    command = [sys.executable, "-c", program]
    done = subprocess.run(
        command, cwd=folder, env=settings, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


def test_a_call_finds_what_was_compiled_beforehand(tmp_path: Path) -> None:
    """In another process; a function that is called with small numbers has its own signature."""
    (tmp_path / "marked.py").write_text(MODULE)
    for program in (WARM, CALLED):
        run(program, tmp_path)


AT_ONCE = """
from concurrent.futures import ThreadPoolExecutor
import marked
import numpy as np
row = np.array([4], dtype=np.int32)
assert [*ThreadPoolExecutor(4).map(marked.first, [row] * 8)] == [8] * 8
"""


def test_two_threads_may_be_the_first_to_call(tmp_path: Path) -> None:
    """The second one waits for the compiler that the first one has started."""
    (tmp_path / "marked.py").write_text(MODULE)
    run(AT_ONCE, tmp_path)


def test_the_calls_of_each_game_have_a_cache_of_their_own() -> None:
    """They are made of the same code; under one name each would throw away the others'."""
    for name in ("reset", "step", "try_step", "bare", "first_illegal"):
        calls = [getattr(game.CALLS, name) for game in (wormi, wurmt, wormlord)]
        files = {call._cache._cache_file._index_name for call in calls}
        assert len(files) == 3
