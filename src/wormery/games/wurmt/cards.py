"""The cards: a head in one of three colours on the back, a value or an action on the front."""

from functools import lru_cache
from typing import Literal, NewType

from msgspec import Struct

Colour = Literal["yellow", "pink", "blue"]
Action = Literal["remove", "refresh", "new_worm", "spy", "pass"]
CardId = NewType("CardId", int)
"""A card's place in the box: by colour, values ascending, then the actions."""

COLOURS: tuple[Colour, ...] = ("yellow", "pink", "blue")
ACTIONS: tuple[Action, ...] = ("remove", "refresh", "new_worm", "spy", "pass")
VALUES = tuple(value for value in range(1, 8) for _ in range(4))


class Card(Struct, frozen=True, gc=False, omit_defaults=True):
    """One card, both sides of it: a value card has a value, an action card an action (DW-01)."""

    id: CardId
    colour: Colour
    value: int | None = None
    action: Action | None = None


@lru_cache(maxsize=256)
def box(values: tuple[int, ...], actions: tuple[Action, ...]) -> tuple[Card, ...]:
    """All the cards, each at the place of its id (DW-01, DW-02, DW-03)."""
    fronts: list[tuple[int | None, Action | None]] = [(value, None) for value in sorted(values)]
    fronts += [(None, action) for action in actions]
    backs = [(colour, front) for colour in COLOURS for front in fronts]
    return tuple(
        Card(CardId(place), colour, value, action)
        for place, (colour, (value, action)) in enumerate(backs)
    )


def has_value_card(hand: tuple[Card, ...]) -> bool:
    """Whether a head could be laid from this hand (DW-20)."""
    for card in hand:  # noqa: SIM110 - asked with every card that is played
        if card.value is not None:
            return True
    return False
