"""Many rounds of Wormlord in one call."""

import numpy as np
from numpy.typing import NDArray

from wormery.core.compiled import compiled, lean
from wormery.games.wormlord.kernel.rounds import Hands
from wormery.games.wormlord.kernel.rules import SIDES, Soil
from wormery.research.arrays.kernel.wormlord import (
    CHOICES,
    CHOOSER,
    DICE,
    DONE,
    EVENTS,
    Clock,
    Ground,
    any_action,
    begin,
    is_legal,
    mark,
    observe,
    payoff,
    play,
)
from wormery.research.vector.kernel.modes import CALLER, NEXT_STEP, SAME_STEP, Actions, Flags

Rows = NDArray[np.int64]
Clocks = NDArray[np.float64]
Seen = NDArray[np.int16]
Rewards = NDArray[np.float32]


@lean("int64(int64[:, ::1], int8[::1], int64[::1], int64)")
def first_illegal(rows: Rows, done: Flags, actions: Actions, mode: int) -> int:
    """The first round whose action is not legal, or -1; one that begins anew needs none."""
    for game in range(rows.shape[0]):
        is_new = done[game] and mode == NEXT_STEP
        if not is_new and not is_legal(rows[game], actions[game]):
            return game
    return -1


@lean("int64(int64[::1], int64[:, ::1])")
def seat_of(row: Rows, seats: Actions) -> int:
    """Who chooses, of a pair one after the other; *seats*: by side the first one, and how many."""
    side = max(0, row[CHOOSER])
    return int(seats[side, 0] + row[CHOICES + side] % seats[side, 1])


@lean("void(int64[::1], float64[::1], float64[::1], int64[:, ::1], int64[::1])")
def let_others_play(row: Rows, clock: Clock, hands: Hands, seats: Actions, pilots: Actions) -> None:
    """Those choose whom the caller does not play, until it is the caller's turn."""
    while not row[DONE] and pilots[seat_of(row, seats)] != CALLER:
        play(row, clock, hands, any_action(row, row[DICE : DICE + 2]))


@lean(
    "void(int64[::1], int64[::1], float64[::1], float64, float64[::1], int64[:, ::1], int64[::1])"
)
def begin_anew(  # noqa: PLR0913, PLR0917 - compiled code has no keywords
    start: Soil,
    row: Rows,
    clock: Clock,
    limit: float,
    hands: Hands,
    seats: Actions,
    pilots: Actions,
) -> None:
    """A new round, up to the caller's first choice."""
    row[DONE] = 1
    while row[DONE]:
        begin(start, row, clock, limit, hands)
        let_others_play(row, clock, hands, seats, pilots)


@lean(
    "void(int64[::1], float64[::1], int64[::1], int64[:, ::1], int64[::1], int64,"
    " int16[::1], int8[::1], int64[::1], int64)"
)
def show(  # noqa: PLR0913, PLR0917 - compiled code has no keywords
    row: Rows,
    clock: Clock,
    ground: Ground,
    seats: Actions,
    sides: Actions,
    seat: int,
    seen: Seen,
    mask: Flags,
    players: Actions,
    game: int,
) -> None:
    """What the one who chooses sees, or a fixed seat if there is one."""
    player = seat_of(row, seats) if seat < 0 else seat
    players[game] = player
    observe(row, clock, ground, sides[player], seen)
    mark(row, mask)


@lean(
    "void(int64[::1], int64[:, ::1], float64[:, ::1], float64, float64[::1], int64[::1],"
    " int64[:, ::1], int64[::1], int64[::1], int64, int64, int64,"
    " int16[:, ::1], int8[:, ::1], int64[::1], int8[::1], int8[::1], float32[:, ::1])"
)
def reset(  # noqa: PLR0913, PLR0917 - compiled code has no keywords
    start: Soil,
    rows: Rows,
    clocks: Clocks,
    limit: float,
    hands: Hands,
    ground: Ground,
    seats: Actions,
    sides: Actions,
    pilots: Actions,
    seat: int,
    first: int,
    stop: int,
    seen: Seen,
    masks: Flags,
    players: Actions,
    ended: Flags,
    cut: Flags,
    rewards: Rewards,
) -> None:
    """New rounds from *first* to *stop*."""
    for game in range(first, stop):
        row, clock = rows[game], clocks[game]
        begin_anew(start, row, clock, limit, hands, seats, pilots)
        show(row, clock, ground, seats, sides, seat, seen[game], masks[game], players, game)
        ended[game], cut[game] = 0, 0
        rewards[game, :] = 0


@lean(
    "void(int64[::1], int64[:, ::1], float64[:, ::1], float64, float64[::1], int64[::1],"
    " int64[:, ::1], int64[::1], int64[::1], int64[::1], int64, int64, int64, int64, int64,"
    " int16[:, ::1], int8[:, ::1], int64[::1], int8[::1], int8[::1], float32[:, ::1],"
    " int16[:, ::1])"
)
def step(  # noqa: PLR0913, PLR0917 - compiled code has no keywords
    start: Soil,
    rows: Rows,
    clocks: Clocks,
    limit: float,
    hands: Hands,
    ground: Ground,
    seats: Actions,
    sides: Actions,
    actions: Actions,
    pilots: Actions,
    seat: int,
    mode: int,
    most: int,
    first: int,
    stop: int,
    seen: Seen,
    masks: Flags,
    players: Actions,
    ended: Flags,
    cut: Flags,
    rewards: Rewards,
    last: Seen,
) -> None:
    """One choice in every round from *first* to *stop*; all of them are legal."""
    for game in range(first, stop):
        row, clock = rows[game], clocks[game]
        rewards[game, :] = 0
        if mode == NEXT_STEP and (ended[game] or cut[game]):
            begin_anew(start, row, clock, limit, hands, seats, pilots)
            ended[game], cut[game] = 0, 0
        else:
            play(row, clock, hands, actions[game])
            let_others_play(row, clock, hands, seats, pilots)
            ended[game] = row[DONE]
            cut[game] = not row[DONE] and choices(row) >= most
            if row[DONE]:
                for other in range(rewards.shape[1]):
                    rewards[game, other] = payoff(row, sides[other])
            if mode == SAME_STEP and (ended[game] or cut[game]):
                player = seat_of(row, seats) if seat < 0 else seat
                observe(row, clock, ground, sides[player], last[game])
                begin_anew(start, row, clock, limit, hands, seats, pilots)
        show(row, clock, ground, seats, sides, seat, seen[game], masks[game], players, game)


@lean("int64(int64[::1])")
def choices(row: Rows) -> int:
    """How many choices have been made in a round."""
    total = 0
    for side in range(row[SIDES]):
        total += row[CHOICES + side]
    return total


@compiled("int64(int64[::1], int64[:, ::1], float64[:, ::1], float64, float64[::1], int64)")
def bare(  # noqa: PLR0913, PLR0917 - compiled code has no keywords
    start: Soil, rows: Rows, clocks: Clocks, limit: float, hands: Hands, steps: int
) -> int:
    """Random rounds with nothing to be seen of them: the events that the rules alone work out."""
    events = 0
    for _ in range(steps):
        for game in range(rows.shape[0]):
            row, clock = rows[game], clocks[game]
            if row[DONE]:
                begin(start, row, clock, limit, hands)
            before = row[EVENTS]
            play(row, clock, hands, any_action(row, row[DICE : DICE + 2]))
            events += row[EVENTS] - before
    return int(events)
