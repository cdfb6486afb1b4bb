"""All tables of the house, for whoever answers requests: of this process, or of all workers."""

from collections.abc import Mapping, Sequence
from typing import Protocol

from msgspec import Struct

from wormery.server.metrics import Counted, Metrics
from wormery.server.socket.rooms import Rooms
from wormery.server.store_health import StoreHealth
from wormery.store.ids import TableId
from wormery.table.house import House, Open
from wormery.table.listing import awaited
from wormery.table.seating.commands import Leave, TableCommand
from wormery.table.seating.rules import Requester
from wormery.table.seating.state import playing


class Glance(Struct, frozen=True):
    """What is known of a table beside its listing, where it is served at the moment."""

    watching: int = 0  # how many look on without a seat
    in_memory: bool = False
    awaited: tuple[int, ...] | None = None  # seats whose turn it is


class ProcessReport(Struct, frozen=True):
    """How a process is, and what it has counted."""

    counted: Counted
    trouble: str = ""


class AllTables(Protocol):
    """The tables of a house, wherever they are served."""

    async def open(self, opener: Requester, wanted: Open) -> TableId:
        """Open a table; Refusal if it cannot be played like that."""
        ...

    async def ask(
        self, table: TableId, requester: Requester, request_id: str, command: TableCommand
    ) -> None:
        """Ask something of a table, and wait until it is durable; raises the Refusal."""
        ...

    async def give_up(self, table: TableId, requester: Requester) -> None:
        """Somebody gives up all their seats, unless a game is on."""
        ...

    async def look_at(self, tables: Sequence[TableId]) -> Mapping[TableId, Glance]:
        """How it looks at tables, as far as they are in memory anywhere."""
        ...

    async def reports(self) -> Sequence[ProcessReport]:
        """How all processes are that serve tables."""
        ...


class Here:
    """The tables of this very process."""

    def __init__(
        self, house: House, rooms: Rooms, metrics: Metrics, store_health: StoreHealth
    ) -> None:
        self._house, self._rooms = house, rooms
        self._metrics, self._store_health = metrics, store_health

    async def open(self, opener: Requester, wanted: Open) -> TableId:
        """Open a table."""
        return (await self._house.open(opener, wanted)).id

    async def ask(
        self, table: TableId, requester: Requester, request_id: str, command: TableCommand
    ) -> None:
        """Ask something of a table."""
        found = await self._house.table(table)
        if found is not None:
            await found.ask(requester, request_id, command)

    async def give_up(self, table: TableId, requester: Requester) -> None:
        """Somebody gives up all their seats, unless a game is on."""
        found = await self._house.table(table)
        if found is not None and not playing(found.seating):
            for seat in found.seating.seats_of(requester.guest):
                await found.ask(requester, f"leave{seat}", Leave(seat))

    async def look_at(self, tables: Sequence[TableId]) -> Mapping[TableId, Glance]:
        """How it looks at tables."""
        return {table: self._glance(table) for table in tables}

    async def reports(self) -> Sequence[ProcessReport]:
        """How this process is."""
        trouble = self._house.problem or await self._store_health.trouble()
        return (ProcessReport(self._metrics.counted(self._house), trouble),)

    def _glance(self, table: TableId) -> Glance:
        known, watching = self._house.tables.get(table), self._rooms.watching(table)
        if known is None:
            return Glance(watching)
        turn = awaited(known.game, known.scene)
        return Glance(watching, in_memory=True, awaited=turn)
