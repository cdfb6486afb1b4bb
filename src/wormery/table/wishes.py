"""What lands in a table's mailbox, and the answer that goes back."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from wormery.core import Seat
from wormery.table.commands import TableCommand
from wormery.table.directory import GuestId
from wormery.table.log import Version
from wormery.table.rules import Asker


@dataclass(frozen=True, slots=True)
class Play:
    """A command of the game, given for a seat."""

    seat: Seat
    command: Any


@dataclass(frozen=True, slots=True)
class Accepted:
    """It is in the log, for ever; not *fresh* if it was before, or if it changed nothing."""

    version: Version
    fresh: bool = True


@dataclass(frozen=True, slots=True)
class Refused:
    """It changed nothing, and this is why."""

    rule: str
    detail: str = ""


@dataclass(frozen=True, slots=True)
class Lost:
    """The table has gone elsewhere or could not be written; ask again later, with the same id."""


Answer = Accepted | Refused | Lost
Reply = Callable[[Answer], None]


@dataclass(frozen=True, slots=True)
class Wish:
    """Something asked of a table by a person, under a name of the person's making."""

    asker: Asker
    id: str
    what: Play | TableCommand
    reply: Reply


@dataclass(frozen=True, slots=True)
class BotWish:
    """A bot's command."""

    bot: str
    play: Play
    reply: Reply


@dataclass(frozen=True, slots=True)
class Return:
    """The owner of a seat is back."""

    guest: GuestId


@dataclass(frozen=True, slots=True)
class Due:
    """Something happens by itself."""


Letter = Wish | BotWish | Return | Due
