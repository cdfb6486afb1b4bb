"""Bots against bots: the same deals for all, seats rotated, and an honest account of chance."""

from wormery.research.arena.contest import Contest, Fixture, arranged, fixtures, lineups
from wormery.research.arena.game import GameResult, one_game
from wormery.research.arena.hold import hold
from wormery.research.arena.report import Encounter, Report
from wormery.research.arena.sequential import Decision
from wormery.research.parallel import Parallel

__all__ = [
    "Contest",
    "Decision",
    "Encounter",
    "Fixture",
    "GameResult",
    "Parallel",
    "Report",
    "arranged",
    "fixtures",
    "hold",
    "lineups",
    "one_game",
]
