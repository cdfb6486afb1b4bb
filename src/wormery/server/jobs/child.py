"""A job process: does one job after another until its pipe is closed.

It lives within limits that the kernel keeps: so much memory more than it has when it is ready, and
so much processor time for each job. Whoever exceeds them is this process alone.
"""

import os
import signal
import sys
import traceback
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from typing import Any, BinaryIO

from wormery.core import AnyGame, Refusal
from wormery.server.jobs.messages import (
    LENGTH,
    Answer,
    Done,
    Failed,
    JobCall,
    Ready,
    Refused,
    Spent,
    framed,
    read_job,
)

if sys.platform != "win32":  # there, the server's deadline has to do
    import resource

NICENESS = 10
"""Tables come first."""


def main() -> None:
    """Load the games whose modules are named, then work: `child.py MEMORY_MIB MODULE...`."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is the server's
    incoming = os.fdopen(os.dup(0), "rb")
    outgoing = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever is printed is no answer
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    games = _load(sys.argv[2:])
    _limit_memory(int(sys.argv[1]) * 1024 * 1024)
    _say(outgoing, Ready())
    while (data := _next(incoming)) is not None:
        answer = _work(games, read_job(data))
        _say(outgoing, answer)
        if isinstance(answer, Spent):
            return


def _load(modules: list[str]) -> Mapping[str, AnyGame]:
    """The games among these modules; the others, coaches say, are loaded so that they are there."""
    loaded: list[Any] = [import_module(name) for name in modules]
    return {module.ABOUT.name: module for module in loaded if hasattr(module, "ABOUT")}


def _limit_memory(more: int) -> None:
    """Let this process grow by so much; a limit on what it has already would end it at once."""
    statm = Path("/proc/self/statm")
    if sys.platform == "win32" or not statm.exists():
        return
    held = int(statm.read_text().split()[0]) * resource.getpagesize()
    resource.setrlimit(resource.RLIMIT_AS, (held + more, held + more))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def _limit_time(seconds: int) -> None:
    if sys.platform == "win32":
        return
    used = resource.getrusage(resource.RUSAGE_SELF)
    until = int(used.ru_utime + used.ru_stime) + 1 + seconds
    resource.setrlimit(resource.RLIMIT_CPU, (until, resource.RLIM_INFINITY))


def _work(games: Mapping[str, AnyGame], job: JobCall) -> Answer:
    """What came of a job."""
    _limit_time(job.cpu_s)
    module, _, name = job.task.partition(":")
    try:
        return Done(getattr(import_module(module), name)(games, *job.arguments))
    except Refusal as refusal:
        return Refused(refusal.rule, refusal.detail)
    except MemoryError:
        return Spent()
    except Exception:
        return Failed(traceback.format_exc(limit=-8))


def _next(incoming: BinaryIO) -> bytes | None:
    head = incoming.read(LENGTH)
    if len(head) < LENGTH:
        return None
    return incoming.read(int.from_bytes(head, "big"))


def _say(outgoing: BinaryIO, answer: Answer) -> None:
    outgoing.write(framed(answer))
    outgoing.flush()


if __name__ == "__main__":
    main()
