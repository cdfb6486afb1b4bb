"""Wormi puzzles: finish in N moves, whatever the other one does; each proved by exact search."""

from collections.abc import Iterator, Sequence
from importlib.resources import files
from itertools import islice
from random import Random

from msgspec import Struct
from msgspec.structs import replace

from wormery.bots.wormi.analysis import written
from wormery.bots.wormi.estimate import new_costs, new_prices
from wormery.bots.wormi.finish import NO, UNKNOWN, finish, new_notes
from wormery.bots.wormi.thinking import children, glance, planned
from wormery.core import Side, generator
from wormery.games.wormi import Options, Passing, Position, read_position, write_position
from wormery.games.wormi.kernel.rules import TO_MOVE, Board, is_worm, make, pack, unmake, unpack
from wormery.games.wormi.layouts import LAYOUTS
from wormery.games.wormi.rules import dealt

LENGTHS = (2, 3)
LONGEST_GAME, LAST = 60, 9  # moves played, and looked at
LIMIT = 60_000  # positions that a proof may need
FEW = 3  # first moves that solve a puzzle, at most
WIDTH = 3  # of the beams that play the games which puzzles are taken from


READINGS: tuple[Passing, ...] = ("landing", "strict")


class Puzzle(Struct, frozen=True):
    """The side to move finishes in *length* moves, by one of these first moves and no other."""

    position: Position
    length: int
    solutions: tuple[str, ...]
    only: Passing | None = None  # the reading of WI-22 in which this is so; None is both


def shipped() -> Sequence[Puzzle]:
    """The puzzles that come with the package."""
    text = (files("wormery.bots.wormi") / "puzzles.txt").read_text(encoding="utf-8")
    return [read_puzzle(row) for row in text.splitlines() if not row.startswith("#")]


def write_puzzle(puzzle: Puzzle) -> str:
    """A puzzle as a line of text."""
    told = f"{write_position(puzzle.position)} ; {puzzle.length} ; {' '.join(puzzle.solutions)}"
    return told if puzzle.only is None else f"{told} ; {puzzle.only}"


def read_puzzle(text: str) -> Puzzle:
    """The puzzle that a line of text tells."""
    position, length, solutions, *only = text.split(" ; ")
    readings = [each for each in READINGS if each in only]
    return Puzzle(
        read_position(position),
        int(length),
        tuple(solutions.split()),
        readings[0] if readings else None,
    )


def generated(seed: str, passing: Passing = "landing") -> Iterator[Puzzle]:
    """Puzzles without end, from the last moves of games between quick bots."""
    rng = generator(seed)
    while True:
        layout = rng.choice(list(LAYOUTS))
        boards = [*_game(pack(dealt(Options(layout=layout), rng), passing), rng)][-LAST:]
        for length in LENGTHS:
            found = (solved(board, length) for board in reversed(boards))
            kept = (_in_both(puzzle, passing) for puzzle in found if puzzle is not None)
            yield from islice(kept, 1)


def _in_both(puzzle: Puzzle, passing: Passing) -> Puzzle:
    """A puzzle of one reading, with a note if the other has other solutions."""
    (other,) = (each for each in READINGS if each != passing)
    same = solved(pack(puzzle.position, other), puzzle.length)
    is_both = same is not None and {*same.solutions} == {*puzzle.solutions}
    return replace(puzzle, only=None if is_both else passing)


def solved(board: Board, length: int) -> Puzzle | None:
    """The puzzle that a position is, if it is one of this length with few solutions."""
    if _answer(board, length - 1) != NO or _answer(board, length) < 0:
        return None
    solutions: list[int] = []
    for move in children(board):
        verdict = _follows(board, move, length)
        if verdict is None or len(solutions) > FEW:
            return None
        if verdict:
            solutions.append(move)
    if not 0 < len(solutions) <= FEW:
        return None
    side = Side(int(board[TO_MOVE]))
    texts = tuple(written(board, side, [move])[0] for move in solutions)
    return Puzzle(unpack(board), length, texts)


def _answer(board: Board, length: int) -> int:
    return int(finish(board, length, new_notes(LIMIT), new_prices(), new_costs()))


def _follows(board: Board, move: int, length: int) -> bool | None:
    """Whether *move* finishes in *length* moves whatever follows; None if that stays unknown."""
    side = int(board[TO_MOVE])
    back = make(board, move)
    verdict: bool | None = True
    for reply in children(board):
        again = make(board, reply)
        answer = NO if is_worm(board, 1 - side) else _answer(board, length - 1)
        unmake(board, again)
        if answer < 0:
            verdict = None if answer == UNKNOWN else False
            break
    unmake(board, back)
    return verdict


def _game(board: Board, rng: Random) -> Iterator[Board]:
    """The positions of a quick game."""
    for _ in range(LONGEST_GAME):
        yield board.copy()
        side = int(board[TO_MOVE])
        move = planned(board, side, WIDTH).moves[0]
        if rng.random() < 0.1:
            move = sorted(children(board), key=lambda each: glance(board, each, side))[1]
        make(board, move)
        if is_worm(board, side):
            return
