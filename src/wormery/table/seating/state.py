"""Who has gathered at a table: seats, what is agreed, and how far they are."""

from collections.abc import Sequence
from typing import Literal

from msgspec import Raw, Struct
from msgspec.structs import replace

from wormery.core import Millis, Outcome, Seat
from wormery.store.ids import GuestId, Moment
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
    SeatLeft,
    SeatTaken,
    TableEvent,
    WentOn,
    Woke,
)

Phase = Literal["open", "counting", "playing", "paused", "over"]


class Chair(Struct, frozen=True):
    """A seat: whose it is, which bot plays it if one does, and whether it is ready."""

    guest: GuestId | None = None
    name: str = ""
    bot: str | None = None
    ready: bool = False

    @property
    def taken(self) -> bool:
        """Whether somebody or something plays here."""
        return self.guest is not None or self.bot is not None


FREE = Chair()


class Gathering(Struct, frozen=True):
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


def open_table(event: Opened) -> Gathering:
    """A table at its first moment."""
    free = (FREE,) * event.seats
    return Gathering(event.game, event.code, event.public, event.host, free, event.options)


def evolve(gathering: Gathering, event: TableEvent) -> Gathering:  # noqa: C901, PLR0912 - one case an event
    """The gathering after *event*; it believes what it is told."""
    match event:
        case Opened():
            return open_table(event)
        case Arranged(seats, options):
            chairs = tuple(_unready(chair) for chair in gathering.chairs[:seats])
            chairs += (FREE,) * (seats - len(chairs))
            return replace(gathering, chairs=chairs, options=options)
        case SeatTaken(seat, guest, name):
            seated = _seat(gathering, seat, Chair(guest, name))
            return _remember(seated, guest, seat) if playing(gathering) else seated
        case SeatLeft(seat):
            return _seat(gathering, seat, FREE)
        case BotSeated(seat, bot):
            return _seat(gathering, seat, replace(gathering.chairs[seat], bot=bot))
        case BotLeft(seat):
            return _seat(gathering, seat, replace(gathering.chairs[seat], bot=None))
        case ReadyTold(seat, ready):
            return _seat(gathering, seat, replace(gathering.chairs[seat], ready=ready))
        case CountdownBegan(starts):
            return replace(gathering, phase="counting", starts=starts)
        case CountdownStopped():
            phase: Phase = "over" if gathering.games else "open"
            return replace(gathering, phase=phase, starts=None)
        case GameBegan(seed, at):
            return _begun(gathering, seed, at)
        case GameEnded(outcome):
            chairs = tuple(_unready(chair) for chair in gathering.chairs)
            return replace(
                gathering, phase="over", chairs=chairs, outcome=outcome, proposal=None, agreed=()
            )
        case Proposed(what, guest):
            agreed = gathering.agreed if what == gathering.proposal else ()
            return replace(gathering, proposal=what, agreed=(*agreed, guest))
        case Declined():
            return replace(gathering, proposal=None, agreed=())
        case Paused(at):
            return replace(gathering, phase="paused", stopped=at, proposal=None, agreed=())
        case WentOn(at):
            zero = Moment(at - (gathering.stopped or 0))
            return replace(
                gathering, phase="playing", zero=zero, stopped=None, proposal=None, agreed=()
            )
        case Woke(clock, at):
            return replace(gathering, zero=Moment(at - clock))


def playing(gathering: Gathering) -> bool:
    """Whether a game is on, be it paused."""
    return gathering.phase in ("playing", "paused")


def fold(gathering: Gathering, events: Sequence[TableEvent]) -> Gathering:
    """The gathering after several events."""
    for event in events:
        gathering = evolve(gathering, event)
    return gathering


def _begun(gathering: Gathering, seed: str, at: Moment) -> Gathering:
    held = tuple((c.guest, Seat(i)) for i, c in enumerate(gathering.chairs) if c.guest is not None)
    return replace(
        gathering,
        phase="playing",
        starts=None,
        games=gathering.games + 1,
        seed=seed,
        zero=at,
        stopped=None,
        outcome=None,
        sat=held,
        dealt=len(gathering.chairs),
    )


def _remember(gathering: Gathering, guest: GuestId, seat: Seat) -> Gathering:
    return replace(gathering, sat=tuple(dict.fromkeys((*gathering.sat, (guest, seat)))))


def _seat(gathering: Gathering, seat: Seat, chair: Chair) -> Gathering:
    chairs = list(gathering.chairs)
    chairs[seat] = chair
    return replace(gathering, chairs=tuple(chairs))


def _unready(chair: Chair) -> Chair:
    return replace(chair, ready=False) if chair.ready else chair
