"""What Wormlord answers away from any table: maps, flaws, ropes and knots to untie."""

from random import Random
from typing import get_args

import pytest

from wormery.core import Refusal, decode, encode
from wormery.games.wormlord import ABOUT
from wormery.games.wormlord.advice import (
    Answer,
    CheckedMap,
    CheckMap,
    JudgedPulls,
    JudgedRope,
    JudgePulls,
    JudgeRope,
    LaidKnot,
    LayKnot,
    ListMaps,
    Question,
    Shelf,
    UnreadMap,
    reply,
)
from wormery.games.wormlord.maps.ground import Cell
from wormery.games.wormlord.maps.texts import LONGEST_TEXT, shelf, text
from wormery.games.wormlord.ropes.ropes import Pull
from wormery.knots import Lying, Stroke, judge, pull_free
from wormery.knots.drawing.figures import every, smooth, twisted
from wormery.knots.weaving.weave import weave

LYING = get_args(Lying)


def checked(rows: str, sides: str = "2") -> CheckedMap:
    """What is said about a map of these rows."""
    answer = reply(CheckMap(f"name: Mine\nsides: {sides}\n\n{rows}"))
    assert isinstance(answer, CheckedMap)
    return answer


def asked(question: Question) -> Answer:
    """A question on its way over the network and back."""
    assert ABOUT.advice is not None
    heard: Question = decode(ABOUT.advice.question, encode(question))
    told: Answer = decode(ABOUT.advice.answer, encode(reply(heard)))
    return told


def test_all_maps_can_be_looked_at_before_one_is_chosen() -> None:
    """WL-04"""
    assert asked(ListMaps()) == Shelf(tuple(shelf().values()))


def test_a_fair_map_has_no_flaws_and_is_written_as_a_file() -> None:
    """WL-06"""
    for plan in shelf().values():
        assert asked(CheckMap(text(plan))) == CheckedMap(plan, text(plan), (), True, True)


def test_an_uneven_map_is_playable_but_not_fair_and_says_where() -> None:
    """WL-06, WL-47"""
    answer = checked("1....\n..o..\n.o.o.\n...o.\n....2")
    (flaw,) = answer.flaws
    assert (answer.playable, answer.fair) == (True, False)
    assert (flaw.rule, flaw.what) == ("WL-06", "uneven")
    assert flaw.cells == (Cell(0, 0), Cell(4, 4))
    assert flaw.values == {"base": 2, "first": "3 3 5 6", "seen": "2 3 5 5", "sides": 2}


def test_a_walled_in_base_is_not_playable() -> None:
    """WL-06, WL-47"""
    answer = checked("1#..o\n##..o\n....o\n.....\n....2")
    assert not answer.playable
    assert {flaw.what for flaw in answer.flaws} == {"cut_off"}
    assert [flaw.cells[1] for flaw in answer.flaws] == [Cell(4, row) for row in range(3)]


def test_illegal_maps_are_told_every_rule_they_break() -> None:
    """WL-01, WL-03, WL-04, WL-05"""
    answer = checked("1.1.\n.3..")
    assert (answer.playable, answer.fair) == (False, False)
    assert [(flaw.rule, flaw.what) for flaw in answer.flaws] == [
        ("WL-01", "wrong_size"),
        ("WL-03", "doubled_base"),
        ("WL-03", "missing_base"),
        ("WL-04", "spare_base"),
        ("WL-05", "few_objectives"),
    ]
    assert answer.flaws[1].cells == (Cell(0, 0), Cell(2, 0))
    assert answer.flaws[3].cells == (Cell(1, 1),)


@pytest.mark.parametrize(
    ("scribble", "why", "line"),
    [
        ("", "missing_key", 1),
        ("sides: 2\n\n12", "missing_key", 1),
        ("name: \nsides: 2\n\n12", "bad_name", 1),
        ("name: a\nsides: 7\n\n12", "bad_sides", 2),
        ("name: a\nhello\n\n12", "no_colon", 2),
        ("name: a\ncolour: red\n\n12", "unknown_key", 2),
        ("name: a\nname: b\n\n12", "said_twice", 2),
        ("name: a\x01\nsides: 2\n\n12", "unprintable", 1),
        ("name: a\nsides: 2\n\n1x", "bad_sign", 4),
        ("name: a\nsides: 2\n\n12\n1", "uneven_row", 5),
        ("name: a\nsides: 2\n\n12\n\n12", "too_much", 6),
        ("name: a\nsides: 2\n", "no_drawing", 3),
        ("name: a\nsides: 2\nobjectives: 3\n\n12", "wrong_count", 3),
        ("x" * (LONGEST_TEXT + 1), "too_long", 1),
    ],
)
def test_a_text_that_is_no_map_is_told_why_and_where(scribble: str, why: str, line: int) -> None:
    """WL-06"""
    answer = asked(CheckMap(scribble))
    assert isinstance(answer, UnreadMap)
    assert (answer.why, answer.line) == (why, line)


@pytest.mark.parametrize(
    ("crossings", "name"), [(3, "overhand"), (5, "double overhand"), (7, "triple overhand")]
)
def test_a_rope_is_judged_and_named(crossings: int, name: str) -> None:
    """WL-11"""
    curve = every(smooth(twisted(crossings)), gap=90)
    rope = weave((x, y, 16 * i) for i, (x, y) in enumerate(curve))
    answer = asked(JudgeRope(rope.rows))
    assert isinstance(answer, JudgedRope)
    assert answer.name.startswith(name)
    assert answer.crossings == crossings
    assert answer.millis == rope.rows[-1][2]


@pytest.mark.parametrize("lying", LYING)
def test_a_knot_to_practise_on_is_the_one_that_was_asked_for_and_comes_free(lying: Lying) -> None:
    """WL-18, WL-38"""
    laid = asked(LayKnot(lying, "left", 7))
    assert isinstance(laid, LaidKnot)
    rope = Stroke(laid.rows)
    assert judge(rope).name.startswith(lying)
    trace = pull_free(rope, "medium", Random(3))
    pulls = (Pull(trace.end, trace.rows),)
    freed = asked(JudgePulls(lying, "left", 7, pulls))
    assert freed == JudgedPulls(free=True, millis=trace.rows[-1][2])
    half = (Pull(trace.end, trace.rows[: len(trace.rows) // 2]),)
    tried = asked(JudgePulls(lying, "left", 7, half))
    assert isinstance(tried, JudgedPulls)
    assert not tried.free


@pytest.mark.parametrize(
    "nonsense",
    [
        b"{}",
        b'{"type":"lay_knot","lying":"granny","hand":"left","seed":1}',
        b'{"type":"judge_rope","rows":[]}',
    ],
)
def test_what_cannot_be_asked_is_refused(nonsense: bytes) -> None:
    """TB-01"""
    assert ABOUT.advice is not None
    with pytest.raises(Refusal) as refused:
        decode(ABOUT.advice.question, nonsense)
    assert refused.value.rule == "TB-01"


def test_nobody_pulls_for_ever() -> None:
    """TB-16"""
    rows = tuple((2000, 2000, t) for t in range(1000))
    with pytest.raises(Refusal) as refused:
        reply(JudgePulls("overhand", "left", 1, (Pull("head", rows),) * 3))
    assert refused.value.rule == "TB-16"
