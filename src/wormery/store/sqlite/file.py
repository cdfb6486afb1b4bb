"""The SQLite file itself: claimed for one process, brought up to date, ready to write and read."""

import sqlite3
from pathlib import Path
from typing import Final

from wormery.store.schema import SQLITE, SchemaTooNew
from wormery.store.sqlite.watch import FileWatch

_APPLICATION: Final = int.from_bytes(b"Worm", "big")  # stands in the head of the file


class StoreInUse(Exception):  # noqa: N818 - an answer: there is a server already
    """Another server has the file open."""


class ForeignFile(Exception):  # noqa: N818 - an answer: choose another file
    """The file belongs to another program."""


_PAGES: Final = 8_000
"""How long the write-ahead log grows before it is folded in, in pages of 4 KiB.

Busy tables write to the same pages again and again; the seldomer they are folded in, the less is
written twice.
"""


class SqliteFile:
    """A claimed file with two connections; WAL and synchronous=FULL make a commit durable."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._claim = _claim(path)
        try:
            self.writing = _connect(path)
            self.openings = self._bring_up_to_date()
            self.reading = connect_to_read(path)
            ((page_size,),) = self.reading.execute("PRAGMA page_size")
            self.watch = FileWatch(path, page_size)
        except BaseException:
            self._claim.close()
            raise

    def close(self) -> None:
        """Let go of the file; the write-ahead log goes back into it."""
        self.reading.close()
        self.writing.close()
        self.watch.close()
        self._claim.close()

    def _bring_up_to_date(self) -> int:
        """Take the missing steps of the schema; how often the file was opened, this time too."""
        self.writing.execute("BEGIN IMMEDIATE")
        version = self._version()
        for step in SQLITE[version:]:
            for statement in step:
                self.writing.execute(statement)
        self.writing.execute(f"PRAGMA application_id = {_APPLICATION}")
        self.writing.execute(f"PRAGMA user_version = {len(SQLITE)}")
        ((openings,),) = self.writing.execute(
            "UPDATE openings SET count = count + 1 RETURNING count"
        )
        self.writing.execute("COMMIT")
        assert isinstance(openings, int)
        return openings

    def _version(self) -> int:
        ((application,),) = self.writing.execute("PRAGMA application_id")
        ((version,),) = self.writing.execute("PRAGMA user_version")
        ((things,),) = self.writing.execute("SELECT count(*) FROM sqlite_schema")
        if things and application != _APPLICATION:
            raise ForeignFile(f"{self._path} is not a Wormery store")
        if version > len(SQLITE):
            raise SchemaTooNew(str(self._path), version, len(SQLITE))
        assert isinstance(version, int)
        return version


def _claim(path: Path) -> sqlite3.Connection:
    """Lock a small file beside the store; the operating system unlocks it when the process ends."""
    claim = sqlite3.connect(
        f"{path}.lock", timeout=0, isolation_level=None, check_same_thread=False
    )
    try:
        claim.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as problem:
        claim.close()
        raise StoreInUse(f"{path} is in use by another server ({problem})") from None
    return claim


def connect_to_read(path: Path) -> sqlite3.Connection:
    """A connection that changes nothing, beside whoever writes to the file."""
    connection = _connect(path)
    connection.execute("PRAGMA query_only = ON")
    return connection


def _connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute(f"PRAGMA wal_autocheckpoint = {_PAGES}")
    return connection
