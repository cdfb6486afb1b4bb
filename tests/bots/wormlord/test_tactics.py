"""Positions of Wormlord in which one thing has to be done: what the strongest plan does there."""

from itertools import combinations
from random import Random
from typing import Any, NamedTuple

import numpy as np
import pytest
from msgspec.structs import replace

from tests.games.wormlord.gardens import (
    BLUE,
    BROWN,
    EMPTY,
    PINK,
    ROPE,
    YELLOW,
    cell,
    draw,
    enemy_knot,
    own_knot,
    playing,
    terms,
)
from wormery.bots.wormlord import distance
from wormery.bots.wormlord.levels import PLANNERS, Gardener, Planner
from wormery.core import Millis, Seat
from wormery.core.compiled import warm_up
from wormery.games.wormlord import Garden, MoveHeadquarters, Place, view
from wormery.games.wormlord.kernel import rules as kernel
from wormery.games.wormlord.maps.ground import name, survey
from wormery.games.wormlord.state import Hand

SECOND = Millis(1_000)


@pytest.fixture(scope="module", autouse=True)
def _warm() -> None:
    warm_up()


class Position(NamedTuple):
    """Pink holds a knot: the cells that are right for it."""

    what: str
    garden: str
    right: set[str]
    blue: Hand = ROPE
    left: int | None = None  # ms until the end of the round


POSITIONS = (
    Position(
        "win in one placement",
        """
        P  p  po .  .
        .  p  .  b  .
        .  po o  b  bo
        .  .  .  .  b
        .  .  .  .  B
        """,
        {"c3"},
    ),
    Position(
        "win in one placement from under an enemy's knot",
        """
        P  p  po .  .
        .  p  .  b  .
        .  po bo b  bo
        .  .  .  .  b
        .  .  .  .  B
        """,
        {"c3"},
    ),
    Position(
        "win rather than block",
        """
        P  p  po b  .
        .  p  .  b  .
        .  po o  bo bo
        .  .  .  .  b
        .  .  .  .  B
        """,
        {"c3"},
    ),
    Position(
        "must block: only taking c1 from blue helps",
        """
        P  p  bo .  .
        .  p  b  .  .
        .  .  o  b  bo
        .  .  .  .  b
        po .  .  .  B
        """,
        {"c1"},
    ),
    Position(
        "must block by cutting: without b3 blue does not reach its third",
        """
        P  p  p  p  .  .  bo
        #  #  #  p  #  #  b
        o  b  p  b  b  b  b
        #  #  p  #  #  #  b
        #  #  o  #  .  .  bo
        #  #  .  #  .  .  B
        """,
        {"b3"},
    ),
    Position(
        "a block that threatens is the better one: a3 blocks as well as d1, and wins next",
        """
        P  p  p  bo b  b
        p  #  #  #  #  b
        bo po o  #  #  b
        b  #  b  #  #  b
        b  b  b  b  b  B
        """,
        {"a3"},
    ),
    Position(
        "must free its way: the enemy's knot on b3 is the only way on",
        """
        P  #  o  .  o  .
        p  #  .  #  .  #
        p  b  .  .  .  o
        #  #  .  #  .  #
        #  #  .  #  B  .
        """,
        {"b3"},
    ),
    Position(
        "build where building is as short: what is taken has to be untied",
        """
        P  p  .  o  #
        #  b  #  o  #
        #  b  #  o  #
        #  b  b  b  B
        """,
        {"c1"},
        blue=EMPTY,
    ),
    Position(
        "the end of the time: an objective is two points, and one knot is all that is left",
        """
        P  o  .  .  .  .  .
        p  p  p  p  p  .  o
        .  .  .  .  .  .  o
        .  .  b  b  b  b  B
        """,
        {"b1"},
        left=2_000,
    ),
    Position(
        "the end of the time: taking one from who has as many turns the round",
        """
        P  p  p  b  .  .
        .  .  #  b  .  o
        o  .  #  b  .  o
        .  .  #  .  .  B
        """,
        {"d1"},
        left=1_200,
    ),
)


