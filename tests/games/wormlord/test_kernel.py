"""The kernel and the plain rules, act for act, side by side."""

import os
import subprocess
import sys
from functools import reduce
from random import Random

import numpy as np
import pytest

from tests.games.wormlord.gardens import (
    BLUE,
    PINK,
    ROPE,
    cell,
    draw,
    enemy_knot,
    own_knot,
    playing,
)
from wormery.core import Millis, Seat, Side, agree, generator
from wormery.core.compiled import warm_up
from wormery.core.dice import dice_of
from wormery.games.wormlord import ABOUT, Match, begin, evolve, legality, view
from wormery.games.wormlord.events import (
    CellConquered,
    Event,
    HeadquartersMoved,
    KnotSlipped,
    KnotTied,
    KnotUntied,
    RopeTaken,
    RoundTied,
    RoundWon,
    SeatGaveUp,
    SignalGiven,
)
from wormery.games.wormlord.kernel import rounds
from wormery.games.wormlord.kernel import rules as kernel
from wormery.games.wormlord.kernel.rounds import Player
from wormery.games.wormlord.land import land, worked_out
from wormery.games.wormlord.maps.texts import shelf
from wormery.games.wormlord.options import SHORTEST_HOLD
from wormery.games.wormlord.rules import consequences, counted
from wormery.games.wormlord.state import EnemyKnot, Playing, remaining, seats_of, sides
from wormery.knots import Handicap, Lying, loose_knot, pull_free, tie
from wormery.knots.drawing.figures import smooth
from wormery.knots.drawing.hands import WAYS, Level, toil

ROUNDS = int(os.environ.get("WORMERY_KERNEL_ROUNDS", "12"))
"""On every map, for every number of sides; a thorough run plays hundreds."""
CLOSELY = 12  # every so many acts everything that can be known is compared
BOARDS = [(plan.name, count) for plan in shelf().values() for count in plan.sides]
LEVELS: list[Level] = ["beginner", "easy", "medium", "hard", "expert"]
HANDICAPS: list[Handicap] = ["loop", "overhand", "figure-eight"]


@pytest.fixture(scope="module", autouse=True)
def _warm() -> None:
    warm_up()


def signalled(name: str, people: tuple[int, ...], **options: object) -> Match:
    """A match on a map, right after the first signal."""
    setup = agree(ABOUT, sum(people), {"map": name, "teams": list(people), **options})
    return reduce(evolve, [*begin(setup, generator("kernel")), SignalGiven(Millis(0))], None)  # type: ignore[return-value]


def listed(soil: kernel.Soil, side: Side) -> tuple[list[int], list[int]]:
    """Places and posts as the kernel finds them."""
    cells = np.zeros(kernel.MOST_CELLS, dtype=np.int64)
    places = cells[: kernel.listed(*kernel.places(soil, side), cells)].tolist()
    return places, cells[: kernel.listed(*kernel.posts(soil, side), cells)].tolist()


def told(match: Match, side: Side, act: int, at: Millis) -> Event:
    """What an act of the kernel is in the log; gestures are believed."""
    seat, what, place = seats_of(match.terms, side)[0], act & ~127, kernel.cell_of(act & 127)
    if what == kernel.TAKE:
        assert legality.why_not_take(match.garden, side) is None
        return RopeTaken(side, seat, at)
    if what == kernel.TIE:
        assert legality.why_not_tie(match.garden, side) is None
        return KnotTied(side, seat, match.tied + 1, "overhand", "3_1", "left", "", at)
    if what == kernel.UNTIE:
        hand = match.garden.hands[side]
        assert isinstance(hand, EnemyKnot)
        return KnotUntied(side, seat, hand.knot.side, (), at)
    if what == kernel.PLACE:
        assert legality.why_not_place(match.garden, side, place) is None
        return CellConquered(side, seat, place, match.garden.owner(place), at)
    assert legality.why_not_headquarters(match.garden, side, place) is None
    return HeadquartersMoved(side, seat, place, at)


def slipping(match: Match, rng: Random) -> list[Side]:
    """Now and then a knot slips open that could be placed."""
    could = [side for side in sides(match.terms) if legality.places(match.garden, side)]
    return [side for side in could if rng.random() < 0.02]


