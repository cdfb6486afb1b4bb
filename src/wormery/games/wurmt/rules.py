"""What may be played and what comes of it. Ids are those of docs/rules/wurmt.md."""

from collections.abc import Sequence
from random import Random
from typing import assert_never

from msgspec.structs import replace

from wormery.core import Millis, Outcome, Refusal, Seat, Setup
from wormery.core.clock import flag_falls
from wormery.games.wurmt.cards import Action, Card, CardId
from wormery.games.wurmt.commands import (
    Command,
    Lay,
    LeaveToChance,
    NewWorm,
    Pass,
    Play,
    Refresh,
    Remove,
    Reply,
    Saw,
    Spy,
    TakeBack,
)
from wormery.games.wurmt.course import dealt, followed, named
from wormery.games.wurmt.events import (
    CardLaid,
    CardRemoved,
    Event,
    FirstNamed,
    HandRefreshed,
    HeadSpied,
    MoveTakenBack,
    PassPlayed,
    Played,
    WormStarted,
)
from wormery.games.wurmt.legality import (
    can_take_back,
    claims,
    heads,
    other_slots,
    plays,
    removable,
    tails,
    worms_for,
)
from wormery.games.wurmt.options import Options, cards_of, check, is_asked
from wormery.games.wurmt.state import Bed

_REPLIES = (Saw, LeaveToChance)

ASKING = Millis(20_000)
"""How long the table asks who saw a worm most recently (DW-42)."""


def begin(setup: Setup[Options], rng: Random) -> Sequence[Event]:
    """Shuffle, put aside, deal, and draw who begins, if only in case (DW-07, DW-08, DW-09)."""
    check(setup)
    deck = [card.id for card in cards_of(setup.options)]
    rng.shuffle(deck)
    first = setup.options.first
    if first is None:
        first = Seat(rng.randrange(setup.seats))
    return dealt(setup, deck, first, asks=is_asked(setup.options))


def begin_with(setup: Setup[Options], deck: Sequence[CardId], first: Seat) -> Sequence[Event]:
    """Deal a deck that lies ready, the top card first."""
    check(setup)
    if sorted(deck) != [card.id for card in cards_of(setup.options)]:
        raise Refusal("DW-07", "the deck has to hold every card once")
    if first not in range(setup.seats):
        raise Refusal("DW-09", f"nobody sits at seat {first} to begin")
    return dealt(setup, deck, first)


# What comes of a command.


def decide(bed: Bed, seat: Seat, command: Command, at: Millis) -> Sequence[Event]:
    """What *command* leads to, or a Refusal."""
    at = Millis(max(at, bed.now))
    _refuse_strangers(bed, seat)
    _refuse_late(bed, at)
    if isinstance(command, _REPLIES):
        return named(bed, _answered(bed, seat, command, at))
    if isinstance(command, TakeBack):
        if not can_take_back(bed, seat):
            raise Refusal("DW-35", "there is nothing that you can take back")
        return (MoveTakenBack(at, seat),)
    if bed.asks:
        raise Refusal("DW-42", "nobody has said yet who saw a worm most recently")
    if bed.player != seat:
        raise Refusal("DW-09", f"it is the turn of seat {bed.player}")
    return followed(bed, _played(bed, command, at))


def _answered(bed: Bed, seat: Seat, reply: Reply, at: Millis) -> FirstNamed:
    """Who begins: as anybody says, or as it was drawn with the deal (DW-42)."""
    if not bed.asks:
        raise Refusal("DW-42", "nobody asks any more who begins")
    match reply:
        case Saw(first):
            if first not in range(len(bed.hands)):
                raise Refusal("DW-42", f"nobody sits at seat {first} to begin")
            return FirstNamed(at, seat, first, by_chance=False)
        case LeaveToChance():
            return FirstNamed(at, seat, bed.first, by_chance=True)


def _refuse_strangers(bed: Bed, seat: Seat) -> None:
    if not 0 <= seat < len(bed.hands):
        raise Refusal("TB-02", f"there is no seat {seat}")
    if bed.over:
        raise Refusal("TB-03", "the game is over")


def _refuse_late(bed: Bed, at: Millis) -> None:
    due = deadline(bed)
    if due is not None and at >= due:
        if bed.asks:
            raise Refusal("DW-42", "it is left to chance now")
        raise Refusal("DW-40", f"the time of seat {bed.player} is up")


