"""Work in several processes of this machine; one that is killed is replaced."""

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import get_context
from typing import Generic, TypeVar

TaskT = TypeVar("TaskT")
ResultT = TypeVar("ResultT")

AHEAD = 3  # tasks a process: what it does, and what it finds when it is done
PATIENCE = 3  # times that processes may die without anything finished between


class _Pool(Generic[TaskT, ResultT]):
    """A pool that is opened anew when it breaks, and what it is at."""

    def __init__(self, work: Callable[[TaskT], ResultT], jobs: int) -> None:
        self._work, self._jobs, self._deaths = work, jobs, 0
        self._under_way: dict[Future[ResultT], TaskT] = {}
        self._again: deque[TaskT] = deque()
        self._open()

    def _open(self) -> None:
        self._executor = ProcessPoolExecutor(self._jobs, mp_context=get_context("spawn"))

    def close(self) -> None:
        self._executor.shutdown(cancel_futures=True)

    def fill(self, tasks: Iterator[TaskT]) -> bool:
        """Take on as much as there is room for; whether anything is under way."""
        room = AHEAD * self._jobs - len(self._under_way)
        while self._again and room > 0:
            self._submit(self._again.popleft())
            room -= 1
        for task in islice(tasks, max(0, room)):
            self._submit(task)
        return bool(self._under_way or self._again)

    def _submit(self, task: TaskT) -> None:
        try:
            self._under_way[self._executor.submit(self._work, task)] = task
        except BrokenProcessPool:
            self._again.append(task)

    def results(self) -> Iterator[ResultT]:
        """What is finished by now, one at least, unless a process died."""
        done, _ = wait(self._under_way, return_when=FIRST_COMPLETED)
        is_broken = not self._under_way
        for future in done:
            task = self._under_way.pop(future)
            try:
                result = future.result()
            except BrokenProcessPool:
                self._again.append(task)
                is_broken = True
            else:
                self._deaths = 0
                yield result
        if is_broken:
            self._replace()

    def _replace(self) -> None:
        self._deaths += 1
        if self._deaths > PATIENCE:
            raise RuntimeError("processes died again and again; nothing can be finished")
        self._executor.shutdown(cancel_futures=True)
        self._again.extend(self._under_way.values())
        self._under_way.clear()
        self._open()


def in_processes(
    work: Callable[[TaskT], ResultT], tasks: Iterable[TaskT], jobs: int
) -> Iterator[ResultT]:
    """The results of all tasks, as they are finished in so many processes."""
    waiting, pool = iter(tasks), _Pool(work, jobs)
    try:
        while pool.fill(waiting):
            yield from pool.results()
    finally:
        pool.close()