def agrees(match: Match, soil: kernel.Soil) -> bool:
    """Whether both see the same garden, and may do the same in it."""
    assert land(match.garden) == worked_out(match.garden)
    for side in sides(match.terms):
        is_here = side in remaining(match)
        places, posts = listed(soil, side)
        wanted = [
            where
            for where in legality.reach(match.garden, side)
            if legality.why_not_conquer(match.garden, side, where) is None
        ]
        assert legality.within_reach(match.garden, side) == tuple(sorted(wanted))
        assert sorted(map(kernel.number_of, wanted)) == places
        assert legality.posts(match.garden, side) == tuple(
            where
            for where in legality.occupied(match.garden, side)
            if legality.why_not_headquarters(match.garden, side, where) is None
        )
        enemies = [each for each in remaining(match) if each != side]
        assert legality.at_risk(match.garden, side, enemies) == tuple(
            where
            for where in legality.occupied(match.garden, side)
            if any(legality.why_not_conquer(match.garden, each, where) is None for each in enemies)
        )
        places_now = legality.places(match.garden, side)
        assert legality.can_place(match.garden, side) == bool(places_now)
        assert list(map(kernel.number_of, legality.posts(match.garden, side))) == posts
        assert kernel.can_act(soil, side) == (is_here and legality.can_act(match.garden, side))
        assert kernel.points(soil, side) == legality.points(match.garden, side)
    best = legality.foremost(match.garden, remaining(match))
    assert kernel.foremost(soil) == (kernel.NOBODY if best is None else best)
    return bool(np.array_equal(kernel.pack(view(match, None)), soil))


def chosen(soil: kernel.Soil, side: Side, rng: Random) -> int:
    """An act of a side that has to choose: a knot goes anywhere, or the HQ before that."""
    places, posts = listed(soil, side)
    if posts and rng.random() < 0.2:
        return kernel.POST + rng.choice(posts)
    return kernel.PLACE + rng.choice(places)


def side_by_side(match: Match, players: list[Player], rng: Random) -> tuple[kernel.Soil, Event]:
    """Play a round in the kernel and by the rules: the garden of one, the end by the other."""
    assert isinstance(match.phase, Playing)
    limit = rounds.FOREVER if match.phase.ends is None else float(match.phase.ends)
    hands, dice = rounds.hands_of(players), dice_of(rng.getrandbits(40))
    soil, clock = kernel.pack(view(match, None)), np.zeros(rounds.CLOCK_SIZE)
    rounds.wind(soil, clock, limit, hands, dice)
    for number in range(100_000):
        assert number % CLOSELY or agrees(match, soil)
        said = rounds.step(soil, clock, hands, dice)
        if said == rounds.OVER:
            assert clock[rounds.NOW] == limit
            return soil, counted(match, Millis(int(limit)))[0]
        side, act = Side(said >> 10), said & 1023
        if said < 0:
            side = Side(-1 - said)
            act = chosen(soil, side, rng)
            rounds.act(soil, clock, side, act, hands, dice)
        at = Millis(int(clock[rounds.NOW]))
        match = evolve(match, told(match, side, act, at))
        end = consequences(match, at)
        for slips in [] if end else slipping(match, rng):
            rounds.act(soil, clock, slips, kernel.SLIP, hands, dice)
            match = evolve(match, KnotSlipped(slips, at))
        if end:
            assert rounds.step(soil, clock, hands, dice) == rounds.OVER
            assert soil[kernel.WINNER] >= 0 or agrees(match, soil)
            return soil, end[0]
    raise AssertionError("a round without an end")


@pytest.mark.parametrize(("name", "count"), BOARDS)
def test_a_round_of_the_kernel_is_a_round_by_the_rules(name: str, count: int) -> None:
    """WL-09 to WL-28, WL-31 to WL-34, WL-39, WL-41: every act is legal, does and ends the same."""
    for number in range(ROUNDS):
        rng = Random(f"{name}/{count}/{number}")
        people = tuple(rng.choice((1, 2)) for _ in range(count))
        handicaps = [rng.choice(HANDICAPS) for _ in range(count)]
        limit = rng.choice((None, 30, 60, 120))
        match = signalled(name, people, handicaps=handicaps, time_limit=limit)
        players = [
            Player(rng.choice(LEVELS), handicap, pair)
            for handicap, pair in zip(handicaps, people, strict=True)
        ]
        soil, end = side_by_side(match, players, rng)
        match end:
            case RoundWon(winner, "objectives"):
                assert soil[kernel.WINNER] == winner
            case RoundWon(winner, "points"):
                assert soil[kernel.WINNER] == kernel.NOBODY
                assert kernel.foremost(soil) == winner
            case other:
                assert isinstance(other, RoundTied)
                assert kernel.foremost(soil) == kernel.NOBODY


