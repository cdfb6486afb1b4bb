"""Many games of Das Wurmt in one call: what `stepping.py` asks of the game.

kit    0    1     2     3                    4     5                6
       box  form  rows  room for a game's    net   minds, by pilot  whether points are rewards
                        dice, which are      (`pilots/wurmt.py`)
                        int64 while rolled

       7                  8               9                10     11                12
       by action: the     cards, as the   whether games    words  cards unseen,     heads, as each
       kernel's play      notes see them  are noted               (`wurmt_notes.py`)  seat sees them
"""

import numpy as np
from numpy.typing import NDArray

from wormery.bots.wurmt.net import Net
from wormery.core.compiled import inlined, lean
from wormery.core.lanes import fetch
from wormery.games.wurmt.kernel.rules import OVER, PLAYER, SCORE, SEATS, W_SIZE, WORM, Box, any_play
from wormery.research.arrays.kernel import wurmt as rules
from wormery.research.arrays.kernel.wurmt import DICE, KINDS, UNDRAWN, Form
from wormery.research.vector.kernel import wurmt_notes as notes
from wormery.research.vector.kernel.modes import RANDOM, Actions, Flags
from wormery.research.vector.kernel.stepping import Rewards, Seen, tailored
from wormery.research.vector.pilots.wurmt import chosen

Rows = NDArray[np.int32]
Minds = NDArray[np.float64]
Kit = tuple[
    Box,
    Form,
    Rows,
    Actions,
    Net,
    Minds,
    int,
    Actions,
    notes.Cards,
    int,
    notes.Words,
    notes.Unseen,
    notes.Words,
]

AFTER_WORMS = WORM + W_SIZE * notes.MOST_WORMS

KIT = (
    "Tuple((int32[::1], int64[::1], int32[:, ::1], int64[:, ::1], float32[::1], float64[:, ::1],"
    " int64, int64[::1], int64[:, ::1], int64, int64[:, ::1], int32[:, ::1], int64[:, ::1]))"
)


@inlined(f"void({KIT}, int64)")
def deal(kit: Kit, game: int) -> None:
    """Shuffle and deal by the row's own dice."""
    rules.begin(kit[0], kit[1], kit[2][game], kit[2][game, SEATS], kit[3][game])


@inlined(f"int64({KIT}, int64)")
def whose(kit: Kit, game: int) -> int:
    """The seat whose turn it is; less than 0 when the game is over."""
    row = kit[2][game]
    return -1 if row[OVER] else row[PLAYER]


@inlined(f"void({KIT}, int64)")
def prepare(kit: Kit, game: int) -> None:
    """Note what everybody sees."""
    if kit[9]:
        notes.take_notes(kit[0], kit[8], kit[2][game], kit[10][game], kit[11][game])


@inlined(f"void({KIT}, int64)")
def foresee(kit: Kit, game: int) -> None:
    """Fetch what most plays need of the row, and what is noted beside it."""
    row = kit[2][game]
    for place in range(0, AFTER_WORMS, 16):
        fetch(row, place)
    for place in range(UNDRAWN, DICE, 16):
        fetch(row, place)
    if kit[9]:
        words, unseen = kit[10][game], kit[11][game]
        for place in range(0, notes.WORDS, 8):
            fetch(words, place)
        for place in range(0, KINDS, 16):
            fetch(unseen, place)


@inlined(f"boolean({KIT}, int64, int64)")
def is_legal(kit: Kit, game: int, action: int) -> bool:
    """Whether the one whose turn it is may do that."""
    if kit[9]:
        return notes.is_legal(kit[10][game], action)
    return rules.play_of(kit[0], kit[1], kit[2][game], action) >= 0


@inlined(f"void({KIT}, int64, int64)")
def enact(kit: Kit, game: int, number: int) -> None:
    """A play of the kernel."""
    if kit[9]:
        notes.play(kit[0], kit[8], kit[2][game], number, kit[10][game], kit[11][game])
    else:
        rules.play(kit[0], kit[2][game], number)


@inlined(f"void({KIT}, int64, int64)")
def do(kit: Kit, game: int, action: int) -> None:
    """A legal action."""
    enact(kit, game, kit[7][action])


@inlined(f"int64({KIT}, int64, int64)")
def wish(kit: Kit, game: int, who: int) -> int:
    """The play that *who* would make, by the row's own dice."""
    box, row, dice = kit[0], kit[2][game], kit[3][game]
    dice[0], dice[1] = row[DICE], row[DICE + 1]
    if who == RANDOM:
        number = any_play(box, row, dice)
    else:
        number = chosen(box, row, kit[4], kit[5][who], dice)
    row[DICE], row[DICE + 1] = dice[0], dice[1]
    return number


@lean(f"void({KIT}, int64, int64)")
def pilot(kit: Kit, game: int, who: int) -> None:
    """The one whose turn it is plays as *who* does."""
    enact(kit, game, wish(kit, game, who))


@inlined(f"void({KIT}, int64, int64)")
def pilot_unseen(kit: Kit, game: int, who: int) -> None:
    """The same, and nothing is noted."""
    rules.play(kit[0], kit[2][game], wish(kit, game, who))


@inlined(f"void({KIT}, int64, float32[::1])")
def before(kit: Kit, game: int, rewards: Rewards) -> None:
    """The scores that points are gained from."""
    if kit[6]:
        for seat in range(rewards.shape[0]):
            rewards[seat] = -kit[2][game, SCORE + seat]


@inlined(f"void({KIT}, int64, int8[::1], int8[::1], float32[::1])")
def conclude(kit: Kit, game: int, ended: Flags, cut: Flags, rewards: Rewards) -> None:
    """Points since then, or what the end is worth."""
    row = kit[2][game]
    ended[game], cut[game] = row[OVER], 0
    if kit[6]:
        for seat in range(rewards.shape[0]):
            rewards[seat] += row[SCORE + seat]
    elif row[OVER]:
        for seat in range(rewards.shape[0]):
            rewards[seat] = rules.payoff(row, seat)


@inlined(f"int64({KIT}, int64, int64, int16[::1])")
def look(kit: Kit, game: int, seat: int, seen: Seen) -> int:
    """What a seat may know."""
    row = kit[2][game]
    player = row[PLAYER] if seat < 0 else seat
    if kit[9]:
        notes.look(kit[0], kit[8], row, player, kit[10][game], kit[11][game], kit[12], seen)
    else:
        rules.observe(kit[0], kit[1], row, player, seen)
    return player


@inlined(f"void({KIT}, int64, int8[::1])")
def list_actions(kit: Kit, game: int, mask: Flags) -> None:
    """Mark what the one whose turn it is may do."""
    if kit[9]:
        notes.mark(kit[8], kit[2][game], kit[10][game], mask)
    else:
        rules.mark(kit[0], kit[1], kit[2][game], mask)


CALLS = tailored(globals(), KIT)
