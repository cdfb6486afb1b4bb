"""Bots of Das Wurmt are honest: what a seat may not know changes nothing that its bot does."""

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.games.wurmt.plays import shuffled, whole_game
from tests.games.wurmt.setups import setups
from tests.games.wurmt.test_secrets import exchanged, kinds, knowledge, twins
from wormery.bots.wurmt import levels as ladder
from wormery.bots.wurmt import reading
from wormery.bots.wurmt.levels import LEVELS, Player
from wormery.core import Millis, Seat, Setup
from wormery.core.compiled import warm_up
from wormery.games.wurmt import Bed, Event, Options, begin_with, evolve, tell, view
from wormery.games.wurmt.news import GameBegan

LONG = Millis(1_000_000)
MOMENTS = 40


@pytest.fixture(scope="module", autouse=True)
def _by_work_and_not_by_the_clock() -> Iterator[None]:
    """Thinking is cut short by its amount, so that both twins think alike."""
    warm_up()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ladder, "ROUNDS", ((3, 8), (2, 8)))
        patch.setattr(ladder, "LONGEST", 1e6)
        patch.setattr(ladder, "READING", 1e6)
        patch.setattr(reading, "WORLDS", 20)
        yield


class Ears:
    """A bot in a seat of one of two games that look the same from there."""

    def __init__(self, level: int, seat: Seat, first: Seat) -> None:
        player = LEVELS[level].new()
        assert isinstance(player, Player)
        self.player, self.seat = player, seat
        player.observe(GameBegan(first))

    def hear(self, bed: Bed, events: list[Event]) -> None:
        """What happens, as far as the seat may learn it."""
        for event in events:
            news = tell(bed, event, self.seat)
            assert news is not None
            self.player.observe(news)
            bed = evolve(bed, event)


@settings(max_examples=20)
@given(setups(), st.integers(0, len(LEVELS) - 1), st.integers(0, 2**32))
def test_a_bot_that_listens_does_the_same_whatever_is_hidden(
    setup: Setup[Options], level: int, seed: int
) -> None:
    """DW-33: every level, any options, through games that differ in hidden cards only."""
    rng = Random(seed)
    setup = Setup(setup.seats, replace(setup.options, clock=None))
    shuffle = shuffled(setup, rng)
    story = list(whole_game(setup, shuffle, rng))[:MOMENTS]
    seat = Seat(rng.randrange(setup.seats))
    other = exchanged(setup, shuffle, knowledge(setup, seat, story), rng, times=100)
    if kinds(begin_with(setup, other.deck, other.first)) != kinds(
        begin_with(setup, shuffle.deck, shuffle.first)
    ):
        return
    pair = [Ears(level, seat, shuffle.first) for _ in range(2)]
    for number, (moment, twin) in enumerate(twins(setup, story, other)):
        chosen = [
            ears.player.choose(view(each.bed, seat), (), Random(number), LONG)
            for ears, each in zip(pair, (moment, twin), strict=True)
        ]
        assert chosen[0] == chosen[1]
        for ears, each in zip(pair, (moment, twin), strict=True):
            ears.hear(each.bed, list(each.events))


def test_the_twins_of_these_tests_do_differ_in_heads_and_hands() -> None:
    """Otherwise they would prove nothing."""
    setup, rng = Setup(3, Options()), Random(4)
    shuffle = shuffled(setup, rng)
    story, seat = list(whole_game(setup, shuffle, rng))[:MOMENTS], Seat(1)
    other = exchanged(setup, shuffle, knowledge(setup, seat, story), rng, times=100)
    differing = 0
    for moment, twin in twins(setup, story, other):
        heads = [[worm.head for worm in each.bed.worms] for each in (moment, twin)]
        differing += heads[0] != heads[1] and moment.bed.hands != twin.bed.hands
    assert differing > MOMENTS // 4
