"""What lands in a table's mailbox, and the answer that goes back."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from wormery.core import Millis, Seat
from wormery.store.ids import GuestId, Version
from wormery.table.seating.commands import TableCommand
from wormery.table.seating.rules import Asker


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


class Lost(Struct, frozen=True):
    """The table has gone elsewhere or could not be written; ask again later, with the same id."""


Answer = Accepted | Refused | Lost


class Wish(Struct, frozen=True, gc=False):
    """Something asked of a table by a person, under a name of the person's making."""

    asker: Asker
    id: str
    what: Play | TableCommand
    reply: Callable[[str, Answer], None]  # with the wish's name


class BotWish(Struct, frozen=True, gc=False):
    """A bot's command."""

    bot: str
    play: Play
    reply: Callable[[Answer], None]


class Return(Struct, frozen=True):
    """The owner of a seat is back."""

    guest: GuestId


class Due(Struct, frozen=True):
    """Something happens by itself."""


Letter = Wish | BotWish | Return | Due


def play_of(letter: Letter) -> Play | None:
    """The command of the game that a letter brings, if it does."""
    if isinstance(letter, Wish):
        return letter.what if isinstance(letter.what, Play) else None
    return letter.play if isinstance(letter, BotWish) else None
