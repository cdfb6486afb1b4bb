"""Secrets: two games that differ only in what a seat may not know look the same to that seat.

A game is played at random. The cards that a seat has not seen by some moment are exchanged among
each other, as far as everything it does know (backs, and what rules let it conclude) stays true.
The same commands are then played with the exchanged deck, and everything the seat is sent is
compared, byte for byte.
"""

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise, product
from random import Random

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.games.wurmt.beds import folded
from tests.games.wurmt.plays import Moment, Shuffle, answered, opening, shuffled, whole_game
from tests.games.wurmt.setups import setups
from wormery.core import Seat, Setup, encode
from wormery.games.wurmt import (
    Bed,
    Card,
    CardId,
    Event,
    Options,
    begin_with,
    cards_of,
    deadline,
    evolve,
    moves,
    tell,
    view,
)
from wormery.games.wurmt.events import CardLaid, HandThrown, HeadSpied

Demand = Callable[[Card], bool]

dice = st.integers(0, 2**32).map(Random)


def same_back(options: Options, card: Card) -> Demand:
    """Looks like *card* from behind (DW-04)."""
    if options.backs == "coloured":
        return lambda other: other.colour == card.colour
    if card.action is not None:
        return lambda other: other.action is not None
    return lambda other: other.action is None and other.colour == card.colour


def same_kind(card: Card) -> Demand:
    """Is a value card of the same colour, or an action of the same colour."""
    is_action = card.action is not None
    return lambda other: (other.action is not None) == is_action and other.colour == card.colour


class Knowledge:
    """What one seat, or a spectator, has seen by now, and what it can tell of the rest."""

    def __init__(self, setup: Setup[Options], seat: Seat | None) -> None:
        self.options = setup.options
        self.seat = seat
        self.seen: set[CardId] = set()
        self.demands: dict[CardId, list[Demand]] = defaultdict(list)

    def see(self, cards: Sequence[Card]) -> None:
        self.seen.update(card.id for card in cards)

    def look(self, bed: Bed) -> None:
        """What lies there: open cards, own cards, and the backs of others."""
        self.see(bed.discard)
        for cards in (*bed.plus, *bed.minus, *(worm.visible for worm in bed.worms)):
            self.see(cards)
        for seat, hand in enumerate(bed.hands):
            for card in hand:
                self._look_at_hand(card, own=seat == self.seat)

    def _look_at_hand(self, card: Card, *, own: bool) -> None:
        if not own:
            self.demands[card.id].append(same_back(self.options, card))
        elif self.options.reading == "memory" or card.action is not None:
            self.see([card])
        else:
            self.demands[card.id].append(same_kind(card))

    def learn(self, bed: Bed, event: Event) -> None:
        """What an event lets the seat know or conclude."""
        match event:
            case CardLaid():
                self.demands[event.card.id].append(same_kind(event.card))
                if event.timed_out:  # the first value card was laid: before it lie actions
                    for card in bed.hands[event.seat][: event.slot]:
                        self.demands[card.id].append(same_kind(card))
            case HeadSpied(seat=spy, head=head) if spy == self.seat:
                self.see([head])
            case HandThrown(_, cards):
                self.see(cards)
            case _:
                pass

    def allows(self, place: Card, card: Card) -> bool:
        """Whether *card* might as well be where *place* is."""
        return place.id not in self.seen and all(d(card) for d in self.demands[place.id])


def exchanged(
    setup: Setup[Options], shuffle: Shuffle, known: Knowledge, rng: Random, times: int
) -> Shuffle:
    """Another deck that the seat cannot tell from this one."""
    cards = cards_of(setup.options)
    deck = list(shuffle.deck)
    unseen = [at for at, card in enumerate(shuffle.deck) if card not in known.seen]
    held = [at for at in unseen if known.demands[shuffle.deck[at]]] or unseen
    for _ in range(times if unseen else 0):
        one, two = rng.choice(held), rng.choice(unseen)
        if known.allows(cards[shuffle.deck[one]], cards[deck[two]]) and known.allows(
            cards[shuffle.deck[two]], cards[deck[one]]
        ):
            deck[one], deck[two] = deck[two], deck[one]
    return Shuffle(tuple(deck), shuffle.first)


def seen_from(seat: Seat | None, bed: Bed) -> bytes:
    """All that is sent to a seat about a bed."""
    listed = () if seat is None else moves(bed, seat)
    return encode((view(bed, seat), listed, deadline(bed)))


