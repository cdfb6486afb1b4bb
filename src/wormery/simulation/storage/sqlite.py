"""The log in a real SQLite on a simulated disk, written and read by the code of the real store."""

import sqlite3
from collections.abc import Callable, Sequence
from contextlib import suppress
from random import Random
from typing import Any, cast

import apsw

from wormery.simulation.storage import database
from wormery.simulation.storage.database import Database
from wormery.simulation.storage.disk import Disk
from wormery.store.ids import EMPTY, TableId, Version
from wormery.store.log import Append
from wormery.store.schema import SQLITE
from wormery.store.sqlite.reader import Reader
from wormery.store.sqlite.writer import Writer


class DiskConnection:
    """A connection to a SQLite on a simulated disk, used as one of Python's own sqlite3 is."""

    def __init__(self, disk: Disk) -> None:
        self._real = apsw.Connection("wormery.db", vfs=disk.name)
        self.execute("PRAGMA locking_mode = EXCLUSIVE")  # so that no memory has to be shared
        self.execute("PRAGMA journal_mode = WAL")
        self.execute(f"PRAGMA synchronous = {database.SYNCHRONOUS}")
        self.execute("PRAGMA wal_autocheckpoint = 20")  # often: it is when most can go wrong

    def execute(self, statement: str, parameters: Sequence[Any] = ()) -> Any:
        """Run a statement; its mistakes are those of sqlite3."""
        try:
            return self._real.execute(statement, tuple(parameters))
        except apsw.ConstraintError as problem:
            raise sqlite3.IntegrityError(str(problem)) from None
        except apsw.Error as problem:
            raise sqlite3.OperationalError(str(problem)) from None

    def executemany(self, statement: str, rows: Sequence[Sequence[Any]]) -> None:
        """Run a statement for each row."""
        for row in rows:
            self.execute(statement, row)

    @property
    def in_transaction(self) -> bool:
        """Whether a transaction is open."""
        return bool(self._real.in_transaction)

    def rollback(self) -> None:
        """Undo the open transaction."""
        self.execute("ROLLBACK")

    def close(self) -> None:
        """Let go."""
        self._real.close()


class SqliteDatabase(Database):
    """A database whose log is in SQLite; *on_found* is told what is there after a start."""

    def __init__(self, now: Callable[[], float], random: Random) -> None:
        super().__init__(now)
        self.disk = Disk(f"simulated-{random.getrandbits(64):x}", random)
        self.on_found: Callable[[TableId, Sequence[bytes]], None] = lambda _table, _entries: None
        self._connection: DiskConnection | None = None

    def reopen(self) -> None:
        """The process starts anew, after a power cut: SQLite finds what is left."""
        super().reopen()
        self.close()
        self.disk.start()
        connection = self._connection = DiskConnection(self.disk)
        ((version,),) = connection.execute("PRAGMA user_version")
        if not version:
            for statement in (statement for step in SQLITE for statement in step):
                connection.execute(statement)
            connection.execute(f"PRAGMA user_version = {len(SQLITE)}")
        real = cast("sqlite3.Connection", connection)
        self._writer = Writer(real, self.book, lambda: None)
        self._reader = Reader(real)
        for table in list(self.listings):
            self.on_found(table, self._reader.entries(table, EMPTY))

    def append(self, job: Append) -> Version:
        """Make entries durable, by the code of the real store."""
        (result,) = self._writer.work([job])
        if isinstance(result, Exception):
            raise result
        assert isinstance(result, int)
        if job.listing is not None:
            self.listings[job.table] = job.listing
        for number, entry in enumerate(job.entries, job.expected + 1):
            self.on_append(job.table, Version(number), entry)
        return Version(result)

    def read(self, table: TableId, after: Version, most: int | None) -> Sequence[bytes]:
        """The entries after a version, oldest first."""
        return self._reader.entries(table, after, most)

    def crash(self) -> None:
        """The power goes."""
        self.disk.crash()

    def close(self) -> None:
        """Leave the files as they are; without power nothing more is written to them."""
        if self._connection is not None:
            self.disk.crash()
            with suppress(apsw.Error):
                self._connection.close()
            self._connection = None
