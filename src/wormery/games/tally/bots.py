"""Tally's bot: leaves the others a multiple of four to count, whenever it can."""

from collections.abc import Sequence
from random import Random

from wormery.core import Millis
from wormery.core.bot import Bot, Ladder, Level
from wormery.games.tally import Add, CountView


class Counter(Bot[CountView, Add]):
    """Two players can do no better."""

    def choose(
        self,
        view: CountView,
        listed: Sequence[Add],
        rng: Random,
        budget: Millis,  # noqa: ARG002 - it knows at once
    ) -> Add | None:
        """What leaves a multiple of four, else anything."""
        wanted = Add((view.goal - view.total) % 4)
        return wanted if wanted in listed else rng.choice(listed)


LADDER = Ladder((Level("1", Counter),))
