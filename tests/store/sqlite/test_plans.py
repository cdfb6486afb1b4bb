"""Whatever a player waits for is found by an index, however many tables are stored."""

import re
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from wormery.store.directory import FIRST
from wormery.store.games import LAST
from wormery.store.ids import EMPTY, GuestId, Moment, TableId
from wormery.store.sqlite.file import SqliteFile
from wormery.store.sqlite.reader import Reader

_SCAN = r"SCAN (?!cards USING INDEX cards_(open|running))"
"""Of anything but what waits or is on: those indexes have nothing else, and so many are read."""

QUESTIONS: dict[str, Callable[[Reader], object]] = {
    "entries": lambda reader: reader.entries(TableId("t"), EMPTY),
    "snapshot": lambda reader: reader.snapshot(TableId("t")),
    "find": lambda reader: reader.find("ABCDEF"),
    "listing": lambda reader: reader.listing(TableId("t")),
    "open tables": lambda reader: reader.open_tables(50),
    "watchable": lambda reader: reader.watchable(Moment(5), 50),
    "tables of a guest": lambda reader: reader.tables_of(GuestId("g"), 50),
    "games of a guest": lambda reader: reader.games_of(GuestId("g"), LAST, 50),
    "due": lambda reader: reader.due(Moment(5), FIRST, 50),
    "absence": lambda reader: reader.absence(Moment(5), Moment(6)),
    "guest": lambda reader: reader.guest_by_token_hash(b"hash"),
    "finished": lambda reader: reader.finished(Moment(5), 50),
}


@pytest.mark.parametrize("question", QUESTIONS)
def test_no_question_reads_all_tables(question: str, tmp_path: Path) -> None:
    """A scan would grow with everything that was ever played."""
    file = SqliteFile(tmp_path / "t.db")
    asked: list[str] = []
    file.reading.set_trace_callback(asked.append)
    QUESTIONS[question](Reader(file.reading))
    file.reading.set_trace_callback(None)
    assert asked
    for statement in asked:
        plan = _plan(file.reading, statement)
        assert not re.search(_SCAN, plan), plan
        assert "TEMP B-TREE" not in plan, plan
    file.close()


def _plan(connection: sqlite3.Connection, statement: str) -> str:
    rows = connection.execute(f"EXPLAIN QUERY PLAN {statement}")
    return "\n".join(str(row[3]) for row in rows)
