"""Who has gathered at a table: seats, what is agreed, and how far they are."""

from collections.abc import Sequence
from typing import Literal

from msgspec import Raw, Struct
from msgspec.structs import replace

from wormery.core import Millis, Outcome, Seat
from wormery.store.ids import GuestId, Moment
from wormery.table.seating.evening import NO_EVENING, Evening, counted, gathered
from wormery.table.seating.events import (
    Arranged,
    BotLeft,
    BotSeated,
    CountdownBegan,
    CountdownStopped,
    Declined,
    GameBegan,
    GameEnded,
    Opened,
    Paused,
    Proposal,
    Proposed,
    ReadyTold,
    SeatIntroduced,
    SeatLeft,
    SeatsTurned,
    SeatTaken,
    TableEvent,
    WentOn,
    Woke,
)

Phase = Literal["open", "counting", "playing", "paused", "over"]


class Chair(Struct, frozen=True, gc=False):
    """A seat: whose it is, which bot plays it if one does, and whether it is ready."""

    guest: GuestId | None = None
    name: str = ""
    bot: str | None = None
    ready: bool = False
    face: str = ""

    @property
    def taken(self) -> bool:
        """Whether somebody or something plays here."""
        return self.guest is not None or self.bot is not None


FREE = Chair()


class Seating(Struct, frozen=True, gc=False):
    """All that a table knows besides the game on it."""

    game: str
    code: str
    public: bool
    opener: GuestId
    chairs: tuple[Chair, ...]
    options: Raw
    phase: Phase = "open"
    starts: Moment | None = None  # when the count-down ends
    games: int = 0  # how many have begun here
    seed: str = ""
    zero: Moment = Moment(0)  # when the game's time was 0, pauses left out
    stopped: Millis | None = Millis(0)  # the game's time, while it stands still
    outcome: Outcome | None = None
    proposal: Proposal | None = None
    agreed: tuple[GuestId, ...] = ()
    sat: tuple[tuple[GuestId, Seat], ...] = ()  # who held which seat in this game
    dealt: int = 0  # how many seats this game was dealt to
    lesson: bool = False
    evening: Evening = NO_EVENING

    def time(self, now: Moment) -> Millis:
        """The game's time at a moment: pauses and the server's absence left out."""
        return self.stopped if self.stopped is not None else Millis(max(0, now - self.zero))

    def seats_of(self, guest: GuestId) -> tuple[Seat, ...]:
        """The seats that somebody owns."""
        return tuple(Seat(i) for i, chair in enumerate(self.chairs) if chair.guest == guest)

    def guests(self) -> tuple[GuestId, ...]:
        """Everybody who owns a seat, each once."""
        return tuple(dict.fromkeys(c.guest for c in self.chairs if c.guest is not None))

    def host(self) -> GuestId:
        """Whoever opened the table; after they left, the first who sits."""
        seated = self.guests()
        return self.opener if self.opener in seated or not seated else seated[0]


def open_table(event: Opened) -> Seating:
    """A table at its first moment."""
    free = (FREE,) * event.seats
    return Seating(
        event.game,
        event.code,
        event.public,
        event.host,
        free,
        event.options,
        lesson=event.lesson,
    )


def evolve(seating: Seating, event: TableEvent) -> Seating:  # noqa: C901, PLR0912 - one case an event
    """The seating after *event*; it believes what it is told."""
    match event:
        case Opened():
            return open_table(event)
        case Arranged(seats, options):
            chairs = tuple(_unready(chair) for chair in seating.chairs[:seats])
            chairs += (FREE,) * (seats - len(chairs))
            return replace(seating, chairs=chairs, options=options)
        case SeatTaken(seat, guest, name, face):
            seated = _seat(seating, seat, Chair(guest, name, face=face))
            return _remember(seated, guest, seat) if playing(seating) else seated
        case SeatIntroduced(seat, name, face):
            return _seat(seating, seat, replace(seating.chairs[seat], name=name, face=face))
        case SeatsTurned(before):
            chairs = tuple(seating.chairs[seat] for seat in before)
            return replace(seating, chairs=chairs)
        case SeatLeft(seat):
            return _seat(seating, seat, FREE)
        case BotSeated(seat, bot):
            return _seat(seating, seat, replace(seating.chairs[seat], bot=bot))
        case BotLeft(seat):
            return _seat(seating, seat, replace(seating.chairs[seat], bot=None))
        case ReadyTold(seat, ready):
            return _seat(seating, seat, replace(seating.chairs[seat], ready=ready))
        case CountdownBegan(starts):
            return replace(seating, phase="counting", starts=starts)
        case CountdownStopped():
            phase: Phase = "over" if seating.games else "open"
            return replace(seating, phase=phase, starts=None)
        case GameBegan(seed, at):
            return _begun(seating, seed, at)
        case GameEnded(outcome):
            chairs = tuple(_unready(chair) for chair in seating.chairs)
            evening = counted(seating.evening, outcome)
            return replace(
                seating,
                phase="over",
                chairs=chairs,
                outcome=outcome,
                proposal=None,
                agreed=(),
                evening=evening,
            )
        case Proposed(what, guest):
            agreed = seating.agreed if what == seating.proposal else ()
            return replace(seating, proposal=what, agreed=(*agreed, guest))
        case Declined():
            return replace(seating, proposal=None, agreed=())
        case Paused(at):
            return replace(seating, phase="paused", stopped=at, proposal=None, agreed=())
        case WentOn(at):
            zero = Moment(at - (seating.stopped or 0))
            return replace(
                seating, phase="playing", zero=zero, stopped=None, proposal=None, agreed=()
            )
        case Woke(clock, at):
            return replace(seating, zero=Moment(at - clock))


def playing(seating: Seating) -> bool:
    """Whether a game is on, be it paused."""
    return seating.phase in ("playing", "paused")


def fold(seating: Seating, events: Sequence[TableEvent]) -> Seating:
    """The seating after several events."""
    for event in events:
        seating = evolve(seating, event)
    return seating


def _begun(seating: Seating, seed: str, at: Moment) -> Seating:
    held = tuple((c.guest, Seat(i)) for i, c in enumerate(seating.chairs) if c.guest is not None)
    return replace(
        seating,
        phase="playing",
        starts=None,
        games=seating.games + 1,
        seed=seed,
        zero=at,
        stopped=None,
        outcome=None,
        sat=held,
        dealt=len(seating.chairs),
        evening=gathered(seating.evening, _company(seating.chairs)),
    )


def _company(chairs: Sequence[Chair]) -> tuple[str, ...]:
    """Who plays, by seat: a person, whatever the name; one of several on a device; or a bot."""
    owners = [chair.guest for chair in chairs]

    def key(chair: Chair) -> str:
        if chair.guest is None:
            return f"bot:{chair.bot}"
        return chair.guest if owners.count(chair.guest) == 1 else f"{chair.guest}:{chair.name}"

    return tuple(key(chair) for chair in chairs)


def _remember(seating: Seating, guest: GuestId, seat: Seat) -> Seating:
    return replace(seating, sat=tuple(dict.fromkeys((*seating.sat, (guest, seat)))))


def _seat(seating: Seating, seat: Seat, chair: Chair) -> Seating:
    chairs = list(seating.chairs)
    chairs[seat] = chair
    return replace(seating, chairs=tuple(chairs))


def _unready(chair: Chair) -> Chair:
    return replace(chair, ready=False) if chair.ready else chair
