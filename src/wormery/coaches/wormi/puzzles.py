"""Puzzles of Wormi for people: sorted by how hard they look, and answered by exact search."""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from wormery.bots.wormi.estimate import new_costs, new_prices
from wormery.bots.wormi.finish import NO, finish, new_notes
from wormery.bots.wormi.puzzles import Puzzle, shipped
from wormery.bots.wormi.thinking import glance
from wormery.coaches.wormi.views import (
    Grade,
    PuzzleInfo,
    PuzzleList,
    PuzzleTried,
    TryPuzzle,
    Verdict,
    along,
    open_moves,
    played,
    still,
)
from wormery.core import Refusal, Side
from wormery.core.compiled import IS_COMPILED
from wormery.games.wormi import MoveView, Passing, Position, read_move, ways
from wormery.games.wormi.kernel.rules import index, name, pack
from wormery.games.wormi.moving import is_worm, moved, paths

LIMIT = 60_000 if IS_COMPILED else 300  # positions that a proof may need
LOOKED_AT = None if IS_COMPILED else 3  # answers that are proved while two moves are left
GRADES: Sequence[Grade] = ("easy", "medium", "hard")


class Numbered(NamedTuple):
    """A puzzle and how it stands in the list."""

    info: PuzzleInfo
    puzzle: Puzzle


@cache
def numbered() -> Sequence[Numbered]:
    """All puzzles, the easy ones first."""
    graded = sorted(shipped(), key=lambda puzzle: (GRADES.index(grade(puzzle)), puzzle.length))
    return [
        Numbered(PuzzleInfo(number, puzzle.length, puzzle.position.to_move, grade(puzzle)), puzzle)
        for number, puzzle in enumerate(graded, start=1)
    ]


def grade(puzzle: Puzzle) -> Grade:
    """Longer is harder, and so are a single way and one that takes a chain of jumps."""
    landings = [
        len(paths(puzzle.position, piece)[way[-1]]) - 1
        for piece, way in map(read_move, puzzle.solutions)
    ]
    hardness = 2 * (puzzle.length - 2) + (len(landings) == 1) + (min(landings) > 1)
    return GRADES[(hardness > 1) + (hardness > 2)]


def list_puzzles(passing: Passing = "landing") -> PuzzleList:
    """What there is to solve by this reading of WI-22; numbers are the same in both."""
    return PuzzleList(tuple(each.info for each in numbered() if holds(each.puzzle, passing)))


def holds(puzzle: Puzzle, passing: Passing) -> bool:
    """Whether it is a puzzle with these solutions in this reading."""
    return puzzle.only in (None, passing)


def try_puzzle(question: TryPuzzle) -> PuzzleTried:
    """How far these moves come, with the best answer to each of them."""
    info, puzzle = _found(question.number, question.passing)
    position, left, passing = puzzle.position, puzzle.length, question.passing
    stills = [still(position)]
    verdict: Verdict = "open"
    for move in question.tried:
        if verdict != "open":
            raise Refusal("TB-03", "the puzzle is over")
        position, shown = played(position, move.piece, move.to, passing)
        left -= 1
        stills.append(shown)
        verdict = _verdict(position, info.side, left, passing)
        if verdict != "solved" and position.to_move != info.side:
            position, shown = played(position, *_answer(position, left, passing), passing)
            stills.append(shown)
            verdict = _verdict(position, info.side, left, passing)
    return PuzzleTried(
        puzzle=info,
        stills=tuple(stills),
        moves=open_moves(position, passing) if verdict == "open" else (),
        left=left,
        verdict=verdict,
        best=_best(puzzle, position, left, passing)
        if question.show and verdict == "open"
        else None,
    )


def _found(number: int, passing: Passing) -> Numbered:
    if number > len(numbered()) or not holds(numbered()[number - 1].puzzle, passing):
        raise Refusal("TB-18", "there is no such puzzle")
    return numbered()[number - 1]


def _verdict(position: Position, side: Side, left: int, passing: Passing) -> Verdict:
    """Solved, still to be solved, or no longer possible in time."""
    if is_worm(position.pieces[side]):
        return "solved"
    if left == 0 or is_worm(position.pieces[1 - side]):
        return "astray"
    is_mine = position.to_move == side
    return "astray" if is_mine and _finish(position, left, passing) == NO else "open"


@lru_cache(maxsize=2_000)
def _answer(position: Position, left: int, passing: Passing) -> tuple[int, str]:
    """What the other one does: whatever saves it, else what holds out and helps it most."""
    board, side = pack(position, passing), position.to_move
    replies = sorted(
        ways(position, passing),
        key=lambda way: glance(board, 64 * (way[0] - 1) + index(way[1][-1], side), side),
    )
    stubborn: list[tuple[int, str]] = []
    for piece, way in replies[: LOOKED_AT if left > 1 else None]:
        after = moved(position, piece, way[-1])
        if left == 0 or is_worm(after.pieces[side]) or _finish(after, left, passing) == NO:
            return piece, way[-1]
        if left > 1 and _finish(after, left - 1, passing) == NO:
            stubborn.append((piece, way[-1]))
    return stubborn[0] if stubborn else (replies[0][0], replies[0][1][-1])


def _best(puzzle: Puzzle, position: Position, left: int, passing: Passing) -> MoveView:
    """A move that still solves it."""
    if left == puzzle.length:
        piece, way = read_move(puzzle.solutions[0])
        return along(piece, paths(position, piece, passing)[way[-1]])
    move = _finish(position, left, passing)
    piece, to = move // 64 + 1, name(move % 64, position.to_move)
    return along(piece, paths(position, piece, passing)[to])


def _finish(position: Position, left: int, passing: Passing) -> int:
    board = pack(position, passing)
    return int(finish(board, left, new_notes(LIMIT), new_prices(), new_costs()))
