"""What a seat may know of a bed (DW-33), built by naming it."""

from collections.abc import Iterable
from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from wormery.core import Latest, Outcome, Part, Parts, Recent, Seat
from wormery.core.clock import Clock
from wormery.games.wurmt.cards import Action, Card, Colour, box
from wormery.games.wurmt.commands import Command
from wormery.games.wurmt.legality import moves
from wormery.games.wurmt.options import Options
from wormery.games.wurmt.rules import outcome, scores
from wormery.games.wurmt.state import Bed, ClaimRecord, Head, Worm


class CardView(Struct, frozen=True, gc=False, omit_defaults=True):
    """A card as far as it is known; an action with a neutral back has no colour."""

    colour: Colour | None = None
    value: int | None = None
    action: Action | None = None


class Backs(Struct, frozen=True, gc=False, omit_defaults=True):
    """How many cards of which back a hand has, in no order (DW-04, DW-05)."""

    yellow: int = 0
    pink: int = 0
    blue: int = 0
    neutral: int = 0  # actions, where the backs tell them


class HeadView(Struct, frozen=True, gc=False, omit_defaults=True):
    """A head: who laid it, what was said of it, and its value if the viewer is shown it."""

    layer: Seat
    value: int | None = None
    claim: int | None = None
    claimed_length: int | None = None  # the worm's length, were the claim true


class WormView(Struct, frozen=True, gc=False, omit_defaults=True):
    """A worm: its open values, oldest first, their sum, and its head."""

    colour: Colour
    values: tuple[int, ...] = ()
    length: int = 0
    head: HeadView | None = None


class TurnedView(Struct, frozen=True, gc=False, omit_defaults=True):
    """The head that was turned over last: truth and claim side by side (DW-32)."""

    layer: Seat
    card: CardView
    claim: int | None = None


class Revealed(Struct, frozen=True, gc=False):
    """What is shown when the game is over: all that had been hidden."""

    hands: tuple[tuple[CardView, ...], ...]
    pile: tuple[CardView, ...]
    aside: tuple[CardView, ...]


class BedView(Struct, frozen=True, gc=False):
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
    records: tuple[ClaimRecord, ...]
    turned: TurnedView | None
    clock: Clock | None
    moves: tuple[Command, ...]
    outcome: Outcome | None
    revealed: Revealed | None


def view(bed: Bed, seat: Seat | None) -> BedView:
    """What *seat* may know; None is a spectator, who sees backs and what lies open."""
    return BedView(
        options=bed.options,
        seat=seat,
        first=_first(bed, seat),
        player=_player(bed, seat),
        turn=bed.turn,
        ending=bed.ending,
        hand=_hand(bed, seat),
        backs=_backs(bed, seat),
        worms=_worms(bed, seat),
        reserve=bed.reserve,
        pile_size=len(bed.pile),
        aside_size=len(bed.aside),
        discard=_discard(bed, seat),
        discard_size=len(bed.discard),
        plus=_plus(bed, seat),
        minus=_minus(bed, seat),
        scores=scores(bed),
        records=bed.records,
        turned=_turned(bed, seat),
        clock=bed.clock,
        moves=_moves(bed, seat),
        outcome=outcome(bed),
        revealed=_revealed(bed, seat),
    )


def _first(bed: Bed, _: Seat | None) -> Seat | None:
    return None if bed.asks else bed.first


def _player(bed: Bed, _: Seat | None) -> Seat | None:
    return None if bed.asks else bed.player


def _hand(bed: Bed, seat: Seat | None) -> tuple[CardView, ...]:
    return () if seat is None else own(bed, bed.hands[seat])


def _backs(bed: Bed, _: Seat | None) -> tuple[Backs, ...]:
    return tuple([backs(bed.options, hand) for hand in bed.hands])


def _worms(bed: Bed, seat: Seat | None) -> tuple[WormView, ...]:
    if not _is_any_shown(bed, seat):
        return _hidden(bed)
    return tuple(
        [_worm(worm, shown=_is_shown(bed, seat, index)) for index, worm in enumerate(bed.worms)]
    )


def _discard(bed: Bed, _: Seat | None) -> tuple[CardView, ...]:
    options = bed.options
    return fronts(options, bed.discard if options.discard == "open" else bed.discard[-1:])


def _plus(bed: Bed, _: Seat | None) -> tuple[tuple[CardView, ...], ...]:
    return tuple([fronts(bed.options, cards) for cards in bed.plus])


def _minus(bed: Bed, _: Seat | None) -> tuple[tuple[CardView, ...], ...]:
    return tuple([fronts(bed.options, cards) for cards in bed.minus])


