"""Strangers who play Das Wurmt otherwise than the ladder does: the good hold against all."""

from collections.abc import Sequence
from functools import partial
from random import Random

from msgspec.structs import replace

from wormery.bots.wurmt.habits import Habit
from wormery.bots.wurmt.levels import Mind, Player, foreseeing, knowing, level
from wormery.core import Millis
from wormery.core.bot import Level
from wormery.games.wurmt import BedView, Command, Lay
from wormery.games.wurmt.commands import Play
from wormery.games.wurmt.options import values_of


class Liar(Player):
    """Says anything of a head but what it is."""

    def choose(
        self, view: BedView, listed: Sequence[Command], rng: Random, budget: Millis
    ) -> Play | None:
        """The play that its mind makes, with a lie where something has to be said (DW-31)."""
        play = super().choose(view, listed, rng, budget)
        if not isinstance(play, Lay) or play.claim is None:
            return play
        value = view.hand[play.slot].value
        return replace(play, claim=rng.choice([v for v in values_of(view.options) if v != value]))


POPULATION = (
    level("greedy", Mind(Habit(thrift=0.0).choose)),
    level("thrifty", Mind(Habit(thrift=1.5).choose)),
    level("fearful", Mind(Habit(fear=1.0).choose)),
    level("first-sight", Mind(knowing(blur=0.0))),
    level("truthful", Mind(knowing(blur=0.0), candour=1.0)),
    Level("liar", partial(Liar, Mind(knowing(blur=0.0)))),
    level("forgetful", Mind(knowing(blur=0.0), slip=0.5)),
    level("sampler", Mind(foreseeing)),
)
"""Who takes points at once, who spares actions, who fears the next player; the net at first sight,
telling the truth, lying, forgetting; and the net with sampled worlds that reads nobody."""
