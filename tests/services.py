"""Real servers for tests: a PostgreSQL and a Redis of our own, in a temporary directory.

They are started at first use and stopped at the end of the process. Where a server program is
missing, it is installed if we may; else the tests fail and say so. To leave tests out openly, set
WORMERY_WITHOUT=postgres,redis,browser.
"""

import asyncio
import atexit
import fcntl
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from uuid import uuid4

import asyncpg
import pytest

from wormery.chaos.services import OwnService, found, give_to, postgres, redis

SERVICES = {
    "postgres": "needs a PostgreSQL server",
    "redis": "needs a Redis server",
    "browser": "needs Chromium",
}

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


@cache
def postgres_server() -> OwnService:
    """Our PostgreSQL, started at first use."""
    programs = _programs("initdb", "postgresql")  # first, for its user comes with it
    server = postgres(_home("postgres"), programs)
    atexit.register(server.service.stop)
    return server


def new_database() -> str:
    """The address of an empty database in our PostgreSQL."""
    url, name = postgres_server().url, f"test_{uuid4().hex}"

    async def create() -> None:
        connection = await asyncpg.connect(url)
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    asyncio.run(create())
    return url.replace("/postgres?", f"/{name}?")


@cache
def redis_server() -> OwnService:
    """Our Redis, started at first use."""
    programs = _programs("redis-server", "redis-server")  # first, for its user comes with it
    server = redis(_home("redis"), programs)
    atexit.register(server.service.stop)
    return server


def _home(user: str) -> Path:
    """A short path, for sockets have no room for long ones."""
    home = Path(tempfile.mkdtemp(prefix="wormery-"))
    give_to(user, home)
    atexit.register(shutil.rmtree, home, ignore_errors=True)
    return home


def _programs(name: str, package: str) -> Path:
    """The directory with a server's programs; the Debian package is installed if we may."""
    try:
        return found(name, package)
    except FileNotFoundError:
        _install(package)
        return found(name, package)


def chromium() -> str:
    """The machine's Chromium, installed if we may; the one without a window costs a fifth less."""
    names = ("chromium-headless-shell", "chromium", "chromium-browser", "chrome")
    if not any(map(shutil.which, names)):
        _install("chromium-headless-shell")
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
