"""Bots know that any knot is a knot: they tie overhands, and untie whatever people tie."""

from random import Random

import pytest
from msgspec.structs import replace

from tests.games.wormlord.gardens import BLUE, PINK, ROPE, after, draw, playing, terms, told
from tests.knots.ropes import pretzel
from wormery.bots.ladders import level_named
from wormery.bots.wormlord.levels import PLANNERS, Gardener
from wormery.core import Millis, Seat, Setup, generator
from wormery.games import wormlord
from wormery.games.wormlord import Match, Place, Tie, view
from wormery.games.wormlord.events import KnotSlipped, KnotTied, KnotUntied
from wormery.games.wormlord.kernel import rounds
from wormery.games.wormlord.state import EnemyKnot, Hand, OwnKnot, Playing
from wormery.knots import Level, Lying
from wormery.knots.drawing.hands import WAYS
from wormery.research.simulated import SimulatedSeat, play

SECOND = Millis(1_000)
LAWN = """
    P  .  .  .  o
    .  p  .  b  o
    o  .  .  .  B
"""


def lawn(pink: Hand = ROPE, blue: Hand = ROPE, people: tuple[int, ...] = (1, 1)) -> Match:
    """A match in which any knot counts, and knots slip."""
    garden = draw(LAWN, {PINK: pink, BLUE: blue})
    return playing(garden, replace(terms(garden.plan, people), knots="any", hold=Millis(10_000)))


def taken(lying: Lying, people: tuple[int, ...] = (1, 1)) -> Match:
    """A person, blue, has tied this, and pink has conquered its cell."""
    tied = after(lawn(people=people), sum(people) - 1, Tie(pretzel(figure=WAYS[lying]).rows))
    hand = tied.garden.hands[BLUE]
    assert isinstance(hand, OwnKnot)
    return lawn(EnemyKnot(hand.knot), people=people)


@pytest.mark.parametrize("level", ["beginner", "expert"])
@pytest.mark.parametrize("lying", WAYS)
def test_a_bot_unties_whatever_a_person_has_tied(level: Level, lying: Lying) -> None:
    """WL-11, WL-18, WL-38: of three, four, five and six crossings."""
    match = taken(lying)
    for seed in range(3):
        command = Gardener(PLANNERS[2], level).choose(
            view(match, Seat(0)), (), Random(seed), SECOND
        )
        assert command is not None
        (event,) = told(match, 0, command)
        assert isinstance(event, KnotUntied)


@pytest.mark.parametrize("lying", ["figure-eight", "6_2"])
def test_two_bots_untie_it_together(lying: Lying) -> None:
    """WL-35"""
    match = taken(lying, people=(2, 1))
    bot = Gardener(PLANNERS[2], "medium")
    for seat in (0, 1):
        command = bot.choose(view(match, Seat(seat)), (), Random(seat), SECOND)
        assert command is not None
        match = after(match, seat, command)
    assert not isinstance(match.garden.hands[PINK], EnemyKnot)


def test_bots_tie_overhands_and_place_them_before_they_slip() -> None:
    """WL-11, WL-12: a whole match with the options that the box says."""
    players = [
        SimulatedSeat(level_named(wormlord, name).new(), Random(name))
        for name in ("plan2@beginner", "plan3@medium")
    ]
    setup = Setup(2, wormlord.Options(rounds=1, time_limit=60))
    game = play(wormlord, setup, generator("bots/any"), players, SECOND)
    tied = [event for event in game.events if isinstance(event, KnotTied)]
    assert game.forfeit is None
    assert len(tied) > 10
    assert {(event.kind, event.lying, event.hold) for event in tied} == {
        ("overhand", "overhand", 10_000)
    }
    assert KnotSlipped not in {type(event) for event in game.events}


def test_a_bot_whose_knot_has_slipped_ties_it_again() -> None:
    """WL-12"""
    match = after(lawn(), 0, Tie(pretzel().rows), at=1_000)
    match = wormlord.evolve(match, *wormlord.expire(match, Millis(11_000)))
    command = Gardener(PLANNERS[1], "easy").choose(view(match, Seat(0)), (), Random(1), SECOND)
    assert isinstance(command, Tie)
    match = after(match, 0, command, at=13_000)
    assert isinstance(match.phase, Playing)
    assert isinstance(
        Gardener(PLANNERS[1], "easy").choose(view(match, Seat(0)), (), Random(1), SECOND), Place
    )


def test_a_bot_knows_whose_knots_are_harder_to_untie() -> None:
    """WL-38, WL-39: those of a side that ties figure-eights, where they are untied as such."""
    garden = draw(LAWN)
    for knots, holding in (("any", 1.17), ("overhand", 1.0)):
        agreed = replace(terms(garden.plan, handicaps=("figure-eight", "overhand")), knots=knots)
        seen = view(playing(garden, agreed), Seat(1))
        hands = Gardener(PLANNERS[3], "expert").hands(seen)
        assert hands[rounds.HOLDING] == holding
        assert hands[rounds.HAND_SIZE + rounds.HOLDING] == 1.0
        assert hands[rounds.TYING] == hands[rounds.HAND_SIZE + rounds.TYING]
