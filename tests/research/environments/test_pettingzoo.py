"""The environments pass the tests that PettingZoo ships, as they are."""

import pickle
import sys
from copy import deepcopy
from functools import partial
from itertools import count
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import numpy as np
import pettingzoo
import pettingzoo.test
import pytest
from pettingzoo.test.example_envs import generated_agents_env_v0
from pettingzoo.test.save_obs_test import test_save_obs as save_obs_test
from pettingzoo.test.state_test import state_test
from pettingzoo.utils.wrappers import BaseWrapper

import wormery.research.environments  # noqa: F401 - it registers them
from wormery.core import Refusal
from wormery.research import wormi_v0, wurmt_v0
from wormery.research.arrays.errors import GameIsOver, IllegalAction, WrongAgent

turns = pytest.mark.parametrize("module", [wormi_v0, wurmt_v0], ids=["wormi", "wurmt"])

pytestmark = [
    # PettingZoo knows by name which environments see dicts with a mask, as its own classics do.
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]


@turns
def test_api(module: ModuleType) -> None:
    pettingzoo.test.api_test(module.env(), num_cycles=50)


@turns
def test_seeds(module: ModuleType) -> None:
    pettingzoo.test.seed_test(module.env, num_cycles=50)


@turns
def test_renders(module: ModuleType) -> None:
    pettingzoo.test.render_test(module.env)


@turns
def test_states(module: ModuleType) -> None:
    state_test(module.env(), module.parallel_env(), num_cycles=50)


class Telling(BaseWrapper):
    """What `bombardment_test` of PettingZoo 1.27 takes an environment for.

    It reads the next observation from what `step` returns, which is nothing (`api_test` demands
    that), and takes the shape of the first one, which a dict has not.
    """

    def step(self, action: Any) -> Any:
        super().step(action)
        return self.observe(self.agent_selection)

    def observe(self, agent: str) -> Any:
        return super().observe(agent)["observation"]

    def observation_space(self, agent: str) -> Any:
        return super().observation_space(agent)["observation"]


@turns
def test_bombardment(module: ModuleType) -> None:
    pettingzoo.test.bombardment_test(Telling(module.env()), cycles=20)


@pytest.mark.filterwarnings("ignore:.*Casting input x to numpy array")
def test_bombardment_as_it_is_passes_for_no_environment_with_turns() -> None:
    """Not for the library's own example either; when it does, `Telling` can go."""
    with pytest.raises(AssertionError, match="outside of its observation space"):
        pettingzoo.test.bombardment_test(generated_agents_env_v0.env(), cycles=5)


def test_max_cycles() -> None:
    pettingzoo.test.max_cycles_test(wormi_v0)


def test_max_cycles_as_it_is_passes_for_no_game_whose_turns_have_several_actions() -> None:
    """It counts actions of each agent, and wants as many of all; DW-10 gives some of them more."""
    counts, env = set(), wurmt_v0.env(max_cycles=4)
    for seed in range(5):
        env.reset(seed=seed)
        acted = dict.fromkeys(env.possible_agents, 0)
        for agent in env.agent_iter():
            acted[agent] += not env.truncations[agent]
            env.step(None if env.truncations[agent] else env.action_space(agent).sample())
        counts.add((*acted.values(),))
    assert {sum(each) for each in counts} == {12}
    assert counts != {(4, 4, 4)}


@turns
def test_max_cycles_are_steps_of_the_parallel_form(module: ModuleType) -> None:
    env, steps = module.parallel_env(max_cycles=7), 0
    env.reset(seed=1)
    while env.agents:
        env.step({agent: env.action_space(agent).sample() for agent in env.agents})
        steps += 1
    assert steps == 7


@turns
def test_the_parallel_forms(module: ModuleType) -> None:
    pettingzoo.test.parallel_api_test(module.parallel_env(), num_cycles=300)
    pettingzoo.test.parallel_seed_test(module.parallel_env, num_cycles=60)


@turns
def test_max_cycles_are_turns_of_every_agent(module: ModuleType) -> None:
    env = module.env(max_cycles=4)
    played(env, 2, 100)
    assert env.agents == []
    assert env._steps == 4 * len(env.possible_agents)


