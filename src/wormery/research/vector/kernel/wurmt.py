"""Many games of Das Wurmt in one call."""

import numpy as np
from numpy.typing import NDArray

from wormery.bots.wurmt.net import Net
from wormery.core.compiled import compiled, lean
from wormery.core.dice import Dice
from wormery.games.wurmt.kernel.rules import OVER, PLAYER, SCORE, SEATS, Box, any_play
from wormery.research.arrays.kernel.wurmt import (
    DICE,
    Form,
    begin,
    mark,
    observe,
    payoff,
    play,
    play_of,
)
from wormery.research.vector.kernel.modes import (
    CALLER,
    NEXT_STEP,
    SAME_STEP,
    Actions,
    Flags,
)
from wormery.research.vector.kernel.wurmt_third import BLUR, SLIP, third

THIRD = 3
"""The pilot of seats that level 3 plays."""

Rows = NDArray[np.int32]
Seen = NDArray[np.int16]
Rewards = NDArray[np.float32]


@lean("int64(int32[::1], int64[::1], int32[:, ::1], int8[::1], int64[::1], int64)")
def first_illegal(  # noqa: PLR0913, PLR0917 - compiled code has no keywords
    box: Box, form: Form, rows: Rows, done: Flags, actions: Actions, mode: int
) -> int:
    """The first game whose action is not legal, or -1; one that begins anew needs none."""
    for game in range(rows.shape[0]):
        is_new = done[game] and mode == NEXT_STEP
        if not is_new and play_of(box, form, rows[game], actions[game]) < 0:
            return game
    return -1


@lean("void(int32[::1], int32[::1], int64[::1])")
def play_at_random(box: Box, row: Rows, dice: Dice) -> None:
    """Any play, by the row's own dice; *dice* is room for them."""
    dice[0], dice[1] = row[DICE], row[DICE + 1]
    number = any_play(box, row, dice)
    row[DICE], row[DICE + 1] = dice[0], dice[1]
    play(box, row, number)


@lean("void(int32[::1], int32[::1], float32[::1], int64[::1])")
def play_well(box: Box, row: Rows, net: Net, dice: Dice) -> None:
    """What level 3 plays, by the row's own dice."""
    dice[0], dice[1] = row[DICE], row[DICE + 1]
    number = third(box, row, net, BLUR, SLIP, dice)
    row[DICE], row[DICE + 1] = dice[0], dice[1]
    play(box, row, number)


@lean("void(int32[::1], int32[::1], int64[::1], float32[::1], int64[::1])")
def let_others_play(box: Box, row: Rows, pilots: Actions, net: Net, dice: Dice) -> None:
    """Those play whom the caller does not play, until it is the caller's turn."""
    while not row[OVER] and pilots[row[PLAYER]] != CALLER:
        if pilots[row[PLAYER]] == THIRD:
            play_well(box, row, net, dice)
        else:
            play_at_random(box, row, dice)


@lean("void(int32[::1], int64[::1], int32[::1], int64[::1], float32[::1], int64[::1])")
def begin_anew(  # noqa: PLR0913, PLR0917 - compiled code has no keywords
    box: Box, form: Form, row: Rows, pilots: Actions, net: Net, dice: Dice
) -> None:
    """A new game, up to the caller's first turn."""
    row[OVER] = 1
    while row[OVER]:
        begin(box, form, row, pilots.shape[0], dice)
        let_others_play(box, row, pilots, net, dice)


@lean("void(int32[::1], int64[::1], int32[::1], int64, int16[::1], int8[::1], int64[::1], int64)")
def show(  # noqa: PLR0913, PLR0917 - compiled code has no keywords
    box: Box,
    form: Form,
    row: Rows,
    seat: int,
    seen: Seen,
    mask: Flags,
    players: Actions,
    game: int,
) -> None:
    """What the player sees, or a fixed seat if there is one."""
    player = row[PLAYER] if seat < 0 else seat
    players[game] = player
    observe(box, form, row, player, seen)
    mark(box, form, row, mask)


@compiled(
    "void(int32[::1], int64[::1], int32[:, ::1], int64[::1], float32[::1], int64, int64, int64,"
    " int16[:, ::1], int8[:, ::1], int64[::1], int8[::1], int8[::1], float32[:, ::1])"
)
def reset(  # noqa: PLR0913, PLR0917 - compiled code has no keywords
    box: Box,
    form: Form,
    rows: Rows,
    pilots: Actions,
    net: Net,
    seat: int,
    start: int,
    stop: int,
    seen: Seen,
    masks: Flags,
    players: Actions,
    ended: Flags,
    cut: Flags,
    rewards: Rewards,
) -> None:
    """New games from *start* to *stop*."""
    dice = np.zeros(2, dtype=np.int64)
    for game in range(start, stop):
        begin_anew(box, form, rows[game], pilots, net, dice)
        show(box, form, rows[game], seat, seen[game], masks[game], players, game)
        ended[game], cut[game] = 0, 0
        rewards[game, :] = 0


@compiled(
    "void(int32[::1], int64[::1], int32[:, ::1], int64[::1], int64[::1], float32[::1], int64,"
    " int64, int64, int64, int64, int16[:, ::1], int8[:, ::1], int64[::1], int8[::1], int8[::1],"
    " float32[:, ::1], int16[:, ::1])"
)
def step(  # noqa: PLR0913, PLR0917 - compiled code has no keywords
    box: Box,
    form: Form,
    rows: Rows,
    actions: Actions,
    pilots: Actions,
    net: Net,
    seat: int,
    mode: int,
    points: int,
    start: int,
    stop: int,
    seen: Seen,
    masks: Flags,
    players: Actions,
    ended: Flags,
    cut: Flags,
    rewards: Rewards,
    last: Seen,
) -> None:
    """One action in every game from *start* to *stop*; all of them are legal."""
    dice = np.zeros(2, dtype=np.int64)
    for game in range(start, stop):
        row = rows[game]
        seats = row[SEATS]
        if mode == NEXT_STEP and ended[game]:
            begin_anew(box, form, row, pilots, net, dice)
            ended[game] = 0
            rewards[game, :] = 0
        else:
            for other in range(seats):
                rewards[game, other] = -row[SCORE + other] if points else 0
            play(box, row, play_of(box, form, row, actions[game]))
            let_others_play(box, row, pilots, net, dice)
            ended[game] = row[OVER]
            for other in range(seats):
                if points:
                    rewards[game, other] += row[SCORE + other]
                elif row[OVER]:
                    rewards[game, other] = payoff(row, other)
            if row[OVER] and mode == SAME_STEP:
                observe(box, form, row, row[PLAYER] if seat < 0 else seat, last[game])
                begin_anew(box, form, row, pilots, net, dice)
        cut[game] = 0
        show(box, form, row, seat, seen[game], masks[game], players, game)


@compiled("int64(int32[::1], int64[::1], int32[:, ::1], int64, int64)")
def bare(box: Box, form: Form, rows: Rows, seats: int, steps: int) -> int:
    """Random games with nothing to be seen of them: what the rules alone take."""
    dice = np.zeros(2, dtype=np.int64)
    for _ in range(steps):
        for game in range(rows.shape[0]):
            row = rows[game]
            if row[OVER]:
                begin(box, form, row, seats, dice)
            play_at_random(box, row, dice)
    return int(steps * rows.shape[0])
