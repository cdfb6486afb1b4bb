"""What a seat may know of a bed (DW-33), built by naming it."""

from collections.abc import Iterable
from functools import lru_cache

from msgspec import Struct

from wormery.core import Latest, Outcome, Seat
from wormery.core.clock import Clock
from wormery.games.wurmt.cards import Action, Card, Colour, box
from wormery.games.wurmt.commands import Command
from wormery.games.wurmt.legality import moves
from wormery.games.wurmt.options import Options
from wormery.games.wurmt.rules import outcome, scores
from wormery.games.wurmt.state import Bed, Head, Record, Worm


class CardView(Struct, frozen=True, omit_defaults=True):
    """A card as far as it is known; an action with a neutral back has no colour."""

    colour: Colour | None = None
    value: int | None = None
    action: Action | None = None


class Backs(Struct, frozen=True, omit_defaults=True):
    """How many cards of which back a hand has, in no order (DW-04, DW-05)."""

    yellow: int = 0
    pink: int = 0
    blue: int = 0
    neutral: int = 0  # actions, where the backs tell them


class HeadView(Struct, frozen=True, omit_defaults=True):
    """A head: who laid it, what was said of it, and its value if the viewer is shown it."""

    layer: Seat
    value: int | None = None
    claim: int | None = None
    claimed_length: int | None = None  # the worm's length, were the claim true


class WormView(Struct, frozen=True, omit_defaults=True):
    """A worm: its open values, oldest first, their sum, and its head."""

    colour: Colour
    values: tuple[int, ...] = ()
    length: int = 0
    head: HeadView | None = None


class TurnedView(Struct, frozen=True, omit_defaults=True):
    """The head that was turned over last: truth and claim side by side (DW-32)."""

    layer: Seat
    card: CardView
    claim: int | None = None


class Revealed(Struct, frozen=True):
    """What is shown when the game is over: all that had been hidden."""

    hands: tuple[tuple[CardView, ...], ...]
    pile: tuple[CardView, ...]
    aside: tuple[CardView, ...]


class BedView(Struct, frozen=True):
    """The bed as one seat may know it, with the moves it may make."""

    options: Options
    seat: Seat | None  # None is a spectator
    first: Seat | None  # None while the table asks who begins (DW-42)
    player: Seat | None
    turn: int
    ending: bool
    hand: tuple[CardView, ...]  # the viewer's own, by slot
    backs: tuple[Backs, ...]  # by seat
    worms: tuple[WormView, ...]
    reserve: tuple[int, ...]  # by colour
    pile_size: int
    aside_size: int
    discard: tuple[CardView, ...]  # the last is the top; as much as may be browsed
    discard_size: int
    plus: tuple[tuple[CardView, ...], ...]  # by seat
    minus: tuple[tuple[CardView, ...], ...]
    scores: tuple[int, ...]
    records: tuple[Record, ...]
    turned: TurnedView | None
    clock: Clock | None
    moves: tuple[Command, ...]
    outcome: Outcome | None
    revealed: Revealed | None


class _Open(Struct, frozen=True):
    """What everybody sees alike: worked out once for a bed, whoever looks."""

    backs: tuple[Backs, ...]
    worms: tuple[WormView, ...]  # their heads hidden
    discard: tuple[CardView, ...]
    plus: tuple[tuple[CardView, ...], ...]
    minus: tuple[tuple[CardView, ...], ...]
    scores: tuple[int, ...]
    turned: TurnedView | None
    outcome: Outcome | None
    revealed: Revealed | None


def _seen_by_all(bed: Bed) -> _Open:
    options = bed.options
    face = faces(options)
    discard = bed.discard if options.discard == "open" else bed.discard[-1:]
    return _Open(
        backs=tuple([backs(options, hand) for hand in bed.hands]),
        worms=tuple([_worm(worm, shown=False) for worm in bed.worms]),
        discard=tuple([face[card.id] for card in discard]),
        plus=tuple([tuple([face[card.id] for card in cards]) for cards in bed.plus]),
        minus=tuple([tuple([face[card.id] for card in cards]) for cards in bed.minus]),
        scores=scores(bed),
        turned=None if bed.turned is None else turned(options, bed.turned),
        outcome=outcome(bed),
        revealed=_revealed(bed) if bed.over else None,
    )


