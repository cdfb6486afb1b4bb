"""A server in another process, to be measured from this one: its time, its memory, its port."""

import os
import socket
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from multiprocessing import get_context
from pathlib import Path
from time import clock_gettime, sleep
from typing import NamedTuple

from wormery.server.settings import Settings

MANY = 1_000_000


class Measurable(NamedTuple):
    """A server that is running."""

    pid: int
    port: int

    def cpu(self) -> float:
        """Seconds of processor time that it has used with its workers, by the kernel's count."""
        return sum(self.cpu_by_process())

    def cpu_by_process(self) -> list[float]:
        """The same for each process, the supervisor of workers first."""
        return [_cpu(pid) for pid in self._processes()]

    def memory(self) -> int:
        """Bytes of memory that it holds with its workers."""
        pages = (Path(f"/proc/{pid}/statm").read_text().split()[1] for pid in self._processes())
        return sum(map(int, pages)) * os.sysconf("SC_PAGE_SIZE")

    def _processes(self) -> list[int]:
        children = Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text().split()
        return [self.pid, *map(int, children)]


def _cpu(pid: int) -> float:
    """All threads of a process by its own clock: /proc counts in hundredths of a second."""
    return clock_gettime(~pid << 3 | 2)  # what clock_getcpuclockid(3) gives on Linux


def generous(store: str, port: int, workers: int = 1) -> Settings:
    """Settings that let one address do what otherwise many do."""
    return Settings(
        store=store,
        port=port,
        workers=workers,
        countdown=0,
        message_rate=MANY,
        message_burst=MANY,
        message_work_burst=MANY,
        request_rate=MANY,
        request_burst=MANY,
        guests_per_hour=MANY,
        tables_per_hour=MANY,
        most_connections_per_guest=MANY,
        most_connections_per_address=MANY,
        log_level="warning",
    )


@contextmanager
def serving(serve: Callable[[str, int], None], store: str) -> Iterator[Measurable]:
    """A process that runs *serve* with a store and a port, until it is no longer needed."""
    port = free_port()
    process = get_context("spawn").Process(target=serve, args=(store, port), daemon=True)
    process.start()
    try:
        wait(port, 300.0)  # kernels are compiled before, if they are not in the cache
        assert process.pid is not None
        yield Measurable(process.pid, port)
    finally:
        process.terminate()
        process.join()


def quantile(ordered: Sequence[float], share: float) -> float:
    """The value that a share of all stays under; seconds in, milliseconds out."""
    if not ordered:
        return 0.0
    return round(ordered[min(len(ordered) - 1, int(len(ordered) * share))] * 1000, 2)


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


def wait(port: int, seconds: float = 30.0) -> None:
    """Wait until somebody listens at a port."""
    for _ in range(round(seconds / 0.05)):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        sleep(0.05)
    raise TimeoutError("the server did not start")
