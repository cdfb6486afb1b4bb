"""Where a game's bots are found, weakest first, without loading those that nobody asks for."""

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any

from wormery.bots.any import AnyMove
from wormery.core import AnyGame, Refusal
from wormery.core.bot import Ladder, Level

NO_LADDER = Ladder(())


def ladder(game: AnyGame) -> Ladder:
    """The ladder of a game, in the module that its `ABOUT.bots` names; an empty one if none."""
    if not game.ABOUT.bots:
        return NO_LADDER
    found: Any = import_module(game.ABOUT.bots).LADDER
    assert isinstance(found, Ladder)
    return found


def population(game: AnyGame) -> Sequence[Level]:
    """Strangers that a game's bots are measured against; they sit at no table."""
    module = ladder(game).population
    return import_module(module).POPULATION if module else ()


def bots_of(game: AnyGame) -> Mapping[str, Level]:
    """The bots that can sit at a table, by name; `simple` plays any game."""
    known = ladder(game)
    simple = Level("simple", known.simple or AnyMove)
    return {level.name: level for level in (simple, *known.levels)}


def level_named(game: AnyGame, name: str) -> Level:
    """A level by its name; "easy" is the lowest, "strong" the highest (TB-04)."""
    levels = ladder(game).levels
    for level in (*levels, *population(game)):
        if level.name == name:
            return level
    if levels and name in ("easy", "strong"):
        return levels[0 if name == "easy" else -1]
    known = ", ".join(["random", "easy", "strong", *(level.name for level in levels)])
    detail = f"{game.ABOUT.name} has no bot called {name!r}; there are {known}, exec:COMMAND"
    raise Refusal("TB-04", detail)
