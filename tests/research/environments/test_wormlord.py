"""Wormlord passes the tests that PettingZoo ships for parallel environments."""

import pickle
import sys
from copy import deepcopy
from functools import partial
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pettingzoo.test
import pytest
from pettingzoo.test.save_obs_test import test_save_obs as save_obs_test
from pettingzoo.test.state_test import state_test

from tests.research.environments.test_pettingzoo import Telling
from wormery.core import Refusal
from wormery.research import wormlord_v0
from wormery.research.arrays.errors import GameIsOver, IllegalAction, WrongAgent

pytestmark = [
    # PettingZoo knows by name which environments see dicts with a mask, as its own classics do.
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]


@pytest.mark.parametrize("choices", [{}, {"seats": 5}, {"seats": 4, "map": "Musical Chairs"}])
def test_api(choices: dict[str, Any]) -> None:
    pettingzoo.test.parallel_api_test(wormlord_v0.parallel_env(**choices), num_cycles=150)
    pettingzoo.test.api_test(wormlord_v0.env(**choices), num_cycles=60)


def test_seeds() -> None:
    pettingzoo.test.parallel_seed_test(wormlord_v0.parallel_env, num_cycles=60)
    pettingzoo.test.seed_test(wormlord_v0.env, num_cycles=60)


def test_cycles_renders_states_and_benchmark(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    pettingzoo.test.max_cycles_test(wormlord_v0)
    pettingzoo.test.render_test(wormlord_v0.env)
    state_test(wormlord_v0.env(), wormlord_v0.parallel_env())
    pettingzoo.test.bombardment_test(Telling(wormlord_v0.env()), cycles=20)
    save_obs_test(wormlord_v0.env())
    clock = SimpleNamespace(time=partial(next, count(step=6)))
    monkeypatch.setattr(sys.modules["pettingzoo.test.performance_benchmark"], "time", clock)
    pettingzoo.test.performance_benchmark(wormlord_v0.env())


def answers(env: Any) -> dict[str, int]:
    """Any legal answers."""
    return {agent: env.action_space(agent).sample() for agent in env.agents}


def everything(env: Any) -> bytes:
    rows = b"".join(row.tobytes() for row in env.game.rows.values())
    return rows + repr(env.agents).encode() + bytes(env.state().tobytes())


def test_copies_go_on_alike() -> None:
    env = wormlord_v0.parallel_env(seats=3)
    env.reset(seed=2)
    for _ in range(40):
        copies = [deepcopy(env), pickle.loads(pickle.dumps(env))]
        wishes = answers(env)
        env.step(wishes)
        for copy in copies:
            copy.step(wishes)
            assert everything(copy) == everything(env)
        if not env.agents:
            env.reset()


def test_bad_input_names_a_rule_and_changes_nothing() -> None:
    """TB-01, TB-02, TB-03, TB-06"""
    env = wormlord_v0.parallel_env()
    with pytest.raises(GameIsOver, match=r"TB-03.*reset"):
        env.step({})
    with pytest.raises(GameIsOver, match=r"TB-03.*reset"):
        env.render()
    env.reset(seed=1)
    before, wishes = everything(env), answers(env)
    chooser = max(wishes, key=lambda agent: wishes[agent])
    other = min(wishes, key=lambda agent: wishes[agent])
    for wrong, error, rule in (
        ({chooser: wishes[chooser]}, WrongAgent, "TB-02"),
        ({**wishes, "player_9": 0}, WrongAgent, "TB-02"),
        ({**wishes, other: 5}, IllegalAction, "WL-11"),
        ({**wishes, chooser: 0}, IllegalAction, "WL-12"),
        ({**wishes, chooser: 81}, IllegalAction, "WL-02"),
        ({**wishes, chooser: 1.5}, IllegalAction, "TB-01"),
    ):
        with pytest.raises(error, match=rule):
            env.step(wrong)
    with pytest.raises(WrongAgent, match="TB-02"):
        env.action_space("player_9")
    assert everything(env) == before


def test_teams_are_agents_of_one_side() -> None:
    """WL-34"""
    env = wormlord_v0.parallel_env(seats=4, teams=[2, 2])
    seen, _ = env.reset(seed=3)
    assert len(seen) == 4
    assert (seen["player_0"]["observation"] == seen["player_1"]["observation"]).all()
    total = np.zeros(4)
    while env.agents:
        _, rewards, *_ = env.step(answers(env))
        total += [*rewards.values()]
    assert total[0] == total[1] == -total[2] == -total[3]
    with pytest.raises(Refusal, match="TB-04"):
        wormlord_v0.parallel_env(seats=3, teams=[2, 2])
