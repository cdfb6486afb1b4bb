"""A person with a device: connects, comes back, sends again, folds what is told, and plays."""

from collections.abc import Mapping
from random import Random
from typing import Any, Final, Protocol

import msgspec
from msgspec import Raw, Struct

from wormery.core import AnyGame, Seat, encode
from wormery.protocol.messages import Ask, Ping, Play, Stream
from wormery.simulation.people import players
from wormery.simulation.people.connection import SimulatedConnection
from wormery.simulation.server import Server
from wormery.simulation.world import Call, Place, World
from wormery.store.ids import TableId, Version
from wormery.table.fold import Scene
from wormery.table.seating.rules import Requester

FIRST_WAIT, LONGEST_WAIT, PULSE = 0.4, 8.0, 10.0
"""Seconds, as in the web client."""

MOST_WAITING: Final = 3
"""Requests that somebody makes before the first is answered."""

_DECODE = msgspec.json.Decoder().decode


class Witness(Protocol):
    """Whoever checks what people see."""

    def scene(self, table: TableId, version: Version) -> Scene:
        """What the log says."""
        ...

    def saw(self, person: "Person", version: Version) -> None:
        """Somebody has been shown a version."""
        ...

    def acknowledged(self, person: "Person", request_id: str, version: Version) -> None:
        """Somebody was told that a request is durable."""
        ...

    def refused(self, person: "Person", request_id: str, rule: str) -> None:
        """Somebody was told that a request changed nothing."""
        ...

    def folded(self, person: "Person", seat: Seat | None, sight: "Sight") -> None:
        """Somebody sees this."""
        ...


class Sight(Struct):
    """What is seen from a seat."""

    version: Version
    view: dict[str, Any] | None


