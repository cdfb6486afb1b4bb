"""OpenSpiel's own tests, and what a player's knowledge allows."""

import pickle
from random import Random
from typing import Any

import pyspiel
import pytest
from open_spiel.integration_tests import api_test

import wormery.research.spiel  # noqa: F401 - it registers them
from tests.games.wurmt.beds import folded
from wormery.core import Millis, Seat, Setup
from wormery.games.wurmt import CardId, begin_with
from wormery.games.wurmt.kernel.beds import number_of, play_of
from wormery.games.wurmt.kernel.rules import CARD_FRONT, DECK, FIRST, HANDS, SLOTS
from wormery.games.wurmt.legality import plays
from wormery.games.wurmt.rules import decide
from wormery.research.arrays.errors import IllegalAction

KINDS = (
    "wormery_wormi(quiet=4,layout=ends,passing=strict)",
    "wormery_wurmt",
    "wormery_wurmt(players=5,announce=True,reading=blind)",
    "wormery_wurmt(players=2,backs=neutral,end=finish_round)",
)
kinds = pytest.mark.parametrize("kind", KINDS)


@kinds
def test_random_games_pass_the_tests_in_cpp(kind: str) -> None:
    """Serialized at every step, with masks, through an observer."""
    game = pyspiel.load_game(kind)
    observer = game.make_observer(pyspiel.IIGObservationType(perfect_recall=False), {})
    pyspiel.random_sim_test(
        game, num_sims=1, serialize=True, verbose=False, mask_test=True, observer=observer
    )


class TestWormiApi(api_test.EnforceAPIOnPartialTreeBase):
    """The sweep of OpenSpiel's integration test over Wormi."""

    game_name = "wormery_wormi"
    game = pyspiel.load_game("wormery_wormi(quiet=2)")


class TestWurmtApi(api_test.EnforceAPIOnPartialTreeBase):
    """The sweep of OpenSpiel's integration test over Das Wurmt."""

    game_name = "wormery_wurmt"
    game = pyspiel.load_game("wormery_wurmt(players=4)")


def met(game: Any, rng: Random) -> list[Any]:
    """States of two whole games, the ends included."""
    states = []
    for _ in range(2):
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(moved(state, rng))
            states.append(state.clone())
    return states


class BeyondTheDeal:
    """The same tests on states that players meet.

    The 400 states that the sweep itself takes, from the root on, are all within the deal.
    """

    game: Any
    game_type: Any
    some_states: Any

    @classmethod
    def setUpClass(cls) -> None:
        states = met(cls.game, Random(6))
        assert any(not state.is_chance_node() for state in states)
        assert any(state.is_terminal() for state in states)
        cls.game_type, cls.some_states = cls.game.get_type(), states


class TestWormiBeyondTheDeal(BeyondTheDeal, api_test.EnforceAPIOnPartialTreeBase):
    """Wormi as it is played."""

    game_name = "wormery_wormi"
    game = pyspiel.load_game("wormery_wormi(quiet=6)")


class TestWurmtBeyondTheDeal(BeyondTheDeal, api_test.EnforceAPIOnPartialTreeBase):
    """Das Wurmt as it is played."""

    game_name = "wormery_wurmt"
    game = pyspiel.load_game("wormery_wurmt(players=4)")


def moved(state: Any, rng: Random) -> int:
    """Any action, chance's too."""
    if state.is_chance_node():
        outcomes, odds = zip(*state.chance_outcomes(), strict=True)
        assert sum(odds) == pytest.approx(1)
        return int(rng.choices(outcomes, odds)[0])
    return int(rng.choice(state.legal_actions()))


@kinds
def test_copies_are_exact_at_every_step(kind: str) -> None:
    game, rng = pyspiel.load_game(kind), Random(kind)
    state = game.new_initial_state()
    while not state.is_terminal() and state.move_number() < 120:
        action = moved(state, rng)
        copies = [state.clone(), pickle.loads(pickle.dumps(state))]
        state.apply_action(action)
        for copy in copies:
            copy.apply_action(action)
            assert str(copy) == str(state)
            assert copy.history() == state.history()


