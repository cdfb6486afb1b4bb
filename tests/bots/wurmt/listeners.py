"""Players of Das Wurmt who hear everything that their seats may hear."""

from collections.abc import Sequence

from wormery.bots.wurmt.levels import Player
from wormery.core import Seat
from wormery.games.wurmt import Bed, evolve, tell
from wormery.games.wurmt.events import Event


def heard_by_all(players: Sequence[Player], bed: Bed | None, events: Sequence[Event]) -> Bed:
    """The bed after *events*, each of which was told to everybody before it happened."""
    for event in events:
        for seat, player in enumerate(players):
            news = tell(bed, event, Seat(seat))
            assert news is not None
            player.observe(news)
        bed = evolve(bed, event)
    assert bed is not None
    return bed
