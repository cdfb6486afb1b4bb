"""Bad input in every form: an error that names the rule, and nothing has changed.

What is particular to a form stands in its own tests; here is the same table for all of them.
"""

import pickle
from collections.abc import Callable
from copy import deepcopy
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest

import wormery.research.gym
import wormery.research.spiel  # noqa: F401 - it registers them
from wormery.core import Refusal
from wormery.research import vector, wormi_v0, wormlord_v0, wurmt_v0
from wormery.research.arrays.errors import GameIsOver, IllegalAction, OtherVersion, WrongAgent
from wormery.research.arrays.wormi import WormiGame
from wormery.research.arrays.wormlord import WormlordGame
from wormery.research.arrays.wurmt import WurmtGame
from wormery.research.language import TextEnv

GAMES = {"wormi": WormiGame, "wurmt": WurmtGame, "wormlord": WormlordGame}
TITLES = {"wormi": "Wormi", "wurmt": "Wurmt", "wormlord": "Wormlord"}
every_game = pytest.mark.parametrize("game", GAMES)


def turns(game: str) -> Any:
    """The environment of PettingZoo: turns, or events."""
    short: dict[str, Any] = {"wormi": {"max_cycles": 5}, "wormlord": {"time_limit": 10}}
    module = {"wormi": wormi_v0, "wurmt": wurmt_v0}.get(game)
    ways = short.get(game, {})
    return wormlord_v0.parallel_env(**ways) if module is None else module.env(**ways)


def single(game: str, **choices: Any) -> Any:
    """The environment of Gymnasium against random plays."""
    short: dict[str, Any] = {"wormi": {"most_plies": 10}, "wormlord": {"time_limit": 10}}
    count = 2 if game == "wurmt" else 1
    ways = {"opponents": ["random"] * count, "illegal": "raise", **short.get(game, {})}
    return gymnasium.make(f"wormery/{TITLES[game]}-v0", **ways, **choices).unwrapped


def refused(attempt: Callable[[], Any], error: type[Exception], rule: str) -> None:
    with pytest.raises(error, match=rule):
        attempt()


def ended(env: Any) -> None:
    """Play an environment of Gymnasium to its end."""
    env.reset(seed=3)
    for _ in range(500):
        *_, over, cut, _ = env.step(env.action_space.sample())
        if over or cut:
            return
    pytest.fail("no end")


@every_game
def test_gymnasium(game: str) -> None:
    """TB-01, TB-03: masks violated, no number, too large, after the end."""
    env = single(game)
    refused(lambda: env.step(0), GameIsOver, "TB-03")
    seen, _ = env.reset(seed=1)
    before = env.game.state()
    illegal = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    refused(lambda: env.step(illegal), IllegalAction, r"(WI|WL|DW)-\d+")
    for wrong in (10**6, -1, 1.5, "a", None, np.array([1, 2])):
        refused(lambda wrong=wrong: env.step(wrong), IllegalAction, "TB-01")  # type: ignore[misc]
    assert (env.game.state() == before).all()
    ended(env)
    before = env.game.state()
    refused(lambda: env.step(0), GameIsOver, "TB-03")
    assert (env.game.state() == before).all()


