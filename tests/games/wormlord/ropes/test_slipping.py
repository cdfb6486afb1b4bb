"""A tied knot is placed at once: one that could be placed and is not slips open."""

from functools import reduce

import pytest
from msgspec.structs import replace

from tests.games.wormlord.gardens import (
    BLUE,
    EMPTY,
    PINK,
    ROPE,
    after,
    cell,
    draw,
    own_knot,
    playing,
    refusal,
    terms,
    told,
)
from wormery.core import Millis, Refusal, Seat, Setup, agree, agreed_then, generator
from wormery.games.wormlord import (
    ABOUT,
    GiveUp,
    Match,
    MoveHeadquarters,
    Options,
    Place,
    Take,
    Tie,
    begin,
    deadline,
    evolve,
    expire,
    view,
)
from wormery.games.wormlord.events import KnotSlipped, KnotTied, MatchBegun, RoundTied, SideIdled
from wormery.games.wormlord.ropes import examples
from wormery.games.wormlord.state import ENDS, Hand, OwnKnot, Playing, Rope
from wormery.knots import Handicap
from wormery.knots.drawing.keys import crawl, switch_stroke

PRETZEL = Tie(examples.rope("overhand"))
SWITCHED = Tie(switch_stroke([(2000, 2400)]).rows)
STEERED = Tie(crawl(("R", "U", "L", "D", "R", "U")).stroke().rows)
LAWN = """
    P  .  .  .  o
    .  p  .  b  o
    o  .  .  .  B
"""
WALLED = """
    P  b^ b  .  o
    #  #  .  o  o
    #  #  .  .  B
"""


def match_on(
    text: str = LAWN,
    pink: Hand = ROPE,
    hold: int | None = 10_000,
    handicap: Handicap = "overhand",
    people: tuple[int, ...] = (1, 1),
) -> Match:
    """A round in which pink holds a rope, and knots can be kept for so long."""
    garden = draw(text, {PINK: pink, BLUE: EMPTY})
    agreed = terms(garden.plan, people, handicaps=(handicap, "overhand"))
    return playing(garden, replace(agreed, hold=None if hold is None else Millis(hold)))


def waited(match: Match, until: int) -> Match:
    """The match after some time in which nobody did anything."""
    return reduce(evolve, expire(match, Millis(until)), match)


def slips(match: Match) -> int | None:
    """When everybody sees pink's knot slip."""
    return view(match, None).sides[PINK].hand.slips


def test_a_knot_that_could_be_placed_and_is_not_slips_open() -> None:
    """WL-12: the rope stays in hand, untied again."""
    match = after(match_on(), 0, PRETZEL, at=2_000)
    assert deadline(match) == 12_000
    assert expire(match, Millis(11_999)) == []
    assert expire(match, Millis(12_000)) == [KnotSlipped(PINK, Millis(12_000))]
    reserve, match = match.garden.reserves, waited(match, 12_000)
    assert match.garden.hands[PINK] == Rope()
    assert match.garden.reserves == reserve
    assert isinstance(after(match, 0, PRETZEL, at=13_000).garden.hands[PINK], OwnKnot)


def test_everybody_sees_it_coming() -> None:
    """WL-50: the moment, and how long it is in all."""
    match = after(match_on(), 0, PRETZEL, at=2_000)
    for seat in (None, Seat(0), Seat(1)):
        hand = view(match, seat).sides[PINK].hand
        assert (hand.slips, hand.hold) == (12_000, 10_000)
    assert view(match, None).sides[BLUE].hand.slips is None


def test_who_places_in_time_has_nothing_to_fear() -> None:
    """WL-12"""
    match = after(match_on(), 0, PRETZEL, at=2_000)
    match = after(match, 0, Place(cell("b1")), at=11_999)
    assert match.garden.hands[PINK] == EMPTY
    assert slips(match) is None
    assert KnotSlipped not in {type(event) for event in expire(match, Millis(60_000))}


def test_what_falls_due_comes_before_what_is_done_at_that_moment() -> None:
    """WL-12, WL-46"""
    match = after(match_on(), 0, PRETZEL, at=2_000)
    assert refusal(match, 0, Place(cell("b1")), at=12_000) == "WL-11"
    events = told(match, 0, PRETZEL, at=12_000)
    assert [type(event) for event in events] == [KnotSlipped, KnotTied]


def test_a_second_knot_has_its_own_time() -> None:
    """WL-12"""
    match = waited(after(match_on(), 0, PRETZEL, at=2_000), 12_000)
    assert slips(match) is None
    assert slips(after(match, 0, PRETZEL, at=14_000)) == 24_000


def test_it_may_be_agreed_that_knots_never_slip() -> None:
    """WL-12"""
    match = after(match_on(hold=None), 0, PRETZEL, at=2_000)
    assert slips(match) is None
    match = waited(match, 3_600_000)
    assert isinstance(match.garden.hands[PINK], OwnKnot)


def test_moving_the_hq_does_not_win_time() -> None:
    """WL-12, WL-24"""
    match = after(match_on(), 0, PRETZEL, at=2_000)
    match = after(match, 0, MoveHeadquarters(cell("b2")), at=9_000)
    assert slips(match) == 12_000


