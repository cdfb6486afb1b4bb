"""Any knot is a knot: what counts, what it is called, and how hard it is to undo."""

import pytest
from msgspec.structs import replace

from tests.games.wormlord.gardens import BLUE, EMPTY, PINK, ROPE, after, draw, playing, terms, told
from tests.knots.ropes import braid, pretzel
from wormery.core import Refusal, Seat
from wormery.games.wormlord import Match, Tie, Untie, decide, evolve, view
from wormery.games.wormlord.events import EndLaid, KnotTied
from wormery.games.wormlord.ropes import examples, ropes
from wormery.games.wormlord.state import ENDS, EnemyKnot, Hand, Knot, OwnKnot
from wormery.knots import Allowed, Handicap, Lying, Stroke, judge, loose_knot, lying_as
from wormery.knots.drawing.figures import LOOP, twisted
from wormery.knots.drawing.hands import WAYS
from wormery.knots.weaving.untie import SHAPES

LAWN = """
    P  .  .  .  o
    .  p  .  b  o
    o  .  .  .  B
"""
CROSSINGS: dict[Lying, int] = {
    "overhand": 3,
    "figure-eight": 4,
    "double overhand": 5,
    "three-twist": 5,
    "stevedore": 6,
    "6_2": 6,
    "6_3": 6,
    "two overhands": 6,
}


def lawn(
    pink: Hand = ROPE,
    allowed: Allowed = "any",
    handicap: Handicap = "overhand",
    people: tuple[int, ...] = (1, 1),
) -> Match:
    """A match in which pink holds this."""
    garden = draw(LAWN, {PINK: pink})
    agreed = terms(garden.plan, people, handicaps=(handicap, "overhand"))
    return playing(garden, replace(agreed, knots=allowed))


def drawn(lying: Lying) -> Tie:
    """A rope that somebody ties so."""
    return Tie(pretzel(figure=WAYS[lying]).rows)


def why_not(match: Match, rope: Tie) -> tuple[str, str]:
    """The rule by which a rope is refused, and what is said beside it."""
    with pytest.raises(Refusal) as refused:
        decide(match, Seat(0), rope, match.now)
    return refused.value.rule, refused.value.detail


@pytest.mark.parametrize("lying", WAYS)
def test_any_knot_counts_and_is_named_when_it_is_tied(lying: Lying) -> None:
    """WL-11"""
    (event,) = told(lawn(), 0, drawn(lying))
    assert isinstance(event, KnotTied)
    assert event.name.startswith(lying)
    assert (event.kind == "overhand") == (lying == "overhand")
    hand = after(lawn(), 0, drawn(lying)).garden.hands[PINK]
    assert isinstance(hand, OwnKnot)
    assert hand.knot.lying == event.lying == lying


@pytest.mark.parametrize("lying", [lying for lying in WAYS if lying != "overhand"])
def test_it_may_be_agreed_that_only_the_overhand_counts(lying: Lying) -> None:
    """WL-11"""
    assert why_not(lawn(allowed="overhand"), drawn(lying)) == ("WL-11", "other_knot")
    assert told(lawn(allowed="overhand"), 0, drawn("overhand"))


def test_what_keeps_more_than_six_crossings_is_refused_by_its_name_if_it_has_one() -> None:
    """WL-49"""
    triple = Tie(pretzel(figure=twisted(7)).rows)
    assert why_not(lawn(), triple) == ("WL-49", "triple overhand (7_1)")
    nameless = Tie(braid([1, -2] * 4, strands=3).rows)
    assert why_not(lawn(), nameless) == ("WL-49", "")
    assert why_not(lawn(allowed="overhand"), triple) == ("WL-11", "other_knot")


def test_an_overhand_counts_however_crookedly_it_is_drawn() -> None:
    """WL-49: this one keeps ten crossings that no simple move takes out."""
    crooked = braid([1, 2, 1, -2, -1, -2, 1, 2, 1, 2], strands=3)
    assert judge(crooked).kept == 10
    (event,) = told(lawn(), 0, Tie(crooked.rows))
    assert isinstance(event, KnotTied)
    assert (event.kind, event.lying) == ("overhand", "overhand")


