"""What follows by itself: worms are cleaned, hands filled, turns passed on, and the game ends."""

from collections.abc import Sequence

from wormery.core import Seat, Setup
from wormery.games.wurmt.cards import CardId, has_value_card
from wormery.games.wurmt.events import (
    CardLaid,
    Dealt,
    Event,
    FirstNamed,
    GameEnded,
    HandFilled,
    HandRefreshed,
    HandThrown,
    PassPlayed,
    PileFellShort,
    Played,
    Side,
    TurnEnded,
    WormCleaned,
)
from wormery.games.wurmt.evolve import foresee, foreseen
from wormery.games.wurmt.options import Options
from wormery.games.wurmt.state import Bed


class _Course:
    """Events one after another, and the bed as it lies after the last."""

    def __init__(self, bed: Bed | None, event: Event) -> None:
        foresee()
        self.events = [event]
        self.bed = foreseen(bed, event)

    def happen(self, event: Event) -> None:
        self.events.append(event)
        self.bed = foreseen(self.bed, event)


def dealt(
    setup: Setup[Options], deck: Sequence[CardId], first: Seat, *, asks: bool = False
) -> Sequence[Event]:
    """The deal, and hands of nothing but actions replaced, seat by seat (DW-20, DW-37)."""
    course = _Course(None, Dealt(setup.options, setup.seats, tuple(deck), first, asks))
    for seat in range(setup.seats):
        _replace_actions(course, Seat(seat))
    if not asks:
        _skip_who_cannot_lay(course)
    return course.events


def named(bed: Bed, event: FirstNamed) -> Sequence[Event]:
    """It is said who begins, and the first turn with it (DW-42)."""
    course = _Course(bed, event)
    _skip_who_cannot_lay(course)
    return course.events


def followed(bed: Bed, played: Played) -> Sequence[Event]:
    """A card that was played, and all that follows before anybody can act again."""
    course = _Course(bed, played)
    seat = played.seat
    if isinstance(played, CardLaid):
        _measure(course, played)
    hand = course.bed.hands[seat]
    if isinstance(played, HandRefreshed) or len(hand) <= bed.options.refill_at:
        _fill(course, seat)
    _replace_actions(course, seat)
    if isinstance(played, CardLaid | PassPlayed):
        _end_turn(course)
    _skip_who_cannot_lay(course)
    return course.events


def _measure(course: _Course, laid: CardLaid) -> None:
    """DW-13, DW-14, DW-15: the card turned over is taken if the worm is long enough."""
    options = course.bed.options
    if laid.turned is not None and laid.length >= options.low:
        side: Side = "plus" if laid.length <= options.high else "minus"
        course.happen(WormCleaned(laid.seat, laid.worm, laid.turned, side))


def _fill(course: _Course, seat: Seat) -> None:
    """DW-19, DW-28: draw up to a full hand; the game is near its end if the pile is too small."""
    bed = course.bed
    wanted = bed.options.hand_size - len(bed.hands[seat])
    if drawn := bed.pile[: max(0, wanted)]:
        course.happen(HandFilled(seat, drawn))
    if len(drawn) < wanted and not bed.ending:
        course.happen(PileFellShort(seat))
        if bed.options.end == "immediate":
            course.happen(GameEnded())


def _replace_actions(course: _Course, seat: Seat) -> None:
    """DW-20, DW-37: a hand of nothing but actions goes, again and again."""
    while not course.bed.over and (hand := course.bed.hands[seat]) and not has_value_card(hand):
        course.happen(HandThrown(seat, hand))
        _fill(course, seat)


def _end_turn(course: _Course) -> None:
    """The next one's turn, or the end if it was to come after this one (DW-28, DW-38)."""
    bed = course.bed
    if bed.over:
        return
    following = Seat((bed.player + 1) % len(bed.hands))
    course.happen(TurnEnded(bed.player, following))
    if bed.ending and (bed.options.end == "finish_turn" or following == bed.first):
        course.happen(GameEnded())


def _skip_who_cannot_lay(course: _Course) -> None:
    """DW-37: near the end a hand can be left without a value card; its turn is finished."""
    while not course.bed.over and not has_value_card(course.bed.hands[course.bed.player]):
        _end_turn(course)
