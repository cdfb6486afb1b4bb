"""The card of a table in the directory: what a finder shows without opening the log."""

from msgspec import Raw, Struct

from wormery.core import decode, encode
from wormery.store.directory import OPEN, OVER, Card
from wormery.store.ids import Moment
from wormery.table.seating.state import Gathering


class Place(Struct, frozen=True):
    """A seat as a passer-by sees it."""

    name: str = ""
    bot: str | None = None


class Summary(Struct, frozen=True):
    """What a passer-by sees of a table."""

    game: str
    options: Raw
    seats: tuple[Place, ...]
    phase: str


def card_of(gathering: Gathering, now: Moment) -> Card:
    """The card that says what *gathering* is."""
    status = OPEN if _waits(gathering) else OVER if _rests(gathering) else gathering.phase
    return Card(
        gathering.code,
        gathering.public,
        status,
        now,
        gathering.guests(),
        encode(_summary(gathering)),
    )


def summary(card: Card) -> Summary:
    """What a card says."""
    read: Summary = decode(Summary, card.data)
    return read


def same_card(one: Gathering, other: Gathering) -> bool:
    """Whether nothing that a card shows has changed."""
    return one is other or (
        one.phase == other.phase and one.chairs == other.chairs and one.options == other.options
    )


def _summary(gathering: Gathering) -> Summary:
    places = tuple(Place(chair.name, chair.bot) for chair in gathering.chairs)
    return Summary(gathering.game, gathering.options, places, gathering.phase)


def _waits(gathering: Gathering) -> bool:
    return gathering.phase == "open" and not all(chair.taken for chair in gathering.chairs)


def _rests(gathering: Gathering) -> bool:
    return gathering.phase in ("open", "over", "paused")
