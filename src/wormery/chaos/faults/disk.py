"""A disk that can be full from one moment to the next: a small file system of its own."""

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

SIZE: Final = 1 << 30


class SmallDisk:
    """A file system in memory whose size is changed while it is used."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def fill(self) -> None:
        """Leave no room at all."""
        for _ in range(50):  # somebody may write between the two, then there is too little
            found = os.statvfs(self._path)
            used = (found.f_blocks - found.f_bfree) * found.f_frsize
            if self._resize(max(used, found.f_frsize)):
                return

    def empty(self) -> None:
        """Make room again."""
        self._resize(SIZE)

    def _resize(self, size: int) -> bool:
        wanted = ["mount", "-o", f"remount,size={size}", str(self._path)]
        return subprocess.run(wanted, capture_output=True, check=False).returncode == 0


@contextmanager
def small_disk(path: Path) -> Iterator[SmallDisk | None]:
    """Mount one at *path*; None where that is not allowed, then *path* is a plain folder."""
    path.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", f"size={SIZE}", "tmpfs", str(path)]
    if subprocess.run(mount, capture_output=True, check=False).returncode:
        yield None
        return
    try:
        yield SmallDisk(path)
    finally:
        subprocess.run(["umount", "--lazy", str(path)], check=True)