@pytest.mark.parametrize("position", POSITIONS, ids=[each.what for each in POSITIONS])
@pytest.mark.parametrize("skill", ["easy", "expert"])
def test_the_strongest_plan_does_what_has_to_be_done(position: Position, skill: Any) -> None:
    """WL-14, WL-17, WL-28, WL-32"""
    garden = draw(position.garden, {PINK: own_knot(PINK), BLUE: position.blue})
    limit = None if position.left is None else 60_000
    match = playing(garden, terms(garden.plan, limit=limit))
    match = replace(match, now=Millis(60_000 - (position.left or 50_000)))
    seen, bot = view(match, Seat(0)), Gardener(PLANNERS[3], skill)
    for seed in range(3):
        command = bot.choose(seen, (), Random(seed), SECOND)
        assert isinstance(command, Place)
        assert name(command.cell) in position.right


def test_with_time_left_an_objective_out_of_the_way_waits() -> None:
    """WL-32: the same garden as at the end of the time, and the way to win is another."""
    garden = draw(
        """
        P  #  .  .  b  .  .
        p  p  p  p  .  #  o
        o  .  .  p  .  #  o
        o  .  .  p  o  b  B
        """,
        {PINK: own_knot(PINK), BLUE: ROPE},
    )
    early = playing(garden, terms(garden.plan, limit=180_000))
    late = replace(early, now=Millis(178_800))
    bot = Gardener(PLANNERS[3], "medium")
    there = [bot.choose(view(match, Seat(0)), (), Random(1), SECOND) for match in (early, late)]
    assert there[0] != Place(cell("e1"))
    assert isinstance(there[1], Place)
    assert there[1].cell in (cell("a3"), cell("e4"), cell("e1"))


SHELTERED = Planner(ponder=1.0, guard=0.0, shelter=0.8)
HQ_GARDENS = (
    (
        "the narrow path that an enemy needs",
        """
        P  p  po #  .  .  o
        #  #  p  #  .  .  b
        po p  p  b  b  b  bo
        #  #  #  #  #  #  B
        """,
        {"c3"},
        EMPTY,
    ),
    (
        "while an enemy's knot has to be untied, too",
        """
        P  p  po #  .  .  o
        #  #  p  #  .  .  b
        po p  p  b  b  b  bo
        #  #  #  #  #  #  B
        """,
        {"c3"},
        enemy_knot(BLUE),
    ),
    (
        "the door to two objectives, on either of its knots",
        """
        P  po p  p  b  b  .
        #  #  po #  #  b  o
        #  #  #  #  #  b  o
        #  #  #  #  #  B  .
        """,
        {"c1", "d1"},
        EMPTY,
    ),
)


@pytest.mark.parametrize(
    ("garden", "right", "hand"),
    [each[1:] for each in HQ_GARDENS],
    ids=[each[0] for each in HQ_GARDENS],
)
@pytest.mark.parametrize("planner", [PLANNERS[3], SHELTERED], ids=["by chance", "by lead"])
def test_the_hq_goes_where_it_hurts_the_enemy_most(
    planner: Planner, garden: str, right: set[str], hand: Hand
) -> None:
    """WL-24, WL-25: whether it goes by the chance to win or by how far it gets ahead."""
    match = playing(draw(garden, {PINK: hand, BLUE: ROPE}))
    command = Gardener(planner, "medium").choose(view(match, Seat(0)), (), Random(1), SECOND)
    assert isinstance(command, MoveHeadquarters)
    assert name(command.cell) in right


def test_of_two_enemies_the_one_about_to_win_is_stopped() -> None:
    """WL-28, three sides: yellow is one knot from winning, blue is not."""
    garden = draw(
        """
        P  p  bo b  b  b  B
        .  p  .  .  .  .  .
        .  p  yo .  .  .  .
        .  .  y  .  .  .  .
        .  .  y  y  o  .  .
        .  .  y  .  .  .  .
        yo y  Y  .  .  .  .
        """,
        {PINK: own_knot(PINK), BLUE: ROPE, YELLOW: ROPE},
    )
    bot = Gardener(PLANNERS[3], "medium")
    for seed in range(3):
        assert bot.choose(view(playing(garden), Seat(0)), (), Random(seed), SECOND) == Place(
            cell("c3")
        )


