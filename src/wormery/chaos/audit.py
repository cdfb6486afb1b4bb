"""The log itself, read by other code than the server's, against what clients were told."""

import asyncio
import json
import sqlite3
from collections import Counter
from collections.abc import AsyncIterator, Mapping, Sequence

from msgspec import Struct

from wormery.chaos.people.ledger import Ledger, TableBook
from wormery.core import AnyGame
from wormery.table.fold import steps

_AT_ONCE = 50  # tables


class Audit(Struct):
    """What the log says to what clients were told."""

    entries: int = 0
    lost: int = 0  # acknowledged or shown, and not in the log at that version
    doubled: int = 0  # in the log more than once
    undone: int = 0  # refused, and in the log after all
    unreadable: int = 0  # tables whose log has gaps or does not replay


async def audit(store: str, ledger: Ledger, games: Mapping[str, AnyGame]) -> Audit:
    """Read every table's log from the store and compare."""
    found = Audit()
    async for table, entries in _logs(store, list(ledger.tables)):
        book = ledger.tables[table]
        await asyncio.to_thread(_compare, found, table, book, entries, ledger)
        if not await asyncio.to_thread(_replays, games[book.game], entries):
            found.unreadable += 1
            ledger.note("unreadable", f"{table}: the log does not replay")
    return found


def _compare(
    found: Audit, table: str, book: TableBook, entries: Sequence[bytes], ledger: Ledger
) -> None:
    ids = [json.loads(entry).get("id", "") for entry in entries]
    found.entries += len(ids)
    if book.highest > len(ids):
        found.lost += 1
        ledger.note(
            "lost", f"{table}: version {book.highest} was shown, the log ends at {len(ids)}"
        )
    for request_id, version in book.acknowledged.items():
        if version > len(ids) or request_id != ids[version - 1]:
            found.lost += 1
            ledger.note("lost", f"{table}: {request_id} was acknowledged at {version}")
    for request_id, count in Counter(filter(None, ids)).items():
        if count > 1:
            found.doubled += 1
            ledger.note("doubled", f"{table}: {request_id} is in the log {count} times")
        if request_id in book.refused and request_id not in book.acknowledged:
            found.undone += 1
            ledger.note("undone", f"{table}: {request_id} was refused and is in the log")


def _replays(game: AnyGame, entries: Sequence[bytes]) -> bool:
    try:
        for _ in steps(game, entries):
            pass
    except Exception:
        return False
    return True


async def _logs(store: str, tables: Sequence[str]) -> AsyncIterator[tuple[str, list[bytes]]]:
    """Every table and its entries; a log with a gap ends before it."""
    for start in range(0, len(tables), _AT_ONCE):
        some = tables[start : start + _AT_ONCE]
        read = _from_postgres if "://" in store else _from_sqlite
        for table, rows in (await read(store, some)).items():
            whole = [data for place, (version, data) in enumerate(rows, 1) if version == place]
            yield table, whole


Rows = dict[str, list[tuple[int, bytes]]]


async def _from_sqlite(store: str, tables: Sequence[str]) -> Rows:
    connection = sqlite3.connect(f"file:{store}?mode=ro", uri=True)
    query = (
        "SELECT version, data FROM entries JOIN tables USING (number) WHERE id = ? ORDER BY version"
    )
    try:
        return {table: connection.execute(query, (table,)).fetchall() for table in tables}
    finally:
        connection.close()


async def _from_postgres(store: str, tables: Sequence[str]) -> Rows:
    import asyncpg  # noqa: PLC0415 - optional

    connection = await asyncpg.connect(store)
    query = "SELECT version, data FROM wormery.entries WHERE id = $1 ORDER BY version"
    try:
        return {
            table: [(row["version"], row["data"]) for row in await connection.fetch(query, table)]
            for table in tables
        }
    finally:
        await connection.close()
