"""What lies on the table: a position, the moves that led to it, and the match around it."""

from msgspec import Struct

from wormery.core import Millis, Outcome, Seat
from wormery.core.clock import Clock
from wormery.games.wormi.board import Position
from wormery.games.wormi.events import GameEnded, MoveMade, Offered, Passed
from wormery.games.wormi.options import Options


class GameSoFar(Struct, frozen=True):
    """One game as far as it has come."""

    start: Position
    position: Position
    moves: tuple[MoveMade | Passed, ...] = ()
    seen: tuple[Position, ...] = ()  # every position so far, the present one last
    best: tuple[int, int] = (1, 1)  # longest run each side ever had
    quiet: int = 0  # moves of both sides since a best run grew


class Match(Struct, frozen=True):
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
