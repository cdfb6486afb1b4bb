"""Strangers who play Das Wurmt otherwise than the ladder does: the good hold against all."""

from collections.abc import Sequence
from dataclasses import replace as replace_mind
from functools import partial
from random import Random

from msgspec.structs import replace

from wormery.bots.wurmt.habits import Habit
from wormery.bots.wurmt.levels import Mind, Player, foreseeing, knowing, level
from wormery.core import Millis
from wormery.core.bot import Level
from wormery.games.wurmt import BedView, Command, Lay
from wormery.games.wurmt.commands import Play
from wormery.games.wurmt.options import Options, values_of


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


class Deceiver(Player):
    """Tells the truth while little hangs on it, and lies where a head scores or is a trap."""

    def choose(
        self, view: BedView, listed: Sequence[Command], rng: Random, budget: Millis
    ) -> Play | None:
        """The play that its mind makes; what is said of it makes a prey of who believes it."""
        play = super().choose(view, listed, rng, budget)
        if not isinstance(play, Lay) or play.claim is None:
            return play
        value, worm = view.hand[play.slot].value or 0, view.worms[play.worm]
        old = 0 if worm.head is None else worm.head.value or MIDDLING
        length = worm.length + old if worm.length + old < view.options.low else 0
        return replace(play, claim=tempting(view.options, length, value))


def tempting(options: Options, length: int, value: int) -> int:
    """What to say of a head: that a trap scores, that what scores is a trap, else the truth."""
    if length + value < options.low:
        return value
    is_trap = length + value > options.high
    said = [
        other
        for other in values_of(options)
        if (options.low <= length + other <= options.high) == is_trap and other != value
    ]
    return max(said, default=value)


MIDDLING = 4  # a head that one does not know

SIGHTED = Mind(knowing(blur=0.0), training="earlier")
SAMPLING = Mind(foreseeing, training="earlier")
HUNTING = Mind(knowing(blur=0.0), knows_people=True, believes=True, training="hunter")

POPULATION = (
    level("greedy", Mind(Habit(thrift=0.0).choose)),
    level("thrifty", Mind(Habit(thrift=1.5).choose)),
    level("fearful", Mind(Habit(fear=1.0).choose)),
    level("first-sight", SIGHTED),
    level("truthful", replace_mind(SIGHTED, candour=1.0)),
    Level("liar", partial(Liar, SIGHTED)),
    Level("deceiver", partial(Deceiver, SIGHTED)),
    level("deaf", replace_mind(SIGHTED, trust=1.0)),
    level("wary", replace_mind(SIGHTED, trust=2.0)),
    level("forgetful", replace_mind(SIGHTED, slip=0.5)),
    level("sampler", SAMPLING),
    level("reader", replace_mind(SAMPLING, knows_people=True)),
    level("twin", replace_mind(SAMPLING, training="net")),
    level("hunter", HUNTING),
)
"""Who takes points at once, who spares actions, who fears the next player; the net at first
sight, telling the truth, lying, forgetting; with sampled worlds and reading nobody; and the best
level as it was while it read by worlds. They keep the net of an earlier training, so that they stay
who they are when the ladder learns; only the twin has the ladder's own, and samples worlds too.
The hunter learned a response to that one, and plays by it at first sight."""
