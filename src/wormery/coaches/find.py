"""Where a game's coach is found, without loading one that nobody asks for."""

from importlib import import_module

from wormery.core import AnyGame, Coach


def coach_of(game: AnyGame) -> Coach | None:
    """Who teaches a game: the COACH of the module that its `ABOUT.coach` names, if any."""
    if not game.ABOUT.coach:
        return None
    coach: Coach = import_module(game.ABOUT.coach).COACH
    return coach
