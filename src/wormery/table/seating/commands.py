"""What a person can ask of a table, whatever is played at it."""

from typing import Annotated

from msgspec import Meta, Raw, Struct

from wormery.table.seating.events import Proposal, SeatCount, SeatNumber
from wormery.table.seating.faces import Face

Word = Annotated[str, Meta(min_length=1, max_length=32)]


class Sit(Struct, frozen=True, gc=False, tag="sit", forbid_unknown_fields=True):
    """Take a free seat, or one more: several people may share a device."""

    seat: SeatNumber
    name: Annotated[str, Meta(max_length=64)] | None = None  # how this seat is called, if not as me
    face: Face | None = None  # how it looks, if not as me


class Introduce(Struct, frozen=True, gc=False, tag="introduce", forbid_unknown_fields=True):
    """Be called otherwise on a seat of mine, and look otherwise, from now on."""

    seat: SeatNumber
    name: Annotated[str, Meta(max_length=64)]
    face: Face | None = None  # None: as before


class ChangeSeat(Struct, frozen=True, gc=False, tag="change_seat", forbid_unknown_fields=True):
    """Change from one of my seats to a free one, before the game."""

    seat: SeatNumber
    to: SeatNumber


class Leave(Struct, frozen=True, gc=False, tag="leave", forbid_unknown_fields=True):
    """Give a seat up; the host may also free the seat of somebody who is away, or of a bot."""

    seat: SeatNumber


class SeatBot(Struct, frozen=True, gc=False, tag="seat_bot", forbid_unknown_fields=True):
    """Let a bot play a free seat, or the seat of somebody who is away."""

    seat: SeatNumber
    bot: Word


class Arrange(Struct, frozen=True, gc=False, tag="arrange", forbid_unknown_fields=True):
    """Propose how many sit down and what is played; the host does."""

    seats: SeatCount
    options: Raw


class Ready(Struct, frozen=True, gc=False, tag="ready", forbid_unknown_fields=True):
    """I am ready: for the first game, or for another one after it."""

    seat: SeatNumber
    ready: bool = True


class Propose(Struct, frozen=True, gc=False, tag="propose", forbid_unknown_fields=True):
    """Ask to pause, go on or end, or agree with whoever asked."""

    what: Proposal


class Decline(Struct, frozen=True, gc=False, tag="decline", forbid_unknown_fields=True):
    """I do not agree with what is proposed."""


TableCommand = Sit | Introduce | ChangeSeat | Leave | SeatBot | Arrange | Ready | Propose | Decline
