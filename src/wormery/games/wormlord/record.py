"""A match as a text that people keep."""

from collections.abc import Sequence

from wormery.games.wormlord.events import Event
from wormery.games.wormlord.notation import row


def chronicle(names: Sequence[str], events: Sequence[Event]) -> str:
    """A whole match to read; ropes are too long for it, so it cannot be played again from this."""
    seats = (f"seat {seat}: {name}" for seat, name in enumerate(names))
    return "\n".join([*seats, "", *map(row, events), ""])
