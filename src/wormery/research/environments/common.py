"""What environments of PettingZoo have in common, whether in turns or in event time."""

import secrets
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from wormery.core import Refusal
from wormery.research.arrays.errors import GameIsOver, WrongAgent
from wormery.research.arrays.game import ArrayGame, checked_seed
from wormery.research.environments.spaces import Actions, observations, states

Rewards = Literal["outcome", "points"]
Observation = dict[str, NDArray[Any]]

MODES = ("human", "ansi", "rgb_array")


def agents_of(game: ArrayGame) -> list[str]:
    """The names of agents, by seat."""
    return [f"player_{seat}" for seat in range(game.seats)]


def check_choices(render_mode: str | None, rewards: str, max_cycles: int | None) -> None:
    """Refuse what an environment cannot be made with (TB-04)."""
    if render_mode is not None and render_mode not in MODES:
        raise Refusal("TB-04", f"render_mode is one of {MODES} or None, not {render_mode!r}")
    if rewards not in ("outcome", "points"):
        raise Refusal("TB-04", f'rewards are "outcome" or "points", not {rewards!r}')
    if max_cycles is not None and not 1 <= max_cycles <= 10_000:
        raise Refusal("TB-04", f"max_cycles is 1 to 10000 or None, not {max_cycles!r}")


def drawn(game: ArrayGame, render_mode: str | None) -> NDArray[np.uint8] | str | None:
    """A game in the way that was asked for."""
    if render_mode == "rgb_array":
        return game.picture()
    if render_mode == "ansi":
        return game.text()
    if render_mode == "human":
        print(game.text())
    return None


class GameEnv:
    """A game, its agents and their spaces."""

    metadata: dict[str, Any]

    def __init__(
        self, game: ArrayGame, render_mode: str | None, rewards: Rewards, max_cycles: int | None
    ) -> None:
        super().__init__()
        check_choices(render_mode, rewards, max_cycles)
        self.metadata = {**self.metadata, "name": f"{game.name}_v{game.version}"}
        self.game = game
        self.render_mode = render_mode
        self.reward_kind = rewards
        self.max_cycles = max_cycles
        self.possible_agents = agents_of(game)
        self.agents: list[str] = []
        self._legal = {a: np.zeros(game.actions, np.int8) for a in self.possible_agents}
        self.observation_spaces = dict.fromkeys(self.possible_agents, observations(game))
        self.action_spaces = {agent: Actions(self._legal[agent]) for agent in self.possible_agents}
        self.state_space = states(game)
        self._steps = 0

    def __str__(self) -> str:
        return str(self.metadata["name"])

    def _begin(self, seed: int | None) -> None:
        """A new game for all agents: by *seed*, or else by the dice as the last one left them."""
        if seed is not None:
            checked_seed(seed)
        if seed is not None or not self.game.rows:
            self.game.begin(secrets.randbits(62) if seed is None else seed)
        else:
            self.game.again()
        self._steps = 0
        self.agents = self.possible_agents[:]

    def _worth(self) -> list[float]:
        return self.game.payoffs() if self.reward_kind == "outcome" else self.game.scores()

    def _seen(self, agent: str) -> Observation:
        """What an agent may know, and which actions it may take now."""
        return {
            "observation": self.game.observe(self._seat(agent)),
            "action_mask": self._legal[agent].copy(),
        }

    def state(self) -> NDArray[np.int16]:
        """What all agents see together, one after another."""
        self._need_a_game()
        return np.concatenate([self.game.observe(seat) for seat in range(self.game.seats)])

    def render(self) -> NDArray[np.uint8] | str | None:
        """The table with everything open, as text or as an image."""
        self._need_a_game()
        return drawn(self.game, self.render_mode)

    def close(self) -> None:
        """There is nothing to let go of."""

    def observation_space(self, agent: str) -> Any:
        """The same space for every agent."""
        return self._of(self.observation_spaces, agent)

    def action_space(self, agent: str) -> Any:
        """Actions of an agent."""
        return self._of(self.action_spaces, agent)

    def _of(self, spaces: dict[str, Any], agent: str) -> Any:
        if agent not in spaces:
            raise WrongAgent("TB-02", f"nobody here is called {agent!r}, only {[*spaces]}")
        return spaces[agent]

    def _seat(self, agent: str) -> int:
        self._need_a_game()
        self._of(self._legal, agent)
        return self.possible_agents.index(agent)

    def _need_a_game(self) -> None:
        if not self.game.rows:
            raise GameIsOver("TB-03", "no game has begun: call reset() first")
