"""The simplest bots play whole games of everything, by the rules and at a pace."""

from functools import reduce
from random import Random
from typing import Any

import pytest

from wormery.bots.ladders import bots_of
from wormery.core import AnyGame, Millis, Seat, agree, generator
from wormery.games import wormi, wormlord
from wormery.games.catalogue import GAMES
from wormery.table.bot_seats import delay_of


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.ABOUT.name)
def test_whatever_a_simple_bot_wants_is_legal(game: AnyGame) -> None:
    """Every command is taken up, one after another."""
    bot = bots_of(game)["simple"].new()
    seats = game.ABOUT.seats[0]
    state: Any = None
    for event in game.begin(agree(game.ABOUT, seats, {}), generator("simple")):
        state = game.evolve(state, event)
    at, rng, given = Millis(0), Random(1), 0
    for turn in range(400):
        if game.outcome(state) is not None or given == 40:
            break
        seat = Seat(turn % seats)
        due = game.deadline(state)
        listed = game.moves(state, seat)
        view = game.view(state, seat)
        command = bot.choose(view, listed, rng, Millis(100)) if listed else None
        if command is not None:
            at = Millis(at + delay_of(bot, view, command, rng) // 10)  # before the deadline
            state = reduce(game.evolve, game.decide(state, seat, command, at), state)
            given += 1
        elif due is not None:
            at = max(at, due)
            state = reduce(game.evolve, game.expire(state, at), state)
    assert given >= 20


def test_bots_never_resign_or_talk() -> None:
    """A bot plays on."""
    bot = bots_of(wormi)["simple"].new()
    assert bot.choose(None, [], Random(0), Millis(1)) is None


def test_a_gardener_draws_every_knot_anew_and_takes_its_time() -> None:
    """In Wormlord bots draw real strokes."""
    game = wormlord
    bot = bots_of(wormlord)["simple"].new()
    setup = agree(game.ABOUT, 2, {})
    match: Any = reduce(game.evolve, game.begin(setup, generator("garden")), None)
    due = game.deadline(match)
    assert due is not None
    match = reduce(game.evolve, game.expire(match, due), match)
    drawn = set()
    for seed in range(3):
        rng = Random(seed)
        listed = [move for move in game.moves(match, Seat(0)) if isinstance(move, game.Tie)]
        command = bot.choose(game.view(match, Seat(0)), listed, rng, Millis(100))
        assert isinstance(command, game.Tie)
        assert bot.pace(None, command, rng) >= 400
        drawn.add(command.rows)
        assert game.decide(match, Seat(0), command, Millis(due + 5000))
    assert len(drawn) == 3
