"""What happened, secrets included: the log of a game; players are told through `news`."""

from typing import Literal

from msgspec import Struct

from wormery.core import Millis, Seat
from wormery.games.wurmt.cards import Card, CardId, Colour
from wormery.games.wurmt.options import Options

Side = Literal["plus", "minus"]


class Dealt(Struct, frozen=True, gc=False, tag="dealt"):
    """The cards were shuffled, put aside and dealt, from the top of the deck."""

    options: Options
    seats: int
    deck: tuple[CardId, ...]
    first: Seat
    asks: bool = False  # who begins; *first* was drawn in case it is left to chance (DW-42)


class FirstNamed(Struct, frozen=True, gc=False, tag="first_named"):
    """Somebody said who saw a worm most recently, or left it to chance (DW-42)."""

    at: Millis
    seat: Seat | None  # who answered; None is nobody in time
    first: Seat
    by_chance: bool


class CardLaid(Struct, frozen=True, gc=False, tag="card_laid"):
    """A card became a worm's head, and the old head, if any, was turned over."""

    at: Millis
    seat: Seat
    slot: int
    card: Card
    worm: int
    claim: int | None = None
    turned: Card | None = None
    length: int = 0  # of the worm, the new head not counted
    timed_out: bool = False  # laid for a player whose time was up (DW-40)


class CardRemoved(Struct, frozen=True, gc=False, tag="card_removed"):
    """Remove was played: an open card left a worm."""

    at: Millis
    seat: Seat
    slot: int
    card: Card
    worm: int
    position: int
    removed: Card


class HandRefreshed(Struct, frozen=True, gc=False, tag="hand_refreshed"):
    """Refresh was played: some of the hand was thrown away."""

    at: Millis
    seat: Seat
    slot: int
    card: Card
    slots: tuple[int, ...]
    thrown: tuple[Card, ...]


class WormStarted(Struct, frozen=True, gc=False, tag="worm_started"):
    """New worm was played: a tail came to the table."""

    at: Millis
    seat: Seat
    slot: int
    card: Card
    colour: Colour


class HeadSpied(Struct, frozen=True, gc=False, tag="head_spied"):
    """Spy was played: one player saw a head."""

    at: Millis
    seat: Seat
    slot: int
    card: Card
    worm: int
    head: Card


class PassPlayed(Struct, frozen=True, gc=False, tag="pass_played"):
    """Pass was played: no head is laid in this turn."""

    at: Millis
    seat: Seat
    slot: int
    card: Card


class MoveTakenBack(Struct, frozen=True, gc=False, tag="move_taken_back"):
    """The last card went back to the hand it came from."""

    at: Millis
    seat: Seat


class WormCleaned(Struct, frozen=True, gc=False, tag="worm_cleaned"):
    """A worm was long enough, or too long: the card turned over was taken, the others thrown."""

    seat: Seat
    worm: int
    card: Card
    side: Side


class HandFilled(Struct, frozen=True, gc=False, tag="hand_filled"):
    """Cards were drawn from the pile."""

    seat: Seat
    cards: tuple[Card, ...]


class HandThrown(Struct, frozen=True, gc=False, tag="hand_thrown"):
    """A hand of nothing but actions was thrown away, openly."""

    seat: Seat
    cards: tuple[Card, ...]


class PileFellShort(Struct, frozen=True, gc=False, tag="pile_fell_short"):
    """A hand could not be filled up: the end has begun."""

    seat: Seat


class TurnEnded(Struct, frozen=True, gc=False, tag="turn_ended"):
    """A turn was finished and the next one begins."""

    seat: Seat
    next: Seat


class GameEnded(Struct, frozen=True, gc=False, tag="game_ended"):
    """The game is over and everything is shown."""


ActionPlayed = CardRemoved | HandRefreshed | WormStarted | HeadSpied | PassPlayed
Played = CardLaid | ActionPlayed
HandChanged = HandFilled | HandThrown
Rare = (
    Dealt
    | FirstNamed
    | ActionPlayed
    | MoveTakenBack
    | WormCleaned
    | HandThrown
    | PileFellShort
    | GameEnded
)
"""All but what happens in nearly every turn."""
Event = (
    Dealt
    | FirstNamed
    | CardLaid
    | CardRemoved
    | HandRefreshed
    | WormStarted
    | HeadSpied
    | PassPlayed
    | MoveTakenBack
    | WormCleaned
    | HandFilled
    | HandThrown
    | PileFellShort
    | TurnEnded
    | GameEnded
)
