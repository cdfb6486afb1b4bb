"""Work on several processes and on Ray; whoever kills a process loses no finished game."""

import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from wormery.core import Refusal
from wormery.research.arena import Parallel, arranged, hold
from wormery.research.parallel import cores, finished

KILLER = """
import json, os, signal, sys
from pathlib import Path
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print(json.dumps({"type": "ready", "name": "killer"}), flush=True)
    if message["type"] == "move":
        once = Path(sys.argv[1])
        if not once.exists():
            once.write_text("killed")
            os.kill(os.getppid(), signal.SIGKILL)
        move = message["view"]["moves"][0]
        print(json.dumps({"type": "command", "command": move}), flush=True)
"""

in_processes = pytest.param(Parallel(2), id="processes")
on_ray = pytest.param(Parallel(2, "ray"), id="ray")


@pytest.mark.parametrize("parallel", [in_processes, on_ray])
def test_a_process_that_is_killed_loses_no_finished_game(
    parallel: Parallel, tmp_path: Path
) -> None:
    """The second bot kills the process that it plays in, once, in the middle of a game."""
    (tmp_path / "bot.py").write_text(KILLER)
    record = tmp_path / "games.jsonl"
    bot = f"exec:{sys.executable} {tmp_path / 'bot.py'} {tmp_path / 'killed'}"
    contest = arranged("wurmt", ["random", bot], 4, seats=2)
    report = hold(contest, parallel=parallel, record=record)
    assert (tmp_path / "killed").exists()
    assert report.games == 4
    assert not report.forfeits
    assert len(record.read_bytes().splitlines()) == 5


def dying(task: int) -> int:
    """Work that no process survives."""
    os.kill(os.getpid(), signal.SIGKILL)
    return task


def test_processes_that_always_die_are_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wormery.research.parallel.processes.PATIENCE", 0)
    with pytest.raises(RuntimeError, match="died again and again"):
        list(finished(dying, range(3), Parallel(2)))


def test_work_is_taken_only_when_there_is_room_for_it() -> None:
    asked: list[int] = []

    def tasks() -> Iterator[int]:
        for task in range(1000):
            asked.append(task)
            yield task

    results = finished(abs, tasks(), Parallel(2))
    assert next(results) in range(8)
    results.close()  # type: ignore[attr-defined]
    assert len(asked) < 20


def refusing(task: int) -> int:
    """Work that is refused."""
    raise Refusal("TB-04", f"task {task}")


@pytest.mark.parametrize("parallel", [Parallel(1), Parallel(2)])
def test_what_is_refused_in_a_process_is_refused_here(parallel: Parallel) -> None:
    with pytest.raises(Refusal, match="task"):
        list(finished(refusing, range(3), parallel))


def test_all_cores_are_at_least_one() -> None:
    assert cores() >= 1
