"""One agent against bots: Gymnasium's own checks, bots of every ladder, and refusals."""

import pickle
from copy import deepcopy
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env, data_equivalence

import wormery.research.gym  # noqa: F401 - it registers them
from wormery.core import Refusal
from wormery.research.arrays.errors import GameIsOver, IllegalAction

ENVS: dict[str, dict[str, Any]] = {
    "wormery/Wormi-v0": {"opponents": ["2"]},
    "wormery/Wurmt-v0": {"opponents": ["3", "3"]},
    "wormery/Wormlord-v0": {"opponents": ["3", "plan1@expert", "plan2@easy"], "teams": [2, 2]},
}
envs = pytest.mark.parametrize(
    ("name", "choices"), ENVS.items(), ids=["wormi", "wurmt", "wormlord"]
)


def made(name: str, **choices: Any) -> Any:
    return gymnasium.make(name, **{**ENVS[name], **choices})


@envs
def test_the_checks_of_gymnasium(name: str, choices: dict[str, Any]) -> None:
    check_env(made(name, **choices).unwrapped)


def rollout(env: Any, steps: int) -> list[Any]:
    """What some steps by the space's own samples lead to."""
    env.action_space.seed(5)
    shown: list[Any] = []
    for _ in range(steps):
        shown.append(env.step(env.action_space.sample()))
        if shown[-1][2] or shown[-1][3]:
            shown.append(env.reset())
    return shown


@envs
def test_the_same_seed_gives_the_same_games(name: str, choices: dict[str, Any]) -> None:
    stories = []
    for _ in range(2):
        env = made(name, **choices)
        stories.append([env.reset(seed=4), *rollout(env, 40)])
    assert data_equivalence(stories[0], stories[1], exact=True)


@envs
def test_copies_go_on_alike(name: str, choices: dict[str, Any]) -> None:
    env = made(name, **choices).unwrapped
    env.reset(seed=6)
    rollout(env, 5)
    copies = [deepcopy(env), pickle.loads(pickle.dumps(env))]
    wanted = rollout(env, 10)
    for copy in copies:
        assert data_equivalence(rollout(copy, 10), wanted, exact=True)


def test_a_better_bot_wins_against_a_random_player() -> None:
    """By games won, not by points: chance scores, too, but hardly ever most."""
    env, results = made("wormery/Wurmt-v0", opponents=["3"]), []
    env.reset(seed=1)
    env.action_space.seed(1)
    for _ in range(200):
        _, reward, is_over, _, info = env.step(env.action_space.sample())
        assert "refused" not in info
        if is_over:
            results.append(reward)
            env.reset()
    assert len(results) >= 5
    assert sum(results) < -len(results) / 2


@envs
def test_an_illegal_action_is_refused_by_its_rule(name: str, choices: dict[str, Any]) -> None:
    """TB-06"""
    env = made(name, **choices).unwrapped
    seen, _ = env.reset(seed=2)
    illegal = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    again, reward, terminated, truncated, info = env.step(illegal)
    assert data_equivalence(again, seen, exact=True)
    assert (reward, terminated, truncated) == (0.0, False, False)
    assert info["refused"].startswith(("WI-", "DW-", "WL-"))
    assert "TB-01" in env.step(10**6)[-1]["refused"]
    strict = made(name, illegal="raise", **choices).unwrapped
    strict.reset(seed=2)
    with pytest.raises(IllegalAction, match=r"(WI|DW|WL)-\d+: action"):
        strict.step(illegal)


@envs
def test_nothing_is_played_before_a_game(name: str, choices: dict[str, Any]) -> None:
    """TB-03"""
    env = made(name, render_mode="ansi", **choices).unwrapped
    with pytest.raises(GameIsOver, match="TB-03"):
        env.step(0)
    with pytest.raises(GameIsOver, match="TB-03"):
        env.render()


@pytest.mark.parametrize(
    "choices",
    [{"opponents": ["9"]}, {"opponents": []}, {"seat": 2}, {"illegal": "maybe"}, {"layout": 4}],
)
def test_what_cannot_be_is_refused(choices: dict[str, Any]) -> None:
    """TB-04"""
    with pytest.raises(Refusal, match="TB-04"):
        made("wormery/Wormi-v0", **choices)
