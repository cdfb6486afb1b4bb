"""A game in event time as a PettingZoo environment (Parallel): a step is the next choice."""

from typing import Any

import numpy as np
from pettingzoo import ParallelEnv

from wormery.research.arrays.errors import GameIsOver, IllegalAction, WrongAgent
from wormery.research.arrays.kernel.wormlord import WAIT
from wormery.research.arrays.wormlord import WormlordGame
from wormery.research.environments.common import MODES, GameEnv, Observation, Rewards

Answers = tuple[
    dict[str, Observation],
    dict[str, float],
    dict[str, bool],
    dict[str, bool],
    dict[str, dict[str, Any]],
]


class EventsEnv(GameEnv, ParallelEnv[str, Observation, int]):
    """Rounds of Wormlord: all agents answer at every step, and one of them has a choice.

    The others answer 0, which is all that their masks allow.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - as PettingZoo has it
        "render_modes": list(MODES),
        "render_fps": 2,
        "is_parallelizable": True,
    }

    def __init__(
        self,
        game: WormlordGame,
        *,
        render_mode: str | None = None,
        rewards: Rewards = "outcome",
        max_cycles: int | None = None,
    ) -> None:
        super().__init__(game, render_mode, rewards, max_cycles)

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002 - there are none
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """A new round: by *seed*, or else by the dice as the last one left them."""
        self._begin(seed)
        self._hand_over()
        return self._seen_by(self.agents), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> Answers:
        """Take the choice of the agent who has one; an error changes nothing."""
        choice = self._checked(actions)
        before = self._worth()
        self.game.play(choice)
        self._steps += 1
        over, asked = self.game.is_over, self.agents
        cut = not over and self.max_cycles is not None and self._steps >= self.max_cycles
        gains = dict(zip(self.possible_agents, np.subtract(self._worth(), before), strict=True))
        if over or cut:
            self.agents = []
        self._hand_over()
        return (
            self._seen_by(asked),
            {agent: float(gains[agent]) for agent in asked},
            dict.fromkeys(asked, over),
            dict.fromkeys(asked, cut),
            {agent: {} for agent in asked},
        )

    def _checked(self, actions: dict[str, int]) -> int:
        """The action of the agent who has to choose, if all answers are as they must be."""
        if not self.agents:
            raise GameIsOver("TB-03", "nobody plays any more: call reset()")
        if {*actions} != {*self.agents}:
            raise WrongAgent("TB-02", f"answers of {sorted(actions)}, asked were {self.agents}")
        for agent, action in actions.items():
            self.check_answer(agent, action)
        return self.game.check(actions[self.possible_agents[self.game.player]])

    def check_answer(self, agent: str, action: Any) -> None:
        """Refuse what an agent may not answer now."""
        if agent == self.possible_agents[self.game.player]:
            self.game.allowed(action)
        elif self.game.check(action) != WAIT:
            raise IllegalAction("WL-11", f"{agent} has no knot to place: its action is 0")

    def _hand_over(self) -> None:
        for seat, agent in enumerate(self.possible_agents):
            self._legal[agent][:] = self.game.mask(seat) if self.agents else 0
            self._legal[agent][WAIT] = seat != self.game.player or not self.agents

    def _seen_by(self, agents: list[str]) -> dict[str, Observation]:
        return {agent: self._seen(agent) for agent in agents}