FOUR_GARDENS = (
    (
        "who is about to win is stopped, though two others could, too",
        """
        P  p  yo b  b  b  B
        .  p  y  .  .  .  .
        .  p  y  .  n  .  .
        po p  p  o  n  .  .
        .  .  y  y  n  .  .
        .  .  y  .  n  .  .
        N  n  yo y  n  y  Y
        """,
        {"c1"},
        None,
    ),
    (
        "a threat is worth making: three others cannot all be counted on to be in time",
        """
        P  p  po p  .  .  B
        p  #  #  p  #  #  b
        po .  .  .  o  .  b
        #  #  #  #  #  #  b
        .  .  o  .  .  .  b
        Y  y  y  .  n  n  N
        """,
        {"d3"},
        None,
    ),
    (
        "the last knot takes an objective from the leader, not from another",
        """
        P  p  p  bo b  b  B
        .  p  .  .  b  b  b
        .  p  p  no .  .  b
        .  .  .  .  .  .  .
        o  .  .  .  .  .  o
        Y  y  y  .  n  n  N
        """,
        {"d1"},
        1_500,
    ),
)


@pytest.mark.parametrize(
    ("garden", "right", "left"),
    [each[1:] for each in FOUR_GARDENS],
    ids=[each[0] for each in FOUR_GARDENS],
)
def test_among_four_it_is_the_leader_that_counts(
    garden: str, right: set[str], left: int | None
) -> None:
    """WL-28, WL-32"""
    drawn = draw(garden, {PINK: own_knot(PINK), BLUE: ROPE, YELLOW: ROPE, BROWN: ROPE})
    match = playing(drawn, terms(drawn.plan, (1,) * 4, limit=None if left is None else 60_000))
    match = replace(match, now=Millis(500 if left is None else 60_000 - left))
    bot = Gardener(PLANNERS[3], "medium")
    for seed in range(3):
        command = bot.choose(view(match, Seat(0)), (), Random(seed), SECOND)
        assert isinstance(command, Place)
        assert name(command.cell) in right


# The shortest way to three objectives


def cheapest(garden: Garden, price: float) -> float:
    """What pink still has to pay for three objectives, by trying all sets of cells."""
    seen = survey(garden.plan)
    owners = {each: garden.owner(each) for each in seen.cells}
    own = {each for each, owner in owners.items() if owner == PINK}
    open_cells = [
        each
        for each in seen.cells
        if seen.ground[each].value in ".o" and each not in own | set(garden.headquarters)
    ]
    roots = own | {seen.bases[PINK]}
    best = distance.FAR
    for size in range(len(open_cells) + 1):
        for chosen in combinations(open_cells, size):
            cost = sum(10.0 if owners[each] is None else 10.0 + price for each in chosen)
            goals = (own | set(chosen)) & set(seen.objectives)
            if cost < best and len(goals) >= 3 and is_reached(seen.neighbours, roots, set(chosen)):
                best = cost
    return best


def is_reached(neighbours: Any, roots: set[Any], chosen: set[Any]) -> bool:
    """Whether all chosen cells can be placed, one after another."""
    reached, waiting = set(roots), set(chosen)
    while waiting:
        ready = {each for each in waiting if any(near in reached for near in neighbours[each])}
        if not ready:
            return False
        reached |= ready
        waiting -= ready
    return True


@pytest.mark.parametrize("seed", range(12))
def test_the_way_to_win_is_the_cheapest_there_is(seed: int) -> None:
    """WL-14, WL-15, WL-25, WL-28: as found by trying everything."""
    rng = Random(seed)
    signs = ["o"] * 4 + rng.choices([".", ".", ".", "#", "p", "b", "po", "bo"], k=6)
    rng.shuffle(signs)
    rows = ["P", *signs[:3], signs[3], *signs[4:7], *signs[7:10], "B"]
    text = "\n".join(" ".join(rows[at : at + 4]) for at in (0, 4, 8))
    garden = draw(text, {PINK: ROPE, BLUE: ROPE})
    soil = kernel.pack(view(playing(garden), None))
    room = np.empty(distance.ROOM)
    queue, goals = np.zeros(distance.QUEUE, dtype=np.int64), np.zeros(8, dtype=np.int64)
    for price in (3.0, 8.0):
        found = distance.way(soil, PINK, price, room, queue, goals)
        wanted = cheapest(garden, price)
        assert found == pytest.approx(wanted) or min(found, wanted) >= distance.FAR
