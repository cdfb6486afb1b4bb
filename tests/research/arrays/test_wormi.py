"""Wormi as arrays and by the plain rules, move for move."""

from random import Random

import numpy as np
import pytest

from wormery.core import Millis, Seat, Side
from wormery.games.wormi import Match, Move, Options, decide, evolve, outcome
from wormery.games.wormi.events import GameBegan, MatchBegan
from wormery.games.wormi.kernel.rules import index, name
from wormery.games.wormi.moving import paths
from wormery.research.arrays.errors import IllegalAction
from wormery.research.arrays.wormi import WormiGame

SHORT = Options(repetition=2, quiet=8)
KINDS = (
    Options(),
    SHORT,
    Options(layout="homes", passing="strict", repetition=0, quiet=20),
    Options(layout="ring", quiet=3),
)
ENDS = {"worm": 1, "repetition": 2, "quiet": 3}


def opened(game: WormiGame) -> Match:
    """The same game by the rules."""
    match = evolve(None, MatchBegan(game.options, game.position()))
    return evolve(match, GameBegan(Seat(0), Millis(0)))


def moves(match: Match) -> set[int]:
    """What the rules allow, as actions."""
    position = match.game.position
    return {
        35 * (piece - 1) + index(to, position.to_move)
        for piece in range(1, 17)
        for to in paths(position, piece, match.options.passing)
    }


def played(match: Match, action: int) -> Match:
    side = match.game.position.to_move
    move = Move(action // 35 + 1, name(action % 35, side))
    for event in decide(match, Seat(side), move, Millis(0)):
        match = evolve(match, event)
    return match


def wish(game: WormiGame, rng: Random) -> int:
    """Any action; now and then back and forth, so that positions come up again."""
    legal = np.flatnonzero(game.mask(game.player)).tolist()
    low = [action for action in legal if action < 35]
    return int(rng.choice(low if low and rng.random() < 0.9 else legal))


@pytest.mark.parametrize("options", KINDS, ids=str)
def test_games_go_as_by_the_rules(options: Options) -> None:
    """WI-05 to WI-16, WI-22"""
    rng, reasons = Random(str(options)), set()
    game = WormiGame(options, most_plies=5000)
    for seed in range(8 if options == SHORT else 3):
        game.begin(seed)
        match = opened(game)
        while outcome(match) is None and len(match.game.moves) < 120:
            assert {*np.flatnonzero(game.mask(game.player)).tolist()} == moves(match)
            assert not game.mask(1 - game.player).any()
            action = wish(game, rng)
            match = played(match, action)
            game.play(action)
            facts = game.layout.split(game.observe(0))
            assert game.position() == match.game.position
            assert facts["quiet"] == match.game.quiet
            assert tuple(facts["best"]) == match.game.best
            assert facts["times"] == min(10, match.game.seen.of(match.game.key))
        ended = outcome(match)
        assert game.is_over == (ended is not None)
        if ended is not None:
            reasons.add(ended.reason)
            assert ENDS[ended.reason] == game.rows["game"][39]
    if options == SHORT:
        assert reasons == {"repetition", "quiet"}


def test_a_worm_wins() -> None:
    """WI-13, WI-14"""
    worm = [0, 4, 1, 5, 2, 6, 10, 13, 9, 12, 8, 11, 14, 18, 15]  # the sixteenth is a step away
    blue = ",".join(name(square, Side(0)) for square in [*worm, 23])
    pink = ",".join(name(square, Side(1)) for square in range(16))
    game = WormiGame(Options(position=f"{blue} {pink} b"))
    game.begin(0)
    game.play(35 * 15 + 19)
    assert game.is_over
    assert game.payoffs() == [1.0, -1.0]


def test_both_sides_see_the_same_from_their_ends() -> None:
    """The half turn of a position is the same position for the other side."""
    game = WormiGame()
    game.begin(4)
    own, enemy = (game.layout.split(game.observe(seat)) for seat in (0, 1))
    assert (own["own"] == enemy["enemy"][::-1, ::-1]).all()
    assert (own["enemy"] == enemy["own"][::-1, ::-1]).all()
    assert own["my_turn"] == 1
    assert enemy["my_turn"] == 0


def test_a_long_game_is_cut_off_and_nobody_has_won() -> None:
    game = WormiGame(Options(repetition=0, quiet=0), most_plies=20)
    game.begin(1)
    while not game.is_over:
        game.play(int(np.flatnonzero(game.mask(game.player))[0]))
    assert game.is_cut_off
    assert game.payoffs() == [0.0, 0.0]


def test_a_refusal_names_the_rule_and_changes_nothing() -> None:
    """WI-07, TB-06"""
    game = WormiGame()
    game.begin(1)
    before = game.rows["game"].copy()
    with pytest.raises(IllegalAction, match=r"WI-07: action 0 .1 to a1."):
        game.play(0)
    assert (game.rows["game"] == before).all()
