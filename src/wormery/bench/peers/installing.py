"""Servers written for other libraries: fetched by npm into a cache, started as processes."""

import hashlib
import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any, Final, Literal

import msgspec

from wormery.bench.load.process import Measurable, free_port, wait

PeerName = Literal["ws", "colyseus", "boardgame"]

_NPM: Final = (
    *("install", "--no-package-lock", "--no-audit", "--no-fund", "--ignore-scripts"),
    *("--omit=dev", "--loglevel=error", "--fetch-retries=1"),
)


class MissingPeerError(Exception):
    """A library could not be fetched, or Node is missing."""


def label(peer: PeerName) -> str:
    """A library and its version, as it is pinned."""
    (name, version), *_ = _package(peer)["dependencies"].items()
    return f"{name.removesuffix('/core').removeprefix('@')} {version}"


def _package(peer: PeerName) -> dict[str, Any]:
    read: dict[str, Any] = msgspec.json.decode(_js().joinpath(peer, "package.json").read_bytes())
    return read


def _js() -> Path:
    with as_file(files("wormery.bench.peers") / "js") as folder:
        return folder


def usual_cache() -> Path:
    """Where libraries are kept if nobody says otherwise; never among the sources."""
    base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base) / "wormery" / "peers"


def node_version() -> str:
    """The version of Node on this machine."""
    told = subprocess.run([_tool("node"), "--version"], capture_output=True, text=True, check=True)
    return re.sub(r"[^\d.]", "", told.stdout)


def install(peer: PeerName, cache: Path, patience_s: float = 300.0) -> Path:
    """The folder of a peer with all that it needs; what is there already is not fetched again."""
    package = (_js() / peer / "package.json").read_bytes()
    home = cache / hashlib.sha256(package).hexdigest()[:12]
    for part in ("games", peer):
        shutil.copytree(_js() / part, home / part, dirs_exist_ok=True)
    stamp = home / peer / ".installed"
    if not stamp.exists():
        _fetch(home / peer, patience_s)
        stamp.touch()
    return home / peer


def _fetch(folder: Path, patience_s: float) -> None:
    command = [_tool("npm"), *_NPM]
    try:
        subprocess.run(
            command, cwd=folder, check=True, capture_output=True, text=True, timeout=patience_s
        )
    except subprocess.TimeoutExpired as error:
        raise MissingPeerError(f"npm took more than {patience_s:.0f} s") from error
    except subprocess.CalledProcessError as error:
        raise MissingPeerError(f"npm could not fetch it: {error.stderr.strip()[:300]}") from error


def _tool(name: str) -> str:
    found = shutil.which(name)
    if found is None:
        raise MissingPeerError(f"{name} is missing")
    return found


@contextmanager
def serving_peer(folder: Path, game: str) -> Iterator[Measurable]:
    """A peer's server that plays one game, until it is no longer needed."""
    port = free_port()
    process = subprocess.Popen(
        [_tool("node"), "server.mjs", str(port), game],
        cwd=folder,
        env={**os.environ, "NODE_ENV": "production"},
        stdout=subprocess.DEVNULL,
    )
    try:
        wait(port)
        yield Measurable(process.pid, port)
    finally:
        process.terminate()
        process.wait()
