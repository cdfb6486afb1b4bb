"""Parts of a view: only what an event has touched is looked at again, for those it concerns."""

from msgspec import Raw, Struct
from msgspec.structs import replace

from wormery.core import Part, Parts, Seat
from wormery.core.parts import KnownParts

ANN, BEN = Seat(0), Seat(1)


class Cards(Struct, frozen=True):
    """Two hands, and whose turn it is."""

    hands: tuple[tuple[int, ...], tuple[int, ...]]
    turn: Seat


def test_a_hand_is_looked_at_again_by_its_owner_alone() -> None:
    looked: list[Seat | None] = []

    def hand(cards: Cards, seat: Seat | None) -> tuple[int, ...]:
        looked.append(seat)
        return () if seat is None else cards.hands[seat]

    parts = Parts(
        Part("hand", ("hands[seat]",), hand),
        Part("turn", ("turn",)),
    )
    known = KnownParts(parts)
    before = Cards(((1, 2, 3), (4, 5, 6)), ANN)
    after = replace(before, hands=((1, 3), before.hands[BEN]), turn=BEN)
    assert known.changes(before, after, ANN) == Raw(b'{"turn":1,"hand":[1,3]}')
    assert known.changes(before, after, BEN) == Raw(b'{"turn":1}')
    assert known.changes(before, after, None) == Raw(b'{"turn":1}')
    assert set(looked) == {ANN}