@every_game
def test_saved_by_another_version(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """TB-01: in PettingZoo, Gymnasium and vectors."""
    env, alone, many = turns(game), single(game), getattr(vector, game)(2)
    env.reset(seed=1)
    alone.reset(seed=1)
    saved = [pickle.dumps(env), pickle.dumps(alone)]
    kept, rows = many.save(), many.rows.copy()
    monkeypatch.setattr(GAMES[game], "version", 9)
    for each in saved:
        refused(lambda each=each: pickle.loads(each), OtherVersion, "TB-01: saved as")  # type: ignore[misc]
    refused(lambda: many.load(kept), OtherVersion, "TB-01: saved as")
    refused(lambda: many.load({}), OtherVersion, "TB-01: saved as")
    assert (many.rows == rows).all()


OTHERS: dict[str, dict[str, Any]] = {
    "wormi": {"options": {"passing": "strict"}},
    "wurmt": {"seats": 4},
    "wormlord": {"options": {"map": "Duel"}},
}


@every_game
def test_vectors_refuse_what_other_games_saved(game: str) -> None:
    """TB-01: rows by other terms, of another number of games or broken would be misread."""
    new = getattr(vector, game)
    many, rows = new(3, seed=1), new(3, seed=1).rows.copy()
    kept = many.save()
    wrong: list[Any] = [None, {**kept, "rows": kept["rows"].astype(float)}, new(2).save()]
    wrong += [{name: part for name, part in kept.items() if name != "masks"}]
    wrong += [new(3, **OTHERS[game]).save(), new(3, opponents=["random"] * (many.game.seats - 1))]
    for each in wrong:
        refused(lambda each=each: many.load(each), OtherVersion, "TB-01")  # type: ignore[misc]
        assert (many.rows == rows).all()


@every_game
def test_vectors_refuse_numbers_and_seeds_that_are_none(game: str) -> None:
    """TB-01, TB-02, TB-04"""
    many = getattr(vector, game)(3, seed=1)
    rows = many.rows.copy()
    for number in (-1, 3, "a"):
        refused(lambda n=number: many.one(n), Refusal, "TB-02")  # type: ignore[misc]
        refused(lambda n=number: many.reset(5, which=[0, n]), Refusal, "TB-02")  # type: ignore[misc]
    for seed in (-1, 1.5, "a", True):
        refused(lambda seed=seed: many.reset(seed), Refusal, "TB-04: a seed")  # type: ignore[misc]
    dice = np.ones(2, dtype=np.int64)
    for room in (np.zeros(2, dtype=np.int64), np.zeros(3)):
        refused(lambda room=room: many.sample(dice, room), IllegalAction, "TB-01")  # type: ignore[misc]
    assert (many.rows == rows).all()
    refused(lambda: getattr(vector, game)("three"), Refusal, "TB-04")


@every_game
def test_pettingzoo_refuses_what_is_no_seed(game: str) -> None:
    """TB-04"""
    env = turns(game)
    env.reset(seed=1)
    before = env.state().tolist()
    for seed in (-1, 1.5, "a", True):
        refused(lambda seed=seed: env.reset(seed=seed), Refusal, "TB-04: a seed")  # type: ignore[misc]
    assert env.state().tolist() == before


def test_openspiel_refuses_options_and_players_that_there_are_not() -> None:
    """TB-02, TB-04"""
    for kind in ("wormery_wurmt(reading=upside)", "wormery_wormi(layout=round)"):
        refused(lambda kind=kind: pyspiel.load_game(kind), Refusal, "TB-04")  # type: ignore[misc]
    state = pyspiel.load_game("wormery_wurmt").new_initial_state()
    refused(lambda: state.resample_from_infostate(9, lambda: 0.5), WrongAgent, "TB-02")


@pytest.mark.parametrize("kind", ["wormery_wormi(quiet=1)", "wormery_wurmt(players=2)"])
def test_openspiel_after_the_end(kind: str) -> None:
    """TB-03"""
    state, rng = pyspiel.load_game(kind).new_initial_state(), Random(2)
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
    before = (str(state), state.history(), state.returns())
    refused(lambda: state.apply_action(0), GameIsOver, "TB-03")
    assert (str(state), state.history(), state.returns()) == before


@pytest.mark.parametrize("game", ["wormi", "wurmt"])
def test_parallel_forms_of_games_with_turns(game: str) -> None:
    """TB-01, TB-02, TB-03: whoever does not play is refused, and who should but says nothing."""
    env = {"wormi": wormi_v0, "wurmt": wurmt_v0}[game].parallel_env(max_cycles=5)
    refused(lambda: env.step({}), GameIsOver, "TB-03")
    env.reset(seed=1)
    refused(lambda: env.observation_space("player_9"), WrongAgent, "TB-02")
    before, mover = env.state().tolist(), env.aec_env.agent_selection
    other = next(agent for agent in env.agents if agent != mover)
    for answers in ({}, {other: 0}, {mover: 0, "player_9": 0}):
        refused(lambda a=answers: env.step(a), WrongAgent, f"TB-02.*{mover}")  # type: ignore[misc]
    refused(lambda: env.step({mover: -1, other: 0}), IllegalAction, "TB-01")
    assert env.state().tolist() == before
    while env.agents:
        env.step({agent: env.action_space(agent).sample() for agent in env.agents})
    refused(lambda: env.step({mover: 0}), GameIsOver, "TB-03")


def test_wormlord_agent_by_agent() -> None:
    """TB-03, WL-11: each answer is checked as it comes, not when all are there."""
    env = wormlord_v0.env(max_cycles=3)
    for ask in (env.state, env.render, lambda: env.step(0), lambda: env.observe("player_0")):
        refused(ask, GameIsOver, "TB-03.*reset")
    env.reset(seed=1)
    while env.action_space(env.agent_selection).sample() != 0:
        env.step(env.action_space(env.agent_selection).sample())
    before, agent = env.state().tolist(), env.agent_selection
    refused(lambda: env.step(81), IllegalAction, f"WL-11: {agent}")
    assert (env.state().tolist(), env.agent_selection) == (before, agent)
    for agent in env.agent_iter():
        if env.truncations[agent]:
            refused(lambda: env.step(0), GameIsOver, "TB-03.*done")
        env.step(None if env.truncations[agent] else env.action_space(agent).sample())
    refused(lambda: env.step(None), GameIsOver, "TB-03: nobody")


@every_game
def test_texts(game: str) -> None:
    """TB-01, TB-03: ten texts that cannot be read lose, and then nothing is played."""
    env = TextEnv(game)
    env.reset(seed=1)
    state = deepcopy(env.table._run.state)
    for _ in range(10):
        assert "TB-01" in env.step("eggs")[1]["refused"]
    assert env.table._run.state == state
    refused(lambda: env.step("eggs"), Refusal, "TB-03")
