"""Wormi for PettingZoo: two agents in turn, nothing hidden."""

from typing import Any

from wormery.core import agree
from wormery.games import wormi
from wormery.research.arrays.wormi import WormiGame
from wormery.research.environments.common import Rewards
from wormery.research.environments.forms import TurnsAtOnce
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
    return _made(max_cycles, 2, render_mode, rewards, options)


raw_env = env


def parallel_env(
    *,
    render_mode: str | None = None,
    rewards: Rewards = "outcome",
    max_cycles: int = 2 * MOST_CYCLES,
    **options: Any,
) -> TurnsAtOnce:
    """The same as a parallel environment: what agents answer whose turn it is not is not read.

    A cycle is a step here, so *max_cycles* is the moves of both sides.
    """
    return TurnsAtOnce(_made(max_cycles, 1, render_mode, rewards, options))


def _made(
    max_cycles: int, cycle: int, render_mode: str | None, rewards: Rewards, options: dict[str, Any]
) -> TurnsEnv:
    agreed = agree(wormi.ABOUT, 2, options).options
    game = WormiGame(agreed, most_plies=cycle * max_cycles)
    return TurnsEnv(
        game, render_mode=render_mode, rewards=rewards, max_cycles=max_cycles, cycle=cycle
    )
