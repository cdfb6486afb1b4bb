"""The bed after an event: believed, never judged."""

from typing import assert_never

from msgspec.structs import replace

from wormery.core import Millis, Seat, Setup
from wormery.core.clock import Clock, think, wound
from wormery.core.growing import put
from wormery.games.wurmt.cards import COLOURS, Card
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
    Played,
    Rare,
    TurnEnded,
    WormCleaned,
    WormStarted,
)
from wormery.games.wurmt.options import cards_of, put_aside
from wormery.games.wurmt.state import Bed, ClaimRecord, Head, Worm

_LEAST = 1_000  # milliseconds that every turn has (DW-40)


class _Foresight:
    """What was worked out while it was decided, to be told again right after.

    By event: the bed before it, the event itself, which its id stands for, and the bed after it.
    """

    def __init__(self) -> None:
        self.known: dict[int, tuple[Bed | None, Event, Bed]] = {}


_FORESIGHT = _Foresight()


def foresee() -> None:
    """Something is to be decided; what was foreseen before is of no use any more."""
    _FORESIGHT.known = {}


def foreseen(bed: Bed | None, event: Event) -> Bed:
    """The bed after *event*, remembered for who tells it."""
    after = _after(bed, event)
    _FORESIGHT.known[id(event)] = (bed, event, after)
    return after


def evolve(bed: Bed | None, event: Event) -> Bed:
    """The bed after *event*."""
    known = _FORESIGHT.known.get(id(event))
    if known is not None and known[0] is bed and known[1] is event:
        return known[2]
    return _after(bed, event)


def _after(bed: Bed | None, event: Event) -> Bed:
    if bed is None:
        assert isinstance(event, Dealt), "a game begins with its deal"
        return _dealt(event)
    if isinstance(event, TurnEnded):  # the three most frequent ones are the quickest
        clock = None if bed.clock is None else _turned_to(bed.clock, event.next, bed.now)
        return replace(bed, turn=bed.turn + 1, player=event.next, glimpsed=(), clock=clock)
    if isinstance(event, CardLaid):
        return _laid(bed, event)
    if isinstance(event, HandFilled):
        seat, cards = event.seat, event.cards
        hands = put(bed.hands, seat, bed.hands[seat] + cards)
        return replace(bed, hands=hands, pile=bed.pile[len(cards) :], before=None)
    return _rarely(bed, event)


def _rarely(bed: Bed, event: Rare) -> Bed:
    match event:
        case Dealt():
            return _dealt(event)
        case FirstNamed(at, _, first):
            clock = _turned_to(bed.clock, first, at)
            return replace(bed, first=first, player=first, asks=False, clock=clock, now=at)
        case CardRemoved() | HandRefreshed() | WormStarted() | HeadSpied() | PassPlayed():
            return _acted(bed, event)
        case WormCleaned():
            return _cleaned(bed, event)
        case HandThrown(seat, cards):
            hands = put(bed.hands, seat, ())
            return replace(bed, hands=hands, discard=bed.discard + cards, before=None)
        case PileFellShort():
            return replace(bed, ending=True, before=None)
        case GameEnded():
            clock = None if bed.clock is None else think(bed.clock, None, bed.now)
            return replace(bed, over=True, clock=clock, before=None)
        case MoveTakenBack():
            return _taken_back(bed, event)
        case _:
            assert_never(event)


def _dealt(event: Dealt) -> Bed:
    """DW-06, DW-07, DW-08: tails, cards put aside, hands, and the pile."""
    options, seats = event.options, event.seats
    cards = cards_of(options)
    deck = tuple(cards[place] for place in event.deck)
    start, size = put_aside(Setup(seats, options)), options.hand_size
    ends = [start + size * seat for seat in range(seats + 1)]
    clock = None if options.clock is None else wound(options.clock, seats)
    return Bed(
        options=options,
        aside=deck[:start],
        pile=deck[ends[-1] :],
        hands=tuple(deck[end : end + size] for end in ends[:-1]),
        worms=tuple(Worm(colour) for colour in COLOURS),
        reserve=(options.tails_per_colour - 1,) * len(COLOURS),
        plus=((),) * seats,
        minus=((),) * seats,
        records=(ClaimRecord(),) * seats,
        first=event.first,
        player=event.first,
        clock=clock if event.asks else _turned_to(clock, event.first, Millis(0)),
        asks=event.asks,
    )


def _remembered(bed: Bed, seat: Seat) -> Bed:
    """What *seat* can go back to: its own moves, one after another, nobody else's (DW-35)."""
    if bed.before is None or bed.before.player == seat:
        return bed
    return replace(bed, before=None)


