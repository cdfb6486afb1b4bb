"""Many games for one agent each, in one compiled call."""

from typing import Any

import numpy as np
from gymnasium.spaces import MultiDiscrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from wormery.core import Refusal
from wormery.core.dice import dice_of
from wormery.research.environments.common import Observation
from wormery.research.environments.spaces import Actions, observations
from wormery.research.vector.games import VectorGames
from wormery.research.vector.kernel.modes import sample

AUTORESETS = {
    AutoresetMode.NEXT_STEP: "next_step",
    AutoresetMode.SAME_STEP: "same_step",
    AutoresetMode.DISABLED: "disabled",
}


class LegalActions(MultiDiscrete):
    """Actions of many games; a sample without a mask is legal in each of them."""

    def __init__(self, masks: NDArray[np.int8]) -> None:
        super().__init__([masks.shape[1]] * masks.shape[0])
        self.masks = masks  # kept up to date by the games

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        """An action for every game: by the masks, by probabilities, or any legal one."""
        if mask is not None or probability is not None:
            return super().sample(mask, probability)
        actions = np.zeros(len(self.masks), dtype=np.int64)
        sample(self.masks, dice_of(int(self.np_random.integers(2**62))), actions)
        return actions


class ManyEnv(VectorEnv[Observation, Any, Any]):
    """A vector of games; opponents play in the call.

    What is returned is the caller's to keep; with *copy* off it is shown in the same arrays again.
    """

    def __init__(self, games: VectorGames, mode: AutoresetMode, *, copy: bool = True) -> None:
        self.games, self.num_envs, self.copy = games, games.count, copy
        self.metadata = {"autoreset_mode": mode, "render_modes": []}
        self.autoreset_mode = mode
        self.single_observation_space = observations(games.game)
        self.single_action_space = Actions(np.zeros(games.game.actions, dtype=np.int8))
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = LegalActions(games.out.masks)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """New games: all, or those of `options["reset_mask"]`."""
        super().reset(seed=seed)
        chosen = (options or {}).get("reset_mask")
        which = None if chosen is None else self._chosen(chosen)
        self.games.reset(seed, which)
        return self._seen(), {}

    def _chosen(self, mask: Any) -> list[int]:
        if np.shape(mask) != (self.num_envs,):
            raise Refusal("TB-04", f"reset_mask has one entry for each of {self.num_envs} games")
        return [int(number) for number in np.flatnonzero(mask)]

    def step(self, actions: Any) -> tuple[Observation, Any, Any, Any, dict[str, Any]]:
        """One action in every game; if one is illegal, none is played (see `VectorGames`)."""
        out = self.games.step(actions)
        over, cut = out.terminated.astype(bool), out.truncated.astype(bool)
        rewards = out.rewards[:, self.games.seat].astype(np.float64)
        return self._seen(), rewards, over, cut, self._infos(over | cut)

    def _infos(self, done: NDArray[np.bool_]) -> dict[str, Any]:
        if self.autoreset_mode is not AutoresetMode.SAME_STEP or not done.any():
            return {}
        last = np.full(self.num_envs, None, dtype=object)
        nothing = np.zeros(self.games.game.actions, dtype=np.int8)
        for number in np.flatnonzero(done):
            seen = self.games.out.last[number].copy()
            last[number] = {"observation": seen, "action_mask": nothing.copy()}
        return {"final_obs": last, "_final_obs": done, "final_info": {}, "_final_info": done}

    def _seen(self) -> Observation:
        out = self.games.out
        seen: Observation = {"observation": out.observations, "action_mask": out.masks}
        return {name: array.copy() for name, array in seen.items()} if self.copy else seen

    def close_extras(self, **_: Any) -> None:
        """Let the threads go."""
        self.games.close()
