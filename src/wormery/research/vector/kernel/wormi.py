"""Many games of Wormi in one call: what `stepping.py` asks of the game.

kit    0      1     2
       table  rows  minds, by pilot (`pilots/wormi.py`)
"""

import numpy as np
from numpy.typing import NDArray

from wormery.core.compiled import inlined, lean
from wormery.games.wormi.kernel.rules import TO_MOVE
from wormery.research.arrays.kernel import wormi as rules
from wormery.research.arrays.kernel.wormi import DICE, FULL_ROW, OVER, WINNER, Table
from wormery.research.vector.kernel.modes import RANDOM, Flags
from wormery.research.vector.kernel.stepping import Rewards, Seen, tailored
from wormery.research.vector.pilots.wormi import chosen

Rows = NDArray[np.int64]
Minds = NDArray[np.float64]
Kit = tuple[Table, Rows, Minds]

KIT = "Tuple((int64[::1], int64[:, ::1], float64[:, ::1]))"


@inlined(f"void({KIT}, int64)")
def deal(kit: Kit, game: int) -> None:
    """Begin a game anew, by its own dice."""
    rules.begin(kit[0], kit[1][game])


@inlined(f"void({KIT}, int64)")
def prepare(kit: Kit, game: int) -> None:
    """Nothing is kept beside the rows."""


@inlined(f"void({KIT}, int64)")
def foresee(kit: Kit, game: int) -> None:
    """Rows are small enough."""


@inlined(f"int64({KIT}, int64)")
def whose(kit: Kit, game: int) -> int:
    """The seat whose turn it is; less than 0 when the game is over."""
    row = kit[1][game]
    return -1 if row[OVER] else row[TO_MOVE]


@inlined(f"boolean({KIT}, int64, int64)")
def is_legal(kit: Kit, game: int, action: int) -> bool:
    """Whether the side to move may do that."""
    return rules.is_legal(kit[1][game], action)


@inlined(f"void({KIT}, int64, int64)")
def do(kit: Kit, game: int, action: int) -> None:
    """A legal action."""
    rules.play(kit[0], kit[1][game], action)


@lean(f"void({KIT}, int64, int64)")
def pilot(kit: Kit, game: int, who: int) -> None:
    """The side to move plays as *who* does, by the row's own dice."""
    row = kit[1][game]
    dice = row[DICE : DICE + 2]
    if who == RANDOM:
        rules.play(kit[0], row, rules.any_action(row, dice))
    else:
        rules.play(kit[0], row, chosen(row, kit[2][who], dice))


pilot_unseen = pilot
"""Nothing is noted either way."""


@inlined(f"void({KIT}, int64, float32[::1])")
def before(kit: Kit, game: int, rewards: Rewards) -> None:
    """Nothing is reckoned from."""


@inlined(f"void({KIT}, int64, int8[::1], int8[::1], float32[::1])")
def conclude(kit: Kit, game: int, ended: Flags, cut: Flags, rewards: Rewards) -> None:
    """1 for the winner, -1 for the other one; a game with too many moves is broken off."""
    row = kit[1][game]
    ended[game] = row[OVER] and row[OVER] != FULL_ROW
    cut[game] = row[OVER] == FULL_ROW
    if row[OVER] and row[WINNER] >= 0:
        rewards[row[WINNER]] = 1
        rewards[1 - row[WINNER]] = -1


@inlined(f"int64({KIT}, int64, int64, int16[::1])")
def look(kit: Kit, game: int, seat: int, seen: Seen) -> int:
    """The board from the end of a side."""
    row = kit[1][game]
    player = row[TO_MOVE] if seat < 0 else seat
    rules.observe(row, player, seen)
    return player


@inlined(f"void({KIT}, int64, int8[::1])")
def list_actions(kit: Kit, game: int, mask: Flags) -> None:
    """Mark what the side to move may do."""
    rules.mark(kit[1][game], mask)


CALLS = tailored(globals(), KIT)
