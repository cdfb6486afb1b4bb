"""Tally: as little as a game can be, with a turn, a secret and a clock.

Players add 1 to 3 in turn; whoever brings the count to the goal wins. Everybody has a lucky number
that only they know. The server is tested and measured by it.
"""

from collections.abc import Sequence
from random import Random
from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import replace

from wormery.core import About, Millis, Outcome, Refusal, Seat, Setup, won_by


class Options(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """How far to count, and how long a move may take."""

    goal: Annotated[int, Meta(ge=1, le=1_000_000_000)] = 21
    limit: Annotated[int, Meta(ge=10, le=3_600_000)] | None = None  # milliseconds


class Add(Struct, frozen=True, gc=False, tag="add", forbid_unknown_fields=True):
    """Count on by so many."""

    number: Annotated[int, Meta(ge=1, le=3)]


class Begun(Struct, frozen=True, gc=False, tag="begun"):
    """Everybody got a lucky number."""

    lucky: tuple[int, ...]
    options: Options


class Added(Struct, frozen=True, gc=False, tag="added"):
    """Somebody counted on."""

    seat: Seat
    number: int
    at: Millis


class Dozed(Struct, frozen=True, gc=False, tag="dozed"):
    """Somebody let the time run out and lost the turn."""

    seat: Seat
    at: Millis


class Count(Struct, frozen=True, gc=False):
    """How far the count has come."""

    lucky: tuple[int, ...]
    options: Options
    total: int = 0
    turn: Seat = Seat(0)
    since: Millis = Millis(0)


class CountView(Struct, frozen=True, gc=False):
    """The count as a seat sees it."""

    total: int
    goal: int
    turn: Seat
    since: Millis
    lucky: int | None
    moves: tuple[Add, ...]


Event = Begun | Added | Dozed
News = Added | Dozed

ABOUT = About(
    name="tally",
    seats=range(1, 9),
    options=Options,
    command=Add,
    event=Event,
    state=Count,
    view=CountView,
    news=News,
    bots="wormery.games.tally.bots",
)


def begin(setup: Setup[Options], rng: Random, /) -> Sequence[Event]:
    """Deal the lucky numbers."""
    return [Begun(tuple(rng.randrange(1000) for _ in range(setup.seats)), setup.options)]


def decide(count: Count, seat: Seat, command: Add, at: Millis, /) -> Sequence[Event]:
    """Count on, in turn."""
    if outcome(count) is not None:
        raise Refusal("TB-03")
    if seat != count.turn:
        raise Refusal("TB-02", "not your turn")
    return [Added(seat, command.number, at)]


def evolve(count: Count | None, event: Event, /) -> Count:
    """The count after an event."""
    if isinstance(event, Begun):
        return Count(event.lucky, event.options)
    assert count is not None
    total = count.total + (event.number if isinstance(event, Added) else 0)
    turn = Seat((event.seat + 1) % len(count.lucky))
    return replace(count, total=total, turn=turn, since=event.at)


def view(count: Count, seat: Seat | None, /) -> CountView:
    """The count, and one's own lucky number."""
    lucky = None if seat is None else count.lucky[seat]
    open_moves = () if seat is None else tuple(moves(count, seat))
    return CountView(count.total, count.options.goal, count.turn, count.since, lucky, open_moves)


def tell(_count: Count, event: Event, _seat: Seat | None, /) -> News | None:
    """Everybody hears the count."""
    return None if isinstance(event, Begun) else event


def moves(count: Count, seat: Seat, /) -> Sequence[Add]:
    """1, 2 or 3."""
    return _ALL if seat == count.turn and count.total < count.options.goal else ()


def deadline(count: Count, /) -> Millis | None:
    """When the one whose turn it is dozes off."""
    if count.options.limit is None or outcome(count) is not None:
        return None
    return Millis(count.since + count.options.limit)


def expire(count: Count, at: Millis, /) -> Sequence[Event]:
    """The turn passes on."""
    due = deadline(count)
    return [Dozed(count.turn, at)] if due is not None and due <= at else []


def outcome(count: Count, /) -> Outcome | None:
    """Whoever counted to the goal has won."""
    if count.total < count.options.goal:
        return None
    seats = len(count.lucky)
    return won_by(Seat((count.turn - 1) % seats), "counted", seats)


_ALL = (Add(1), Add(2), Add(3))
