"""Strangers for tests: whoever sends raw bytes, and what a server process costs meanwhile."""

import contextlib
import os
import socket
from collections.abc import Sequence
from pathlib import Path

from tests.server.clients import ServerProcess


class SmallServer(ServerProcess):
    """A server that may open few files."""

    files = 256

    @property
    def program(self) -> Sequence[str]:  # type: ignore[override]
        """Python, told to keep to the limit before it serves."""
        limits = f"resource.setrlimit(resource.RLIMIT_NOFILE, ({self.files}, {self.files}))"
        run = "runpy.run_module('tests.server.serving', run_name='__main__')"
        return ("-c", f"import resource, runpy; {limits}; {run}")


class PlainServer(ServerProcess):
    """A server on a machine without httptools."""

    program = (
        "-c",
        "import runpy, sys; sys.modules['httptools'] = None; "
        "runpy.run_module('tests.server.serving', run_name='__main__')",
    )


def dial(running: ServerProcess, sent: bytes = b"", source: str = "127.0.0.1") -> socket.socket:
    """A connection on which something has been sent."""
    line = socket.create_connection(("127.0.0.1", running.port), 20, (source, 0))
    with contextlib.suppress(OSError):  # cut off in the middle: the answer tells why
        line.sendall(sent)
    return line


def told(line: socket.socket, seconds: float = 30.0) -> bytes:
    """All that comes until the other side hangs up."""
    line.settimeout(seconds)
    parts = []
    try:
        while part := line.recv(65536):
            parts.append(part)
    except ConnectionError:
        pass
    finally:
        line.close()
    return b"".join(parts)


def status(line: socket.socket) -> int:
    """The status of an answer over HTTP; 0 if there was none."""
    words = told(line).split(b" ", 2)
    return int(words[1]) if len(words) > 1 else 0


def memory_peak(running: ServerProcess) -> int:
    """The most memory that a server has held so far, in MiB."""
    rows = Path(f"/proc/{running.pid}/status").read_text().splitlines()
    return next(int(row.split()[1]) for row in rows if row.startswith("VmHWM")) // 1024


def busy_seconds(running: ServerProcess) -> float:
    """Processor time that a server has used; that of its workers counts for them alone."""
    fields = Path(f"/proc/{running.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
