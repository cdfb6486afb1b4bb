"""A disk in memory for SQLite: what was not synced may be lost or torn when the power goes."""

from collections.abc import Callable
from random import Random
from typing import Any, Final

import apsw

SECTOR: Final = 512
"""Bytes that are written whole or not at all."""


class _Content:
    """A file: what is read, and what of it is safe."""

    def __init__(self) -> None:
        self.now = bytearray()
        self.safe = bytearray()
        self.unsafe: list[tuple[int, bytes]] = []  # writes since the last sync

    def write(self, data: bytes, offset: int) -> None:
        """Change what is read."""
        _put(self.now, data, offset)
        self.unsafe.append((offset, data))

    def truncate(self, size: int) -> None:
        """Shorten it, for good."""
        self.sync()
        del self.now[size:], self.safe[size:]

    def sync(self) -> None:
        """All of it is safe."""
        for offset, data in self.unsafe:
            _put(self.safe, data, offset)
        self.unsafe.clear()

    def crash(self, random: Random) -> None:
        """Of what was not synced, any sectors may be there and any others may not."""
        for offset, data in self.unsafe:
            for start in range(0, len(data), SECTOR):
                if random.random() < 0.5:
                    _put(self.safe, data[start : start + SECTOR], offset + start)
        self.unsafe.clear()
        self.now = bytearray(self.safe)


def _put(content: bytearray, data: bytes, offset: int) -> None:
    if len(content) < offset:
        content.extend(bytes(offset - len(content)))
    content[offset : offset + len(data)] = data


class Disk(apsw.VFS):
    """All files; *on_power_cut* is called when the power goes in the middle of a write."""

    def __init__(self, name: str, random: Random) -> None:
        super().__init__(name, base="")
        self.name = name
        self.syncs_for_nothing = False  # a disk that lies
        self.on_power_cut: Callable[[], None] = lambda: None
        self._random = random
        self._files: dict[str, _Content] = {}
        self._is_on = True
        self._writes_left: int | None = None

    def cut_power_after(self, writes: int | None) -> None:
        """Let the power go after so many writes and syncs; None: not at all."""
        self._writes_left = writes

    def crash(self) -> None:
        """The power is gone; whoever has a file open can do nothing more with it."""
        self._is_on = False

    def start(self) -> None:
        """The power is back."""
        for content in self._files.values():
            content.crash(self._random)
        self._is_on, self._writes_left = True, None

    def spend(self) -> None:
        """One more write or sync; an error when there is no power."""
        if self._writes_left is not None and self._is_on:
            self._writes_left -= 1
            if self._writes_left < 0:
                self._is_on = False
                self.on_power_cut()
        if not self._is_on:
            raise apsw.IOError("no power")

    def xOpen(self, name: Any, flags: list[int]) -> "_File":  # type: ignore[override]  # noqa: N802 - SQLite's name
        path = name.filename() if isinstance(name, apsw.URIFilename) else str(name)
        flags[1] = flags[0]
        return _File(self, self._files.setdefault(path, _Content()))

    def xAccess(self, pathname: str, flags: int) -> bool:  # noqa: N802, ARG002
        return pathname in self._files

    def xFullPathname(self, name: str) -> str:  # noqa: N802
        return name

    def xDelete(self, filename: str, syncdir: bool) -> None:  # noqa: N802, ARG002
        self.spend()
        self._files.pop(filename, None)


class _File:
    """An open file, as SQLite uses it."""

    def __init__(self, disk: Disk, content: _Content) -> None:
        self._disk = disk
        self._content = content

    def xRead(self, amount: int, offset: int) -> bytes:  # noqa: N802
        return bytes(self._content.now[offset : offset + amount])

    def xWrite(self, data: bytes, offset: int) -> None:  # noqa: N802
        self._disk.spend()
        self._content.write(bytes(data), offset)

    def xTruncate(self, size: int) -> None:  # noqa: N802
        self._disk.spend()
        self._content.truncate(size)

    def xSync(self, flags: int) -> None:  # noqa: N802, ARG002
        self._disk.spend()
        if not self._disk.syncs_for_nothing:
            self._content.sync()

    def xFileSize(self) -> int:  # noqa: N802
        return len(self._content.now)

    def xLock(self, level: int) -> None:  # noqa: N802
        """One process has it for itself."""

    def xUnlock(self, level: int) -> None:  # noqa: N802
        """One process has it for itself."""

    def xCheckReservedLock(self) -> bool:  # noqa: N802
        return False

    def xFileControl(self, op: int, ptr: int) -> bool:  # noqa: N802, ARG002
        return False

    def xSectorSize(self) -> int:  # noqa: N802
        return SECTOR

    def xDeviceCharacteristics(self) -> int:  # noqa: N802
        return int(apsw.SQLITE_IOCAP_POWERSAFE_OVERWRITE)

    def xClose(self) -> None:  # noqa: N802
        """Nothing to let go of."""
