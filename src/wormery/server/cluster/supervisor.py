"""The supervisor: starts the workers, puts a new one in the place of one that has died, and stops.

It is a process that does nothing else: no event loop, no threads, so that a worker can be forked
from it at any time, in a few milliseconds and with everything loaded.
"""

import logging
import os
import secrets
import select
import signal
import socket
import sys
import traceback
from collections.abc import Callable
from contextlib import suppress
from time import monotonic
from types import FrameType
from typing import Final, NoReturn

from wormery.server.cluster.bus import inboxes
from wormery.server.cluster.place import WorkerPlace
from wormery.server.settings import Settings

_LOGGER = logging.getLogger(__name__)

_BACKLOG: Final = 4096
_LOOK_S: Final = 1.0  # between two looks, if nothing happens
_PAUSE_S: Final = 1.0  # before a worker is started again that died soon
_SOON_S: Final = 5.0
_PATIENCE_S: Final = 30.0  # for workers to stop by themselves

_HANDLED: Final = (signal.SIGCHLD, signal.SIGTERM, signal.SIGINT, signal.SIGHUP)

Work = Callable[[WorkerPlace], None]
"""Serves tables in a worker process until it is told to stop."""


class Supervisor:
    """Keeps as many workers as there should be."""

    def __init__(self, settings: Settings, work: Work) -> None:
        self._work = work
        self._patience = settings.worker_seconds
        self._run = secrets.token_hex(4)
        self._boxes = inboxes(settings.workers)
        self._listening = _bound(settings)
        self._ready, self._tell_ready = os.pipe()
        self._watched, self._held = os.pipe()  # it ends when we do
        self._awake, self._wake = os.pipe()
        self._places: dict[int, int] = {}  # of living workers, by process
        self._began: dict[int, float] = {}  # by place
        self._due: dict[int, float] = {}  # when the places that are empty get a worker
        self._served: set[int] = set()  # places where people could come already
        self._signs: dict[int, float] = {}  # when each of these was last heard of
        self._looked = monotonic()
        self._to_renew: list[int] = []  # places that get a new worker, one after another
        self._renewed: int | None = None  # the one of them that is on its way
        self._stopping: float | None = None  # since when

    def run(self) -> int:
        """Until told to stop; the status to exit with."""
        self._catch_signals()
        self._due = dict.fromkeys(range(len(self._boxes)), monotonic())
        self._start_due()
        status = 0
        while self._places or self._due:
            select.select([self._awake, self._ready], [], [], self._until_next_look())
            _drain(self._awake)
            self._hear(set(_drain(self._ready)))
            status = self._look() or status
            self._start_due()
            self._renew_next()
        return status

    def _hear(self, workers: set[int]) -> None:
        """Some are there; one of whom nothing was heard for long hangs, and makes room."""
        self._served |= workers
        now = monotonic()
        if now - self._looked > 2 * _LOOK_S:  # we stood still ourselves, perhaps with all of them
            workers |= set(self._signs)
        self._looked = now
        self._signs |= dict.fromkeys(workers, now)
        for pid, worker in self._places.items():
            if now - self._signs.get(worker, now) > self._patience:
                _LOGGER.error("a worker hangs", extra={"worker": worker})
                del self._signs[worker]
                os.kill(pid, signal.SIGKILL)

    def _until_next_look(self) -> float:
        return max(0.0, min([_LOOK_S, *(due - monotonic() for due in self._due.values())]))

    def _catch_signals(self) -> None:
        for end in (self._awake, self._wake, self._ready, self._tell_ready):
            os.set_blocking(end, False)
        signal.set_wakeup_fd(self._wake, warn_on_full_buffer=False)
        signal.signal(signal.SIGCHLD, lambda *_: None)
        signal.signal(signal.SIGTERM, self._stop)
        signal.signal(signal.SIGINT, self._stop)
        signal.signal(signal.SIGHUP, self._reload)

    def _start_due(self) -> None:
        """Fill the places that have waited long enough; none once everybody is to stop."""
        for worker in [each for each, due in self._due.items() if due <= monotonic()]:
            self._start(worker)
        if self._stopping is not None:
            self._due.clear()

    def _start(self, worker: int) -> None:
        """Signals wait meanwhile: whoever is told to stop has to know every worker."""
        signal.pthread_sigmask(signal.SIG_BLOCK, _HANDLED)
        if self._stopping is None:
            pid = os.fork()
            if pid == 0:
                self._be(worker)
            del self._due[worker]
            self._signs.pop(worker, None)  # of the one before
            self._began[worker] = monotonic()
            self._places[pid] = worker
        signal.pthread_sigmask(signal.SIG_UNBLOCK, _HANDLED)

    def _be(self, worker: int) -> NoReturn:
        """In the new process: be a worker, to the end."""
        status = 1
        try:
            self._leave_supervisor()
            self._work(self._place(worker))
            status = 0
        except SystemExit as exiting:
            status = exiting.code if isinstance(exiting.code, int) else 1
        except BaseException:
            traceback.print_exc()
        finally:
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(status)

    def _leave_supervisor(self) -> None:
        os.setpgrp()  # what is typed at a terminal is meant for the supervisor
        signal.set_wakeup_fd(-1)
        for each in _HANDLED:
            signal.signal(each, signal.SIG_IGN if each == signal.SIGHUP else signal.SIG_DFL)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, _HANDLED)
        for end in (self._held, self._awake, self._wake, self._ready):
            os.close(end)

    def _place(self, worker: int) -> WorkerPlace:
        return WorkerPlace(
            worker=worker,
            boxes=self._boxes,
            listening=self._listening,
            run=f"{self._run}.{worker}.",
            supervised=self._watched,
            tell_ready=self._tell_ready,
        )

    def _look(self) -> int:
        """See who has ended, and put a new worker there; what the supervisor has to exit with."""
        if self._stopping is not None and monotonic() - self._stopping > _PATIENCE_S:
            self._signal_all(signal.SIGKILL)
        while self._places:
            pid, ended = os.waitpid(-1, os.WNOHANG)
            if pid == 0:
                break
            status = os.waitstatus_to_exitcode(ended)
            if pid in self._places and not self._replace(self._places.pop(pid), status):
                return 1
        return 0

    def _replace(self, worker: int, status: int) -> bool:
        """Whether another one can take the place of a worker that ended; it will."""
        if self._stopping is not None:
            return True
        due = monotonic()
        if worker != self._renewed:
            if worker not in self._served and status > 0:
                self._stop()  # it could not even begin, nor could another
                return False
            _LOGGER.error("a worker has died", extra={"worker": worker, "status": status})
            if due - self._began[worker] < _SOON_S:
                due += _PAUSE_S
        self._due[worker] = due
        return True

    def _renew_next(self) -> None:
        """One at a time: there is always somebody who lets people in."""
        if self._renewed in self._served:
            self._renewed = None
        if self._renewed is None and self._to_renew and self._stopping is None:
            self._renewed = self._to_renew.pop(0)
            self._served.discard(self._renewed)
            for pid, worker in self._places.items():
                if worker == self._renewed:
                    os.kill(pid, signal.SIGTERM)

    def _stop(self, number: int = 0, _: FrameType | None = None) -> None:
        """Have everybody stop; at once, if that is said twice at a terminal."""
        is_first = self._stopping is None
        self._stopping = monotonic() if self._stopping is None else self._stopping
        self._signal_all(signal.SIGTERM if is_first or number != signal.SIGINT else number)

    def _reload(self, _: int, __: FrameType | None) -> None:
        self._to_renew = list(range(len(self._boxes)))

    def _signal_all(self, number: int) -> None:
        for pid in self._places:
            with suppress(ProcessLookupError):  # seen to have ended a moment ago
                os.kill(pid, number)


def _bound(settings: Settings) -> socket.socket:
    """The port that all workers listen at."""
    listening = socket.socket(socket.AF_INET6 if ":" in settings.host else socket.AF_INET)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.bind((settings.host, settings.port))
    listening.listen(_BACKLOG)
    listening.setblocking(False)
    return listening


def _drain(end: int) -> bytes:
    try:
        return os.read(end, 4096)
    except BlockingIOError:
        return b""
