"""What a seat may learn of an event while it happens, to be told or shown moving."""

from functools import cache
from typing import Literal, assert_never

from msgspec import Struct

from wormery.core import Seat
from wormery.games.wurmt.cards import Colour
from wormery.games.wurmt.events import (
    ActionPlayed,
    CardLaid,
    CardRemoved,
    Dealt,
    Event,
    FirstNamed,
    GameEnded,
    HandFilled,
    HandRefreshed,
    HandThrown,
    HeadSpied,
    MoveTakenBack,
    PassPlayed,
    PileFellShort,
    Rare,
    TurnEnded,
    WormCleaned,
    WormStarted,
)
from wormery.games.wurmt.state import Bed
from wormery.games.wurmt.view import Backs, CardView, TurnedView, backs, front, fronts, own, turned


class GameBegan(Struct, frozen=True, gc=False, tag="game_began"):
    """The cards are dealt and somebody begins; None if the table asks who (DW-42)."""

    first: Seat | None


class FirstNews(Struct, frozen=True, gc=False, tag="first_named"):
    """It was said who saw a worm most recently, or left to chance; somebody begins (DW-42)."""

    seat: Seat | None  # who answered; None is nobody in time
    first: Seat
    by_chance: bool


class LaidNews(Struct, frozen=True, gc=False, tag="laid", omit_defaults=True):
    """A head was laid; its owner is told from which slot and, unless blind, what it was."""

    seat: Seat
    worm: int
    colour: Colour
    slot: int | None = None
    card: CardView | None = None
    claim: int | None = None
    claimed_length: int | None = None  # with the new head, were the claim true
    turned: TurnedView | None = None
    length: int = 0
    timed_out: bool = False


class RemovedNews(Struct, frozen=True, gc=False, tag="removed", omit_defaults=True):
    """Remove took an open card out of a worm."""

    seat: Seat
    action: CardView
    worm: int
    position: int
    card: CardView
    slot: int | None = None


class RefreshedNews(Struct, frozen=True, gc=False, tag="refreshed", omit_defaults=True):
    """Refresh threw cards on the discard, openly; their owner is told from which slots."""

    seat: Seat
    action: CardView
    cards: tuple[CardView, ...]
    slot: int | None = None
    slots: tuple[int, ...] | None = None


class StartedNews(Struct, frozen=True, gc=False, tag="started", omit_defaults=True):
    """New worm brought a tail to the table."""

    seat: Seat
    action: CardView
    colour: Colour
    slot: int | None = None


class SpiedNews(Struct, frozen=True, gc=False, tag="spied", omit_defaults=True):
    """Spy looked at a head; only the spy is told the value (DW-26)."""

    seat: Seat
    action: CardView
    worm: int
    slot: int | None = None
    value: int | None = None


class PassedNews(Struct, frozen=True, gc=False, tag="passed", omit_defaults=True):
    """Pass ended a turn."""

    seat: Seat
    action: CardView
    slot: int | None = None


class TakenBackNews(Struct, frozen=True, gc=False, tag="taken_back"):
    """The last card went back to its hand."""

    seat: Seat


class CleanedNews(Struct, frozen=True, gc=False, tag="cleaned"):
    """A worm was cleaned and a card went to the plus or the minus side."""

    seat: Seat
    worm: int
    card: CardView
    side: Literal["plus", "minus"]


class FilledNews(Struct, frozen=True, gc=False, tag="filled", omit_defaults=True):
    """Cards were drawn: everybody sees the backs, the owner the fronts."""

    seat: Seat
    backs: Backs
    cards: tuple[CardView, ...] | None = None


class ThrownNews(Struct, frozen=True, gc=False, tag="thrown"):
    """A hand of nothing but actions was thrown away, openly."""

    seat: Seat
    cards: tuple[CardView, ...]


class ShortNews(Struct, frozen=True, gc=False, tag="fell_short"):
    """The pile was too small to fill a hand."""

    seat: Seat


class TurnNews(Struct, frozen=True, gc=False, tag="turn"):
    """One turn was finished, another begins."""

    seat: Seat
    next: Seat


class GameOver(Struct, frozen=True, gc=False, tag="game_over"):
    """The game is over."""


ActionNews = RemovedNews | RefreshedNews | StartedNews | SpiedNews | PassedNews
PlayNews = LaidNews | ActionNews
News = (
    GameBegan
    | FirstNews
    | LaidNews
    | RemovedNews
    | RefreshedNews
    | StartedNews
    | SpiedNews
    | PassedNews
    | TakenBackNews
    | CleanedNews
    | FilledNews
    | ThrownNews
    | ShortNews
    | TurnNews
    | GameOver
)


def tell(bed: Bed | None, event: Event, seat: Seat | None) -> News | None:
    """What *seat* may learn of an event that is about to happen to *bed*."""
    if isinstance(event, TurnEnded):  # the three most frequent ones are the quickest
        return _turn(event.seat, event.next)
    if isinstance(event, CardLaid):
        assert bed is not None
        return _laid(bed, event, event.slot if event.seat == seat else None)
    if isinstance(event, HandFilled):
        assert bed is not None
        mine = own(bed, event.cards) if event.seat == seat else None
        return FilledNews(event.seat, backs(bed.options, event.cards), mine)
    return _told(bed, event, seat)


def _told(bed: Bed | None, event: Rare, seat: Seat | None) -> News | None:
    if isinstance(event, Dealt):
        return GameBegan(None if event.asks else event.first)
    assert bed is not None, "a game begins with its deal"
    match event:
        case FirstNamed(_, by, first, by_chance):
            return FirstNews(by, first, by_chance)
        case CardRemoved() | HandRefreshed() | WormStarted() | HeadSpied() | PassPlayed():
            return _acted(bed, event, seat)
        case WormCleaned(by, worm, card, side):
            return CleanedNews(by, worm, front(bed.options, card), side)
        case HandThrown(by, cards):
            return ThrownNews(by, fronts(bed.options, cards))
        case PileFellShort(by):
            return ShortNews(by)
        case MoveTakenBack(_, by):
            return TakenBackNews(by)
        case GameEnded():
            return GameOver()
        case _:
            assert_never(event)


_turn = cache(TurnNews)


def _acted(bed: Bed, event: ActionPlayed, seat: Seat | None) -> ActionNews:
    """A card as it is played; its slot is told to nobody but its owner (DW-05)."""
    options, by = bed.options, event.seat
    slot = event.slot if by == seat else None
    action = front(options, event.card)
    match event:
        case CardRemoved(worm=worm, position=position, removed=removed):
            return RemovedNews(by, action, worm, position, front(options, removed), slot)
        case HandRefreshed(slots=slots, thrown=thrown):
            mine = slots if by == seat else None
            return RefreshedNews(by, action, fronts(options, thrown), slot, mine)
        case WormStarted(colour=colour):
            return StartedNews(by, action, colour, slot)
        case HeadSpied(worm=worm, head=head):
            return SpiedNews(by, action, worm, slot, head.value if by == seat else None)
        case PassPlayed():
            return PassedNews(by, action, slot)
        case _:
            assert_never(event)


def _laid(bed: Bed, event: CardLaid, slot: int | None) -> LaidNews:
    worm = bed.worms[event.worm]
    return LaidNews(
        seat=event.seat,
        worm=event.worm,
        colour=worm.colour,
        slot=slot,
        card=None if slot is None else own(bed, (event.card,))[0],
        claim=event.claim,
        claimed_length=None if event.claim is None else event.length + event.claim,
        turned=None if worm.head is None else turned(bed.options, worm.head),
        length=event.length,
        timed_out=event.timed_out,
    )
