"""What a coach of Wormi shows: boards at a moment, hints, remarks and puzzles."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from wormery.core import Refusal, Side
from wormery.games.wormi import Move, MoveView, Passing, Position, write_move
from wormery.games.wormi.board import Square
from wormery.games.wormi.legality import ways
from wormery.games.wormi.moving import (
    Path,
    is_stuck,
    is_worm,
    longest_run,
    moved,
    passed,
    paths,
    why_not,
)
from wormery.games.wormi.state import Run

Why = Literal["finishes", "sure", "joins", "hinders", "prepares"]
Grade = Literal["easy", "medium", "hard"]
Verdict = Literal["open", "solved", "astray"]

Record = Annotated[str, Meta(max_length=32_000)]
Count = Annotated[int, Meta(ge=0, le=10_000)]
Tried = Annotated[tuple[Move, ...], Meta(max_length=200)]


class Still(Struct, frozen=True):
    """The board at a moment, and how it came about."""

    pieces: tuple[tuple[Square, ...], tuple[Square, ...]]  # by side, then by number from 1
    runs: tuple[Run, Run]
    last: MoveView | None
    text: str  # the last move in notation; a pass is --


class Hint(Struct, frozen=True):
    """A good move, why it is good, and how many moves both sides need with it."""

    move: MoveView
    why: Why
    joins: tuple[int, ...]  # the numbers that the piece will be linked with
    mine: float  # moves to my worm, this one included
    theirs: float


class Remark(Struct, frozen=True):
    """A moment of a game: how far both are from their worms, and what the last move lost."""

    number: int  # moves made; 0 is the beginning
    side: Side | None  # who made the last one
    still: Still
    distances: tuple[float, float]  # moves that blue and pink need from here
    lost: float = 0.0  # tempi, compared with the better line
    better: tuple[Still, ...] = ()  # what would have been better, move by move


# Questions


class ListPuzzles(Struct, frozen=True, tag="list_puzzles", forbid_unknown_fields=True):
    """Which puzzles are there, for those who pass squares by this reading?"""

    passing: Passing = "landing"


class TryPuzzle(Struct, frozen=True, tag="try_puzzle", forbid_unknown_fields=True):
    """What comes of these moves of mine in a puzzle? The answers between them are the coach's."""

    number: Annotated[int, Meta(ge=1, le=10_000)]
    tried: Tried = ()
    show: bool = False  # what to play next, too
    passing: Passing = "landing"


class Explore(Struct, frozen=True, tag="explore", forbid_unknown_fields=True):
    """What if: so many moves of a finished game, then these, by both sides in turn."""

    record: Record
    number: Count
    tried: Tried = ()
    show: bool = False  # what the coach would play, too


# Answers


class PuzzleInfo(Struct, frozen=True):
    """A puzzle as the list shows it: finish in so many moves, whatever the other one does."""

    number: int
    length: int
    side: Side
    grade: Grade


class PuzzleList(Struct, frozen=True, tag="puzzle_list"):
    """All puzzles, the easy ones first."""

    puzzles: tuple[PuzzleInfo, ...]


class PuzzleTried(Struct, frozen=True, tag="puzzle_tried"):
    """How far a puzzle has come."""

    puzzle: PuzzleInfo
    stills: tuple[Still, ...]  # from the beginning, the present last
    moves: tuple[MoveView, ...]  # that may be made now
    left: int  # moves
    verdict: Verdict
    best: MoveView | None = None


class Explored(Struct, frozen=True, tag="explored"):
    """A moment that never was."""

    still: Still
    side: Side  # to move
    moves: tuple[MoveView, ...]
    distances: tuple[float, float]
    hint: Hint | None = None


Question = ListPuzzles | TryPuzzle | Explore
Answer = PuzzleList | PuzzleTried | Explored


def still(position: Position, last: MoveView | None = None, text: str = "") -> Still:
    """A position as it is shown."""
    blue, pink = (longest_run(pieces) for pieces in position.pieces)
    return Still(
        pieces=position.pieces,
        runs=(Run(blue[0], blue[-1]), Run(pink[0], pink[-1])),
        last=last,
        text=text,
    )


def along(piece: int, path: Path) -> MoveView:
    """A move as it is shown."""
    return MoveView(piece, path[-1], path)


def open_moves(position: Position, passing: Passing = "landing") -> tuple[MoveView, ...]:
    """The moves of the side to move, as they are shown."""
    return tuple(along(piece, way) for piece, way in ways(position, passing))


def played(
    position: Position, piece: int, to: str, passing: Passing = "landing"
) -> tuple[Position, Still]:
    """A legal move made, and how it looks; whoever cannot move then passes (WI-15)."""
    if any(map(is_worm, position.pieces)):
        raise Refusal("WI-14", "a worm is complete, nothing follows")
    goal = Square(to)
    if rule := why_not(position, piece, goal, passing):
        raise Refusal(rule)
    way = paths(position, piece, passing)[goal]
    after = moved(position, piece, goal)
    shown = still(after, along(piece, way), write_move(piece, way))
    return passed(after) if is_stuck(after) else after, shown
