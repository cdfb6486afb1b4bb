"""From what everybody at a table of Das Wurmt did to what their heads may be, by learned belief."""

from collections.abc import Sequence

import numpy as np

from wormery.bots.wurmt.belief import (
    H_LENGTH,
    UNWATCHED,
    Belief,
    History,
    is_watched,
    note_lay,
    suppose,
)
from wormery.bots.wurmt.choice import R_SIGHT, ROOM
from wormery.bots.wurmt.reading import Beliefs
from wormery.bots.wurmt.sight import survey
from wormery.bots.wurmt.watch import FORCED, LAY, Decision
from wormery.games.wurmt.kernel.hidden import Weights
from wormery.games.wurmt.kernel.rules import (
    HEAD,
    MOST_WORMS,
    NOTHING,
    TELL,
    W_SIZE,
    WORM,
    WORMS,
    Box,
    State,
)


def recall_tells(watched: State, info: State) -> None:
    """Take over what heads told when they were laid: the hands of then lie there no more."""
    for at in range(WORM, WORM + W_SIZE * int(info[WORMS]), W_SIZE):
        info[at + TELL] = watched[at + TELL]


def note(plays: Sequence[Decision], box: Box, now: State, history: History) -> None:
    """Write down what everybody laid since the last look, of which *now* came."""
    for number, play in enumerate(plays):
        if play.kind in (LAY, FORCED):
            after = now if number + 1 == len(plays) else plays[number + 1].info
            note_lay(box, play.info, after, play.worm, history)
            if play.kind == FORCED:
                history[play.worm, H_LENGTH] = UNWATCHED


def supposed(box: Box, info: State, seat: int, history: History, belief: Belief) -> Beliefs:
    """What is to be believed of every head that a seat does not know, and has watched."""
    rows: Weights = np.ones((MOST_WORMS, 10))
    room = np.zeros(ROOM, dtype=np.float32)
    survey(box, info, seat, rows, room[R_SIGHT])
    suppose(box, info, seat, room[R_SIGHT], history, belief, room, rows)
    return {
        worm: rows[worm]
        for worm in range(int(info[WORMS]))
        if info[WORM + W_SIZE * worm + HEAD] < NOTHING and is_watched(history, worm)
    }
