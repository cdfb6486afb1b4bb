"""One specimen a game: the game, and all ways to set it up, for tests of what every game owes."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from hypothesis import strategies as st

from tests.games.wormi.setups import setups as wormi_setups
from tests.games.wormlord.setups import setups as wormlord_setups
from tests.games.wurmt.setups import setups as wurmt_setups
from wormery.core import AnyGame, Setup, encode
from wormery.games import wormi, wormlord, wurmt

SHORT = 160  # characters of a command that a reader wants to see


@dataclass(frozen=True)
class Specimen:
    """A game, its setups, and how it is put into words."""

    game: AnyGame
    setups: st.SearchStrategy[Setup[Any]]
    picture: Callable[[Any], str]
    row: Callable[[Any], str]
    rare: frozenset[str] = frozenset()  # commands that end a game too soon to learn from it

    def __str__(self) -> str:
        return self.game.ABOUT.name

    def written(self, command: Any) -> str:
        """A command in writing, a long gesture cut short."""
        text = encode(command).decode()
        return text if len(text) <= SHORT else f"{text[:SHORT]}..."


SPECIMENS = (
    Specimen(
        wormlord,
        wormlord_setups(),
        wormlord.picture,
        wormlord.row,
        frozenset({"GiveUp", "MoveHeadquarters"}),
    ),
    Specimen(
        wormi,
        wormi_setups(),
        wormi.picture,
        wormi.row,
        frozenset({"Resign", "Offer", "Accept", "Decline"}),
    ),
    Specimen(wurmt, wurmt_setups(), wurmt.picture, wurmt.row, frozenset({"TakeBack"})),
)


def specimen_of(name: str) -> Specimen:
    """The specimen of a game."""
    return next(specimen for specimen in SPECIMENS if str(specimen) == name)
