"""The bots, the coach and the puzzles of Wormi where jumped squares count as passed (WI-22)."""

from functools import reduce
from random import Random

import numpy as np
import pytest

from wormery.bots.wormi.analysis import analyse
from wormery.bots.wormi.levels import LEVELS
from wormery.bots.wormi.plan import works
from wormery.bots.wormi.puzzles import READINGS, Puzzle, shipped, solved
from wormery.bots.wormi.thinking import about, planned, sure_finish, trail
from wormery.coaches.wormi.coach import hint
from wormery.coaches.wormi.puzzles import list_puzzles, numbered, try_puzzle
from wormery.coaches.wormi.review import explore
from wormery.coaches.wormi.views import Explore, TryPuzzle
from wormery.core import Millis, Refusal, Seat, Setup, generator
from wormery.core.bot import Level
from wormery.core.compiled import warm_up
from wormery.games import wormi
from wormery.games.wormi import (
    BLUE,
    Match,
    Move,
    Options,
    Passing,
    Record,
    Square,
    read_position,
    write_record,
)
from wormery.games.wormi.evolve import to_move
from wormery.games.wormi.kernel.rules import index, name, pack
from wormery.games.wormi.legality import ways
from wormery.games.wormi.moving import moved, passed, paths

CROWDED = (
    "e9,c9,f8,e3,g5,d6,c3,d2,c5,f6,a7,f4,d8,f2,b8,b6 "
    "a2,b5,a4,e8,d5,d7,e10,d3,f7,f1,c2,b7,b3,d9,c6,f5 b"
)
"""Ten of blue's moves lead over a piece twice."""

ACROSS = (
    "f4,g5,f6,g7,f8,g9,f10,e9,d8,e7,d6,c5,b6,a5,b2,c3 "
    "g8,f3,g10,d3,e4,a4,c8,e10,b9,a2,a6,e8,d5,a10,c10,f5 b"
)
"""Blue finishes by 15:b2-d4-d2-b4, twice over c3."""

every_level = pytest.mark.parametrize("level", LEVELS, ids=lambda level: f"level {level.name}")


@pytest.fixture(scope="module", autouse=True)
def _warm() -> None:
    warm_up()


def crowded(passing: Passing) -> Match:
    """A match that begins in the crowd."""
    options = Options(position=CROWDED, passing=passing)
    match = reduce(wormi.evolve, wormi.begin(Setup(2, options), generator("crowd")), None)
    assert match is not None
    return match


def test_the_crowd_tells_the_readings_apart() -> None:
    """WI-22"""
    position = read_position(CROWDED)
    assert len(ways(position)) - len(ways(position, "strict")) == 10


@every_level
def test_every_level_plays_on_by_the_strict_reading(level: Level) -> None:
    """WI-22"""
    match = crowded("strict")
    for turn in range(6):
        seat = to_move(match)
        assert seat is not None
        command = level.new().choose(wormi.view(match, seat), (), Random(turn), Millis(40))
        assert command is not None
        match = reduce(wormi.evolve, wormi.decide(match, seat, command, Millis(0)), match)


@pytest.mark.parametrize("passing", READINGS)
def test_a_plan_is_legal_by_the_reading_of_its_board(passing: Passing) -> None:
    """WI-22: followed move by move by the plain rules, the enemy standing still."""
    position = read_position(CROWDED)
    found = planned(pack(position, passing), 0, 20)
    assert len(found.moves) > 5
    for move in found.moves:
        piece, to = move // 64 + 1, name(move % 64, BLUE)
        assert to in paths(position, piece, passing)
        position = passed(moved(position, piece, to))


def test_a_finish_across_a_piece_is_one_in_one_reading_only() -> None:
    """WI-22: for plans, for exact search and for the estimates that both rest on."""
    loose, strict = (pack(read_position(ACROSS), passing) for passing in READINGS)
    last = np.array([64 * 14 + index(Square("b4"), BLUE)])
    squares, enemies = loose[:16].copy(), trail(loose, 1, ())
    assert works(squares, last, enemies, 0)
    assert not works(squares, last, enemies, 1)
    assert sure_finish(loose, 1, 1000) == (last[0], 1)
    assert sure_finish(strict, 1, 1000) is None
    assert about(loose, 0) < about(strict, 0)


def test_advice_and_hints_keep_to_the_reading() -> None:
    """WI-22: a hint is a move that the view lists."""
    position = read_position(CROWDED)
    listed = {(piece, way[-1]) for piece, way in ways(position, "strict")}
    for advice in analyse(position, 150, "strict").advice:
        piece, way = wormi.read_move(advice.move)
        assert (piece, way[-1]) in listed
    seen = wormi.view(crowded("strict"), Seat(0))
    assert hint(seen, (), Random(1), Millis(300)).move in seen.moves


def test_what_if_keeps_to_the_reading_of_the_record() -> None:
    """WI-22, WI-12"""
    position = read_position(CROWDED)
    strict = {(piece, way[-1]) for piece, way in ways(position, "strict")}
    piece, to = next(
        (piece, way[-1]) for piece, way in ways(position) if (piece, way[-1]) not in strict
    )
    loose = write_record(Record(position, (), "draw"))
    assert explore(Explore(loose, 0, (Move(piece, to),))).still.pieces != position.pieces
    with pytest.raises(Refusal) as refused:
        explore(
            Explore(write_record(Record(position, (), "draw", (), "strict")), 0, (Move(piece, to),))
        )
    assert refused.value.rule == "WI-22"


def test_puzzles_say_where_they_hold_in_one_reading_only() -> None:
    """WI-22: with the other reading those have other solutions, or none."""
    some = [puzzle for puzzle in shipped() if puzzle.only]
    assert [puzzle.only for puzzle in some] == ["landing"] * 2
    for puzzle in some:
        assert _solutions(puzzle, "landing") == set(puzzle.solutions)
        assert _solutions(puzzle, "strict") != set(puzzle.solutions)
    for puzzle in shipped()[::25]:
        assert puzzle.only is None
        assert _solutions(puzzle, "strict") == set(puzzle.solutions)


def _solutions(puzzle: Puzzle, passing: Passing) -> set[str]:
    found = solved(pack(puzzle.position, passing), puzzle.length)
    return set() if found is None else set(found.solutions)


def test_who_plays_strictly_is_shown_and_may_try_what_holds_so() -> None:
    """WI-22, TB-18: under the same numbers; the solution keeps to the reading, too."""
    everywhere, strictly = list_puzzles().puzzles, list_puzzles("strict").puzzles
    missing = {each.number for each in everywhere} - {each.number for each in strictly}
    assert missing == {each.info.number for each in numbered() if each.puzzle.only}
    assert len(missing) == 2
    with pytest.raises(Refusal) as refused:
        try_puzzle(TryPuzzle(min(missing), passing="strict"))
    assert refused.value.rule == "TB-18"
    found = try_puzzle(TryPuzzle(1, show=True, passing="strict"))
    tried: tuple[Move, ...] = ()
    while found.verdict == "open":
        assert found.best in found.moves
        assert found.best is not None
        tried = (*tried, Move(found.best.piece, found.best.to))
        found = try_puzzle(TryPuzzle(1, tried, show=True, passing="strict"))
    assert found.verdict == "solved"
