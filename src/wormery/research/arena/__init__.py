"""Bots against bots: the same deals for all, seats rotated, and an honest account of chance."""

from wormery.research.arena.contest import Contest, Fixture, arranged, fixtures, lineups
from wormery.research.arena.game import GameResult, one_game
from wormery.research.arena.hold import hold
from wormery.research.arena.report import ContestReport, Encounter
from wormery.research.arena.sequential import DecisionRule
from wormery.research.parallel import Parallel

__all__ = [
    "Contest",
    "ContestReport",
    "DecisionRule",
    "Encounter",
    "Fixture",
    "GameResult",
    "Parallel",
    "arranged",
    "fixtures",
    "hold",
    "lineups",
    "one_game",
]
