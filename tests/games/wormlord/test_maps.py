"""Maps: what may be drawn, what is fair, and what comes along."""

from heapq import heapify, heappop, heappush
from itertools import combinations, pairwise

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tests.games.wormlord.gardens import BLUE, PINK, cell
from tests.games.wormlord.setups import plans
from wormery.core import Side
from wormery.games.wormlord.fairness import distances, illegal, unfair, walk
from wormery.games.wormlord.ground import (
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
from wormery.games.wormlord.maps import (
    REDRAWN,
    SHELF,
    MapError,
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

CROSSFIRE = """\
name: Crossfire
sides: 4

. . . 1 . . .
. # . . . # .
. . o . o . .
4 . . . . . 2
. . o . o . .
. # . . . # .
. . . 3 . . .
"""


def drawn(*rows: str, sides: str = "2") -> Map:
    """A map of these rows."""
    return parse(f"name: Mine\nsides: {sides}\n\n" + "\n".join(rows))


def rules(plan: Map) -> list[str]:
    """The rules that a map breaks, legality first."""
    return [flaw.rule for flaw in illegal(plan) or unfair(plan)]


def test_a_map_is_read_as_a_person_draws_it() -> None:
    """WL-02, WL-06"""
    plan = parse(CROSSFIRE)
    assert (plan.name, plan.sides) == ("Crossfire", (4,))
    assert kind(plan, cell("a1")) is Ground.GRASS
    assert kind(plan, cell("b2")) is Ground.EARTH
    assert kind(plan, cell("c3")) is Ground.OBJECTIVE
    assert base(plan, PINK) == cell("d1")
    assert base(plan, BLUE) == cell("g4")
    assert rules(plan) == []


def test_blanks_and_line_ends_and_a_byte_order_mark_do_not_matter() -> None:
    """WL-06"""
    crowded = CROSSFIRE.replace(" . ", ".").replace("\n", "\r\n")
    assert parse("\ufeff\n" + crowded + "\n\n") == parse(CROSSFIRE)


@pytest.mark.parametrize(
    ("spoilt", "where"),
    [
        (CROSSFIRE.replace("o . o", "o x o", 1), (6, 7)),
        (CROSSFIRE.replace(". . . 3 . . .", ". . . 3 . ."), (10, 11)),
        (CROSSFIRE.replace("sides: 4", "sides: 5"), (2, 1)),
        (CROSSFIRE.replace("sides: 4", "sides: many"), (2, 1)),
        (CROSSFIRE.replace("sides: 4", "sides 4"), (2, 1)),
        (CROSSFIRE.replace("sides: 4", "  colour: red"), (2, 3)),
        (CROSSFIRE.replace("sides: 4", "name: Again"), (2, 1)),
        (CROSSFIRE.replace("sides: 4\n", ""), (1, 1)),
        (CROSSFIRE.replace("name: Crossfire", "name:"), (1, 1)),
        (CROSSFIRE.replace("Crossfire", "x" * 41), (1, 1)),
        (CROSSFIRE.replace("Crossfire", "bell\a"), (1, 1)),
        (CROSSFIRE.replace("sides: 4", "sides: 4\nobjectives: 3"), (3, 1)),
        (CROSSFIRE + "\n. . .\n", (12, 1)),
        ("name: Nothing\nsides: 2\n", (3, 1)),
        ("", (1, 1)),
        ("x" * 3_000, (1, 1)),
    ],
)
def test_what_is_no_map_is_told_by_line_and_column(spoilt: str, where: tuple[int, int]) -> None:
    """WL-06"""
    with pytest.raises(MapError) as told:
        parse(spoilt)
    assert (told.value.line, told.value.column) == where
    assert str(told.value).startswith(f"line {where[0]}, column {where[1]}: ")


@given(st.text(alphabet=".o#1234 \n:names,\t\0é", max_size=300) | st.text(max_size=100))
@example("name: a\nsides: 2\n\n12oo o")
def test_any_text_is_a_map_or_told_why_not(scribble: str) -> None:
    """WL-06"""
    told = check(scribble)
    assert told == [] or all(told)


def check(scribble: str) -> list[str]:
    """All that is wrong with a text."""
    try:
        plan = parse(scribble)
    except MapError as problem:
        return [str(problem)]
    return [str(flaw) for flaw in illegal(plan) or unfair(plan)]


@pytest.mark.parametrize(("across", "down"), [(5, 5), (9, 9), (7, 5), (5, 9)])
def test_maps_are_rectangles_from_five_to_nine(across: int, down: int) -> None:
    """WL-01"""
    rows = ["o" + "." * (across - 2) + "o"] * 2 + ["." * across] * (down - 2)
    rows[-1] = "1" + "." * (across - 2) + "2"
    assert rules(drawn(*rows)) == []


@pytest.mark.parametrize(("across", "down"), [(4, 5), (5, 4), (10, 9), (9, 10), (40, 40)])
def test_other_sizes_are_illegal(across: int, down: int) -> None:
    """WL-01"""
    rows = ["o" + "." * (across - 2) + "o"] * 2 + ["." * across] * (down - 2)
    rows[-1] = "1" + "." * (across - 2) + "2"
    assert rules(drawn(*rows)) == ["WL-01"]


def test_every_side_has_one_base() -> None:
    """WL-03, WL-04"""
    assert rules(drawn("1...o", "....o", "....o", "....o", ".....")) == ["WL-03"]
    assert rules(drawn("1.1.o", "..2.o", "....o", "....o", ".....")) == ["WL-03"]
    assert rules(drawn("1.3.o", "..2.o", "....o", "....o", ".....")) == ["WL-04"]


def test_three_objectives_are_the_fewest() -> None:
    """WL-05"""
    assert rules(drawn("1...2", ".....", "..o..", "..o..", ".....")) == ["WL-05"]
    assert rules(drawn("1...2", ".....", "..o..", "..o..", "..o..")) == []


def test_a_map_with_another_number_of_objectives_may_say_so() -> None:
    """WL-05"""
    plan = drawn("1...2", ".....", "..o..", "..o..", "..o..")
    assert "objectives: 3" in text(plan)
    assert parse(text(plan)) == plan
    assert "objectives" not in text(parse(CROSSFIRE))


def test_unequal_distances_are_unfair() -> None:
    """WL-06"""
    plan = drawn("1....", "..o..", ".o.o.", "...o.", "....2")
    assert distances(plan, PINK) == [3, 3, 5, 6]
    assert distances(plan, BLUE) == [2, 3, 5, 5]
    (flaw,) = unfair(plan)
    assert flaw.rule == "WL-06"
    assert "3 3 5 6" in flaw.detail
    assert "2 3 5 5" in flaw.detail


def test_sorted_distances_may_belong_to_different_objectives() -> None:
    """WL-06"""
    plan = drawn("1o...", ".....", "o...o", ".....", "...o2")
    assert distances(plan, PINK) == distances(plan, BLUE) == [1, 2, 6, 7]
    assert rules(plan) == []


def test_an_objective_behind_earth_is_unfair() -> None:
    """WL-06"""
    plan = drawn("1.#.o", "..#.o", "..#.o", "..#..", "..#.2")
    assert [flaw.detail for flaw in unfair(plan)] == [
        f"base 1 cannot reach the objective on {spot} when 2 sides play"
        for spot in ("e1", "e2", "e3")
    ]


def test_nobody_walks_through_earth_or_bases() -> None:
    """WL-43"""
    plan = drawn("1.#.o", "..#.o", "....o", "..#..", "..#.2")
    assert walk(plan, cell("a1"))[cell("e1")] == 8
    gate = drawn("1.#.o", "..#.o", "..2.o", "..#..", "..#..")
    assert cell("e1") not in walk(gate, cell("a1"))


def test_a_map_may_be_for_several_numbers_of_sides() -> None:
    """WL-42"""
    plan = drawn("1.o.3", ".....", "o...o", ".....", "4.o.2", sides="2, 4")
    assert plan.sides == (2, 4)
    assert rules(plan) == []
    for_two = for_sides(plan, 2)
    assert for_two.rows[0] == "1.o.."
    assert set(survey(for_two).bases) == {PINK, BLUE}


def test_fairness_is_owed_to_every_number_of_sides() -> None:
    """WL-06, WL-42"""
    plan = drawn("1.o.2", ".....", "o...o", ".....", "3.o4.", sides="2, 4")
    assert "when 4 sides play" in unfair(plan)[0].detail
    assert rules(for_sides(plan, 2)) == []


def test_thirteen_maps_come_along() -> None:
    """WL-04"""
    assert list(shelf()) == NAMES
    assert [find(stem) for stem in SHELF] == list(shelf().values())
    for sides in (2, 3, 4):
        assert basic(sides).sides == (sides,)


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


@given(st.sampled_from([2, 3, 4]).flatmap(plans))
def test_a_map_survives_being_written_and_read(plan: Map) -> None:
    """WL-06"""
    assert parse(text(plan)) == plan
