"""One job process as the server sees it: started, given jobs, and ended when it takes too long.

It is a fresh interpreter, not a fork: threads, the event loop and open files stay where they are.
"""

import asyncio
import contextlib
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence

from wormery.server.jobs.messages import LENGTH, Answer, JobCall, Spent, framed, read_answer

STARTING_S = 120.0
"""How long a process may take to load what it needs; compiled functions may have to be compiled."""

MOST_ANSWERED = 32 * 1024 * 1024
"""The longest answer that is read, in bytes."""

_GOODBYE_S = 2.0


class Ended(Exception):  # noqa: N818 - what happened to a process
    """A process took too long, or needed more than it may have, and is no more."""


class NotStarted(Exception):  # noqa: N818 - what happened to a process
    """A process could not be started, or not loaded."""


class JobProcess:
    """A process that does one job at a time."""

    def __init__(self, process: Process) -> None:
        self._process = process

    @classmethod
    async def start(cls, modules: Sequence[str], memory_mib: int) -> "JobProcess":
        """A new process that has loaded these modules; NotStarted if it did not."""
        try:
            process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-P",  # it imports from where we do, and not from wherever we were started
                "-m",
                "wormery.server.jobs.child",
                str(memory_mib),
                *modules,
                stdin=PIPE,
                stdout=PIPE,
                env=_environment(),
            )
        except OSError as problem:
            raise NotStarted(repr(problem)) from None
        started = cls(process)
        try:
            await started._answer(STARTING_S)  # it is ready
        except (OSError, asyncio.IncompleteReadError) as problem:
            await started.kill()
            raise NotStarted(repr(problem)) from None
        except BaseException:
            await started.kill()
            raise
        return started

    async def run(self, job: JobCall, seconds: float) -> Answer:
        """What came of a job; Ended if it took longer, or the process died of it."""
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(framed(job))
            await self._process.stdin.drain()
            answer = await self._answer(seconds)
        except (ConnectionError, TimeoutError, asyncio.IncompleteReadError) as problem:
            await self.kill()
            raise Ended(repr(problem)) from None
        except BaseException:
            await self.kill()
            raise
        if isinstance(answer, Spent):
            await self.close()
            raise Ended("it needed more memory than there is")
        return answer

    @property
    def alive(self) -> bool:
        """Whether it can be given a job."""
        return self._process.returncode is None

    async def kill(self) -> None:
        """End it at once."""
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()
        await self._gone()

    async def close(self) -> None:
        """Let it go: it ends when nothing more can come."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        try:
            async with asyncio.timeout(_GOODBYE_S):
                await self._process.wait()
        except TimeoutError:
            await self.kill()

    async def _gone(self) -> None:
        """Wait until the kernel has taken everything back."""
        if self._process.stdin is not None:
            self._process.stdin.close()
        await self._process.wait()

    async def _answer(self, seconds: float) -> Answer:
        assert self._process.stdout is not None
        async with asyncio.timeout(seconds):
            head = await self._process.stdout.readexactly(LENGTH)
            length = int.from_bytes(head, "big")
            if length > MOST_ANSWERED:
                raise ConnectionError("an answer without end")
            return read_answer(await self._process.stdout.readexactly(length))


def _environment() -> dict[str, str]:
    places = os.pathsep.join(place for place in sys.path if place)
    few = {"OPENBLAS_NUM_THREADS": "1", "NUMBA_NUM_THREADS": "1"}  # each thread takes memory
    return {**os.environ, **few, "PYTHONPATH": places}
