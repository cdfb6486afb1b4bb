"""From what a seat sees and remembers to the information state that the kernel reckons with."""

from collections import defaultdict
from collections.abc import Iterable
from functools import lru_cache
from math import inf

import numpy as np

from wormery.bots.wurmt.memory import Memory, Recalled
from wormery.core import Setup
from wormery.games.wurmt import COLOURS, BedView, CardView, Options, WormView, cards_of
from wormery.games.wurmt.kernel.beds import box_of, claim_of
from wormery.games.wurmt.kernel.hidden import BACK, VALUE, Weights
from wormery.games.wurmt.kernel.rules import (
    COLOURED,
    DECK,
    HANDS,
    HEAD,
    HEADS,
    HELD,
    MOST_WORMS,
    NEUTRAL,
    NOTHING,
    POOL,
    RESERVE,
    SCORE,
    SIZE,
    SLOTS,
    TELL,
    W_SIZE,
    WORM,
    Box,
    State,
    append,
)
from wormery.games.wurmt.options import values_of
from wormery.games.wurmt.view import front


@lru_cache(maxsize=64)
def box_for(options: Options, seats: int) -> Box:
    """The kernel's box of a game."""
    return box_of(Setup(seats, options))


@lru_cache(maxsize=64)
def _ids(options: Options) -> tuple[tuple[CardView, int], ...]:
    return tuple((front(options, card), int(card.id)) for card in cards_of(options))


class _Cards:
    """The cards of the box that are not accounted for."""

    def __init__(self, options: Options) -> None:
        self._left: dict[CardView, list[int]] = defaultdict(list)
        for card, number in _ids(options):
            self._left[card].append(number)

    def take(self, card: CardView) -> int:
        """A card is there, so it is nowhere else."""
        numbers = self._left[card]
        return numbers.pop() if numbers else NOTHING

    def rest(self) -> list[int]:
        """All the others."""
        return [number for numbers in self._left.values() for number in numbers]


def info_of(view: BedView, memory: Memory) -> State:
    """What a seat knows, by what it sees and what it remembers."""
    assert view.seat is not None
    assert view.first is not None
    assert view.player is not None
    cards = _Cards(view.options)
    info = np.zeros(SIZE, dtype=np.int32)
    size = len(_ids(view.options))
    info[:POOL] = (
        len(view.backs),
        view.first,
        view.player,
        view.turn,
        view.ending,
        view.outcome is not None,
        size - view.pile_size,
        len(view.worms),
        view.discard_size,
    )
    info[RESERVE:SCORE] = view.reserve
    info[SCORE : SCORE + len(view.scores)] = view.scores
    for seat in range(len(view.backs)):
        hand = _own(view, cards) if seat == view.seat else _others(view, seat)
        info[HELD + seat] = len(hand)
        info[HANDS + SLOTS * seat : HANDS + SLOTS * seat + len(hand)] = hand
    for number, worm in enumerate(view.worms):
        _write_worm(info, number, worm, cards)
    for number, worm in enumerate(view.worms):
        if worm.head is not None:
            recalled = memory.heads.get(number, Recalled(worm.head.layer))
            _write_head(info, view, number, recalled, cards)
    for pile in (*view.plus, *view.minus, _gone(view, memory)):
        for card in pile:
            cards.take(card)
    rest = cards.rest()
    info[POOL] = size - len(rest)
    info[DECK + size - len(rest) : DECK + size] = rest
    return info


def _own(view: BedView, cards: _Cards) -> list[int]:
    """The own hand; in the blind reading values are hidden (DW-05)."""
    return [
        VALUE - COLOURS.index(card.colour)
        if card.value is None and card.action is None and card.colour is not None
        else cards.take(card)
        for card in view.hand
    ]


def _others(view: BedView, seat: int) -> list[int]:
    backs = view.backs[seat]
    counts = (backs.yellow, backs.pink, backs.blue, backs.neutral)
    return [BACK - back for back in range(NEUTRAL + 1) for _ in range(counts[back])]


def _gone(view: BedView, memory: Memory) -> Iterable[CardView]:
    """The discard, as far as it lies open or is remembered."""
    if view.options.discard == "open":
        return view.discard
    known = memory.gone or dict.fromkeys(view.discard, 1)
    return (card for card, number in known.items() for _ in range(number))


def _write_worm(info: State, number: int, worm: WormView, cards: _Cards) -> None:
    at, colour = WORM + W_SIZE * number, COLOURS.index(worm.colour)
    info[at : at + W_SIZE] = (colour, NOTHING, 0, 0, 0, 0, 0, 0, NOTHING, NOTHING)
    info[COLOURED + colour] += 1
    for value in worm.values:
        append(info, at, cards.take(CardView(worm.colour, value)), value)


def _write_head(info: State, view: BedView, number: int, recalled: Recalled, cards: _Cards) -> None:
    """A head, known or not; in the blind reading even its layer has not seen it."""
    worm = view.worms[number]
    assert worm.head is not None
    at, layer = WORM + W_SIZE * number, worm.head.layer
    value = recalled.value if worm.head.value is None else worm.head.value
    head = VALUE - COLOURS.index(worm.colour)
    if value is not None and (card := cards.take(CardView(worm.colour, value))) != NOTHING:
        head = card
    knowing = {*recalled.spies, *(() if view.options.reading == "blind" else (layer,))}
    known = sum(1 << seat for seat in knowing)
    info[HEADS] += 1
    info[at + HEAD : at + TELL] = (head, layer, known, claim_of(worm.head.claim))
    info[at + TELL] = 2 * min(9, recalled.length) + bool(recalled.could_follow)


def believe(view: BedView, weights: Weights, trust: float = inf, *, skips_own: bool = True) -> None:
    """Weigh every head by what was said of it, as far as who said it has earned belief (DW-32).

    Nobody is believed, or disbelieved, further than by a factor of *trust*: who tells the truth
    for long to lie once gains little by it. What the seat said itself weighs with others only.

    In the blind reading nobody knows what is laid, so what is said of it tells nothing (DW-31).
    """
    others = len(values_of(view.options)) - 1
    if view.options.reading == "blind" or others == 0:
        return
    for number, worm in enumerate(view.worms[:MOST_WORMS]):
        if worm.head is None or worm.head.claim is None:
            continue
        if skips_own and worm.head.layer == view.seat:
            continue
        record = view.records[worm.head.layer]
        doubt = 0.6 * (others + 1)  # a stranger's word says nothing
        truth = (record.true + 0.6) / (record.turned + doubt)
        likelier = truth * others / (1 - truth)
        weights[number, worm.head.claim] *= min(trust, max(1 / trust, likelier))
