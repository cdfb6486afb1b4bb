"""All moves of a position, worked out once and shared by whoever asks for them.

They are kept as the JSON that a view shows: where numba is there, machine code writes it
(`kernel/listing.py`), else the same search on a mask of the squares that are taken. The plain rules
in `moving.py` say what is legal; both are tested against them, move for move.
"""

from functools import cache, cached_property, lru_cache
from threading import local
from typing import Final

import msgspec
import numpy as np
from msgspec import Raw, Struct

from wormery.core.compiled import is_machine_code
from wormery.games.wormi.board import JUMPS, PIECES, SQUARES, STEPS, Passing, Square
from wormery.games.wormi.kernel.listing import ALL_SIZE, TOO_MUCH, WORK_SIZE, write_moves
from wormery.games.wormi.moving import Path, is_worm, paths_from

_KEPT: Final = 4096
"""Positions that are remembered: of every table the last one and the next, with 4 kB of moves."""

_KEPT_MOVES: Final = 16_384


class MoveView(Struct, frozen=True, gc=False):
    """A move that may be made: the piece, where it ends, and a shortest way there."""

    piece: int
    to: Square
    path: Path


class Legal:
    """All moves of the side to move, with a shortest way for each (WI-12); none after a worm."""

    def __init__(self, text: bytes) -> None:
        self._text = text
        self.encoded = Raw(text)

    @cached_property
    def moves(self) -> tuple[MoveView, ...]:
        """All of them, in the order of the pieces."""
        return () if self.is_none else tuple(map(_read_move, self._text[2:-2].split(b"},{")))

    @property
    def is_none(self) -> bool:
        """Whether there is no move: the side is stuck (WI-15), or the game over."""
        return len(self._text) == 2

    def way(self, piece: int, to: Square) -> Path | None:
        """How a piece gets to a square; None if it cannot."""
        head = _heads()[piece, to]
        at = self._text.find(head)
        if at < 0:
            return None
        at += len(head)
        return _read_path(self._text[at : self._text.index(b"]", at) + 1])


@cache
def _heads() -> dict[tuple[int, Square], bytes]:
    """By piece and square: how a move begins, up to its way."""
    return {
        (piece, to): f'{{"piece":{piece},"to":"{to}","path":'.encode()
        for piece in PIECES
        for to in SQUARES
    }


@lru_cache(_KEPT_MOVES)
def _read_move(text: bytes) -> MoveView:
    """One of them, without its brackets; most come up again and again."""
    return _decode_move(b"{%s}" % text)


@lru_cache(_KEPT)
def legal(key: str, passing: Passing) -> Legal:
    """All moves of a position in letters (`board.letters`), by one of the two readings."""
    return Legal(swiftly(key, passing) if is_machine_code(write_moves) else plainly(key, passing))


class _Room(local):
    """What the machine code writes to, in every thread its own."""

    def __init__(self) -> None:
        self.work = np.empty(WORK_SIZE, dtype=np.int64)
        self.out = np.empty(ALL_SIZE, dtype=np.uint8)
        self.key = np.empty(33, dtype=np.uint8)
        self.letters, self.text = self.key.data, self.out.data


_ROOM = _Room()


def swiftly(key: str, passing: Passing) -> bytes:
    """All moves as a list in JSON."""
    room = _ROOM
    room.letters[:] = key.encode()
    size = write_moves(room.key, 1 if passing == "strict" else 0, room.work, room.out)
    return plainly(key, passing) if size == TOO_MUCH else bytes(room.text[:size])


def plainly(key: str, passing: Passing) -> bytes:
    """The same without numba."""
    squares = [SQUARES[ord(letter) - 48] for letter in key[:32]]
    blue, pink = squares[:16], squares[16:]
    if is_worm(blue) or is_worm(pink):
        return b"[]"
    taken = sum(_BITS[square] for square in squares)
    rows = []
    for piece, start in enumerate(blue if key[32] == "0" else pink, start=1):
        if passing == "strict":
            ways = _strictly(start, frozenset(squares) - {start})
        else:
            ways = _ways(start, taken ^ _BITS[start])
        rows += [f'{{"piece":{piece},"to":"{to}","path":[{way}]}}' for to, way in ways.items()]
    return f"[{','.join(rows)}]".encode()


def _ways(start: Square, others: int) -> dict[Square, str]:
    """Every square that one step or a chain of jumps leads to, and the way as it is written.

    Breadth first, as in `moving.paths_from`; *others* are the squares of all other pieces.
    """
    ways = {start: f'"{start}"'}
    frontier = [start]
    for here in frontier:
        for over, land, goal, more in _HOPS[here]:
            if others & over and not others & land and goal not in ways:
                ways[goal] = ways[here] + more
                frontier.append(goal)
    for near in STEPS[start]:
        if not others & _BITS[near]:
            ways[near] = f'"{start}","{near}"'
    del ways[start]
    return ways


def _strictly(start: Square, others: frozenset[Square]) -> dict[Square, str]:
    found = paths_from(start, others, "strict")
    return {to: ",".join(f'"{square}"' for square in path) for to, path in found.items()}


_BITS = {square: 1 << number for number, square in enumerate(SQUARES)}
_HOPS = {
    here: tuple((_BITS[over], _BITS[land], land, f',"{land}"') for over, land in JUMPS[here])
    for here in SQUARES
}
_decode_move = msgspec.json.Decoder(MoveView).decode
_read_path = msgspec.json.Decoder(Path).decode
