"""The gardens that come along: fair, worth playing, and true to their names."""

from heapq import heapify, heappop, heappush
from importlib.resources import files
from itertools import combinations, pairwise

import pytest

from tests.games.wormlord.gardens import BLUE, PINK, cell
from tests.games.wormlord.maps.test_maps import rules
from wormery.core import Side
from wormery.games.wormlord.maps.fairness import distances, walk
from wormery.games.wormlord.maps.ground import (
    Cell,
    Ground,
    Map,
    base,
    for_sides,
    kind,
    neighbours,
    objectives,
    survey,
)
from wormery.games.wormlord.maps.texts import (
    REDRAWN,
    SHELF,
    basic,
    find,
    first_drawing,
    parse,
    shelf,
    text,
)

NAMES = [
    "Basic 2",
    "Basic 3",
    "Basic 4",
    "Duel",
    "Mountain King",
    "Into the Woods",
    "Crossfire",
    "Bermuda Triangle",
    "Musical Chairs",
    "Small Garden",
    "Small Garden 3",
    "High Mountain",
    "Deep Woods",
]


OF_THE_BOX = NAMES[:9]


every_map = pytest.mark.parametrize("plan", shelf().values(), ids=lambda plan: plan.name)


def test_thirteen_maps_come_along() -> None:
    """WL-04"""
    assert list(shelf()) == NAMES
    assert [find(stem) for stem in SHELF] == list(shelf().values())
    for sides in (2, 3, 4):
        assert basic(sides).sides == (sides,)


def test_every_file_is_on_the_shelf() -> None:
    """WL-04: a map that is drawn and not listed would be seen by nobody."""
    folder = files("wormery.games.wormlord") / "maps"
    drawn = {each.name for each in folder.iterdir() if each.name.endswith(".txt")}
    assert drawn == {f"{stem}.txt" for stem in SHELF}


def test_a_map_is_found_however_its_name_is_written() -> None:
    """WL-04"""
    assert find("mountain-king") is find(" MOUNTAIN  KING ") is shelf()["Mountain King"]
    assert find("Mole Hill") is None


@every_map
def test_every_map_is_legal_and_fair(plan: Map) -> None:
    """WL-01, WL-05, WL-06"""
    assert rules(plan) == []
    assert parse(text(plan)) == plan


@every_map
def test_every_map_is_worth_playing(plan: Map) -> None:
    """WL-04"""
    assert plan.note
    for sides in plan.sides:
        played = for_sides(plan, sides)
        for side in map(Side, range(sides)):
            assert distances(played, side)[0] >= 2
            for shut in survey(played).cells:
                if kind(played, shut) is Ground.GRASS:
                    assert_open(played, side, without=shut)


def assert_open(plan: Map, side: Side, without: Cell) -> None:
    """No single cell, an HQ on it say, cuts a base off from an objective."""
    rows = [list(row) for row in plan.rows]
    rows[without.row][without.col] = "#"
    narrowed = Map(plan.name, plan.sides, tuple("".join(row) for row in rows))
    steps = walk(narrowed, base(narrowed, side))
    assert all(objective in steps for objective in objectives(narrowed))


@every_map
def test_every_side_needs_as_many_knots_to_win(plan: Map) -> None:
    """WL-06, WL-28"""
    for sides in plan.sides:
        played = for_sides(plan, sides)
        assert len({fewest_knots(played, Side(side)) for side in range(sides)}) == 1


def fewest_knots(plan: Map, side: Side) -> int:
    """With how few knots a side could hold three objectives, if nobody were in its way."""
    return min(smallest_tree(plan, side, goals) for goals in combinations(objectives(plan), 3))


def smallest_tree(plan: Map, side: Side, goals: tuple[Cell, ...]) -> int:
    """The fewest cells that link a base with all goals (after Dreyfus and Wagner)."""
    trees = {frozenset([goal]): spread(plan, side, {goal: 1}) for goal in goals}
    for size in range(2, len(goals) + 1):
        for group in map(frozenset, combinations(goals, size)):
            parts = [part for part in trees if part < group and group - part in trees]
            joined = {
                cell: min(trees[part][cell] + trees[group - part][cell] for part in parts)
                - (cell != base(plan, side))
                for cell in trees[frozenset(goals[:1])]
            }
            trees[group] = spread(plan, side, joined)
    return trees[frozenset(goals)][base(plan, side)]


