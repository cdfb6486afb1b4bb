"""Watching the SQLite file: SQLite itself goes on writing into one that was deleted or cut short.

A commit goes to the end of the write-ahead log, whatever has happened to the names and the rest of
the files. So we look at them now and then: whether they are the same ones, and long enough for what
SQLite believes to be in them. That stands at the start of the -shm file:

    offset  0        4       8       12       14        16        20
            version  unused  change  flags    pagesize  frames    pages
"""

import os
from pathlib import Path
from struct import Struct
from time import monotonic
from typing import Final

from wormery.store.log import StoreBroken

LOOK_S: Final = 0.2
"""How long a file may be gone before it is noticed."""

_COUNTS: Final = Struct("=II")  # frames in the write-ahead log, pages in the file
_COUNTS_AT: Final = 16
_WAL_HEAD, _FRAME_HEAD = 32, 24  # bytes


class FileWatch:
    """Says when the files of a store are no longer what they were."""

    def __init__(self, path: Path, page_size: int) -> None:
        self._path, self._wal = path, Path(f"{path}-wal")
        self._page_size = page_size
        # Never closed while SQLite has the file open: its locks would go with it.
        self._shm = os.open(f"{path}-shm", os.O_RDONLY)
        self._ids = (_id(self._path.stat()), _id(self._wal.stat()))
        self._size = self._path.stat().st_size
        self._next = 0.0
        self.damage = ""

    def look(self) -> None:
        """StoreBroken if the files are damaged; looks now and then."""
        if monotonic() >= self._next and not self.damage:
            self.damage = self._damage()
            self._next = monotonic() + LOOK_S
        if self.damage:
            raise StoreBroken(self.damage)

    def close(self) -> None:
        """Look no more, after SQLite has closed the file."""
        os.close(self._shm)

    def _damage(self) -> str:
        try:
            file, wal = self._path.stat(), self._wal.stat()
        except FileNotFoundError as gone:
            return f"{gone.filename} is gone"
        if (_id(file), _id(wal)) != self._ids:
            return f"{self._path} is not the file that was opened"
        frames, pages = _COUNTS.unpack(os.pread(self._shm, _COUNTS.size, _COUNTS_AT))
        if file.st_size < min(self._size, pages * self._page_size):
            return f"{self._path} was cut short"
        if frames and wal.st_size < _WAL_HEAD + frames * (_FRAME_HEAD + self._page_size):
            return f"{self._wal} was cut short"
        self._size = file.st_size
        return ""


def _id(found: os.stat_result) -> tuple[int, int]:
    return (found.st_dev, found.st_ino)
