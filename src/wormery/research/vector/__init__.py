"""Thousands of games in one compiled call, into arrays that belong to the caller.

from wormery.research import vector

games = vector.wurmt(1024, seats=3, seed=7)
while training:
    actions = policy(games.out.observations, games.out.masks)
    games.step(actions)
    learn(games.out.rewards, games.out.terminated)
"""

from wormery.research.vector.games import VectorGames, wormi, wurmt
from wormery.research.vector.out import Out

__all__ = ["Out", "VectorGames", "wormi", "wurmt"]
