"""Open files: how many this process may have, and how many of them may be connections."""

import sys
from typing import NamedTuple

RESERVE = 128
"""For the store, job processes, files of the web client, and whatever libraries open."""

PLENTY = 1_000_000


class Capacity(NamedTuple):
    """How many connections there is room for."""

    in_all: int
    over_http: int
    sockets: int


def allowed(wanted: int) -> int:
    """How many files this process may open; as many as it wants, if it may say so itself."""
    if sys.platform == "win32":
        return PLENTY
    import resource  # noqa: PLC0415 - not on every system

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return PLENTY
    most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if most > soft:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        except (OSError, ValueError):
            return soft
        return most
    return soft


def room(files: int, sockets: int, over_http: int) -> Capacity:
    """How files are shared out: a reserve first, then at least a quarter for new connections.

    Every socket begins as an HTTP connection, so those who come back to their seats need some.
    """
    in_all = max(16, min(files - RESERVE, sockets + over_http))
    http = max(8, min(over_http, in_all // 2))
    return Capacity(in_all, http, max(8, min(sockets, in_all - max(8, min(http, in_all // 4)))))