def test_resampled_states_are_others_that_look_the_same() -> None:
    """DW-33: the player has seen the same all the way; the hidden cards are others."""
    game, rng, others = pyspiel.load_game("wormery_wurmt(players=3)"), Random(8), 0
    state = game.new_initial_state()
    while not state.is_terminal():
        if not state.is_chance_node() and state.move_number() % 4 == 0:
            for player in range(3):
                other = state.resample_from_infostate(player, rng.random)
                assert other.information_state_string(player) == state.information_state_string(
                    player
                )
                assert other.legal_actions(player) == state.legal_actions(player)
                others += str(other) != str(state)
        state.apply_action(moved(state, rng))
    assert others > 20


def test_a_public_observation_is_the_same_in_all_of_them() -> None:
    """DW-33: what is public does not depend on what is hidden."""
    game, rng = pyspiel.load_game("wormery_wurmt"), Random(2)
    public = game.make_py_observer(
        pyspiel.IIGObservationType(True, False, pyspiel.PrivateInfoType.NONE)
    )
    state = game.new_initial_state()
    while state.is_chance_node() or state.move_number() < 60:
        state.apply_action(moved(state, rng))
    other = state.resample_from_infostate(0, rng.random)
    assert str(other) != str(state)
    assert public.string_from(other, 1) == public.string_from(state, 2)


def test_games_go_as_by_the_rules() -> None:
    """The cards that chance named, dealt by the plain rules in that order."""
    rng, game = Random(4), pyspiel.load_game("wormery_wurmt(players=4)")
    for _ in range(2):
        state, played = game.new_initial_state(), []
        while not state.is_terminal():
            action = moved(state, rng)
            if not state.is_chance_node():
                number = state.array.number_of(action)
                card = state.array.rows["game"][HANDS + SLOTS * state.array.player + (number & 15)]
                played.append(play_of(number, int(state.array.box[CARD_FRONT + card])))
            state.apply_action(action)
        row = state.array.rows["game"]
        deck = [CardId(int(card)) for card in row[DECK : DECK + 99]]
        setup = Setup(4, state.array.options)
        bed = folded(None, begin_with(setup, deck, Seat(int(row[FIRST]))))
        for play in played:
            assert number_of(play) in map(number_of, plays(bed))
            bed = folded(bed, decide(bed, bed.player, play, Millis(0)))
        assert bed.over


@kinds
def test_an_information_state_is_a_tensor_that_remembers(kind: str) -> None:
    """What is seen now and the way to it: equal where the string is, and only there."""
    game, rng = pyspiel.load_game(kind), Random(kind)
    strings: dict[Any, tuple[int, str]] = {}
    for _ in range(2):
        state = game.new_initial_state()
        while not state.is_terminal() and state.move_number() < 90:
            if not state.is_chance_node():
                for player in range(game.num_players()):
                    tensor = tuple(state.information_state_tensor(player))
                    assert len(tensor) == game.information_state_tensor_size()
                    said = (player, state.information_state_string(player))
                    assert strings.setdefault((player, tensor), said) == said
            state.apply_action(moved(state, rng))
    assert len(strings) == len({*strings.values()}) > 20


@kinds
def test_bad_actions_are_refused_and_change_nothing(kind: str) -> None:
    """TB-01, TB-06"""
    state, rng = pyspiel.load_game(kind).new_initial_state(), Random(1)
    with pytest.raises(IllegalAction, match=r"TB-01: 77 is no outcome"):
        state.apply_action(77)
    while state.is_chance_node():
        state.apply_action(moved(state, rng))
    before = (str(state), state.history(), state.information_state_string(0))
    illegal = next(a for a in range(400) if a not in state.legal_actions())
    for action, rule in ((illegal, r"(WI|DW)-\d+"), (9999, "TB-01")):
        with pytest.raises(IllegalAction, match=rule):
            state.apply_action(action)
    assert (str(state), state.history(), state.information_state_string(0)) == before