def spread(plan: Map, side: Side, costs: dict[Cell, int]) -> dict[Cell, int]:
    """The costs of trees that reach on from where they are, a knot a step."""
    home, reached = base(plan, side), dict(costs)
    front = [(cost, cell) for cell, cost in costs.items()]
    heapify(front)
    while front:
        cost, here = heappop(front)
        for near in neighbours(plan, here):
            is_way = near == home or kind(plan, near) in (Ground.GRASS, Ground.OBJECTIVE)
            further = cost + (near != home)
            if is_way and further < reached.get(near, 99):
                reached[near] = further
                heappush(front, (further, near))
    return reached


@pytest.mark.parametrize("name", OF_THE_BOX)
def test_the_maps_of_the_box_have_forty_nine_cells(name: str) -> None:
    """WL-01, WL-04: as many as there are tiles to lay, 7 x 7."""
    assert [len(row) for row in shelf()[name].rows] == [7] * 7


@pytest.mark.parametrize("sides", [2, 3, 4])
def test_a_garden_of_twenty_five_cells_is_there_for_every_number_of_sides(sides: int) -> None:
    """WL-01, WL-04"""
    small = [plan for plan in shelf().values() if len(survey(plan).cells) == 25]
    assert any(sides in plan.sides for plan in small)


def test_a_map_that_was_redrawn_is_kept_as_it_was_under_another_name() -> None:
    """WL-04: logs tell the name that it had."""
    for name, kept in REDRAWN.items():
        first = first_drawing(shelf()[name])
        assert first is not None
        assert (first.name, first.rows) == (name, shelf()[kept].rows)
        assert first.rows != shelf()[name].rows
    assert first_drawing(shelf()["Duel"]) is None


def test_each_name_is_earned() -> None:
    """WL-04"""
    assert all(
        walk(duel, base(duel, PINK))[spot] == walk(duel, base(duel, BLUE))[spot]
        for duel in [shelf()["Duel"]]
        for spot in objectives(duel)
    )
    assert len(objectives(shelf()["Bermuda Triangle"])) == 3
    chairs = for_sides(shelf()["Musical Chairs"], 4)
    assert distances(chairs, PINK) == [2, 4, 6, 8]


@pytest.mark.parametrize("name", ["Mountain King", "High Mountain"])
def test_a_mountain_has_a_summit_in_the_middle_and_a_pass_on_every_side(name: str) -> None:
    """WL-04: earth lies right and left of a pass, and with the four shut nobody gets up."""
    plan = shelf()[name]
    last = len(plan.rows) - 1
    middle = last // 2
    assert len(objectives(plan)) == 5
    assert Cell(middle, middle) in objectives(plan)
    ways = {
        Cell(middle, 2): [Cell(middle - 1, 2), Cell(middle + 1, 2)],
        Cell(2, middle): [Cell(2, middle - 1), Cell(2, middle + 1)],
    }
    assert all(kind(plan, stone) is Ground.EARTH for stones in ways.values() for stone in stones)
    shut = [spot for way in ways for spot in (way, Cell(last - way.col, last - way.row))]
    rows = [
        "".join("#" if Cell(col, row) in shut else sign for col, sign in enumerate(line))
        for row, line in enumerate(plan.rows)
    ]
    closed = Map(name, plan.sides, tuple(rows))
    assert Cell(middle, middle) not in walk(closed, base(closed, PINK))


@pytest.mark.parametrize("name", ["Into the Woods", "Deep Woods"])
def test_paths_in_the_woods_are_one_worm_wide_and_none_leads_straight_through(name: str) -> None:
    """WL-04"""
    plan = shelf()[name]
    ground = survey(plan).ground
    assert not any(
        all(ground[cell(spot)] is not Ground.EARTH for spot in square)
        for square in squares(len(plan.rows))
    )
    columns = ["".join(row[col] for row in plan.rows) for col in range(len(plan.rows))]
    assert all("#" in line for line in (*plan.rows, *columns))


def squares(size: int) -> list[list[str]]:
    """The names of all two by two squares."""
    letters = "abcdefghi"[:size]
    return [
        [f"{a}{row}", f"{b}{row}", f"{a}{row + 1}", f"{b}{row + 1}"]
        for a, b in pairwise(letters)
        for row in range(1, size)
    ]
