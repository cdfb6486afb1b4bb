"""A game in event time as a PettingZoo environment (Parallel): a step is the next choice."""

import secrets
from typing import Any

import numpy as np
from numpy.typing import NDArray
from pettingzoo import ParallelEnv

from wormery.research.arrays.errors import GameIsOver, IllegalAction, WrongAgent
from wormery.research.arrays.kernel.wormlord import WAIT
from wormery.research.arrays.wormlord import WormlordGame
from wormery.research.environments.spaces import Actions, observations, states
from wormery.research.environments.turns import (
    MODES,
    Observation,
    Rewards,
    agents_of,
    check_choices,
    drawn,
)

Answers = tuple[
    dict[str, Observation],
    dict[str, float],
    dict[str, bool],
    dict[str, bool],
    dict[str, dict[str, Any]],
]


class EventsEnv(ParallelEnv[str, Observation, int]):
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

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002 - there are none
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """A new round: by *seed*, or else by the dice as the last one left them."""
        if seed is not None or not self.game.rows:
            self.game.begin(secrets.randbits(62) if seed is None else seed)
        else:
            self.game.again()
        self._steps = 0
        self.agents = self.possible_agents[:]
        self._hand_over()
        return self._seen(self.agents), {agent: {} for agent in self.agents}

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
            self._seen(asked),
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
        chooser = self.possible_agents[self.game.player]
        for agent, action in actions.items():
            if agent != chooser and self.game.check(action) != WAIT:
                raise IllegalAction("WL-11", f"{agent} has no knot to place: its action is 0")
        return self.game.allowed(actions[chooser])

    def _worth(self) -> list[float]:
        return self.game.payoffs() if self.reward_kind == "outcome" else self.game.scores()

    def _hand_over(self) -> None:
        for seat, agent in enumerate(self.possible_agents):
            self._legal[agent][:] = self.game.mask(seat) if self.agents else 0
            self._legal[agent][WAIT] = seat != self.game.player or not self.agents

    def _seen(self, agents: list[str]) -> dict[str, Observation]:
        seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        return {
            agent: {
                "observation": self.game.observe(seats[agent]),
                "action_mask": self._legal[agent].copy(),
            }
            for agent in agents
        }

    def state(self) -> NDArray[np.int16]:
        """What all agents see together, one after another."""
        self._need_a_game()
        return np.concatenate([self.game.observe(seat) for seat in range(self.game.seats)])

    def render(self) -> NDArray[np.uint8] | str | None:
        """The garden, as text or as an image."""
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

    def _need_a_game(self) -> None:
        if not self.game.rows:
            raise GameIsOver("TB-03", "no game has begun: call reset() first")