def knowledge(setup: Setup[Options], seat: Seat | None, story: Sequence[Moment]) -> Knowledge:
    """What a seat knows after a story, the last bed of which it has still seen."""
    known = Knowledge(setup, seat)
    for moment in story:
        bed = moment.bed
        known.look(bed)
        for event in moment.events:
            known.learn(bed, event)
            bed = evolve(bed, event)
            known.look(bed)
    return known


def ends(story: Sequence[Moment]) -> list[int]:
    """Where a story might be broken off: anywhere, and often right after somebody spied."""
    anywhere = list(range(len(story) + 1))
    spied = [
        place + 1 for place, moment in enumerate(story) if isinstance(moment.events[0], HeadSpied)
    ]
    return anywhere + spied * (len(story) // (2 * len(spied)) if spied else 0)


def kinds(events: Sequence[Event]) -> list[str]:
    return [type(event).__name__ for event in events]


def twins(
    setup: Setup[Options], story: Sequence[Moment], other: Shuffle
) -> Iterator[tuple[Moment, Moment]]:
    """The same commands with both decks, as long as the rules let both go the same way."""
    bed = opening(setup, other)
    for moment in story:
        events = answered(bed, moment.given)
        if kinds(events) != kinds(moment.events):
            assert "HandThrown" in kinds(events)  # the one thing that hidden fronts bring about
            return
        yield moment, Moment(bed, moment.given, events)
        bed = folded(bed, events)


def assert_nothing_shows(seat: Seat | None, moment: Moment, twin: Moment) -> None:
    """Views, moves, deadlines and news are the same bytes until the game is over."""
    bed, other = moment.bed, twin.bed
    for event, twin_event in zip(moment.events, twin.events, strict=True):
        assert seen_from(seat, bed) == seen_from(seat, other)
        assert encode(tell(bed, event, seat)) == encode(tell(other, twin_event, seat))
        bed, other = evolve(bed, event), evolve(other, twin_event)
    if not bed.over:
        assert seen_from(seat, bed) == seen_from(seat, other)


@given(setup=setups(), rng=dice)
def test_what_a_seat_may_not_know_changes_nothing_it_is_sent(
    setup: Setup[Options], rng: Random
) -> None:
    """DW-33, DW-04, DW-05, DW-34"""
    shuffle = shuffled(setup, rng)
    story = list(whole_game(setup, shuffle, rng))
    dealt = kinds(begin_with(setup, shuffle.deck, shuffle.first))
    for seat, times in product((None, *map(Seat, range(setup.seats))), (2, 20, 100)):
        until = story[: rng.choice(ends(story))]
        known = knowledge(setup, seat, until)
        other = exchanged(setup, shuffle, known, rng, times)
        if kinds(begin_with(setup, other.deck, other.first)) == dealt:
            for moment, twin in twins(setup, until, other):
                assert_nothing_shows(seat, moment, twin)


def test_the_exchange_leaves_little_in_its_place_and_the_game_goes_the_same_way() -> None:
    """DW-33"""
    rng = Random(7)
    setup = Setup(3, Options())
    shuffle = shuffled(setup, rng)
    story = list(whole_game(setup, shuffle, rng))[:30]
    other = exchanged(setup, shuffle, knowledge(setup, Seat(1), story), Random(1), times=100)
    assert sum(a != b for a, b in zip(shuffle.deck, other.deck, strict=True)) > 20
    assert len(list(twins(setup, story, other))) == 30


@given(setup=setups(), rng=dice)
def test_strict_memory_shows_no_head_of_an_earlier_turn(setup: Setup[Options], rng: Random) -> None:
    """DW-34"""
    strict = Setup(setup.seats, replace(setup.options, memory="strict"))
    story = list(whole_game(strict, shuffled(strict, rng), rng))
    for before, after in pairwise(story):
        if after.bed.turn <= before.bed.turn:  # the same turn, or taken back to it
            continue
        for seat in (None, *map(Seat, range(strict.seats))):
            assert encode(view(after.bed, seat)) == encode(view(with_other_heads(after.bed), seat))


def with_other_heads(bed: Bed) -> Bed:
    """The same bed, but every hidden head has another value."""
    worms = []
    for worm in bed.worms:
        if worm.head is not None and worm.head.card.value is not None:
            card = replace(worm.head.card, value=(worm.head.card.value + 1) % 10)
            worms.append(replace(worm, head=replace(worm.head, card=card)))
        else:
            worms.append(worm)
    return replace(bed, worms=tuple(worms))
