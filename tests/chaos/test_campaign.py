"""A short campaign on real processes; `wormery chaos` is the long one."""

import json
import os
import subprocess
import sys
from itertools import islice
from pathlib import Path

import pytest

from wormery.chaos.faults.plan import MEANINGS, plan
from wormery.chaos.faults.syscalls import Faults, compiled

KINDS = tuple(MEANINGS)

CHAOS = (sys.executable, "-m", "wormery", "chaos", "--json")


def test_the_same_seed_plans_the_same_faults() -> None:
    first, again, other = (list(islice(plan(seed, KINDS), 200)) for seed in (1, 1, 2))
    assert first == again
    assert first != other
    assert {fault.kind for together in first for fault in together} == set(KINDS)


def test_games_go_on_while_a_server_is_killed() -> None:
    asked = [*CHAOS, "--kills", "1", "--tables", "2", "--calm", "0"]
    done = subprocess.run(asked, capture_output=True, check=False, timeout=300)
    counts = json.loads(done.stdout)
    assert done.returncode == 0, counts
    assert counts["kills"] >= 1
    assert counts["entries"] >= counts["acknowledged"] > 0
    assert (counts["lost"], counts["doubled"], counts["stale"]) == (0, 0, 0)


def test_a_process_is_told_another_time_and_that_its_disk_fails(tmp_path: Path) -> None:
    library = compiled(tmp_path)
    if library is None:
        pytest.skip("there is no C compiler")
    faults = Faults(library, tmp_path / "told")
    look = "import os, time; print(time.time()); os.fsync(os.open('.', os.O_RDONLY))"

    def looked() -> tuple[float, int]:
        environment = {**os.environ, **faults.environment}
        done = subprocess.run(
            [sys.executable, "-c", look], capture_output=True, check=False, env=environment
        )
        return float(done.stdout), done.returncode

    before, well = looked()
    faults.set_clock(3600)
    faults.failing_sync()
    later, ill = looked()
    assert (well, ill) == (0, 1)
    assert 3600 <= later - before < 3700
