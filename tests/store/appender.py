"""A server to be killed: appends to a few tables for ever, and prints what is acknowledged."""

import asyncio
import sys
from pathlib import Path

from tests.store.places import Place, PostgresPlace, SqlitePlace
from wormery.store.directory import OPEN, Listing
from wormery.store.ids import Moment, TableId, Version
from wormery.store.leases import Owner
from wormery.store.store import Store

TABLES = [TableId(f"table{number}") for number in range(6)]
LAPSED = 0.0  # the next server need not wait; nobody else wants the tables


def entry(table: TableId, version: int) -> bytes:
    """The entry that makes *version*."""
    return f"{table} {version}".encode()


def place_at(words: list[str]) -> Place:
    """The place that the words of a command line name."""
    match words:
        case ["sqlite", path]:
            return SqlitePlace(Path(path))
        case ["postgres", url, schema]:
            return PostgresPlace(url, schema)
        case _:
            raise ValueError(words)


async def append_for_ever(store: Store, table: TableId, owner: Owner) -> None:
    """One to three entries at a time, and the listing with them."""
    fence = await store.lease(table, owner, LAPSED)
    version = Version(len(await store.read(table)))
    while True:
        more = 1 + version % 3
        entries = [entry(table, version + step) for step in range(1, more + 1)]
        listing = Listing(table, public=True, status=OPEN, updated=Moment(version + more))
        version = await store.append(table, version, entries, fence, listing)
        print(table, version, flush=True)


async def main(words: list[str]) -> None:
    """Append to all tables at once."""
    store = await place_at(words).open()
    owner = Owner("to be killed")
    await asyncio.gather(*(append_for_ever(store, table, owner) for table in TABLES))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1:]))
