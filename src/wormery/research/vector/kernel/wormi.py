"""Many games of Wormi in one call."""

import numpy as np
from numpy.typing import NDArray

from wormery.core.compiled import compiled, lean
from wormery.games.wormi.kernel.rules import TO_MOVE
from wormery.research.arrays.kernel.wormi import (
    DICE,
    FULL_ROW,
    OVER,
    WINNER,
    Table,
    any_action,
    begin,
    is_legal,
    mark,
    observe,
    play,
)
from wormery.research.vector.kernel.modes import (
    CALLER,
    NEXT_STEP,
    SAME_STEP,
    Actions,
    Flags,
)

Rows = NDArray[np.int64]
Seen = NDArray[np.int16]
Rewards = NDArray[np.float32]


@lean("int64(int64[:, ::1], int8[::1], int64[::1], int64)")
def first_illegal(rows: Rows, done: Flags, actions: Actions, mode: int) -> int:
    """The first game whose action is not legal, or -1; one that begins anew needs none."""
    for game in range(rows.shape[0]):
        is_new = done[game] and mode == NEXT_STEP
        if not is_new and not is_legal(rows[game], actions[game]):
            return game
    return -1


@lean("void(int64[::1], int64[::1], int64[::1])")
def let_others_play(table: Table, row: Rows, pilots: Actions) -> None:
    """Those play whom the caller does not play, until it is the caller's turn."""
    while not row[OVER] and pilots[row[TO_MOVE]] != CALLER:
        play(table, row, any_action(row, row[DICE : DICE + 2]))


@lean("void(int64[::1], int64[::1], int64[::1])")
def begin_anew(table: Table, row: Rows, pilots: Actions) -> None:
    """A new game, up to the caller's first turn."""
    row[OVER] = 1
    while row[OVER]:
        begin(table, row)
        let_others_play(table, row, pilots)


@lean("void(int64[::1], int64, int16[::1], int8[::1], int64[::1], int64)")
def show(  # noqa: PLR0913, PLR0917 - compiled code has no keywords
    row: Rows, seat: int, seen: Seen, mask: Flags, players: Actions, game: int
) -> None:
    """What the player sees, or a fixed seat if there is one."""
    player = row[TO_MOVE] if seat < 0 else seat
    players[game] = player
    observe(row, player, seen)
    mark(row, mask)


@lean(
    "void(int64[::1], int64[:, ::1], int64[::1], int64, int64, int64,"
    " int16[:, ::1], int8[:, ::1], int64[::1], int8[::1], int8[::1], float32[:, ::1])"
)
def reset(  # noqa: PLR0913, PLR0917 - compiled code has no keywords
    table: Table,
    rows: Rows,
    pilots: Actions,
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
    for game in range(start, stop):
        begin_anew(table, rows[game], pilots)
        show(rows[game], seat, seen[game], masks[game], players, game)
        ended[game], cut[game] = 0, 0
        rewards[game, :] = 0


@lean(
    "void(int64[::1], int64[:, ::1], int64[::1], int64[::1], int64, int64, int64, int64,"
    " int16[:, ::1], int8[:, ::1], int64[::1], int8[::1], int8[::1], float32[:, ::1],"
    " int16[:, ::1])"
)
def step(  # noqa: PLR0913, PLR0917 - compiled code has no keywords
    table: Table,
    rows: Rows,
    actions: Actions,
    pilots: Actions,
    seat: int,
    mode: int,
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
    for game in range(start, stop):
        row = rows[game]
        rewards[game, 0], rewards[game, 1] = 0, 0
        if mode == NEXT_STEP and (ended[game] or cut[game]):
            begin_anew(table, row, pilots)
            ended[game], cut[game] = 0, 0
        else:
            play(table, row, actions[game])
            let_others_play(table, row, pilots)
            if row[OVER]:
                cut[game] = row[OVER] == FULL_ROW
                ended[game] = row[OVER] != FULL_ROW
                if row[WINNER] >= 0:
                    rewards[game, row[WINNER]] = 1
                    rewards[game, 1 - row[WINNER]] = -1
                if mode == SAME_STEP:
                    observe(row, row[TO_MOVE] if seat < 0 else seat, last[game])
                    begin_anew(table, row, pilots)
            else:
                ended[game], cut[game] = 0, 0
        show(row, seat, seen[game], masks[game], players, game)


@compiled("int64(int64[::1], int64[:, ::1], int64)")
def bare(table: Table, rows: Rows, steps: int) -> int:
    """Random games with nothing to be seen of them: what the rules alone take."""
    for _ in range(steps):
        for game in range(rows.shape[0]):
            row = rows[game]
            if row[OVER]:
                begin(table, row)
            play(table, row, any_action(row, row[DICE : DICE + 2]))
    return int(steps * rows.shape[0])