def _played(bed: Bed, play: Play, at: Millis) -> Played:
    """The card leaves the hand and does its work, or a Refusal."""
    seat, slot = bed.player, play.slot
    card = _held(bed, slot)
    match play:
        case Lay():
            return _lay(bed, play, card, at)
        case Remove(_, worm, position):
            _show(card, "remove")
            _aim((worm, position), removable(bed), "DW-23")
            gone = bed.worms[worm].visible[position]
            return CardRemoved(at, seat, slot, card, worm, position, gone)
        case Refresh(_, slots):
            _show(card, "refresh")
            return HandRefreshed(at, seat, slot, card, slots, _thrown(bed, slot, slots))
        case NewWorm(_, colour):
            _show(card, "new_worm")
            _aim(colour, tails(bed), "DW-25")
            return WormStarted(at, seat, slot, card, colour)
        case Spy(_, worm):
            _show(card, "spy")
            _aim(worm, heads(bed), "DW-26")
            head = bed.worms[worm].head
            assert head is not None
            return HeadSpied(at, seat, slot, card, worm, head.card)
        case Pass():
            _show(card, "pass")
            return PassPlayed(at, seat, slot, card)
        case _:
            assert_never(play)


def _held(bed: Bed, slot: int) -> Card:
    hand = bed.hands[bed.player]
    if not 0 <= slot < len(hand):
        raise Refusal("DW-10", f"there is no card in slot {slot}")
    return hand[slot]


def _show(card: Card, action: Action) -> None:
    if card.action != action:
        raise Refusal("DW-22", f"the card in that slot is not {action}")


def _aim(target: object, targets: Sequence[object], rule: str) -> None:
    if not targets:
        raise Refusal("DW-22", "the action has no possible target")
    if target not in targets:
        raise Refusal(rule, "that is no target of this action")


def _thrown(bed: Bed, slot: int, slots: tuple[int, ...]) -> tuple[Card, ...]:
    """The other cards that a Refresh throws away (DW-24)."""
    if list(slots) != sorted(set(slots)) or not set(slots) <= set(other_slots(bed, slot)):
        raise Refusal("DW-24", "name other slots of your hand, each once, ascending")
    return tuple(bed.hands[bed.player][other] for other in slots)


def _lay(bed: Bed, lay: Lay, card: Card, at: Millis) -> CardLaid:
    """DW-11, DW-12: a worm of the card's colour gets a new head and is measured."""
    if card.value is None:
        raise Refusal("DW-22", "an action never lengthens a worm")
    if lay.worm not in worms_for(bed, card):
        raise Refusal("DW-11", f"that is no {card.colour} worm")
    if lay.claim not in claims(bed):
        raise Refusal("DW-31", "say a value exactly when you play with announcing")
    worm = bed.worms[lay.worm]
    turned = None if worm.head is None else worm.head.card
    open_cards = worm.visible if turned is None else (*worm.visible, turned)
    length = _sum(open_cards)
    return CardLaid(at, bed.player, lay.slot, card, lay.worm, lay.claim, turned, length)


# Time and the end.


def deadline(bed: Bed) -> Millis | None:
    """When the time of who is to play will be up (DW-40), or that of the question (DW-42)."""
    if bed.asks:
        return None if bed.over else ASKING
    return None if bed.clock is None else flag_falls(bed.clock)


def expire(bed: Bed, at: Millis) -> Sequence[Event]:
    """Lay the first value card of the hand for who let the time run out (DW-40).

    A question that nobody answered is left to chance (DW-42).
    """
    due = deadline(bed)
    if due is None or at < due:
        return ()
    if bed.asks:
        return named(bed, FirstNamed(due, None, bed.first, by_chance=True))
    lay = next(play for play in plays(bed) if isinstance(play, Lay))
    laid = _lay(bed, lay, _held(bed, lay.slot), at)
    return followed(bed, replace(laid, timed_out=True))


def scores(bed: Bed) -> tuple[int, ...]:
    """Plus minus minus, by seat (DW-29)."""
    return tuple(_sum(plus) - _sum(minus) for plus, minus in zip(bed.plus, bed.minus, strict=True))


def winners(bed: Bed) -> tuple[Seat, ...]:
    """Whoever has most points; several share the win (DW-30)."""
    points = scores(bed)
    return tuple(Seat(seat) for seat, each in enumerate(points) if each == max(points))


def outcome(bed: Bed) -> Outcome | None:
    """How the game ended; None while it goes on."""
    if not bed.over:
        return None
    best = winners(bed)
    reason = "most_points" if len(best) == 1 else "equal_points"
    return Outcome(best, reason, tuple(float(score) for score in scores(bed)))


def _sum(cards: tuple[Card, ...]) -> int:
    return sum([card.value or 0 for card in cards])
