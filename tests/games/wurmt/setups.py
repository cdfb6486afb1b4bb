"""All ways to set up a game of Das Wurmt."""

from random import Random
from typing import TypeVar

from hypothesis import strategies as st
from msgspec.structs import replace

from wormery.core import Seat, Setup
from wormery.core.clock import Bank, PerMove, TimeControl
from wormery.games.wurmt import ACTIONS, Options
from wormery.games.wurmt.cards import VALUES

T = TypeVar("T")


def clocks() -> st.SearchStrategy[TimeControl | None]:
    """No clock, so much a turn, or a bank with a bonus."""
    return st.one_of(
        st.none(),
        st.builds(PerMove, st.integers(1_000, 100_000)),
        st.builds(Bank, st.integers(1_000, 1_000_000), st.integers(0, 10_000)),
    )


def any_setup(rng: Random) -> Setup[Options]:
    """One of all ways but for a clock, by dice: for thousands of games without a shrinker."""
    seats = rng.randint(2, 5)
    options = Options(
        values_per_colour=rng.choice((VALUES, tuple(rng.randint(0, 9) for _ in range(28)))),
        backs=rng.choice(("coloured", "neutral")),
        reading="blind" if rng.random() < 0.3 else "memory",
        end=rng.choice(("immediate", "finish_turn", "finish_round")),
        announce=rng.random() < 0.5,
        memory=rng.choice(("strict", "friendly")),
        discard=rng.choice(("top", "open")),
    )
    if rng.random() < 0.5:
        return Setup(seats, options)
    actions = tuple(rng.choice(ACTIONS) for _ in range(rng.randint(0, 10)))
    hand_size = rng.randint(1, 7)
    aside = rng.randint(0, min(120, 3 * (28 + len(actions)) - seats * hand_size))
    low = rng.randint(0, 20)
    house = replace(
        options,
        actions_per_colour=actions,
        tails_per_colour=rng.randint(1, 4),
        put_aside=(aside,) * 4,
        hand_size=hand_size,
        refill_at=rng.randint(0, 8),
        low=low,
        high=low + rng.randint(0, 8),
    )
    return Setup(seats, house)


def setups() -> st.SearchStrategy[Setup[Options]]:
    """Two to five people and any options; often as on the box, sometimes by house rules."""
    return _setups()


@st.composite
def _setups(draw: st.DrawFn) -> Setup[Options]:
    seats = draw(st.integers(2, 5))
    options = Options(
        values_per_colour=draw(st.just(VALUES) | _tuples(st.integers(0, 9), 28, 28)),
        backs=draw(st.sampled_from(["coloured", "neutral"])),
        reading=draw(st.sampled_from(["memory", "blind"])),
        end=draw(st.sampled_from(["immediate", "finish_turn", "finish_round"])),
        announce=draw(st.booleans()),
        memory=draw(st.sampled_from(["strict", "friendly"])),
        discard=draw(st.sampled_from(["top", "open"])),
        first=draw(st.none() | st.integers(0, seats - 1).map(Seat)),
        ask_first=draw(st.booleans()),
        clock=draw(clocks()),
    )
    if draw(st.booleans()):
        options = draw(_changed_by_house_rules(seats, options))
    return Setup(seats, options)


@st.composite
def _changed_by_house_rules(draw: st.DrawFn, seats: int, options: Options) -> Options:
    actions = draw(_tuples(st.sampled_from(ACTIONS), 0, 10))
    hand_size = draw(st.integers(1, 7))
    low, high = sorted(draw(st.tuples(st.integers(0, 20), st.integers(0, 30))))
    most = 3 * (28 + len(actions)) - seats * hand_size
    aside = draw(st.integers(0, min(most, 120)))
    return replace(
        options,
        actions_per_colour=actions,
        tails_per_colour=draw(st.integers(1, 4)),
        put_aside=(aside, aside, aside, aside),
        hand_size=hand_size,
        refill_at=draw(st.integers(0, 8)),
        low=low,
        high=high,
    )


def _tuples(items: st.SearchStrategy[T], least: int, most: int) -> st.SearchStrategy[tuple[T, ...]]:
    return st.lists(items, min_size=least, max_size=most).map(tuple)
