"""The simplest bot: any legal move, in any game."""

from collections.abc import Sequence
from random import Random
from typing import Any

from wormery.core import Millis
from wormery.core.bot import Bot

TALK = frozenset({
    *("resign", "give_up", "offer", "accept", "decline", "take_back"),
    *("saw", "leave_to_chance"),
})  # fmt: skip
"""Commands, by tag, that end, undo or talk about a game, or answer for people: bots play on."""


def playing(listed: Sequence[Any]) -> Sequence[Any]:
    """The commands that play on."""
    return [command for command in listed if _tag(command) not in TALK]


def answering(listed: Sequence[Any]) -> bool:
    """Whether somebody waits for an answer to a proposal."""
    return any(_tag(command) == "accept" for command in listed)


def _tag(command: Any) -> str:
    return str(type(command).__struct_config__.tag)


class AnyMove(Bot[Any, Any]):
    """Plays any legal move that plays on."""

    def choose(self, view: Any, listed: Sequence[Any], rng: Random, budget: Millis) -> Any | None:  # noqa: ARG002
        """Any of the listed commands that play on."""
        moves = playing(listed)
        return rng.choice(moves) if moves else None
