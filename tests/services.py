"""Real servers for tests: a PostgreSQL and a Redis of our own, in a temporary directory.

They are started at first use and stopped at the end of the process. Where a server program is
missing, it is installed if we may; else the tests fail and say so. To leave tests out openly, set
WORMERY_WITHOUT=postgres,redis,browser.
"""

import atexit
import fcntl
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import BinaryIO

import pytest

SERVICES = {
    "postgres": "needs a PostgreSQL server",
    "redis": "needs a Redis server",
    "browser": "needs Chromium",
}

_LAUNCHER = ThreadPoolExecutor(1)
"""A server ends with the thread that started it, so all are started by one that stays."""

_POLICY = Path("/usr/sbin/policy-rc.d")


def pytest_configure(config: pytest.Config) -> None:
    """Make the names of the services known as markers."""
    for name, meaning in SERVICES.items():
        config.addinivalue_line("markers", f"{name}: {meaning}")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Deselect, and count as deselected, what WORMERY_WITHOUT names."""
    without = {name for name in os.environ.get("WORMERY_WITHOUT", "").split(",") if name}
    if unknown := without - SERVICES.keys():
        raise pytest.UsageError(f"WORMERY_WITHOUT knows {', '.join(SERVICES)}, not {unknown}")
    left_out = [item for item in items if any(item.get_closest_marker(name) for name in without)]
    if left_out:
        items[:] = [item for item in items if item not in left_out]
        config.hook.pytest_deselected(items=left_out)


class Service:
    """A server process that can be stopped, crashed and started again."""

    def __init__(
        self,
        command: Sequence[str],
        is_ready: Callable[[], bool],
        *,
        output: Path,
        stop: signal.Signals,
        crash: signal.Signals,
    ) -> None:
        self._command = command
        self._is_ready = is_ready
        self._output = output
        self._stop, self._crash = stop, crash
        self._process: subprocess.Popen[bytes] | None = None
        self.start()
        atexit.register(self.stop)

    def start(self) -> None:
        """Start, unless it runs, and wait until it answers."""
        if self._process is not None:
            return
        with self._output.open("ab") as output:
            process = _LAUNCHER.submit(_launch, self._command, output).result()
        self._process = process
        while not self._is_ready():
            if process.poll() is not None:
                raise RuntimeError(f"{self._command} has ended: {self._output.read_text()}")
            time.sleep(0.02)

    def stop(self) -> None:
        """Stop in good order."""
        self._end(self._stop)

    def crash(self) -> None:
        """End at once, without tidying up."""
        self._end(self._crash)

    def freeze(self) -> None:
        """Hold still: connections stay, and nothing is answered."""
        self._signal(signal.SIGSTOP)

    def thaw(self) -> None:
        """Go on."""
        self._signal(signal.SIGCONT)

    def _signal(self, what: signal.Signals) -> None:
        assert self._process is not None
        self._process.send_signal(what)

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait()
            self._process = None


def _launch(command: Sequence[str], output: BinaryIO) -> subprocess.Popen[bytes]:
    return subprocess.Popen(command, stdout=output, stderr=output)


class Server:
    """A running service and the address that clients use."""

    def __init__(self, url: str, service: Service) -> None:
        self.url = url
        self.service = service


@cache
def postgres_server() -> Server:
    """Our PostgreSQL, with fsync on; superuser `wormery`, no password, a Unix socket alone."""
    programs = _programs("initdb", "postgresql", sorted(_postgres_directories()))
    home = _home("postgres")
    data = home / "data"
    subprocess.run(
        [
            *_as_user("postgres"),
            *(programs / "initdb", "--pgdata", data, "--username=wormery", "--auth=trust"),
            *("--encoding=UTF8", "--locale=C", "--no-sync"),
        ],
        check=True,
        capture_output=True,
    )
    server = [str(programs / "postgres"), "-D", str(data), "-k", str(home)]
    ready = [str(programs / "pg_isready"), "--host", str(home), "--quiet"]
    service = Service(
        [*_as_user("postgres"), *server, "-c", "listen_addresses=", "-c", "fsync=on"],
        lambda: subprocess.run(ready, check=False).returncode == 0,
        output=home / "output",
        stop=signal.SIGINT,
        crash=signal.SIGQUIT,
    )
    return Server(f"postgresql:///postgres?host={home}&user=wormery", service)


@cache
def redis_server() -> Server:
    """Our Redis, keeping nothing; a Unix socket alone."""
    program = _programs("redis-server", "redis-server", [Path("/usr/bin")]) / "redis-server"
    home = _home("redis")
    door = home / "socket"
    service = Service(
        [
            *_as_user("redis"),
            *(str(program), "--port", "0", "--unixsocket", str(door), "--save", ""),
        ],
        lambda: _answers(door),
        output=home / "output",
        stop=signal.SIGTERM,
        crash=signal.SIGKILL,
    )
    return Server(f"unix://{door}", service)


def _answers(path: Path) -> bool:
    with socket.socket(socket.AF_UNIX) as client:
        return client.connect_ex(str(path)) == 0


def _home(user: str) -> Path:
    """A short path, for sockets have no room for long ones."""
    home = Path(tempfile.mkdtemp(prefix="wormery-"))
    if os.geteuid() == 0:
        shutil.chown(home, user)
    atexit.register(shutil.rmtree, home, ignore_errors=True)
    return home


def _as_user(user: str) -> Sequence[str]:
    """PostgreSQL refuses to run as root; and no server outlives its tests."""
    who = [f"--reuid={user}", f"--regid={user}", "--clear-groups"] if os.geteuid() == 0 else []
    return ["setpriv", *who, "--pdeathsig=INT"]


def _postgres_directories() -> Iterator[Path]:
    yield from Path("/usr/lib/postgresql").glob("*/bin")
    if found := shutil.which("initdb"):
        yield Path(found).resolve().parent


def _programs(name: str, package: str, places: Sequence[Path]) -> Path:
    """The directory with a server's programs; the Debian package is installed if we may."""
    for place in reversed(places):
        if (place / name).exists():
            return place
    _install(package)
    return next(
        place for place in (*_postgres_directories(), Path("/usr/bin")) if (place / name).exists()
    )


def chromium() -> str:
    """The machine's Chromium, installed if we may."""
    names = ("chromium", "chromium-browser", "chrome")
    if not any(map(shutil.which, names)):
        _install("chromium")
    return next(found for found in map(shutil.which, names) if found)


def _install(package: str) -> None:
    """Install without starting anything; several test processes take turns."""
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        pytest.fail(
            f"install the package {package}, or leave out the tests that need it:"
            f" WORMERY_WITHOUT={','.join(SERVICES)} names all of them",
            pytrace=False,
        )
    with (Path(tempfile.gettempdir()) / "wormery-install.lock").open("w") as turn:
        fcntl.flock(turn, fcntl.LOCK_EX)
        with _services_not_started():
            for arguments in (["update"], ["install", "--yes", "--no-install-recommends", package]):
                subprocess.run(["apt-get", "--quiet", *arguments], check=True, capture_output=True)


@contextmanager
def _services_not_started() -> Iterator[None]:
    if _POLICY.exists():
        yield
        return
    _POLICY.write_text("#!/bin/sh\nexit 101\n")
    _POLICY.chmod(0o755)
    try:
        yield
    finally:
        _POLICY.unlink()
