"""What is not listed is refused, with a rule, and nothing changes."""

from functools import reduce
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.wormi.setups import setups
from tests.test_rule_ids import rules
from wormery.core import Millis, Refusal, Seat, Setup, encode, generator
from wormery.games import wormi
from wormery.games.wormi import Match, Move, Options
from wormery.games.wormi.board import PIECES, SQUARES
from wormery.games.wormi.commands import Accept, Choose, Command, Decline, Offer, Resign

OTHERS: list[Command] = [
    Accept(),
    Decline(),
    Resign(),
    Offer("draw"),
    Offer("take_back"),
    Choose(wormi.BLUE),
    Choose(wormi.PINK),
]
EVERYTHING = OTHERS + [Move(piece, square) for piece in PIECES for square in SQUARES]
KNOWN = set(rules())


@given(setup=setups(), seed=st.integers(0, 2**32), length=st.integers(0, 40))
def test_every_command_that_is_not_listed_is_refused(
    setup: Setup[Options], seed: int, length: int
) -> None:
    """TB-06"""
    rng = Random(seed)
    match = _some_moves_later(setup, rng, length)
    before = encode(match)
    for seat in (Seat(0), Seat(1)):
        listed = set(wormi.moves(match, seat))
        for command in rng.sample(EVERYTHING, 200) + OTHERS:
            if command in listed:
                assert wormi.decide(match, seat, command, match.now)
                continue
            with pytest.raises(Refusal) as refused:
                wormi.decide(match, seat, command, match.now)
            assert refused.value.rule in KNOWN
    assert encode(match) == before


@given(seed=st.integers(0, 2**32), length=st.integers(0, 40), data=st.data())
def test_a_drawn_way_is_taken_only_if_every_hop_is_legal(
    seed: int, length: int, data: st.DataObject
) -> None:
    """WI-12"""
    match = _some_moves_later(Setup(2, Options()), Random(seed), length)
    mover = match.game.position.to_move
    if match.outcome is not None:
        return
    piece = data.draw(st.integers(1, 16))
    start = match.game.position.pieces[mover][piece - 1]
    way = (start, *data.draw(st.lists(st.sampled_from(SQUARES), min_size=1, max_size=3)))
    listed = wormi.moves(match, Seat(mover))
    goals = {move.to for move in listed if isinstance(move, Move) and move.piece == piece}
    try:
        wormi.decide(match, Seat(mover), Move(piece, way[-1], way), Millis(0))
    except Refusal:
        return
    assert way[-1] in goals


def _some_moves_later(setup: Setup[Options], rng: Random, length: int) -> Match:
    events = wormi.begin(setup, generator(str(rng.random())))
    match = reduce(wormi.evolve, events, None)
    assert match is not None
    for _ in range(length):
        seat = Seat(rng.randrange(2))
        if listed := [m for m in wormi.moves(match, seat) if not isinstance(m, Resign)]:
            match = reduce(
                wormi.evolve, wormi.decide(match, seat, rng.choice(listed), match.now), match
            )
    return match
