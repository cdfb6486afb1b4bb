"""Wormlord for PettingZoo: two to eight agents in event time, alone or in pairs."""

from collections.abc import Sequence
from typing import Any

from wormery.core import agree
from wormery.games import wormlord
from wormery.knots.drawing.hands import Level
from wormery.research.arrays.wormlord import WormlordGame
from wormery.research.environments.common import Rewards
from wormery.research.environments.events import EventsEnv
from wormery.research.environments.forms import EventsByTurns

MOST_CYCLES = 1000


def parallel_env(  # noqa: PLR0913 - what there is to choose
    *,
    seats: int = 2,
    levels: Sequence[Level] | None = None,
    time_limit: int | None = 180,
    render_mode: str | None = None,
    rewards: Rewards = "outcome",
    max_cycles: int | None = MOST_CYCLES,
    **options: Any,
) -> EventsEnv:
    """One round after another, with any map, teams and handicaps.

    *levels* says by side how quick and sure its hands are: "beginner" to "expert". How long each
    knot takes is drawn by that, as the seed has it.
    """
    agreed = agree(wormlord.ABOUT, seats, options).options
    game = WormlordGame(seats, agreed, levels=levels, time_limit=time_limit)
    return EventsEnv(game, render_mode=render_mode, rewards=rewards, max_cycles=max_cycles)


def env(**choices: Any) -> EventsByTurns:
    """The same, agent by agent."""
    return EventsByTurns(parallel_env(**choices))


raw_env = env
