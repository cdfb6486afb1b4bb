"""Who sits where, and when: the three plain numbers that everything else is counted by."""

from typing import NewType

Seat = NewType("Seat", int)
"""A person or a bot at the table, counted from 0."""

Side = NewType("Side", int)
"""A colour on the board, counted from 0; in pairs two seats share a side."""

Millis = NewType("Millis", int)
"""Milliseconds since the game began."""
