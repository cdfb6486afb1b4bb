"""A disk that is really small, for tests of what happens when it is full."""

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

SIZE = 2 * 1024 * 1024


class SmallDisk:
    """A file system of its own."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._ballast = path / "ballast"

    def fill(self) -> None:
        """Leave no room at all."""
        with self._ballast.open("ab", buffering=0) as ballast:
            for size in (65536, 4096, 512):
                try:
                    while True:
                        ballast.write(b"x" * size)
                except OSError:
                    continue

    def empty(self) -> None:
        """Make room again."""
        self._ballast.unlink()


@contextmanager
def small_disk(path: Path) -> Iterator[SmallDisk]:
    """Mount one at *path*; where that is not allowed, the test says so and is left out."""
    path.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", f"size={SIZE}", "tmpfs", str(path)]
    if subprocess.run(mount, capture_output=True, check=False).returncode:
        pytest.skip("may not mount a small file system")
    try:
        yield SmallDisk(path)
    finally:
        subprocess.run(["umount", "--lazy", str(path)], check=True)
