"""All ways to set up a match of Wormlord."""

from hypothesis import strategies as st

from wormery.core import Setup
from wormery.games.wormlord import Map, Options
from wormery.games.wormlord.maps.texts import shelf, text


def teams() -> st.SearchStrategy[tuple[int, ...]]:
    """Two to four sides, each alone or a pair."""
    return st.lists(st.sampled_from([1, 2]), min_size=2, max_size=4).map(tuple)


def plans(sides: int) -> st.SearchStrategy[Map]:
    """The maps for so many sides."""
    return st.sampled_from([plan for plan in shelf().values() if sides in plan.sides])


@st.composite
def setups(draw: st.DrawFn) -> Setup[Options]:
    """Any people, any map for them, and any options."""
    people = draw(teams())
    chosen = draw(st.none() | plans(len(people)))
    options = draw(
        st.builds(
            Options,
            map=st.just(None) if chosen is None else st.sampled_from([chosen.name, text(chosen)]),
            unfair_maps=st.booleans(),
            teams=st.just(people),
            handicaps=st.lists(
                st.sampled_from(["loop", "overhand", "figure-eight"]), max_size=len(people)
            ).map(tuple),
            rounds=st.integers(1, 5),
            timed=st.booleans(),
            time_limit=st.none() | st.integers(10, 3_600),
            countdown=st.integers(3, 10),
            patience=st.integers(5, 300),
            knots=st.sampled_from(["any", "overhand"]),
            hold_s=st.just(0) | st.integers(3, 60),
        )
    )
    return Setup(sum(people), options)
