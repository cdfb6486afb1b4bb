"""Das Wurmt for PettingZoo: two to five agents in turn, values hidden."""

from typing import Any

from wormery.core import agree
from wormery.games import wurmt
from wormery.research.arrays.wurmt import WurmtGame
from wormery.research.environments.common import Rewards
from wormery.research.environments.forms import TurnsAtOnce
from wormery.research.environments.turns import TurnsEnv


def env(
    *,
    seats: int = 3,
    render_mode: str | None = None,
    rewards: Rewards = "outcome",
    max_cycles: int | None = None,
    **options: Any,
) -> TurnsEnv:
    """One game after another for *seats* agents, with any options but a clock.

    Observations and actions have the same shapes for any number of agents.
    """
    game = WurmtGame(seats, agree(wurmt.ABOUT, seats, options).options)
    return TurnsEnv(game, render_mode=render_mode, rewards=rewards, max_cycles=max_cycles)


raw_env = env


def parallel_env(**choices: Any) -> TurnsAtOnce:
    """The same as a parallel environment: what agents answer whose turn it is not is not read.

    A cycle is a step here.
    """
    made = env(**choices)
    made.cycle = 1
    return TurnsAtOnce(made)