@turns
def test_observations_are_saved(
    module: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    save_obs_test(module.env())


@turns
def test_the_benchmark_runs(module: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its five seconds pass at once: nothing is timed here."""
    clock = SimpleNamespace(time=partial(next, count(step=6)))
    monkeypatch.setattr(sys.modules["pettingzoo.test.performance_benchmark"], "time", clock)
    pettingzoo.test.performance_benchmark(module.env())


@pytest.mark.parametrize(("game", "agents"), [("wormi", 2), ("wurmt", 3)])
def test_they_are_made_by_name(game: str, agents: int) -> None:
    env = pettingzoo.make("aec", f"wormery/{game}_v0", render_mode="ansi")
    env.reset(seed=1)
    assert len(env.agents) == agents
    assert isinstance(env.render(), str)


def played(env: Any, seed: int, steps: int) -> None:
    """Some steps of a game, by the samples of spaces that know what is legal."""
    env.reset(seed=seed)
    for number, agent in enumerate(env.possible_agents):
        env.action_space(agent).seed(number)
    for agent in env.agent_iter(steps):
        *_, terminated, truncated, _ = env.last()
        env.step(None if terminated or truncated else env.action_space(agent).sample())


def everything(env: Any) -> bytes:
    shown = [env.observe(agent)[key] for agent in env.possible_agents
             for key in ("observation", "action_mask")]  # fmt: skip
    arrays = b"".join(array.tobytes() for array in (*shown, env.state()))
    return arrays + repr((env.agents, env.rewards, env.terminations, env.infos)).encode()


@turns
def test_copies_of_an_environment_go_on_alike(module: ModuleType) -> None:
    env = module.env()
    for steps in (0, 7, 30):
        played(env, 3, steps)
        for copy in (deepcopy(env), pickle.loads(pickle.dumps(env))):
            assert everything(copy) == everything(env)
            action = copy.action_space(copy.agent_selection).sample()
            twin = deepcopy(env)
            twin.step(action)
            copy.step(action)
            assert everything(copy) == everything(twin)
            assert copy.action_space(copy.agent_selection).sample() in np.flatnonzero(
                copy.observe(copy.agent_selection)["action_mask"]
            )


@turns
def test_bad_input_names_a_rule_and_changes_nothing(module: ModuleType) -> None:
    """TB-01, TB-02, TB-03, TB-06"""
    env = module.env()
    with pytest.raises(GameIsOver, match=r"TB-03.*reset"):
        env.step(0)
    with pytest.raises(GameIsOver, match=r"TB-03.*reset"):
        env.observe("player_0")
    env.reset(seed=1)
    before = everything(env)
    illegal = int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])
    for action, error in ((illegal, "(WI|DW)-"), (-5, "TB-01"), (None, "TB-01"), ("a", "TB-01")):
        with pytest.raises(IllegalAction, match=error):
            env.step(action)
    for ask in (env.observe, env.action_space, env.observation_space):
        with pytest.raises(WrongAgent, match="TB-02: nobody here is called 'player_7'"):
            ask("player_7")
    assert everything(env) == before


@turns
def test_nothing_is_played_after_the_end(module: ModuleType) -> None:
    """TB-03"""
    env = module.env(max_cycles=4)
    played(env, 1, 4 * len(env.possible_agents))
    assert all(env.truncations.values())
    with pytest.raises(GameIsOver, match=r"TB-03: .* is done"):
        env.step(0)
    for _ in range(len(env.agents)):
        env.step(None)
    assert env.agents == []
    with pytest.raises(GameIsOver, match="TB-03: nobody plays any more"):
        env.step(None)


@pytest.mark.parametrize(
    "choices",
    [{"clock": {"type": "per_move"}}, {"fairness": "pair"}, {"colour": "red"},
     {"render_mode": "3d"}, {"rewards": "gold"}, {"max_cycles": 0}],
)  # fmt: skip
def test_environments_are_refused_what_they_cannot_be(choices: dict[str, Any]) -> None:
    """TB-04"""
    with pytest.raises(Refusal, match="TB-04"):
        wormi_v0.env(**choices)


def test_rewards_by_points_add_up_to_the_score() -> None:
    """DW-29"""
    env = wurmt_v0.env(seats=4, rewards="points")
    env.reset(seed=5)
    total = dict.fromkeys(env.agents, 0.0)
    while not all(env.terminations.values()):
        env.step(env.action_space(env.agent_selection).sample())
        for agent, reward in env.rewards.items():
            total[agent] += reward
    assert [*total.values()] == env.game.scores()
