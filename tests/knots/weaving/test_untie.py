"""Untying: an end is backed out, in the tunnel and at the pace of a worm, until nothing is left."""

from random import Random
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wormery.knots import Bad, Hand, Level, Stroke, judge
from wormery.knots.drawing.figures import lengths
from wormery.knots.drawing.hands import pull_free
from wormery.knots.weaving.untie import (
    CREEP,
    End,
    Trace,
    Untying,
    cut,
    loose_knot,
    pack_trace,
    parse_trace,
    unpack_trace,
    untie,
)

ENDS: tuple[End, ...] = get_args(End)
HANDS: tuple[Hand, ...] = get_args(Hand)
LEVELS: tuple[Level, ...] = get_args(Level)


def along_body(knot: Stroke, end: End, speed: float, until: int) -> Trace:
    """A finger that follows the body exactly, at so many units a ms."""
    body = [row[:2] for row in (knot.rows if end == "tail" else knot.rows[::-1])]
    places = lengths([(float(x), float(y)) for x, y in body])
    rows = []
    for t in range(0, until, 16):
        i = max(i for i, place in enumerate(places) if place <= speed * t)
        rows.append((*body[i], t))
    return Trace(end, tuple(rows))


@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.parametrize("seed", range(5))
def test_a_loose_knot_is_an_overhand_of_its_hand(hand: Hand, seed: int) -> None:
    verdict = judge(loose_knot(hand, seed))
    assert (verdict.kind, verdict.hand, verdict.own_crossings) == ("overhand", hand, 3)


def test_loose_knots_vary_a_little_and_repeat_by_their_seed() -> None:
    assert loose_knot("left", 1) == loose_knot("left", 1)
    assert loose_knot("left", 1) != loose_knot("left", 2)


@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.parametrize("end", ENDS)
def test_all_loose_knots_ask_the_same_effort(hand: Hand, end: End) -> None:
    """WL-38"""
    for seed in range(8):
        knot = loose_knot(hand, seed)
        kinds = []
        for out in (1500, 2500, 3000, 3250):
            ends = {"tail": 0, "head": 0, end: out * 1024}
            kinds.append(judge(cut(knot, ends["tail"], ends["head"])).kind)
        assert kinds == ["overhand", "unfinished", "unfinished", "no_knot"]


@pytest.mark.parametrize("end", ENDS)
def test_following_the_body_with_either_end_frees_the_knot(end: End) -> None:
    knot = loose_knot("right", 3)
    done = untie(knot, [along_body(knot, end, speed=2.0, until=1800)])
    assert done.is_free
    assert judge(done.left).kind == "no_knot"
    assert not untie(knot, [along_body(knot, end, speed=2.0, until=1300)]).is_free


@pytest.mark.parametrize("end", ENDS)
def test_the_fastest_finger_needs_1400_ms(end: End) -> None:
    knot = loose_knot("left", 7)
    assert not untie(knot, [along_body(knot, end, speed=9.0, until=1390)]).is_free
    assert untie(knot, [along_body(knot, end, speed=4.0, until=1500)]).is_free


def test_an_unfinished_knot_is_not_free() -> None:
    knot = loose_knot("left", 2)
    some = untie(knot, [along_body(knot, "head", speed=2.0, until=1200)])
    assert judge(some.left).kind == "unfinished"
    assert not some.is_free


@pytest.mark.parametrize("seed", [7, 43, 58])
def test_a_cut_before_the_first_crossing_leaves_the_knot(seed: int) -> None:
    """What is left keeps its laying numbers, so nothing shifts and comes undone by chance."""
    knot = loose_knot("right", seed)
    for length in range(0, 1200, 100):
        for ends in ((length, 0), (0, length)):
            assert judge(cut(knot, *(1024 * end for end in ends))).kind == "overhand"


