"""Where a game's bots are found, weakest first, without loading those that nobody asks for."""

from collections.abc import Sequence
from importlib import import_module

from wormery.core import Refusal
from wormery.core.bot import Level, Pace, at_once

LADDERS: dict[str, str] = {
    "wormi": "wormery.bots.wormi.levels",
    "wurmt": "wormery.bots.wurmt.levels",
    "wormlord": "wormery.bots.wormlord.levels",
}
"""By game: the module whose LEVELS are its ladder."""


def levels(game: str) -> Sequence[Level]:
    """The ladder of a game; empty while it has none."""
    if game not in LADDERS:
        return ()
    ladder: Sequence[Level] = import_module(LADDERS[game]).LEVELS
    return ladder


def pace_of(game: str) -> Pace:
    """How quick the hands of strangers are: the PACE of the ladder's module, if it has one."""
    if game not in LADDERS:
        return at_once
    pace: Pace = getattr(import_module(LADDERS[game]), "PACE", at_once)
    return pace


def level_named(game: str, name: str) -> Level:
    """A level by its name; "easy" is the lowest, "strong" the highest (TB-04)."""
    ladder = levels(game)
    for level in ladder:
        if level.name == name:
            return level
    if ladder and name in ("easy", "strong"):
        return ladder[0 if name == "easy" else -1]
    known = ", ".join(["random", "easy", "strong", *(level.name for level in ladder)])
    raise Refusal("TB-04", f"{game} has no bot called {name!r}; there are {known}, exec:COMMAND")
