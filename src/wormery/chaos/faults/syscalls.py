"""Faults of the operating system: a small library in C that is loaded before the C library."""

import shutil
import subprocess
from errno import EIO
from mmap import mmap
from pathlib import Path
from struct import Struct
from typing import Final

_LAYOUT: Final = Struct("=qqq")  # clock_ns, sync_delay_us, sync_errno: see syscalls.c
_SOURCE: Final = Path(__file__).with_name("syscalls.c")


def compiled(home: Path) -> Path | None:
    """The library, made by the C compiler of this machine; None where there is none."""
    compiler = shutil.which("cc") or shutil.which("gcc")
    if compiler is None:
        return None
    library = home / "syscalls.so"
    command = [compiler, "-shared", "-fPIC", "-O2", "-o", str(library), str(_SOURCE), "-ldl"]
    done = subprocess.run(command, capture_output=True, check=False)
    return library if done.returncode == 0 else None


class Faults:
    """What the library does in the processes that were started with `environment`."""

    def __init__(self, library: Path, told: Path) -> None:
        told.write_bytes(_LAYOUT.pack(0, 0, 0))
        told.chmod(0o644)
        self.environment = {"LD_PRELOAD": str(library), "WORMERY_CHAOS": str(told)}
        with told.open("r+b") as file:
            self._told = mmap(file.fileno(), _LAYOUT.size)
        self._clock_ns = self._delay_us = self._errno = 0

    def set_clock(self, ahead_s: float) -> None:
        """The wall clock goes so much ahead, or behind."""
        self._clock_ns = round(ahead_s * 1e9)
        self._tell()

    def slow_sync(self, delay_s: float) -> None:
        """Every sync takes so much longer."""
        self._delay_us = round(delay_s * 1e6)
        self._tell()

    def failing_sync(self) -> None:
        """Every sync fails."""
        self._errno = EIO
        self._tell()

    def good_sync(self) -> None:
        """Syncs work as usual."""
        self._delay_us = self._errno = 0
        self._tell()

    def _tell(self) -> None:
        self._told[:] = _LAYOUT.pack(self._clock_ns, self._delay_us, self._errno)
