"""What the players agree on before the cards are dealt."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from wormery.core import Refusal, Seat, Setup
from wormery.core.clock import TimeControl
from wormery.games.wurmt.cards import ACTIONS, VALUES, Action, Card, box

Value = Annotated[int, Meta(ge=0, le=9)]
Aside = Annotated[int, Meta(ge=0, le=120)]
Length = Annotated[int, Meta(ge=0, le=99)]
SEATS = range(2, 6)


class Options(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """How this game is played; what is not said is as usual."""

    values_per_colour: Annotated[
        tuple[Value, ...],
        Meta(
            min_length=28,
            max_length=28,
            description="The values of the 28 value cards of each colour (DW-02)",
        ),
    ] = VALUES
    backs: Annotated[
        Literal["coloured", "neutral"],
        Meta(
            description="Whether an action looks like any card from behind, "
            "or can be told to be an action (DW-04)"
        ),
    ] = "coloured"
    reading: Annotated[
        Literal["memory", "blind"],
        Meta(description="See the values of your own hand, or nobody sees values in hand (DW-05)"),
    ] = "memory"
    end: Annotated[
        Literal["immediate", "finish_turn", "finish_round"],
        Meta(
            description="When the pile is short: stop at once, after the turn, "
            "or when all had as many turns (DW-28)"
        ),
    ] = "immediate"
    announce: Annotated[
        bool, Meta(description="Say a value for every head you lay, true or not (DW-31)")
    ] = False
    memory: Annotated[
        Literal["strict", "friendly"],
        Meta(
            description="Heads that you know are shown to you in that turn only, "
            "or until turned over (DW-34)"
        ),
    ] = "strict"
    discard: Annotated[
        Literal["top", "open"],
        Meta(description="Only the top of the discard lies open, or all may browse it (DW-34)"),
    ] = "top"
    first: Annotated[
        Annotated[Seat, Meta(ge=0, le=4, extra={"is": "seat"})] | None,
        Meta(description="The seat that begins; null draws it at random (DW-09)"),
    ] = None
    ask_first: Annotated[
        bool,
        Meta(
            description="Ask who saw a worm most recently, and let that seat begin, "
            "unless a seat is named (DW-42)"
        ),
    ] = False
    clock: Annotated[
        TimeControl | None,
        Meta(description="Thinking time for a turn; when it is up a card is laid for you (DW-40)"),
    ] = None
    actions_per_colour: Annotated[
        tuple[Action, ...],
        Meta(max_length=10, description="House rule: the action cards of each colour (DW-36)"),
    ] = ACTIONS
    tails_per_colour: Annotated[
        Annotated[int, Meta(ge=1, le=10)],
        Meta(description="House rule: tails of each colour, the one on the table too (DW-36)"),
    ] = 2
    put_aside: Annotated[
        tuple[Aside, Aside, Aside, Aside],
        Meta(description="House rule: cards put aside with 2, 3, 4 and 5 players (DW-36)"),
    ] = (30, 20, 10, 0)
    hand_size: Annotated[
        Annotated[int, Meta(ge=1, le=10)],
        Meta(description="House rule: how many cards a full hand has (DW-36)"),
    ] = 5
    refill_at: Annotated[
        Annotated[int, Meta(ge=0, le=10)],
        Meta(description="House rule: a hand of so many cards or fewer is filled up (DW-36)"),
    ] = 2
    low: Annotated[
        Length, Meta(description="House rule: the shortest worm that scores (DW-36)")
    ] = 10
    high: Annotated[
        Length, Meta(description="House rule: the longest worm that scores; longer costs (DW-36)")
    ] = 12


def cards_of(options: Options) -> tuple[Card, ...]:
    """All the cards of this game, each at the place of its id."""
    return box(options.values_per_colour, options.actions_per_colour)


def values_of(options: Options) -> tuple[int, ...]:
    """The values in play, each once, ascending (DW-02)."""
    return tuple(sorted(set(options.values_per_colour)))


def is_asked(options: Options) -> bool:
    """Whether the table asks who begins (DW-42)."""
    return options.ask_first and options.first is None


def put_aside(setup: Setup[Options]) -> int:
    """How many cards nobody will ever see (DW-07)."""
    return setup.options.put_aside[SEATS.index(setup.seats)]


def check(setup: Setup[Options]) -> None:
    """Refuse what each option allows alone but not all of them together (TB-04)."""
    seats, options = setup.seats, setup.options
    if seats not in SEATS:
        raise Refusal("TB-04", "Das Wurmt is for 2 to 5 people")
    if options.first is not None and options.first not in range(seats):
        raise Refusal("TB-04", f"nobody sits at seat {options.first} to begin")
    if options.low > options.high:
        raise Refusal("TB-04", f"no worm is at least {options.low} and at most {options.high} long")
    if put_aside(setup) + seats * options.hand_size > len(cards_of(options)):
        raise Refusal("TB-04", "there are too few cards to deal")
