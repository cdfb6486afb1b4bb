"""Places where a store can be opened, left and opened again."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from time import monotonic
from typing import Protocol
from uuid import uuid4

from wormery.simulation.storage.database import Database
from wormery.simulation.storage.store import Calm, SimulatedStore
from wormery.store.ids import TableId
from wormery.store.leases import Owner
from wormery.store.postgres.store import PostgresStore
from wormery.store.sqlite.several import SeveralFiles, make_files
from wormery.store.sqlite.store import SqliteStore
from wormery.store.store import Store

GARDEN = TableId("garden")
BALCONY = TableId("1-balcony")  # in another file, where there are several
ANNA = Owner("anna's server")
BERT = Owner("bert's server")
LONG = 3600.0


class Place(Protocol):
    """Where a store is kept."""

    @property
    def keeps_leases(self) -> bool:
        """Whether leases are still there after the store was left."""
        ...

    async def open(self) -> Store:
        """The store, with all that was kept here."""
        ...


class SqlitePlace:
    """A file."""

    keeps_leases = False

    def __init__(self, path: Path) -> None:
        self.path = path

    async def open(self) -> Store:
        """The store in the file."""
        return await SqliteStore.open(self.path)


class FilesPlace(SqlitePlace):
    """Three files, which one worker has."""

    async def open(self) -> Store:
        """The store in the files."""
        await asyncio.to_thread(make_files, self.path, 3)
        return await SeveralFiles.open(self.path)


class SimulatedPlace:
    """A database in memory, with the network and the disk of a calm day."""

    keeps_leases = True

    def __init__(self) -> None:
        self.database = Database(monotonic)

    async def open(self) -> Store:
        """The store of one more server."""
        return SimulatedStore(self.database, Calm())


class PostgresPlace:
    """A new schema of a database."""

    keeps_leases = True

    def __init__(self, url: str, schema: str | None = None) -> None:
        self.url = url
        self.schema = schema or f"test_{uuid4().hex}"

    async def open(self) -> Store:
        """The store in the schema."""
        return await PostgresStore.open(self.url, schema=self.schema, connections=2)


def play(place: Place, scene: Callable[[Store], Awaitable[None]]) -> None:
    """Open the store, let the scene happen, close it."""

    async def whole() -> None:
        store = await place.open()
        try:
            await scene(store)
        finally:
            await store.close()

    asyncio.run(whole())
