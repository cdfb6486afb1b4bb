"""Whole games at random, each written down so that it can be played again with another deck."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from tests.games.wurmt.beds import folded
from wormery.core import Millis, Seat, Setup
from wormery.games.wurmt import (
    Bed,
    CardId,
    Command,
    Event,
    Options,
    TakeBack,
    begin_with,
    cards_of,
    deadline,
    decide,
    expire,
    moves,
)


@dataclass(frozen=True)
class Given:
    """What somebody asked for and when; without a command the clock ran out."""

    at: Millis
    seat: Seat | None = None
    command: Command | None = None


@dataclass(frozen=True)
class Moment:
    """A bed, what was given next, and what it led to."""

    bed: Bed
    given: Given
    events: Sequence[Event]


@dataclass(frozen=True)
class Shuffle:
    """A deck and who begins."""

    deck: tuple[CardId, ...]
    first: Seat


def shuffled(setup: Setup[Options], rng: Random) -> Shuffle:
    """A deck, and somebody to begin."""
    deck = [card.id for card in cards_of(setup.options)]
    rng.shuffle(deck)
    first = setup.options.first
    return Shuffle(tuple(deck), Seat(rng.randrange(setup.seats)) if first is None else first)


def opening(setup: Setup[Options], shuffle: Shuffle) -> Bed:
    """The bed after the deal."""
    return folded(None, begin_with(setup, shuffle.deck, shuffle.first))


def answered(bed: Bed, given: Given) -> Sequence[Event]:
    """What a command leads to, or the time that passed."""
    if given.seat is None or given.command is None:
        return expire(bed, given.at)
    return decide(bed, given.seat, given.command, given.at)


def whole_game(setup: Setup[Options], shuffle: Shuffle, rng: Random) -> Iterator[Moment]:
    """Play at random to the end; now and then take a card back or let the time run out."""
    bed = opening(setup, shuffle)
    while not bed.over:
        given = _given(bed, rng)
        events = answered(bed, given)
        yield Moment(bed, given, events)
        bed = folded(bed, events)


def _given(bed: Bed, rng: Random) -> Given:
    at = Millis(bed.now + rng.randrange(1_200))
    due = deadline(bed)
    if due is not None and (at >= due or rng.random() < 0.05):
        return Given(max(at, due))
    regrets = [Seat(seat) for seat in range(len(bed.hands)) if TakeBack() in moves(bed, Seat(seat))]
    if regrets and rng.random() < 0.2:
        return Given(at, regrets[0], TakeBack())
    plays = [move for move in moves(bed, bed.player) if move != TakeBack()]
    return Given(at, bed.player, rng.choice(plays))
