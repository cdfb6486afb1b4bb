"""A PostgreSQL and a Redis of our own, which can be stopped, crashed and started again."""

import os
import shutil
import signal
import socket
import subprocess
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from errno import ENOENT
from pathlib import Path

_LAUNCHER = ThreadPoolExecutor(1)
"""A server ends with the thread that started it, so all are started by one that stays."""


class Service:
    """A server process that can be stopped, crashed and started again."""

    def __init__(  # noqa: PLR0913 - all of it is needed to start one
        self,
        command: Sequence[str],
        is_ready: Callable[[], bool],
        *,
        output: Path,
        stop: signal.Signals,
        crash: signal.Signals,
        environment: Mapping[str, str] | None = None,
    ) -> None:
        self._command = command
        self._is_ready = is_ready
        self._output = output
        self._stop, self._crash = stop, crash
        self._environment = {**os.environ, **(environment or {})}
        self._process: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        """Start, unless it runs, and wait until it answers."""
        if self._process is not None:
            return
        self._process = process = launch(self._command, self._output, self._environment)
        while not self._is_ready():
            if process.poll() is not None:
                self._process = None
                raise RuntimeError(f"{self._command} has ended: {self._output.read_text()}")
            time.sleep(0.02)

    def revive(self, patience_s: float = 20.0) -> None:
        """Start again if it has ended by itself; a few times, for it may end again."""
        until = time.monotonic() + patience_s
        while self._process is None or self._process.poll() is not None:
            self._process = None
            try:
                self.start()
            except RuntimeError:
                if time.monotonic() > until:
                    raise
                time.sleep(0.2)

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


def launch(
    command: Sequence[str], output: Path, environment: Mapping[str, str], *, talks: bool = False
) -> subprocess.Popen[bytes]:
    """Start a process that ends with this one at the latest; one that *talks* has two pipes."""
    return _LAUNCHER.submit(_launch, command, output, environment, talks).result()


def _launch(
    command: Sequence[str], output: Path, environment: Mapping[str, str], talks: bool
) -> subprocess.Popen[bytes]:
    pipe = subprocess.PIPE
    with output.open("ab") as written:
        return subprocess.Popen(
            command,
            stdin=pipe if talks else subprocess.DEVNULL,
            stdout=pipe if talks else written,
            stderr=written,
            env=environment,
        )


class OwnService:
    """A running service and the address that clients use."""

    def __init__(self, url: str, service: Service, door: Path) -> None:
        self.url = url
        self.service = service
        self.door = door  # its Unix socket


def postgres(
    home: Path, programs: Path, *, data: Path | None = None, environment: Mapping[str, str] = {}
) -> OwnService:
    """PostgreSQL with fsync on; superuser `wormery`, no password, a Unix socket in *home* alone."""
    data = data or home / "data"
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
        environment=environment,
    )
    url = f"postgresql:///postgres?host={home}&user=wormery"
    return OwnService(url, service, home / ".s.PGSQL.5432")


def redis(home: Path, programs: Path) -> OwnService:
    """Redis that keeps nothing; a Unix socket alone."""
    door = home / "socket"
    service = Service(
        [
            *_as_user("redis"),
            *(str(programs / "redis-server"), "--port", "0"),
            *("--unixsocket", str(door), "--save", ""),
        ],
        lambda: _answers(door),
        output=home / "output",
        stop=signal.SIGTERM,
        crash=signal.SIGKILL,
    )
    return OwnService(f"unix://{door}", service, door)


def found(name: str, package: str) -> Path:
    """The directory with a server's programs; an error that says what to install."""
    for place in directories():
        if (place / name).exists():
            return place
    raise FileNotFoundError(ENOENT, f"not found, install {package}", name)


def directories() -> Iterator[Path]:
    """Where programs of PostgreSQL and Redis are looked for, the newest first."""
    yield from sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    for name in ("initdb", "redis-server"):
        if place := shutil.which(name):
            yield Path(place).resolve().parent


def give_to(user: str, path: Path) -> None:
    """Let a service that does not run as root have a folder."""
    if os.geteuid() == 0:
        shutil.chown(path, user)


def _answers(path: Path) -> bool:
    with socket.socket(socket.AF_UNIX) as client:
        return client.connect_ex(str(path)) == 0


def _as_user(user: str) -> Sequence[str]:
    """PostgreSQL refuses to run as root; and no server outlives who started it."""
    who = [f"--reuid={user}", f"--regid={user}", "--clear-groups"] if os.geteuid() == 0 else []
    return ["setpriv", *who, "--pdeathsig=INT"]
