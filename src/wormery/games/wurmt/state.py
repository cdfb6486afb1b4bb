"""The bed: everything that lies on the table, in hands and aside; and what players may ask for."""

from msgspec import Struct

from wormery.core import Millis, Seat
from wormery.core.clock import Clock
from wormery.games.wurmt.cards import Card, Colour
from wormery.games.wurmt.options import Options


class Head(Struct, frozen=True, gc=False):
    """A hidden card at the front of a worm: who laid it, who saw it, what was said of it."""

    card: Card
    layer: Seat
    known_by: tuple[Seat, ...] = ()  # ascending
    claim: int | None = None


class Worm(Struct, frozen=True, gc=False):
    """A tail, the cards that lie open behind the head, oldest first, and the head."""

    colour: Colour
    visible: tuple[Card, ...] = ()
    head: Head | None = None


class ClaimRecord(Struct, frozen=True, gc=False):
    """How often a player's claims came to light, and how often they were true (DW-32)."""

    turned: int = 0
    true: int = 0


class Bed(Struct, frozen=True, gc=False):
    """A whole game, secrets included: it never leaves the server."""

    options: Options
    aside: tuple[Card, ...]
    pile: tuple[Card, ...]  # the first is the top
    hands: tuple[tuple[Card, ...], ...]  # by seat, in the order of drawing
    worms: tuple[Worm, ...]  # in the order in which they came to the table
    reserve: tuple[int, ...]  # tails not yet on the table, by colour
    plus: tuple[tuple[Card, ...], ...]  # by seat
    minus: tuple[tuple[Card, ...], ...]
    records: tuple[ClaimRecord, ...]  # by seat
    first: Seat
    player: Seat  # whose turn it is
    discard: tuple[Card, ...] = ()  # the last is the top
    turn: int = 0  # turns finished so far
    ending: bool = False  # the pile has fallen short (DW-28)
    over: bool = False
    glimpsed: tuple[int, ...] = ()  # worms whose head the player saw in this turn
    turned: Head | None = None  # the head that was turned over last
    clock: Clock | None = None
    now: Millis = Millis(0)  # when the last card was played
    asks: bool = False  # who begins; nobody plays before that is said (DW-42)
    before: "Bed | None" = None  # what the last move can be taken back to (DW-35)
