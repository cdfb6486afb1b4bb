"""A few processes that do jobs for everybody: started when needed, replaced when they end.

Each address has one job under way at a time, so nobody keeps all processes busy. How many may wait
is a matter of `QueueLimit`.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from types import ModuleType
from typing import Any

from wormery.core import AnyGame, Refusal
from wormery.server.http.responses import HttpProblem
from wormery.server.jobs.messages import Answer, Done, JobCall, Refused
from wormery.server.jobs.process import Ended, JobProcess, NotStarted
from wormery.server.jobs.queue import Turns

_LOGGER = logging.getLogger(__name__)

Task = Callable[..., bytes]
"""A function of a module: is given the games and plain arguments, and returns an answer as JSON."""


@dataclass(frozen=True)
class Budget:
    """What jobs may take."""

    at_once: int = 2  # processes
    seconds: float = 10.0  # for a job, of processor time; twice that by the clock
    memory_mib: int = 256  # beyond what the games themselves need
    idle_s: float = 300.0  # until a process that nobody needs is let go


class Jobs:
    """Does what strangers ask for, away from the event loop and within a budget."""

    def __init__(
        self, games: Mapping[str, AnyGame], budget: Budget, more: tuple[str, ...] = ()
    ) -> None:
        self._modules = (
            *(game.__name__ for game in games.values() if isinstance(game, ModuleType)),
            *more,
        )
        self._budget = budget
        self._free = asyncio.Semaphore(budget.at_once)
        self._idle: list[JobProcess] = []
        self._busy: set[JobProcess] = set()
        self._starting: set[asyncio.Future[JobProcess]] = set()
        self._turns = Turns()
        self._timer: asyncio.TimerHandle | None = None
        self._closing: set[asyncio.Task[None]] = set()
        self._closed = False

    async def run(self, who: str, task: Task, *arguments: Any) -> bytes:
        """The answer of a task to somebody; refused if it takes too much (TB-16)."""

        async def given() -> tuple[Any, ...]:
            return arguments

        return await self.run_with(who, task, given)

    async def run_with(
        self, who: str, task: Task, arguments: Callable[[], Awaitable[tuple[Any, ...]]]
    ) -> bytes:
        """As `run`, but what is large is fetched only when its turn has come."""
        async with self._turns.turn(who), self._free:
            name = f"{task.__module__}:{task.__qualname__}"
            job = JobCall(name, await arguments(), round(self._budget.seconds))
            return _result(await self._do(job), name)

    async def close(self) -> None:
        """Let all processes go."""
        self._closed = True
        if self._timer is not None:
            self._timer.cancel()
        self._let_go()
        for starting in self._starting:
            starting.cancel()
        await asyncio.gather(*self._closing, *(process.kill() for process in self._busy))

    async def _do(self, job: JobCall) -> Answer:
        try:
            process = await self._process()
            answer = await self._given(process, job)
        except NotStarted as problem:
            _LOGGER.error("a process for jobs did not start", extra={"why": str(problem)})
            raise HttpProblem(503, "TB-16", "busy") from None
        except Ended as ended:
            if self._closed:
                raise HttpProblem(503, "TB-16", "busy") from None
            _LOGGER.warning("a job took too much", extra={"task": job.task, "why": str(ended)})
            raise Refusal("TB-16", "too_much_work") from None
        self._put_back(process)
        return answer

    async def _given(self, process: JobProcess, job: JobCall) -> Answer:
        if self._closed:  # while it started
            await process.kill()
            raise HttpProblem(503, "TB-16", "busy")
        self._busy.add(process)
        try:
            return await process.run(job, 2 * self._budget.seconds)
        finally:
            self._busy.discard(process)

    async def _process(self) -> JobProcess:
        if self._closed:
            raise HttpProblem(503, "TB-16", "busy")
        while self._idle:
            process = self._idle.pop()
            if process.alive:
                return process
            await process.close()
        return await self._started()

    async def _started(self) -> JobProcess:
        """A new process; whoever waits for one while the server stops is told to come again."""
        starting = asyncio.ensure_future(JobProcess.start(self._modules, self._budget.memory_mib))
        self._starting.add(starting)
        try:
            return await starting
        except asyncio.CancelledError:
            if not self._closed:
                raise
            raise HttpProblem(503, "TB-16", "busy") from None
        finally:
            self._starting.discard(starting)

    def _put_back(self, process: JobProcess) -> None:
        self._idle.append(process)
        if self._closed:
            self._let_go()
            return
        if self._timer is not None:
            self._timer.cancel()
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(self._budget.idle_s, self._let_go)

    def _let_go(self) -> None:
        """Nobody has asked for long, or the server stops."""
        for process in self._idle:
            task = asyncio.get_running_loop().create_task(process.close())
            self._closing.add(task)
            task.add_done_callback(self._closing.discard)
        self._idle.clear()


def _result(answer: Answer, task: str) -> bytes:
    match answer:
        case Done(result):
            return result
        case Refused(rule, detail):
            raise Refusal(rule, detail)
        case _:
            trace = getattr(answer, "trace", "")
            _LOGGER.error("a job made a mistake", extra={"task": task, "trace": trace})
            raise HttpProblem(500, "TB-17")
