"""What a move costs with no table around it: picows, the same log, and the barest of rules.

Messages are those of the bare relay in JavaScript. Every move is in the log, as durable as ours,
before anybody is told; but nobody is known, nothing is limited, repeated or taken back, and no
state is kept but a position. What a server in Python takes more than this is the table's own way.
"""

import asyncio
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Final, Protocol

import msgspec
from msgspec import Struct
from picows import WSFrame, WSListener, WSMsgType, WSTransport, WSUpgradeRequest, ws_create_server

from wormery.bench.peers.measured import Compared
from wormery.core.compiled import warm_up
from wormery.games.wormi.board import Square, letters, moved_key
from wormery.games.wormi.move_lists import swiftly
from wormery.games.wormi.options import Options
from wormery.games.wormi.rules import dealt
from wormery.server.run import run, spare_the_collector
from wormery.server.socket.batching import Batching
from wormery.server.socket.connection import Handler
from wormery.store.ids import EMPTY, Fence, TableId, Version
from wormery.store.leases import Owner
from wormery.store.log import Append
from wormery.store.sqlite.store import SqliteStore

_TEXT: Final = WSMsgType.TEXT
_LEASE_S: Final = 1e6
_ADDS: Final = b"[%s]" % b",".join(b'{"type":"add","number":%d}' % n for n in (1, 2, 3))


class _Command(Struct):
    """A move of either game."""

    piece: int = 0
    to: Square = Square("")
    number: int = 0


class _Play(Struct):
    """What a player sends."""

    request_id: str
    command: _Command


_read: Callable[[bytes], _Play] = msgspec.json.Decoder(_Play).decode


class _Game(Protocol):
    """The barest of rules: whose turn it is, the legal moves as JSON, and what a move leads to."""

    turn: int

    def legal(self) -> bytes:
        """The moves of whose turn it is."""
        ...

    def play(self, command: _Command) -> bytes:
        """Make a move; the answer is what is told of it, and empty if it is illegal."""
        ...


class _Tally:
    def __init__(self, _: int) -> None:
        self.turn = self._total = 0

    def legal(self) -> bytes:
        return _ADDS

    def play(self, command: _Command) -> bytes:
        if not 1 <= command.number <= 3:
            return b""
        self._total += command.number
        self.turn = 1 - self.turn
        told = b'{"type":"added","number":%d}],"changes":{"total":%d,"turn":%d'
        return told % (command.number, self._total, self.turn)


class _Wormi:
    def __init__(self, number: int) -> None:
        self.turn = 0
        self._key = letters(dealt(Options(), Random(number)))
        self._text = swiftly(self._key, "landing")

    def legal(self) -> bytes:
        return self._text

    def play(self, command: _Command) -> bytes:
        head = b'{"piece":%d,"to":"%s","path":' % (command.piece, command.to.encode())
        at = self._text.find(head) + len(head)
        if at < len(head):
            return b""
        path = self._text[at : self._text.index(b"]", at) + 1]
        self._key = moved_key(self._key, command.piece, command.to)
        self._text = swiftly(self._key, "landing")
        self.turn = 1 - self.turn
        told = b'{"type":"move_made","piece":%d,"path":%s}],"changes":{"to_move":%d'
        return told % (command.piece, path, self.turn)


_GAMES: Final[dict[Compared, Callable[[int], _Game]]] = {"tally": _Tally, "wormi": _Wormi}


class _Table:
    """Two sockets and a game; a move is shown when it is in the log."""

    def __init__(self, name: TableId, store: SqliteStore, game: _Game) -> None:
        self._name = name
        self._store = store
        self._game = game
        self._sockets: dict[int, _Socket] = {}
        self._version = EMPTY
        self._fence: Fence | None = None

    async def sit(self, seat: int, socket: "_Socket") -> None:
        """Somebody is here; when both are, the one whose turn it is is told so."""
        self._sockets[seat] = socket
        if len(self._sockets) == 2:
            self._fence = await self._store.lease(self._name, Owner("bare"), _LEASE_S)
            self._show(b'{"type":"whole","changes":{"turn":0')

    def play(self, seat: int, text: bytes) -> None:
        """Make a move, and have it written."""
        asked = _read(text)
        request_id = asked.request_id.encode()
        told = self._game.play(asked.command) if seat == self._game.turn else b""
        if not told or self._fence is None:
            self._sockets[seat].send(b'{"type":"refused","request_id":"%s"}' % request_id)
            return
        entry = b'{"by":%d,"id":"%s","events":[%s}' % (seat, request_id, told)

        def written(result: Version | Exception) -> None:
            if isinstance(result, Exception):
                raise result
            self._version = result
            self._show(b'{"type":"update","version":%d,"news":[%s' % (result, told))

        append = Append(self._name, self._version, [entry], self._fence, None, written)
        self._store.write(append)

    def _show(self, update: bytes) -> None:
        mover = self._game.turn
        self._sockets[mover].send(b'%s,"moves":%s}}' % (update, self._game.legal()))
        self._sockets[1 - mover].send(b'%s,"moves":[]}}' % update)


class _Socket(WSListener):
    """A player's, at /TABLE/SEAT."""

    def __init__(self, request: WSUpgradeRequest, tables: "_Tables", batching: Batching) -> None:
        _, name, seat = request.path.decode().split("/")
        self._table, self._seat = tables.find(TableId(name)), int(seat)
        self._batching = batching
        self.receive: Handler = partial(self._table.play, self._seat)
        self.put: Handler = self.receive  # until there is a transport
        self._sitting: asyncio.Task[None] | None = None

    def send(self, message: bytes) -> None:
        """Pass a message on, together with all that others are sent in this turn of the loop."""
        self._batching.outgoing.add(self, message)

    def hang_up(self, code: int, reason: str) -> None:
        """Nobody is sent away."""

    def on_ws_connected(self, transport: WSTransport) -> None:
        """The handshake is over."""
        self.put = lambda message: transport.send(_TEXT, message)
        self._sitting = asyncio.ensure_future(self._table.sit(self._seat, self))

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """Something came in; always a whole message."""
        if frame.msg_type is _TEXT:
            self._batching.incoming.add(self, frame.get_payload_as_bytes())
        elif frame.msg_type is WSMsgType.CLOSE:
            transport.disconnect()


class _Tables:
    """All of them; whoever comes first makes one."""

    def __init__(self, store: SqliteStore, game: Compared) -> None:
        self._store = store
        self._begin = _GAMES[game]
        self._all: dict[TableId, _Table] = {}

    def find(self, name: TableId) -> _Table:
        """The table of a name."""
        found = self._all.get(name)
        if found is None:
            found = self._all[name] = _Table(name, self._store, self._begin(len(self._all)))
        return found


def serve_bare(game: Compared, store: str, port: int) -> None:
    """A server of one game without tables around it, until it is ended."""
    warm_up()

    async def serve() -> None:
        tables, batching = _Tables(await SqliteStore.open(Path(store)), game), Batching()
        await ws_create_server(
            lambda request: _Socket(request, tables, batching),
            "127.0.0.1",
            port,
            enable_auto_ping=False,
        )
        spare_the_collector()
        await asyncio.Event().wait()

    run(serve)
