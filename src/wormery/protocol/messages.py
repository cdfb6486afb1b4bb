"""The protocol of the socket, written once: what a client sends and what it is told."""

from typing import Annotated, Any, Generic, Literal, TypeVar

from msgspec import Meta, Raw, Struct
from msgspec.json import Decoder

from wormery.core import AnyGame, Seat
from wormery.store.ids import Moment, Version
from wormery.table.seating.commands import TableCommand
from wormery.table.seating.events import SeatNumber
from wormery.table.seating.phrases import Phrase, Reaction
from wormery.table.updates import SeatingView, Update

PROTOCOL = 3
"""Changes when an old client could no longer follow."""

CommandT = TypeVar("CommandT")
TableT = TypeVar("TableT")
ViewT = TypeVar("ViewT")
PhraseT = TypeVar("PhraseT")

Audience = Literal["all", "partners"]
"""Who hears or sees it: everybody, or those who share a side with the seat."""

Spot = Annotated[tuple[Annotated[int, Meta(ge=0, le=999)], ...], Meta(min_length=1, max_length=4)]
"""Something on the table that can be pointed at, in numbers that the game's pages understand."""

RequestId = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,40}$")]
"""An id that the client gives to a request; the same id again is the same request."""


class Play(
    Struct, Generic[CommandT], frozen=True, gc=False, tag="play", forbid_unknown_fields=True
):
    """Give a command of the game for one of my seats."""

    request_id: RequestId
    seat: SeatNumber
    command: CommandT


class Ask(Struct, frozen=True, gc=False, tag="ask", forbid_unknown_fields=True):
    """Ask something of the table."""

    request_id: RequestId
    command: TableCommand


class Say(Struct, Generic[PhraseT], frozen=True, gc=False, tag="say", forbid_unknown_fields=True):
    """Say a phrase or show a reaction, from one of my seats; perhaps about a spot."""

    seat: SeatNumber
    phrase: PhraseT
    to: Audience = "all"
    where: Spot | None = None


class Point(Struct, frozen=True, gc=False, tag="point", forbid_unknown_fields=True):
    """Point at a spot, from one of my seats; null takes the finger away."""

    seat: SeatNumber
    where: Spot | None
    to: Audience = "partners"


Applause = Literal["clap", "wave"]
"""What those who watch can show."""


class Cheer(Struct, frozen=True, gc=False, tag="cheer", forbid_unknown_fields=True):
    """Clap or wave, from beside the table."""

    reaction: Applause


class Look(Struct, frozen=True, gc=False, tag="look", forbid_unknown_fields=True):
    """Look from one of my seats alone, or from beside the table; a whole view follows.

    For a device that is handed around: it came in with `look` in its address, and is shown no
    more than one hand at a time.
    """

    seat: SeatNumber | None


class Stream(Struct, frozen=True, gc=False, tag="stream", forbid_unknown_fields=True):
    """A piece of a gesture as it is drawn; the last one has an id, for it is a request."""

    seat: SeatNumber
    piece: Raw  # as the game reads it
    request_id: RequestId | None = None


class Ping(Struct, frozen=True, gc=False, tag="ping", forbid_unknown_fields=True):
    """Ask for the server's time; answered with `pong`."""

    sent: Annotated[int, Meta(ge=0, le=2**53)]


class Welcome(Struct, frozen=True, gc=False, tag="welcome"):
    """The first message: who you are here. What you missed, or the whole view, follows."""

    protocol: int
    table: str
    version: Version
    name: str
    seats: tuple[Seat, ...]  # yours; none means that you watch
    now: Moment
    resumed: bool  # True: what follows are the updates you missed; False: whole views


class Yours(Struct, frozen=True, gc=False, tag="yours"):
    """Your seats have changed; a whole view for each new one follows, then what changed them."""

    seats: tuple[Seat, ...]


class Shown(Struct, Generic[TableT, ViewT], frozen=True, gc=False, tag="shown"):
    """The whole view of a seat, or of those who watch (seat null)."""

    version: Version
    seat: Seat | None
    table: TableT
    view: ViewT | None


class Done(Struct, frozen=True, gc=False, tag="done"):
    """A request was accepted before, or changed nothing: it is durable at this version."""

    request_id: str
    version: Version


class Refused(Struct, frozen=True, gc=False, tag="refused", omit_defaults=True):
    """A request was refused, by which rule, and changed nothing."""

    request_id: str | None
    rule: str
    detail: str = ""


class Presence(Struct, frozen=True, gc=False, tag="presence"):
    """Whose owner is away, and how many watch."""

    away: tuple[Seat, ...]
    watching: int


class Said(Struct, frozen=True, gc=False, tag="said", omit_defaults=True):
    """Somebody said a phrase or showed a reaction, to you or to everybody."""

    seat: Seat
    phrase: str
    to: Audience = "all"
    where: Spot | None = None


class Cheered(Struct, frozen=True, gc=False, tag="cheered"):
    """Somebody who watches claps or waves."""

    reaction: Applause


class Pointed(Struct, frozen=True, gc=False, tag="pointed"):
    """Somebody points at a spot, or no longer does; they may go away without a word."""

    seat: Seat
    where: Spot | None
    to: Audience


class Streamed(Struct, frozen=True, gc=False, tag="streamed"):
    """A piece of a gesture that somebody else draws; some may be left out."""

    seat: Seat
    piece: Raw


class Pong(Struct, frozen=True, gc=False, tag="pong"):
    """The answer to `ping`, with the server's time."""

    sent: int
    now: Moment


Farewell = Literal["stopping", "moved", "slow", "flood", "gone"]
"""Why a socket is closed."""


class Closing(Struct, frozen=True, gc=False, tag="closing"):
    """The last message: why, and in how many milliseconds to come back with your last version."""

    reason: Farewell
    back_in: int | None


ServerMessage = (
    Welcome
    | Yours
    | Shown[SeatingView, Raw]
    | Update[Raw, Raw]
    | Done
    | Refused
    | Presence
    | Said
    | Cheered
    | Pointed
    | Streamed
    | Pong
    | Closing
)

Anywhere = Ask | Point | Cheer | Look | Stream | Ping
"""What is read alike at every table."""

ClientMessage = Play[Any] | Say[str] | Anywhere


def reader(game: AnyGame) -> Decoder[ClientMessage]:
    """Reads what clients send to a table of *game*."""
    found = _readers.get(game.ABOUT.name)
    if found is None:
        command: Any = game.ABOUT.command
        phrase: Any = sayings(game)
        found = _readers[game.ABOUT.name] = Decoder(Play[command] | Say[phrase] | Anywhere)
    return found


def sayings(game: AnyGame) -> Any:
    """What can be said at a table of *game*."""
    talk = game.ABOUT.talk
    return Phrase | Reaction if talk is None else Phrase | Reaction | talk.phrases


_readers: dict[str, Decoder[ClientMessage]] = {}
