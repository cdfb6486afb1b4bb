"""Spaces of actions and observations."""

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from numpy.typing import NDArray

from wormery.research.arrays.game import ArrayGame, Mask


class Actions(Discrete[Any]):
    """Actions of one agent; a sample without a mask is one that is legal now, if any is.

    So programs that know nothing of masks, and the tests of libraries, play legal games.
    """

    def __init__(self, legal: Mask) -> None:
        super().__init__(len(legal))
        self.legal = legal  # kept up to date by the environment

    def sample(
        self, mask: NDArray[np.int8] | None = None, probability: NDArray[Any] | None = None
    ) -> Any:
        """An action: by the mask, by the probabilities, or any legal one."""
        if mask is None and probability is None and self.legal.any():
            mask = self.legal
        return super().sample(mask, probability)


def observations(game: ArrayGame) -> Dict:
    """What an agent sees: numbers, and the mask of its actions."""
    low, high = game.layout.bounds()
    return Dict(
        {
            "observation": Box(low, high, dtype=np.int16),
            "action_mask": Box(0, 1, (game.actions,), dtype=np.int8),
        }
    )


def states(game: ArrayGame) -> Box:
    """What all agents see together."""
    low, high = game.layout.bounds()
    return Box(np.tile(low, game.seats), np.tile(high, game.seats), dtype=np.int16)
