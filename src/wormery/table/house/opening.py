"""Opening a table: what somebody wants to play, and the first entry of its log."""

from msgspec import Raw, Struct
from msgspec.structs import replace

from wormery.core import AnyGame, Millis, Refusal, Seat
from wormery.store.ids import Moment, Version
from wormery.table.decisions import settled
from wormery.table.fold import Step, step
from wormery.table.seating.events import Entry, Opened, SeatTaken
from wormery.table.seating.names import checked
from wormery.table.seating.rules import Requester


class Open(Struct, frozen=True):
    """What somebody wants to play, and how."""

    game: str
    seats: int
    options: Raw = Raw(b"{}")
    public: bool = False
    sit: Seat | None = None
    lesson: bool = False


def agreed(game: AnyGame, wanted: Open) -> Open:
    """With all options said; refused if it cannot be played like that (TB-04)."""
    options = settled(game, wanted.seats, wanted.options)
    if wanted.sit is not None and wanted.sit not in range(wanted.seats):
        raise Refusal("TB-02", "there is no such seat")
    return replace(wanted, options=options)


def first_step(game: AnyGame, opener: Requester, wanted: Open, code: str, wall: Moment) -> Step:
    """A table opens, and whoever opens it may sit down at once."""
    opened = Opened(
        wanted.game,
        opener.guest,
        wanted.seats,
        wanted.options,
        code,
        wanted.public,
        wanted.lesson,
    )
    events: tuple[Opened | SeatTaken, ...] = (opened,)
    if wanted.sit is not None:
        name = checked(opener.name)
        events = (opened, SeatTaken(wanted.sit, opener.guest, name, opener.face))
    return step(game, None, Entry(wall, events, Millis(0), opener.guest), Version(1))
