"""The other form of each environment by PettingZoo's own wrappers; errors name a rule."""

from typing import Any

from pettingzoo.utils.conversions import parallel_to_aec_wrapper, turn_based_aec_to_parallel_wrapper
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from wormery.research.arrays.errors import GameIsOver, WrongAgent
from wormery.research.environments.events import EventsEnv
from wormery.research.environments.turns import TurnsEnv


class TurnsAtOnce(turn_based_aec_to_parallel_wrapper):
    """A game with turns in parallel form: only the answer of the one whose turn it is is read."""

    def __init__(self, env: TurnsEnv) -> None:
        super().__init__(env)
        self.agents: list[str] = []

    def step(self, actions: dict[str, Any]) -> Any:
        """Play the action of the one whose turn it is; an error changes nothing."""
        if not self.agents:
            raise GameIsOver("TB-03", "nobody plays now: call reset()")
        mover = self.aec_env.agent_selection
        if mover not in actions or not {*actions} <= {*self.agents}:
            raise WrongAgent("TB-02", f"answers of {sorted(actions)}, but it is {mover}'s turn")
        return super().step(actions)


class EventsByTurns(OrderEnforcingWrapper):
    """A game in event time, agent by agent: every answer is checked as it comes."""

    def __init__(self, env: EventsEnv) -> None:
        super().__init__(parallel_to_aec_wrapper(env))
        self.events = env

    def __str__(self) -> str:
        return str(self.events)

    def step(self, action: int | None) -> None:
        """Take the answer of `agent_selection`; an error changes nothing."""
        self._need_a_game()
        if not self.agents:
            raise GameIsOver("TB-03", "nobody plays any more: call reset()")
        agent = self.agent_selection
        if not (self.terminations[agent] or self.truncations[agent]):
            self.events.check_answer(agent, action)
        elif action is not None:
            raise GameIsOver("TB-03", f"{agent} is done: its only step is None")
        super().step(action)

    def observe(self, agent: str) -> Any:
        """What an agent may know, and which actions it may take now."""
        self._need_a_game()
        return super().observe(agent)

    def state(self) -> Any:
        """What all agents see together, one after another."""
        self._need_a_game()
        return super().state()

    def render(self) -> Any:
        """The table with everything open, as text or as an image."""
        self._need_a_game()
        return super().render()

    def _need_a_game(self) -> None:
        if not self._has_reset:
            raise GameIsOver("TB-03", "no game has begun: call reset() first")
