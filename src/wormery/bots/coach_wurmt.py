"""The coach of Das Wurmt: what a good player would do who has seen and heard what you have."""

from collections.abc import Sequence
from random import Random
from typing import Any

from msgspec import Struct

from wormery.bots.wurmt import LEVELS
from wormery.core import Coach, Millis, Refusal
from wormery.games.wurmt import BedView, Command

LEVEL = LEVELS[-1]


class Hint(Struct, frozen=True):
    """What a good player would do now."""

    command: Command


def hint(view: BedView, heard: Sequence[Any], rng: Random, budget: Millis) -> Hint:
    """The play of the strongest bot, who has listened to everything from this seat."""
    if view.seat is None or not view.moves or view.player != view.seat:
        raise Refusal("TB-11", "it is not your turn")
    assert LEVEL.sit is not None
    listener = LEVEL.sit()
    for news in heard:
        listener.hear(news)
    command = listener(view, rng, budget)
    if command is None:
        raise Refusal("TB-11", "there is nothing to play")
    return Hint(command)


COACH = Coach(hint=hint, tells=(Hint,))