_open = Latest(_seen_by_all)


def view(bed: Bed, seat: Seat | None) -> BedView:
    """What *seat* may know; None is a spectator, who sees backs and what lies open."""
    options, seen = bed.options, _open(bed)
    return BedView(
        options=options,
        seat=seat,
        first=None if bed.asks else bed.first,
        player=None if bed.asks else bed.player,
        turn=bed.turn,
        ending=bed.ending,
        hand=() if seat is None else own(bed, bed.hands[seat]),
        backs=seen.backs,
        worms=tuple(
            [
                _worm(bed.worms[index], shown=True) if _is_shown(bed, seat, index) else worm
                for index, worm in enumerate(seen.worms)
            ]
        ),
        reserve=bed.reserve,
        pile_size=len(bed.pile),
        aside_size=len(bed.aside),
        discard=seen.discard,
        discard_size=len(bed.discard),
        plus=seen.plus,
        minus=seen.minus,
        scores=seen.scores,
        records=bed.records,
        turned=seen.turned,
        clock=bed.clock,
        moves=() if seat is None else tuple(moves(bed, seat)),
        outcome=seen.outcome,
        revealed=seen.revealed,
    )


@lru_cache(maxsize=256)
def _faces(
    values: tuple[int, ...], actions: tuple[Action, ...], *, is_neutral: bool
) -> tuple[CardView, ...]:
    return tuple(
        CardView(None if is_neutral and card.action else card.colour, card.value, card.action)
        for card in box(values, actions)
    )


def _faces_by(options: Options) -> tuple[CardView, ...]:
    values, actions = options.values_per_colour, options.actions_per_colour
    return _faces(values, actions, is_neutral=options.backs == "neutral")


faces = Latest(_faces_by)
"""All cards as they look when they lie open, each at the place of its id."""


def front(options: Options, card: Card) -> CardView:
    """A card that lies open."""
    return faces(options)[card.id]


def fronts(options: Options, cards: Iterable[Card]) -> tuple[CardView, ...]:
    """Cards that lie open."""
    face = faces(options)
    return tuple([face[card.id] for card in cards])


def own(bed: Bed, cards: Iterable[Card]) -> tuple[CardView, ...]:
    """Cards as their owner sees them: without values in the blind reading (DW-05)."""
    if bed.options.reading == "memory" or bed.over:
        return fronts(bed.options, cards)
    return tuple(
        front(bed.options, card) if card.value is None else CardView(card.colour) for card in cards
    )


def backs(options: Options, cards: Iterable[Card]) -> Backs:
    """Cards as everybody sees them (DW-04)."""
    face = faces(options)
    colours = [face[card.id].colour for card in cards]
    count = colours.count
    return Backs(count("yellow"), count("pink"), count("blue"), count(None))


def turned(options: Options, head: Head) -> TurnedView:
    """A head that came to light."""
    return TurnedView(head.layer, front(options, head.card), head.claim)


def _is_shown(bed: Bed, seat: Seat | None, index: int) -> bool:
    """Whether *seat* is shown the head of a worm: it knows it, and still may (DW-33, DW-34)."""
    head = bed.worms[index].head
    if bed.over or head is None:
        return bed.over
    if bed.options.memory == "friendly":
        return seat in head.known_by
    return seat == bed.player and index in bed.glimpsed


def _worm(worm: Worm, *, shown: bool) -> WormView:
    values = tuple(card.value or 0 for card in worm.visible)
    length = sum(values)
    return WormView(worm.colour, values, length, _head(worm.head, length, shown=shown))


def _head(head: Head | None, length: int, *, shown: bool) -> HeadView | None:
    if head is None:
        return None
    claimed = None if head.claim is None else length + head.claim
    return HeadView(head.layer, head.card.value if shown else None, head.claim, claimed)


def _revealed(bed: Bed) -> Revealed:
    return Revealed(
        hands=tuple(fronts(bed.options, hand) for hand in bed.hands),
        pile=fronts(bed.options, bed.pile),
        aside=fronts(bed.options, bed.aside),
    )
