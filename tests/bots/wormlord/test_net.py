"""The net that Wormlord's best plan sees by: what it reads of a garden, and what it says."""

from collections.abc import Iterator
from dataclasses import replace

import numpy as np
import pytest

from tests.games.wormlord.gardens import BLUE, PINK, ROPE, draw, own_knot, playing
from wormery.bots.wormlord import distance
from wormery.bots.wormlord.distance import FARTHEST, QUEUE, ROOM, cycle
from wormery.bots.wormlord.expecting import done_in, foretell, remaining
from wormery.bots.wormlord.levels import LESSER_SHARE, NET_SHARE, PLANNERS, Planner, Thought
from wormery.bots.wormlord.net import NET_SIZE, judge, learned
from wormery.bots.wormlord.outlook import INPUTS, new_sight
from wormery.bots.wormlord.race import COMPANY
from wormery.bots.wormlord.search import has_met
from wormery.bots.wormlord.waves import FREE, NEVER, TICKS, WAVE_ROOM, ticks_to_win
from wormery.core.compiled import warm_up
from wormery.core.dice import dice_of
from wormery.games.wormlord import view
from wormery.games.wormlord.kernel import rounds
from wormery.games.wormlord.kernel import rules as kernel
from wormery.research.wormlord.plans import PlanTerms, garden, played

HANDS = rounds.hands_of([rounds.Player("medium")] * 2)
MAPS = ("Duel", "Basic 2", "Deep Woods", "High Mountain")


@pytest.fixture(scope="module", autouse=True)
def _warm() -> None:
    warm_up()


def gardens(name: str, seed: int) -> Iterator[tuple[kernel.Soil, rounds.Clock]]:
    """The gardens of a round at random, after every knot."""
    soil, clock, dice = garden(name, 2), np.zeros(rounds.CLOCK_SIZE), dice_of(seed)
    rounds.wind(soil, clock, 300_000.0, HANDS, dice)
    while (side := rounds.until_choice(soil, clock, HANDS, dice)) >= 0:
        cell = rounds.any_of(*kernel.places(soil, side), dice)
        rounds.act(soil, clock, side, kernel.PLACE + cell, HANDS, dice)
        yield soil, clock


def chances(soil: kernel.Soil, clock: rounds.Clock) -> list[float]:
    """What the net that comes along says."""
    found, net = np.empty(4), learned(2)
    assert net is not None
    judge(soil, clock, HANDS, net, found, new_sight())
    return [float(chance) for chance in found]


@pytest.mark.parametrize("name", MAPS)
def test_waves_find_the_cheapest_way_where_one_or_two_objectives_are_needed(name: str) -> None:
    """Where three are, they may miss where all ways part, and never by less than it costs."""
    room, queue, goals = np.empty(ROOM), np.zeros(QUEUE, np.int64), np.empty(8, np.int64)
    fields, waves, seen = np.zeros(WAVE_ROOM, np.int64), np.zeros(2 * TICKS, np.int64), set()
    for seed in range(6):
        for soil, _ in gardens(name, 1 + 7919 * seed):
            for side in range(2):
                ticks = ticks_to_win(soil, side, FREE + 1, fields, waves)
                exact = min(NEVER, distance.way(soil, side, 5.0, room, queue, goals) / 5)
                needed = 3 - kernel.held(soil, side)
                assert ticks >= exact
                assert ticks == exact or needed == 3
                seen.add(needed)
    assert seen >= {1, 2, 3}


def test_chances_add_up_and_belong_to_the_sides_whoever_is_named_first() -> None:
    """The same garden with the sides' names exchanged has the same chances, exchanged."""
    for soil, clock in gardens("Duel", 5):
        told = chances(soil, clock)
        assert sum(told) == pytest.approx(1)
        other, watch = soil.copy(), clock.copy()
        first, second = kernel.SIDE, kernel.SIDE + kernel.SIDE_SIZE
        end = second + kernel.SIDE_SIZE
        other[first:second], other[second:end] = soil[second:end], soil[first:second]
        for at in (first, second):
            if other[at + kernel.HAND] >= kernel.ENEMY_KNOT:
                other[at + kernel.HAND] = 2 * kernel.ENEMY_KNOT + 1 - other[at + kernel.HAND]
        if soil[kernel.WINNER] >= 0:
            other[kernel.WINNER] = 1 - soil[kernel.WINNER]
        watch[rounds.DUE], watch[rounds.DUE + 1] = clock[rounds.DUE + 1], clock[rounds.DUE]
        assert chances(other, watch)[:2] == pytest.approx(told[1::-1])


def test_who_has_won_has_won() -> None:
    """WL-28"""
    *_, (soil, clock) = gardens("Small Garden", 3)
    assert soil[kernel.WINNER] >= 0
    assert chances(soil, clock)[soil[kernel.WINNER]] == 1


