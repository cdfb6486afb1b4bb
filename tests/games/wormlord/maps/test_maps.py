"""Maps: what may be drawn, what is fair, and what comes along."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tests.games.wormlord.gardens import BLUE, PINK, cell
from tests.games.wormlord.setups import plans
from wormery.games.wormlord.maps.fairness import distances, illegal, unfair, walk
from wormery.games.wormlord.maps.ground import (
    Ground,
    Map,
    base,
    for_sides,
    kind,
    survey,
)
from wormery.games.wormlord.maps.texts import (
    MapError,
    parse,
    text,
)

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


@given(st.sampled_from([2, 3, 4]).flatmap(plans))
def test_a_map_survives_being_written_and_read(plan: Map) -> None:
    """WL-06"""
    assert parse(text(plan)) == plan
