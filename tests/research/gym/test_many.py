"""Many games for one agent each: the three ways to begin anew, masks, and what wrappers keep."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.spaces import MultiDiscrete
from gymnasium.utils.performance import benchmark_vector_step
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics

import wormery.research.gym  # noqa: F401 - it registers them
from wormery.core import Refusal
from wormery.research.arrays.errors import GameIsOver, IllegalAction

names = pytest.mark.parametrize(
    "name", ["wormery/Wormi-v0", "wormery/Wurmt-v0", "wormery/Wormlord-v0"]
)


def made(name: str, **choices: Any) -> Any:
    ways = {"vectorization_mode": "vector_entry_point", "num_envs": 6, **choices}
    if name.endswith("Wormi-v0"):
        ways["most_plies"] = 60
    if name.endswith("Wormlord-v0"):
        ways |= {"opponents": ["plan2@easy"], "time_limit": 60}
    return gymnasium.make_vec(name, **ways)


@names
@pytest.mark.parametrize("mode", AutoresetMode)
def test_games_begin_anew_as_the_mode_has_it(name: str, mode: AutoresetMode) -> None:
    many = made(name, autoreset_mode=mode)
    seen, _ = many.reset(seed=1)
    assert many.metadata["autoreset_mode"] is mode
    ended, was_over = 0, np.zeros(6, dtype=bool)
    for _ in range(120):
        assert many.observation_space.contains(seen)
        seen, rewards, over, cut, infos = many.step(many.action_space.sample())
        done = over | cut
        assert not rewards[was_over].any()
        has_moves = seen["action_mask"].any(axis=1)
        assert (has_moves == (~done if mode is not AutoresetMode.SAME_STEP else True)).all()
        if mode is AutoresetMode.SAME_STEP and done.any():
            assert (infos["_final_obs"] == done).all()
            assert infos["final_obs"][np.flatnonzero(done)[0]]["observation"].shape == (
                seen["observation"].shape[1],
            )
        if mode is AutoresetMode.DISABLED and done.any():
            with pytest.raises(GameIsOver, match="TB-03"):
                many.step(many.action_space.sample())
            seen, _ = many.reset(options={"reset_mask": done})
        ended += int(done.sum())
        was_over = done if mode is AutoresetMode.NEXT_STEP else np.zeros(6, dtype=bool)
    assert ended > 6


@names
def test_the_benchmark_of_gymnasium_runs(name: str) -> None:
    for mode in AutoresetMode:
        assert benchmark_vector_step(made(name, autoreset_mode=mode), target_duration=0, seed=1) > 0


@names
def test_masks_come_through_wrappers_and_through_other_vectors(name: str) -> None:
    wrapped = DictInfoToList(RecordEpisodeStatistics(made(name)))
    slow = gymnasium.make_vec(name, num_envs=3, vectorization_mode="sync")
    for many in (wrapped, slow):
        assert isinstance(many.action_space, MultiDiscrete)
        seen, _ = many.reset(seed=2)
        for _ in range(30):
            legal = [np.flatnonzero(mask) for mask in seen["action_mask"]]
            actions = np.array([found[0] if len(found) else 0 for found in legal])
            seen, *_ = many.step(actions)
        assert seen["action_mask"].shape == (many.num_envs, many.action_space.nvec[0])


@names
def test_what_is_returned_is_kept_unless_shared(name: str) -> None:
    for copy in (True, False):
        many = made(name, copy=copy)
        first, _ = many.reset(seed=3)
        before = first["observation"].copy()
        many.step(many.action_space.sample())
        assert (first["observation"] == before).all() == copy


@names
def test_bad_input_is_refused(name: str) -> None:
    """TB-01, TB-04"""
    many = made(name)
    many.reset(seed=1)
    with pytest.raises(IllegalAction, match=r"game 0"):
        many.step(np.full(6, -1))
    with pytest.raises(Refusal, match=r"TB-04: reset_mask"):
        many.reset(options={"reset_mask": [True]})
