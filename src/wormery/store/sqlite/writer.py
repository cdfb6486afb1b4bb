"""The one who writes to the SQLite file: a batch of jobs, one transaction, an answer for each."""

import sqlite3
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from wormery.store.directory import CodeTaken, Guest, Listing
from wormery.store.ids import EMPTY, Moment, TableId, Version
from wormery.store.leases import LeaseBook
from wormery.store.log import Append, Conflict, Job, ResultT, StoreFailure, StoreFull

_MOST_ROWS: Final = 1024  # in one statement

_MOST_KNOWN: Final = 100_000  # tables whose version is kept in memory

_INSERTS: Final = {
    size: f"INSERT INTO entries SELECT * FROM (VALUES {','.join(['(?,?,?)'] * size)})"
    " WHERE column1 IS NOT NULL"
    for size in (1 << power for power in range(_MOST_ROWS.bit_length()))
}
"""Statements for a power of two of rows: few enough to stay prepared; the rest is NULL."""


class Save(Job[None]):
    """A guest."""

    __slots__ = ("guest",)

    def __init__(self, guest: Guest, then: Callable[[Exception | None], None]) -> None:
        super().__init__(then)
        self.guest = guest


class SaveAbsence(Job[None]):
    """A time in which no server was up."""

    __slots__ = ("since", "until")

    def __init__(
        self, since: Moment, until: Moment, then: Callable[[Exception | None], None]
    ) -> None:
        super().__init__(then)
        self.since = since
        self.until = until


class Note(Job[None]):
    """A statement for what is no part of the log."""

    __slots__ = ("parameters", "statement")

    def __init__(
        self,
        statement: str,
        parameters: Sequence[object],
        then: Callable[[Exception | None], None],
    ) -> None:
        super().__init__(then)
        self.statement = statement
        self.parameters = parameters


class Archive(Job[bool]):
    """A table's entries up to a version, compressed; False if somebody has the table or wrote."""

    __slots__ = ("data", "table", "version")

    def __init__(
        self,
        table: TableId,
        version: Version,
        data: bytes,
        then: Callable[[bool | Exception], None],
    ) -> None:
        super().__init__(then)
        self.table = table
        self.version = version
        self.data = data


class LeaseQuestion(Job[ResultT]):
    """A question to the lease book, between two transactions."""

    __slots__ = ("question",)

    def __init__(
        self, question: Callable[[], ResultT], then: Callable[[ResultT | Exception], None]
    ) -> None:
        super().__init__(then)
        self.question = question


@dataclass(slots=True)
class _Plan:
    """What one transaction will write."""

    rows: list[int | bytes] = field(default_factory=list)  # number, version, data, and so on
    tables: list[tuple[int, TableId]] = field(default_factory=list)
    listings: list[tuple[TableId, Listing]] = field(default_factory=list)
    guests: list[Guest] = field(default_factory=list)
    absences: list[tuple[Moment, Moment]] = field(default_factory=list)
    games: list[tuple[str, int, str, int, bytes]] = field(default_factory=list)
    statements: list[tuple[str, Sequence[object]]] = field(default_factory=list)

    def __bool__(self) -> bool:
        """Whether there is anything to write."""
        return bool(self.rows) or not self.is_plain

    @property
    def is_plain(self) -> bool:
        """Whether there is nothing but a few entries."""
        more = (self.listings, self.guests, self.absences, self.statements, self.games)
        return not (self.tables or any(more)) and len(self.rows) <= 3 * _MOST_ROWS


