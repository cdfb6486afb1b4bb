"""All that the rest of the system knows about a game: data, and eight pure functions."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from msgspec import Meta

from wormery.core.gestures import Gestures
from wormery.core.heads import SEAT_SKINS, Sitter
from wormery.core.outcome import Outcome
from wormery.core.parts import Parts
from wormery.core.records import Records
from wormery.core.seats import Millis, Seat
from wormery.core.talk import Talk

if TYPE_CHECKING:
    from types import UnionType

OptionsT = TypeVar("OptionsT")
StateT = TypeVar("StateT")
CommandT = TypeVar("CommandT")
EventT = TypeVar("EventT")
ViewT = TypeVar("ViewT", covariant=True)
NewsT = TypeVar("NewsT", covariant=True)
SetupT = TypeVar("SetupT", contravariant=True)

BY_NEWS = Meta(extra={"by_news": True})
"""Marks a field of a view that is only sent with the whole view: the news tell how it grows."""


@dataclass(frozen=True)
class Setup(Generic[OptionsT]):
    """What is agreed before a game begins."""

    seats: int
    options: OptionsT


def passed_on(setup: Setup[Any]) -> Sequence[int]:
    """Everybody sits one seat further on, so that another one begins, or has the other side."""
    return [seat - 1 if seat else setup.seats - 1 for seat in range(setup.seats)]


@dataclass(frozen=True)
class Advice:
    """What a game can be asked away from any table; nothing of it is kept.

    `reply` is pure and quick, and raises `Refusal` for what cannot be answered.
    """

    question: "type | UnionType"
    answer: "type | UnionType"
    reply: Callable[[Any], Any]


@dataclass(frozen=True)
class About:
    """A game's name, the types that its data are read by, and what else it offers."""

    name: str
    seats: range  # how many people may sit down
    options: type
    command: "type | UnionType"
    event: "type | UnionType"
    state: "type | UnionType"
    view: "type | UnionType"
    news: "type | UnionType"
    counts_down: bool = False  # by itself: it begins as soon as all are ready
    contested: tuple[type, ...] = ()  # commands that count by when they were given, in real time
    records: Records | None = None  # how it is written down
    advice: Advice | None = None  # away from any table: maps to look at, ropes to judge
    gestures: Gestures | None = None  # how commands are read that a hand draws
    talk: Talk | None = None  # what partners tell and show each other
    bots: str = ""  # the module whose LADDER plays it, loaded when it is needed
    coach: str = ""  # the module whose COACH teaches it
    turned: Callable[[Setup[Any]], Sequence[int]] = passed_on
    """Who sits where when the same people play once more: by seat, the seat before (TB-28)."""
    awaited: Callable[[Any], Sequence[Seat]] | None = None
    """By the state: whose turn it is; None: whoever has a move."""
    picture: Callable[[Any, Sequence[Sitter]], str] | None = None
    """By the state and who sits where: what lies on the table at the end, as SVG."""
    skins: Callable[[Setup[Any]], Sequence[str]] = lambda _setup: SEAT_SKINS
    """The colours of the seats before anything is played."""
    parts: Parts | None = None
    """The view field by field, each with what decides it, but for what the news tell (BY_NEWS);
    what is large may be JSON already (Raw). Updates are made of these where a game has them. None:
    the views before and after are compared."""
    unsaid: Mapping[str, Any] = field(default_factory=dict)  # what options not yet in a log meant
    as_before: Callable[[Setup[Any]], Sequence[Setup[Any]]] = lambda _setup: ()
    """What a setup meant to earlier versions, where that differs; their logs follow from it."""

    @property
    def people(self) -> str:
        """How many can play, as it stands on a box."""
        fewest, most = self.seats[0], self.seats[-1]
        return f"{fewest} to {most}" if fewest < most else str(most)


class Game(Protocol[SetupT, StateT, CommandT, EventT, ViewT, NewsT]):
    """All that a table knows about a game; a game's package is one.

    The functions are pure: time comes in as milliseconds since the game began, chance as a seeded
    generator, and what was drawn stands in the events. `decide`, `begin` and `expire` raise
    `Refusal`; the others never do.
    """

    ABOUT: About

    def begin(self, setup: SetupT, rng: Random, /) -> Sequence[EventT]:
        """What happens before anybody can act."""
        ...

    def decide(
        self, state: StateT, seat: Seat, command: CommandT, at: Millis, /
    ) -> Sequence[EventT]:
        """What *command* leads to, or a Refusal."""
        ...

    def evolve(self, state: StateT | None, event: EventT, /) -> StateT:
        """The state after *event*; it believes what it is told."""
        ...

    def view(self, state: StateT, seat: Seat | None, /) -> ViewT:
        """What *seat* may know; None is a spectator."""
        ...

    def tell(self, state: StateT, event: EventT, seat: Seat | None, /) -> NewsT | None:
        """What *seat* may learn of an event that is about to happen to *state*; None is nothing."""
        ...

    def moves(self, state: StateT, seat: Seat, /) -> Sequence[CommandT]:
        """The commands that *seat* may give now; a gesture is represented by one example."""
        ...

    def deadline(self, state: StateT, /) -> Millis | None:
        """When something happens by itself, if nobody acts before."""
        ...

    def expire(self, state: StateT, at: Millis, /) -> Sequence[EventT]:
        """What happens at the deadline; nothing before it."""
        ...

    def outcome(self, state: StateT, /) -> Outcome | None:
        """How the game ended; None while it goes on."""
        ...


AnyGame = Game[Any, Any, Any, Any, Any, Any]
