"""All ways to set up a game of Das Wurmt."""

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


def setups() -> st.SearchStrategy[Setup[Options]]:
    """Two to five people and any options; often as on the box, sometimes by house rules."""
    return _setups()


@st.composite
def _setups(draw: st.DrawFn) -> Setup[Options]:
    seats = draw(st.integers(2, 5))
    blind = draw(st.booleans())
    options = Options(
        values_per_colour=draw(st.just(VALUES) | _tuples(st.integers(0, 9), 28, 28)),
        backs=draw(st.sampled_from(["coloured", "neutral"])),
        reading="blind" if blind else "memory",
        end=draw(st.sampled_from(["immediate", "finish_turn", "finish_round"])),
        announce=not blind and draw(st.booleans()),
        memory=draw(st.sampled_from(["strict", "friendly"])),
        discard=draw(st.sampled_from(["top", "open"])),
        first=draw(st.none() | st.integers(0, seats - 1).map(Seat)),
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
