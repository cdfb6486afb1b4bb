"""What acts do to a garden; legal or not is asked elsewhere."""

from msgspec.structs import replace

from wormery.core import Side
from wormery.core.growing import put
from wormery.games.wormlord.events import (
    Act,
    CellConquered,
    EndLaid,
    EndPulled,
    HeadquartersMoved,
    KnotTied,
    KnotUntied,
    RopeTaken,
)
from wormery.games.wormlord.maps.ground import Cell, place
from wormery.games.wormlord.state import Empty, EnemyKnot, Garden, Hand, Knot, OwnKnot, Rope
from wormery.knots import End


def gardened(garden: Garden, act: Act) -> Garden:
    """The garden after an act."""
    match act:
        case RopeTaken(side):
            return taken(garden, side)
        case EndLaid(side, _, end, rope):
            return laid(garden, side, end, rope)
        case KnotTied(side, _, number, _, _, hand, rope, _, lying):
            return with_hand(garden, side, OwnKnot(Knot(side, number, hand, rope, lying)))
        case CellConquered(side, _, cell):
            return conquered(garden, side, cell)
        case EndPulled(side, _, end, pulls):
            return pulled(garden, side, end, pulls)
        case KnotUntied(side, _, owner):
            return with_hand(returned(garden, owner), side, Empty())
        case HeadquartersMoved(side, _, cell):
            return replace(garden, headquarters=put(garden.headquarters, side, cell))


def taken(garden: Garden, side: Side) -> Garden:
    """A rope less in the reserve, one in the hand."""
    reserves = put(garden.reserves, side, garden.reserves[side] - 1)
    return replace(with_hand(garden, side, Rope()), reserves=reserves)


def returned(garden: Garden, owner: Side) -> Garden:
    """An untied rope is back in its owner's reserve (WL-13, WL-18)."""
    return replace(garden, reserves=put(garden.reserves, owner, garden.reserves[owner] + 1))


def conquered(garden: Garden, side: Side, cell: Cell) -> Garden:
    """The knot in hand lies on a cell, and what lay there is in the hand (WL-16, WL-17)."""
    hand = garden.hands[side]
    assert isinstance(hand, OwnKnot), "only a knot is placed"
    before = garden.knot(cell)
    knots = put(garden.knots, place(garden.plan, cell), hand.knot)
    left = Empty() if before is None else EnemyKnot(before)
    return replace(with_hand(garden, side, left), knots=knots)


def laid(garden: Garden, side: Side, end: End, rope: str) -> Garden:
    """One of a pair has moved an end of their rope (WL-34)."""
    hand = garden.hands[side]
    assert isinstance(hand, Rope), "only a rope is tied"
    tail, head = (rope, hand.ends[1]) if end == "tail" else (hand.ends[0], rope)
    return with_hand(garden, side, Rope((tail, head)))


def pulled(garden: Garden, side: Side, end: End, pulls: tuple[str, ...]) -> Garden:
    """One of a pair has backed out an end of an enemy's knot (WL-35)."""
    hand = garden.hands[side]
    assert isinstance(hand, EnemyKnot), "only an enemy's knot is untied"
    tail, head = (pulls, hand.pulls[1]) if end == "tail" else (hand.pulls[0], pulls)
    return with_hand(garden, side, EnemyKnot(hand.knot, (tail, head)))


def deserted(garden: Garden, side: Side) -> Garden:
    """A side has left: its knots stay, its HQ goes, and its hand gives back (WL-40)."""
    match garden.hands[side]:
        case EnemyKnot(knot):
            garden = returned(garden, knot.side)
        case Rope() | OwnKnot():
            garden = returned(garden, side)
        case Empty():
            pass
    garden = replace(garden, headquarters=put(garden.headquarters, side, None))
    return with_hand(garden, side, Empty())


def with_hand(garden: Garden, side: Side, hand: Hand) -> Garden:
    """The garden with something else in a side's hand."""
    return replace(garden, hands=put(garden.hands, side, hand))
