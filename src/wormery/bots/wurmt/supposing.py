"""From what others of a game of Das Wurmt did to what their heads may be, by the learned belief."""

from collections.abc import Sequence

import numpy as np

from wormery.bots.wurmt.belief import H_LENGTH, Belief, History, note_lay, suppose
from wormery.bots.wurmt.reading import Beliefs
from wormery.bots.wurmt.sight import SIGHT_SIZE, survey
from wormery.bots.wurmt.watch import FORCED, LAY, Decision
from wormery.games.wurmt.kernel.hidden import Weights
from wormery.games.wurmt.kernel.rules import (
    HEAD,
    MOST_WORMS,
    NOTHING,
    W_SIZE,
    WORM,
    WORMS,
    Box,
    State,
)

UNWATCHED = -1
"""The length in the history of a head that nobody watched being laid, or that the clock laid."""


def note(decisions: Sequence[Decision], box: Box, now: State, history: History) -> None:
    """Write down what others laid since the last look, of which *now* came."""
    for number, decision in enumerate(decisions):
        if decision.kind in (LAY, FORCED):
            after = now if number + 1 == len(decisions) else decisions[number + 1].info
            note_lay(box, decision.info, after, decision.worm, history)
            if decision.kind == FORCED:
                history[decision.worm, H_LENGTH] = UNWATCHED


def supposed(box: Box, info: State, seat: int, history: History, belief: Belief) -> Beliefs:
    """What is to be believed of every head that a seat does not know, and has watched."""
    rows: Weights = np.ones((MOST_WORMS, 10))
    sight = np.zeros(SIGHT_SIZE, dtype=np.float32)
    survey(box, info, seat, rows, sight)
    suppose(box, info, seat, sight, np.maximum(history, 0), belief, rows)
    return {
        worm: rows[worm] / rows[worm].max()
        for worm in range(int(info[WORMS]))
        if info[WORM + W_SIZE * worm + HEAD] < NOTHING
        and history[worm, H_LENGTH] != UNWATCHED
        and history[worm].any()
    }
