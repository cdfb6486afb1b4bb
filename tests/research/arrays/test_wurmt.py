"""Das Wurmt as arrays and by the plain rules, card for card; and what arrays must not tell."""

from itertools import product
from random import Random

import numpy as np
import pytest

from tests.games.wurmt.beds import folded
from tests.games.wurmt.plays import Moment, shuffled, whole_game
from tests.games.wurmt.setups import any_setup
from tests.games.wurmt.test_secrets import ends, exchanged, kinds, knowledge, twins
from wormery.core import Millis, Seat, Setup
from wormery.games.wurmt import Bed, CardId, Options, begin_with, outcome
from wormery.games.wurmt.kernel.beds import number_of, pack, play_of
from wormery.games.wurmt.kernel.rules import CARD_FRONT, CARDS, DECK, FIRST, HANDS, SLOTS
from wormery.games.wurmt.legality import plays
from wormery.games.wurmt.rules import decide
from wormery.research.arrays.errors import IllegalAction
from wormery.research.arrays.wurmt import WurmtGame

GAMES, STORIES = 60, 12


def plain(game: WurmtGame) -> Bed:
    """The same deal by the rules."""
    row = [int(number) for number in game.rows["game"]]
    deck = [CardId(card) for card in row[DECK : DECK + int(game.box[CARDS])]]
    setup = Setup(game.seats, game.options)
    return folded(None, begin_with(setup, deck, Seat(row[FIRST])))


def played(game: WurmtGame, bed: Bed, action: int) -> Bed:
    """An action by the rules."""
    number = game.number_of(action)
    card = game.rows["game"][HANDS + SLOTS * game.player + (number & 15)]
    play = play_of(number, int(game.box[CARD_FRONT + card]))
    return folded(bed, decide(bed, bed.player, play, Millis(0)))


def test_games_go_as_by_the_rules() -> None:
    """DW-10 to DW-32, DW-36, for two to five players"""
    seats = set()
    for seed in range(GAMES):
        rng = Random(f"arrays {seed}")
        setup = any_setup(rng)
        seats.add(setup.seats)
        game = WurmtGame(setup.seats, setup.options)
        game.begin(seed)
        bed = plain(game)
        while not bed.over:
            legal = np.flatnonzero(game.mask(game.player)).tolist()
            assert sorted(map(game.number_of, legal)) == sorted(map(number_of, plays(bed)))
            assert game.player == bed.player
            action = rng.choice(legal)
            bed = played(game, bed, action)
            game.play(action)
            assert (game.observe(0) == seen(game, bed, 0)).all()
        won = outcome(bed)
        assert won is not None
        assert game.is_over
        assert game.scores() == [*won.scores]
        best = max(game.payoffs())
        assert {seat for seat in range(setup.seats) if game.payoffs()[seat] == best} == {
            *won.winners
        }
        assert sum(game.payoffs()) == pytest.approx(0)
    assert seats == {2, 3, 4, 5}


def seen(game: WurmtGame, bed: Bed, seat: int) -> np.ndarray:
    """What a seat is shown of a bed that comes from the rules."""
    twin = game.clone()
    twin.take(pack(bed))
    return twin.observe(seat)


def assert_nothing_shows(game: WurmtGame, seat: Seat, moment: Moment, twin: Moment) -> None:
    one, two = game.clone(), game.clone()
    one.take(pack(moment.bed))
    two.take(pack(twin.bed))
    assert one.observe(seat).tobytes() == two.observe(seat).tobytes()
    assert one.mask(seat).tobytes() == two.mask(seat).tobytes()


def test_what_a_seat_may_not_know_changes_no_number_it_sees() -> None:
    """DW-33, DW-04, DW-05: two games that differ in hidden cards alone give the same arrays."""
    compared = 0
    for seed in range(STORIES):
        rng = Random(f"secret arrays {seed}")
        setup = any_setup(rng)
        game, shuffle = WurmtGame(setup.seats, setup.options), shuffled(setup, rng)
        story = list(whole_game(setup, shuffle, rng))
        dealt = kinds(begin_with(setup, shuffle.deck, shuffle.first))
        for seat, times in product(map(Seat, range(setup.seats)), (2, 100)):
            until = story[: rng.choice(ends(story))]
            other = exchanged(setup, shuffle, knowledge(setup, seat, until), rng, times)
            if kinds(begin_with(setup, other.deck, other.first)) == dealt:
                for moment, twin in twins(setup, until, other):
                    assert_nothing_shows(game, seat, moment, twin)
                    compared += moment.bed != twin.bed
    assert compared > 500


def test_a_determinised_game_looks_the_same_and_is_another() -> None:
    """DW-33"""
    game, others = WurmtGame(4, Options(backs="neutral")), 0
    game.begin(5)
    rng = Random(5)
    while not game.is_over:
        seat = rng.randrange(4)
        world = game.determinised(seat, rng.getrandbits(30))
        assert world.observe(seat).tobytes() == game.observe(seat).tobytes()
        assert world.mask(seat).tobytes() == game.mask(seat).tobytes()
        others += world.observe((seat + 1) % 4).tobytes() != game.observe((seat + 1) % 4).tobytes()
        game.play(rng.choice(np.flatnonzero(game.mask(game.player)).tolist()))
    assert others > 20


def test_shapes_are_the_same_for_two_to_five() -> None:
    sizes = {(game.layout.size, game.actions) for game in map(WurmtGame, range(2, 6))}
    assert sizes == {(189, 430)}


def test_refusals_name_the_rule_and_change_nothing() -> None:
    """DW-10, DW-11, DW-22, TB-06"""
    game = WurmtGame()
    game.begin(3)
    legal = game.mask(game.player)
    before = game.rows["game"].copy()
    for action in np.flatnonzero(legal == 0).tolist():
        with pytest.raises(IllegalAction, match=r"DW-(10|11|22): action"):
            game.play(action)
    assert (game.rows["game"] == before).all()
