"""What is alike for many games of any kind."""

import numpy as np
from numpy.typing import NDArray

from wormery.core.compiled import lean
from wormery.core.dice import Dice, roll

NEXT_STEP, SAME_STEP, DISABLED = 0, 1, 2
"""When a game that is over begins anew: in the next step, in the same one, or when asked to."""

CALLER, RANDOM = 0, 1
"""Who plays a seat: the caller, or somebody in the call; from 2 on it is a level of the ladder."""

Flags = NDArray[np.int8]
Actions = NDArray[np.int64]


@lean("void(int8[:, ::1], int64[::1], int64[::1])")
def sample(masks: Flags, dice: Dice, actions: Actions) -> None:
    """Any legal action of every game; 0 where there is none."""
    for game in range(masks.shape[0]):
        mask = masks[game]
        legal = 0
        for action in range(mask.shape[0]):
            legal += mask[action]
        actions[game] = 0
        wanted = roll(dice, legal) if legal else -1
        for action in range(mask.shape[0]):
            if mask[action]:
                if wanted == 0:
                    actions[game] = action
                    break
                wanted -= 1
