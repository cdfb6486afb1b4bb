"""The connection to PostgreSQL: opened, its schema made current, and tried again when broken."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final, TypeAlias, TypeVar

import asyncpg

from wormery.store.log import StoreFailure, StoreFull
from wormery.store.schema import POSTGRES, SchemaTooNew

if TYPE_CHECKING:
    from asyncpg.pool import PoolConnectionProxy

    Connection: TypeAlias = (
        "asyncpg.Connection[asyncpg.Record] | PoolConnectionProxy[asyncpg.Record]"
    )
    Pool: TypeAlias = "asyncpg.Pool[asyncpg.Record]"

ResultT = TypeVar("ResultT")

_MIGRATING: Final = 0x576F726D  # the advisory lock that servers starting together take in turn

PASSING: Final = (
    OSError,  # a time-out is one, too
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,  # the connection is closed
    asyncpg.InternalClientError,  # the server's farewell came in between
    asyncpg.OperatorInterventionError,  # the server stops or starts
    asyncpg.TransactionRollbackError,  # a deadlock with another server's batch
    asyncpg.TooManyConnectionsError,
)
"""What goes away by itself, most often; what was asked may have been done all the same."""

SPOILT: Final = (
    asyncpg.DataError,
    asyncpg.IntegrityConstraintViolationError,
    TypeError,
    ValueError,
)
"""What lies in the data of one request, and not in the store."""


async def patiently(
    do: Callable[[bool], Awaitable[ResultT]], patience: float, pause: float = 0.05
) -> ResultT:
    """Do it, again if need be, for *patience* seconds; *do* is told whether it is again."""
    loop = asyncio.get_running_loop()
    until = loop.time() + patience
    again = False
    while True:
        try:
            return await do(again)
        except SPOILT:
            raise
        except PASSING as problem:
            if loop.time() >= until:
                raise StoreFailure(f"PostgreSQL: {problem!r}") from problem
        except asyncpg.DiskFullError as problem:
            raise StoreFull(f"PostgreSQL: {problem}") from problem
        except asyncpg.PostgresError as problem:
            raise StoreFailure(f"PostgreSQL: {problem}") from problem
        again = True
        await asyncio.sleep(pause)
        pause = min(2 * pause, 1.0)


class Address:
    """Where the database is, and the schema in it that is ours."""

    def __init__(self, dsn: str, schema: str, timeout: float) -> None:
        if not (schema.isascii() and schema.isidentifier()):
            raise ValueError(f"{schema!r} cannot be the name of a schema")
        self.dsn = dsn
        self.schema = schema
        self.timeout = timeout
        self.settings = {
            "application_name": "wormery",
            "search_path": schema,
            "synchronous_commit": "on",  # whatever the database's default
            "jit": "off",  # our statements are short
        }

    async def connect(self) -> "asyncpg.Connection[asyncpg.Record]":
        """A connection of one's own."""
        return await asyncpg.connect(
            self.dsn,
            server_settings=self.settings,
            timeout=self.timeout,
            command_timeout=self.timeout,
        )

    async def pool(self, size: int) -> "Pool":
        """Connections to share."""
        return await asyncpg.create_pool(
            self.dsn,
            min_size=1,
            max_size=size,
            server_settings=self.settings,
            timeout=self.timeout,
            command_timeout=self.timeout,
            reset=_leave,
        )

    async def prepare(self) -> None:
        """Bring the schema up to date, one server at a time."""
        connection = await self.connect()
        try:
            async with connection.transaction():
                await connection.execute("SELECT pg_advisory_xact_lock($1)", _MIGRATING)
                await self._refuse_forgetful(connection)
                await self._migrate(connection)
        finally:
            await connection.close()

    async def _refuse_forgetful(self, connection: "Connection") -> None:
        if await connection.fetchval("SHOW fsync") != "on":
            raise StoreFailure("PostgreSQL runs with fsync off and would forget moves in a crash")

    async def _migrate(self, connection: "Connection") -> None:
        await connection.execute(f'CREATE SCHEMA IF NOT EXISTS "{self.schema}"')
        await connection.execute("CREATE TABLE IF NOT EXISTS schema_version (version int NOT NULL)")
        version = await connection.fetchval("SELECT max(version) FROM schema_version") or 0
        if version > len(POSTGRES):
            raise SchemaTooNew(f"schema {self.schema}", version, len(POSTGRES))
        for step in POSTGRES[version:]:
            for statement in step:
                await connection.execute(statement)
        if version < len(POSTGRES):
            await connection.execute("INSERT INTO schema_version VALUES ($1)", len(POSTGRES))
        await connection.execute("DELETE FROM owners WHERE expires < now() - interval '1 day'")


async def _leave(_connection: "Connection") -> None:
    """Nothing to tidy up between two uses: we leave no state in a session."""
