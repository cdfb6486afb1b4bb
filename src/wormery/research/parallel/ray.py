"""Work on a Ray cluster, or on a Ray of this machine where there is no cluster."""

import logging
from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from itertools import islice
from typing import Any, TypeVar

from wormery.core import Refusal

TaskT = TypeVar("TaskT")
ResultT = TypeVar("ResultT")

AHEAD = 3  # tasks a core: what it does, and what it finds when it is done
RETRIES = 10  # of a task whose worker or machine was lost


def on_ray(
    work: Callable[[TaskT], ResultT], tasks: Iterable[TaskT], jobs: int = 0
) -> Iterator[ResultT]:
    """The results of all tasks, as they are finished; at most *jobs* at once, if that is given.

    `RAY_ADDRESS` or a Ray that runs here is used where there is one, else one is started and
    stopped again. What a lost worker was at, Ray gives to another one.
    """
    ray = _ray()
    is_mine = not ray.is_initialized()
    if is_mine:
        ray.init(include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR)
    try:
        yield from _streamed(ray, work, iter(tasks), jobs)
    finally:
        if is_mine:
            ray.shutdown()


def _ray() -> Any:
    try:
        return import_module("ray")
    except ImportError:
        raise Refusal("TB-04", "--on ray needs Ray: pip install 'wormery[ray]'") from None


def _streamed(
    ray: Any, work: Callable[[TaskT], ResultT], tasks: Iterator[TaskT], jobs: int
) -> Iterator[ResultT]:
    @ray.remote(max_retries=RETRIES, num_cpus=1)  # type: ignore[untyped-decorator]
    def remote(task: TaskT) -> ResultT:
        return work(task)

    room = jobs or AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    under_way = [remote.remote(task) for task in islice(tasks, room)]
    while under_way:
        done, under_way = ray.wait(under_way, num_returns=1)
        for result in done:
            try:
                yield ray.get(result)
            except ray.exceptions.RayTaskError as failed:
                raise failed.cause from None  # as it was raised where it happened
        under_way += [remote.remote(task) for task in islice(tasks, room - len(under_way))]