class Writer:
    """Holds the writing connection, the lease book, and where each busy table stands."""

    def __init__(
        self, connection: sqlite3.Connection, book: LeaseBook, look: Callable[[], None]
    ) -> None:
        self._connection = connection
        self._book = book
        self._look = look  # raises StoreFailure if the file is damaged
        self.is_full = False
        self._known: dict[TableId, tuple[int, Version]] = {}  # number (0 is none yet), version
        ((last,),) = connection.execute("SELECT coalesce(max(number), 0) FROM tables")
        self._last_number: int = last

    def work(self, jobs: Sequence[Job[Any]]) -> list[object]:
        """Do all *jobs*, leases first, and say how each went; an exception is an answer."""
        try:
            self._look()
        except StoreFailure as problem:
            return [type(problem)(*problem.args) for _ in jobs]
        questions = [job for job in jobs if isinstance(job, LeaseQuestion)]
        asked = {job: self._ask(job) for job in questions}
        if len(self._known) > _MOST_KNOWN:
            self._known.clear()
        if not asked:
            return self._write(jobs)
        written = iter(self._write([job for job in jobs if job not in asked]))
        return [asked[job] if job in asked else next(written) for job in jobs]

    def _ask(self, job: LeaseQuestion[object]) -> object:
        try:
            return job.question()
        except Exception as answer:
            return answer

    def _write(self, jobs: Sequence[Job[Any]]) -> list[object]:
        plan = _Plan()
        try:
            results = [self._accept(job, plan) for job in jobs]
            self._commit(plan)
            self.is_full = self.is_full and not plan
        except Exception as problem:
            self._undo()
            self.is_full = _is_full(problem)
            if len(jobs) == 1 or isinstance(problem, sqlite3.OperationalError):
                return [_answer(problem) for _ in jobs]
            return [answer for job in jobs for answer in self._write([job])]  # one spoils no other
        return results

    def _accept(self, job: Job[Any], plan: _Plan) -> object:
        if not isinstance(job, Append):
            return self._accept_rest(job, plan)
        table = job.table
        if not self._book.admits(table, job.fence):
            return Conflict(f"fence {job.fence} does not hold table {table}")
        number, version = self._known.get(table) or self._look_up(table)
        if version != job.expected:
            return Conflict(f"table {table} is at version {version}, not {job.expected}")
        self._book.serves(table)
        if not number:
            number = self._last_number = self._last_number + 1
            plan.tables.append((number, table))
        for place, data in enumerate(job.entries, version + 1):
            plan.rows += (number, place, data)
        version = Version(version + len(job.entries))
        self._known[table] = (number, version)
        if job.listing is not None:
            plan.listings.append((table, job.listing))
        for game in job.games:
            plan.games += [(who, game.ended, table, game.number, told) for who, told in game.told]
        return version

    def _accept_rest(self, job: Job[Any], plan: _Plan) -> object:
        match job:
            case Save():
                plan.guests.append(job.guest)
            case SaveAbsence():
                plan.absences.append((job.since, job.until))
            case Note():
                plan.statements.append((job.statement, job.parameters))
            case Archive():
                return self._archive(job, plan)
            case _:
                raise AssertionError(job)
        return None

    def _archive(self, job: Archive, plan: _Plan) -> bool:
        table = job.table
        number, version = self._known.get(table) or self._look_up(table)
        if self._book.owner_of(table) is not None or version != job.version:
            return False
        plan.statements += (
            ("INSERT OR REPLACE INTO archives VALUES (?, ?, ?)", (table, version, job.data)),
            ("DELETE FROM entries WHERE number = ?", (number,)),
            ("UPDATE cards SET archived = 1 WHERE id = ?", (table,)),
        )
        return True

    def _look_up(self, table: TableId) -> tuple[int, Version]:
        rows = self._connection.execute(
            "SELECT number, coalesce("
            "(SELECT max(version) FROM entries WHERE entries.number = tables.number),"
            " (SELECT version FROM archives WHERE archives.id = tables.id), 0)"
            " FROM tables WHERE id = ?",
            (table,),
        ).fetchall()
        return rows[0] if rows else (0, EMPTY)

    def _commit(self, plan: _Plan) -> None:
        """Everything or nothing.

        Every step of a statement hands the GIL to the event loop and has to win it back. A batch of
        entries alone is therefore one statement with one step, which commits by itself.
        """
        if plan.is_plain:
            self._insert(plan.rows)
            return
        self._connection.execute("BEGIN IMMEDIATE")
        self._insert(plan.rows)
        self._connection.executemany("INSERT INTO tables VALUES (?, ?)", plan.tables)
        for table, listing in plan.listings:
            self._put_listing(table, listing)
        for guest in plan.guests:
            self._put_guest(guest)
        self._connection.executemany("INSERT INTO absences VALUES (?, ?)", plan.absences)
        self._connection.executemany(
            "INSERT OR REPLACE INTO played VALUES (?, ?, ?, ?, ?)", plan.games
        )
        for statement, parameters in plan.statements:
            self._connection.execute(statement, parameters)
        self._connection.execute("COMMIT")

    def _insert(self, rows: Sequence[int | bytes]) -> None:
        for start in range(0, len(rows), 3 * _MOST_ROWS):
            some = rows[start : start + 3 * _MOST_ROWS]
            size = 1 << (len(some) // 3 - 1).bit_length()
            self._connection.execute(_INSERTS[size], [*some, *[None] * (3 * size - len(some))])

    def _put_listing(self, table: TableId, listing: Listing) -> None:
        self._connection.execute(
            "INSERT INTO cards VALUES (?, ?, ?, ?, ?, ?, ?, ?, 0) ON CONFLICT (id) DO UPDATE SET"
            " code = excluded.code, public = excluded.public, status = excluded.status,"
            " updated = excluded.updated, data = excluded.data, due = excluded.due,"
            " seen = excluded.seen, archived = 0",
            (
                table,
                listing.code,
                listing.public,
                listing.status,
                listing.updated,
                listing.data,
                listing.due,
                listing.seen,
            ),
        )
        self._connection.execute("DELETE FROM seats WHERE id = ?", (table,))
        self._connection.executemany(
            "INSERT INTO seats VALUES (?, ?, ?, ?)",
            [(table, place, guest, listing.updated) for place, guest in enumerate(listing.guests)],
        )

    def _put_guest(self, guest: Guest) -> None:
        self._connection.execute(
            "INSERT INTO guests VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET"
            " token_hash = excluded.token_hash, name = excluded.name, seen = excluded.seen,"
            " face = excluded.face",
            (guest.id, guest.token_hash, guest.name, guest.created, guest.seen, guest.face),
        )

    def _undo(self) -> None:
        if self._connection.in_transaction:
            self._connection.rollback()
        self._known.clear()  # looked up again when needed


def _is_full(problem: Exception) -> bool:
    code = getattr(problem, "sqlite_errorcode", 0) & 0xFF
    return isinstance(problem, sqlite3.Error) and code == sqlite3.SQLITE_FULL


def _answer(problem: Exception) -> Exception:
    if _is_full(problem):
        return StoreFull(f"SQLite: {problem}")
    if isinstance(problem, sqlite3.IntegrityError) and "cards.code" in str(problem):
        return CodeTaken(str(problem))
    if isinstance(problem, sqlite3.Error):
        return StoreFailure(f"SQLite: {problem}")
    return problem
