"""Admission: who may open a socket, and the way from frames to a session and back."""

import asyncio
from collections import Counter
from dataclasses import dataclass
from functools import partial

from starlette.datastructures import QueryParams
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from wormery.core import Seat
from wormery.protocol.messages import Closing
from wormery.server.addresses import network
from wormery.server.hosts import Hosts
from wormery.server.http.guests import Guests, token_in
from wormery.server.limits import Buckets
from wormery.server.metrics import Metrics
from wormery.server.settings import Settings
from wormery.server.socket.asgi import AsgiConnection
from wormery.server.socket.connection import HANDOVER, Handover
from wormery.server.socket.room import Room
from wormery.server.socket.rooms import Rooms
from wormery.server.socket.session import Session
from wormery.server.socket.viewer import Looks, Viewer
from wormery.store.directory import Guest
from wormery.store.ids import Version, table_id
from wormery.store.leases import Held, address_of
from wormery.store.log import Conflict, StoreFailure
from wormery.table.house import House
from wormery.table.seating.rules import Requester
from wormery.table.table import Table


class Denied(Exception):  # noqa: N818 - an answer to a request
    """No socket, and the HTTP status that says why; perhaps where there would be one."""

    def __init__(self, status: int, elsewhere: str = "") -> None:
        super().__init__(status)
        self.status = status
        self.headers = {"Retry-After": "1"} if status in (429, 503) else {}
        if elsewhere:
            self.headers["Location"] = elsewhere


@dataclass(eq=False)
class Sockets:
    """Lets devices in, a socket each, and holds them to the limits."""

    house: House
    rooms: Rooms
    guests: Guests
    metrics: Metrics
    settings: Settings
    stopping: bool = False

    def __post_init__(self) -> None:
        settings = self.settings
        self._by_guest: Counter[str] = Counter()
        self._by_address: Counter[str] = Counter()
        self._hosts = Hosts(settings)
        self._attempts = Buckets(settings.request_rate, settings.request_burst)
        self._work = Buckets(settings.message_work_rate, settings.message_work_burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One socket, from the request to its end."""
        address = network(scope["client"][0] if scope.get("client") else "")
        await receive()  # websocket.connect
        try:
            guest, table = await self._admit(scope, address)
        except Denied as denied:
            await _deny(scope, receive, send, denied)
            return
        except StoreFailure:
            await _deny(scope, receive, send, Denied(503))
            return
        self._by_guest[guest.id] += 1
        self._by_address[address] += 1
        self.metrics.connections += 1
        self.metrics.opened += 1
        over: asyncio.Future[bool] | None = None
        try:
            over = await self._attend(scope, receive, send, guest, table)
        finally:
            if over is None:
                self._uncount(guest, address)
            else:
                over.add_done_callback(lambda _: self._uncount(guest, address))

    def _uncount(self, guest: Guest, address: str) -> None:
        self.metrics.connections -= 1
        _less(self._by_guest, guest.id)
        _less(self._by_address, address)

    async def _admit(self, scope: Scope, address: str) -> tuple[Guest, Table]:
        settings = self.settings
        if self.stopping or self.metrics.connections >= settings.most_connections:
            raise Denied(503)
        if not self._attempts.take(address):
            raise Denied(429)
        if not self._hosts.may_open(scope):
            raise Denied(403)
        guest = await self.guests.find(token_in(scope["headers"]))
        if guest is None:
            raise Denied(401)
        if (
            self._by_guest[guest.id] >= settings.most_connections_per_guest
            or self._by_address[address] >= settings.most_connections_per_address
        ):
            raise Denied(429)
        wanted = table_id(scope["path_params"]["table"])
        if wanted is None:
            raise Denied(404)
        try:
            table = await self.house.table(wanted)
        except Held as held:
            raise _elsewhere(held, scope) from None
        except (Conflict, StoreFailure):
            raise Denied(503) from None
        if table is None:
            raise Denied(404)
        return guest, table

    async def _attend(
        self, scope: Scope, receive: Receive, send: Send, guest: Guest, table: Table
    ) -> asyncio.Future[bool] | None:
        """Let somebody in; where the socket is handed over the future tells when they are gone."""
        asked = QueryParams(scope["query_string"])
        after = _version(asked.get("after"))
        requester = Requester(guest.id, guest.name, guest.face)
        watching = asked.get("watch") == "1"
        looks = _looks(asked.get("look"))
        handover: Handover | None = scope.get("extensions", {}).get(HANDOVER)
        room = self.rooms.around(table)
        if handover is not None:
            about = table.game.ABOUT
            measured = bool(about.contested) or about.gestures is not None
            connection = handover.connection(self.settings.outbox_bytes, measured=measured)
            viewer = Viewer(requester, connection, watching=watching, looks=looks)
            over = handover.open(self._session(room, viewer).receive)
            self._enter(room, viewer, after)
            over.add_done_callback(partial(self._gone, room, viewer))
            return over
        await send({"type": "websocket.accept"})
        plain = AsgiConnection(send, self.settings.outbox_bytes, self.metrics)
        viewer = Viewer(requester, plain, watching=watching, looks=looks)
        session = self._session(room, viewer)
        self._enter(room, viewer, after)
        try:
            await plain.converse(receive, session.receive)
        finally:
            self._leave(room, viewer)
        return None

    def _gone(self, room: Room, viewer: Viewer, over: asyncio.Future[bool]) -> None:
        self.metrics.dropped += over.result()
        self._leave(room, viewer)

    def _session(self, room: Room, viewer: Viewer) -> Session:
        allowance = self._work.of(viewer.requester.guest)
        return Session(room, viewer, self.settings, self.metrics, allowance)

    def _enter(self, room: Room, viewer: Viewer, after: Version | None) -> None:
        if room.table.lost or self.stopping:
            viewer.send(Closing("moved", self.settings.come_back))
            viewer.connection.hang_up(1012, "moved")
        else:
            room.enter(viewer, after)

    def _leave(self, room: Room, viewer: Viewer) -> None:
        room.leave(viewer)
        self.rooms.tidy(room)


def _elsewhere(held: Held, scope: Scope) -> Denied:
    """Another server has the table: here is its address, or come again."""
    address = address_of(held.owner)
    if not address:
        return Denied(503)
    query = scope["query_string"].decode("latin-1")
    place = f"{address.replace('http', 'ws', 1)}{scope['path']}"
    return Denied(307, f"{place}?{query}" if query else place)


async def _deny(scope: Scope, receive: Receive, send: Send, denied: Denied) -> None:
    if "websocket.http.response" in scope.get("extensions", {}):
        answer = Response(status_code=denied.status, headers=denied.headers)
        await answer(scope, receive, send)
    else:
        await send({"type": "websocket.close", "code": 1008})


def _looks(text: str | None) -> Looks:
    """Nothing said is everywhere, an empty word from beside the table, else a seat."""
    if text is None:
        return "everywhere"
    return Seat(int(text)) if text.isascii() and text.isdigit() and len(text) < 4 else None


def _version(text: str | None) -> Version | None:
    readable = text is not None and len(text) < 16 and text.isascii() and text.isdigit()
    return Version(int(text)) if text and readable else None


def _less(counter: Counter[str], key: str) -> None:
    counter[key] -= 1
    if counter[key] <= 0:
        del counter[key]
