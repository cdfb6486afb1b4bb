"""The listing of a table in the directory: what a finder shows without opening the log."""

from msgspec import Raw, Struct

from wormery.core import AnyGame, Outcome, Seat, decode, encode
from wormery.store.directory import OPEN, OVER, Listing
from wormery.store.ids import Moment
from wormery.table.fold import Scene
from wormery.table.seating.state import Seating, playing


class ListedSeat(Struct, frozen=True):
    """A seat as a passer-by sees it."""

    name: str = ""
    bot: str | None = None
    face: str = ""
    ready: bool = False


class TableSummary(Struct, frozen=True):
    """What a passer-by sees of a table."""

    game: str
    options: Raw
    seats: tuple[ListedSeat, ...]
    phase: str
    owners: tuple[int | None, ...] = ()  # by seat: which of the listing's guests has it
    awaited: tuple[int, ...] | None = None  # seats whose turn it is, as far as it was written down
    outcome: Outcome | None = None  # of the last game, once it is over


def listing_of(
    seating: Seating,
    now: Moment,
    due: Moment | None = None,
    seen: Moment | None = None,
    awaited: tuple[int, ...] | None = None,
) -> Listing:
    """The listing that says what *seating* is, when it is due, and when somebody was last there."""
    status = OPEN if _waits(seating) else OVER if _rests(seating) else seating.phase
    return Listing(
        seating.code,
        seating.public,
        status,
        now,
        () if seating.lesson else seating.guests(),
        encode(_summary(seating, awaited)),
        due,
        now if seen is None else seen,
    )


def awaited(game: AnyGame, scene: Scene) -> tuple[Seat, ...] | None:
    """Whose turn it is; None where nothing is played."""
    if not playing(scene.seating):
        return None
    if game.ABOUT.awaited is not None:
        return tuple(game.ABOUT.awaited(scene.state))
    seats = (Seat(seat) for seat in range(scene.seating.dealt))
    return tuple(seat for seat in seats if game.moves(scene.state, seat))


def summary(listing: Listing) -> TableSummary:
    """What a listing says."""
    read: TableSummary = decode(TableSummary, listing.data)
    return read


def same_listing(one: Seating, other: Seating) -> bool:
    """Whether nothing that a listing shows has changed."""
    return one is other or (
        one.phase == other.phase and one.chairs == other.chairs and one.options == other.options
    )


def _summary(seating: Seating, awaited: tuple[int, ...] | None) -> TableSummary:
    guests = seating.guests()
    return TableSummary(
        seating.game,
        seating.options,
        tuple(ListedSeat(c.name, c.bot, c.face, c.ready) for c in seating.chairs),
        seating.phase,
        tuple(None if c.guest is None else guests.index(c.guest) for c in seating.chairs),
        awaited,
        seating.outcome,
    )


def _waits(seating: Seating) -> bool:
    return seating.phase == "open" and not all(chair.taken for chair in seating.chairs)


def _rests(seating: Seating) -> bool:
    return seating.phase in ("open", "over", "paused")
