"""What lies on the table: a position, the moves that led to it, and the match around it."""

from msgspec import Struct

from wormery.core import Millis, Outcome, Seat
from wormery.core.clock import Clock
from wormery.core.growing import Counts, Growing
from wormery.games.wormi.board import Position
from wormery.games.wormi.events import GameEnded, MoveMade, Offered, Passed
from wormery.games.wormi.options import Options


class Ply(Struct, frozen=True, gc=False):
    """A move, and what cannot be told from the position once it is taken back."""

    move: MoveMade | Passed
    best: tuple[int, int]  # longest run each side ever had, before it
    quiet: int  # moves of both sides since a best run grew, before it


class Run(Struct, frozen=True, gc=False):
    """The longest run of a side: its first and its last number."""

    first: int
    last: int

    def __len__(self) -> int:
        return self.last - self.first + 1


class GameSoFar(Struct, frozen=True, gc=False):
    """One game as far as it has come."""

    start: Position
    position: Position
    key: str  # the position in letters
    links: tuple[int, int]  # by side: which pieces touch the one before (`moving.links`)
    runs: tuple[Run, Run]  # the longest of each side
    best: tuple[int, int]  # longest run each side ever had
    seen: Counts = Counts()  # every position so far, in letters
    plies: Growing[Ply] = Growing()
    quiet: int = 0  # moves of both sides since a best run grew
    begun: tuple[bool, bool] = (False, False)  # by side: whether it has moved
    made: tuple[int | None, int | None] = (None, None)  # by side: plies before its last move
    last: MoveMade | None = None

    @property
    def moves(self) -> tuple[MoveMade | Passed, ...]:
        """All moves, from the first on."""
        return tuple(ply.move for ply in self.plies)


class Match(Struct, frozen=True, gc=False):
    """One game, or two with the sides exchanged (WI-18)."""

    options: Options
    game: GameSoFar
    blue: Seat | None = None  # None while the choice of sides is open
    points: tuple[float, float] = (0.0, 0.0)  # by seat
    ended: tuple[GameEnded, ...] = ()
    pending: Offered | None = None
    clock: Clock | None = None
    now: Millis = Millis(0)
    outcome: Outcome | None = None
