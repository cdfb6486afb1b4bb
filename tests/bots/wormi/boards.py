"""Boards of Wormi to think about, and what holds of whatever was thought."""

from collections.abc import Iterator, Sequence

from wormery.bots.wormi.thinking import Candidate, children, planned
from wormery.core import generator
from wormery.games.wormi import Options
from wormery.games.wormi.kernel.rules import Board, make, pack, pass_on
from wormery.games.wormi.rules import dealt


def deal(seed: str) -> Board:
    """A board to begin with."""
    return pack(dealt(Options(), generator(seed)))


def towards_a_worm(seed: str) -> Iterator[tuple[Board, int]]:
    """Positions in which blue is to move, and how many moves it needs at most."""
    board = deal(seed)
    found = planned(board, 0, 8)
    assert found.is_found
    for number, move in enumerate(found.moves):
        yield board.copy(), len(found.moves) - number
        make(board, move)
        pass_on(board)


def are_sound(board: Board, before: Board, candidates: Sequence[Candidate]) -> bool:
    """Whether nothing has changed, and first moves are legal, each told once, the best first."""
    moves = [each.move for each in candidates]
    leads = [each.lead for each in candidates]
    is_legal = {*moves} <= {*children(board)} and len({*moves}) == len(moves)
    return is_legal and leads == sorted(leads, reverse=True) and bool((board == before).all())
