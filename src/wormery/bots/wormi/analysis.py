"""Wormi for those who want to learn: the best moves of a position, and what lost a game."""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from wormery.bots.wormi.thinking import planned, thought_about, trail
from wormery.core import Refusal, Side
from wormery.games.wormi import Passing, Position, Record, write_move
from wormery.games.wormi.events import MoveMade
from wormery.games.wormi.kernel.rules import Board, name, pack
from wormery.games.wormi.moving import is_stuck, is_worm, moved, passed

REVIEW_WIDTH = 16  # of the beams that measure a game


class AdvisedMove(Struct, frozen=True):
    """A good move, how far both sides are from their worms with it, and my plan from there."""

    move: str
    mine: float  # moves, this one included
    theirs: float
    line: tuple[str, ...]


class Analysis(Struct, frozen=True):
    """A position understood: the best move first."""

    side: Side
    is_won: bool  # proved: nothing can stop the first move's finish
    advice: tuple[AdvisedMove, ...]
    their_line: tuple[str, ...]


class AnalysedMove(Struct, frozen=True):
    """A move of a game, and the distances of both sides before and after it."""

    number: int  # from 0
    side: Side
    move: str
    mine: tuple[float, float]
    theirs: tuple[float, float]

    @property
    def lost(self) -> float:
        """The tempi that the move lost: those wasted, and those given to the enemy."""
        wasted = self.mine[1] - (self.mine[0] - 1)
        given = self.theirs[0] - self.theirs[1]
        return wasted + given


def analyse(position: Position, millis: float = 1000, passing: Passing = "landing") -> Analysis:
    """The best moves of a position, found in so many milliseconds."""
    if any(is_worm(pieces) for pieces in position.pieces):
        raise Refusal("WI-14", "a worm is finished already")
    if is_stuck(position):
        raise Refusal("WI-15", "there is no legal move")
    board, side = pack(position, passing), position.to_move
    thought = thought_about(board, millis)
    advice = tuple(
        AdvisedMove(
            move=written(board, side, candidate.moves)[0],
            mine=round(candidate.mine, 1),
            theirs=round(candidate.theirs, 1),
            line=written(board, side, candidate.moves),
        )
        for candidate in thought.candidates
    )
    enemy = Side(1 - side)
    return Analysis(side, thought.is_sure, advice, written(board, enemy, thought.theirs.moves))


def written(board: Board, side: Side, moves: Sequence[int]) -> tuple[str, ...]:
    """Moves of one side, made one after another, in notation."""
    squares = [int(square) for square in board[16 * side : 16 * side + 16]]
    texts = []
    for move in moves:
        piece, goal = move >> 6, move & 63
        way = (name(squares[piece], side), name(goal, side))
        texts.append(write_move(piece + 1, way))
        squares[piece] = goal
    return tuple(texts)


def review(record: Record, width: int = REVIEW_WIDTH) -> Iterator[AnalysedMove]:
    """Every move of a game with what it did to the race, in order."""
    position = record.start
    before = distances(position, width, record.passing)
    for number, move in enumerate(record.moves):
        side = position.to_move
        if not isinstance(move, MoveMade):
            position = passed(position)
            continue
        text = write_move(move.piece, move.path)
        position = moved(position, move.piece, move.path[-1])
        after = distances(position, width, record.passing)
        mine, theirs = (before[side], after[side]), (before[1 - side], after[1 - side])
        yield AnalysedMove(number, side, text, mine, theirs)
        before = after


def turning_point(remarks: Sequence[AnalysedMove]) -> AnalysedMove | None:
    """The move that lost the most; None where nobody lost a tempo."""
    worst = max(remarks, key=lambda remark: remark.lost, default=None)
    return worst if worst is not None and worst.lost >= 1 else None


def distances(position: Position, width: int, passing: Passing = "landing") -> tuple[float, float]:
    """How many moves blue and pink need, each knowing about the other's plan."""
    board = pack(position, passing)
    first = position.to_move
    rough = planned(board, first, max(1, width // 4))
    second = planned(board, 1 - first, width, enemies=trail(board, first, rough.moves)[1:])
    better = planned(board, first, width, enemies=trail(board, 1 - first, second.moves))
    lengths = (better.length, second.length) if first == 0 else (second.length, better.length)
    return _or_done(position, 0, lengths[0]), _or_done(position, 1, lengths[1])


def _or_done(position: Position, side: int, length: float) -> float:
    return 0.0 if is_worm(position.pieces[side]) else length


def hint(position: Position, millis: float = 300, passing: Passing = "landing") -> tuple[int, str]:
    """A good move as a piece's number and the square it should go to."""
    board = pack(position, passing)
    move = thought_about(board, millis).candidates[0].move
    return move // 64 + 1, name(move % 64, position.to_move)
