"""Small pictures of a bed for tests, with only the cards that matter."""

from collections.abc import Sequence
from functools import reduce

import pytest

from wormery.core import Millis, Refusal, Seat, Setup, generator
from wormery.games.wurmt import Bed, Card, Colour, Command, Event, Head, Options, Worm, cards_of
from wormery.games.wurmt.evolve import evolve
from wormery.games.wurmt.rules import begin, decide
from wormery.games.wurmt.state import ClaimRecord

ME, YOU, THIRD = Seat(0), Seat(1), Seat(2)
COLOUR_OF: dict[str, Colour] = {"y": "yellow", "p": "pink", "b": "blue"}


class _Box:
    """Cards are taken out by name, each once: `y5` is a yellow 5, `b:spy` a blue Spy."""

    def __init__(self, options: Options) -> None:
        self.left = list(cards_of(options))

    def card(self, name: str) -> Card:
        colour, front = COLOUR_OF[name[0]], name[1:]
        for place, card in enumerate(self.left):
            found = f":{card.action}" if card.value is None else str(card.value)
            if card.colour == colour and found == front:
                return self.left.pop(place)
        raise AssertionError(f"no {name} is left in the box")

    def cards(self, names: str) -> tuple[Card, ...]:
        return tuple(self.card(name) for name in names.split())

    def worm(self, picture: str) -> Worm:
        """`y 3 4 [5]`: a yellow worm, 3 and 4 open, head 5 of seat 1; `[5?7]` was called a 7."""
        letter, *values = picture.split()
        head = None
        if values and values[-1].startswith("["):
            value, _, claim = values.pop().strip("[]").partition("?")
            head = Head(self.card(letter + value), YOU, (YOU,), int(claim) if claim else None)
        visible = tuple(self.card(letter + value) for value in values)
        return Worm(COLOUR_OF[letter], visible, head)


def bed(
    *hands: str,
    worms: Sequence[str] = ("y", "p", "b"),
    pile: str | None = None,
    options: Options | None = None,
    ending: bool = False,
    player: Seat = ME,
) -> Bed:
    """The bed a picture shows; cards not named are in the pile, or aside where a pile is drawn."""
    options = options or Options()
    box = _Box(options)
    held = tuple(box.cards(hand) for hand in hands)
    drawn = tuple(box.worm(worm) for worm in worms)
    heap = None if pile is None else box.cards(pile)
    seats = len(hands)
    spare = options.tails_per_colour
    return Bed(
        options=options,
        aside=() if heap is None else tuple(box.left),
        pile=tuple(box.left) if heap is None else heap,
        hands=held,
        worms=drawn,
        reserve=tuple(spare - sum(w.colour == c for w in drawn) for c in COLOUR_OF.values()),
        plus=((),) * seats,
        minus=((),) * seats,
        records=(ClaimRecord(),) * seats,
        first=ME,
        player=player,
        ending=ending,
    )


def begun(seats: int = 2, options: Options | None = None, seed: str = "worm") -> Bed:
    """A game at its beginning."""
    return folded(None, begin(Setup(seats, options or Options()), generator(seed)))


def folded(state: Bed | None, events: Sequence[Event]) -> Bed:
    """The bed after events."""
    after = reduce(evolve, events, state)
    assert after is not None
    return after


def played(state: Bed, *commands: Command, at: int = 0) -> Bed:
    """The bed after commands of whoever has the turn."""
    for command in commands:
        state = folded(state, decide(state, state.player, command, Millis(at)))
    return state


def refusal(state: Bed, command: Command, seat: Seat | None = None, at: int = 0) -> str:
    """The id of the rule that forbids a command."""
    with pytest.raises(Refusal) as refused:
        decide(state, state.player if seat is None else seat, command, Millis(at))
    return refused.value.rule


def names(cards: Sequence[Card]) -> str:
    """Cards in short: `y5 b:spy`."""
    fronts = (f":{card.action}" if card.value is None else str(card.value) for card in cards)
    return " ".join(card.colour[0] + front for card, front in zip(cards, fronts, strict=True))
