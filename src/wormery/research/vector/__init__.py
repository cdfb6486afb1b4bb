"""Thousands of games in one compiled call, into arrays that belong to the caller.

from wormery.research import vector

games = vector.wurmt(1024, seats=3, seed=7)
while training:
    actions = policy(games.out.observations, games.out.masks)
    games.step(actions)
    learn(games.out.rewards, games.out.terminated)
"""

from wormery.research.vector.games import VectorGames
from wormery.research.vector.out import Out
from wormery.research.vector.wormi import wormi
from wormery.research.vector.wormlord import wormlord
from wormery.research.vector.wurmt import wurmt

__all__ = ["Out", "VectorGames", "wormi", "wormlord", "wurmt"]
