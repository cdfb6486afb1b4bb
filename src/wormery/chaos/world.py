"""Everything that runs in a campaign: servers, doors before them, what they store in."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, Literal

from wormery.bench.load.process import free_port, generous
from wormery.chaos.faults.disk import SmallDisk, small_disk
from wormery.chaos.faults.plan import MEANINGS, Kind
from wormery.chaos.faults.proxy import Door
from wormery.chaos.faults.syscalls import Faults, compiled
from wormery.chaos.server import WormeryServer
from wormery.chaos.services import OwnService, found, give_to, postgres, redis
from wormery.server.settings import Settings

StoreKind = Literal["sqlite", "postgres"]

_COME_BACK_MS: Final = 100


@dataclass
class Installation:
    """What runs, and what can be broken."""

    home: Path
    lease_s: float
    store: str = ""  # as it is read when all is over
    servers: list[WormeryServer] = field(default_factory=list)
    doors: list[Door] = field(default_factory=list)  # one before each server
    faults: list[Faults] = field(default_factory=list)  # one set for each server
    store_faults: Faults | None = None  # of whoever syncs
    database_door: Door | None = None
    postgres: OwnService | None = None
    redis: OwnService | None = None
    disk: SmallDisk | None = None

    @property
    def kinds(self) -> list[Kind]:
        """What can be broken here."""
        missing: set[Kind] = set()
        if self.postgres is None:
            missing |= {"postgres", "redis"}
        if self.disk is None:
            missing |= {"disk_full"}
        if self.store_faults is None:
            missing |= {"slow_sync", "failing_sync", "clock"}
        return [kind for kind in MEANINGS if kind not in missing]

    @property
    def log(self) -> Path:
        """What the servers have said."""
        return self.home / "server.log"

    async def wait(self, patience_s: float = 60.0) -> None:
        """Wait until every server answers."""
        async with asyncio.timeout(patience_s):
            for server in self.servers:
                while not await _answers(server.port):
                    await asyncio.sleep(0.05)


@asynccontextmanager
async def world(kind: StoreKind, lease_s: float) -> AsyncIterator[Installation]:
    """Start everything; all of it is gone when it is over."""
    async with AsyncExitStack() as stack:
        home = Path(stack.enter_context(TemporaryDirectory(prefix="wormery-")))
        home.chmod(0o755)
        made = Installation(home, lease_s)
        made.disk = stack.enter_context(small_disk(home / "disk"))
        library = await asyncio.to_thread(compiled, home)
        if kind == "sqlite":
            await _with_sqlite(made, library, stack)
        else:
            await _with_postgres(made, library, stack)
        for server in made.servers:
            stack.callback(server.close)
            await asyncio.to_thread(server.start)
        await made.wait()
        yield made


async def _with_sqlite(made: Installation, library: Path | None, stack: AsyncExitStack) -> None:
    made.store = str(made.home / "disk" / "wormery.db")
    await _add_server(made, generous(made.store, free_port()), library, stack)
    made.store_faults = made.faults[0] if made.faults else None


async def _with_postgres(made: Installation, library: Path | None, stack: AsyncExitStack) -> None:
    postgres_home, redis_home = made.home / "p", made.home / "r"
    for user, place in (("postgres", postgres_home), ("redis", redis_home)):
        place.mkdir()
        give_to(user, place)
    give_to("postgres", made.home / "disk")
    if library is not None:
        made.store_faults = Faults(library, made.home / "database.faults")
    environment = {} if made.store_faults is None else made.store_faults.environment
    data = made.home / "disk" / "data"
    database = postgres(
        postgres_home, found("initdb", "postgresql"), data=data, environment=environment
    )
    stack.callback(database.service.stop)
    made.postgres, made.store = database, database.url
    made.redis = redis(redis_home, found("redis-server", "redis-server"))
    stack.callback(made.redis.service.stop)
    loop, path = asyncio.get_running_loop(), str(database.door)
    made.database_door = Door(lambda end: loop.create_unix_connection(end, path))
    await made.database_door.open()
    stack.push_async_callback(made.database_door.close)
    store = f"postgresql://wormery@127.0.0.1:{made.database_door.port}/postgres?sslmode=disable"
    settings = replace(generous(store, 0), peers=made.redis.url)
    for _ in range(2):
        await _add_server(made, replace(settings, port=free_port()), library, stack)


async def _add_server(
    made: Installation, settings: Settings, library: Path | None, stack: AsyncExitStack
) -> None:
    loop, port = asyncio.get_running_loop(), settings.port
    door = Door(lambda end: loop.create_connection(end, "127.0.0.1", port))
    await door.open()
    stack.push_async_callback(door.close)
    environment: dict[str, str] = {}
    if library is not None:
        faults = Faults(library, made.home / f"server{len(made.servers)}.faults")
        made.faults.append(faults)
        environment = faults.environment
    address = f"http://127.0.0.1:{door.port}"
    settings = replace(settings, address=address, lease=made.lease_s, come_back=_COME_BACK_MS)
    made.servers.append(WormeryServer(settings, made.log, environment))
    made.doors.append(door)


async def _answers(port: int) -> bool:
    try:
        _, writer = await asyncio.open_connection("127.0.0.1", port)
    except OSError:
        return False
    writer.close()
    return True


def ports(doors: Sequence[Door]) -> list[int]:
    """Where people knock."""
    return [door.port for door in doors]