class Person:
    """One device, which plays one seat or looks on."""

    def __init__(  # noqa: PLR0913, PLR0917 - a whole person
        self,
        world: World,
        requester: Requester,
        token: str,
        seat: Seat | None,
        servers: Mapping[str, Server],
        witness: Witness,
        random: Random,
    ) -> None:
        self.world = world
        self.process = Place(world, requester.name)
        self.requester = requester
        self.seat = seat
        self.table: TableId | None = None
        self.game: AnyGame | None = None
        self.state = "joining"
        self.seats: tuple[int, ...] = ()
        self.seating: dict[str, Any] | None = None
        self.sights: dict[Seat | None, Sight] = {}
        self.outbox: dict[str, bytes] = {}
        self.connection: SimulatedConnection | None = None
        self.pace = 1.0  # how slowly somebody thinks
        self.stays = True
        self.rests = False
        self._token = token
        self._servers = servers
        self._witness = witness
        self._random = random
        self._asked = random.choice(list(servers))
        self._wait = FIRST_WAIT
        self._whole = False
        self._number = 0
        self._answered = 0.0
        self._pulse: Call | None = None
        self._thinking: Call | None = None
        self._drawing: list[Call] = []

    def come(self, table: TableId, game: AnyGame) -> None:
        """Come to a table."""
        self.table, self.game = table, game
        self._connect()
        self._think()

    def leave(self) -> None:
        """Close the page."""
        self.stays = False
        if self.connection is not None:
            self.connection.close()
        self.connection = None
        self.state = "broken"
        self.sights = {}

    def come_back(self) -> None:
        """Open the page again: it remembers what it has asked for, and nothing else."""
        self.stays = True
        self._wait = FIRST_WAIT
        self._connect()

    def denied(self, connection: SimulatedConnection, status: int, where: str) -> None:
        """The server lets nobody in, here at least."""
        if connection is not self.connection:
            return
        connection.is_open = False
        if status == 307:
            self._asked = where.removeprefix("ws://").partition("/")[0]
            self._wait = min(self._wait, FIRST_WAIT)
        else:
            self._look_elsewhere()
        self._lose()

    def closed(self, connection: SimulatedConnection) -> None:
        """The connection is gone."""
        if connection is self.connection:
            self._look_elsewhere()
            self._lose()

    def receive(self, connection: SimulatedConnection, message: bytes) -> None:
        """Something was said."""
        if connection is not self.connection:
            return
        told = _DECODE(message)
        match told["type"]:
            case "pong":
                self._answered = self.world.now
            case "welcome":
                self._greeted(told)
            case "yours":
                self.seats = tuple(told["seats"])
                kept = self.seats or (None,)
                self.sights = {seat: each for seat, each in self.sights.items() if seat in kept}
            case "shown":
                self.seating = told["table"]
                self._whole = False
                self._see(told["seat"], Version(told["version"]), told["view"])
            case "update":
                self._update(told)
            case "done":
                self._settle(told["request_id"], Version(told["version"]))
            case "refused":
                name = told.get("request_id")
                if name and self.outbox.pop(name, None) is not None:
                    self._witness.refused(self, name, told["rule"])
            case "closing":
                self._wait = max(FIRST_WAIT, (told["back_in"] or 8000) / 1000)
            case _:
                pass

    def _greeted(self, told: dict[str, Any]) -> None:
        self.seats = tuple(told["seats"])
        self._whole = False
        if not told["resumed"]:
            self.sights = {}
        self._wait = FIRST_WAIT
        self._answered = self.world.now
        self.state = "live"
        for message in self.outbox.values():
            self._say(message)

    def _update(self, told: dict[str, Any]) -> None:
        version, seat = Version(told["version"]), told["seat"]
        name = told.get("request_id")
        sight = self.sights.get(seat)
        if name:
            self._settle(name, version)
        if sight is not None and version <= sight.version:
            return
        if sight is None or version != sight.version + 1:
            self._gap()
            return
        if told.get("table"):
            self.seating = {**(self.seating or {}), **told["table"]}
        view = told.get("view") or sight.view
        if told.get("changes"):
            view = {**(view or {}), **told["changes"]}
        self._see(seat, version, view)

    def _gap(self) -> None:
        """Something is missing: everything is asked for anew."""
        self._whole = True
        if self.connection is not None:
            self.connection.close()
        self._lose()

    def _see(self, seat: Seat | None, version: Version, view: dict[str, Any] | None) -> None:
        sight = self.sights[seat] = Sight(version, view)
        self._witness.saw(self, version)
        self._witness.folded(self, seat, sight)

    def _settle(self, name: str, version: Version) -> None:
        self._witness.acknowledged(self, name, version)
        self.outbox.pop(name, None)

    def _connect(self) -> None:
        assert self.table is not None
        server = self._servers[self._asked]
        known = [sight.version for sight in self.sights.values()]
        query = "" if self._whole or not known else f"after={min(known)}"
        self.connection = server.connect(self, self.table, query, self._token)
        self._answered = self.world.now
        if self.connection is None:
            self._look_elsewhere()
            self._lose()
            return
        self.connection.on_send = self.on_send
        if self._pulse is not None:
            self._pulse.cancel()
        self._pulse = self.process.call_later(PULSE, self._beat)

    def on_send(self, connection: SimulatedConnection, message: bytes) -> None:
        """The server sends us something; whoever checks it takes the place of this."""

    def _beat(self) -> None:
        if self.world.now - self._answered > 2.5 * PULSE:
            if self.connection is not None:
                self.connection.close()
            self._look_elsewhere()
            self._lose()
            return
        self._say(encode(Ping(round(self.world.now * 1000))))
        self._pulse = self.process.call_later(PULSE, self._beat)

    def _lose(self) -> None:
        self.connection = None
        self.state = "broken"
        if self._pulse is not None:
            self._pulse.cancel()
        for piece in self._drawing:
            piece.cancel()
        self._drawing.clear()
        self.process.call_later(self._wait, self._again)
        self._wait = min(LONGEST_WAIT, self._wait * 2)

    def _again(self) -> None:
        if self.connection is None and self.stays:
            self._connect()

    def _look_elsewhere(self) -> None:
        self._asked = self._random.choice(list(self._servers))

    def _say(self, message: bytes) -> None:
        if self.connection is not None:
            self.connection.say(message)

    # What somebody wants.

    def _think(self) -> None:
        delay = self._random.uniform(0.3, 1.7) * self.pace
        self._thinking = self.process.call_later(delay, self._act)

    def _act(self) -> None:
        self._think()
        if (
            self.rests
            or self.seat is None
            or self.table is None
            or self.game is None
            or self._drawing
        ):
            return
        sight = self.sights.get(self.seat if self.seat in self.seats else None)
        if self.state != "live" or sight is None or len(self.outbox) >= MOST_WAITING:
            return
        scene = self._witness.scene(self.table, sight.version)
        asked = players.around(scene, self.requester.guest, self.seat, self._random)
        if asked is not None:
            name = self._name("ask")
            self._post(name, encode(Ask(name, asked)))
            return
        wanted = players.move(self.game, scene, self.seat, self._random)
        if isinstance(wanted, players.Gesture):
            self._draw(wanted, self.seat)
        elif wanted is not None:
            name = self._name("play")
            self._post(name, encode(Play(name, self.seat, wanted)))

    def _post(self, name: str, message: bytes) -> None:
        self.outbox[name] = message
        self._say(message)

    def _draw(self, gesture: players.Gesture, seat: Seat) -> None:
        """Send a gesture piece by piece; it cannot be sent again."""
        *some, (last, end) = gesture.pieces
        for when, piece in some:
            message = encode(Stream(seat, Raw(encode(piece))))
            self._drawing.append(self.process.call_later(when, self._say, message))
        message = encode(Stream(seat, Raw(encode(end)), self._name("draw")))
        self._drawing.append(self.process.call_later(last, self._finish, message))

    def _finish(self, message: bytes) -> None:
        self._drawing.clear()
        self._say(message)

    def _name(self, kind: str) -> str:
        self._number += 1
        return f"{kind}-{self.requester.name}-{self._number}"
