"""A device at a table, as the page in a browser is one: an outbox, a fold, and coming back.

Requests are kept until they are answered and sent again under the same id; a broken connection is
made anew with the last version seen, after a wait that doubles. All waits are shorter than a
browser's, so that more can be broken in the same time.
"""

import asyncio
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from picows import (
    WSError,
    WSFrame,
    WSInvalidStatusError,
    WSListener,
    WSMsgType,
    WSTransport,
    ws_connect,
)

from wormery.chaos.people.ledger import Ledger

Message = dict[str, Any]

FIRST_WAIT_S: Final = 0.1
LONGEST_WAIT_S: Final = 1.0
PULSE_S: Final = 1.0  # without a word, until it is asked whether anybody is there
MOST_PULSES: Final = 3  # without an answer, until the connection is given up

_read = msgspec.json.Decoder(Message).decode
_write = msgspec.json.Encoder().encode


class TableDevice:
    """One socket at one table, again and again."""

    def __init__(  # noqa: PLR0913 - who, where, and what is known of it
        self,
        table: str,
        token: str,
        doors: Sequence[int],
        ledger: Ledger,
        random: Random,
        *,
        watching: bool = False,
    ) -> None:
        self.table = table
        self.seat: int | None = None
        self.seating: Message = {}
        self.view: Message | None = None
        self.version = 0
        self.on_change: Callable[[], None] = lambda: None
        self.on_end: Callable[[str, bool], None] = lambda _request_id, _accepted: None
        self.outbox: dict[str, Message] = {}
        self.connections = 0  # made so far
        self._token, self._doors = token, doors
        self._ledger, self._random = ledger, random
        self._watching = watching
        self._socket: WSTransport | None = None
        self._listener: _Listener | None = None  # of the connection that counts
        self._messages = 0  # messages on this connection
        self._problem: Exception | None = None  # a bug of ours
        self._is_live = False
        self._is_whole = True  # ask for whole views, not for what was missed
        self._wait_s = FIRST_WAIT_S
        self._elsewhere: int | None = None  # the door that another one has named
        self._floor = 0  # what anybody had seen when we knocked

    async def stay(self) -> None:
        """Be at the table until cancelled, whatever happens to the connection."""
        while True:
            try:
                await self.visit()
            except (OSError, WSError, TimeoutError) as problem:
                self._check_denied(problem)
            await asyncio.sleep(self._wait_s * self._random.uniform(0.5, 1.0))
            self._wait_s = min(LONGEST_WAIT_S, 2 * self._wait_s)

    async def visit(self) -> None:
        """Connect, and receive until the connection is gone."""
        self._floor = self._ledger.tables[self.table].highest
        listener = self._listener = _Listener(self)
        try:
            socket, _ = await ws_connect(
                lambda: listener,
                self._address(),
                extra_headers={"Authorization": f"Bearer {self._token}"},
                websocket_handshake_timeout=3,
                max_redirects=0,  # like a browser: where to go is the device's business
            )
            await self._stay_alive(socket)
        finally:
            self._hang_up()
        if self._problem is not None:
            raise self._problem

    def _hang_up(self) -> None:
        socket, self._socket = self._socket, None
        self._listener, self._is_live = None, False
        if socket is not None:
            socket.disconnect(graceful=False)

    def opened(self, listener: "_Listener", socket: WSTransport) -> None:
        """A connection is there; one that was given up before it was is of no use."""
        if listener is not self._listener:
            socket.disconnect(graceful=False)
            return
        self._socket, self._messages = socket, 0
        self.connections += 1

    def received(self, listener: "_Listener", message: bytes) -> None:
        """A message has come; what an earlier connection still sends does not count."""
        if listener is not self._listener:
            return
        self._messages += 1
        try:
            is_of_use = self._receive(_read(message))
        except Exception as problem:
            self._problem, is_of_use = problem, False
        if not is_of_use and self._socket is not None:
            self._socket.disconnect(graceful=False)

    def play(self, seat: int, command: object) -> str:
        """Request something of the game."""
        return self._request({"type": "play", "seat": seat, "command": command})

    def ask(self, command: object) -> str:
        """Request something of the table."""
        return self._request({"type": "ask", "command": command})

    def stream(self, seat: int, piece: object, *, is_last: bool = False) -> str | None:
        """Send a piece of a gesture; the last one is a request, but cannot be sent again."""
        request_id = self._new_id() if is_last else None
        self._send({"type": "stream", "seat": seat, "piece": piece, "request_id": request_id})
        return request_id

    def _request(self, message: Message) -> str:
        request_id = self._new_id()
        self.outbox[request_id] = message = {**message, "request_id": request_id}
        if self._is_live:
            self._send(message)
        return request_id

    def _new_id(self) -> str:
        return f"{self._random.getrandbits(96):024x}"

    def _address(self) -> str:
        asked = [] if self._is_whole else [f"after={self.version}"]
        asked += ["watch=1"] if self._watching else []
        door = self._elsewhere or self._random.choice(self._doors)
        self._elsewhere = None
        return f"ws://127.0.0.1:{door}/api/tables/{self.table}/socket?{'&'.join(asked)}"

    def _send(self, message: Message) -> None:
        """Without waiting: what does not arrive is sent again, or was a gesture that failed."""
        if self._socket is not None:
            self._socket.send(WSMsgType.TEXT, _write(message))

    async def _stay_alive(self, socket: WSTransport) -> None:
        """Until the connection is gone, or nothing has come for long."""
        gone, silent = asyncio.ensure_future(socket.wait_disconnected()), 0
        try:
            while silent < MOST_PULSES:
                before = self._messages
                done, _ = await asyncio.wait([gone], timeout=PULSE_S)
                if done:
                    return
                silent = silent + 1 if before == self._messages else 0
                if silent:
                    self._send({"type": "ping", "sent": 1})
        finally:
            gone.cancel()

    def _receive(self, message: Message) -> bool:
        """Take a message in; whether this connection is still of use."""
        match message["type"]:
            case "welcome":
                self._enter(message)
            case "yours":
                self.seat = next(iter(message["seats"]), None)
                self._is_whole = True
            case "shown":
                self._show(message)
            case "update":
                self._settle(message.get("request_id"), message["version"], is_fresh=True)
                return self._update(message)
            case "done":
                self._settle(message["request_id"], message["version"], is_fresh=False)
                self.on_change()
            case "refused":
                self._refuse(message)
            case "closing":
                self._wait_s = max(FIRST_WAIT_S, (message["back_in"] or 0) / 1000)
            case _:
                pass
        return True

    def _enter(self, message: Message) -> None:
        version = message["version"]
        self._ledger.welcomes += 1
        self._ledger.check(self.table, version, max(self._floor, self.version), "a welcome")
        self._ledger.see(self.table, version)
        self.seat = next(iter(message["seats"]), None)
        self._is_whole = not message["resumed"]
        self._is_live, self._wait_s = True, FIRST_WAIT_S
        for request in self.outbox.values():
            self._send(request)
        self.on_change()

    def _show(self, message: Message) -> None:
        if message["seat"] != self.seat:
            return
        version = message["version"]
        self._ledger.check(self.table, version, max(self._floor, self.version), "a view")
        self.seating, self.view, self.version = message["table"], message["view"], version
        self._is_whole = False
        self._ledger.see(self.table, version)
        self.on_change()

    def _update(self, message: Message) -> bool:
        if message["seat"] != self.seat or self._is_whole:
            return True
        version = message["version"]
        if version > self.version + 1:  # something is missing: ask for all of it
            self._is_whole = True
            return False
        self._ledger.check(self.table, version, self.version, "an update")
        if version == self.version:  # it was shown already, to whoever was given another seat
            self.on_change()  # but now it is also known that what was asked for is done
            return True
        self.seating = {**self.seating, **(message.get("table") or {})}
        changes = message.get("changes")
        whole = message.get("view")
        if whole is not None:
            self.view = whole
        elif changes is not None:
            self.view = {**(self.view or {}), **changes}
        self.version = version
        self._ledger.see(self.table, version)
        self.on_change()
        return True

    def _settle(self, request_id: str | None, version: int, *, is_fresh: bool) -> None:
        """A request was acknowledged; only what was asked of the table may have changed nothing."""
        if request_id is not None:
            request = self.outbox.pop(request_id, None)
            if is_fresh or (request is not None and request["type"] == "play"):
                self._ledger.acknowledge(self.table, request_id, version)
            self.on_end(request_id, True)

    def _refuse(self, message: Message) -> None:
        request_id = message["request_id"]
        if request_id is not None:
            self.outbox.pop(request_id, None)
            self._ledger.refuse(self.table, request_id)
        self.on_end(request_id or "", False)
        self.on_change()

    def _check_denied(self, problem: Exception) -> None:
        """Nobody may forget a guest or a table; another door may be named."""
        if not isinstance(problem, WSInvalidStatusError) or problem.response is None:
            return
        status = problem.response.status
        if status in (401, 404):
            self._ledger.lost += 1
            self._ledger.note("lost", f"{self.table}: denied with {status}")
        elif status == 307:
            self._elsewhere = urlsplit(problem.response.headers["Location"]).port


class _Listener(WSListener):
    """Passes on what comes over a connection."""

    def __init__(self, device: TableDevice) -> None:
        self._device = device

    def on_ws_connected(self, transport: WSTransport) -> None:
        """It is there."""
        self._device.opened(self, transport)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """A frame has come."""
        if frame.msg_type == WSMsgType.TEXT:
            self._device.received(self, frame.get_payload_as_bytes())
        elif frame.msg_type == WSMsgType.CLOSE:
            transport.disconnect(graceful=False)
