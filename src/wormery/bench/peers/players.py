"""The same players at other people's tables: each library has its own way to say the same."""

import asyncio
from typing import Final

import msgspec

from wormery.bench.load.client import BINARY
from wormery.bench.load.players import LoadPlayer, LoadTable, moves_in
from wormery.bench.load.tables import Crowd
from wormery.bench.peers.installing import PeerName


class WsCrowd(Crowd):
    """At the bare relay, whose messages are like ours."""

    async def open_table(self, number: int) -> LoadTable:
        """Whoever comes to a table first makes it."""
        table = LoadTable(f"t{number}", number)
        for player in table.players:
            await self.connect(player, f"/{table.name}/{player.seat}")
        return table


# Colyseus: the first byte of a message says what it is.
_JOIN, _DATA, _PATCH = 10, 13, 15
_BEGIN: Final = bytes([_DATA, 0xA0 | 5]) + b"begin"
_MOVES: Final = bytes([_DATA, 0xA0 | 5]) + b"moves"
_ADD: Final = bytes([_DATA, 0xA0 | 3]) + b"add"
_MOVE: Final = bytes([_DATA, 0xA0 | 4]) + b"move"


class ColyseusPlayer(LoadPlayer):
    """Whoever moves in Wormi is sent the moves; in Tally, where they never change, the turn."""

    kind = BINARY

    def receive(self, frame: bytes) -> None:
        """Something was shown; perhaps it is my turn."""
        self.received += len(frame)
        if frame[0] == _JOIN:
            self.socket.send(bytes([_JOIN]))
        elif frame.startswith(_MOVES):
            self.moves = frame[frame.index(b"[{") + 2 : frame.rindex(b"}]")].split(b"},{")
            self.table.turn(self)
        elif frame.startswith(_BEGIN) or (self._is_tally(frame) and frame[-1] == self.seat):
            self.table.turn(self)

    def _is_tally(self, frame: bytes) -> bool:
        """Whether this is a patch that ends with whose turn it is."""
        return frame[0] == _PATCH and not self.moves and self.table.name.startswith("tally")

    def move(self) -> None:
        """Make one of the moves that were shown."""
        random = self.table.random
        if self.moves:
            chosen = msgspec.json.decode(b"{%s}" % random.choice(self.moves))
            del chosen["path"]
            self.socket.send(_MOVE + msgspec.msgpack.encode(chosen))
        else:
            self.socket.send(_ADD + msgspec.msgpack.encode(random.randint(1, 3)))


class ColyseusCrowd(Crowd):
    """In rooms of Colyseus."""

    async def open_table(self, number: int) -> LoadTable:
        """The first makes a room, the second joins it by its id."""
        table = LoadTable(f"{self.game}{number}", number, ColyseusPlayer)
        place = f"create/{self.game}"
        for player in table.players:
            seat = await self.post(f"/matchmake/{place}", {})
            room = seat["room"]
            path = f"/{room['processId']}/{room['roomId']}?sessionId={seat['sessionId']}"
            await self.connect(player, path)
            place = f"joinById/{room['roomId']}"
        return table


_STATE: Final = b'"_stateID":'


class BoardgamePlayer(LoadPlayer):
    """Speaks socket.io: 0 opens, 40 enters a game's namespace, 42 is a message, 2 a ping."""

    game = ""
    joined: asyncio.Future[None]
    _state = b"0"

    def receive(self, frame: bytes) -> None:
        """Something was shown; perhaps it is my turn."""
        self.received += len(frame)
        if frame.startswith(b"42/"):
            self._see(frame)
        elif frame.startswith(b"40/"):
            self._emit(["sync", self.table.name, str(self.seat), None, 2])
        elif frame.startswith(b"0"):
            self.socket.send(f"40/{self.game},".encode())
        elif frame == b"2":
            self.socket.send(b"3")

    def _see(self, frame: bytes) -> None:
        at = frame.find(_STATE)
        if at < 0:
            return
        at += len(_STATE)
        self._state = frame[at : min(frame.find(end, at) % len(frame) for end in (b",", b"}"))]
        if not self.joined.done():
            self.joined.set_result(None)
        if moves := moves_in(frame):
            self.moves = moves
            self.table.turn(self)

    def _emit(self, message: list[object]) -> None:
        self.socket.send(f"42/{self.game},".encode() + msgspec.json.encode(message))

    def move(self) -> None:
        """Make one of the moves that were shown."""
        wish = msgspec.Raw(b"{%s}" % self.table.random.choice(self.moves))
        name = "add" if self.game == "tally" else "move"
        made = {"type": name, "args": [wish], "playerID": str(self.seat)}
        action = {"type": "MAKE_MOVE", "payload": made}
        self._emit(["update", action, int(self._state), self.table.name, str(self.seat)])


class BoardgameCrowd(Crowd):
    """In matches of boardgame.io."""

    async def open_table(self, number: int) -> LoadTable:
        """Whoever asks for a match first makes it."""
        table = LoadTable(f"t{number}", number, BoardgamePlayer)
        for player in table.players:
            assert isinstance(player, BoardgamePlayer)
            player.game = self.game
            player.joined = asyncio.get_running_loop().create_future()
            await self.connect(player, "/socket.io/?EIO=4&transport=websocket")
            await player.joined
        return table


CROWDS: Final[dict[PeerName, type[Crowd]]] = {
    "ws": WsCrowd,
    "colyseus": ColyseusCrowd,
    "boardgame": BoardgameCrowd,
}
