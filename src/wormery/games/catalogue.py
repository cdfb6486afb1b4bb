"""All games there are, in the order in which they are shown."""

from wormery.core import AnyGame, Refusal
from wormery.games import wormi, wormlord, wurmt

GAMES: tuple[AnyGame, ...] = (wormlord, wormi, wurmt)


def game_named(name: str) -> AnyGame:
    """The game of that name; refused where there is none (TB-04)."""
    for game in GAMES:
        if game.ABOUT.name == name:
            return game
    known = ", ".join(game.ABOUT.name for game in GAMES)
    raise Refusal("TB-04", f"no game is called {name!r}; there are {known}")