def test_who_has_no_cell_loses_nothing() -> None:
    """WL-23, WL-50: the time stands still until there is one, and then goes on."""
    match = after(match_on(WALLED), 0, PRETZEL, at=2_000)
    assert slips(match) is None
    assert view(match, None).sides[PINK].hand.hold == 10_000
    assert deadline(match) != 12_000
    match = after(match, 1, MoveHeadquarters(cell("c1")), at=40_000)
    assert slips(match) == 50_000
    match = after(match, 1, MoveHeadquarters(cell("b1")), at=46_000)
    assert slips(match) is None
    match = after(match, 1, MoveHeadquarters(cell("c1")), at=70_000)
    assert slips(match) == 74_000
    assert waited(match, 74_000).garden.hands[PINK] == ROPE


@pytest.mark.parametrize(
    ("handicap", "rope", "hold"),
    [
        ("overhand", PRETZEL, 10_000),
        ("figure-eight", Tie(examples.rope("figure-eight")), 10_000),
        ("loop", PRETZEL, 30_000),
        ("overhand", SWITCHED, 30_000),
        ("loop", SWITCHED, 90_000),
        ("overhand", STEERED, 30_000),
    ],
)
def test_small_children_and_who_has_no_pointer_get_longer(
    handicap: Handicap, rope: Tie, hold: int
) -> None:
    """WL-50: three times as long, and both together nine times."""
    match = after(match_on(handicap=handicap), 0, rope, at=2_000)
    assert slips(match) == 2_000 + hold
    assert view(match, None).sides[PINK].hand.hold == hold


def test_nobody_gets_longer_for_a_rope_that_only_looks_like_the_one_switch() -> None:
    """WL-50"""
    rows = SWITCHED.rows
    nearly = Tie((*rows[:-1], (rows[-1][0] + 1, *rows[-1][1:])))
    assert slips(after(match_on(), 0, nearly, at=2_000)) == 12_000


def test_a_pair_has_one_knot_and_one_time_for_it() -> None:
    """WL-12, WL-35: either may place it in time; after it slipped both ends begin anew."""
    tail, head = (Tie(examples.half("overhand", end)) for end in ENDS)
    match = after(match_on(people=(2, 1)), 0, tail, at=1_000)
    match = after(match, 1, head, at=2_000)
    assert slips(match) == 12_000
    assert after(match, 1, Place(cell("b1")), at=11_000).garden.hands[PINK] == EMPTY
    match = waited(match, 12_000)
    assert match.garden.hands[PINK] == Rope(("", ""))
    assert isinstance(
        after(after(match, 1, head, at=13_000), 0, tail, at=14_000).garden.hands[PINK], OwnKnot
    )


def test_a_knot_that_slips_is_nothing_that_its_side_did() -> None:
    """WL-12, WL-37: it has waited since it tied."""
    match = after(match_on(hold=30_000), 0, PRETZEL, at=2_000)
    match = after(match, 1, Take(), at=30_000)
    assert expire(match, Millis(32_000)) == [
        KnotSlipped(PINK, Millis(32_000)),
        SideIdled(PINK, Millis(32_000)),
    ]


def test_the_end_of_the_time_comes_before_a_knot_slips() -> None:
    """WL-31, WL-12"""
    garden = draw(LAWN, {PINK: ROPE})
    agreed = replace(terms(garden.plan, limit=12_000), hold=Millis(10_000))
    match = after(playing(garden, agreed), 0, PRETZEL, at=2_000)
    (event,) = expire(match, Millis(12_000))
    assert isinstance(event, RoundTied)


def test_a_side_that_left_holds_nothing() -> None:
    """WL-40"""
    garden = draw("P . . o\n. o . .\nY . o B", {PINK: ROPE})
    agreed = replace(terms(garden.plan, (1, 1, 1)), hold=Millis(10_000))
    match = after(playing(garden, agreed), 0, PRETZEL, at=1_000)
    match = after(match, 0, GiveUp(), at=2_000)
    assert isinstance(match.phase, Playing)
    assert match.phase.grips == (None, None, None)


def test_a_knot_of_which_a_log_says_nothing_holds_for_ever() -> None:
    """WL-12: so were knots before they could slip."""
    match = match_on(pink=own_knot(PINK))
    assert slips(match) is None
    assert KnotSlipped not in {type(event) for event in expire(match, Millis(600_000))}


def test_options_that_an_old_log_does_not_name_mean_what_they_meant_then() -> None:
    """WL-11, WL-12: who opens a table today and says nothing means what is usual today."""
    assert agreed_then(ABOUT, 2, {"rounds": 3}).options == Options(
        rounds=3, knots="overhand", hold_s=0
    )
    assert agree(ABOUT, 2, {"rounds": 3}).options == Options(rounds=3, knots="any", hold_s=10)
    assert agreed_then(ABOUT, 2, {"knots": "any", "hold_s": 5}).options == Options(hold_s=5)


def agreed_on(hold_s: int) -> Millis | None:
    """What so many seconds come to."""
    begun, _ = begin(Setup(2, Options(hold_s=hold_s)), generator("hold"))
    assert isinstance(begun, MatchBegun)
    return begun.terms.hold


def test_ten_seconds_unless_chosen_otherwise() -> None:
    """WL-12"""
    assert Options().hold_s == 10
    assert [agreed_on(hold) for hold in (0, 3, 60)] == [None, 3_000, 60_000]
    with pytest.raises(Refusal) as refused:
        agreed_on(2)
    assert refused.value.rule == "TB-04"
