"""Level 3 of Das Wurmt plays in the call as it does at a table."""

from random import Random

import numpy as np
import pytest

from tests.research.arrays.test_wurmt import plain, played
from wormery.bots.wurmt.habits import EVEN, table_of
from wormery.bots.wurmt.info import info_of
from wormery.bots.wurmt.levels import opinion, weights
from wormery.bots.wurmt.memory import Memory, looked
from wormery.bots.wurmt.reading import weighed
from wormery.core import Millis, Refusal
from wormery.core.dice import dice_of
from wormery.games.wurmt import Options, view
from wormery.research import vector
from wormery.research.arrays.wurmt import WurmtGame
from wormery.research.vector.kernel.wurmt_third import third

OPEN = Options(memory="friendly", discard="open")


def test_without_slips_it_plays_what_the_net_likes_best() -> None:
    """As the bot at a table would that sees all it knows and forgets nothing."""
    game, net, compared = WurmtGame(2, OPEN), weights()[0], 0
    game.begin(2)
    bed = plain(game)
    for _ in range(8):
        number = third(game.box, game.rows["game"].copy(), net, 0.0, 0.0, dice_of(1))
        seen = view(bed, bed.player)
        info = info_of(seen, looked(Memory(), seen))
        table = table_of(seen, info, weighed(info, EVEN, {}), Random(1), Millis(1000))
        liked = opinion(table)
        value = dict(zip(liked.plays, liked.values, strict=True))[int(number)]
        compared += value == pytest.approx(liked.values[0], abs=0.02)
        action = game.action_of(int(number))
        bed = played(game, bed, action)
        game.play(action)
    assert compared >= 7  # at a table one also remembers what others could see when they laid


def test_it_beats_those_who_play_at_random() -> None:
    games = vector.wurmt(16, seats=2, opponents=["3"], seed=3)
    dice, actions, total = dice_of(3), np.zeros(16, dtype=np.int64), 0.0
    for _ in range(60):
        games.sample(dice, actions)
        total += float(games.step(actions).rewards[:, 0].sum())
    assert total < -10


def test_it_does_not_announce() -> None:
    """TB-04"""
    with pytest.raises(Refusal, match="TB-04"):
        vector.wurmt(2, seats=2, opponents=["3"], options={"announce": True})
