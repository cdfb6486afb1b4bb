"""The list of moves that all share, and the plain rules, side by side; and what a state keeps."""

from collections.abc import Iterator
from functools import reduce
from random import Random

import pytest

from tests.games.wormi.test_kernel import wild
from wormery.core import Millis, Seat, Setup, decode, encode
from wormery.core.compiled import warm_up
from wormery.games.wormi import (
    LAYOUTS,
    Match,
    Move,
    Options,
    Passing,
    Position,
    begin,
    decide,
    evolve,
)
from wormery.games.wormi.board import PIECES, letters
from wormery.games.wormi.events import MoveMade, Passed, TakenBack
from wormery.games.wormi.evolve import extended, opened, shortened, to_move
from wormery.games.wormi.legality import moves_back
from wormery.games.wormi.move_lists import Legal, legal, plainly, swiftly
from wormery.games.wormi.moving import Path, is_worm, paths

READINGS: tuple[Passing, ...] = ("landing", "strict")


@pytest.fixture(scope="module", autouse=True)
def _warm() -> None:
    warm_up()


def plain(position: Position, passing: Passing) -> list[tuple[int, Path]]:
    """All moves by the plain rules."""
    if any(is_worm(pieces) for pieces in position.pieces):
        return []
    return [(piece, way) for piece in PIECES for way in paths(position, piece, passing).values()]


def games(length: int, **options: object) -> Iterator[Match]:
    """The matches of a random game, one after another."""
    rng = Random(repr(options))
    match = None
    for event in begin(Setup(2, Options(quiet=0, **options)), rng):  # type: ignore[arg-type]
        match = evolve(match, event)
    assert match is not None
    for number in range(length):
        yield match
        move = rng.choice(legal(match.game.key, match.options.passing).moves)
        seat = to_move(match)
        assert seat is not None
        for event in decide(match, seat, Move(move.piece, move.to), Millis(number)):
            match = evolve(match, event)


def same_moves(position: Position, passing: Passing) -> None:
    """Machine code, masks and the plain rules find the same moves, in the same order."""
    key, wanted = letters(position), plain(position, passing)
    listed = swiftly(key, passing)
    assert listed == plainly(key, passing)
    found = Legal(listed)
    assert [(move.piece, move.path) for move in found.moves] == wanted
    assert found.is_none == (not wanted)
    for piece, way in wanted[:: 1 + len(wanted) // 9]:
        assert found.way(piece, way[-1]) == way
    assert found.way(1, position.pieces[position.to_move][0]) is None


@pytest.mark.parametrize("passing", READINGS)
@pytest.mark.parametrize("layout", LAYOUTS)
def test_all_find_the_same_moves_in_games(layout: str, passing: Passing) -> None:
    """WI-05 to WI-12, WI-22"""
    for match in games(60, layout=layout, passing=passing):
        same_moves(match.game.position, passing)


@pytest.mark.parametrize("passing", READINGS)
def test_all_find_the_same_moves_anywhere(passing: Passing) -> None:
    """WI-05 to WI-12, WI-22: where no game would lead, chains are longer."""
    rng = Random(7)
    for _ in range(150):
        same_moves(wild(rng), passing)


def test_a_state_is_what_it_was_after_moves_are_taken_back() -> None:
    """WI-19: as if they had never been made, however long the game is."""
    for match in games(80, repetition=0):
        game, count = match.game, moves_back(match, Seat(0))
        kept = game.moves[: len(game.moves) - count]
        assert shortened(game, count) == reduce(extended, kept, opened(game.start))
    taken = evolve(match, TakenBack(count, Millis(99)))
    assert moves_back(taken, Seat(0)) == 2  # the last move is pink's


def test_a_pass_is_taken_back_like_a_move() -> None:
    """WI-15, WI-19"""
    *_, match = games(20)
    game = extended(match.game, Passed(Millis(50)))
    assert shortened(game, 1) == match.game
    assert game.made == match.game.made
    after = extended(game, MoveMade(1, legal(game.key, "landing").moves[0].path, Millis(51)))
    assert shortened(after, 2) == match.game


def test_a_state_can_be_written_down_at_any_length() -> None:
    """Snapshots are read again to the same state."""
    for number, match in enumerate(games(70)):
        if number % 23 == 0:
            assert decode(Match, encode(match)) == match
