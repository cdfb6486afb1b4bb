"""All ways to set up a game of Wormi."""

from hypothesis import strategies as st

from wormery.core import Setup
from wormery.core.clock import Bank, PerMove, TimeControl
from wormery.games.wormi import LAYOUTS, Options


def clocks() -> st.SearchStrategy[TimeControl | None]:
    """No clock, so much a move, or a bank with a bonus."""
    return st.one_of(
        st.none(),
        st.builds(PerMove, st.integers(1_000, 100_000)),
        st.builds(Bank, st.integers(1_000, 1_000_000), st.integers(0, 10_000)),
    )


def setups() -> st.SearchStrategy[Setup[Options]]:
    """Two people and any options."""
    options = st.builds(
        Options,
        layout=st.sampled_from([*LAYOUTS, *LAYOUTS.values()]),
        passing=st.sampled_from(["landing", "strict"]),
        fairness=st.sampled_from(["plain", "pair", "pie"]),
        repetition=st.integers(0, 4),
        quiet=st.integers(0, 30),
        clock=clocks(),
    )
    return st.builds(Setup, st.just(2), options)
