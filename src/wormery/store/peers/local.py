"""Hints: what servers whisper to each other about tables; whatever is lost, the log repairs."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Final, Protocol

from msgspec import Struct

from wormery.store.ids import GuestId, TableId, Version
from wormery.store.leases import Owner

_MOST_WAITING: Final = 64  # hints for one listener


class NewVersion(Struct, frozen=True, tag="new_version"):
    """Something has happened at a table."""

    table: TableId
    version: Version


class Presence(Struct, frozen=True, tag="presence"):
    """A guest has come to a table, or gone."""

    table: TableId
    guest: GuestId
    here: bool


class Missed(Struct, frozen=True, tag="missed"):
    """Hints may have been lost: look into the log."""

    table: TableId


class Wanted(Struct, frozen=True, tag="wanted"):
    """Somebody knocks elsewhere for a table that this server holds."""

    table: TableId  # the holder's own channel
    wanted: TableId


Hint = NewVersion | Presence | Missed | Wanted


def channel(owner: Owner) -> TableId:
    """Where a server listens for what is meant for it alone."""
    return TableId(f"server:{owner}")


class Heard:
    """What one listener has heard and not yet taken; with too much of it the hints are dropped."""

    def __init__(self, table: TableId) -> None:
        self._table = table
        self._waiting: deque[Hint] = deque()
        self._some = asyncio.Event()

    def put(self, hint: Hint) -> None:
        """Keep a hint until it is taken."""
        if len(self._waiting) >= _MOST_WAITING:
            self._waiting.clear()
            hint = Missed(self._table)
        self._waiting.append(hint)
        self._some.set()

    async def next(self) -> Hint:
        """The next hint, as soon as there is one."""
        await self._some.wait()
        hint = self._waiting.popleft()
        if not self._waiting:
            self._some.clear()
        return hint


class Hints(Protocol):
    """Telling other servers, and hearing from them."""

    def tell(self, hint: Hint) -> None:
        """Whisper to all who listen to the table; nobody waits for it, and it may be lost."""
        ...

    def listen(self, table: TableId) -> AbstractAsyncContextManager[Heard]:
        """Hear what is told about a table; `Missed` comes first, for what was before."""
        ...

    async def close(self) -> None:
        """Fall silent."""
        ...


class Ears:
    """All listeners of this process."""

    def __init__(self) -> None:
        self._by_table: dict[TableId, list[Heard]] = {}

    def add(self, table: TableId) -> Heard:
        """One more listener."""
        heard = Heard(table)
        self._by_table.setdefault(table, []).append(heard)
        return heard

    def remove(self, table: TableId, heard: Heard) -> None:
        """One listener less."""
        self._by_table[table].remove(heard)
        if not self._by_table[table]:
            del self._by_table[table]

    def put(self, hint: Hint) -> None:
        """Give a hint to all who listen to its table."""
        for heard in self._by_table.get(hint.table, ()):
            heard.put(hint)

    def tables(self) -> list[TableId]:
        """The tables that somebody listens to."""
        return list(self._by_table)


class LocalHints:
    """Hints inside one server process; all that is needed with SQLite."""

    def __init__(self) -> None:
        self._ears = Ears()

    def tell(self, hint: Hint) -> None:
        """Whisper to all who listen to the table."""
        self._ears.put(hint)

    @asynccontextmanager
    async def listen(self, table: TableId) -> AsyncIterator[Heard]:
        """Hear what is told about a table; the first thing heard is `Missed`."""
        heard = self._ears.add(table)
        heard.put(Missed(table))
        try:
            yield heard
        finally:
            self._ears.remove(table, heard)

    async def close(self) -> None:
        """Nothing to let go of."""
