"""Many independent pieces of work: one after another, on all cores, or on a Ray cluster.

Results come as they are finished. Work is taken from its iterator only when there is room for it,
so that whoever makes it can stop at any time; a process that dies loses what it was at, which is
done again, and nothing that was finished.
"""

import os
from collections.abc import Callable, Iterable, Iterator
from typing import Literal, NamedTuple, TypeVar

TaskT = TypeVar("TaskT")
ResultT = TypeVar("ResultT")


class Parallel(NamedTuple):
    """On how many processes, and whose; none is as many as there are cores."""

    processes: int = 0
    on: Literal["cores", "ray"] = "cores"


ALONE = Parallel(1)


def cores() -> int:
    """How many processes can run at once here."""
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:  # not everywhere
        return os.cpu_count() or 1


def finished(
    work: Callable[[TaskT], ResultT], tasks: Iterable[TaskT], parallel: Parallel = ALONE
) -> Iterator[ResultT]:
    """The results of all tasks, in the order in which they are finished."""
    if parallel.on == "ray":
        from wormery.research.parallel.ray import on_ray  # noqa: PLC0415 - optional

        yield from on_ray(work, tasks, parallel.processes)
    elif (jobs := parallel.processes or cores()) == 1:
        yield from map(work, tasks)
    else:
        from wormery.research.parallel.processes import in_processes  # noqa: PLC0415

        yield from in_processes(work, tasks, jobs)
