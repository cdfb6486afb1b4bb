"""What happens at a table, as its log tells it: the table's own life around the games played.

Every field has a bound, for a log may be one that a stranger has written.
"""

from typing import Annotated, Generic, Literal, TypeVar

from msgspec import Meta, Raw, Struct, field

from wormery.core import Millis, Outcome, Seat
from wormery.store.ids import GuestId, Moment

EventT = TypeVar("EventT")

Proposal = Literal["pause", "go_on", "end"]
"""What those at the table can agree on while a game is on."""

MOST_SEATS = 16

SeatCount = Annotated[int, Meta(ge=1, le=MOST_SEATS)]
SeatNumber = Annotated[Seat, Meta(ge=0, lt=MOST_SEATS)]
GuestName = Annotated[GuestId, Meta(max_length=64)]
Text = Annotated[str, Meta(max_length=64)]
Time = Annotated[Moment, Meta(ge=-(2**53), le=2**53)]
GameTime = Annotated[Millis, Meta(ge=-(2**53), le=2**53)]


class Opened(Struct, frozen=True, gc=False, tag="opened"):
    """Somebody has opened a table for a game."""

    game: Text
    host: GuestName
    seats: SeatCount
    options: Raw
    code: Text  # short, to read out
    public: bool = False
    lesson: bool = False  # nobody's list of tables or games shows it


class Arranged(Struct, frozen=True, gc=False, tag="arranged"):
    """The host has changed what is to be played; all are asked again whether they are ready."""

    seats: SeatCount
    options: Raw


class SeatTaken(Struct, frozen=True, gc=False, tag="seat_taken"):
    """Somebody has sat down."""

    seat: SeatNumber
    guest: GuestName
    name: Text
    face: Text = ""  # empty in logs from before there were faces


class SeatIntroduced(Struct, frozen=True, gc=False, tag="seat_introduced"):
    """Whoever sits here is called otherwise, or looks otherwise."""

    seat: SeatNumber
    name: Text
    face: Text = ""


class SeatsTurned(Struct, frozen=True, gc=False, tag="seats_turned"):
    """The same people play once more, and each sits where another sat before (TB-28)."""

    before: Annotated[tuple[SeatNumber, ...], Meta(max_length=MOST_SEATS)]  # by seat: whose it was


class SeatLeft(Struct, frozen=True, gc=False, tag="seat_left"):
    """A seat is free again."""

    seat: SeatNumber


class BotSeated(Struct, frozen=True, gc=False, tag="bot_seated"):
    """A bot plays a seat: a free one, or one whose owner is away, until the owner is back."""

    seat: SeatNumber
    bot: Text


class BotLeft(Struct, frozen=True, gc=False, tag="bot_left"):
    """A bot has got up; the seat is its owner's again, or free."""

    seat: SeatNumber


class ReadyTold(Struct, frozen=True, gc=False, tag="ready_told"):
    """Somebody is ready to begin, or no longer."""

    seat: SeatNumber
    ready: bool


class CountdownBegan(Struct, frozen=True, gc=False, tag="countdown_began"):
    """Everybody is ready: the game begins at a fixed time."""

    starts: Time


class CountdownStopped(Struct, frozen=True, gc=False, tag="countdown_stopped"):
    """Somebody is not ready after all."""


class GameBegan(Struct, frozen=True, gc=False, tag="game_began"):
    """A game begins; its seed stays secret until the end."""

    seed: Annotated[str, Meta(max_length=200)]
    at: Time


class Played(Struct, Generic[EventT], frozen=True, gc=False, tag="played"):
    """What happened in the game itself."""

    events: Annotated[tuple[EventT, ...], Meta(max_length=10_000)]


class GameEnded(Struct, frozen=True, gc=False, tag="game_ended"):
    """The game is over; without an outcome if those at the table ended it."""

    outcome: Outcome | None = None


class Proposed(Struct, frozen=True, gc=False, tag="proposed"):
    """Somebody wants to pause, go on or end; another proposal takes its place."""

    what: Proposal
    guest: GuestName


class Declined(Struct, frozen=True, gc=False, tag="declined"):
    """Somebody does not agree: the proposal is off."""


class Paused(Struct, frozen=True, gc=False, tag="paused"):
    """All agreed to pause: the game's time stands still."""

    at: GameTime


class WentOn(Struct, frozen=True, gc=False, tag="went_on"):
    """The game's time runs again, from where it stood."""

    at: Time


class Woke(Struct, frozen=True, gc=False, tag="woke"):
    """The server was down; the game's time goes on from here, and the gap is charged to nobody."""

    clock: GameTime
    at: Time


TableEvent = (
    Opened
    | Arranged
    | SeatTaken
    | SeatIntroduced
    | SeatsTurned
    | SeatLeft
    | BotSeated
    | BotLeft
    | ReadyTold
    | CountdownBegan
    | CountdownStopped
    | GameBegan
    | GameEnded
    | Proposed
    | Declined
    | Paused
    | WentOn
    | Woke
)


class Entry(Struct, Generic[EventT], frozen=True, gc=False, omit_defaults=True):
    """One entry of a log: what one request, or the clock, led to."""

    wall: Time
    events: Annotated[tuple[TableEvent | Played[EventT], ...], Meta(max_length=1_000)]
    at: GameTime = Millis(0)  # the game's time
    by: Text = ""  # a guest; nobody if time did it, or a bot
    request_id: Text = field(default="", name="id")  # as its author named it
