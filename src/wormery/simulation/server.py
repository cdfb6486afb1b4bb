"""A server process: the real house, rooms and sessions, started, stopped, paused and killed."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Mapping
from random import Random
from typing import Any, Protocol

from starlette.types import Message

from wormery.core import AnyGame
from wormery.server.http.guests import Guests
from wormery.server.metrics import Metrics
from wormery.server.settings import Settings
from wormery.server.socket.admission import Sockets
from wormery.server.socket.batching import Batching
from wormery.server.socket.connection import HANDOVER
from wormery.server.socket.rooms import Rooms
from wormery.simulation.peers import PeerNetwork, SimulatedPeers
from wormery.simulation.people.connection import FarEnd, SimulatedConnection
from wormery.simulation.storage.database import Database
from wormery.simulation.storage.store import SimulatedStore, StoreReach
from wormery.simulation.world import Place, Process, World
from wormery.store.ids import Moment
from wormery.store.log import Conflict, StoreFailure
from wormery.table.clock import SteadyClock
from wormery.table.house import House
from wormery.table.settings import HouseSettings
from wormery.table.table import Table

OUTBOX_BYTES = 12 * 1024  # a whole view, and some more

GENEROUS = Settings(
    message_rate=1e9,
    message_burst=1e9,
    message_work_burst=1e9,
    request_rate=1e9,
    request_burst=1e9,
    outbox_bytes=OUTBOX_BYTES,
)
"""Limits on how fast somebody may ask count by real time, which does not exist here."""

LEASE_S, RENEW_S, HANDOVER_S = 6.0, 2.0, 1.0

SNAPSHOT_EVERY = 10  # entries: logs are short here, and snapshots should be met often


class Site(Protocol):
    """What all servers have in common."""

    world: World
    database: Database
    database_process: Place
    network: PeerNetwork
    games: Mapping[str, AnyGame]
    is_alone: bool
    wall_ahead: int  # milliseconds that the machine's clock was set forward by

    def reach(self, server: str) -> StoreReach:
        """How well a server reaches the store."""
        ...

    def loaded(self, server: "Server", table: Table) -> None:
        """A server has taken a table."""
        ...

    def started(self, server: "Server") -> None:
        """A server is up."""
        ...


class Server:
    """A server that is started again and again under one name."""

    def __init__(self, site: Site, name: str, random: Random) -> None:
        self.name = name
        self._site = site
        self._random = random
        self._batching = Batching()
        self._connections: list[SimulatedConnection] = []
        self._number = 0
        self.house: House | None = None
        self._sockets: Sockets | None = None
        self._rooms = Rooms()
        self.graves: list[Process] = []  # those that it was before
        self.process = Process(site.world, name)
        self.process.kill()
        self.boot()

    @property
    def serves(self) -> bool:
        """Whether it lets anybody in."""
        return self._sockets is not None and not self.process.is_dead

    def boot(self) -> None:
        """Start as a new process, unless there is one."""
        if not self.process.is_dead:
            return
        self._number += 1
        self.process = Process(self._site.world, f"{self.name}.{self._number}")
        self.process.create_task(self._start())

    def kill(self) -> None:
        """Die without a word."""
        self.process.kill()
        self.graves.append(self.process)
        self._sockets = self.house = None
        connections, self._connections = self._connections, []
        for connection in connections:
            connection.die()

    def pause(self) -> None:
        """Stand still."""
        self.process.pause()

    def resume(self) -> None:
        """Go on."""
        self.process.resume()

    def stop(self, then: Callable[[], None]) -> None:
        """Stop in good order; *then* nothing of it is left."""
        self.process.create_task(self._stop(then))

    def call(
        self,
        question: Callable[[House], Awaitable[Any]],
        then: Callable[[Any], None],
        device: Place,
    ) -> None:
        """Ask the house something over HTTP; no answer at all if the server dies meanwhile."""

        async def ask() -> None:
            if self.house is None or self._sockets is None:
                answer: Any = StoreFailure("not yet")
            else:
                try:
                    answer = await question(self.house)
                except Exception as problem:
                    answer = problem
            device.call_later(self._random.uniform(0.01, 0.1), then, answer)

        self.process.call_later(
            self._random.uniform(0.01, 0.1), lambda: self.process.create_task(ask())
        )

    def connect(
        self, device: FarEnd, path: str, query: str, token: str
    ) -> SimulatedConnection | None:
        """A device asks for a socket; what comes of it the device hears on the connection."""
        if not self.serves:
            return None
        latency = self._random.choice((0.005, 0.03, 0.03, 0.15))
        connection = SimulatedConnection(
            device, self.process, self._random, latency, self._batching
        )
        self._connections = [each for each in self._connections if not each.over.done()]
        self._connections.append(connection)
        self.process.call_later(latency, self._let_in, connection, device, path, query, token)
        return connection

    def _let_in(
        self,
        connection: SimulatedConnection,
        device: FarEnd,
        path: str,
        query: str,
        token: str,
    ) -> None:
        if self._sockets is None:
            connection.die()
            return
        scope = {
            "type": "websocket",
            "scheme": "ws",
            "client": (f"10.0.0.{self._random.randrange(1, 250)}", 1234),
            "headers": [(b"authorization", b"Bearer " + token.encode())],
            "path": f"/api/tables/{path}/socket",
            "path_params": {"table": path},
            "query_string": query.encode(),
            "extensions": {HANDOVER: connection, "websocket.http.response": {}},
        }
        told = _Denial(connection, device)
        self.process.create_task(self._sockets(scope, _connects, told))

    async def _start(self) -> None:
        site, process = self._site, self.process
        self._rooms = Rooms()
        self._batching = Batching()
        if site.is_alone:
            site.database.reopen()
        place = process if site.is_alone else site.database_process
        reach = site.reach(self.name)
        store = SimulatedStore(site.database, reach, place=place, alone=site.is_alone)
        clock = SteadyClock(process.count, self._wall, "one machine")
        settings = HouseSettings(
            now=clock,
            seed=lambda: f"{self._random.getrandbits(64):x}",
            table_id=lambda: f"t{self._random.getrandbits(40):x}",
            code=lambda: f"{self._random.getrandbits(30):X}",
            countdown=1_000,
            lease_s=LEASE_S,
            renew_s=RENEW_S,
            count=process.count,
            address=f"http://{self.name}",
            handover_s=HANDOVER_S,
            snapshot_every=SNAPSHOT_EVERY,
            check_snapshots=0.2,
            chance=self._random.random,
        )
        house = House(store, site.games, settings, SimulatedPeers(site.network))
        house.on_table.append(lambda table: site.loaded(self, table))
        try:
            await house.start()
        except (StoreFailure, Conflict):
            process.call_later(1.0, lambda: process.create_task(self._start()))
            return
        metrics = Metrics()
        guests = Guests(store, self._wall)
        self.house = house
        self._sockets = Sockets(house, self._rooms, guests, metrics, GENEROUS)
        site.started(self)

    async def _stop(self, then: Callable[[], None]) -> None:
        """What `Application` does when it is told to stop."""
        house, sockets = self.house, self._sockets
        if house is not None and sockets is not None:
            sockets.stopping = True
            for table in list(house.tables.values()):
                await table.settle()
            self._rooms.close("stopping", 500)
            await asyncio.sleep(0.2)
            with contextlib.suppress(StoreFailure, Conflict):
                await house.stop()
            await house.store.close()
        then()

    def _wall(self) -> Moment:
        return Moment(round(self._site.world.now * 1000) + self._site.wall_ahead)


async def _connects() -> Message:
    return {"type": "websocket.connect"}


class _Denial:
    """Hears what the server says to a socket that it does not accept."""

    def __init__(self, connection: SimulatedConnection, device: FarEnd) -> None:
        self._connection = connection
        self._device = device

    async def __call__(self, message: Message) -> None:
        """Tell the device, as an error of the handshake."""
        if message["type"] != "websocket.http.response.start":
            return
        headers = dict(message["headers"])
        where = headers.get(b"location", b"").decode()
        denied: Any = self._device
        self._device.process.call_later(
            0.02, denied.denied, self._connection, message["status"], where
        )
