"""Looking ahead in Das Wurmt: worlds that may be true, played on by players who see their own part.

A world is made up of what a seat knows. In it a play is made, and everybody plays on as the net
would, each from the look that this world gives them, until the seat's own turn has come again a
few times; then the net says what that is worth. What they think of heads that they do not know goes
by how these were laid and left, as it does at the table. To ask the net of every play at the end,
and take the best, halves the worlds that there is time for and was no better. The same worlds are
used for all plays.

A play that turns over a good head does well in that world, which says little of other worlds. By
how much a head looks better or worse than what was to be expected can be told at first sight: that
is luck, and taken off, so that two thirds as many worlds tell as much.
"""

import numpy as np

from wormery.bots.wurmt.belief import Belief, History, play_watched, regard
from wormery.bots.wurmt.choice import (
    MOST_PLAYS,
    R_SIGHT,
    ROOM,
    Values,
    best,
    expect,
    find_all,
    judge,
    meets_head,
    value_if,
    value_of,
)
from wormery.bots.wurmt.net import AHEAD, Layer, Net
from wormery.bots.wurmt.sight import B_CHANCE, B_SIZE, BODY, BUSY, survey
from wormery.core.compiled import compiled, lean
from wormery.core.dice import Dice
from wormery.games.wurmt.kernel.hidden import Weights, determinise, look
from wormery.games.wurmt.kernel.rules import (
    CARD_FRONT,
    HANDS,
    HEAD,
    MOST_WORMS,
    NOTHING,
    OVER,
    PLAYER,
    REMOVE,
    SCORE,
    SEATS,
    SIZE,
    SLOTS,
    SPY,
    TURN,
    W_SIZE,
    WORM,
    WORMS,
    Box,
    State,
)

ALL_COLOURS = 7  # as a mask: nothing is known of any worm yet
MOST_DECISIONS = 40
"""After so many decisions nobody waits for the end of the turn."""


@lean("float64(int32[::1], int64, float64)")
def final(state: State, seat: int, pride: float) -> float:
    """What a game that is over is worth to a seat: a share of the win, and a little for points."""
    most, equal = -(1 << 20), 1
    for other in range(state[SEATS]):
        if other != seat:
            most = max(most, state[SCORE + other])
            equal += state[SCORE + other] == state[SCORE + seat]
    ahead = int(state[SCORE + seat] - most)
    share = 0.0
    if ahead >= 0:
        share = 1.0 if ahead > 0 else 1.0 / equal
    return share + pride * ahead / 10


@lean(
    "float64(int32[::1], int32[::1], int64, int64, float32[::1], float64[:, ::1], float32[::1],"
    " int32[:, ::1], float64[:, ::1], float32[:, ::1], float64[:, ::1], int32[:, ::1], int64[::1],"
    " float64[::1])"
)
def play_on(  # noqa: PLR0913, PLR0917 - numba knows no Structs
    box: Box,
    world: State,
    seat: int,
    turns: int,
    net: Net,
    tells: Weights,
    belief: Belief,
    history: History,
    said: Weights,
    room: Layer,
    weights: Weights,
    states: State,
    plays: Dice,
    values: Values,
) -> float:
    """Play a world on to a later turn of a seat, and tell what that is worth to it."""
    turn, info, before = world[TURN], states[0], states[1]
    sight = room[R_SIGHT]
    for _ in range(MOST_DECISIONS):
        if world[OVER]:
            return final(world, seat, net[AHEAD])
        look(box, world, world[PLAYER], info)
        regard(box, info, world[PLAYER], tells, belief, history, said, room, weights)
        sight[BUSY] = 1
        if world[PLAYER] == seat and world[TURN] > turn:
            turn, turns = world[TURN], turns - 1
            if turns == 0:
                break
        count = judge(box, info, net, sight, room, plays, values)
        play_watched(box, world, plays[best(values, count)], before, history, said)
    value: float = value_of(net, sight, info[WORMS], ALL_COLOURS, room)
    return value


@compiled(
    "void(int32[::1], int32[::1], float32[::1], float64[:, ::1], int64[::1], float64[:, ::1])"
)
def measure_luck(  # noqa: PLR0913, PLR0917 - numba knows no Structs
    box: Box, info: State, net: Net, weights: Weights, plays: Dice, luck: Values
) -> None:
    """Fill in, by play and head that it meets, how much better than expected that looks."""
    room = np.zeros(ROOM, dtype=np.float32)
    sight = room[R_SIGHT]
    survey(box, info, info[PLAYER], weights, sight)
    sight[BUSY] = 1
    find_all(net, sight, info[WORMS], room)
    for number in range(len(plays)):
        play = plays[number]
        if meets_head(box, info, sight, play):
            expected = expect(box, info, net, sight, play, room)
            for head in range(10):
                if sight[BODY + B_SIZE * ((play >> 4) & 1023) + B_CHANCE + head] > 0:
                    found = value_if(box, info, net, sight, play, head, room)
                    luck[number, head] = found - expected


@lean("int64(int32[::1], int32[::1], int64)")
def head_met(box: Box, world: State, play: int) -> int:
    """The value of the head that a play turns over, or spies on; 0 without one."""
    front = box[CARD_FRONT + world[HANDS + SLOTS * world[PLAYER] + (play & 15)]]
    if front < REMOVE or front == SPY:
        head = world[WORM + W_SIZE * ((play >> 4) & 1023) + HEAD]
        if head != NOTHING:
            value: int = box[CARD_FRONT + head]
            return value
    return 0


@compiled(
    "void(int32[::1], int32[::1], float32[::1], float64[:, ::1], float32[::1], int32[:, ::1],"
    " float64[:, ::1], float64[:, ::1], int64[::1], float64[:, ::1], float64[::1], int64, int64,"
    " int64[::1])"
)
def try_out(  # noqa: PLR0913, PLR0917 - numba knows no Structs
    box: Box,
    info: State,
    net: Net,
    tells: Weights,
    belief: Belief,
    history: History,
    said: Weights,
    weights: Weights,
    plays: Dice,
    luck: Values,
    totals: Values,
    worlds: int,
    turns: int,
    dice: Dice,
) -> None:
    """Add to *totals* what every one of some plays came to in so many worlds, but for *luck*."""
    seat = info[PLAYER]
    room = np.zeros(ROOM, dtype=np.float32)
    inner = np.ones((MOST_WORMS, 10))
    world, copy, states = (
        np.zeros(SIZE, np.int32),
        np.zeros(SIZE, np.int32),
        np.zeros((2, SIZE), np.int32),
    )
    past, heard = np.zeros_like(history), np.zeros_like(said)
    found, values = np.zeros(MOST_PLAYS, np.int64), np.zeros(MOST_PLAYS)
    for _ in range(worlds):
        determinise(box, info, weights, dice, world)
        for number in range(len(plays)):
            copy[:] = world
            past[:] = history
            heard[:] = said
            totals[number] -= luck[number, head_met(box, world, plays[number])]
            play_watched(box, copy, plays[number], states[1], past, heard)
            totals[number] += play_on(
                box,
                copy,
                seat,
                turns,
                net,
                tells,
                belief,
                past,
                heard,
                room,
                inner,
                states,
                found,
                values,
            )
