"""Reading the log of a table within bounds: some entries at a time, and no more than so many."""

from collections.abc import Sequence

from wormery.core import Refusal
from wormery.server.http.responses import HttpProblem
from wormery.store.ids import EMPTY, TableId, Version
from wormery.store.log import Log

AT_ONCE = 1_000
"""Entries that are read from the store in one go."""

MOST_FOLDED = 50_000
LARGEST_FOLDED = 32 * 1024 * 1024
"""How many entries, and bytes, of one log are played again for somebody who asks (TB-16)."""


async def read_page(
    store: Log, table: TableId, after: Version, most: int, size: int
) -> list[bytes]:
    """The entries after a version: so many at most, and about so many bytes."""
    found: list[bytes] = []
    while len(found) < most and size > 0:
        wanted = min(AT_ONCE, most - len(found))
        part = await store.read(table, Version(after + len(found)), wanted)
        for entry in part:
            if size <= 0:
                break
            found.append(entry)
            size -= len(entry)
        if len(part) < wanted:
            break
    return found


async def read_log(store: Log, table: TableId, until: Version | None = None) -> Sequence[bytes]:
    """A log from its beginning, perhaps *until* a version; refused if it is too long (TB-16)."""
    most = MOST_FOLDED + 1 if until is None else min(until, MOST_FOLDED + 1)
    entries = await read_page(store, table, EMPTY, most, LARGEST_FOLDED)
    if not entries:
        raise HttpProblem(404, "TB-18", "there is no such table")
    if len(entries) > MOST_FOLDED or sum(map(len, entries)) >= LARGEST_FOLDED:
        raise Refusal("TB-16", "too_long")
    return entries
