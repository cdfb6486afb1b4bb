"""Which worker has a table, and which one answers a request.

A table's worker answers everything about the table. Worker 0 answers what is about the house as a
whole: guests, lists, codes, who wants to play now. Files of the page come from whoever is asked,
and whoever is asked tells how all are: also if the first one does not answer.
"""

from collections.abc import Callable
from functools import partial
from typing import Final
from zlib import crc32

from wormery.store.ids import TableId
from wormery.store.sqlite.several import file_of, named_in
from wormery.table.settings import fresh_id

FIRST: Final = 0
"""The worker that answers for the house."""

WorkerOf = Callable[[TableId], int]

_OF_A_TABLE: Final = (b"/api/tables/", b"/api/mine/")
_OF_THE_HOUSE: Final = (b"/api", b"/t/", b"/replay/")


def worker_of(store: str, workers: int) -> WorkerOf:
    """How tables are spread: by the file they are in, or evenly where all share a PostgreSQL."""
    return partial(_by_name if "://" in store else _by_file, workers)


def new_table(store: str, worker: int, workers: int) -> Callable[[], str]:
    """Makes ids of tables that a worker has."""
    if "://" not in store:
        return lambda: named_in(worker, fresh_id())
    return partial(_fresh_for, worker, workers)


def asked_of(row: bytes, of_table: WorkerOf) -> int | None:
    """Who answers a request that begins with this row; None is anybody."""
    path = row.split(b" ", 2)[1] if row.count(b" ") > 1 else b""
    for about in _OF_A_TABLE:
        if path.startswith(about):
            return of_table(TableId(_first_word(path[len(about) :])))
    return FIRST if path.startswith(_OF_THE_HOUSE) else None


def _first_word(path: bytes) -> str:
    return path.partition(b"?")[0].partition(b"/")[0].decode("latin-1")


def _by_file(workers: int, table: TableId) -> int:
    return file_of(table) % workers


def _by_name(workers: int, table: TableId) -> int:
    return crc32(table.encode()) % workers


def _fresh_for(worker: int, workers: int) -> str:
    while True:
        name = fresh_id()
        if _by_name(workers, TableId(name)) == worker:
            return name
