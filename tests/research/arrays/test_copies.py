"""Exact copies at every moment, and versions that are told apart."""

import pickle
from collections.abc import Callable
from copy import deepcopy
from random import Random

import numpy as np
import pytest

from wormery.research.arrays.errors import GameIsOver, IllegalAction, OtherVersion
from wormery.research.arrays.game import ArrayGame
from wormery.research.arrays.wormi import WormiGame
from wormery.research.arrays.wormlord import WormlordGame
from wormery.research.arrays.wurmt import WurmtGame

GAMES: dict[str, Callable[[], ArrayGame]] = {
    "wormi": WormiGame,
    "wormlord": lambda: WormlordGame(3),
    "wurmt": WurmtGame,
}

games = pytest.mark.parametrize("new", GAMES.values(), ids=GAMES)


def seen(game: ArrayGame) -> bytes:
    """Everything about a game."""
    shown = [array for seat in range(game.seats) for array in (game.observe(seat), game.mask(seat))]
    return b"".join(array.tobytes() for array in (*shown, game.state()))


def wish(game: ArrayGame, rng: Random) -> int:
    return int(rng.choice(np.flatnonzero(game.mask(game.player)).tolist()))


@games
def test_copies_are_exact_at_every_ply_and_go_their_own_ways(new: Callable[[], ArrayGame]) -> None:
    game, rng = new(), Random(9)
    game.begin(9)
    while not game.is_over:
        copies = [game.clone(), deepcopy(game), pickle.loads(pickle.dumps(game))]
        before, action = seen(game), wish(game, rng)
        game.play(action)
        for copy in copies:
            assert seen(copy) == before
            copy.play(action)
            assert seen(copy) == seen(game)
    game.again()
    copies[0].again()
    assert seen(copies[0]) == seen(game)  # the dice were copied, too


@games
def test_the_same_seed_deals_the_same_and_another_does_not(new: Callable[[], ArrayGame]) -> None:
    one, two = new(), new()
    one.begin(1)
    two.begin(1)
    assert seen(one) == seen(two)
    two.begin(2)
    assert seen(one) != seen(two)


@games
def test_another_version_is_refused(new: Callable[[], ArrayGame]) -> None:
    """TB-01"""
    game = new()
    game.begin(1)
    saved = game.__getstate__()
    old = {**saved, "saved as": (game.name, game.version + 1)}
    before = seen(game)
    with pytest.raises(OtherVersion, match=rf"TB-01: saved as .*{game.version + 1}.*{game.name}"):
        game.__setstate__(old)
    assert seen(game) == before


@games
@pytest.mark.parametrize("action", [-1, 10**9, 1.0, "3", None, True, np.zeros(2, np.int64)])
def test_what_is_no_action_is_refused(new: Callable[[], ArrayGame], action: object) -> None:
    """TB-01"""
    game = new()
    game.begin(1)
    before = seen(game)
    with pytest.raises(IllegalAction, match="TB-01"):
        game.play(action)
    assert seen(game) == before


@games
def test_nothing_is_played_before_and_after_a_game(new: Callable[[], ArrayGame]) -> None:
    """TB-03"""
    game, rng = new(), Random(2)
    with pytest.raises(GameIsOver, match="TB-03"):
        game.play(0)
    game.begin(1)
    while not game.is_over:
        game.play(wish(game, rng))
    before = seen(game)
    with pytest.raises(GameIsOver, match="TB-03"):
        game.play(0)
    assert seen(game) == before


@games
def test_every_number_is_within_its_bounds(new: Callable[[], ArrayGame]) -> None:
    game, rng = new(), Random(3)
    low, high = game.layout.bounds()
    for seed in range(3):
        game.begin(seed)
        while not game.is_over:
            game.play(wish(game, rng))
            for seat in range(game.seats):
                assert ((game.observe(seat) >= low) & (game.observe(seat) <= high)).all()
