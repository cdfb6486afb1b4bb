"""Many rounds of Wormlord in one call: what `stepping.py` asks of the game.

kit    0      1     2       3      4      5       6                7      8
       start  rows  clocks  hands  terms  grounds by side: its     by     minds, by pilot
                                                  first seat, and  seat:  (`pilots/wormlord.py`)
                                                  how many         side

terms  0                  1                         float64
       the time limit,    choices after which a
       in ms              round is broken off
"""

import numpy as np
from numpy.typing import NDArray

from wormery.core.compiled import inlined, lean
from wormery.games.wormlord.kernel.rounds import Hands
from wormery.games.wormlord.kernel.rules import Soil
from wormery.research.arrays.kernel import wormlord as rules
from wormery.research.arrays.kernel.wormlord import (
    CHOICES,
    CHOOSER,
    CUT,
    DICE,
    DONE,
    Clock,
    Grounds,
)
from wormery.research.vector.kernel.modes import RANDOM, Actions, Flags
from wormery.research.vector.kernel.stepping import Rewards, Seen, tailored
from wormery.research.vector.pilots.wormlord import chosen

Rows = NDArray[np.int64]
Clocks = NDArray[np.float64]
Kit = tuple[Soil, Rows, Clocks, Hands, Clock, Grounds, Actions, Actions, Clocks]

KIT = (
    "Tuple((int64[::1], int64[:, ::1], float64[:, ::1], float64[::1], float64[::1], int16[:, ::1],"
    " int64[:, ::1], int64[::1], float64[:, ::1]))"
)


@inlined(f"void({KIT}, int64)")
def deal(kit: Kit, game: int) -> None:
    """A new round by the row's own dice."""
    rules.begin(kit[0], kit[1][game], kit[2][game], kit[4][0], kit[3])


@inlined(f"void({KIT}, int64)")
def prepare(kit: Kit, game: int) -> None:
    """Nothing is kept beside the rows."""


@inlined(f"void({KIT}, int64)")
def foresee(kit: Kit, game: int) -> None:
    """Rows are small enough."""


@inlined(f"int64({KIT}, int64)")
def chooser(kit: Kit, game: int) -> int:
    """Who chooses, or would; of a pair one after the other."""
    row, seats = kit[1][game], kit[6]
    side = max(0, row[CHOOSER])
    if seats[side, 1] == 1:  # to divide is slow
        return int(seats[side, 0])
    return int(seats[side, 0] + row[CHOICES + side] % seats[side, 1])


@inlined(f"int64({KIT}, int64)")
def whose(kit: Kit, game: int) -> int:
    """The seat that has to choose; less than 0 when the round is over."""
    return -1 if kit[1][game, DONE] else chooser(kit, game)


@inlined(f"boolean({KIT}, int64, int64)")
def is_legal(kit: Kit, game: int, action: int) -> bool:
    """Whether the one who has to choose may do that."""
    return rules.is_legal(kit[1][game], action)


@inlined(f"void({KIT}, int64, int64)")
def do(kit: Kit, game: int, action: int) -> None:
    """A legal choice."""
    rules.play(kit[1][game], kit[2][game], kit[3], action, kit[4][1])


@lean(f"void({KIT}, int64, int64)")
def pilot(kit: Kit, game: int, who: int) -> None:
    """The one who has to choose does as *who* does, by the row's own dice."""
    row, clock, hands = kit[1][game], kit[2][game], kit[3]
    if who == RANDOM:
        action = rules.any_action(row, row[DICE : DICE + 2])
    else:
        action = chosen(row, clock, hands, kit[8][who])
    rules.play(row, clock, hands, action, kit[4][1])


pilot_unseen = pilot
"""Nothing is noted either way."""


@inlined(f"void({KIT}, int64, float32[::1])")
def before(kit: Kit, game: int, rewards: Rewards) -> None:
    """Nothing is reckoned from."""


@inlined(f"void({KIT}, int64, int8[::1], int8[::1], float32[::1])")
def conclude(kit: Kit, game: int, ended: Flags, cut: Flags, rewards: Rewards) -> None:
    """What the end of the round is worth."""
    row = kit[1][game]
    ended[game] = row[DONE] and row[DONE] != CUT
    cut[game] = row[DONE] == CUT
    if row[DONE]:
        for seat in range(rewards.shape[0]):
            rewards[seat] = rules.payoff(row, kit[7][seat])


@inlined(f"int64({KIT}, int64, int64, int16[::1])")
def look(kit: Kit, game: int, seat: int, seen: Seen) -> int:
    """The garden from a seat's side."""
    player = chooser(kit, game) if seat < 0 else seat
    rules.observe(kit[1][game], kit[2][game], kit[5], kit[7][player], seen)
    return player


@inlined(f"void({KIT}, int64, int8[::1])")
def list_actions(kit: Kit, game: int, mask: Flags) -> None:
    """Mark what the one who has to choose may do."""
    rules.mark(kit[1][game], mask)


CALLS = tailored(globals(), KIT)
