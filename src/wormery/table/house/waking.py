"""Waking: tables lie in the store until something is due there, and come back for it."""

import asyncio
import logging
from collections.abc import Sequence
from typing import Final, Protocol

from wormery.store.directory import FIRST, Directory, DueTable
from wormery.store.ids import Moment, TableId
from wormery.store.leases import Held
from wormery.store.log import Conflict, StoreFailure

_LOGGER = logging.getLogger(__name__)

AHEAD_MS: Final = 15_000
"""How long before its time a table comes back, so that it is there when something is due."""

MOST: Final = 200
"""How many tables come back at one look: the rest waits for the next, and nobody for them."""

_AT_ONCE: Final = 20


class Wakes(Protocol):
    """What waking needs of a house."""

    @property
    def store(self) -> Directory:
        """Where the tables lie."""
        ...

    @property
    def is_full(self) -> bool:
        """Whether no table more may be in memory."""
        ...

    async def make_room(self) -> None:
        """Put tables away where nobody is."""
        ...

    async def table(self, table: TableId) -> object:
        """Bring a table back."""
        ...


class Waking:
    """Goes through the tables that are due, in their order, some at a time."""

    def __init__(self, house: Wakes) -> None:
        self._house = house
        self._looking = asyncio.Lock()
        self._after = FIRST
        self._again: set[TableId] = set()  # could not be read just now
        self._spoilt: set[TableId] = set()  # cannot be read, and will not be by trying again

    def start_again(self) -> None:
        """Look at all that is due, also at what somebody else had when we last looked."""
        self._after = FIRST

    def try_again(self, table: TableId) -> None:
        """Look after a table that could not be read: if we hold it, it is due for nobody else."""
        self._again.add(table)

    def tries(self, table: TableId) -> bool:
        """Whether a table could not be read, and will be soon."""
        return table in self._again

    async def look(self, now: Moment) -> None:
        """Wake what is due by now, or in a moment."""
        async with self._looking:
            await self._look(now)

    async def _look(self, now: Moment) -> None:
        until = Moment(now + AHEAD_MS)
        again, self._again = sorted(self._again), set()
        for start in range(0, len(again), _AT_ONCE):
            await self._wake(again[start : start + _AT_ONCE])
        for _ in range(MOST // _AT_ONCE):
            await self._house.make_room()
            if self._house.is_full:
                return
            page = await self._house.store.due(until, self._after, _AT_ONCE)
            await self._wake([each.table for each in page if each.table not in self._spoilt])
            if len(page) < _AT_ONCE:
                self._after = max(self._after, DueTable(until, TableId("")))
                return
            self._after = page[-1]

    async def _wake(self, tables: Sequence[TableId]) -> None:
        if tables:  # seldom any
            await asyncio.gather(*(self._rouse(table) for table in tables))

    async def _rouse(self, table: TableId) -> None:
        try:
            await self._house.table(table)
        except (Held, Conflict, StoreFailure):  # somebody else sees to it, or we look again
            pass
        except Exception:
            self._spoilt.add(table)
            _LOGGER.exception("a table did not wake up", extra={"table": table})
