"""People made of code who play turns: each makes a legal move out of those that it is shown."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Final, Literal

import msgspec
from msgspec import Raw, Struct

from wormery.bench.client import Socket

Played = Literal["tally", "wormi", "wurmt"]

OPTIONS: Final[Mapping[Played, dict[str, object]]] = {
    "tally": {"goal": 1_000_000_000},
    "wormi": {"quiet": 0},  # nobody who moves at random gets a longer run for long
    "wurmt": {},
}
"""What each game is played with: two people, and as long as it can be."""


class _Part(Struct):
    """What a player reads of a view, or of what changed in it."""

    moves: tuple[Raw, ...] = ()


class _Table(Struct):
    """What a player reads of the table."""

    phase: str = ""


class _Frame(Struct):
    """What a player reads of what it is sent."""

    type: str
    view: _Part | None = None
    changes: _Part | None = None
    table: _Table | None = None
    seats: tuple[int, ...] = ()


_read: Callable[[bytes], _Frame] = msgspec.json.Decoder(_Frame).decode
_read_move: Callable[[Raw], dict[str, Any]] = msgspec.json.Decoder(dict[str, Any]).decode
_TELLING: Final = (b'"moves":[{', b'"over"', b'"yours"')


def _leads_on(move: Raw) -> bool:
    """Whether a move is one that people make often: all but to take one back."""
    return b'"take_back"' not in bytes(move)


class Player:
    """One seat of one table."""

    def __init__(self, table: "Table", seat: int) -> None:
        self.seat = seat
        self.table = table
        self.socket = Socket(self.receive)
        self.received = 0  # bytes
        self._number = 0
        self._moves: Sequence[Raw] = ()

    def receive(self, data: bytes) -> None:
        """Something was shown; perhaps it is my turn, or the game is over and another begins."""
        self.received += len(data)
        if not any(word in data for word in _TELLING):
            return
        frame = _read(data)
        if frame.type == "yours":
            self.seat = frame.seats[0]
        if frame.table is not None and frame.table.phase == "over":
            self.ask({"type": "ready", "seat": self.seat})
        part = frame.view or frame.changes
        if part is not None and (moves := [move for move in part.moves if _leads_on(move)]):
            self._moves = moves
            self.table.turn(self)

    def move(self) -> None:
        """Make one of the moves that were shown."""
        command = _read_move(self.table.random.choice(self._moves))
        if "type" not in command:  # Wormi shows where a piece can go
            command = {"type": "move", "piece": command["piece"], "to": command["to"]}
        self._send("play", command, seat=self.seat)

    def ask(self, command: dict[str, object]) -> None:
        """Ask something of the table."""
        self._send("ask", command)

    def _send(self, kind: str, command: dict[str, Any], **more: int) -> None:
        self._number += 1
        message = {"type": kind, "request_id": f"m{self._number}", **more, "command": command}
        self.socket.send(msgspec.json.encode(message))


class Table:
    """Two players; *turn* says what happens when one of them sees that it is their turn."""

    def __init__(self, name: str, number: int) -> None:
        self.name = name
        self.random = Random(number)
        self.players = [Player(self, 0), Player(self, 1)]
        self.next: Player | None = None
        self.turn: Callable[[Player], None] = self.wait

    def wait(self, player: Player) -> None:
        """It is this player's turn, and nobody is in a hurry."""
        self.next = player
