"""Small pictures of a Wormi board for tests, with only the pieces that matter."""

from functools import reduce

from wormery.core import Millis, Seat, Setup, Side, generator
from wormery.games.wormi import BLUE, Command, Match, Options, Position, Square
from wormery.games.wormi.board import PIECES, RANKS, SQUARES, half_turn, owner, square_at
from wormery.games.wormi.evolve import evolve
from wormery.games.wormi.rules import begin, decide

ME, YOU = Seat(0), Seat(1)


def board(picture: str, to_move: Side = BLUE) -> Position:
    """The position a picture shows: b7 is blue's piece 7, p1 pink's piece 1, . is nothing.

    The rows stand for the top ranks from 10 downwards. Pieces that are not drawn stand on squares
    of the lowest ranks that the picture leaves free.
    """
    placed: dict[str, Square] = {}
    rows = [row.split() for row in picture.strip().splitlines()]
    for rank, row in zip(reversed(RANKS), rows, strict=False):
        for file, mark in enumerate(row):
            square = square_at(file, rank - 1)
            if mark != "." and square:
                placed[mark] = square
    sides = []
    for letter, side in (("b", BLUE), ("p", Side(1))):
        free = [s for s in SQUARES if owner(s) == side and s not in placed.values()]
        names = [f"{letter}{number}" for number in PIECES]
        spare = iter(free)
        sides.append(tuple(placed[name] if name in placed else next(spare) for name in names))
    return Position((sides[0], sides[1]), to_move)


def begun(options: Options | None = None, seed: str = "worm") -> Match:
    """A match at its beginning."""
    events = begin(Setup(2, options or Options()), generator(seed))
    match = reduce(evolve, events, None)
    assert match is not None
    return match


def after(match: Match, *turns: tuple[Seat, Command], at: int = 0) -> Match:
    """The match after some commands."""
    for seat, command in turns:
        match = reduce(evolve, decide(match, seat, command, Millis(at)), match)
    return match


def worm(side: Side) -> tuple[Square, ...]:
    """Sixteen squares of a side that are a finished worm."""
    blue = tuple(map(Square, _WORM.split()))
    return blue if side == BLUE else tuple(map(half_turn, blue))


_WORM = "a1 b2 c1 d2 e1 f2 g3 f4 e3 d4 c3 b4 a5 b6 c5 d6"
