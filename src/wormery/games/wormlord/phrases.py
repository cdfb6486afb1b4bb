"""What partners say to each other, in a hurry and often about a cell they point at (WL-36)."""

from collections.abc import Sequence
from typing import Literal

from wormery.core import Seat, Talk
from wormery.games.wormlord.options import Options
from wormery.games.wormlord.state import Match, seats_of, side_of

PairPhrase = Literal[
    "take_this",
    "guard_this",
    "hq_here",
    "i_place",
    "you_place",
    "i_untie",
    "you_untie",
    "hurry",
]


def partners(match: Match, seat: Seat) -> Sequence[Seat]:
    """Who shares a hand with *seat*; nobody, if it plays alone."""
    side = seats_of(match.terms, side_of(match.terms, seat))
    return [each for each in side if each != seat]


def is_pointing_open(options: Options) -> bool:
    """Whether everybody may point, seen by all."""
    return options.open_pointing


TALK = Talk(partners, PairPhrase, is_pointing_open)