def steady(count: int) -> rounds.Hands:
    """Hands that always take the same time, each another, and never blunder."""
    hands = rounds.hands_of([Player("medium")] * count)
    for side in range(count):
        own = hands[rounds.HAND_SIZE * side :][: rounds.HAND_SIZE]
        own[[rounds.TYING, rounds.UNTYING, rounds.REACTION]] *= 1 + 0.0317 * side
        own[[rounds.TYING_SPREAD, rounds.UNTYING_SPREAD]] = 0
        own[[rounds.REACTION_SPREAD, rounds.BLUNDER]] = 0
    return hands


def choices(name: str, count: int, *, hurried: bool) -> list[tuple[int, int, float]]:
    """Who chose which cell when, in a round at random: act for act, or from choice to choice."""
    rng, dice = Random(name), dice_of(1)
    soil, clock = kernel.pack(view(signalled(name, (1,) * count), None)), np.zeros(6)
    hands = steady(count)
    made: list[tuple[int, int, float]] = []
    rounds.wind(soil, clock, 180_000.0, hands, dice)
    while True:
        if hurried:
            side = rounds.until_choice(soil, clock, hands, dice)
        else:
            while (said := rounds.step(soil, clock, hands, dice)) >= 0:
                pass
            side = -1 - said if said != rounds.OVER else -1
        if side < 0:
            return made
        act = chosen(soil, Side(side), rng)
        made.append((side, act, clock[rounds.NOW]))
        rounds.act(soil, clock, side, act, hands, dice)


@pytest.mark.parametrize(("name", "count"), BOARDS)
def test_from_choice_to_choice_a_round_is_the_same_as_act_for_act(name: str, count: int) -> None:
    """WL-10, WL-18: to take and to tie ahead changes nothing, even when ropes run out."""
    slow, quick = (choices(name, count, hurried=hurried) for hurried in (False, True))
    assert len(slow) > 10
    assert [each[:2] for each in slow] == [each[:2] for each in quick]
    assert [each[2] for each in quick] == pytest.approx([each[2] for each in slow])


def test_a_side_that_has_left_does_nothing_and_wins_nothing() -> None:
    """WL-40"""
    match = signalled("Basic 3", (1, 1, 1))
    match = evolve(match, SeatGaveUp(Seat(1), Millis(5)))
    soil, clock = kernel.pack(view(match, None)), np.zeros(rounds.CLOCK_SIZE)
    hands, dice = rounds.hands_of([Player("medium")] * 3), dice_of(1)
    assert agrees(match, soil)
    rounds.wind(soil, clock, 60_000.0, hands, dice)
    rounds.random_round(soil, clock, hands, dice)
    assert kernel.points(soil, BLUE) == 0


def test_a_hand_waits_for_a_rope_or_a_cell_and_then_goes_on() -> None:
    """WL-10, WL-23: pink has no cell until blue's HQ has gone; then the round goes on."""
    garden = draw("P b^ b . o\n# # . o o\n# # . . B", {PINK: own_knot(PINK)})
    soil = kernel.pack(view(playing(garden), None))
    hands, dice = rounds.hands_of([Player("expert")] * 2), dice_of(3)
    clock = np.zeros(rounds.CLOCK_SIZE)
    rounds.wind(soil, clock, rounds.FOREVER, hands, dice)
    said = 0
    while said >= 0:
        said = rounds.step(soil, clock, hands, dice)
        assert said >> 10 != PINK
    assert said == -1 - BLUE
    assert clock[rounds.DUE + PINK] == rounds.FOREVER
    post = kernel.POST + kernel.number_of(cell("c1"))
    rounds.act(soil, clock, BLUE, post, hands, dice)
    assert clock[rounds.DUE + PINK] < rounds.FOREVER


@pytest.mark.parametrize("level", ["beginner", "medium", "expert"])
@pytest.mark.parametrize("handicap", ["loop", "overhand"])
def test_the_kernel_takes_as_long_as_hands_that_draw(level: Level, handicap: Handicap) -> None:
    """Tying times of both have the same mean, give or take what chance does in so few knots."""
    rng = Random(5)
    drawn = np.array([tie(level, rng, handicap).millis for _ in range(60)])
    match = signalled("Basic 2", (1, 1))
    soil, dice = kernel.pack(view(match, None)), dice_of(7)
    hands = rounds.hands_of([Player(level, handicap)] * 2)
    drawn_by_dice = [rounds.duration(soil, 0, hands, dice) for _ in range(2_000)]
    error = drawn.std() / np.sqrt(len(drawn))
    assert abs(drawn.mean() - np.mean(drawn_by_dice)) < 4 * error