def test_jumping_to_the_middle_makes_no_progress() -> None:
    knot = loose_knot("right", 1)
    x, y = knot.rows[-1][:2]
    middle = knot.rows[len(knot.rows) // 2][:2]
    trace = Trace("head", ((x, y, 0), *((*middle, t) for t in range(16, 4000, 16))))
    assert untie(knot, [trace]).left.rows == knot.rows


def test_cutting_a_corner_makes_no_progress() -> None:
    """Straight from one end to the other passes far from the body."""
    knot = loose_knot("right", 1)
    (ax, ay), (bx, by) = knot.rows[-1][:2], knot.rows[0][:2]
    straight = [(ax + (bx - ax) * i // 100, ay + (by - ay) * i // 100, 20 * i) for i in range(101)]
    assert knot.length - untie(knot, [Trace("head", tuple(straight))]).left.length < 700


def test_leaving_the_tunnel_stops_the_end() -> None:
    knot = loose_knot("right", 4)
    good = along_body(knot, "head", speed=2.0, until=1800)
    astray = Trace("head", (good.rows[0], *((x, max(y - 500, 0), t) for x, y, t in good.rows[1:])))
    assert not untie(knot, [astray]).is_free


def test_a_finger_that_is_nowhere_near_takes_nothing() -> None:
    untying = Untying(loose_knot("left", 0))
    with pytest.raises(Bad, match="not_at_the_end"):
        untying.grab("head", 2048, 2048, 0)


def test_lifting_keeps_what_is_won() -> None:
    knot = loose_knot("left", 5)
    whole = along_body(knot, "head", speed=1.5, until=2800).rows
    untying = Untying(knot)
    for part in (whole[:90], whole[90:]):
        ex, ey = untying.left().rows[-1][:2]
        untying.grab("head", ex, ey, part[0][2])
        for row in part:
            untying.pull("head", *row)
        assert untying.left().length < knot.length
    assert untying.is_free()


def test_two_people_back_out_one_end_each_and_progress_adds_up() -> None:
    """WL-35"""
    knot = loose_knot("right", 6)
    halves = [along_body(knot, end, speed=2.0, until=1000) for end in ENDS]
    assert not any(untie(knot, [half]).is_free for half in halves)
    assert untie(knot, halves).is_free
    assert not untie(knot, [along_body(knot, end, 2.0, until=700) for end in ENDS]).is_free


@pytest.mark.parametrize("end", ENDS)
def test_one_button_held_unties_in_about_1800_ms(end: End) -> None:
    untying = Untying(loose_knot("left", 9))
    untying.hold(end, 1700)
    assert not untying.is_free()
    untying.hold(end, 1850)
    assert untying.is_free()


@given(st.integers(0, 10**6), st.sampled_from(LEVELS), st.sampled_from(HANDS))
def test_untying_hands_free_every_knot(seed: int, level: Level, hand: Hand) -> None:
    knot = loose_knot(hand, seed)
    trace = pull_free(knot, level, Random(seed))
    done = untie(knot, [unpack_trace(pack_trace(trace))])
    assert done.is_free
    assert done.millis >= 1400


@given(st.integers(0, 10**6))
def test_no_finger_is_faster_than_the_worm_creeps(seed: int) -> None:
    rng = Random(seed)
    knot = loose_knot("right", 1)
    x, y = knot.rows[-1][:2]
    rows, t = [(x, y, 0)], 0
    for _ in range(30):
        t += rng.randrange(60)
        near = rng.choice(knot.rows)
        rows.append((near[0], near[1], t))
    left = untie(knot, [Trace("head", tuple(rows))]).left
    assert knot.length - left.length <= CREEP * t / 1024 + 3


@pytest.mark.parametrize(
    ("end", "rows", "code"),
    [
        ("middle", [[1, 2, 3]], "no_such_end"),
        (None, [[1, 2, 3]], "no_such_end"),
        ("head", "rows", "not_rows"),
        ("head", [], "no_rows"),
        ("head", [[1, 2]], "not_a_row"),
        ("head", [[1, 2, True]], "not_an_int"),
        ("head", [[1, 2, 5], [1, 2, 4]], "time_falls"),
        ("head", [[1, 2, 5]] * 1025, "too_many_rows"),
    ],
)
def test_what_is_no_pull_is_refused(end: object, rows: object, code: str) -> None:
    with pytest.raises(Bad, match=code):
        parse_trace(end, rows)


def test_everything_pulled_out_leaves_a_point() -> None:
    knot = loose_knot("left", 1)
    assert len(cut(knot, 10**9, 10**9).rows) == 1