def _turned(bed: Bed, _: Seat | None) -> TurnedView | None:
    return None if bed.turned is None else turned(bed.options, bed.turned)


def _moves(bed: Bed, seat: Seat | None) -> tuple[Command, ...]:
    return () if seat is None else tuple(moves(bed, seat))


def _revealed(bed: Bed, _: Seat | None) -> Revealed | None:
    if not bed.over:
        return None
    return Revealed(
        hands=tuple(fronts(bed.options, hand) for hand in bed.hands),
        pile=fronts(bed.options, bed.pile),
        aside=fronts(bed.options, bed.aside),
    )


PARTS = Parts(
    Part("first", ("asks", "first"), _first, alike=True),
    Part("player", ("asks", "player"), _player, alike=True),
    Part("turn", ("turn",)),
    Part("ending", ("ending",)),
    Part("hand", ("hands[seat]", "over"), _hand),
    Part("backs", ("hands",), _backs, alike=True),
    Part("worms", ("worms", "glimpsed", "player", "over"), _worms),
    Part("reserve", ("reserve",)),
    Part("pile_size", ("pile",), lambda bed, _: len(bed.pile), alike=True),
    Part("discard", ("discard",), _discard, alike=True),
    Part("discard_size", ("discard",), lambda bed, _: len(bed.discard), alike=True),
    Part("plus", ("plus",), _plus, alike=True),
    Part("minus", ("minus",), _minus, alike=True),
    Part("scores", ("plus", "minus"), lambda bed, _: scores(bed), alike=True),
    Part("records", ("records",)),
    Part("turned", ("turned",), _turned, alike=True),
    Part("clock", ("clock",)),
    Part("moves", ("hands", "worms", "reserve", "player", "before", "asks", "over"), _moves),
    Part("outcome", ("over",), lambda bed, _: outcome(bed), alike=True),
    Part("revealed", ("over",), _revealed, alike=True),
)
"""All but who looks, how it is played and what lies aside, which stay as they are for a game."""


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


faces = Recent(_faces_by)
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


def backs(options: Options, cards: tuple[Card, ...]) -> Backs:
    """Cards as everybody sees them (DW-04)."""
    return _neutral_backs(cards) if options.backs == "neutral" else _coloured_backs(cards)


def _of_all(cards: tuple[Card, ...]) -> Backs:
    count = [card.colour for card in cards].count
    return Backs(count("yellow"), count("pink"), count("blue"))


def _of_values(cards: tuple[Card, ...]) -> Backs:
    values = _of_all(tuple([card for card in cards if card.action is None]))
    return replace(values, neutral=len(cards) - values.yellow - values.pink - values.blue)


_coloured_backs = Recent(_of_all)
_neutral_backs = Recent(_of_values)
"""The backs of a hand, which stays as it is while others play."""


def turned(options: Options, head: Head) -> TurnedView:
    """A head that came to light."""
    return TurnedView(head.layer, front(options, head.card), head.claim)


def _is_any_shown(bed: Bed, seat: Seat | None) -> bool:
    """Whether *seat* may be shown any head at all."""
    if bed.over or bed.options.memory == "friendly":
        return True
    return seat == bed.player and len(bed.glimpsed) > 0


def _is_shown(bed: Bed, seat: Seat | None, index: int) -> bool:
    """Whether *seat* is shown the head of a worm: it knows it, and still may (DW-33, DW-34)."""
    head = bed.worms[index].head
    if bed.over or head is None:
        return bed.over
    if bed.options.memory == "friendly":
        return seat in head.known_by
    return seat == bed.player and index in bed.glimpsed


def _worm(worm: Worm, *, shown: bool) -> WormView:
    values = tuple([card.value or 0 for card in worm.visible])
    length = sum(values)
    return WormView(worm.colour, values, length, _head(worm.head, length, shown=shown))


def _head(head: Head | None, length: int, *, shown: bool) -> HeadView | None:
    if head is None:
        return None
    claimed = None if head.claim is None else length + head.claim
    return HeadView(head.layer, head.card.value if shown else None, head.claim, claimed)


def _hide(worm: Worm) -> WormView:
    return _worm(worm, shown=False)


def _hide_all(bed: Bed) -> tuple[WormView, ...]:
    return tuple([_hidden_worm(worm) for worm in bed.worms])


_hidden_worm = Recent(_hide, 16_384)  # half a dozen lie at every table
_hidden = Latest(_hide_all)
"""The worms as everybody may see them, their heads hidden."""
