"""Where a game's coach is found, without loading one that nobody asks for."""

from importlib import import_module

from wormery.core import Coach

COACHES: dict[str, str] = {
    "wormi": "wormery.coaches.wormi.coach",
    "wurmt": "wormery.coaches.wurmt",
}
"""By game: the module whose COACH teaches it."""


def coach_of(game: str) -> Coach | None:
    """Who teaches a game, if anybody does."""
    if game not in COACHES:
        return None
    coach: Coach = import_module(COACHES[game]).COACH
    return coach