def test_what_takes_long_already_takes_less_long_from_now_on() -> None:
    left = [remaining(2_000.0, 0.2, 0.0, passed) for passed in (0.0, 800.0, 1_800.0, 2_600.0)]
    assert left == sorted(left, reverse=True)
    assert left[0] == pytest.approx(2_000, rel=0.05)
    assert left[1] == pytest.approx(left[0] - 800, abs=5)  # nobody is ready so early
    assert 0 < left[-1] < remaining(2_000.0, 0.2, 2_500.0, 99_000.0) == 1_250  # begun anew


def test_the_clock_is_set_by_what_the_others_are_at() -> None:
    """WL-10: who waits for a rope waits until one is given back."""
    soil, clock = garden("Duel", 2), np.zeros(rounds.CLOCK_SIZE)
    soil[kernel.SIDE + kernel.HAND] = kernel.OWN_KNOT
    foretell(soil, clock, 0, 90_000.0, HANDS, np.zeros(2))
    assert list(clock[:3]) == [0, 90_000, 0]
    assert cycle(HANDS, 1) * 0.6 < clock[rounds.DUE + 1] < cycle(HANDS, 1)
    at = kernel.SIDE + kernel.SIDE_SIZE
    soil[at + kernel.HAND], soil[at + kernel.RESERVE] = kernel.EMPTY, 0
    assert done_in(soil, 1, HANDS, 0.0) == rounds.FOREVER


def test_a_net_was_learned_for_two_sides_only() -> None:
    net = learned(2)
    assert net is not None
    assert net.shape == (NET_SIZE,)
    assert learned(3) is learned(4) is None


APART, MET, NEARLY, PRESSED = (
    """
    P  p  .  .  o
    .  o  .  .  .
    .  .  .  o  b
    o  .  .  b  B
    """,
    """
    P  p  p  b  o
    .  o  .  b  .
    .  .  .  o  b
    o  .  .  .  B
    """,
    """
    P  p  p  bo b
    .  o  .  .  b
    .  .  .  o  b
    po p  p  .  B
    """,
    """
    P  p  p  bo o
    .  o  .  b  b
    .  .  .  bo b
    o  .  .  .  B
    """,
)


@pytest.mark.parametrize(
    ("lawn", "do_meet", "share"),
    [
        (APART, False, LESSER_SHARE),
        (MET, True, NET_SHARE),
        (NEARLY, True, NET_SHARE),
        (NEARLY.replace("o  b\n", "bo b\n"), True, LESSER_SHARE),
        (PRESSED, True, LESSER_SHARE),
    ],
    ids=[
        "until they meet",
        "where they take from each other",
        "where each holds one",
        "where they hold three together",
        "where an enemy's next knot wins",
    ],
)
def test_the_net_says_more_where_sides_take_from_each_other_and_none_is_about_to_win(
    lawn: str, share: float, *, do_meet: bool
) -> None:
    """WL-17, WL-28"""
    match = playing(draw(lawn, {PINK: own_knot(PINK), BLUE: ROPE}))
    soil, dice = kernel.pack(view(match, None)), dice_of(1)
    assert has_met(soil) == do_meet
    thought = Thought(soil, PINK, HANDS, np.zeros(2), 60_000.0, dice, dice, COMPANY[2])
    assert thought.net_share() == share


@pytest.mark.parametrize(("name", "sides"), [("Small Garden 3", 3), ("Small Garden", 4)])
def test_among_more_than_two_it_plays_as_it_did_before_it_learned(name: str, sides: int) -> None:
    before = replace(PLANNERS[3], net=None)
    terms, soil = PlanTerms(name, sides, limit=40_000.0), garden(name, sides)
    assert played(soil, [PLANNERS[3]] * sides, terms, "d") == played(
        soil, [before] * sides, terms, "d"
    )


@pytest.mark.parametrize(("extra", "is_seen"), [(0, True), (1, True), (2, False)])
def test_a_garden_with_more_objectives_than_the_net_reads_is_weighed_as_ever(
    extra: int, *, is_seen: bool
) -> None:
    """WL-05: a map of one's own may have any number of objectives."""
    soil = garden("Duel", 2)
    for cell in (22, 24)[:extra]:
        assert not kernel.is_in(soil, kernel.OBJECTIVES, cell)
        kernel.mark(soil, kernel.OBJECTIVES, cell)
    dice = dice_of(1)
    thought = Thought(soil, 0, HANDS, np.zeros(2), 60_000.0, dice, dice, COMPANY[2])
    assert (thought.net(PLANNERS[3]) is not None) == is_seen
    assert thought.net(Planner(ponder=1.0)) is None


def test_what_is_far_is_never_farther_than_the_farthest() -> None:
    """Inputs stay small, whatever a garden looks like."""
    sight, found, net = new_sight(), np.empty(4), learned(2)
    assert net is not None
    for soil, clock in gardens("Deep Woods", 11):
        if soil[kernel.WINNER] < 0:
            judge(soil, clock, HANDS, net, found, sight)
            assert np.isfinite(sight[0]).all()
            assert np.abs(sight[0][: 2 * INPUTS]).max() <= max(NEVER / 6, FARTHEST)
