"""How the coach of Wormi finds a good move, and the reason that people are told."""

from collections.abc import Sequence

from wormery.bots.wormi.analysis import analyse, distances
from wormery.bots.wormi.thinking import about
from wormery.coaches.wormi.views import Hint, Why, along
from wormery.core.compiled import IS_COMPILED
from wormery.games.wormi import Passing, Position, Square, read_move
from wormery.games.wormi.board import STEPS
from wormery.games.wormi.kernel.rules import pack
from wormery.games.wormi.moving import is_worm, moved, paths

WIDTH = 8  # of the beams that measure a moment
WORTH_TELLING = 0.75  # moves that a move costs the other one


def advised(position: Position, millis: float, passing: Passing = "landing") -> Hint:
    """The best move that is found in so many milliseconds, and why."""
    found = analyse(position, millis, passing)
    best = found.advice[0]
    piece, way = read_move(best.move)
    path = paths(position, piece, passing)[way[-1]]
    joins = joined(position, piece, way[-1])
    why = _why(position, moved(position, piece, way[-1]), joins, passing)
    return Hint(
        move=along(piece, path),
        why="sure" if found.is_won and best.mine > 1 else why,
        joins=joins,
        mine=best.mine,
        theirs=best.theirs,
    )


def measured(position: Position, passing: Passing = "landing") -> tuple[float, float]:
    """How many moves blue and pink need; at a glance where plans would take too long."""
    if IS_COMPILED:
        return distances(position, WIDTH, passing)
    board = pack(position, passing)
    blue, pink = (
        0.0 if is_worm(pieces) else round(about(board, side), 1)
        for side, pieces in enumerate(position.pieces)
    )
    return blue, pink


def joined(position: Position, piece: int, to: Square) -> tuple[int, ...]:
    """The neighbours in the worm that a piece touches after a move, and did not before."""
    pieces = position.pieces[position.to_move]
    here = pieces[piece - 1]
    return tuple(
        number
        for number in (piece - 1, piece + 1)
        if 1 <= number <= len(pieces)
        and pieces[number - 1] in STEPS[to]
        and pieces[number - 1] not in STEPS[here]
    )


def _why(position: Position, after: Position, joins: Sequence[int], passing: Passing) -> Why:
    side = position.to_move
    if is_worm(after.pieces[side]):
        return "finishes"
    if joins:
        return "joins"
    enemy = 1 - side
    costs = about(pack(after, passing), enemy) - about(pack(position, passing), enemy)
    return "hinders" if costs > WORTH_TELLING else "prepares"