def test_nobody_in_the_kernel_is_so_slow_that_a_knot_slips() -> None:
    """WL-12: so rounds in there are rounds by the rules, whatever was agreed."""
    assert 1_000 < rounds.SLOWEST < 1_000 * SHORTEST_HOLD
    hands, dice = rounds.hands_of([Player("beginner")]), dice_of(9)
    soil = kernel.pack(view(playing(draw("P .\no B", {PINK: own_knot(PINK)})), None))
    assert max(rounds.duration(soil, 0, hands, dice) for _ in range(4_000)) <= rounds.SLOWEST


@pytest.mark.parametrize("lying", rounds.EFFORT)
def test_a_harder_knot_takes_as_much_longer_as_it_does_in_the_hand(lying: Lying) -> None:
    """WL-38: to tie, by how a hand draws its figure; to untie, by how far an end has to come."""
    pretzel = toil(smooth(WAYS["overhand"]))[-1]
    assert rounds.TOIL[lying] == pytest.approx(toil(smooth(WAYS[lying]))[-1] / pretzel, abs=0.01)
    lasted = [
        np.mean(
            [
                pull_free(loose_knot("right", seed, kind), "expert", Random(seed)).rows[-1][2]
                for seed in range(12)
            ]
        )
        for kind in ("overhand", lying)
    ]
    assert rounds.EFFORT[lying] == pytest.approx(lasted[1] / lasted[0], abs=0.06)


def test_a_harder_knot_costs_its_maker_and_its_taker_in_the_kernel() -> None:
    """WL-38"""
    players = [Player("medium", knot="stevedore"), Player("medium")]
    hands = rounds.hands_of(players)
    for number in (rounds.TYING_SPREAD, rounds.UNTYING_SPREAD, rounds.BLUNDER):
        hands[[number, rounds.HAND_SIZE + number]] = 0
    garden = draw("P p b .\no . o B", {PINK: ROPE, BLUE: enemy_knot(PINK)})
    soil, dice = kernel.pack(view(playing(garden), None)), dice_of(2)
    assert rounds.duration(soil, 0, hands, dice) == pytest.approx(2_100 * 1.42, rel=0.01)
    assert rounds.duration(soil, 1, hands, dice) == pytest.approx(1_500 * 1.52, rel=0.01)


def test_partners_tie_in_half_the_time() -> None:
    """WL-34: each draws half of the pretzel, with care; a figure-eight is drawn in one beat."""
    assert rounds.tying(Player("medium", people=2)) == (1_050, 0)
    assert rounds.tying(Player("medium", "figure-eight", 2)) == (rounds.BEAT, 0)


def test_random_rounds_are_fair_and_repeatable() -> None:
    """The same seed is the same rounds; no side of a fair map wins much more than another."""
    soil = kernel.pack(view(signalled("Small Garden", (1, 1)), None))
    hands = rounds.hands_of([Player("hard")] * 2)
    won = rounds.random_rounds(soil, hands, 180_000.0, 400, dice_of(11))
    assert won == rounds.random_rounds(soil, hands, 180_000.0, 400, dice_of(11))
    assert 120 < won < 280


PLAIN = """
import numpy as np
from functools import reduce
from wormery.core import agree, generator
from wormery.core.compiled import IS_COMPILED
from wormery.core.dice import dice_of
from wormery.games.wormlord import ABOUT, begin, evolve, view
from wormery.games.wormlord.kernel import rounds, rules as kernel
assert IS_COMPILED == {compiled}
hands = rounds.hands_of([rounds.Player("easy")] * 4)
dice = dice_of(3)
for name, sides in (("Basic 2", 2), ("Mountain King", 4)):
    match = reduce(evolve, begin(agree(ABOUT, sides, {{"map": name}}), generator("plain")), None)
    soil = kernel.pack(view(match, None))
    print(rounds.random_rounds(soil, hands, 60_000.0, 5, dice), dice)
"""


def test_without_the_compiler_the_kernel_plays_the_same() -> None:
    """Machine code is only quicker."""
    won = set()
    for switch in ("0", "1"):
        answer = subprocess.run(
            [sys.executable, "-W", "error", "-c", PLAIN.format(compiled=switch == "0")],
            env={**os.environ, "WORMERY_NO_NUMBA": switch},
            capture_output=True,
            text=True,
            check=True,
        )
        won.add(answer.stdout)
    assert len(won) == 1
