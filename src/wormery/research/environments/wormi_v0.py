"""Wormi for PettingZoo: two agents in turn, nothing hidden."""

from typing import Any

from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from wormery.core import agree
from wormery.games import wormi
from wormery.research.arrays.wormi import WormiGame
from wormery.research.environments.common import Rewards
from wormery.research.environments.turns import TurnsEnv

MOST_CYCLES = 500


def env(
    *,
    render_mode: str | None = None,
    rewards: Rewards = "outcome",
    max_cycles: int = MOST_CYCLES,
    **options: Any,
) -> TurnsEnv:
    """One game after another, with any options of Wormi but clock and matches.

    `player_0` is blue. A game is broken off after *max_cycles* moves by each side.
    """
    agreed = agree(wormi.ABOUT, 2, options).options
    game = WormiGame(agreed, most_plies=2 * max_cycles)
    return TurnsEnv(game, render_mode=render_mode, rewards=rewards, max_cycles=max_cycles)


raw_env = env


def parallel_env(**choices: Any) -> Any:
    """The same as a parallel environment: agents whose turn it is not are not asked."""
    return turn_based_aec_to_parallel(env(**choices))
