"""Everything compiled that bots need, made ready in the background when a server starts."""

from collections.abc import Iterable

from wormery.bots.ladders import ladder
from wormery.core import AnyGame
from wormery.core.compiled import warm_up as compile_all


def warm_up(games: Iterable[AnyGame]) -> None:
    """Load the ladders of these games and compile, or load from the cache, what they call.

    Meant for a thread: the first time on a machine it takes half a minute, later a second. A bot
    that is asked before waits for its own functions only.
    """
    for game in games:
        ladder(game)
    compile_all()
