"""Games with turns as PettingZoo environments (AEC)."""

import secrets
from typing import Any, Literal, TypeVar

import numpy as np
from numpy.typing import NDArray
from pettingzoo import AECEnv

from wormery.core import Refusal
from wormery.research.arrays.errors import GameIsOver, IllegalAction, WrongAgent
from wormery.research.arrays.game import ArrayGame
from wormery.research.environments.spaces import Actions, observations, states

Rewards = Literal["outcome", "points"]
Observation = dict[str, NDArray[Any]]
EnvT = TypeVar("EnvT", bound="TurnsEnv")

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


class TurnsEnv(AECEnv[str, Observation, int]):
    """One game after another; every action is checked before anything changes."""

    metadata: dict[str, Any] = {  # noqa: RUF012 - as PettingZoo has it
        "render_modes": list(MODES),
        "render_fps": 2,
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: ArrayGame,
        *,
        render_mode: str | None = None,
        rewards: Rewards = "outcome",
        max_cycles: int | None = None,
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
        seen = observations(game)
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {agent: Actions(self._legal[agent]) for agent in self.possible_agents}
        self.state_space = states(game)
        self._steps = 0

    def __str__(self) -> str:
        return str(self.metadata["name"])

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """A new game: by *seed*, or else by the dice as the last one left them."""
        if seed is not None or not self.game.rows:
            self.game.begin(secrets.randbits(62) if seed is None else seed)
        else:
            self.game.again()
        self._steps = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._hand_over()

    def step(self, action: int | None) -> None:
        """Play for `agent_selection`; an error changes nothing and names the rule."""
        if not self.agents:
            raise GameIsOver("TB-03", "nobody plays any more: call reset()")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            if action is not None:
                raise GameIsOver("TB-03", f"{agent} is done: its only step is None")
            self._was_dead_step(None)
            return
        if action is None:
            raise IllegalAction("TB-01", f"{agent} still plays: None is no action")
        before = self._worth()
        self.game.play(action)
        self._steps += 1
        self._cumulative_rewards[agent] = 0.0
        for name, then, now in zip(self.agents, before, self._worth(), strict=True):
            self.rewards[name] = now - then
        self._hand_over()
        self._accumulate_rewards()

    def _worth(self) -> list[float]:
        return self.game.payoffs() if self.reward_kind == "outcome" else self.game.scores()

    def _hand_over(self) -> None:
        """Whose turn it is, what that one may do, and whether all is over."""
        game, cut = self.game, self.game.is_cut_off
        if self.max_cycles is not None and not game.is_over:
            cut = self._steps >= self.max_cycles * game.seats
        for agent in self.agents:
            self.terminations[agent] = game.is_over and not cut
            self.truncations[agent] = cut
        self.agent_selection = self.possible_agents[game.player]
        for seat, agent in enumerate(self.possible_agents):
            self._legal[agent][:] = game.mask(seat) if seat == game.player and not cut else 0

    def observe(self, agent: str) -> Observation:
        """What an agent may know, and which actions it may take now."""
        seat = self._seat(agent)
        return {
            "observation": self.game.observe(seat),
            "action_mask": self._legal[agent].copy(),
        }

    def state(self) -> NDArray[np.int16]:
        """What all agents see together, one after another."""
        self._seat(self.possible_agents[0])
        return np.concatenate([self.game.observe(seat) for seat in range(self.game.seats)])

    def render(self) -> NDArray[np.uint8] | str | None:
        """The table with everything open, as text or as an image."""
        self._seat(self.possible_agents[0])
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
        if not self.game.rows:
            raise GameIsOver("TB-03", "no game has begun: call reset() first")
        if agent not in self.possible_agents:
            known = ", ".join(self.possible_agents)
            raise WrongAgent("TB-02", f"nobody here is called {agent!r}, only {known}")
        return self.possible_agents.index(agent)
