"""What lands in a table's mailbox, and the reply that goes back."""

from collections.abc import Callable, Sequence
from time import thread_time
from typing import Any

from msgspec import Struct

from wormery.core import Millis, Seat
from wormery.store.ids import GuestId, Version
from wormery.table.seating.commands import TableCommand
from wormery.table.seating.rules import Requester


class Play(Struct, frozen=True, gc=False):
    """A command of the game, given for a seat."""

    seat: Seat
    command: Any
    at: Millis | None = None  # when it counts, if a little before it came


class Accepted(Struct, frozen=True, gc=False):
    """It is in the log, for ever; not *fresh* if it was before, or if it changed nothing."""

    version: Version
    fresh: bool = True


class Refused(Struct, frozen=True, gc=False):
    """It changed nothing, and this is why."""

    rule: str
    detail: str = ""


class Lost(Struct, frozen=True, gc=False):
    """The table has gone elsewhere or could not be written; ask again, with the same id."""


Reply = Accepted | Refused | Lost


class GuestRequest(Struct, frozen=True, gc=False):
    """Something asked of a table by a person, under an id of the person's making."""

    requester: Requester
    request_id: str
    what: Play | TableCommand
    reply: Callable[[str, Reply], None]  # with the request's id
    charge: Callable[[float], None] | None = None  # seconds of work, where it had to wait


class BotRequest(Struct, frozen=True, gc=False):
    """A bot's command."""

    bot: str
    play: Play
    reply: Callable[[Reply], None]


class OwnerReturned(Struct, frozen=True, gc=False):
    """The owner of a seat is back."""

    guest: GuestId


class Due(Struct, frozen=True, gc=False):
    """Something happens by itself."""


Request = GuestRequest | BotRequest | OwnerReturned | Due


def play_of(request: Request) -> Play | None:
    """The command of the game that a request brings, if it does."""
    if isinstance(request, GuestRequest):
        return request.what if isinstance(request.what, Play) else None
    return request.play if isinstance(request, BotRequest) else None


def charged(requests: Sequence[Request], work: Callable[[], None]) -> None:
    """Do what these requests had to wait for, and charge who asked for the time, in equal parts."""
    began = thread_time()
    work()
    share = (thread_time() - began) / len(requests)
    for request in requests:
        if isinstance(request, GuestRequest) and request.charge is not None:
            request.charge(share)


def send_reply(request: Request, reply: Reply) -> None:
    """Tell whoever asked; what happened by itself was asked by nobody."""
    if isinstance(request, GuestRequest):
        request.reply(request.request_id, reply)
    elif isinstance(request, BotRequest):
        request.reply(reply)
