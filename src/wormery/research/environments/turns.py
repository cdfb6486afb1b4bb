"""Games with turns as PettingZoo environments (AEC)."""

from typing import Any

from pettingzoo import AECEnv

from wormery.research.arrays.errors import GameIsOver, IllegalAction
from wormery.research.arrays.game import ArrayGame
from wormery.research.environments.common import MODES, GameEnv, Observation, Rewards


class TurnsEnv(GameEnv, AECEnv[str, Observation, int]):
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
        cycle: int | None = None,
    ) -> None:
        super().__init__(game, render_mode, rewards, max_cycles)
        self.cycle = game.seats if cycle is None else cycle  # so many steps are one

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """A new game: by *seed*, or else by the dice as the last one left them."""
        self._begin(seed)
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

    def _hand_over(self) -> None:
        """Whose turn it is, what that one may do, and whether all is over."""
        game, cut = self.game, self.game.is_cut_off
        if self.max_cycles is not None and not game.is_over:
            cut = self._steps >= self.max_cycles * self.cycle
        for agent in self.agents:
            self.terminations[agent] = game.is_over and not cut
            self.truncations[agent] = cut
        self.agent_selection = self.possible_agents[game.player]
        for seat, agent in enumerate(self.possible_agents):
            self._legal[agent][:] = game.mask(seat) if seat == game.player and not cut else 0

    def observe(self, agent: str) -> Observation:
        """What an agent may know, and which actions it may take now."""
        return self._seen(agent)