def test_what_is_no_knot_too_small_or_a_tangle_is_refused_as_ever() -> None:
    """WL-11"""
    eight = drawn("figure-eight").rows
    small = Tie(tuple((1500 + x // 5, 1500 + y // 5, t, u) for x, y, t, u in eight))
    tangle = Tie(braid([1, -2] * 7, strands=3).rows)
    refused = [why_not(lawn(), rope) for rope in (Tie(pretzel(figure=LOOP).rows), small, tangle)]
    assert refused == [("WL-11", "no_knot"), ("WL-11", "too_small"), ("WL-11", "tangle")]


def test_a_handicap_asks_for_what_it_asks_for() -> None:
    """WL-39"""
    expert = lawn(handicap="figure-eight")
    assert why_not(expert, drawn("overhand")) == ("WL-11", "overhand")
    assert why_not(expert, drawn("stevedore")) == ("WL-11", "other_knot")
    for lying in ("figure-eight", "6_3"):
        (event,) = told(lawn(handicap="loop"), 0, drawn(lying))
        assert isinstance(event, KnotTied)
        assert event.lying == lying
    (loop,) = told(lawn(handicap="loop"), 0, Tie(pretzel(figure=LOOP).rows))
    assert isinstance(loop, KnotTied)
    assert loop.lying == "overhand"


def test_two_people_may_tie_another_knot_together() -> None:
    """WL-11, WL-34"""
    match = lawn(people=(2, 1))
    tail, head = (Tie(examples.half("figure-eight", end)) for end in ENDS)
    (first,) = told(match, 0, tail)
    assert isinstance(first, EndLaid)
    (tied,) = told(evolve(match, first), 1, head)
    assert isinstance(tied, KnotTied)
    assert tied.lying == "figure-eight"


def effort(shape: Stroke, end: str) -> float:
    """How many seconds of the best pulling at an end undo a knot."""
    pull = examples.pull(shape, "head" if end == "head" else "tail")
    for count in range(2, len(pull.rows) + 1):
        try:
            ropes.undone(shape, [ropes.Pull(pull.end, pull.rows[:count])])
        except Refusal:
            continue
        return pull.rows[count - 1][2] * examples.PULL / 2200
    raise AssertionError("the pull that is listed does not undo the knot")


@pytest.mark.parametrize("lying", CROSSINGS)
def test_a_knot_asks_a_quarter_of_a_second_more_for_every_crossing_more(lying: Lying) -> None:
    """WL-38: the same for everybody, from both ends, whatever its number and hand."""
    wanted = 1.43 + 0.25 * (CROSSINGS[lying] - 3)
    for number in range(3):
        shape = ropes.loose(Knot(BLUE, number, "left" if number else None, lying=lying), seed=5)
        for end in ENDS:
            assert effort(shape, end) == pytest.approx(wanted, abs=0.12)


@pytest.mark.parametrize("lying", CROSSINGS)
def test_the_loose_shape_holds_the_very_knot_that_was_tied(lying: Lying) -> None:
    """WL-38"""
    for seed in range(25):
        seen = judge(loose_knot("left" if seed % 2 else "right", seed, lying))
        assert (lying_as(seen), seen.kept) == (lying, CROSSINGS[lying])
    assert set(SHAPES.values()) == set(CROSSINGS)


@pytest.mark.parametrize("lying", CROSSINGS)
def test_whoever_takes_a_knot_unties_what_was_tied(lying: Lying) -> None:
    """WL-18, WL-38"""
    knot = Knot(BLUE, 3, lying=lying)
    match = lawn(EnemyKnot(knot))
    shape = Stroke(view(match, Seat(0)).loose)
    assert lying_as(judge(shape)) == lying
    pull = Untie((examples.pull(shape, "tail"),))
    assert after(match, 0, pull).garden.hands[PINK] == EMPTY


def test_where_only_overhands_count_everything_is_untied_as_one() -> None:
    """WL-38, WL-39"""
    expert = lawn(allowed="overhand", handicap="figure-eight")
    (event,) = told(expert, 0, drawn("figure-eight"))
    assert isinstance(event, KnotTied)
    assert (event.kind, event.lying) == ("other_knot", "overhand")
