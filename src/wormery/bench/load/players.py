"""People made of code who play turns: each makes a legal move out of those that it is shown."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Final, Literal

import msgspec
from msgspec import Struct

from wormery.bench.load.client import TEXT, Socket

Played = Literal["tally", "wormi", "wurmt"]

OPTIONS: Final[Mapping[Played, dict[str, object]]] = {
    "tally": {"goal": 1_000_000_000},
    "wormi": {"quiet": 0},  # nobody who moves at random gets a longer run for long
    "wurmt": {},
}
"""What each game is played with: two people, and as long as it can be."""


class _Frame(Struct):
    """What a player reads of what it is told about the table."""

    type: str
    seats: tuple[int, ...] = ()


_read: Callable[[bytes], _Frame] = msgspec.json.Decoder(_Frame).decode
_MOVES: Final = b'"moves":[{'
_OVER: Final = b'"phase":"over"'
_YOURS: Final = b'{"type":"yours"'


def moves_in(frame: bytes) -> list[bytes]:
    """The moves that a frame shows, without their brackets, but for taking one back.

    They are found as text: whoever plays must cost less than what is measured.
    """
    start = frame.find(_MOVES)
    if start < 0:
        return []
    start += len(_MOVES)
    moves = frame[start : frame.index(b"}]", start)].split(b"},{")
    return moves[1:] if b'"take_back"' in moves[0] else moves


class LoadPlayer:
    """One seat of one table."""

    kind = TEXT

    def __init__(self, table: "LoadTable", seat: int) -> None:
        self.seat = seat
        self.table = table
        self.socket = Socket(self.receive, self.kind)
        self.received = 0  # bytes
        self.moves: Sequence[bytes] = ()
        self._number = 0

    def receive(self, frame: bytes) -> None:
        """Something was shown; perhaps it is my turn, or the game is over and another begins."""
        self.received += len(frame)
        if frame.startswith(_YOURS):
            self.seat = _read(frame).seats[0]
        if _OVER in frame:
            self.ask({"type": "ready", "seat": self.seat})
        if moves := moves_in(frame):
            self.moves = moves
            self.table.turn(self)

    def move(self) -> None:
        """Make one of the moves that were shown."""
        text = self.table.random.choice(self.moves)
        if not text.startswith(b'"type"'):  # Wormi shows where a piece can go, and how
            text = b'"type":"move",' + text
        self._number += 1
        play = b'{"type":"play","request_id":"m%d","seat":%d,"command":{%s}}'
        self.socket.send(play % (self._number, self.seat, text))

    def ask(self, command: dict[str, object]) -> None:
        """Ask something of the table."""
        self._number += 1
        message = {"type": "ask", "request_id": f"m{self._number}", "command": command}
        self.socket.send(msgspec.json.encode(message))


class LoadTable:
    """Two players; *turn* says what happens when one of them sees that it is their turn."""

    def __init__(self, name: str, number: int, kind: type[LoadPlayer] = LoadPlayer) -> None:
        self.name = name
        self.random = Random(number)
        self.players = [kind(self, 0), kind(self, 1)]
        self.next: LoadPlayer | None = None
        self.turn: Callable[[LoadPlayer], None] = self.wait

    def wait(self, player: LoadPlayer) -> None:
        """It is this player's turn, and nobody is in a hurry."""
        self.next = player
