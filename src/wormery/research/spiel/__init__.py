"""Wormi and Das Wurmt as games of OpenSpiel, with every chance explicit.

    import pyspiel
    import wormery.research.spiel
    game = pyspiel.load_game("wormery_wurmt(players=4)")

Importing this package registers them.
"""

from wormery.research.spiel.wormi import WormiSpiel
from wormery.research.spiel.wurmt import WurmtSpiel

__all__ = ["WormiSpiel", "WurmtSpiel"]
