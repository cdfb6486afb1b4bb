"""Structs in a file, one a line: what was finished is kept, and a crash costs one line at most."""

from pathlib import Path

from msgspec import Struct

from wormery.core import encode


def whole_lines(file: Path | None) -> bytes:
    """What a file has, but for a last line that was cut short; nothing where there is no file."""
    data = file.read_bytes() if file is not None and file.exists() else b""
    return data[: data.rfind(b"\n") + 1]


class LineFile:
    """A file that grows by lines after its *whole* ones; without a file nothing is kept."""

    def __init__(self, file: Path | None, whole: bytes) -> None:
        self._file = None if file is None else file.open("ab")
        if self._file is not None:
            self._file.truncate(len(whole))

    def add(self, line: Struct) -> None:
        """Keep one more."""
        if self._file is not None:
            self._file.write(encode(line) + b"\n")
            self._file.flush()

    def close(self) -> None:
        """Nothing more is written."""
        if self._file is not None:
            self._file.close()
