"""What lies on the table in Wormlord: knots, hands, a garden, and the match it is part of."""

from collections.abc import Sequence

from msgspec import Struct

from wormery.core import Millis, Seat, Side
from wormery.games.wormlord.maps.ground import MOST_SIDES, Cell, Map, place
from wormery.knots import Allowed, End, Handicap, Lying
from wormery.knots import Hand as KnotHand

ENDS: tuple[End, End] = ("tail", "head")  # of a pair the first to sit holds the tail (WL-34)
ROPES = 15  # of every side (WL-03)
NEEDED = 3  # objectives held at one moment win a round (WL-28)


class Knot(Struct, frozen=True, gc=False):
    """A tied rope; whoever unties it sees a loose shape, by what it lies as, hand and number."""

    side: Side
    number: int  # knots are counted through the match
    hand: KnotHand | None = None  # of an overhand; loops and other knots have none
    rope: str = ""  # as it was tied, packed
    lying: Lying = "overhand"  # what has to be untied (WL-38)


class Empty(Struct, frozen=True, gc=False, tag="empty"):
    """Nothing in hand."""


class Rope(Struct, frozen=True, gc=False, tag="rope"):
    """An own rope, untied; in pairs with what each partner has done with an end of it."""

    ends: tuple[str, str] = ("", "")  # packed, tail first


class OwnKnot(Struct, frozen=True, gc=False, tag="own_knot"):
    """An own knot that has to be placed (WL-12)."""

    knot: Knot


class EnemyKnot(Struct, frozen=True, gc=False, tag="enemy_knot"):
    """An enemy's knot that has to be untied (WL-18)."""

    knot: Knot
    pulls: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())  # in pairs, by end, packed


Hand = Empty | Rope | OwnKnot | EnemyKnot


class Garden(Struct, frozen=True, gc=False):
    """A whole round, hiding nothing (Wormlord has no secrets)."""

    plan: Map
    knots: tuple[Knot | None, ...]  # by cell, row after row
    headquarters: tuple[Cell | None, ...]  # by side
    reserves: tuple[int, ...]  # untied ropes, by side
    hands: tuple[Hand, ...]  # by side

    def knot(self, cell: Cell) -> Knot | None:
        """The knot on a cell of this garden."""
        return self.knots[place(self.plan, cell)]

    def owner(self, cell: Cell) -> Side | None:
        """Whose knot lies on a cell."""
        knot = self.knot(cell)
        return None if knot is None else knot.side


class Terms(Struct, frozen=True, gc=False):
    """What was agreed before the match, worked out for these sides."""

    plan: Map
    people: tuple[int, ...]  # on each side: one, or two who share a hand (WL-34)
    handicaps: tuple[Handicap, ...]  # by side (WL-39)
    rounds: int  # to win the match (WL-29)
    countdown: Millis
    limit: Millis | None  # of a round (WL-31)
    patience: Millis  # how long a side may do nothing before it is shown as idle (WL-37)
    seed: int  # what the shapes of loose knots vary by
    knots: Allowed = "overhand"  # what counts as a knot (WL-11); logs without it know no other
    hold: Millis | None = None  # how long a knot can be kept in hand (WL-12); None is for ever


class Gathering(Struct, frozen=True, gc=False, tag="gathering"):
    """Between two rounds: waiting until all are ready; the last one can still be looked at."""

    ready: tuple[Seat, ...] = ()


class CountingDown(Struct, frozen=True, gc=False, tag="counting_down"):
    """3, 2, 1 (WL-08)."""

    signal: Millis


class Grip(Struct, frozen=True, gc=False):
    """An own knot in hand that will slip open; the time runs while it could be placed (WL-50)."""

    whole: Millis  # how long it holds in all
    left: Millis  # how long it holds from *since* on
    since: Millis | None = None  # None: there is no cell for it now

    @property
    def slips(self) -> Millis | None:
        """When it slips open if nothing happens before."""
        return None if self.since is None else Millis(self.since + self.left)


class Playing(Struct, frozen=True, gc=False, tag="playing"):
    """The signal has been given."""

    signal: Millis
    ends: Millis | None
    since: tuple[Millis | None, ...]  # by side: how long it could have acted; None: it cannot
    idle: tuple[Side, ...] = ()
    grips: tuple[Grip | None, ...] = ()  # by side: how long the own knot in hand still holds


class Finished(Struct, frozen=True, gc=False, tag="finished"):
    """The match is over."""

    winner: Side
    reason: str


Phase = Gathering | CountingDown | Playing | Finished


class Match(Struct, frozen=True, gc=False):
    """Everything there is to know: the terms, the score, the garden and the time."""

    terms: Terms
    garden: Garden
    phase: Phase
    wins: tuple[int, ...]  # by side
    round: int = 1
    tied: int = 0  # knots so far, of all sides
    resigned: tuple[Seat, ...] = ()  # who would give up, or has (WL-40)
    now: Millis = Millis(0)  # when the last thing happened


_SIDES = tuple(Side(side) for side in range(MOST_SIDES))


def sides(terms: Terms) -> tuple[Side, ...]:
    """All sides, in order."""
    return _SIDES[: len(terms.people)]


def seats_of(terms: Terms, side: Side) -> list[Seat]:
    """Who plays a side: partners sit side by side."""
    first = sum(terms.people[:side])
    return [Seat(seat) for seat in range(first, first + terms.people[side])]


def side_of(terms: Terms, seat: Seat) -> Side:
    """The side that a seat plays."""
    people = terms.people
    if people.count(1) == len(people):  # nobody shares a hand
        return sides(terms)[seat]
    by_seat = [side for side, count in zip(sides(terms), people, strict=True) for _ in range(count)]
    return by_seat[seat]


def end_of(terms: Terms, seat: Seat) -> End | None:
    """The end of the rope that one of a pair moves; None for who moves both (WL-34)."""
    partners = seats_of(terms, side_of(terms, seat))
    return None if len(partners) == 1 else ENDS[partners.index(seat)]


def has_left(match: Match, side: Side) -> bool:
    """Whether all people of a side have given up (WL-40)."""
    gone = match.resigned
    return bool(gone) and all(seat in gone for seat in seats_of(match.terms, side))


def remaining(match: Match) -> Sequence[Side]:
    """The sides that are still in the match."""
    if not match.resigned:
        return sides(match.terms)
    return [side for side in sides(match.terms) if not has_left(match, side)]


def laid_out(terms: Terms) -> Garden:
    """A garden as every round begins: a rope in every hand, the rest in reserve (WL-07, WL-30)."""
    count = len(terms.people)
    return Garden(
        plan=terms.plan,
        knots=(None,) * sum(len(row) for row in terms.plan.rows),
        headquarters=(None,) * count,
        reserves=(ROPES - 1,) * count,
        hands=(Rope(),) * count,
    )
