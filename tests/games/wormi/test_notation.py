"""Wormi in writing: positions, moves, records and counting."""

from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.wormi.boards import begun, board, worm
from wormery.core import Millis, Refusal
from wormery.games import wormi
from wormery.games.wormi import BLUE, PINK, Position, Record
from wormery.games.wormi.events import MoveMade
from wormery.games.wormi.evolve import extended, opened
from wormery.games.wormi.state import GameSoFar

PERFT = [
    row.split(";")
    for row in (Path(__file__).parent / "data" / "perft.txt").read_text().splitlines()
    if not row.startswith("#")
]


@pytest.mark.parametrize(("text", "counts"), PERFT)
def test_perft_agrees_with_the_sample(text: str, counts: str) -> None:
    """WI-12"""
    position = wormi.read_position(text)
    known = [int(count) for count in counts.split()]
    assert [wormi.perft(position, depth) for depth in (1, 2, 3)] == known[:3]


def test_a_finished_worm_has_no_moves() -> None:
    """WI-14"""
    position = Position((worm(BLUE), worm(PINK)), PINK)
    assert wormi.perft(position, 0) == 1
    assert wormi.perft(position, 1) == wormi.perft(position, 2) == 0
    assert not wormi.ways(position)


def play(rng: Random, length: int) -> GameSoFar:
    """A random game."""
    line = opened(begun(seed=str(rng.random())).game.start)
    for _ in range(length):
        if not (found := wormi.ways(line.position)):
            break
        piece, way = rng.choice(found)
        line = extended(line, MoveMade(piece, way, Millis(0)))
    return line


@given(st.randoms(use_true_random=False), st.integers(0, 60))
def test_positions_and_records_read_back(rng: Random, length: int) -> None:
    line = play(rng, length)
    assert wormi.read_position(wormi.write_position(line.position)) == line.position
    headers = (("Blue", 'Anna "the worm" \\ Ω'), ("Pink", ""))
    record = Record(line.start, line.moves, "*", headers)
    again = wormi.read_record(wormi.write_record(record))
    assert again == record
    assert wormi.replayed(again).position == line.position


def test_a_way_of_ones_own_is_kept_in_the_record() -> None:
    """WI-12"""
    position = board("""
        . b1 p1 . . . .
        . p2 . p3 . . .
        . . p4 . . . .
        . . . . . . .
        . . . . . . .
    """)
    usual = dict(wormi.ways(position))[1]
    assert usual
    texts = ["1:b10-d10-d8", "1:b10-b8-d8"]
    records = [Record(position, (MoveMade(*wormi.read_move(text), Millis(0)),)) for text in texts]
    written = [wormi.write_record(record) for record in records]
    assert sorted("-d8" in text and text.count("-") for text in written) == [1, 2]
    assert [wormi.read_record(text) for text in written] == records


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("", "WI-12"),
        ("7", "WI-12"),
        ("7:", "WI-01"),
        ("7:c5", "WI-12"),
        ("07:c5-e7", "WI-12"),
        ("²:c5-e7", "WI-12"),
        ("-1:c5-e7", "WI-12"),
        ("17:c5-e7", "WI-01"),
        ("0:c5-e7", "WI-01"),
        ("9999999999999999999999:c5-e7", "WI-12"),
        ("7:c5-h7", "WI-01"),
        ("7:c5-e11", "WI-01"),
        ("7:c5 - e7", "WI-01"),
    ],
)
def test_what_is_no_move_is_refused(text: str, rule: str) -> None:
    """WI-12, WI-01"""
    with pytest.raises(Refusal) as refused:
        wormi.read_move(text)
    assert refused.value.rule == rule


START = f'[Start "{wormi.write_position(begun().game.start)}"]\n'


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("", "WI-21"),
        ("[Blue Anna]\n" + START, "TB-01"),
        ('[Start "a1"]', "WI-21"),
        (START + "1. 1:a1-b2-c1-x", "WI-01"),
        (START + "1. --", "WI-15"),
        (START + "1. 1:a1-b2", "WI-12"),
        (START + "hello", "WI-12"),
    ],
)
def test_a_record_that_cannot_be_is_refused_with_its_line(text: str, rule: str) -> None:
    """WI-12, WI-15, WI-21"""
    with pytest.raises(Refusal) as refused:
        wormi.read_record(text)
    assert refused.value.rule == rule


@given(st.text(max_size=200))
def test_no_text_at_all_breaks_a_reader(text: str) -> None:
    """TB-01"""
    for reader in (wormi.read_record, wormi.read_position, wormi.read_move):
        with pytest.raises(Refusal):
            reader(text)
    with pytest.raises(Refusal):
        wormi.read_record(START + "1. x" + text)