def _left_hand(bed: Bed, event: Played, *others: int) -> tuple[tuple[Card, ...], ...]:
    """The hands once the played slot, and the *others*, are empty; gaps are closed."""
    gone = (event.slot, *others)
    hand = [card for slot, card in enumerate(bed.hands[event.seat]) if slot not in gone]
    return put(bed.hands, event.seat, tuple(hand))


def _laid(bed: Bed, event: CardLaid) -> Bed:
    """DW-11, DW-12: the new head is hidden, the old one lies open."""
    worm, seat = bed.worms[event.worm], event.seat
    seen = (seat,) if bed.options.reading == "memory" else ()
    visible, old = worm.visible, worm.head
    if old is not None:
        visible += (old.card,)
    grown = Worm(worm.colour, visible, Head(event.card, seat, seen, event.claim))
    glimpsed = tuple(index for index in bed.glimpsed if index != event.worm)
    forgotten = old is not None or event.timed_out
    return replace(
        bed,
        hands=_left_hand(bed, event),
        worms=put(bed.worms, event.worm, grown),
        glimpsed=(*glimpsed, event.worm) if seen else glimpsed,
        turned=bed.turned if old is None else old,
        records=bed.records if old is None else _recorded(bed.records, old),
        now=event.at,
        before=None if forgotten else _remembered(bed, seat),
    )


def _recorded(records: tuple[ClaimRecord, ...], head: Head) -> tuple[ClaimRecord, ...]:
    """DW-32: a claim that came to light counts for or against who made it."""
    if head.claim is None:
        return records
    record = records[head.layer]
    honest = head.claim == head.card.value
    return put(records, head.layer, ClaimRecord(record.turned + 1, record.true + honest))


def _cleaned(bed: Bed, event: WormCleaned) -> Bed:
    """DW-14, DW-15, DW-16: one card is taken, the others go, tail and head stay."""
    worm = bed.worms[event.worm]
    plus, minus = bed.plus, bed.minus
    if event.side == "plus":
        plus = put(plus, event.seat, (*plus[event.seat], event.card))
    else:
        minus = put(minus, event.seat, (*minus[event.seat], event.card))
    worms = put(bed.worms, event.worm, replace(worm, visible=()))
    others = worm.visible[:-1]
    return replace(bed, plus=plus, minus=minus, worms=worms, discard=bed.discard + others)


def _acted(bed: Bed, event: ActionPlayed) -> Bed:
    """DW-22: an action is shown, carried out and discarded."""
    after = replace(
        bed,
        hands=_left_hand(bed, event),
        discard=(*bed.discard, event.card),
        now=event.at,
        before=_remembered(bed, event.seat),
    )
    match event:
        case CardRemoved(worm=index, position=position, removed=removed):
            worm = bed.worms[index]
            visible = worm.visible[:position] + worm.visible[position + 1 :]
            worms = put(bed.worms, index, replace(worm, visible=visible))
            return replace(after, worms=worms, discard=(*after.discard, removed))
        case HandRefreshed(slots=slots, thrown=thrown):
            hands = _left_hand(bed, event, *slots)
            return replace(after, hands=hands, discard=after.discard + thrown, before=None)
        case WormStarted(colour=colour):
            place = COLOURS.index(colour)
            reserve = put(bed.reserve, place, bed.reserve[place] - 1)
            return replace(after, worms=(*bed.worms, Worm(colour)), reserve=reserve)
        case HeadSpied(seat=seat, worm=index):
            worms = put(bed.worms, index, _seen(bed.worms[index], seat))
            return replace(after, worms=worms, glimpsed=(*bed.glimpsed, index), before=None)
        case PassPlayed():
            return after
        case _:
            assert_never(event)


def _seen(worm: Worm, seat: Seat) -> Worm:
    assert worm.head is not None
    known_by = tuple(sorted({*worm.head.known_by, seat}))
    return replace(worm, head=replace(worm.head, known_by=known_by))


def _turned_to(clock: Clock | None, seat: Seat, at: Millis) -> Clock | None:
    """DW-40: now *seat* thinks; a turn always has a little time."""
    if clock is None:
        return None
    clock = think(clock, seat, at)
    return replace(clock, left=put(clock.left, seat, max(_LEAST, clock.left[seat])))


def _taken_back(bed: Bed, event: MoveTakenBack) -> Bed:
    """DW-39: all is as it was, but for the time that was spent on the move."""
    before, clock = bed.before, bed.clock
    assert before is not None
    if clock is not None and before.clock is not None and clock.thinking != event.seat:
        spent = clock.since - before.clock.since
        clock = replace(before.clock, since=Millis(event.at - spent))
    return replace(before, now=event.at, clock=clock)
